"""Section 5 of the handbook: divine intervention."""

from __future__ import annotations

import itertools
from typing import Any

from rules.words import Speaker
from rules.zoar import GAME
from rules.zoar.intervention import EndTurn, Roll, RollAgain, Strike
from rules.zoar.turn import ZoarState
from rules.zoar.view import FOOD, METAL
from tests.rules.zoar.table import camp, can, does, events, refused, said, table, waits_for

SPEAKER = Speaker("en", (GAME.package,), ("Anna", "Ben"))


def struck(number: int, *more: int, turn: str = "blue", **tribes: Any) -> ZoarState:
    """Blue (or another) has rolled this number."""
    if turn == "blue":
        tribes.setdefault("blue", "")
    state = table(turn=turn, phase="intervention", dice=(number, *more), **tribes)
    does(state, Roll())
    return state


# 5.1 The roll


def test_intervention_5_1_the_d12_is_always_rolled_by_the_seat_itself() -> None:
    state = table(phase="intervention", dice=(3,))
    assert waits_for(state) == ["red ask-roll"]
    assert GAME.legal(state, 0) == [Roll()]
    happened = events(state, Roll())
    assert said(happened, "did-roll").params["number"] == 3
    assert happened[0].reveal
    assert said(happened, "did-strike").params["tile"] == 3


# 5.2 What the lightning does


def test_intervention_5_2_every_empty_resource_field_is_refilled_to_1() -> None:
    state = struck(7, goods="A5")
    assert state.goods == {"A5": FOOD, "B6": METAL}
    assert state.supply.metal == 19


def test_intervention_5_2_it_is_told_which_goods_lie_where_again() -> None:
    happened = events(table(phase="intervention", dice=(7,)), Roll())
    told = [SPEAKER.say(event.what) for event in happened if event.what.id == "did-refill"]
    assert told == ["There is food on A5 again.", "There is metal on B6 again."]


def test_intervention_5_2_lightning_that_changes_nothing_says_so() -> None:
    assert "did-strike-in-vain" in does(table(phase="intervention", goods="C1", dice=(1,)), Roll())
    assert "did-strike-in-vain" not in does(table(phase="intervention", dice=(1,)), Roll())


def test_intervention_5_2_what_is_lost_is_told_in_words() -> None:
    happened = events(table(turn="blue", phase="intervention", red="armies D5 D5; city C6", dice=(8,)), Roll())
    told = {SPEAKER.say(event.what) for event in happened if event.what.id == "did-burn"}
    assert told == {"Anna loses 2 armies on D5 to the lightning.", "Anna loses the city on C6 to the lightning."}


def test_intervention_5_2_only_on_that_tile() -> None:
    state = struck(1)
    assert state.goods == {"C1": FOOD}


def test_intervention_5_2_supply_empty_no_refill() -> None:
    """With the printed numbers it never is; a position that cannot be shows the rule."""
    state = table(phase="intervention", dice=(7,))
    state.supply.metal = 0
    GAME.apply(state, 0, Roll())
    assert state.goods == {"A5": FOOD}


def test_intervention_5_2_own_cities_bring_one_army_each() -> None:
    state = struck(8, blue="cities D5 C6")
    assert camp(state, "blue").armies == ["C6", "D5"]


def test_intervention_5_2_own_cities_bring_armies_only_from_the_reserve() -> None:
    state = struck(8, blue="cities D5 C6; armies D3 D3 D4")
    assert camp(state, "blue").armies == ["D3", "D3", "D4", "D5"]


def test_intervention_5_2_own_cities_elsewhere_bring_nothing() -> None:
    assert camp(struck(8, blue="city D3"), "blue").armies == []


def test_intervention_5_2_foreign_cities_bring_nobody_an_army() -> None:
    assert camp(struck(8, red="city D5; store 1 metal", blue=""), "red").armies == []


def test_intervention_5_2_foreign_armies_and_cities_are_destroyed() -> None:
    state = struck(8, red="armies D5 C6 D3; city D5")
    assert camp(state, "red").armies == ["D3"]
    assert camp(state, "red").cities == []
    assert camp(state, "red").ruins == ["D5"]
    assert camp(state, "red").armies_in_reserve == 3


def test_intervention_5_2_of_all_other_owners() -> None:
    state = struck(8, red="army D5", green="army C6", blue="")
    assert camp(state, "red").armies == camp(state, "green").armies == []


def test_intervention_5_2_own_pieces_are_safe() -> None:
    state = struck(8, blue="armies D5 C6; city D5")
    assert camp(state, "blue").armies == ["C6", "D5", "D5"]
    assert camp(state, "blue").cities == ["D5"]


def test_intervention_5_2_leaders_temples_and_relics_are_safe() -> None:
    state = struck(8, yellow="leader D5; temple C6; relic D5", blue="")
    yellow = camp(state, "yellow")
    assert (yellow.leader, yellow.temples, yellow.relic) == ("D5", ["C6"], "D5")


def test_intervention_5_2_the_relic_of_a_destroyed_carrier_lies_on_the_field() -> None:
    state = struck(8, red="army D5; relic D5 army")
    assert (camp(state, "red").relic, camp(state, "red").carried_by) == ("D5", None)


def test_intervention_5_2_cities_destroyed_this_way_count_for_the_active_player() -> None:
    state = struck(8, red="city D5")
    assert camp(state, "blue").destroyed == 1


def test_intervention_5_2_a_temple_there_collects_the_refilled_goods() -> None:
    state = struck(8, yellow="temple D5", blue="")
    assert (camp(state, "yellow").store.food, camp(state, "yellow").store.metal) == (1, 1)
    assert state.goods == {}


def test_intervention_5_2_it_collects_only_what_has_just_grown() -> None:
    state = struck(8, yellow="temple D5", blue="", goods="C5")
    assert (camp(state, "yellow").store.food, camp(state, "yellow").store.metal) == (1, 0)
    assert state.goods == {"C5": METAL}


def test_intervention_5_2_as_far_as_it_fits() -> None:
    state = struck(8, yellow="temple D5; store 3 food", blue="")
    assert camp(state, "yellow").store.food == 3
    assert state.goods == {"D6": FOOD}


def test_intervention_5_2_on_yellows_own_turn_too_but_not_elsewhere() -> None:
    state = struck(8, turn="yellow", red="", yellow="temple D5")
    assert camp(state, "yellow").store.metal == 1
    assert camp(struck(7, yellow="temple D5", blue=""), "yellow").store.is_empty()


def test_intervention_5_2_in_this_order() -> None:
    tribes = {"blue": "city C6", "red": "army D5", "yellow": "temple C5"}
    state = table(turn="blue", phase="intervention", dice=(8,), **tribes)
    happened = does(state, Roll())
    order = ["did-roll", "did-strike", "did-refill", "did-bring-army", "did-burn", "did-gather"]
    assert [key for key, _ in itertools.groupby(happened)][: len(order)] == order


# 5.4 Another roll


def test_intervention_5_4_1_food_buys_another_roll() -> None:
    state = struck(1, 2, blue="store 2 food")
    assert waits_for(state) == ["blue ask-again"]
    assert "did-strike" in does(state, RollAgain())
    assert state.struck == 2
    assert camp(state, "blue").store.food == 1


def test_intervention_5_4_as_often_as_there_is_food() -> None:
    state = struck(1, 2, 3, 4, blue="store 3 food")
    does(state, RollAgain(), RollAgain(), RollAgain())
    assert waits_for(state) == ["red ask-move"]


def test_intervention_5_4_food_that_a_temple_has_just_gathered_will_do() -> None:
    state = struck(8, turn="yellow", red="", yellow="temple D5")
    assert can(state, RollAgain())


def test_intervention_5_4_the_turn_ends_when_the_seat_says_so() -> None:
    state = struck(1, blue="store 2 food")
    does(state, EndTurn())
    assert waits_for(state) == ["red ask-move"]
    assert camp(state, "blue").store.food == 2


def test_intervention_5_4_without_food_the_turn_ends_by_itself() -> None:
    assert waits_for(struck(1, blue="store 3 metal")) == ["red ask-move"]


def test_intervention_5_4_food_in_transit_is_none() -> None:
    state = struck(1, red="", blue="")
    assert waits_for(state) == ["red ask-move"]


def test_intervention_7_4_strike_is_only_asked_of_green() -> None:
    state = struck(1, blue="store 1 food")
    assert refused(state, Strike(2)) == "no-not-now 5.4"
