"""Section 12 of the rulebook: who attacks and who blocks, steps 1 and 2; with rulings R29, R30 and R36."""

from __future__ import annotations

from rules.shared_worlds.actions import Attack, Block, Done, Fight
from rules.shared_worlds.pieces import Attacker
from rules.shared_worlds.state import who
from tests.rules.shared_worlds.fights import block, guard, intercept
from tests.rules.shared_worlds.table import at, attack, can, does, life_of, refused, side, table, there, waits_for

# Overview


def test_combat_only_cards_in_the_combat_area_attack() -> None:
    state = table(red=side(left="combat cub power=1", center="cub power=1"))
    does(state, Fight())
    attacker = Attacker(at(state, "red", "center"), who(1))
    assert refused(state, Attack((attacker,))) == "no-attack-development 6.2"


def test_combat_only_cards_in_the_combat_area_defend_by_blocking() -> None:
    state = table(
        red=side(left="combat spear_bearer power=2", right="combat cub power=2"),
        blue=side(left="cub", right="combat cub"),
    )
    attack(state, "left", "right")
    assert refused(state, block(state)) == "no-block-development 6.3"


def test_combat_each_unit_attacks_once() -> None:
    state = table(red=side(left="combat mammoth_guard power=4"))
    attack(state, "left")
    assert waits_for(state) == "red ask-act"
    assert refused(state, Fight()) == "no-fight 6.2"


# Step 1


def test_step_1_tapped_units_cannot_attack() -> None:
    state = table(red=side(left="combat cub power=1 tapped", right="combat cub power=1"))
    does(state, Fight())
    attacker = Attacker(at(state, "red", "left"), who(1))
    assert refused(state, Attack((attacker,))) == "no-attack-tapped 6.2"


def test_step_1_attackers_are_tapped() -> None:
    state = table(red=side(left="combat cub power=1"))
    attack(state, "left")
    assert there(state, "red", "left").tapped


def test_step_1_all_attackers_are_declared_at_once() -> None:
    state = table(red=side(left="combat cub power=2", right="combat spear_bearer power=2"))
    attack(state, "left", "right")
    assert life_of(state, "blue") == 15  # Spear Bearer gets +1 when it attacks


def test_step_1_none_at_all_is_possible() -> None:
    state = table(red=side(left="combat cub power=2"))
    does(state, Fight(), Attack(()))
    assert not there(state, "red", "left").tapped
    assert waits_for(state) == "red ask-act"


def test_step_1_a_unit_is_not_named_twice() -> None:
    state = table(red=side(left="combat cub power=2"))
    does(state, Fight())
    attacker = Attacker(at(state, "red", "left"), who(1))
    assert refused(state, Attack((attacker, attacker))) == "no-attack-twice 6.2"


def test_step_1_only_opponents_are_attacked() -> None:
    state = table(red=side(left="combat cub power=2"))
    does(state, Fight())
    assert refused(state, Attack((Attacker(at(state, "red", "left"), who(0)),))) == "no-opponent 6.2"


def test_r36_an_attacker_needs_a_cube() -> None:
    state = table(red=side(left="combat cub", right="combat cub power=1"))
    does(state, Fight())
    assert refused(state, Attack((Attacker(at(state, "red", "left"), who(1)),))) == "no-attack-unarmed 6.2"


def test_r36_a_unit_without_a_cube_has_power_0_whatever_its_bonuses() -> None:
    state = guard(left="combat cave_sentinel +throwing_board")
    does(state, block(state))
    assert there(state, "red", "left").life == 4


def test_r36_an_unarmed_unit_may_block_and_intercept() -> None:
    blocking, intercepting = guard(left="combat cub"), guard(right="cub")
    assert can(blocking, block(blocking))
    assert can(intercepting, intercept(intercepting, "right"))


def test_no_combat_without_somebody_who_can_attack() -> None:
    state = table(red=side(left="combat cub", right="cub power=1"))
    assert refused(state, Fight()) == "no-fight 6.2"


# Step 2


def test_step_2_a_block_in_the_same_lane() -> None:
    state = guard(left="combat cub", center="combat cub")
    assert can(state, block(state))
    assert refused(state, block(state, "center")) == "no-block-lane 6.3"


def test_step_2_one_blocker_for_an_attacker() -> None:
    state = table(
        red=side(left="combat cub power=1", right="combat cub power=1"),
        blue=side(left="combat gatherer", center="combat cave_sentinel"),
    )
    attack(state, "left", "right")
    does(state, block(state))
    assert refused(state, block(state, "center")) == "no-second-blocker 6.3"
    assert can(state, block(state, "center", "right"))


def test_step_2_a_unit_blocks_one_attacker() -> None:
    state = table(
        red=side(left="combat cub power=1", center="combat cub power=1", right="combat cub power=1"),
        blue=side(center="combat cave_sentinel"),
    )
    attack(state, "left", "center", "right")
    does(state, block(state, "center", "left"))
    assert waits_for(state) == "red ask-act"


def test_step_2_the_defender_may_choose_not_to_block() -> None:
    state = guard(left="combat cub")
    does(state, Done())
    assert life_of(state, "blue") == 16


def test_step_2_nobody_is_asked_who_cannot_block_or_intercept() -> None:
    state = guard()
    assert waits_for(state) == "red ask-act"
    assert life_of(state, "blue") == 16


def test_r30_tapped_units_may_block_and_intercept() -> None:
    blocking, intercepting = guard(left="combat cub tapped"), guard(right="combat cub tapped")
    assert can(blocking, block(blocking))
    assert can(intercepting, intercept(intercepting, "right"))


# Three players


def test_r29_each_attacker_names_one_opponent() -> None:
    state = table(red=side(left="combat cub power=2", right="combat mammoth_guard power=4"), seats=3)
    does(state, Fight())
    one, other = Attacker(at(state, "red", "left"), who(1)), Attacker(at(state, "red", "right"), who(2))
    does(state, Attack((one, other)))
    assert (life_of(state, "blue"), life_of(state, "yellow")) == (18, 15)


def test_r29_only_who_is_attacked_blocks() -> None:
    state = table(
        red=side(left="combat cub power=2"), blue=side(left="combat cub"), yellow=side(left="combat cub"), seats=3
    )
    attack(state, "left", whom="yellow")
    assert waits_for(state) == "yellow ask-block"
    does(state, Block(at(state, "yellow", "left"), at(state, "red", "left")))
    assert life_of(state, "yellow") == 19


def test_r29_defenders_answer_in_the_order_of_play() -> None:
    state = table(
        turn="blue",
        red=side(left="combat gatherer"),
        blue=side(left="combat cub power=1", right="combat cub power=1"),
        yellow=side(right="combat gatherer"),
    )
    does(state, Fight())
    to_red, to_yellow = Attacker(at(state, "blue", "left"), who(0)), Attacker(at(state, "blue", "right"), who(2))
    does(state, Attack((to_red, to_yellow)))
    assert waits_for(state) == "yellow ask-block"
    does(state, Done())
    assert waits_for(state) == "red ask-block"
