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
    """Whether an effect without a decision has left its mark."""
    mine = side(state)
    if effect.op is Op.ADD:
        return effect.symbol is Face.PANIC or _added(mine, effect)
    marks = {
        Op.KILL_RETREATING: mine.kills_retreating == effect.n,
        Op.STAR_DOUBLE: mine.star_doubles,
        Op.EXTRA_DIE: any(die.unit is effect.die for die in mine.extra),
        Op.DESTROY: effect.n
        == {
            Face.SHIELD: mine.breaks_shields,
            Face.RETREAT: mine.cancels_retreats,
            Face.BOW_HIT: mine.cancels_bows,
            Face.REINFORCEMENT: mine.cancels_reinforcements,
        }.get(effect.symbol or Face.BLANK),
    }
    return marks.get(effect.op, True)


def _added(mine: Camped, effect: Effect) -> bool:
    if effect.not_for:
        return mine.barred_retreats == effect.n and mine.barred == effect.not_for
    gained = {
        Face.HIT: mine.hits,
        Face.SHIELD: mine.shields,
        Face.RETREAT: mine.retreats,
        Face.REINFORCEMENT: mine.reinforcements,
    }
    return gained[effect.symbol or Face.HIT] >= effect.n


CHOICES: dict[Op, type[Action]] = {
    Op.REROLL: Reroll,
    Op.SWAP: Swap,
    Op.TIP: Tip,
    Op.PAIR_CONVERT: Convert,
    Op.ADD_CHOICE: Choose,
}


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
        if effect.op in CHOICES:
            assert offered(state, CHOICES[effect.op]), effect
        elif effect.number != waiting:
            assert at_once(state, effect), effect
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
