"""Section 12 of the rulebook: damage and what is spent, steps 3 to 5, and the examples; rulings R1 to R3, R27, R31."""

from __future__ import annotations

from rules.shared_worlds.actions import Charge, Done
from rules.shared_worlds.state import site
from tests.rules.shared_worlds.fights import block, guard, intercept
from tests.rules.shared_worlds.table import at, attack, cubes_of, does, life_of, nobody, passes, side, table, there

# The worked examples, to the digit.


def test_combat_example_guard_against_cub() -> None:
    state = guard(left="combat cub power=2")
    does(state, block(state))
    assert nobody(state, "blue", "left")
    assert there(state, "red", "left").life == 2
    assert life_of(state, "blue") == 17  # R1: the older "Key rule" is read as its older wording


def test_combat_example_the_cubs_cubes_lie_beside_its_owners_buildings() -> None:
    state = guard(left="combat cub power=2")
    does(state, block(state))
    assert cubes_of(state, "blue") == (0, 0, 2)


def test_r3_the_guard_deals_4_spends_1_and_keeps_3() -> None:
    state = guard(left="combat cub power=2")
    does(state, block(state))
    assert there(state, "red", "left").power == 3
    assert cubes_of(state, "red") == (0, 0, 1)


def test_combat_example_interception_by_a_gatherer() -> None:
    state = guard(right="gatherer power=1")
    does(state, intercept(state, "right"))
    assert nobody(state, "blue", "left")
    assert nobody(state, "blue", "right")
    assert there(state, "red", "left").life == 3
    assert life_of(state, "blue") == 20


def test_combat_example_the_guard_left_alone_costs_4_life() -> None:
    state = guard(right="gatherer power=1")
    does(state, Done())
    assert life_of(state, "blue") == 16


# Overview


def test_combat_both_units_of_a_pair_can_be_destroyed() -> None:
    state = table(red=side(left="combat cub power=2"), blue=side(left="combat cub power=2"))
    attack(state, "left")
    does(state, block(state))
    assert nobody(state, "red", "left")
    assert nobody(state, "blue", "left")


def test_combat_a_unit_without_power_deals_no_damage() -> None:
    state = guard(left="combat cave_sentinel")
    does(state, block(state))
    assert there(state, "red", "left").life == 4
    assert nobody(state, "blue", "left")


# Steps 3 and 4


def test_step_3_a_destroyed_unit_deals_its_full_power_first() -> None:
    state = table(red=side(left="combat mammoth_guard power=4"), blue=side(left="combat dart_thrower power=4 life=1"))
    attack(state, "left")
    does(state, block(state))
    assert nobody(state, "red", "left")
    assert nobody(state, "blue", "left")


def test_r1_excess_over_a_blocker_hits_the_player() -> None:
    state = guard(left="combat gatherer")
    does(state, block(state))
    assert life_of(state, "blue") == 18


def test_r1_switch_excess_over_a_blocker_is_lost() -> None:
    state = table(
        red=side(left="combat mammoth_guard power=4"),
        blue=side(left="combat gatherer"),
        options={"excess_over_blocker": "lost"},
    )
    attack(state, "left")
    does(state, block(state))
    assert life_of(state, "blue") == 20


def test_r2_excess_over_an_interceptor_is_lost() -> None:
    state = guard(center="combat gatherer")
    does(state, intercept(state, "center"))
    assert life_of(state, "blue") == 20


def test_step_4_destroyed_cards_go_to_the_graveyard() -> None:
    state = guard(left="combat cub +thick_cloak life=1")
    does(state, block(state))
    assert len(state.graveyard) == 2


def test_r27_unblocked_damage_is_dealt_once() -> None:
    state = guard()
    assert life_of(state, "blue") == 16


def test_damage_is_simultaneous_over_all_lanes() -> None:
    state = table(
        red=side(left="combat cub power=2", right="combat cub power=2"),
        blue=side(left="combat spear_bearer power=1", right="combat cub power=1", life=1),
    )
    attack(state, "left", "right")
    does(state, block(state), block(state, "right", "right"))
    assert state.ended is not None
    assert state.ended.how == "domination"
    assert nobody(state, "red", "left")


# Step 5


def test_step_5_unblocked_attackers_spend_all() -> None:
    state = guard()
    assert there(state, "red", "left").power == 0
    assert cubes_of(state, "red") == (0, 0, 4)


def test_step_5_blockers_and_interceptors_spend_all() -> None:
    state = guard(left="combat bear_cave_warden power=3")
    does(state, block(state))
    assert there(state, "blue", "left").power == 0
    assert cubes_of(state, "blue") == (0, 0, 3)
    state = guard(center="combat urgan power=5")
    does(state, intercept(state, "center"))
    assert there(state, "blue", "left").power == 0


def test_step_5_an_attacker_that_fought_spends_the_life_before_damage() -> None:
    state = table(red=side(left="combat gorrun power=6"), blue=side(left="combat cave_sentinel life=2"))
    attack(state, "left")
    does(state, block(state))
    assert there(state, "red", "left").power == 4


def test_step_5_never_more_than_its_power() -> None:
    state = table(red=side(left="combat mammoth_guard power=2"), blue=side(left="combat urgan"))
    attack(state, "left")
    does(state, block(state))
    assert there(state, "red", "left").power == 0


def test_step_5_a_bonus_is_no_cube_to_spend() -> None:
    state = table(red=side(left="combat cub power=2 +throwing_board"), blue=side(left="combat gatherer"))
    attack(state, "left")
    does(state, block(state))
    assert cubes_of(state, "red") == (0, 0, 2)
    assert life_of(state, "blue") == 19


def test_step_5_units_that_do_not_fight_keep_their_power() -> None:
    state = table(
        red=side(left="combat cub power=2", right="combat cub power=1"), blue=side(center="combat cub power=2")
    )
    attack(state, "left")
    passes(state)
    assert there(state, "red", "right").power == 1
    assert there(state, "blue", "center").power == 2


def test_step_5_spent_even_if_the_unit_does_not_survive() -> None:
    state = guard(left="combat cub power=2")
    does(state, block(state))
    assert cubes_of(state, "blue") == (0, 0, 2)


def test_r31_several_combats_in_a_main_phase() -> None:
    state = table(red=side(left="combat cub power=2", right="combat spear_bearer power=2"))
    attack(state, "left")
    attack(state, "right")
    assert life_of(state, "blue") == 15


def test_power_can_be_charged_again_in_the_same_main_phase() -> None:
    state = table(red=side("fire_pit 2 wood_yard", left="combat cub power=2"))
    attack(state, "left")
    does(state, Charge(at(state, "red", "left"), site("fire_pit")))
    assert there(state, "red", "left").power == 1
