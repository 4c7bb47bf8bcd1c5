"""Sentences that are easily forgotten: sections 3 to 7 of the rulebook."""

from __future__ import annotations

import pytest

from rules.dice import Dice
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import (
    Activate,
    EndMain,
    Fight,
    Keep,
    PlayAttachment,
    PlayInstant,
    PlayUnit,
    Skip,
)
from rules.shared_worlds.cards import CardType, buildings, cards
from rules.shared_worlds.pieces import Face, Lane, Zone
from rules.shared_worlds.state import site, who
from rules.shared_worlds.table import SharedWorldsState
from tests.rules.shared_worlds.table import (
    asked,
    asked_kind,
    at,
    attack,
    can,
    cubes_of,
    does,
    kinds,
    life_of,
    names_of,
    passes,
    pay,
    refused,
    side,
    source,
    table,
    there,
    waits_for,
)


def rest_of_turn(state: SharedWorldsState) -> None:
    """The turn goes on with as little as possible until the next one has begun."""
    turn = state.turn
    while state.turn == turn:
        does(state, GAME.late(state, asked(state)))


# 3 Setup


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_everybody_gets_a_third_cube_in_the_first_round(seats: int) -> None:
    state = GAME.setup(GAME.tribes[:seats], GAME.options(), Dice("third"))
    while asked_kind(state) == "ask-pick":
        GAME.apply(state, asked(state), GAME.legal(state, asked(state))[0])
    while state.round == 1:
        GAME.apply(state, asked(state), GAME.late(state, asked(state)))
    assert [player.cubes for player in state.players] == [3] * seats


def test_3_reference_cards_and_buildings_are_not_in_the_main_pile() -> None:
    assert all(card.type in (CardType.UNIT, CardType.ATTACHMENT, CardType.INSTANT) for card in cards().values())
    assert not {*buildings()} & {*cards()}


# 4 Turn structure


def test_4_main_phase_actions_are_optional() -> None:
    state = table(red=side("fire_pit 3 wood_yard", hand="gatherer", left="combat cub power=2", center="hide_scraper"))
    does(state, EndMain())
    assert there(state, "red", "left").power == 2
    assert names_of(state.players[0].hand) == ["gatherer"]


def test_4_skipping_means_no_play_promotion_charge_or_combat() -> None:
    state = table(at="choice", red=side("fire_pit 3 wood_yard", hand="gatherer", left="combat cub power=2"))
    assert kinds(state) == {"act", "skip", "stand"}
    does(state, Skip(site("fire_pit")))
    assert waits_for(state) != "red ask-act"


def test_4_instants_cost_resources_on_other_players_turns_too() -> None:
    state = table(
        red=side(left="combat cub power=2"), blue=side("leather_workshop 1 stone_mine", hand="banked_coals warm_broth")
    )
    does(state, Fight())
    assert refused(state, PlayInstant(Face("banked_coals"), None, None, ())).startswith("no-")
    does(state, PlayInstant(Face("warm_broth"), who(1), None, pay("leather_workshop 1")))
    assert cubes_of(state, "blue") == (0, 0, 1)


def test_4_an_untapped_unit_that_did_not_attack_stays_untapped() -> None:
    state = table(red=side(left="combat cub power=2", right="combat cub power=2"))
    attack(state, "left")
    assert not there(state, "red", "right").tapped


def test_4_attackers_stay_tapped_until_the_next_own_turn() -> None:
    state = table(red=side("fire_pit 1 wood_yard", left="combat mammoth_guard power=4"))
    attack(state, "left")
    passes(state)
    rest_of_turn(state)
    assert there(state, "red", "left").tapped


# 5 The Development Area


def test_5_units_and_attachments_stay_across_turns() -> None:
    state = table(red=side(left="cub +throwing_board power=1", center="combat gatherer"))
    rest_of_turn(state)
    rest_of_turn(state)
    unit = there(state, "red", "left")
    assert (unit.zone, unit.power, unit.life, len(unit.attachments)) == (Zone.DEVELOPMENT, 1, 1, 1)
    assert there(state, "red", "center").zone is Zone.COMBAT


def test_5_a_face_down_card_takes_its_lane() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="gatherer", left="gatherer face-down"))
    wrong = PlayUnit(Face("gatherer"), Lane.LEFT, pay("fire_pit 1"))
    assert refused(state, wrong) == "no-free-lane 4.2"


def test_r28_face_down_cards_are_no_combat_units_to_catch_up_with() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="gatherer"), blue=side(left="gatherer face-down", center="cub"))
    assert can(state, PlayUnit(Face("gatherer"), Lane.RIGHT, pay("fire_pit 1")))


def test_r28_a_lane_to_catch_up_in_must_be_empty_of_own_cards() -> None:
    state = table(
        red=side("fire_pit 1 wood_yard", hand="gatherer", left="cub"),
        blue=side(left="combat cub", center="combat gatherer"),
    )
    assert not can(state, PlayUnit(Face("gatherer"), Lane.LEFT, pay("fire_pit 1")))
    assert can(state, PlayUnit(Face("gatherer"), Lane.CENTER, pay("fire_pit 1")))


# 6 Resources


def test_6_buildings_hold_any_number_of_cubes() -> None:
    state = table(at="choice", red=side("fire_pit 30 wood_yard 1"), blue=side("stone_mine 40 neander_cave"))
    does(state, Skip(site("fire_pit")))
    assert cubes_of(state, "red")[0] == 31


def test_6_the_building_decides_the_colour() -> None:
    state = table(red=side("fire_pit 1 sapiens_camp 1", hand="gatherer story_keeper"))
    assert can(state, PlayUnit(Face("story_keeper"), Lane.LEFT, pay("fire_pit 1 sapiens_camp 1")))
    assert can(state, PlayUnit(Face("gatherer"), Lane.LEFT, pay("sapiens_camp 1")))


def test_6_two_workers_lie_under_the_building_the_cube_came_from() -> None:
    state = table(
        red=side("wood_yard sapiens_camp", hand="tar_boiler cub cub"), blue=side("leather_workshop 0 stone_mine 1")
    )
    does(state, PlayUnit(Face("tar_boiler"), Lane.LEFT, pay("stone_mine 1")))
    while asked_kind(state) != "ask-act":
        does(state, GAME.late(state, asked(state)))
    assert [len(place.workers) for place in state.players[1].places] == [0, 2]


def test_6_nothing_is_borrowed_that_the_own_resources_could_pay() -> None:
    state = table(
        red=side("wood_yard 1 sapiens_camp", hand="tar_boiler cub cub"), blue=side("leather_workshop 0 stone_mine 1")
    )
    assert refused(state, PlayUnit(Face("tar_boiler"), Lane.LEFT, pay("stone_mine 1"))).startswith("no-")


def test_6_generated_cubes_work_after_the_next_refill() -> None:
    state = table(
        red=side("fire_pit wood_yard", hand="gatherer", left="hut_raiser"), blue=side("stone_mine 2 neander_cave 2")
    )
    does(state, Activate(source(state, "red", "left"), None, None, ()))
    assert refused(state, PlayUnit(Face("gatherer"), Lane.CENTER, pay("fire_pit 1"))).startswith("no-")
    rest_of_turn(state)
    assert sum(cubes_of(state, "red")[:2]) == 1


# 7 Playing cards


def test_7_attachments_and_instants_are_not_limited_in_a_turn() -> None:
    state = table(
        red=side(
            "fire_pit 4 wood_yard 2", hand="shell_beads throwing_board warm_broth banked_coals", left="cub", life=10
        )
    )
    host = at(state, "red", "left")
    does(state, PlayAttachment(Face("shell_beads"), host, pay("fire_pit 1")))
    does(state, PlayAttachment(Face("throwing_board"), host, pay("fire_pit 1")))
    does(state, PlayInstant(Face("warm_broth"), who(0), None, pay("fire_pit 1")))
    does(state, PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1")))
    assert (life_of(state, "red"), names_of(state.players[0].hand)) == (13, [])
    assert len(there(state, "red", "left").attachments) == 2


def test_7_hand_cards_that_were_not_played_go_to_the_own_discard_pile_in_the_draw_phase() -> None:
    state = table(at="keep", red=side(hand="cub gatherer tar_boiler oru"))
    rest_of_turn(state)
    assert "cub" in names_of(state.players[0].discard)


def test_7_kept_cards_lie_on_top_of_the_discard_pile() -> None:
    state = table(at="five", main="oru torv cub gatherer hadra", red=side(discard="tar_boiler"))
    does(state, Keep((Face("oru"), Face("torv"))))
    assert names_of(state.players[0].discard)[0] == "tar_boiler"
    assert sorted(names_of(state.players[0].discard)[1:]) == ["oru", "torv"]
