"""Every ability of the edition that always works: in its half, and not in the other."""

from __future__ import annotations

import pytest

from rules.shared_worlds import values
from rules.shared_worlds.actions import (
    Activate,
    Intercept,
    Promote,
)
from rules.shared_worlds.cards import cards
from rules.shared_worlds.cubes import abroad
from rules.shared_worlds.pieces import Face
from rules.shared_worlds.settling import settle
from rules.shared_worlds.shields import prevented
from rules.shared_worlds.state import LIFE
from rules.shared_worlds.targets import Origin, possible
from rules.words import Who
from tests.rules.shared_worlds.abilities import block, max_power, power, shows
from tests.rules.shared_worlds.table import (
    asked_kind,
    at,
    attack,
    can,
    cubes_of,
    does,
    life_of,
    nobody,
    passes,
    refused,
    side,
    source,
    table,
    there,
    unanswered,
)


@shows("story_keeper development 0", "sennet development 0", "shell_beads development 0")
def test_hand_cards_are_more_in_development_only() -> None:
    development = table(red=side(left="story_keeper", center="sennet", right="cub +shell_beads"))
    combat = table(red=side(left="combat story_keeper", center="combat sennet", right="combat cub +shell_beads"))
    assert values.hand_bonus(development, 0) == 3
    assert values.hand_bonus(combat, 0) == 0


@pytest.mark.parametrize("name", ["oru", "torv"])
@shows("oru combat 0", "torv combat 0")
def test_other_combat_units_have_more_power(name: str) -> None:
    state = table(red=side(left=f"combat {name} power=1", center="combat cub power=1", right="cub power=1"))
    assert [power(state, "red", lane) for lane in ("left", "center", "right")] == [1, 2, 1]
    assert power(table(red=side(left=name, center="combat cub power=1")), "red", "center") == 1


@shows("throwing_board combat 0", "war_paint combat 0")
def test_the_wearer_has_more_power_in_combat() -> None:
    state = table(
        red=side(left="combat cub power=1 +throwing_board +war_paint", right="spear_bearer power=1 +war_paint")
    )
    assert power(state, "red", "left") == 3
    assert power(state, "red", "right") == 1


@shows("cave_sentinel combat 0")
def test_cave_sentinel_blocks_in_adjacent_lanes() -> None:
    state = table(
        red=side(left="combat cub power=1", right="combat cub power=1"),
        blue=side(center="combat cave_sentinel", right="combat hide_scraper"),
    )
    attack(state, "left", "right")
    assert can(state, block(state, "center", "left"))
    assert can(state, block(state, "center", "right"))
    assert refused(state, block(state, "right", "left")) == "no-block-lane 6.3"


def test_left_and_right_are_not_adjacent() -> None:
    state = table(red=side(right="combat cub power=1"), blue=side(left="combat cave_sentinel"))
    attack(state, "right")
    assert asked_kind(state) == "ask-intercept"


@shows("hearth_elder development 1")
def test_hearth_elder_gives_other_units_life_from_development() -> None:
    state = table(red=side(left="hearth_elder", center="combat cub", right="gatherer"))
    assert [there(state, "red", lane).life for lane in ("left", "center", "right")] == [4, 2, 3]
    assert there(table(red=side(left="combat hearth_elder", right="cub")), "red", "right").life == 1


def test_life_falls_back_but_never_below_1() -> None:
    state = table(red=side(left="hearth_elder", center="combat cub life=1", right="gatherer"))
    does(state, Promote(at(state, "red", "left")))
    assert [there(state, "red", lane).life for lane in ("center", "right")] == [1, 2]


@shows("bear_cave_warden combat 0")
def test_bear_cave_warden_lets_nothing_through() -> None:
    state = table(red=side(left="combat gorrun power=6"), blue=side(left="combat bear_cave_warden life=1"))
    attack(state, "left")
    does(state, block(state, "left", "left"))
    assert life_of(state, "blue") == LIFE


@shows("brann combat 0")
def test_brann_blocks_two_attackers_and_takes_the_sum() -> None:
    state = table(
        red=side(left="combat cub power=2", center="combat mammoth_guard power=4", right="combat cub power=2"),
        blue=side(center="combat brann power=3 life=5"),
    )
    attack(state, "left", "center", "right")
    does(state, block(state, "center", "left"), block(state, "center", "center"))
    passes(state)
    assert nobody(state, "blue", "center")
    assert nobody(state, "red", "left")
    assert there(state, "red", "center").life == 1
    assert life_of(state, "blue") == LIFE - 2 - 2  # one Cub is unblocked, and of 2 + 5 damage 5 are absorbed


def test_brann_blocks_no_third_attacker() -> None:
    state = table(
        red=side(left="combat cub power=1", center="combat spear_bearer power=1", right="combat cub power=1"),
        blue=side(center="combat brann", left="combat cave_sentinel"),
    )
    attack(state, "left", "center", "right")
    does(state, block(state, "center", "center"), block(state, "center", "right"))
    assert refused(state, block(state, "center", "left")) == "no-block-again 6.3"


@shows("urgan combat 0")
def test_urgan_gives_other_combat_units_life() -> None:
    state = table(red=side(left="combat urgan", center="combat cub", right="cub"))
    assert [there(state, "red", lane).life for lane in ("left", "center", "right")] == [8, 3, 1]


@shows("thick_cloak combat 0", "thick_cloak development 0")
def test_thick_cloak_gives_life_in_both_areas_and_changes_nothing_on_the_way() -> None:
    state = table(red=side(left="cub +thick_cloak life=2"))
    does(state, Promote(at(state, "red", "left")))
    unit = there(state, "red", "left")
    assert (unit.life, unit.full) == (2, 3)


@shows("fire_hardened_spear combat 0", "fire_hardened_spear development 0")
def test_fire_hardened_spear_holds_more_power_in_both_areas() -> None:
    state = table(red=side(left="cub +fire_hardened_spear power=4", right="combat cub +fire_hardened_spear"))
    assert max_power(state, "red", "left") == max_power(state, "red", "right") == 4


def test_cubes_above_the_maximum_go_to_the_used_pool() -> None:
    state = table(red=side(left="cub +fire_hardened_spear power=4"))
    there(state, "red", "left").attachments.clear()
    settle(state)
    assert there(state, "red", "left").power == 2
    assert cubes_of(state, "red")[-1] == 2


@shows("cave_mouth_wall development 0")
def test_cave_mouth_wall_prevents_the_first_damage_each_turn() -> None:
    state = table(
        red=side(left="combat cub power=1", right="combat mammoth_guard power=3"), blue=side(on="cave_mouth_wall")
    )
    attack(state, "left")
    assert life_of(state, "blue") == LIFE
    attack(state, "right")
    assert life_of(state, "blue") == LIFE - 3


@shows("cave_mouth_wall development 1")
def test_cave_mouth_wall_keeps_resources_from_being_taken() -> None:
    state = table(
        blue=side("leather_workshop 2 stone_mine 2", on="cave_mouth_wall"),
        red=side("wood_yard 1 fire_pit", hand="camp_raid cub cub"),
    )
    assert abroad(state, 0) == (("stone_mine", 2),)
    ability = cards()["camp_raid"].instant
    assert ability is not None
    assert possible(state, Origin(0), ability.choose[0]) == [Face("stone_mine")]


@shows("yew_lancer combat 1")
def test_yew_lancer_goes_through_an_interceptor() -> None:
    state = table(red=side(left="combat yew_lancer power=4"), blue=side(right="gatherer"))
    attack(state, "left")
    unanswered(state, "ask-intercept")
    does(state, Intercept(at(state, "blue", "right"), at(state, "red", "left")))
    passes(state)
    assert life_of(state, "blue") == LIFE - 2


@shows("hadra combat 0")
def test_hadra_attacks_twice_when_she_is_armed_again() -> None:
    state = table(red=side(left="combat hadra power=2", right="combat cub power=1"))
    attack(state, "left")
    assert not there(state, "red", "left").tapped
    there(state, "red", "left").power = 1
    state.players[0].used -= 1
    attack(state, "left")
    assert there(state, "red", "left").tapped
    assert life_of(state, "blue") == LIFE - 3


@shows("gorrun combat 0")
def test_gorrun_cannot_be_intercepted() -> None:
    state = table(red=side(left="combat gorrun power=6", right="combat cub power=1"), blue=side(center="gatherer"))
    attack(state, "left", "right")
    wrong = Intercept(at(state, "blue", "center"), at(state, "red", "left"))
    assert refused(state, wrong) == "no-intercept-evaded 6.4"


@shows("war_paint combat 1", "war_paint development 0")
def test_war_paint_returns_its_wearer_face_down() -> None:
    state = table(
        red=side(left="combat gorrun power=6", center="hadra"),
        blue=side(left="combat cub +war_paint", right="cub"),
    )
    attack(state, "left")
    does(state, block(state, "left", "left"))
    assert there(state, "blue", "left").face_down


def test_war_paint_works_in_development_too() -> None:
    state = table(
        red=side(center="cub"), blue=side("wood_yard 2 fire_pit 2", right="gatherer +war_paint life=1"), turn="blue"
    )
    ability = source(state, "blue", "right")
    does(state, Activate(ability, Who(1), None, ()))
    passes(state)
    assert there(state, "blue", "right").face_down


@shows("ymra combat 0")
def test_ymra_keeps_combat_units_from_being_chosen_by_opponents() -> None:
    state = table(
        red=side("stone_mine 2 fire_pit", hand="truce_at_the_ford"), blue=side(left="combat ymra", right="combat cub")
    )
    ability = cards()["truce_at_the_ford"].instant
    assert ability is not None
    assert possible(state, Origin(0), ability.choose[0]) == []
    assert len(possible(table(blue=side(left="ymra", right="combat cub")), Origin(0), ability.choose[0])) == 1


@shows("guest_cord combat 0", "guest_cord development 0")
def test_guest_cord_protects_in_development_and_shields_in_combat() -> None:
    state = table(blue=side(left="cub +guest_cord", right="combat cub +guest_cord"))
    ability = cards()["night_ambush"].instant
    assert ability is not None
    assert possible(state, Origin(0), ability.choose[0]) == []
    assert prevented(state, 1, there(state, "blue", "right")) == 1
    assert prevented(state, 1, there(state, "blue", "left")) == 0


@shows("neander_cave building 0")
def test_neander_cave_prevents_1_damage_by_option() -> None:
    for on, life in ((True, LIFE - 1), (False, LIFE - 2)):
        state = table(
            red=side(left="combat cub power=2"),
            blue=side("neander_cave 1 stone_mine"),
            options={"building_abilities": on},
        )
        attack(state, "left")
        assert life_of(state, "blue") == life
