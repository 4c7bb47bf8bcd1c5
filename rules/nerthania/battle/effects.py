"""What the effects of battle cards do: some at once, the others when their owner uses them (handbook 5.9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from rules.game import Action, Event
from rules.nerthania.actions import Choose, Convert, Reroll, Swap, Tip
from rules.nerthania.asking import did
from rules.nerthania.battle.dice import card_of, enter, find, frighten, in_area, side_of
from rules.nerthania.naming import who
from rules.nerthania.pieces import Camp, Face
from rules.nerthania.position import Camped, Die
from rules.nerthania.printed_cards import Effect, Op
from rules.nerthania.world import FACES
from rules.words import said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

PER_UNITS = Op.PER_UNITS
CHOSEN = frozenset({Op.REROLL, Op.SWAP, Op.TIP, Op.PAIR_CONVERT, Op.ADD_CHOICE})
"""The operations that need a decision; all others happen when the card is played."""


def at_once(state: NerthaniaState, camp: Camp, effect: Effect) -> list[Event]:
    """An effect without a decision."""
    side = side_of(state, camp)
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
    side = side_of(state, camp)
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
            if effect.op is PER_UNITS and sum(die.unit is effect.unit for die in side.fighters) >= effect.count:
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
        side_of(state, camp).extra.append(die)
        events += enter(state, camp, die)
    return events


_reroll = cache(Reroll)
_swap = cache(Swap)
_tip = cache(Tip)
_choose = cache(Choose)


def uses(state: NerthaniaState, camp: Camp, effect: Effect) -> list[Action]:
    """The actions that an effect offers now, without twins."""
    offers = _OFFERS.get(effect.op)
    return offers(state, side_of(state, camp), effect) if offers else []


def _rerolls(state: NerthaniaState, side: Camped, effect: Effect) -> list[Action]:
    any_die, kinds = "any" in effect.dice, effect.dice
    shown = dict.fromkeys([(die.unit, die.face) for die in in_area(side) if any_die or die.unit in kinds])
    return [_reroll(unit, face) for unit, face in shown]


def _swaps(state: NerthaniaState, side: Camped, effect: Effect) -> list[Action]:
    assert effect.a is not None
    assert effect.b is not None
    found: list[Action] = []
    for face, to in ((effect.a, effect.b), (effect.b, effect.a)):
        units = dict.fromkeys([die.unit for die in in_area(side) if die.face is face and not die.used])
        found += [_swap(unit, face, to) for unit in units]
        if card_symbols(side, face) > (side.barred_retreats if face is Face.RETREAT else 0):
            found.append(_swap(None, face, to))
    return found


def _tips(state: NerthaniaState, side: Camped, effect: Effect) -> list[Action]:
    faces = FACES[state.nations[side.force].name]
    dice = [die for die in in_area(side) if die.face is not effect.to and effect.to in faces[die.unit]]
    return [_tip(unit, face) for unit, face in dict.fromkeys([(die.unit, die.face) for die in dice])]


def _conversions(state: NerthaniaState, side: Camped, effect: Effect) -> list[Action]:
    assert effect.symbol is not None
    there = sum(die.face is effect.symbol for die in in_area(side)) + card_symbols(side, effect.symbol)
    return [Convert()] if there >= effect.count else []


def _choosing(state: NerthaniaState, side: Camped, effect: Effect) -> list[Action]:
    return [_choose(symbol) for symbol in dict.fromkeys(effect.symbols)]


_OFFERS: dict[Op, Callable[[Any, Camped, Effect], list[Action]]] = {
    Op.REROLL: _rerolls,
    Op.SWAP: _swaps,
    Op.TIP: _tips,
    Op.PAIR_CONVERT: _conversions,
    Op.ADD_CHOICE: _choosing,
}


def use(state: NerthaniaState, camp: Camp, effect: Effect, action: Any) -> list[Event]:
    """Perform a decision."""
    side = side_of(state, camp)
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
