"""Section 5 of the rulebook: the Development Area, lanes, and the catch-up rule; with rulings R9 and R28."""

from __future__ import annotations

import pytest

from rules.shared_worlds.actions import (
    Fight,
    PlayUnit,
    Promote,
)
from rules.shared_worlds.pieces import Face, Lane, Zone
from tests.rules.shared_worlds.table import (
    at,
    can,
    does,
    kinds,
    nobody,
    pay,
    refused,
    side,
    table,
    there,
)


def test_development_cards_are_played_into_it() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="gatherer"))
    does(state, PlayUnit(Face("gatherer"), Lane.CENTER, pay("fire_pit 1")))
    unit = there(state, "red", "center")
    assert (unit.zone, unit.life, unit.power) == (Zone.DEVELOPMENT, 2, 0)


def test_development_units_cannot_attack_or_be_attacked() -> None:
    state = table(red=side(left="cub power=1"))
    assert refused(state, Fight()) == "no-fight 6.2"


def test_development_there_is_no_way_back_but_by_a_card() -> None:
    state = table(red=side(left="combat cub"))
    assert kinds(state) == {"end-main"}


@pytest.mark.parametrize("there_is", ["cub", "combat cub", "cub face-down"])
def test_development_one_card_in_each_lane_across_both_areas(there_is: str) -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="gatherer", left=there_is))
    play = PlayUnit(Face("gatherer"), Lane.LEFT, pay("fire_pit 1"))
    assert refused(state, play) == "no-free-lane 4.2"


def test_r9_the_lane_is_fixed_when_played() -> None:
    state = table(red=side(left="cub"))
    does(state, Promote(at(state, "red", "left")))
    assert there(state, "red", "left").zone is Zone.COMBAT
    assert nobody(state, "red", "center")


def play(lane: Lane) -> PlayUnit:
    return PlayUnit(Face("gatherer"), lane, pay("fire_pit 1"))


def test_r28_catch_up_into_a_lane_with_an_opponents_combat_unit() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="gatherer"), blue=side(left="combat cub", right="cub"))
    assert refused(state, play(Lane.RIGHT)) == "no-catch-up 4.3"
    assert can(state, play(Lane.LEFT))


def test_r28_not_with_equal_numbers() -> None:
    red = side("fire_pit 1 wood_yard", hand="gatherer", center="combat cub")
    assert can(table(red=red, blue=side(left="combat cub")), play(Lane.RIGHT))


def test_r28_no_such_lane_no_unit() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="gatherer", left="cub"), blue=side(left="combat cub"))
    assert refused(state, play(Lane.RIGHT)) == "no-lane-to-catch-up 4.3"
    does(state, Promote(at(state, "red", "left")))
    assert can(state, play(Lane.RIGHT))


def test_r28_the_opponent_with_the_most_binds_and_tied_ones_together() -> None:
    red = side("fire_pit 1 wood_yard", hand="gatherer")
    blue, yellow = side(left="combat cub", center="combat cub"), side(right="combat cub")
    state = table(red=red, blue=blue, yellow=yellow)
    assert refused(state, play(Lane.RIGHT)) == "no-catch-up 4.3"
    state = table(red=red, blue=side(left="combat cub"), yellow=yellow)
    assert can(state, play(Lane.RIGHT))
    assert can(state, play(Lane.LEFT))
    assert not can(state, play(Lane.CENTER))


def test_r28_teammates_are_never_compared() -> None:
    red = side("fire_pit 1", hand="gatherer")
    state = table(red=red, yellow=side(left="combat cub"), seats=4)
    assert can(state, play(Lane.RIGHT))
