"""How a turn goes, from its start to the next one (T0 to T6). Handbook 2 and 8."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from rules.game import Event, Prompt, Refusal, Seat
from rules.shared_worlds import cubes, lasting, piles, victory
from rules.shared_worlds.acting import Acting, Mustering
from rules.shared_worlds.actions import Act, ChooseCard, Done, Skip, Stand, TradeWorkers
from rules.shared_worlds.cubing import Cubing, only_done
from rules.shared_worlds.giving import hand_faces, is_in_hand
from rules.shared_worlds.piles import secretly, take
from rules.shared_worlds.sources import marked
from rules.shared_worlds.stage import Stage
from rules.shared_worlds.state import HAND, CardId, Ended, Position, named, site, who
from rules.shared_worlds.values import hand_bonus
from rules.shared_worlds.verbs_on_table import look
from rules.shared_worlds.view import Moment, Passing, Pile
from rules.shared_worlds.windows import is_another_answer, open_window, possible_stands, stand
from rules.steps import Deed, ask, refuse, tell

DRAWN = 5
KEPT = 3
"""In the End Phase, and for two Workers."""
PRICE = 2
"""Workers for another draw."""

Next = Literal[
    "start",
    "draw",
    "choice",
    "main",
    "prosperity",
    "refill",
    "rest",
    "five",
    "workers",
    "window",
    "legacy",
    "stop",
]


@dataclass(slots=True)
class Turn(Stage):
    """The turn of the seat on turn; what comes next in it."""

    next: Next = "start"
    step: Literal["turn"] = "turn"

    def proceed(self, state: Position) -> list[Event]:
        """What comes next."""
        return NEXT[self.next](self, state)


def start(turn: Turn, state: Position) -> list[Event]:
    """T0: units untap, what lasted until now is over, everything can be used again."""
    turn.next = "draw"
    seat = state.turn
    wake(state)
    lasting.begin_turn(state, seat)
    events = [tell("did-begin", who=who(seat), round=state.round)]
    if not state.active.started:
        state.active.started = True
        turn.next = "refill"
        return events + first_turn(state)
    if state.active.hand:
        state.steps.append(PuttingAway())
    return events


def wake(state: Position) -> None:
    """Units of the seat on turn untap; what everybody used last turn can be used again."""
    for seat, _, unit in state.units():
        unit.tapped = unit.tapped and seat != state.turn
        unit.attacks = 0
    for marks in marked(state):
        marks.clear()
    state.absorbed = {}
    state.attacked = False


def first_turn(state: Position) -> list[Event]:
    """2.4: the first turn of everybody is skipped for a cube."""
    state.steps.append(Choosing(first=True))
    return []


def draw(turn: Turn, state: Position) -> list[Event]:
    """T1b: the hand is filled up."""
    turn.next = "choice"
    missing = HAND + hand_bonus(state, state.turn) - len(state.active.hand)
    return piles.draw(state, state.turn, max(0, missing))


def choice(turn: Turn, state: Position) -> list[Event]:
    """T2: skip or act."""
    turn.next = "main"
    state.steps.append(Choosing(first=False))
    return []


def main(turn: Turn, state: Position) -> list[Event]:
    """T3a: muster."""
    turn.next = "prosperity"
    state.steps.append(Mustering())
    return []


def prosperity(turn: Turn, state: Position) -> list[Event]:
    """T3b: whether the seat prospers; then T4, actions."""
    turn.next = "refill"
    events = victory.check_prosperity(state) if state.options.prosperity_check == "start" else []
    if state.ended is None:
        state.steps.append(Acting())
    return events


def refill(turn: Turn, state: Position) -> list[Event]:
    """T5a: cubes go home; the used ones are divided evenly, and the odd one goes where the player wants."""
    turn.next = "rest"
    seat, player = state.turn, state.active
    events = cubes.go_home(
        state,
        [loan for loan in state.loans if (loan.holder if loan.on else loan.owner) == seat],
    )
    each, odd = divmod(player.used, len(player.places))
    for place in player.places:
        place.cubes += each
    player.used = odd
    if each:
        events.append(tell("did-refill", who=who(seat), cubes=each * len(player.places)))
    if odd:
        state.steps.append(Cubing(seat, "odd", odd))
    return events


def rest(turn: Turn, state: Position) -> list[Event]:
    """T5b: cards that lie face-down come to the Discard pile (R21)."""
    turn.next = "five"
    lanes = state.active.lanes
    for lane, card in enumerate(lanes):
        if card is not None and card.face_down:
            state.active.discard.append(card.card)
            lanes[lane] = None
    return []


def five(turn: Turn, state: Position) -> list[Event]:
    """T5c: five cards of the main pile."""
    turn.next = "workers"
    state.dry += not state.main and not state.graveyard
    return look(state, state.turn, DRAWN, KEPT, Pile.DISCARD)


def workers(turn: Turn, state: Position) -> list[Event]:
    """T5d: two Workers for five more, as often as there are two."""
    turn.next = "window"
    state.steps.append(Trading())
    return []


def window(turn: Turn, state: Position) -> list[Event]:
    """T5e: the last window of the turn."""
    turn.next = "legacy"
    open_window(state, Moment.PHASE_END, state.turn)
    return []


def legacy(turn: Turn, state: Position) -> list[Event]:
    """T5f: whether the seat has its Legendaries together."""
    turn.next = "stop"
    return victory.check_legacy(state)


def stop(turn: Turn, state: Position) -> list[Event]:
    """T6: the turn is over; the next player's begins."""
    lasting.end_of(state, "turn_end")
    lasting.end_of(state, "combat_end")
    events = cubes.phase_is_over(state, combat=False)
    for player in state.players:
        player.quiet = Passing.ONCE
    after = state.order((state.turn + 1) % len(state.players))[0]
    if after <= state.turn:
        over = round_is_over(state)
        if over is not None:
            return events + victory.end(state, over)
        state.round += 1
        state.dry, state.calm = 0, True
    state.turn = after
    turn.next = "start"
    return events


def round_is_over(state: Position) -> Ended | None:
    """9.4: nothing left to draw for anybody while no Life changed, or the last round there is (R44)."""
    if state.dry >= len(state.living()) and state.calm:
        return Ended("draw-dry")
    return Ended("draw-rounds") if state.round >= state.options.max_rounds else None


NEXT: Mapping[str, Callable[[Turn, Position], list[Event]]] = {
    "start": start,
    "draw": draw,
    "choice": choice,
    "main": main,
    "prosperity": prosperity,
    "refill": refill,
    "rest": rest,
    "five": five,
    "workers": workers,
    "window": window,
    "legacy": legacy,
    "stop": stop,
}


# T1a: what is kept in hand.


@dataclass(slots=True)
class PuttingAway(Stage):
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
        tell("did-put-away", who=who(seat), cards=len(cards), kept=len(state.active.hand)),
        secretly(seat, "did-put-away-these", reveal=False, cards=tuple(named(card) for card in cards)),
    ]


def possible_cards(step: PuttingAway, state: Position, seat: Seat) -> list[ChooseCard]:
    """Every different card in hand."""
    return [ChooseCard(card) for card in hand_faces(state, seat)]


def put_card_away(step: PuttingAway, state: Position, seat: Seat, action: ChooseCard) -> list[Event]:
    """Onto the own Discard pile."""
    card = take(state.active.hand, action.card)
    state.active.discard.append(card)
    step.away = [*(step.away or []), card]
    return []


def is_within_limit(step: PuttingAway, state: Position, seat: Seat) -> Refusal | None:
    """2.2: the hand limit."""
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
class Choosing(Stage):
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
        return skip(self, state, state.turn, Skip(site(state.active.places[0].building)))


def possible_skips(step: Choosing, state: Position, seat: Seat) -> list[Skip]:
    """For each own building."""
    return [Skip(site(place.building)) for place in state.active.places]


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
class Trading(Stage):
    """The seat on turn gives two Workers from under its buildings for another draw, as often as it likes."""

    step: Literal["trading"] = "trading"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-workers", "8.3")

    def waits(self, state: Position) -> bool:
        """Whether there are two."""
        return sum(len(place.workers) for place in state.active.places) >= PRICE

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
    return [tell("did-stop-there", who=who(seat))]


TRADE = TradeWorkers()

Trading.deeds = {
    TradeWorkers: Deed(possible_trades, (), trade),
    Done: Deed(only_done, (), enough),
}
