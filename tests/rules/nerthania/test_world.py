"""Rulebook section 3: the changing of the world and income, one test per sentence."""

from __future__ import annotations

import pytest

from rules.nerthania import GAME
from rules.nerthania.actions import (
    Complete,
    Done,
    March,
    MarchAgain,
    Move,
    Muster,
    Ordain,
    Terraform,
)
from rules.nerthania.collecting import income
from rules.nerthania.pieces import Direction, Terrain, When
from rules.nerthania.position import Plan
from rules.nerthania.state import NerthaniaState
from rules.nerthania.turn import Turn
from rules.words import Speaker, Who
from tests.rules.nerthania.table import (
    act,
    army,
    asked,
    end_round,
    pair,
    place,
    refused,
    table,
    terrain,
    units,
)

NOW, LATER, RISE, SINK = When.NOW, When.LATER, Direction.RISE, Direction.SINK


# Action 7


def test_own_and_free_neighbouring_areas_are_terraformed_at_once() -> None:
    state = pair()
    act(state, 0, Terraform(14, RISE, NOW))
    assert state.areas[14].terrain is Terrain.MOUNTAIN
    assert army(state, 14) == {"warrior": 1}


def test_it_is_told_who_terraforms() -> None:
    told = [event.what for event in act(pair(), 0, Terraform(14, RISE, NOW))]
    assert [(what.id, what.params["who"]) for what in told] == [("did-reshape", Who(0))]


def test_a_sinking_area_drowns_who_stands_there() -> None:
    state = pair()
    act(state, 0, Terraform(14, SINK, NOW))
    assert army(state, 14) == {}
    assert state.areas[14].owner is None


def test_water_becomes_grassland_and_not_a_mountain_and_a_mountain_not_water() -> None:
    state = pair()
    state.areas[8].terrain, state.areas[7].terrain = Terrain.WATER, Terrain.MOUNTAIN
    assert refused(state, 0, Terraform(8, SINK, NOW)).why.id == "no-terraform-step"
    assert refused(state, 0, Terraform(7, RISE, NOW)).why.id == "no-terraform-step"
    act(state, 0, Terraform(8, RISE, NOW))
    assert state.areas[8].terrain is Terrain.GRASS


def test_foreign_far_headquarters_marked_and_changed_areas_are_not_terraformed() -> None:
    state = pair()
    assert refused(state, 0, Terraform(20, RISE, NOW)).why.id == "no-terraform-foreign"
    assert refused(state, 0, Terraform(50, RISE, NOW)).why.id == "no-terraform-far"
    assert refused(state, 0, Terraform(12, RISE, NOW)).why.id == "no-terraform-headquarters"
    state.plans[14] = Plan(SINK, None)
    assert refused(state, 0, Terraform(14, RISE, NOW)).why.id == "no-terraform-twice"
    state.reshaped.append(11)
    assert refused(state, 0, Terraform(11, RISE, NOW)).why.id == "no-terraform-twice"


def test_a_marker_changes_the_area_at_the_end_of_the_round() -> None:
    state = pair()
    act(state, 0, Terraform(14, RISE, LATER))
    assert terrain(state, 14) is Terrain.GRASS
    end_round(state)
    assert terrain(state, 14) is Terrain.MOUNTAIN


def test_a_marker_may_be_carried_out_before_an_own_action() -> None:
    state = pair()
    assert refused(state, 0, Complete()).why.id == "no-plan"
    act(state, 0, Terraform(14, RISE, LATER))
    state.steps.append(Turn(0))
    act(state, 0, Complete())
    assert state.areas[14].terrain is Terrain.MOUNTAIN
    assert asked(state) == [(0, "ask-turn")]
    assert state.plans == {}
    state.nations[0].used.clear()
    assert refused(state, 0, Terraform(14, SINK, NOW)).why.id == "no-terraform-twice"


# 3.2 and 3.3


def test_all_markers_are_executed_and_units_on_water_destroyed_others_remain() -> None:
    state = pair()
    state.plans = {14: Plan(SINK, None), 20: Plan(RISE, None), 36: Plan(RISE, 1)}
    end_round(state)
    assert state.areas[14].terrain is Terrain.WATER
    assert army(state, 14) == {}
    assert state.areas[20].terrain is state.areas[36].terrain is Terrain.MOUNTAIN
    assert army(state, 20) == {"warrior": 1}


@pytest.mark.parametrize(("tribes", "number"), [(4, 4), (3, 3), (2, 3)])
def test_new_terraformings_are_announced_by_pairs_of_cards_that_go_under_the_deck(tribes: int, number: int) -> None:
    state = table(*GAME.tribes[:tribes])
    for seat, area in enumerate((12, 20, 36, 55)[:tribes]):
        place(state, seat, area, warrior=1)
    before = list(state.deck)
    end_round(state)
    assert len(state.plans) == number
    assert list(state.plans) == before[0 : 2 * number : 2]
    assert state.deck == before[2 * number :] + before[: 2 * number]


def test_a_card_turns_grassland_both_ways_and_always_raises_water_and_sinks_mountains() -> None:
    state = pair()
    first = [2, 4, 3, 6, 7, 8, 10, 13]
    state.deck = first + [number for number in state.deck if number not in first]
    state.areas[3].terrain, state.areas[7].terrain = Terrain.WATER, Terrain.MOUNTAIN
    end_round(state)
    # 4, 6, 8 and 13 are sinking cards
    assert {n: plan.direction for n, plan in state.plans.items()} == {2: SINK, 3: RISE, 7: SINK, 10: SINK}


def test_of_several_who_held_the_centre_the_starting_player_ordains_first() -> None:
    state = pair()
    state.start = 2
    for seat in (1, 3):
        state.nations[seat].held_centre = True
    end_round(state)
    assert asked(state) == [(3, "ask-ordaining")]
    act(state, 3, Ordain(44, SINK))
    assert asked(state) == [(1, "ask-ordaining")]
    act(state, 1, Ordain(45, SINK))
    assert {44, 45} < state.plans.keys()
    assert len(state.plans) == 4


def test_who_held_the_centre_ordains_nothing_where_nothing_is_announced() -> None:
    state = table(terraforming="none")
    for seat, area in enumerate((12, 20, 36, 55)):
        place(state, seat, area, warrior=1)
    state.nations[0].held_centre = True
    end_round(state)
    assert asked(state)[0][1] == "ask-turn"
    assert state.plans == {}


def test_for_headquarters_and_marked_areas_another_card_is_drawn() -> None:
    state = pair()
    state.deck = [12, *[n for n in state.deck if n != 12]]
    end_round(state)
    assert 12 not in state.plans
    assert len(state.plans) == 4


def test_everybody_receives_the_silver_of_all_areas_up_to_32_and_no_tectonium() -> None:
    state = pair()
    state.areas[14].terrain = Terrain.MOUNTAIN
    state.nations[1].silver = 32
    income(state)
    assert state.nations[0].silver == 22
    assert state.nations[0].tectonium == 0
    assert state.nations[1].silver == 32


def test_the_actions_are_fresh_and_the_next_player_starts_the_next_round() -> None:
    state = pair()
    act(state, 0, Muster(), Done())
    end_round(state)
    assert state.round == 2
    assert state.start == 1
    assert asked(state)[0][0] == 1
    assert all(tribe.used == [] for tribe in state.nations)


def test_after_the_last_round_the_game_is_over_and_nothing_is_announced() -> None:
    state = pair()
    state.round = 6
    state.nations[0].markers_won = 1
    end_round(state)
    assert state.plans == {}
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_the_second_march_costs_three_silver() -> None:
    state = pair()
    act(state, 0, MarchAgain(1), Move(11, 10, units(warrior=1)), Done())
    assert state.nations[0].silver == 17
    state.steps.append(Turn(0))
    act(state, 0, March(1), Move(10, 11, units(warrior=1)), Done())
    state.nations[1].silver = 2
    state.steps.append(Turn(1))
    assert refused(state, 1, MarchAgain(2)).why.id == "no-silver"


def test_land_that_was_changed_at_once_may_be_announced_for_the_next_round() -> None:
    state = pair()
    act(state, 0, Terraform(11, Direction.RISE, When.NOW))
    state.deck.remove(11)
    state.deck.insert(0, 11)
    end_round(state)
    assert 11 in state.plans


def coming(state: NerthaniaState, locale: str) -> str | None:
    """What everybody is told of the land that will change."""
    notice = GAME.view(state, None).notice
    return None if notice is None else Speaker(locale, (GAME.package,), ("Anna", "Ben")).say(notice)


def test_what_the_land_will_do_at_the_end_of_the_round_is_told_with_what_becomes_of_it() -> None:
    state = pair()
    assert coming(state, "en") is None
    act(state, 0, Terraform(14, RISE, LATER))
    state.plans[9] = Plan(SINK, None)
    told = "🌊 Coming at the end of the round: 9 sinks (water); 14 rises (mountain, marker of Anna)."
    assert coming(state, "en") == told
    assert coming(state, "de") == "🌊 Am Ende der Runde: 9 sinkt (Wasser); 14 steigt (Gebirge, Marker von Anna)."
