"""Rulebook section 6: what is given up in a battle is not held, and completes no goal."""

from __future__ import annotations

import pytest

from rules.nerthania.actions import Flee, Retreat, Withdraw
from rules.nerthania.pieces import Face, Goal, Unit
from rules.nerthania.state import NerthaniaState
from tests.rules.nerthania.table import BLACK, BLUE, act, decline, facing, place, script, strike, units

W, R = Unit.WARRIOR, Unit.RIDER


def besieged(mine: tuple[Face, ...], theirs: tuple[Face, ...]) -> NerthaniaState:
    """Blue holds two centre areas, 43 and 13, where Black attacks; a unit that goes to 24 holds a third, or not."""
    state = facing(warrior=len(theirs))
    place(state, 1, 43, warrior=2)
    place(state, 0, 12, rider=len(mine))
    script(state, *[(BLACK, R, face) for face in mine], *[(BLUE, W, face) for face in theirs])
    strike(state, 0, 12, 13, rider=len(mine))
    return state


def test_an_area_that_was_lost_completes_no_goal_of_the_beaten_who_retreat_from_it() -> None:
    state = besieged((Face.HIT, Face.HIT, Face.SHIELD, Face.SHIELD), (Face.RETREAT,) * 3)
    decline(state, "ask-retreating")
    act(state, 1, Retreat(24, units(warrior=1)))
    assert state.nations[1].goals == []


@pytest.mark.parametrize(("stay", "expected"), [(0, []), (1, [Goal.CENTRE_THREE])])
def test_an_area_from_which_the_last_unit_flees_is_held_no_more(stay: int, expected: list[Goal]) -> None:
    state = besieged((Face.PANIC, Face.HIT), (Face.HIT,) * (1 + stay))
    act(state, 1, Flee(W, Face.HIT, 24))
    assert state.nations[1].goals == expected


@pytest.mark.parametrize(("stay", "expected"), [(0, []), (1, [Goal.CENTRE_THREE])])
def test_an_area_from_which_the_last_unit_withdraws_is_held_no_more(stay: int, expected: list[Goal]) -> None:
    state = besieged((Face.SHIELD, Face.SHIELD), (Face.RETREAT,) * (1 + stay))
    decline(state, "ask-withdrawing")
    act(state, 1, Withdraw(W, Face.RETREAT, 24))
    assert state.nations[1].goals == expected
