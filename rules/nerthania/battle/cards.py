"""Battle cards: which one is played, and its effects one by one (rulebook 5 and Battle Card Overview)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from rules.game import Action, Event, Seat
from rules.nerthania.actions import Choose, Convert, Done, PlayCard, Reinforce, Reroll, Swap, Tip
from rules.nerthania.asking import Asking, did
from rules.nerthania.battle.dice import card_of, enter, find, fought, frighten, in_area
from rules.nerthania.battle.reinforcing import MOST_CARDS, arrivals, reinforce
from rules.nerthania.naming import who
from rules.nerthania.pieces import EVERY_UNIT, Camp, Face, Unit
from rules.nerthania.position import Camped, Die
from rules.nerthania.printed import Effect, Op
from rules.nerthania.world import FACES
from rules.words import Message, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

_CARDS = {unit: PlayCard(unit) for unit in Unit}
_DONE = Done()

CHOSEN = (Op.REROLL, Op.SWAP, Op.TIP, Op.PAIR_CONVERT, Op.ADD_CHOICE)
"""The operations that need a decision; all others happen when the card is played."""


def playable(state: NerthaniaState, camp: Camp) -> list[Unit]:
    """The kinds that fight here now and whose card was not played yet; two cards a side at most."""
    side = fought(state).side(camp)
    if len(side.cards) >= MOST_CARDS:
        return []
    kinds = {die.unit for die in side.fighters}
    return [unit for unit in EVERY_UNIT if unit in kinds and unit not in side.cards]


@dataclass(slots=True)
class Carding(Asking):
    """`camp` plays a battle card, or none this time."""

    seat: Seat
    camp: Camp
    step: Literal["carding"] = "carding"

    actions = (PlayCard, Done)
    ask = "ask-carding"
    section = "5.7"

    def choices(self, state: NerthaniaState, seat: Seat) -> Sequence[Action]:
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
        side = fought(state).side(self.camp)
        side.cards.append(action.unit)
        level = state.nations[side.force].levels.get(action.unit, 1)
        event = did("play-card", who=who(state, side.force), unit=said(action.unit), level=level)
        return [event, *perform(state, seat, self.camp, action.unit)]


def perform(state: NerthaniaState, seat: Seat, camp: Camp, unit: Unit, declared: bool = False) -> list[Event]:
    """Everything on the card that needs no decision, in its order; then the decisions are asked for.

    A `declared` card has cancelled its reinforcement already.
    """
    side = fought(state).side(camp)
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


def at_once(state: NerthaniaState, camp: Camp, effect: Effect) -> list[Event]:
    """An effect without a decision."""
    side = fought(state).side(camp)
    match effect.op:
        case Op.ADD:
            return _add(state, camp, effect)
        case Op.EXTRA_DIE:
            return _roll_extra(state, camp, effect)
        case Op.DESTROY:
            _destroy(side, effect)
        case Op.KILL_RETREATING:
            side.kills_retreating += effect.n
        case Op.STAR_DOUBLE:
            side.star_doubles = True
        case _:  # what counts at the end (`per_units`) or always (`capacity_bonus`) does nothing now
            pass
    return []


def _add(state: NerthaniaState, camp: Camp, effect: Effect) -> list[Event]:
    if effect.symbol is Face.PANIC:
        return [event for _ in range(effect.n) for event in frighten(state, camp)]
    side = fought(state).side(camp)
    if effect.not_for:
        side.barred_retreats += effect.n
        side.barred = effect.not_for
    else:
        gain_symbol(side, effect.symbol, effect.n)
    return []


def gain_symbol(side: Camped, symbol: Face | None, number: int = 1) -> None:
    """Symbols of a card, not of a die; a negative number takes them away."""
    match symbol:
        case Face.HIT:
            side.hits += number
        case Face.SHIELD:
            side.shields += number
        case Face.RETREAT:
            side.retreats += number
        case Face.REINFORCEMENT:
            side.reinforcements += number
        case _:
            raise ValueError(f"no card gives {symbol}")


def gain_for_groups(state: NerthaniaState, side: Camped) -> None:
    """At the count: what the played cards give for so many units of a kind in the area, once each."""
    for unit in side.cards:
        for effect in card_of(state, side.force, unit).effects:
            if effect.op is Op.PER_UNITS and sum(die.unit is effect.unit for die in side.fighters) >= effect.count:
                gain_symbol(side, effect.symbol, effect.n)


def card_symbols(side: Camped, symbol: Face) -> int:
    """How many such symbols of cards a side has."""
    return {
        Face.HIT: side.hits,
        Face.SHIELD: side.shields,
        Face.RETREAT: side.retreats + side.barred_retreats,
        Face.REINFORCEMENT: side.reinforcements,
    }[symbol]


def _destroy(side: Camped, effect: Effect) -> None:
    match effect.symbol:
        case Face.SHIELD:
            side.breaks_shields += effect.n
        case Face.RETREAT:
            side.cancels_retreats += effect.n
        case Face.BOW_HIT:
            side.cancels_bows += effect.n
        case Face.REINFORCEMENT:
            side.cancels_reinforcements += effect.n
        case _:
            raise ValueError(f"no card destroys {effect.symbol}")


def _roll_extra(state: NerthaniaState, camp: Camp, effect: Effect) -> list[Event]:
    assert effect.die is not None
    events = []
    for _ in range(effect.n):
        die = Die(effect.die)
        fought(state).side(camp).extra.append(die)
        events += enter(state, camp, die)
    return events


@dataclass(slots=True)
class Resolving(Asking):
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
    section = "5.9"

    def question(self, state: NerthaniaState, seat: Seat) -> Message:
        """Which card it is."""
        return Message("ask-resolving", {"unit": said(self.unit)})

    def choices(self, state: NerthaniaState, seat: Seat) -> Sequence[Action]:
        """Everything the open effects can do."""
        found: dict[Action, None] = {}
        for effect in self._effects(state):
            for action in _uses(state, self.camp, effect):
                found[action] = None
        return [*found, *arrivals(state, self.camp), Done()]

    def _effects(self, state: NerthaniaState) -> list[Effect]:
        card = card_of(state, fought(state).side(self.camp).force, self.unit)
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
        effect = next(effect for effect in self._effects(state) if action in _uses(state, self.camp, effect))
        self.open.remove(effect.number)
        self._give_up_earlier(state, effect)
        return _use(state, self.camp, effect, action)

    def _give_up_earlier(self, state: NerthaniaState, effect: Effect) -> None:
        """Who performs the later one of two effects that keep their order leaves the earlier one out."""
        before = card_of(state, fought(state).side(self.camp).force, self.unit).before
        if before is not None and before[1] == effect.number:
            self.open = [number for number in self.open if number != before[0]]

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """What had to wait for an earlier effect comes now; without any choice left the card is done."""
        card = card_of(state, fought(state).side(self.camp).force, self.unit)
        if card.before is not None and card.before[1] in self.open and card.before[0] not in self.open:
            effect = card.effect(card.before[1])
            if effect.op not in CHOSEN:
                self.open.remove(effect.number)
                return at_once(state, self.camp, effect)
        return Asking.proceed(self, state)


def _uses(state: NerthaniaState, camp: Camp, effect: Effect) -> list[Action]:
    """The actions that an effect offers now."""
    offers = _OFFERS.get(effect.op)
    return offers(state, fought(state).side(camp), effect) if offers else []


def _rerolls(state: NerthaniaState, side: Camped, effect: Effect) -> list[Action]:
    return [Reroll(die.unit, die.face) for die in in_area(side) if "any" in effect.dice or die.unit in effect.dice]


def _swaps(state: NerthaniaState, side: Camped, effect: Effect) -> list[Action]:
    assert effect.a is not None
    assert effect.b is not None
    found: list[Action] = []
    for face, to in ((effect.a, effect.b), (effect.b, effect.a)):
        found += [Swap(die.unit, face, to) for die in in_area(side) if die.face is face and not die.used]
        if card_symbols(side, face) > (side.barred_retreats if face is Face.RETREAT else 0):
            found.append(Swap(None, face, to))
    return found


def _tips(state: NerthaniaState, side: Camped, effect: Effect) -> list[Action]:
    faces = FACES[state.nations[side.force].name]
    return [
        Tip(die.unit, die.face) for die in in_area(side) if die.face is not effect.to and effect.to in faces[die.unit]
    ]


def _conversions(state: NerthaniaState, side: Camped, effect: Effect) -> list[Action]:
    assert effect.symbol is not None
    there = sum(die.face is effect.symbol for die in in_area(side)) + card_symbols(side, effect.symbol)
    return [Convert()] if there >= effect.count else []


def _choosing(state: NerthaniaState, side: Camped, effect: Effect) -> list[Action]:
    return [Choose(symbol) for symbol in effect.symbols]


_OFFERS: dict[Op, Callable[[Any, Camped, Effect], list[Action]]] = {
    Op.REROLL: _rerolls,
    Op.SWAP: _swaps,
    Op.TIP: _tips,
    Op.PAIR_CONVERT: _conversions,
    Op.ADD_CHOICE: _choosing,
}


def _use(state: NerthaniaState, camp: Camp, effect: Effect, action: Any) -> list[Event]:
    """Perform a decision."""
    side = fought(state).side(camp)
    name = who(state, side.force)
    match action:
        case Reroll(unit, face):
            die = find(side, unit, face)
            die.used = False
            return [did("reroll", who=name, unit=said(unit), face=said(face)), *enter(state, camp, die)]
        case Swap(None, face, to):
            gain_symbol(side, face, -1)
            gain_symbol(side, to)
            return [did("swap", who=name, face=said(face), to=said(to))]
        case Swap(unit, face, to):
            die = next(die for die in in_area(side) if (die.unit, die.face, die.used) == (unit, face, False))
            die.face, die.used = to, die.late and to is Face.REINFORCEMENT
            return [did("swap", who=name, face=said(face), to=said(to))]
        case Tip(unit, face):
            assert effect.to is not None
            die = find(side, unit, face)
            die.face, die.used = effect.to, False
            return [did("tip", who=name, unit=said(unit), face=said(face), to=said(effect.to))]
        case Choose(symbol):
            gain_symbol(side, symbol)
            return [did("choose", who=name, symbol=said(symbol))]
        case _:
            _spend(side, effect)
            return [did("convert", who=name, number=effect.count, symbol=said(effect.symbol), to=said(effect.to))]


def _spend(side: Camped, effect: Effect) -> None:
    """Symbols of cards first, those with a restriction before the others; then dice."""
    gain_symbol(side, effect.to)
    for _ in range(effect.count):
        if effect.symbol is Face.RETREAT and side.barred_retreats:
            side.barred_retreats -= 1
        elif effect.symbol is not None and card_symbols(side, effect.symbol):
            gain_symbol(side, effect.symbol, -1)
        else:
            next(die for die in in_area(side) if die.face is effect.symbol).face = Face.BLANK
