"""Section 12 of the rulebook: interception; with rulings R2, R10, R11 and R17."""

from __future__ import annotations

import pytest

from rules.shared_worlds.actions import Done
from rules.shared_worlds.pieces import Zone
from tests.rules.shared_worlds.fights import block, guard, intercept
from tests.rules.shared_worlds.table import (
    attack,
    can,
    does,
    life_of,
    nobody,
    refused,
    side,
    table,
    there,
    waits_for,
)


def test_interception_only_for_attackers_that_are_still_unblocked() -> None:
    state = table(
        red=side(left="combat mammoth_guard power=4", right="combat cub power=1"),
        blue=side(left="combat cub", center="combat cub"),
    )
    attack(state, "left", "right")
    does(state, block(state))
    assert waits_for(state) == "blue ask-intercept"
    assert refused(state, intercept(state, "center", "left")) == "no-second-blocker 6.4"
    assert can(state, intercept(state, "center", "right"))


def test_r10_a_development_unit_moves_to_combat_and_then_fights() -> None:
    state = guard(right="bear_cave_warden power=3")
    does(state, intercept(state, "right"))
    unit = there(state, "blue", "left")
    assert (unit.zone, unit.life, unit.power) == (Zone.COMBAT, 1, 0)
    assert there(state, "red", "left").life == 1


def test_r11_a_development_unit_steps_forward_in_its_own_lane() -> None:
    state = guard(left="gatherer")
    assert can(state, intercept(state, "left"))


def test_r11_a_combat_unit_in_the_attackers_lane_does_not_intercept() -> None:
    state = table(
        red=side(left="combat cub power=1", right="combat cub power=1"),
        blue=side(left="combat gatherer", center="gatherer"),
    )
    attack(state, "left", "right")
    does(state, Done())
    assert waits_for(state) == "blue ask-intercept"
    assert refused(state, intercept(state, "left")) == "no-intercept-in-place 6.4"


def test_r11_no_interception_into_a_lane_with_another_card() -> None:
    state = table(
        red=side(left="combat cub power=1", right="combat cub power=1"), blue=side(left="gatherer", center="combat cub")
    )
    attack(state, "left", "right")
    assert refused(state, intercept(state, "center", "left")) == "no-intercept-taken 6.4"


def test_r11_switch_intercepting_in_place() -> None:
    state = table(
        red=side(left="combat mammoth_guard power=4"),
        blue=side(left="combat gatherer"),
        options={"own_lane_intercept": True},
    )
    attack(state, "left")
    does(state, Done(), intercept(state, "left"))
    assert life_of(state, "blue") == 20


def test_interception_a_unit_that_blocks_cannot_intercept() -> None:
    state = table(
        red=side(left="combat cub power=1", right="combat cub power=1"), blue=side(left="combat bear_cave_warden")
    )
    attack(state, "left", "right")
    does(state, block(state))
    assert waits_for(state) == "red ask-act"


def test_interception_one_attacker_for_a_unit() -> None:
    state = table(red=side(left="combat cub power=1", right="combat cub power=1"), blue=side(center="combat gatherer"))
    attack(state, "left", "right")
    does(state, intercept(state, "center", "left"))
    assert waits_for(state) == "red ask-act"
    assert life_of(state, "blue") == 19


def test_interception_protects_only_against_the_attacker_it_is_made_against() -> None:
    state = table(red=side(left="combat cub power=2", right="combat cub power=1"), blue=side(center="combat gatherer"))
    attack(state, "left", "right")
    does(state, intercept(state, "center", "left"))
    assert life_of(state, "blue") == 19


def test_interception_the_unit_stays_in_combat_and_can_be_destroyed() -> None:
    state = table(red=side(left="combat cub power=1"), blue=side(right="hide_scraper"))
    attack(state, "left")
    does(state, intercept(state, "right"))
    assert there(state, "blue", "left").zone is Zone.COMBAT
    assert nobody(state, "blue", "right")


def test_interception_is_optional() -> None:
    state = guard(right="gatherer")
    does(state, Done())
    assert there(state, "blue", "right").zone is Zone.DEVELOPMENT


@pytest.mark.parametrize("lane", ["left", "center", "right"])
def test_interception_happens_in_the_lane_of_the_attacker(lane: str) -> None:
    other = "left" if lane != "left" else "right"
    state = table(red=side(**{lane: "combat cub power=1"}), blue=side(**{other: "hide_scraper"}))
    attack(state, lane)
    does(state, intercept(state, other, lane))
    assert there(state, "blue", lane).life == 3


def test_r17_attachments_move_with_their_unit() -> None:
    state = guard(right="gatherer +throwing_board")
    does(state, intercept(state, "right"))
    assert nobody(state, "blue", "right")
    assert len(state.graveyard) == 2
