"""Every line of ruling sheet and rulebook has its test: the list of them, and what no other module tries.

The names are those of functions in the modules beside this one, and of those that look at pictures and words.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from images.nerthania.colours import LANDS, Land
from rules.nerthania import GAME
from rules.nerthania.actions import Build, Done, Reinforce
from rules.nerthania.pieces import Building, Face, Unit
from rules.nerthania.world import CARD
from rules.options import choices
from tests.rules.nerthania.table import (
    BLACK,
    BLUE,
    BROWN,
    act,
    army,
    asked,
    battle,
    end_round,
    facing,
    finish,
    pair,
    place,
    script,
    strike,
)
from tests.rules.nerthania.test_end import finished

W, A, M = Unit.WARRIOR, Unit.ARCHER, Unit.MONSTER

SHEET: dict[str, tuple[str, ...]] = {
    "1.1 areas, cards, markers": ("each_sector_has_fourteen_areas", "the_box_holds_206_pieces"),
    "1.2 world": ("twelve_areas_are_water", "the_players_may_build_the_world", "every_area_has_a_silver_marker"),
    "1.2 start": ("everybody_has_20_silver", "a_level_1_building", "the_silver_is_shuffled"),
    "1.2 placement": (
        "the_starting_player_founds_headquarters",
        "the_others_found_theirs",
        "everybody_settles_two_or_three_sectors",
        "at_least_two_warriors_are_kept",
        "where_no_connected_areas_are_left",
    ),
    "1.2 three and two players": ("with_fewer_than_four", "two_players_meet_a_neutral_tribe"),
    "1.3 terrain": ("water_becomes_grassland_and_not", "the_world_is_round", "with_the_option_units_stop"),
    "1.4 round": ("the_rounds_by_number_of_players", "random_terraformings_are_announced", "the_actions_are_fresh"),
    "1.4 early win, ties": (
        "all_twelve_points_end",
        "two_with_equal_points",
        "second_strongest_armies",
        "of_three_the_most",
    ),
    "1.5 collect": ("collect_takes_silver", "two_conquest_cards"),
    "1.5 build": ("a_building_costs_three", "level_2_buildings"),
    "1.5 recruit": ("any_number_of_units", "recruiting_needs_building"),
    "1.5 march": ("all_units_of_one_sector", "one_area_can_be_attacked_outside", "a_full_area_may_be_passed"),
    "1.5 march again": ("the_second_march_costs", "whoever_moved_in_the_first"),
    "1.5 level up": ("a_level_costs", "there_is_no_level_4"),
    "1.5 terraform": ("own_and_free_neighbouring", "a_marker_changes_the_area", "a_marker_may_be_carried_out"),
    "1.5 ranges": ("warriors_archers_and_shield_bearers_move", "riders_and_animals_move", "monsters_move"),
    "1.5 walking in, leaving": ("an_empty_area_is_occupied", "all_units_may_leave"),
    "1.5 headquarters": ("two_warriors_of_the_reserve", "captured_headquarters_serve", "without_headquarters_nothing"),
    "1.5 economy": ("the_hunting_lodge", "the_fishing_hut", "one_water_is_fished", "hunting_and_fishing"),
    "1.6 a": ("at_most_six_units",),
    "1.6 b": ("there_is_one_die", "archers_support_other_players", "of_supporters_only", "archers_support_any_number"),
    "1.6 c": ("panic_removes_its_die", "if_nobody_can_flee", "the_attackers_panic"),
    "1.6 d": ("each_reinforcement_brings", "panic_on_a_reinforcements_die", "reinforcement_may_exceed"),
    "1.6 e": ("cards_are_played_alternately", "with_one_kind_of_unit", "an_animals_card_may_be_declared"),
    "1.6 f": ("after_the_cards_retreats", "a_side_without_units"),
    "1.6 g": ("each_hit_that_no_shield", "losses_are_chosen", "one_hit_destroys_a_monster"),
    "1.6 h": ("more_units_win", "in_a_tie_the_defender", "the_beaten_go_to_own_areas", "units_beyond_the_capacity"),
    "1.7 dice": ("dice_have_the_faces",),
    "1.9 cards": ("every_level_of_every_card", "levels_are_cumulative", "archers_beside_the_battle_roll", "yew_blades"),
    "1.10 examples": ("first_battle_counts", "second_battle_counts"),
    "1.11 cards of the land": ("a_card_turns_grassland", "who_held_the_whole_centre", "who_holds_the_whole_centre"),
    "N1": ("only_bows_roll_bow_hits",),
    "N2": ("a_rise_is_blue",),
    "N3": ("the_grey_die_of_the_snow_blades",),
    "N6": ("a_tribe_may_hunt_and_fish",),
    "N7": ("goal_markers_are_placed", "goal_markers_lie_one"),
    "N8": ("cards_are_played_alternately",),
    "N9": ("the_others_found_theirs",),
    "N10": ("units_are_placed_and_paid_at_once",),
    "N11": ("the_second_march_costs",),
    "N12": ("conquest_cards_are_exchanged_only",),
    "N13": ("without_area_cards", "conquest_cards_are_exchanged_only"),
    "N14": ("everybody_has_20_silver",),
    "N15": ("with_fewer_than_four",),
    "N16": ("after_the_last_round", "random_terraformings_are_announced"),
    "N17": ("for_headquarters_and_marked", "new_headquarters_remove", "land_that_was_changed_at_once_may"),
    "N18": ("new_terraformings_are_announced",),
    "N19": ("the_reserve_comes_once",),
    "N20": ("without_headquarters_nothing",),
    "N21": ("at_most_six_units", "units_beyond_the_capacity"),
    "N22": ("defenders_withdraw_beside", "a_beaten_attacker_returns"),
    "N23": ("if_nobody_is_left",),
    "N24": ("units_that_have_used_up", "an_archer_that_supported", "archers_that_did_not_support"),
    "N25": ("levels_are_cumulative",),
    "N26": ("root_storm_keeps",),
    "N27": ("the_additional_die_of_root_storm",),
    "N28": ("collect_needs_own_areas",),
    "N29": ("goal_markers_count",),
    "N30": ("a_goal_is_reached_once",),
    "N31": ("half_is_rounded_up", "for_a_kind_that_the_neutral"),
    "N32": ("at_the_end_of_a_round_the_starting_player_moves", "if_there_is_no_such_area"),
    "N34": ("water_and_enemies_cannot",),
    "N35": ("the_attackers_panic",),
    "2.1 map": ("borders_are_symmetric", "the_flat_world_is_planar", "the_world_is_connected", "areas_across_lie"),
    "2.2 capacities": ("capacities_are_2_4_6",),
    "2.3 silver": ("each_sector_has_silver",),
    "2.4 costs": ("animals_and_monsters_alone",),
    "2.5 dice": ("only_bows_roll_bow_hits",),
    "2.6 missing cards": ("fifty_of_the_cards",),
    "2.7, 2.8 counts": ("the_box_holds_206_pieces",),
    "2.9 directions": ("half_of_the_area_cards",),
    "2.10 neutral, strongest": ("who_has_several_strongest", "a_decisive_battle_is_fought_with_all"),
    "goals": (
        "a_major_battle",
        "goal_markers_count",
        "a_sector_is_held",
        "foreign_headquarters",
        "the_outer_edge",
        "three_and_four_centre",
        "mountains_count",
    ),
    "option boundaries": ("the_world_is_round",),
    "option mountains_stop": ("with_the_option_units_stop",),
    "option length": ("the_rounds_by_number_of_players",),
    "option fast_start": ("fast_start_gives",),
    "option terraforming": ("random_terraformings_may_always_sink",),
    "option teams": ("partners_pass_through", "partners_help_each_other", "there_are_no_goals", "a_team_gives_up"),
    "option first_game_silver": ("the_silver_is_shuffled",),
}
"""By line of the sheet, the beginnings or parts of the names of its tests. N4, N5 and N33 are about words only."""

BOOK: dict[str, tuple[str, ...]] = {
    "3.1 one action each in turn, four in all": ("actions_are_played_one_at_a_time",),
    "3.1 none twice": ("no_action_is_played_twice",),
    "3.1 three areas of one sector": ("collect_takes_silver", "collect_needs_own_areas"),
    "3.1 Tectonium by this action only": ("everybody_receives_the_silver_of_all_areas_up_to_32_and_no_tectonium",),
    "3.1 two cards for five silver": ("two_conquest_cards_may_be_exchanged", "the_exchange_may_be_left_out"),
    "3.1 one building, three silver": ("a_building_costs_three", "a_building_needs_the_silver"),
    "3.1 level 2 after level 1": ("level_2_buildings_come_after",),
    "3.1 the reserve": ("two_warriors_of_the_reserve", "the_reserve_may_stand_beside", "the_reserve_may_be_kept"),
    "3.1 captured, won back, destroyed": (
        "captured_headquarters_serve",
        "captured_headquarters_fall",
        "headquarters_that_were_won_back",
    ),
    "3.1 new headquarters": ("without_headquarters_nothing", "headquarters_that_stand"),
    "3.1 hunting, fishing": ("the_hunting_lodge", "the_fishing_hut", "one_water_is_fished"),
    "3.1 recruits": ("any_number_of_units_is_recruited", "recruiting_needs_building"),
    "3.1 units of one sector, then one attack": ("all_units_of_one_sector", "the_attack_comes_after_the_moves"),
    "3.1 capacity while moving": ("a_full_area_may_be_passed",),
    "3.1 free areas, no card": ("an_empty_area_is_occupied",),
    "3.1 leaving an area": ("all_units_may_leave",),
    "3.1 second march": ("the_second_march_costs", "whoever_moved_in_the_first"),
    "3.1 next level": ("a_level_costs",),
    "3.1 terraforming now or later": ("own_and_free_neighbouring", "a_marker_changes", "a_marker_may_be_carried_out"),
    "3.1 one level, one terraforming": ("water_becomes_grassland_and_not", "foreign_far_headquarters_marked"),
    "3.2 markers are executed": ("all_markers_are_executed", "a_sinking_area_drowns"),
    "3.2 new ones by pairs of cards": ("new_terraformings_are_announced", "a_card_turns_grassland"),
    "3.2 another card for headquarters": ("for_headquarters_and_marked",),
    "3.3 silver, 32 at most": ("everybody_receives_the_silver", "hunting_and_fishing_bring"),
    "3.3 cubes, starting player": ("the_actions_are_fresh",),
    "5 units of one sector, six, outside it": ("at_most_six_units", "one_area_can_be_attacked_outside"),
    "5 no steps, no support": ("units_that_have_used_up_their_steps",),
    "5 a die for each unit": ("there_is_one_die",),
    "5 archers however they have moved": ("archers_support_however",),
    "5 hit, double hit, shield": ("each_hit_that_no_shield",),
    "5 panic: at once, die removed, chosen by its owner": ("panic_removes_its_die",),
    "5 panic: to an adjacent area or destroyed": ("units_flee_to_own_areas", "if_nobody_can_flee"),
    "5 panic: the attacker's first, a fleeing panic is lost": ("the_attackers_panic",),
    "5 reinforcement: a unit each, not who fled": ("each_reinforcement_brings", "fled_units_do_not_come_back"),
    "5 reinforcement: it rolls, its own is void": ("each_reinforcement_brings",),
    "5 reinforcement: its panic at once": ("panic_on_a_reinforcements_die",),
    "5 cards: alternately, two, of kinds that fight": ("cards_are_played_alternately", "with_one_kind_of_unit"),
    "5 cards: panic may leave one kind or none": ("a_player_whom_panic_leaves", "a_side_without_units"),
    "5 cards: animals cancel reinforcement before": ("an_animals_card_may_be_declared", "a_reinforcement_may_be_let"),
    "5 retreats after the cards": ("after_the_cards_retreats", "cancelling_a_retreat_reaches"),
    "5 nobody left: only the bows beside count": ("a_side_without_units", "add_gives_symbols_that_are_lost"),
    "5 count, losses of both sides": ("each_hit_that_no_shield", "losses_are_chosen"),
    "5 more units win, a tie is the defender's": ("more_units_win", "in_a_tie_the_defender"),
    "5 the beaten retreat": ("the_beaten_go_to_own", "the_beaten_retreat_to_free", "if_there_is_no_way"),
    "5 not where the attack came from, or only there": ("defenders_withdraw_beside", "a_beaten_attacker_returns"),
    "5 a conquest card for the attacker only": ("more_units_win_and_the_attacker", "in_a_tie_the_defender"),
    "5 capacities after the battle": ("units_beyond_the_capacity",),
    "5 archers: arrow hits and retreats, no cards": ("of_supporters_only", "a_starred_bow_hit"),
    "5 archers: for others, so many, in any battle": (
        "archers_support_other_players",
        "archers_beside_the_battle",
        "root_storm_supports",
        "archers_support_any_number",
    ),
    "5 archers: then as reinforcement, not rolled again": ("an_archer_that_supported",),
    "6 once each, kept": ("a_goal_is_reached_once",),
    "6 most points win, twelve end it": ("the_most_points_win", "all_twelve_points_end", "eleven_points_do_not"),
    "6 a tie of two": ("two_with_equal_points", "a_decisive_battle_is_fought", "after_mutual_annihilation"),
    "6 a tie of three or four": ("of_three_the_most", "of_three_only_armies"),
    "6 goal 1": ("a_major_battle",),
    "6 goal 2": ("goal_markers_count", "a_marker_of_somebody_else"),
    "6 goal 3": ("a_sector_is_held", "a_sector_of_water"),
    "6 goal 4": ("foreign_headquarters_count", "own_headquarters_do_not"),
    "6 goal 5": ("the_outer_edge_counts",),
    "6 goal 6": ("three_and_four_centre",),
    "6 goal 7": ("mountains_count",),
    "6 the centre ordains, even if lost, no headquarters": ("who_held_the_whole_centre", "headquarters_are_not_terra"),
}
"""The same for what sections 3, 5 and 6 of the rulebook say, in our words."""

NAMES = re.findall(
    r"^def (test_\w+)", "\n".join(p.read_text("utf-8") for p in Path(__file__).parent.glob("*.py")), re.M
)


@pytest.mark.parametrize("line", [*SHEET, *BOOK])
def test_every_line_of_sheet_and_book_has_its_tests(line: str) -> None:
    for part in (SHEET | BOOK)[line]:
        assert any(part in name for name in NAMES), part


def test_no_ruling_and_no_option_is_left_out() -> None:
    rulings = {line for line in SHEET if line.startswith("N")}
    assert rulings == {f"N{number}" for number in range(1, 36)} - {"N4", "N5", "N33"}
    options = {line.removeprefix("option ") for line in SHEET if line.startswith("option ")}
    assert options == choices(GAME.options).keys() - {"world"}


# What stands nowhere else


@pytest.mark.parametrize("land", LANDS.values(), ids=LANDS)
def test_a_rise_is_blue_and_a_sinking_red(land: Land) -> None:
    for colour, strongest in ((land.rise, 2), (land.sink, 0)):
        shares = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
        assert max(shares) == shares[strongest]


def test_the_grey_die_of_the_snow_blades_shield_bearer_is_the_ice_tigers() -> None:
    (reroll,) = [effect for effect in CARD[BLUE, Unit.SHIELD_BEARER, 2].effects if effect.dice]
    assert set(reroll.dice) == {Unit.ARCHER, Unit.MONSTER, Unit.SHIELD_BEARER, Unit.ANIMAL}


def test_the_additional_die_of_root_storm_is_red() -> None:
    added = [effect.die for effect in CARD[BROWN, W, 3].effects if effect.die is not None]
    assert added == [W]


def test_a_tribe_may_hunt_and_fish() -> None:
    state = pair()
    state.nations[0].buildings = [Building.HUNTING_LODGE]
    act(state, 0, Build(Building.FISHING_HUT))
    assert state.nations[0].buildings == [Building.HUNTING_LODGE, Building.FISHING_HUT]


def test_one_hit_destroys_a_monster_too() -> None:
    state = facing(monster=1)
    place(state, 0, 12, warrior=2)
    script(state, (BLACK, W, Face.HIT), (BLACK, W, Face.SHIELD), (BLUE, M, Face.DOUBLE_HIT))
    strike(state, 0, 12, 13, warrior=2)
    finish(state)
    assert army(state, 13) == {"warrior": 1}
    assert state.areas[13].owner == 0


def test_a_decisive_battle_is_fought_with_all_that_a_battle_has() -> None:
    state = finished(2, 2, 0, 0)
    place(state, 0, 12, warrior=1)
    place(state, 0, 13, archer=1)
    place(state, 1, 19, archer=1)
    script(
        state,
        (BLACK, W, Face.REINFORCEMENT),
        (BLACK, W, Face.HIT),
        (BLACK, A, Face.BOW_HIT),
        (BLUE, W, Face.RETREAT),
        (BLUE, W, Face.REINFORCEMENT),
        (BLUE, A, Face.BOW_HIT),
    )
    end_round(state)
    fight = battle(state)
    assert fight.decisive
    assert (fight.attacker.hits, fight.defender.hits) == (2, 1)
    assert [(bow.force, bow.unit) for bow in (*fight.attacker.bows, *fight.defender.bows)] == [(0, A), (1, A)]
    assert GAME.legal(state, 0) == [Reinforce(A, 13), Done()]
    act(state, 0, Done())
    assert GAME.legal(state, 1) == [Reinforce(A, 19), Done()]
    act(state, 1, Done())
    assert asked(state) == [(0, "ask-carding")]
