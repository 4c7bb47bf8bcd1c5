"""Section 2 of the handbook: move."""

from __future__ import annotations

import itertools

import pytest

from rules.zoar import GAME
from rules.zoar.collect import Collect
from rules.zoar.intervention import Roll
from rules.zoar.move import BuySteps, EndMoving, Move, Moving
from rules.zoar.turn import ZoarState
from rules.zoar.view import FOOD, METAL
from tests.rules.zoar.table import army, camp, can, carrier, city, does, leader, refused, table, waits_for


def goes(unit: str, *fields: str) -> list[Move]:
    """The leader or an army goes over these fields."""
    name = {"leader": leader, "army": army, "carrier": carrier}[unit]
    return [Move(name(at), to) for at, to in itertools.pairwise(fields)]


def moving(state: ZoarState) -> Moving:
    (step,) = state.steps
    assert isinstance(step, Moving)
    return step


def test_move_2_1_a_leader_has_two_free_steps() -> None:
    state = table(blue="leader D3", turn="blue")
    does(state, *goes("leader", "D3", "D2", "D1"))
    assert camp(state, "blue").leader == "D1"
    assert refused(state, Move(leader("D1"), "D2")) == "no-step 2.3"


def test_move_2_1_each_army_has_one_free_step() -> None:
    state = table(red="armies D3 D5")
    does(state, *goes("army", "D3", "D2"), *goes("army", "D5", "E5"))
    assert camp(state, "red").armies == ["D2", "E5"]
    assert refused(state, Move(army("D2"), "D1")) == "no-step 2.3"
    assert refused(state, Move(army("E5"), "E4")) == "no-step 2.3"


def test_move_2_1_all_own_figures_move_in_any_order() -> None:
    state = table(red="leader D3; armies D5")
    does(state, *goes("leader", "D3", "D2"), *goes("army", "D5", "E5"), *goes("leader", "D2", "D1"))
    assert (camp(state, "red").leader, camp(state, "red").armies) == ("D1", ["E5"])


@pytest.mark.parametrize("to", ["D2", "E3", "D4"])
def test_move_2_1_steps_are_orthogonal(to: str) -> None:
    assert can(table(red="leader D3"), Move(leader("D3"), to))


@pytest.mark.parametrize("to", ["C2", "E2", "C4", "E4", "D5", "F3", "D3", "H8"])
def test_move_2_1_not_diagonally_not_far_not_on_the_spot(to: str) -> None:
    assert refused(table(red="leader D3"), Move(leader("D3"), to)) == "no-neighbour 2.1"


@pytest.mark.parametrize("to", ["", "I1", "A9", "d2", "nowhere"])
def test_move_1_1_there_is_no_such_field(to: str) -> None:
    assert refused(table(red="leader D3"), Move(leader("D3"), to)) == "no-field 1.1"


def test_move_2_1_only_own_leaders_and_armies_move() -> None:
    state = table(red="leader D3; city D5", blue="leader E3; army G5")
    for unit in (leader("E3"), army("G5"), army("D3"), carrier("D3"), leader("nowhere"), city("D5")):
        assert refused(state, Move(unit, "D4")) == "no-unit 2.1"


def test_move_2_1_of_several_armies_on_a_field_one_with_its_free_step_goes_first() -> None:
    state = table(red="armies D3 D4; store 1 food")
    does(state, *goes("army", "D4", "D3"), *goes("army", "D3", "D2"))
    assert moving(state).rested == []
    assert moving(state).bought == 0
    assert camp(state, "red").armies == ["D2", "D3"]


def test_move_2_2_friends_may_share_a_field_without_limit() -> None:
    state = table(red="leader D2; armies D4 D4 D3 D3; city D3")
    does(state, *goes("leader", "D2", "D3"), *goes("army", "D4", "D3"), *goes("army", "D4", "D3"))
    assert camp(state, "red").armies == ["D3"] * 4
    assert camp(state, "red").leader == "D3"


@pytest.mark.parametrize("foreign", ["army D4", "city D4"])
def test_move_2_2_fields_with_a_foreign_army_or_city_cannot_be_entered(foreign: str) -> None:
    state = table(red="leader D3; army D5", blue=foreign)
    assert refused(state, Move(leader("D3"), "D4")) == "no-foreign-field 2.2"
    assert refused(state, Move(army("D5"), "D4")) == "no-foreign-field 2.2"


def test_move_2_2_fields_with_a_foreign_temple_cannot_be_entered() -> None:
    state = table(red="leader D3", yellow="temple D4")
    assert refused(state, Move(leader("D3"), "D4")) == "no-foreign-field 2.2"


def test_move_2_2_foreign_capitals_cannot_be_entered() -> None:
    state = table(red="leader G8; relic B1", blue="leader D3")
    assert refused(state, Move(leader("G8"), "H8")) == "no-foreign-capital 2.2"


def test_move_2_2_a_capital_that_nobody_plays_is_a_foreign_capital() -> None:
    state = table(red="leader G1")
    assert refused(state, Move(leader("G1"), "H1")) == "no-foreign-capital 2.2"


def test_move_2_2_the_own_capital_can_be_entered() -> None:
    assert can(table(red="leader A2"), Move(leader("A2"), "A1"))


def test_move_2_2_foreign_leaders_do_not_block() -> None:
    state = table(red="leader D3; army D5", blue="leader D4")
    does(state, *goes("leader", "D3", "D4"), *goes("army", "D5", "D4"))
    assert camp(state, "red").leader == camp(state, "blue").leader == "D4"


def test_move_2_2_lakes_cannot_be_entered() -> None:
    state = table(red="leader D3")
    assert refused(state, Move(leader("D3"), "C3")) == "no-lake 2.2"


def test_move_2_2_altars_and_ruins_can_be_entered() -> None:
    assert can(table(red="leader B2"), Move(leader("B2"), "B1"))
    assert can(table(red="leader D2; destroyed 1", blue="ruin D3"), Move(leader("D2"), "D3"))


def test_move_2_3_one_food_buys_two_steps() -> None:
    state = table(red="leader D3; store 1 food", abilities="off")
    does(state, BuySteps())
    assert moving(state).bought == 2
    assert camp(state, "red").store.food == 0
    assert state.supply.food == 20
    does(state, *goes("leader", "D3", "D2", "D1", "E1", "E2"))
    assert refused(state, Move(leader("E2"), "E1")) == "no-step 2.3"


def test_move_2_3_bought_steps_are_split_freely() -> None:
    state = table(red="armies D3 D5; store 1 food")
    does(state, BuySteps(), *goes("army", "D3", "D2", "D1"), *goes("army", "D5", "E5", "E4"))
    assert camp(state, "red").armies == ["D1", "E4"]
    assert moving(state).bought == 0


def test_move_2_3_a_unit_uses_its_free_steps_first() -> None:
    state = table(red="leader D3; store 1 food", abilities="off")
    does(state, BuySteps(), *goes("leader", "D3", "D2"))
    assert (moving(state).leader, moving(state).bought) == (1, 2)


def test_move_2_3_as_often_as_there_is_food() -> None:
    state = table(red="leader D3; store 3 food")
    does(state, BuySteps(), BuySteps(), BuySteps())
    assert moving(state).bought == 6
    assert refused(state, BuySteps()) == "no-means 2.3"


def test_move_2_3_food_in_the_transit_store_buys_nothing() -> None:
    state = table(red="transit 3 food")
    assert refused(state, BuySteps()) == "no-means 2.3"


def test_move_2_3_bought_steps_that_are_left_are_lost() -> None:
    state = table(red="leader D3; store 1 food", phase="move", dice=(1, 1))
    does(state, BuySteps(), EndMoving())
    assert waits_for(state) == ["red ask-roll"]


def test_move_2_4_a_leader_or_army_on_a_resource_field_collects_it_into_the_transit_store() -> None:
    state = table(red="leader D3; army D5", goods="D4 C5")
    assert "did-collect" in does(state, *goes("leader", "D3", "D4"))
    assert "did-collect" in does(state, *goes("army", "D5", "C5"))
    assert (camp(state, "red").transit.food, camp(state, "red").transit.metal) == (1, 1)
    assert camp(state, "red").store.is_empty()
    assert state.goods == {}


def test_move_2_4_automatic_collects_when_the_phase_begins() -> None:
    state = table(red="", blue="leader D4; army C5", goods="D4 C5", phase="intervention", dice=(1,))
    assert does(state, Roll()).count("did-collect") == 2
    assert (camp(state, "blue").transit.food, camp(state, "blue").transit.metal) == (1, 1)


def test_move_2_4_by_choice_nothing_is_collected_unasked() -> None:
    state = table(red="leader D3; army C5", goods="D4 C5", collect="by-choice")
    does(state, *goes("leader", "D3", "D4"))
    assert camp(state, "red").transit.is_empty()
    assert can(state, Collect("C5"))
    does(state, Collect("D4"))
    assert camp(state, "red").transit.food == 1
    assert refused(state, Collect("D4")) == "no-resource 2.4"


def test_move_2_4_only_who_stands_on_the_field_collects() -> None:
    state = table(red="leader D3", goods="D4 C5", collect="by-choice")
    assert refused(state, Collect("C5")) == "no-collector 2.4"
    assert refused(state, Collect("D3")) == "no-resource 2.4"


def test_move_2_5_limit_3_of_each_kind_what_does_not_fit_stays_on_the_field() -> None:
    state = table(red="leader D3; army D5; transit 3 food", goods="D4 C5")
    assert "did-collect" not in does(state, *goes("leader", "D3", "D4"))
    assert state.goods == {"D4": FOOD, "C5": METAL}
    assert "did-collect" in does(state, *goes("army", "D5", "C5"))
    choosing = table(red="leader D4; transit 3 food", goods="D4", collect="by-choice")
    assert refused(choosing, Collect("D4")) == "no-room 2.5"


def test_move_2_5_the_limit_holds_for_each_store() -> None:
    state = table(red="leader D3; store 3 food", goods="D4")
    does(state, *goes("leader", "D3", "D4"))
    assert (camp(state, "red").store.food, camp(state, "red").transit.food) == (3, 1)


def test_move_the_phase_always_asks_and_ends_when_the_seat_says_so() -> None:
    state = table(red="leader A1", blue="armies A2 B1; relic D3")
    assert GAME.legal(state, 0) == [EndMoving()]
    assert waits_for(state) == ["red ask-move"]
