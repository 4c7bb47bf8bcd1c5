"""A battle that has come to its cards, with the dice that a test wants."""

from __future__ import annotations

from rules.game import Action
from rules.nerthania import GAME
from rules.nerthania.asking import proceed
from rules.nerthania.battle.fighting import Fighting
from rules.nerthania.battle.stages import Stage
from rules.nerthania.pieces import Face, Unit
from rules.nerthania.position import Battle, Camped, Die
from rules.nerthania.rounds import Rounds
from rules.nerthania.state import NerthaniaState
from tests.rules.nerthania.table import (
    BLACK,
    BLUE,
    BROWN,
    RED,
    place,
    table,
)

OTHER = {BLACK: BLUE, BLUE: BLACK, RED: BLACK, BROWN: BLACK}


def dice(*faces: tuple[Unit, Face]) -> list[Die]:
    return [Die(unit, face) for unit, face in faces]


def fight(
    tribe: str,
    mine: list[Die],
    theirs: list[Die],
    level: int = 1,
    stage: Stage = Stage.FIRST_CARD,
    **near: int,
) -> NerthaniaState:
    """A battle in 13 that has come to the cards: seat 0 attacks with these dice; `near` stand in 12 beside it."""
    state = table(tribe, OTHER[tribe])
    place(state, 1, 42, warrior=1)
    place(state, 0, 17, warrior=1)
    state.battle = Battle(13, Camped(0, 13, mine), Camped(1, 13, theirs), sources=[14])
    for force, fighters in ((0, mine), (1, theirs)):
        for die in fighters:
            die.origin = 14 if force == 0 else 0
            state.nations[force].supply[die.unit] -= 1
            state.nations[force].levels[die.unit] = level if force == 0 else 1
    state.areas[13].owner = 1
    if near:
        place(state, 0, 12, **near)
    state.steps = [Rounds(acted=1), Fighting(stage)]
    proceed(state)
    return state


def side(state: NerthaniaState) -> Camped:
    assert state.battle is not None
    return state.battle.attacker


def enemy(state: NerthaniaState) -> Camped:
    assert state.battle is not None
    return state.battle.defender


def offered(state: NerthaniaState, kind: type[Action]) -> list[Action]:
    return [action for action in GAME.legal(state, 0) if isinstance(action, kind)]
