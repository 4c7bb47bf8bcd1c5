"""Sections 4.3 to 4.5 of the handbook: armies, cities and temples are built."""

from __future__ import annotations

import pytest

from rules.zoar import GAME
from rules.zoar.build import BuildCity, BuildTemple, EndBuilding, RaiseArmy
from rules.zoar.move import EndMoving
from rules.zoar.view import FOOD, METAL
from tests.rules.zoar.table import camp, can, does, refused, stores, table, waits_for

# 4.3 Armies


def test_build_4_3_an_army_costs_1_food_in_an_own_city() -> None:
    state = table(phase="build", red="store 2 food; city D5")
    does(state, RaiseArmy("D5"))
    assert camp(state, "red").armies == ["D5"]
    assert stores(state, "red") == (1, 0, 0, 0)
    assert state.supply.food == 19


def test_build_4_3_the_capital_counts_as_an_own_city() -> None:
    state = table(phase="build", red="store 1 food")
    does(state, RaiseArmy("A1"))
    assert camp(state, "red").armies == ["A1"]


def test_build_4_3_the_capital_is_not_one_of_the_2_cities() -> None:
    state = table(phase="build", red="leader D5; store 2 metal; city C5")
    does(state, BuildCity("D5"))
    assert camp(state, "red").cities == ["C5", "D5"]


@pytest.mark.parametrize("at", ["H8", "D5", "B1", "nowhere"])
def test_build_4_3_not_elsewhere(at: str) -> None:
    state = table(phase="build", red="store 1 food", blue="city D5")
    assert refused(state, RaiseArmy(at)) == "no-own-city 4.3"


def test_build_4_3_food_is_needed() -> None:
    state = table(phase="build", red="leader D5; store 1 metal")
    assert refused(state, RaiseArmy("A1")) == "no-means 4.3"


def test_build_1_5_four_armies_are_all() -> None:
    state = table(phase="build", red="leader D5; armies D3 D3 D4 D4; store 1 food 1 metal")
    assert refused(state, RaiseArmy("A1")) == "no-army-left 1.5"


# 4.4 Cities


@pytest.mark.parametrize("builder", ["leader D5", "army D5"])
def test_build_4_4_a_city_costs_1_metal_where_an_own_leader_or_army_is(builder: str) -> None:
    state = table(phase="build", red=f"{builder}; store 2 metal")
    does(state, BuildCity("D5"))
    assert camp(state, "red").cities == ["D5"]
    assert stores(state, "red") == (0, 1, 0, 0)


def test_build_4_4_a_new_city_brings_an_army_at_once() -> None:
    state = table(phase="build", red="leader D5; store 1 metal")
    assert does(state, BuildCity("D5")) == ["did-build-city", "did-bring-army"]
    assert camp(state, "red").armies == ["D5"]


def test_build_4_4_an_army_only_if_one_is_in_reserve() -> None:
    state = table(phase="build", red="leader D5; armies D3 D3 D4 D4; store 1 metal")
    assert does(state, BuildCity("D5")) == ["did-build-city"]


def test_build_4_4_option_leader_only() -> None:
    state = table(phase="build", red="leader D5; army C5; store 1 metal", city_builder="leader")
    assert refused(state, BuildCity("C5")) == "no-leader-builder 4.4"
    assert can(state, BuildCity("D5"))


def test_build_4_4_option_leader_or_army_is_what_a_table_plays_without_a_choice() -> None:
    assert GAME.options().city_builder == "leader-or-army"


@pytest.mark.parametrize("at", ["D3", "nowhere"])
def test_build_4_4_not_where_nobody_is(at: str) -> None:
    assert refused(table(phase="build", red="leader D5; store 1 metal"), BuildCity(at)) == "no-builder 4.4"


@pytest.mark.parametrize(("at", "why"), [("A1", "no-ground 4.4"), ("B1", "no-ground 4.4"), ("G8", "no-ground 4.4")])
def test_build_4_4_not_on_a_capital_or_an_altar(at: str, why: str) -> None:
    state = table(phase="build", red=f"leader {at}; army D3; relic D4; store 1 metal", blue="relic D4")
    assert refused(state, BuildCity(at)) == why


@pytest.mark.parametrize("building", ["city D5", "temple D5"])
def test_build_4_4_not_on_a_city_or_a_temple(building: str) -> None:
    state = table(phase="build", turn="yellow", red="", yellow=f"leader D5; army D3; {building}; store 1 metal")
    assert refused(state, BuildCity("D5")) == "no-second-building 4.4"


@pytest.mark.parametrize("piece", ["leader D5", "relic D5"])
def test_build_4_4_not_beside_a_foreign_piece(piece: str) -> None:
    state = table(phase="build", red="leader D5; army D3; store 1 metal", blue=piece)
    assert refused(state, BuildCity("D5")) == "no-foreign-piece 4.4"


def test_build_4_4_own_pieces_the_own_relic_and_goods_do_not_matter() -> None:
    state = table(phase="build", red="leader C5; armies C5 C5; relic C5; store 1 metal", goods="C5")
    does(state, BuildCity("C5"))
    assert state.goods == {"C5": METAL}


def test_build_4_4_resource_fields_may_be_built_on() -> None:
    state = table(phase="build", red="leader D4; store 1 metal", goods="D4")
    assert can(state, BuildCity("D4"))


def test_build_3_4_a_ruin_of_a_city_cannot_be_built_on_again() -> None:
    state = table(phase="build", red="leader D5; army D3; store 1 metal; destroyed 1", blue="ruin D5")
    assert refused(state, BuildCity("D5")) == "no-ruin 3.4"


def test_build_3_4_a_ruin_of_a_temple_can_be_built_on_again() -> None:
    state = table(phase="build", red="leader D5; store 1 metal", yellow="")
    camp(state, "yellow").temple_ruins = ["D5"]
    camp(state, "red").temples_destroyed = 1
    assert can(state, BuildCity("D5"))


def test_build_1_5_two_cities_are_all_and_destroyed_ones_are_gone() -> None:
    state = table(phase="build", red="leader D5; city D3; ruin D4; store 1 metal 1 food", blue="destroyed 1")
    assert refused(state, BuildCity("D5")) == "no-city-left 1.5"


def test_build_4_4_metal_is_needed() -> None:
    assert refused(table(phase="build", red="leader D5; store 1 food"), BuildCity("D5")) == "no-means 4.4"


# 4.5 Temples


@pytest.mark.parametrize("builder", ["leader D5", "army D5"])
def test_build_4_5_yellow_builds_a_temple_for_1_metal_by_leader_or_army(builder: str) -> None:
    state = table(phase="build", turn="yellow", red="", yellow=f"{builder}; store 2 metal")
    does(state, BuildTemple("D5"))
    assert camp(state, "yellow").temples == ["D5"]
    assert stores(state, "yellow") == (0, 1, 0, 0)
    assert camp(state, "yellow").armies == (["D5"] if builder == "army D5" else [])


def test_build_4_5_it_collects_all_resources_of_its_tile_at_once_into_the_collection_store() -> None:
    state = table(phase="build", turn="yellow", red="", yellow="leader D5; store 1 metal", goods="C5 D6 B6")
    assert does(state, BuildTemple("D5")).count("did-gather") == 2
    assert stores(state, "yellow") == (1, 1, 0, 0)
    assert list(state.goods) == ["B6"]


def test_build_4_5_up_to_the_limit() -> None:
    state = table(phase="build", turn="yellow", red="", yellow="leader D5; store 3 food 1 metal", goods="C5 D6")
    does(state, BuildTemple("D5"))
    assert stores(state, "yellow") == (3, 1, 0, 0)
    assert state.goods == {"D6": FOOD}


def test_build_4_5_yellow_only() -> None:
    state = table(phase="build", red="leader D5; store 1 metal", yellow="")
    assert refused(state, BuildTemple("D5")) == "no-temples 7.3"


@pytest.mark.parametrize(
    ("yellow", "why"),
    [
        ("leader D5; store 1 food", "no-means 4.5"),
        ("leader D5; temples D3 D4; store 1 metal", "no-temple-left 1.5"),
        ("leader D3; store 1 metal", "no-builder 4.5"),
        ("leader D5; temple D5; store 1 metal", "no-second-building 4.4"),
        ("leader D5; city D5; store 1 metal; army D3", "no-second-building 4.4"),
    ],
)
def test_build_4_5_what_a_temple_needs(yellow: str, why: str) -> None:
    state = table(phase="build", turn="yellow", red="", yellow=yellow)
    assert refused(state, BuildTemple("D5")) == why


@pytest.mark.parametrize("at", ["A1", "B1"])
def test_build_4_5_not_on_a_capital_or_an_altar(at: str) -> None:
    state = table(phase="build", turn="yellow", yellow=f"leader {at}; army D3; store 1 metal", red="relic D3")
    assert refused(state, BuildTemple(at)) == "no-ground 4.4"


# The end of the phase


def test_build_as_often_as_one_can_pay_in_any_order() -> None:
    state = table(phase="build", red="leader D5; store 2 food 2 metal")
    does(state, RaiseArmy("A1"), BuildCity("D5"), RaiseArmy("D5"))
    assert camp(state, "red").armies == ["A1", "D5", "D5"]


def test_build_what_can_do_nothing_is_not_asked() -> None:
    state = table(red="store 1 metal")
    does(state, EndMoving())
    assert waits_for(state) == ["red ask-roll"]


def test_build_ends_when_the_seat_says_so() -> None:
    state = table(phase="build", red="store 3 food")
    does(state, EndBuilding())
    assert waits_for(state) == ["red ask-roll"]
