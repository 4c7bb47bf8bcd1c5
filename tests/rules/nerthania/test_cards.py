"""The battle cards: what each of the 69 levels does when it is played."""

from __future__ import annotations

import pytest

from rules.game import Action
from rules.nerthania import GAME
from rules.nerthania.actions import Choose, Convert, Done, PlayCard, Reroll, Swap, Tip
from rules.nerthania.pieces import Face, Unit
from rules.nerthania.position import Camped
from rules.nerthania.printed_cards import Effect, Op
from rules.nerthania.state import NerthaniaState
from rules.nerthania.world import CARD, KINDS, Card
from tests.rules.nerthania.clash import dice, fight, offered, side
from tests.rules.nerthania.table import (
    act,
    script,
    told,
)

W, S, A = Unit.WARRIOR, Unit.SHIELD_BEARER, Unit.ARCHER


def at_once(state: NerthaniaState, effect: Effect) -> bool:
    """Whether an effect without a decision, that gives no symbol, has left its mark."""
    mine = side(state)
    cancelled = {
        Face.SHIELD: mine.breaks_shields,
        Face.RETREAT: mine.cancels_retreats,
        Face.BOW_HIT: mine.cancels_bows,
        Face.REINFORCEMENT: mine.cancels_reinforcements,
    }
    match effect.op:
        case Op.KILL_RETREATING:
            return mine.kills_retreating == effect.n
        case Op.STAR_DOUBLE:
            return mine.star_doubles
        case Op.EXTRA_DIE:
            return any(die.unit is effect.die for die in mine.extra)
        case Op.DESTROY:
            return effect.symbol in cancelled and cancelled[effect.symbol] == effect.n
        case _:
            return True


def given(card: Card, symbol: Face, bound: bool = False) -> int:
    """How many of a symbol a card gives in all, `bound` or not to certain kinds of units."""
    adds = [effect for effect in card.effects if effect.op is Op.ADD and effect.symbol is symbol]
    return sum(effect.n for effect in adds if bool(effect.not_for) is bound)


def choosable(card: Card, effect: Effect, mine: Camped) -> list[Action]:
    """What an effect with a decision lets one choose among the dice of this side."""
    shown = dict.fromkeys((die.unit, die.face) for die in mine.fighters + mine.extra)
    match effect.op:
        case Op.REROLL:
            return [Reroll(unit, face) for unit, face in shown if {"any", unit} & set(effect.dice)]
        case Op.SWAP:
            ways = {effect.a: effect.b, effect.b: effect.a}
            return [Swap(unit, face, ways[face] or face) for unit, face in shown if face in ways]
        case Op.TIP:
            faces = KINDS[card.tribe]
            return [Tip(unit, face) for unit, face in shown if effect.to in faces[unit].faces and face is not effect.to]
        case Op.ADD_CHOICE:
            return [Choose(symbol) for symbol in effect.symbols]
        case Op.PAIR_CONVERT:
            return [Convert()]
        case _:
            return []


CHOICES = (Reroll, Swap, Tip, Convert, Choose)


@pytest.mark.parametrize("card", CARD.values(), ids=lambda card: f"{card.tribe}.{card.unit}.{card.level}")
def test_every_level_of_every_card_does_what_is_printed_on_it(card: Card) -> None:
    kinds = [unit for unit in KINDS[card.tribe] if unit is not card.unit][:2]
    mine = dice((card.unit, Face.RETREAT), (card.unit, Face.RETREAT), *((unit, Face.HIT) for unit in kinds))
    state = fight(card.tribe, mine, dice((W, Face.SHIELD), (S, Face.RETREAT)), card.level)
    script(state, *[(card.tribe, unit, face) for unit, face in _quiet_rolls(card)])
    events = act(state, 0, PlayCard(card.unit))
    panics = sum(effect.n for effect in card.effects if effect.symbol is Face.PANIC)
    assert len(told(events, "panic")) == panics
    for _ in range(panics):
        act(state, 1, GAME.legal(state, 1)[0])
    waiting = card.before[1] if card.before else 0
    for effect in card.effects:
        if effect.number != waiting:
            assert at_once(state, effect), effect
    gained = [side(state).hits, side(state).shields, side(state).retreats, side(state).reinforcements]
    assert gained == [given(card, face) for face in (Face.HIT, Face.SHIELD, Face.RETREAT, Face.REINFORCEMENT)]
    assert side(state).barred_retreats == given(card, Face.RETREAT, bound=True)
    symbols = [Swap(None, a, b) for a in Face for b in Face]
    choices = {action for kind in CHOICES for action in offered(state, kind)}.difference(symbols)
    assert choices == {action for effect in card.effects for action in choosable(card, effect, side(state))}
    if waiting and card.effect(waiting).op is Op.EXTRA_DIE:
        assert not side(state).extra
        act(state, 0, Done())
        assert side(state).extra


def _quiet_rolls(card: Card) -> list[tuple[Unit, Face]]:
    """A throw for each extra die, that asks nobody."""
    quiet = (Face.SHIELD, Face.HIT, Face.BOW_HIT, Face.DOUBLE_HIT)
    rolls = []
    for effect in card.effects:
        if effect.op is Op.EXTRA_DIE and effect.die is not None:
            faces = KINDS[card.tribe][effect.die].faces
            rolls += [(effect.die, next(face for face in quiet if face in faces))] * effect.n
    return rolls
