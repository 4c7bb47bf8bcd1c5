"""Section 7 of the handbook: tribes."""

from __future__ import annotations

import pytest

from rules.zoar import GAME
from rules.zoar.build import BuildTemple
from rules.zoar.fight import Attack, OfferMetal
from rules.zoar.intervention import Roll, RollAgain, Strike
from rules.zoar.move import Move, Moving
from rules.zoar.sight import view
from tests.rules.zoar.table import camp, does, leader, refused, table, waits_for

WAYS = [Move(leader(at), to) for at, to in (("D3", "D2"), ("D2", "D1"), ("D1", "E1"), ("E1", "E2"))]


def test_tribes_7_1_red_leader_3_free_steps() -> None:
    state = table(red="leader D3")
    does(state, *WAYS[:3])
    assert refused(state, WAYS[3]) == "no-step 2.3"


@pytest.mark.parametrize("tribe", ["blue", "yellow", "green"])
def test_tribes_7_1_nobody_else_has_3(tribe: str) -> None:
    state = table(turn=tribe, red="", **{tribe: "leader D3"})
    does(state, *WAYS[:2])
    assert refused(state, WAYS[2]) == "no-step 2.3"


def test_tribes_7_1_at_the_beginning_of_every_turn() -> None:
    state = table(turn="blue", phase="intervention", dice=(1,))
    does(state, Roll())
    (step,) = state.steps
    assert isinstance(step, Moving)
    assert step.leader == 3


def test_tribes_7_2_blue_is_1_stronger_in_its_first_attack_of_a_turn() -> None:
    state = table(turn="blue", phase="fight", blue="armies D4 E3", red="armies D5 F3")
    does(state, Attack("D4", "D5"))
    assert (camp(state, "blue").armies, camp(state, "red").armies) == (["D4", "E3"], ["F3"])
    does(state, Attack("E3", "F3"))
    assert (camp(state, "blue").armies, camp(state, "red").armies) == (["D4"], [])


def test_tribes_7_2_the_strength_cancels_like_metal() -> None:
    state = table(turn="blue", phase="fight", blue="armies D4 D4", red="armies D5 D5")
    does(state, Attack("D4", "D5"))
    assert (camp(state, "blue").armies, camp(state, "red").armies) == (["D4"], [])


def test_tribes_7_2_not_when_blue_is_attacked() -> None:
    state = table(phase="fight", red="army D4", blue="army D5")
    does(state, Attack("D4", "D5"))
    assert camp(state, "red").armies == camp(state, "blue").armies == []


@pytest.mark.parametrize("tribe", ["yellow", "green"])
def test_tribes_7_2_nobody_else_is(tribe: str) -> None:
    state = table(turn=tribe, phase="fight", red="army D5", **{tribe: "army D4"})
    does(state, Attack("D4", "D5"))
    assert camp(state, tribe).armies == camp(state, "red").armies == []


def test_tribes_7_2_with_metal_as_well() -> None:
    state = table(turn="blue", phase="fight", blue="army D4; store 1 metal", red="armies D5 D5 D5")
    does(state, Attack("D4", "D5"), OfferMetal(1))
    assert (camp(state, "blue").armies, camp(state, "red").armies) == ([], [])


def test_tribes_7_3_yellow_builds_two_temples() -> None:
    state = table(phase="build", turn="yellow", red="", yellow="leader D5; army D3; store 3 metal")
    does(state, BuildTemple("D5"), BuildTemple("D3"))
    assert camp(state, "yellow").temples == ["D3", "D5"]


def test_tribes_7_4_green_may_shift_each_roll_by_1() -> None:
    state = table(turn="green", red="", green="store 1 food", phase="intervention", dice=(5, 9))
    does(state, Roll())
    assert waits_for(state) == ["green ask-shift"]
    assert GAME.legal(state, 1) == [Strike(5), Strike(4), Strike(6)]
    does(state, Strike(6))
    assert state.struck == 6
    does(state, RollAgain(), Strike(9))
    assert state.struck == 9


@pytest.mark.parametrize("tile", [3, 7, 0, 13, -1])
def test_tribes_7_4_not_further(tile: int) -> None:
    state = table(turn="green", red="", green="", phase="intervention", dice=(5,))
    does(state, Roll())
    assert refused(state, Strike(tile)) == "no-shift 7.4"


@pytest.mark.parametrize(("rolled", "near", "far"), [(12, 11, 1), (1, 2, 12)])
def test_tribes_7_4_12_and_1_are_not_neighbours(rolled: int, near: int, far: int) -> None:
    state = table(turn="green", red="", green="", phase="intervention", dice=(rolled,))
    does(state, Roll())
    assert GAME.legal(state, 1) == [Strike(rolled), Strike(near)]
    assert refused(state, Strike(far)) == "no-shift 7.4"


def test_tribes_7_4_only_on_greens_own_turn() -> None:
    state = table(turn="red", red="", green="", phase="intervention", dice=(5,))
    does(state, Roll())
    assert waits_for(state) == ["green ask-move"]


@pytest.mark.parametrize(("abilities", "has"), [("on", "1111"), ("only-yellow", "0010"), ("off", "0000")])
def test_tribes_7_option_abilities(abilities: str, has: str) -> None:
    state = table(red="", blue="", yellow="", green="", abilities=abilities)
    assert [seat.ability for seat in view(state, None).seats] == [flag == "1" for flag in has]


@pytest.mark.parametrize("abilities", ["only-yellow", "off"])
def test_tribes_7_option_without_them(abilities: str) -> None:
    state = table(red="leader D3", abilities=abilities)
    does(state, *WAYS[:2])
    assert refused(state, WAYS[2]) == "no-step 2.3"
    state = table(turn="blue", phase="fight", blue="army D4", red="army D5", abilities=abilities)
    does(state, Attack("D4", "D5"))
    assert camp(state, "blue").armies == []
    state = table(turn="green", red="", green="", phase="intervention", dice=(5,), abilities=abilities)
    does(state, Roll())
    assert waits_for(state) == ["red ask-move"]


def test_tribes_7_option_off_forbids_temples_only_yellow_does_not() -> None:
    yellow = "leader D5; army D3; store 1 metal 1 food"
    off = table(phase="build", turn="yellow", red="", yellow=yellow, abilities="off")
    assert refused(off, BuildTemple("D5")) == "no-temples 7.3"
    does(table(phase="build", turn="yellow", red="", yellow=yellow, abilities="only-yellow"), BuildTemple("D5"))


def test_tribes_7_option_on_is_what_a_table_plays_without_a_choice() -> None:
    assert GAME.options().abilities == "on"
