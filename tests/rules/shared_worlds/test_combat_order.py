"""In which order a combat goes, step by step: rulings, sections 4 and 5, and what the vocabulary says of triggers."""

from __future__ import annotations

from rules.shared_worlds.actions import (
    Activate,
    Block,
    Fight,
    Intercept,
    PlayInstant,
)
from rules.shared_worlds.pieces import Face, Moment, Zone
from rules.shared_worlds.sight import view
from rules.shared_worlds.state import who
from rules.shared_worlds.windows import Window
from tests.rules.shared_worlds.table import (
    at,
    attack,
    cubes_of,
    does,
    events,
    life_of,
    nobody,
    passes,
    pay,
    refused,
    side,
    source,
    table,
    there,
    told,
    unanswered,
    waits_for,
)

# The order of triggers


def test_several_triggers_lane_by_lane_a_unit_before_its_attachments() -> None:
    state = table(
        red=side(left="combat urgan power=1", right="combat brann power=1"),
        blue=side(left="combat spear_thruster power=1 +tar_bound_point", right="combat cub power=1 +tar_bound_point"),
    )
    attack(state, "left", "right")
    expected = [
        source(state, "blue", "left"),
        source(state, "blue", "left", "tar_bound_point"),
        source(state, "blue", "right", "tar_bound_point"),
    ]
    happened = events(state, Block(at(state, "blue", "right"), at(state, "red", "right")))
    happened += events(state, Block(at(state, "blue", "left"), at(state, "red", "left")))
    assert [message.params["ability"] for message in told(happened, "did-trigger")] == [one.said() for one in expected]


# Combat, C0 to C6


def test_c0_if_nobody_can_attack_after_the_window_it_is_over() -> None:
    state = table(red=side(left="combat cub power=2"), blue=side("stone_mine 1 neander_cave", hand="truce_at_the_ford"))
    does(state, Fight())
    does(state, PlayInstant(Face("truce_at_the_ford"), at(state, "red", "left"), None, pay("stone_mine 1")))
    passes(state)
    assert waits_for(state) == "red ask-act"
    assert not there(state, "red", "left").tapped


def test_c1_a_stopped_attacker_stays_tapped_with_its_power_and_spends_nothing() -> None:
    state = table(
        red=side(left="combat cub power=2"),
        blue=side("stone_mine 1 neander_cave", hand="safe_passage", left="combat hide_scraper power=1"),
    )
    attack(state, "left")
    does(state, PlayInstant(Face("safe_passage"), at(state, "red", "left"), None, pay("stone_mine 1")))
    passes(state)
    unit = there(state, "red", "left")
    assert (unit.tapped, unit.power, unit.life) == (True, 2, 1)
    assert there(state, "blue", "left").power == 1
    assert life_of(state, "blue") == 20


def test_c3_a_blocked_attacker_whose_blocker_left_deals_nothing() -> None:
    state = table(
        red=side(left="combat cub power=2"),
        blue=side("wood_yard 1 neander_cave", hand="scatter_and_regroup", left="combat hide_scraper power=1"),
    )
    attack(state, "left")
    unanswered(state, "ask-block")
    does(state, Block(at(state, "blue", "left"), at(state, "red", "left")))
    assert view(state, None).moment is Moment.BLOCKS
    does(state, PlayInstant(Face("scatter_and_regroup"), at(state, "blue", "left"), None, pay("wood_yard 1")))
    passes(state)
    assert life_of(state, "blue") == 20
    assert there(state, "red", "left").power == 2


def test_c3_unit_shields_first_then_life_and_what_is_prevented_counts_as_absorbed() -> None:
    state = table(
        red=side(left="combat mammoth_guard power=4"),
        blue=side("leather_workshop 1 stone_mine", hand="hold_the_cave", left="combat cub power=1"),
    )
    attack(state, "left")
    unanswered(state, "ask-block")
    does(state, Block(at(state, "blue", "left"), at(state, "red", "left")))
    does(state, PlayInstant(Face("hold_the_cave"), at(state, "blue", "left"), None, pay("leather_workshop 1")))
    passes(state)
    assert nobody(state, "blue", "left")
    assert life_of(state, "blue") == 20  # 3 are prevented and 1 is the Life of the Cub: nothing is left of 4
    assert there(state, "red", "left").power == 3  # what is prevented costs no Power


def test_c3_player_shields_apply_once_to_the_sum() -> None:
    state = table(
        red=side(left="combat cub power=2", right="combat spear_bearer power=2"), blue=side(on="cave_mouth_wall")
    )
    attack(state, "left", "right")
    assert life_of(state, "blue") == 20 - (2 + 3 - 1)


def test_c3_all_powers_are_read_before_any_damage() -> None:
    state = table(
        red=side(left="combat oru power=1", right="combat cub power=2"),
        blue=side(left="combat gorrun power=6", right="combat brann"),
    )
    attack(state, "left", "right")
    does(state, Block(at(state, "blue", "left"), at(state, "red", "left")))
    does(state, Block(at(state, "blue", "right"), at(state, "red", "right")))
    passes(state)
    assert nobody(state, "red", "left")
    assert there(state, "blue", "right").life == 6 - 3  # Oru dies, and his bonus was dealt all the same


def test_c4_units_leave_together_with_attachments_and_their_power_goes_to_the_used_pool() -> None:
    state = table(
        red=side(left="combat cub power=2 +throwing_board", right="combat gatherer power=1"),
        blue=side(left="combat gorrun power=6", right="combat urgan power=5"),
    )
    attack(state, "left", "right")
    does(state, Block(at(state, "blue", "left"), at(state, "red", "left")))
    does(state, Block(at(state, "blue", "right"), at(state, "red", "right")))
    passes(state)
    assert len(state.graveyard) == 3
    assert cubes_of(state, "red")[-1] == 3


def test_c6_after_damage_the_attackers_triggers_come_first() -> None:
    state = table(
        red=side(left="combat marra power=1", right="combat sennet power=1", life=10),
        blue=side(left="combat urgan power=1"),
    )
    attack(state, "left", "right")
    does(state, Block(at(state, "blue", "left"), at(state, "red", "left")))
    passes(state)
    assert life_of(state, "red") == 12
    assert state.players[0].used == 1 + 1 + 1


def test_c2b_an_interceptor_stays_tapped_as_it_was_and_keeps_its_attachments() -> None:
    state = table(red=side(left="combat cub power=1"), blue=side(right="combat urgan tapped life=7 +throwing_board"))
    attack(state, "left")
    does(state, Intercept(at(state, "blue", "right"), at(state, "red", "left")))
    unit = there(state, "blue", "left")
    assert (unit.tapped, unit.zone, unit.life, len(unit.attachments)) == (True, Zone.COMBAT, 6, 1)


def test_r12_one_interceptor_for_an_attacker() -> None:
    state = table(
        red=side(left="combat cub power=1", right="combat cub power=1"),
        blue=side(center="combat gatherer", right="tar_boiler"),
    )
    attack(state, "left", "right")
    does(state, Intercept(at(state, "blue", "center"), at(state, "red", "left")))
    second = Intercept(at(state, "blue", "right"), at(state, "red", "left"))
    assert refused(state, second).startswith(("no-second-blocker", "no-intercept-taken"))


# Saving windows (section 5)


def test_saving_asks_the_controller_first_then_from_whoever_is_on_turn() -> None:
    state = table(turn="red", seats=4)
    assert Window(Moment.SAVE_UNIT, 2).order(state) == [2, 0, 1, 3]
    assert Window(Moment.SAVE_PLAYER, 0).order(state) == [0, 1, 2, 3]
    assert Window(Moment.ATTACKERS, 2).order(state) == [2, 3, 0, 1]


def test_saving_is_for_friendly_units_of_the_one_who_saves() -> None:
    state = table(
        turn="red",
        red=side("leather_workshop 2 sapiens_camp", center="gorrun", hand="grave_flowers"),
        blue=side("wood_yard stone_mine", left="combat gatherer life=1"),
    )
    does(state, Activate(source(state, "red", "center"), at(state, "blue", "left"), None, ()))
    assert nobody(state, "blue", "left")


def test_r_z_costs_paid_with_the_last_life_still_buy_their_effect() -> None:
    state = table(red=side(left="gatherer life=1"))
    does(state, Activate(source(state, "red", "left"), who(0), None, ()))
    assert nobody(state, "red", "left")
    assert state.players[0].used == 1


def test_r_z_the_life_cubes_of_a_unit_go_to_the_supply_and_to_no_player() -> None:
    state = table(red=side(left="combat mammoth_guard power=4"), blue=side(left="combat cub power=2"))
    attack(state, "left")
    does(state, Block(at(state, "blue", "left"), at(state, "red", "left")))
    assert (life_of(state, "red"), life_of(state, "blue")) == (20, 17)
