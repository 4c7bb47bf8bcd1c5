"""Battle cards: which one is played, and its effects one by one (rulebook 5 and Battle Card Overview)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from rules.game import Action, Event, Seat
from rules.nerthania.actions import Choose, Convert, Done, PlayCard, Reinforce, Reroll, Swap, Tip
from rules.nerthania.asking import Asking, Piecewise
from rules.nerthania.battle.dice import card_of, side_of
from rules.nerthania.battle.effects import CHOSEN, at_once, use, uses
from rules.nerthania.battle.reinforcing import MOST_CARDS, arrivals, reinforce
from rules.nerthania.battle.telling import shown
from rules.nerthania.cardtext import kind
from rules.nerthania.pieces import EVERY_UNIT, Camp, Face, Unit
from rules.nerthania.printed_cards import Effect, Op
from rules.words import Said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

_CARDS = {unit: PlayCard(unit) for unit in Unit}
_DONE = Done()
_STOP = (_DONE,)


def playable(state: NerthaniaState, camp: Camp) -> list[Unit]:
    """The kinds that fight here now and whose card was not played yet; two cards a side at most."""
    side = side_of(state, camp)
    if len(side.cards) >= MOST_CARDS:
        return []
    kinds = {die.unit for die in side.fighters}.difference(side.cards)
    return [unit for unit in EVERY_UNIT if unit in kinds] if len(kinds) > 1 else list(kinds)


@dataclass(slots=True)
class Carding(Asking):
    """`camp` plays a battle card, or none this time."""

    seat: Seat
    camp: Camp
    step: Literal["carding"] = "carding"

    actions = (PlayCard, Done)
    end = _DONE
    ask = "ask-carding"
    section = "5.7"

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """The cards that may be played."""
        return [*[_CARDS[unit] for unit in playable(state, self.camp)], _DONE]

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """It is asked only where a card can be played."""
        return None

    def play(self, state: NerthaniaState, seat: Seat, action: PlayCard | Done) -> list[Event]:
        """Lay it down and perform it."""
        state.steps.pop()
        if isinstance(action, Done):
            return []
        side = side_of(state, self.camp)
        side.cards.append(action.unit)
        return [shown(state, "play-card", side.force, action.unit), *perform(state, seat, self.camp, action.unit)]


def perform(state: NerthaniaState, seat: Seat, camp: Camp, unit: Unit, declared: bool = False) -> list[Event]:
    """Everything on the card that needs no decision, in its order; then the decisions are asked for.

    A `declared` card has cancelled its reinforcement already.
    """
    side = side_of(state, camp)
    card = card_of(state, side.force, unit)
    resolving = Resolving(seat, camp, unit, [])
    state.steps.append(resolving)
    events: list[Event] = []
    for effect in card.effects:
        if effect.op in CHOSEN:
            resolving.open += [effect.number] * effect.n
        elif card.before is not None and card.before[1] == effect.number and card.before[0] in resolving.open:
            resolving.open.append(effect.number)
        elif not (declared and effect.op is Op.DESTROY and effect.symbol is Face.REINFORCEMENT):
            events += at_once(state, camp, effect)
    return events


@dataclass(slots=True)
class Resolving(Piecewise):
    """The decisions of a card that lies there, in any order its text allows; each may be left out.

    `open` are the numbers of the effects still to come. While a card is resolved, its side may also use
    reinforcements that have not brought anybody yet.
    """

    seat: Seat
    camp: Camp
    unit: Unit
    open: list[int]
    step: Literal["resolving"] = "resolving"

    actions = (Reroll, Swap, Tip, Convert, Choose, Reinforce, Done)
    end = _DONE
    ask = "ask-resolving"
    section = "5.9"

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """Which card it is."""
        return {"unit": kind(card_of(state, side_of(state, self.camp).force, self.unit).tribe, self.unit)}

    def pieces(self, state: NerthaniaState, seat: Seat) -> Iterator[Sequence[Action]]:
        """Everything the open effects can do."""
        known: list[Action] = []
        for effect in self._effects(state):
            piece = uses(state, self.camp, effect)
            if known:
                piece = [action for action in piece if action not in known]
            known += piece
            yield piece
        yield arrivals(state, self.camp)
        yield _STOP

    def _effects(self, state: NerthaniaState) -> list[Effect]:
        card = card_of(state, side_of(state, self.camp).force, self.unit)
        return [card.effect(number) for number in dict.fromkeys(self.open)]

    def play(self, state: NerthaniaState, seat: Seat, action: Any) -> list[Event]:
        """Use an effect, bring a unit, or leave the rest of the card."""
        if isinstance(action, Done):
            late = [effect for effect in self._effects(state) if effect.op not in CHOSEN]
            self.open = []
            if not late:
                state.steps.pop()
            return [event for effect in late for event in at_once(state, self.camp, effect)]
        if isinstance(action, Reinforce):
            return reinforce(state, self.camp, action)
        effect = next(effect for effect in self._effects(state) if action in uses(state, self.camp, effect))
        self.open.remove(effect.number)
        self._give_up_earlier(state, effect)
        return use(state, self.camp, effect, action)

    def _give_up_earlier(self, state: NerthaniaState, effect: Effect) -> None:
        """Who performs the later one of two effects that keep their order leaves the earlier one out."""
        before = card_of(state, side_of(state, self.camp).force, self.unit).before
        if before is not None and before[1] == effect.number:
            self.open = [number for number in self.open if number != before[0]]

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """What had to wait for an earlier effect comes now; without any choice left the card is done."""
        if not self.open and not arrivals(state, self.camp):
            state.steps.pop()
            return []
        card = card_of(state, side_of(state, self.camp).force, self.unit)
        if card.before is not None and card.before[1] in self.open and card.before[0] not in self.open:
            effect = card.effect(card.before[1])
            if effect.op not in CHOSEN:
                self.open.remove(effect.number)
                return at_once(state, self.camp, effect)
        return Piecewise.proceed(self, state)
