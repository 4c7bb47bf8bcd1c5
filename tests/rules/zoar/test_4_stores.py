"""Sections 4.1 and 4.2 of the handbook: the stores, and what is exchanged there."""

from __future__ import annotations

from rules.zoar.build import RaiseArmy
from rules.zoar.move import EndMoving
from rules.zoar.stores import Exchange, ReturnSurplus
from rules.zoar.view import FOOD, METAL
from tests.rules.zoar.table import does, refused, stores, table, waits_for

# 4.1 The stores


def test_build_4_1_transit_goods_move_to_the_collection_store() -> None:
    state = table(red="transit 2 food 1 metal; store 1 food 1 metal")
    does(state, EndMoving())
    assert stores(state, "red") == (3, 2, 0, 0)


def test_build_4_1_exchange_before_the_maximum_is_passed() -> None:
    state = table(red="transit 2 food; store 3 food")
    does(state, EndMoving())
    assert waits_for(state) == ["red ask-surplus"]
    assert stores(state, "red") == (3, 0, 2, 0)
    does(state, Exchange(FOOD))
    assert stores(state, "red") == (3, 1, 0, 0)
    assert waits_for(state) == ["red ask-build"]


def test_build_4_1_surplus_over_3_returns_to_the_supply() -> None:
    state = table(red="transit 2 food; store 3 food")
    before = state.supply.food
    does(state, EndMoving(), ReturnSurplus())
    assert stores(state, "red") == (3, 0, 0, 0)
    assert state.supply.food == before + 2
    assert waits_for(state) == ["red ask-build"]


def test_build_4_1_what_is_left_over_after_exchanging_returns() -> None:
    state = table(red="transit 3 food; store 3 food 2 metal")
    does(state, EndMoving())
    assert does(state, Exchange(FOOD)) == ["did-exchange", "did-return"]
    assert stores(state, "red") == (3, 3, 0, 0)


def test_build_4_1_who_cannot_exchange_the_surplus_is_not_asked() -> None:
    state = table(red="transit 3 food 3 metal; store 3 food 3 metal")
    happened = does(state, EndMoving())
    assert happened.count("did-return") == 2
    assert waits_for(state) == ["red ask-build"]


def test_build_4_1_nothing_is_built_from_a_surplus() -> None:
    state = table(red="transit 1 food; store 3 food")
    does(state, EndMoving())
    assert refused(state, RaiseArmy("A1")) == "no-not-now 4.1"


# 4.2 Exchange


def test_build_4_2_2_of_a_kind_for_1_of_the_other() -> None:
    state = table(phase="build", red="store 2 food 2 metal")
    food, metal = state.supply.food, state.supply.metal
    does(state, Exchange(FOOD))
    assert stores(state, "red") == (0, 3, 0, 0)
    assert (state.supply.food, state.supply.metal) == (food + 2, metal - 1)
    does(state, Exchange(METAL))
    assert stores(state, "red") == (1, 1, 0, 0)


def test_build_4_2_any_number_of_times() -> None:
    state = table(phase="build", red="store 3 food 1 metal")
    does(state, Exchange(FOOD), Exchange(METAL), Exchange(FOOD))
    assert stores(state, "red") == (0, 1, 0, 0)


def test_build_4_2_two_are_needed() -> None:
    state = table(phase="build", red="store 1 food 2 metal")
    assert refused(state, Exchange(FOOD)) == "no-two 4.2"


def test_build_4_2_the_other_kind_must_fit() -> None:
    state = table(phase="build", red="store 2 food 3 metal")
    assert refused(state, Exchange(FOOD)) == "no-room-in-store 4.1"


def test_build_4_2_the_supply_must_have_the_other_kind() -> None:
    """With the printed numbers it always has; a position that cannot be shows the rule."""
    state = table(phase="build", red="store 3 food")
    state.supply.metal = 0
    assert refused(state, Exchange(FOOD)) == "no-supply 4.2"
