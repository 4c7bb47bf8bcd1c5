"""What is decided in a turn outside the Main Phase: what to keep, whether to act, Workers. Handbook 2.2 to 2.4, 8.3."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Literal

from rules.game import Event, Prompt, Refusal, Seat
from rules.shared_worlds.actions import Act, ChooseCard, Done, Skip, Stand, TradeWorkers
from rules.shared_worlds.cubing import only_done
from rules.shared_worlds.giving import is_in_hand, possible_cards
from rules.shared_worlds.news import news
from rules.shared_worlds.pieces import Pile
from rules.shared_worlds.piles import names, secretly, take
from rules.shared_worlds.stage import OfTheTurn
from rules.shared_worlds.state import HAND, CardId, Position, site, who
from rules.shared_worlds.values import hand_bonus
from rules.shared_worlds.verbs_on_table import look
from rules.shared_worlds.windows import is_another_answer, possible_stands, stand
from rules.steps import Deed, ask, refuse, tell

DRAWN = 5
KEPT = 3
"""In the End Phase, and for two Workers."""
PRICE = 2
"""Workers for another draw."""


# T1a: what is kept in hand.


@dataclass(slots=True)
class PuttingAway(OfTheTurn):
    """The seat on turn puts hand cards on its Discard pile; what it keeps is at most its hand limit."""

    away: list[CardId] | None = None
    step: Literal["putting-away"] = "putting-away"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-put-away", "2.2")

    def waits(self, state: Position) -> bool:
        """While there are cards in hand."""
        return bool(state.active.hand)

    def proceed(self, state: Position) -> list[Event]:
        """None is left."""
        state.steps.pop()
        return put_away(self, state)


def put_away(step: PuttingAway, state: Position) -> list[Event]:
    """How many were put away and kept; which, only their owner hears."""
    cards = step.away or []
    if not cards:
        return []
    seat = state.turn
    return [
        news("did-put-away", seat, cards=len(cards), kept=len(state.active.hand)),
        secretly(seat, "did-put-away-these", reveal=False, cards=names(cards)),
    ]


def put_card_away(step: PuttingAway, state: Position, seat: Seat, action: ChooseCard) -> list[Event]:
    """Onto the own Discard pile."""
    card = take(state.active.hand, action.card)
    state.active.discard.append(card)
    step.away = [*(step.away or []), card]
    return []


def is_within_limit(step: PuttingAway, state: Position, seat: Seat) -> Refusal | None:
    """2.2: the hand limit."""
    if len(state.active.hand) <= HAND:
        return None
    limit = HAND + hand_bonus(state, seat)
    return None if len(state.active.hand) <= limit else refuse("no-hand-limit", "2.2", limit=limit)


def keep_the_rest(step: PuttingAway, state: Position, seat: Seat, action: Done) -> list[Event]:
    """All others stay in hand."""
    state.steps.pop()
    return put_away(step, state)


PuttingAway.deeds = {
    ChooseCard: Deed(possible_cards, (is_in_hand,), put_card_away, sure=True),
    Done: Deed(only_done, (), keep_the_rest, needs=(is_within_limit,)),
}


# T2: skip or act.


@dataclass(slots=True)
class Choosing(OfTheTurn):
    """The seat on turn skips its Main Phase for a cube, or acts. The first time it has to skip."""

    first: bool
    step: Literal["choosing"] = "choosing"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-first", "2.4") if self.first else ask(state.turn, "ask-choice", "2.3")

    def waits(self, state: Position) -> bool:
        """Whether there is a choice."""
        return not self.first or len(state.active.places) > 1

    def proceed(self, state: Position) -> list[Event]:
        """The only building there is."""
        return skip(self, state, state.turn, skipping(state.active.places[0].building))


def possible_skips(step: Choosing, state: Position, seat: Seat) -> list[Skip]:
    """For each own building."""
    return [skipping(place.building) for place in state.active.places]


@functools.cache
def skipping(building: str) -> Skip:
    """The one value for a cube onto this building."""
    return Skip(site(building))


def is_own_building(step: Choosing, state: Position, seat: Seat, action: Skip) -> Refusal | None:
    """2.3: onto an own building."""
    there = state.active.place(action.building.id) is not None
    return None if there else refuse("no-own-building", "2.3", building=action.building.said())


def skip(step: Choosing, state: Position, seat: Seat, action: Skip) -> list[Event]:
    """A cube for doing nothing, available at once (R42)."""
    place = state.active.place(action.building.id)
    assert place is not None
    place.cubes += 1
    state.active.cubes += 1
    state.steps.pop()
    turn = state.steps[0]
    turn.next = "refill"
    return [tell("did-skip", who=who(seat), building=action.building.said())]


def possible_act(step: Choosing, state: Position, seat: Seat) -> tuple[Act, ...]:
    """After the first turn."""
    return (ACT,)


def is_not_the_first(step: Choosing, state: Position, seat: Seat) -> Refusal | None:
    """2.4: nobody acts in the first turn."""
    return refuse("no-first-act", "2.4") if step.first else None


def act(step: Choosing, state: Position, seat: Seat, action: Act) -> list[Event]:
    """The Main Phase begins."""
    state.steps.pop()
    return []


ACT = Act()

Choosing.deeds = {
    Act: Deed(possible_act, (), act, needs=(is_not_the_first,)),
    Skip: Deed(possible_skips, (is_own_building,), skip, sure=True),
    Stand: Deed(possible_stands, (is_another_answer,), stand, sure=True),
}


# T5d: Workers.


@dataclass(slots=True)
class Trading(OfTheTurn):
    """The seat on turn gives two Workers from under its buildings for another draw, as often as it likes."""

    step: Literal["trading"] = "trading"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-workers", "8.3")

    def waits(self, state: Position) -> bool:
        """Whether there are two."""
        workers = 0
        for place in state.active.places:
            workers += len(place.workers)
        return workers >= PRICE

    def proceed(self, state: Position) -> list[Event]:
        """There are none, or it is enough."""
        state.steps.pop()
        return []


def possible_trades(step: Trading, state: Position, seat: Seat) -> tuple[TradeWorkers, ...]:
    """Which Workers does not matter."""
    return (TRADE,)


def trade(step: Trading, state: Position, seat: Seat, action: TradeWorkers) -> list[Event]:
    """Two Workers to the Graveyard; five cards of the main pile."""
    for _ in range(PRICE):
        place = next(place for place in state.active.places if place.workers)
        state.graveyard.append(place.workers.pop())
    return [tell("did-trade-workers", who=who(seat)), *look(state, seat, DRAWN, KEPT, Pile.DISCARD)]


def enough(step: Trading, state: Position, seat: Seat, action: Done) -> list[Event]:
    """They stay."""
    state.steps.pop()
    return [news("did-stop-there", seat)]


TRADE = TradeWorkers()

Trading.deeds = {
    TradeWorkers: Deed(possible_trades, (), trade),
    Done: Deed(only_done, (), enough),
}
