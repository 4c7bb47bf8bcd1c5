"""Sections 3.3 to 3.5 of the handbook: what remains of a fight, what it destroys, and what the fallen leave."""

from __future__ import annotations

import pytest

from rules.zoar import GAME
from rules.zoar.fight import Attack, OfferMetal
from rules.zoar.sight import view
from tests.rules.zoar.fights import fight, left
from tests.rules.zoar.table import camp, does, refused, table, waits_for

# 3.3 What remains


def test_fight_3_3_3_against_2_leaves_1() -> None:
    """The published example."""
    assert left(fight("armies D4 D4 D4", "armies D5 D5")) == (1, 0)


@pytest.mark.parametrize("armies", [1, 2, 3, 4])
def test_fight_3_3_equal_all_gone(armies: int) -> None:
    assert left(fight("armies" + " D4" * armies, "armies" + " D5" * armies)) == (0, 0)


def test_fight_3_3_equal_all_gone_city_too() -> None:
    state = fight("armies D4 D4", "army D5; city D5")
    assert left(state) == (0, 0)
    assert camp(state, "blue").cities == []


def test_fight_3_3_the_weaker_side_is_gone_the_rest_survives() -> None:
    assert left(fight("armies D4 D4", "armies D5 D5 D5")) == (0, 1)


def test_fight_3_3_metal_goes_first() -> None:
    assert left(fight("armies D4 D4; store 2 metal", "armies D5 D5", ("red", 2))) == (2, 0)
    assert left(fight("armies D4 D4; store 1 metal", "armies D5 D5", ("red", 1))) == (1, 0)
    assert left(fight("army D4", "army D5; store 1 metal", ("blue", 1))) == (0, 1)


def test_fight_3_3_then_armies_cities_last() -> None:
    state = fight("army D4", "army D5; city D5")
    assert left(state) == (0, 0)
    assert camp(state, "blue").cities == ["D5"]
    assert camp(state, "red").destroyed == 0


def test_fight_3_3_city_strength_1() -> None:
    state = fight("army D4", "city D5")
    assert left(state) == (0, 0)
    assert camp(state, "blue").cities == []
    assert left(fight("armies D4 D4", "city D5")) == (1, 0)


def test_fight_3_3_temple_strength_0() -> None:
    state = table(phase="fight", red="army D4", yellow="temple D5")
    does(state, Attack("D4", "D5"))
    assert camp(state, "red").armies == ["D4"]
    assert camp(state, "yellow").temples == []


def test_fight_3_3_a_temple_alone_may_be_defended_with_metal() -> None:
    state = table(phase="fight", red="army D4", yellow="temple D5; store 2 metal")
    does(state, Attack("D4", "D5"))
    assert waits_for(state) == ["yellow ask-offer"]
    does(state, OfferMetal(2))
    assert camp(state, "red").armies == []
    assert camp(state, "yellow").temples == ["D5"]


def test_fight_3_3_a_temple_defended_equally_is_gone_like_everything() -> None:
    state = table(phase="fight", red="army D4", yellow="temple D5; store 1 metal")
    does(state, Attack("D4", "D5"), OfferMetal(1))
    assert camp(state, "red").armies == []
    assert camp(state, "yellow").temples == []


def test_fight_3_3_a_temple_with_armies_falls_with_the_last_of_them() -> None:
    state = table(phase="fight", red="army D4", yellow="armies D5 D5; temple D5")
    does(state, Attack("D4", "D5"))
    assert (camp(state, "yellow").armies, camp(state, "yellow").temples) == (["D5"], ["D5"])
    state = table(phase="fight", red="armies D4 D4 D4", yellow="armies D5 D5; temple D5")
    does(state, Attack("D4", "D5"))
    assert (camp(state, "red").armies, camp(state, "yellow").temples) == (["D4"], [])


def test_fight_3_3_the_attackers_own_city_takes_no_part() -> None:
    state = fight("army D4; city D4", "armies D5 D5")
    assert left(state) == (0, 1)
    assert camp(state, "red").cities == ["D4"]


# 3.4 Destroyed cities and temples


def test_fight_3_4_a_destroyed_city_puts_a_marker_on_its_field_and_one_on_the_destroyers_board() -> None:
    state = fight("army D4", "city D5")
    shown = view(state, None)
    assert [field.name for field in shown.fields if field.ruin] == ["D5"]
    assert [seat.destroyed for seat in shown.seats] == [1, 0]


def test_fight_3_4_a_destroyed_temple_puts_a_marker_on_its_field_and_one_on_the_destroyers_board() -> None:
    state = table(phase="fight", red="army D4", yellow="temple D5")
    does(state, Attack("D4", "D5"))
    shown = view(state, None)
    assert [field.name for field in shown.fields if field.temple_ruin] == ["D5"]
    assert [(seat.destroyed, seat.temples_destroyed) for seat in shown.seats] == [(0, 1), (0, 0)]


def test_fight_3_4_a_destroyed_city_leaves_the_game() -> None:
    state = fight("army D4", "city D5")
    assert camp(state, "blue").cities_in_reserve == 1


def test_fight_3_4_a_temple_returns_to_yellows_reserve_and_does_not_count_for_victory() -> None:
    state = table(phase="fight", red="army D4; destroyed 1", yellow="temple D5; ruin D6")
    does(state, Attack("D4", "D5"))
    assert camp(state, "yellow").temples_in_reserve == 2
    assert GAME.outcome(state) is None


def test_fight_3_4_a_ruin_is_no_enemy() -> None:
    state = table(phase="fight", red="army D4; destroyed 1", blue="ruin D5; army D3")
    assert refused(state, Attack("D4", "D5")) == "no-enemy 3.1"


# 3.5 Fallen armies and carriers


def test_fight_3_5_lost_armies_return_to_their_owners_reserve() -> None:
    state = fight("armies D4 D4 D4 D4", "armies D5 D5")
    assert camp(state, "red").armies_in_reserve == 2
    assert camp(state, "blue").armies_in_reserve == 4


def test_fight_3_5_if_the_carrier_dies_the_relic_lies_on_that_field() -> None:
    state = table(phase="fight", red="army D4", blue="army D5; relic D5 army")
    assert "did-drop-relic" in does(state, Attack("D4", "D5"))
    assert (camp(state, "blue").relic, camp(state, "blue").carried_by) == ("D5", None)


def test_fight_3_5_the_carrier_is_the_last_army_of_its_field_to_fall() -> None:
    state = fight("army D4", "armies D5 D5; relic D5 army")
    assert camp(state, "blue").carried_by == "army"
    state = fight("armies D4 D4; relic D4 army", "army D5")
    assert camp(state, "red").carried_by == "army"


def test_fight_3_5_a_leader_who_carries_it_keeps_it() -> None:
    state = fight("army D4", "army D5; leader D5; relic D5 leader", relic_carrier="army-or-leader")
    assert camp(state, "blue").carried_by == "leader"
