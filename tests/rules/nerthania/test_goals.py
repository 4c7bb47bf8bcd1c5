"""Rulebook section 6: the goals, one test per sentence."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from rules.nerthania import GAME
from rules.nerthania.actions import (
    Attack,
    Done,
    March,
    Move,
    Ordain,
    Send,
    Terraform,
)
from rules.nerthania.goals import points, score
from rules.nerthania.ground import take
from rules.nerthania.pieces import Direction, Face, Goal, Terrain, Unit, When
from rules.nerthania.position import Plan
from rules.nerthania.state import NerthaniaState
from rules.nerthania.world import IN_SECTOR
from tests.rules.nerthania.table import (
    BLACK,
    BLUE,
    act,
    asked,
    end_round,
    facing,
    finish,
    home,
    place,
    refused,
    script,
    strike,
    table,
    told,
    units,
)

W, R = Unit.WARRIOR, Unit.RIDER


def spread(*areas: int) -> NerthaniaState:
    """Seat 0 with a warrior in each of these areas, the others out of the way."""
    state = table()
    for number in areas:
        place(state, 0, number, warrior=1)
    for seat, number in ((1, 21), (2, 36), (3, 52)):
        place(state, seat, number, warrior=1)
    return state


def goals(state: NerthaniaState) -> set[Goal]:
    score(state, (0,))
    return set(state.nations[0].goals)


# Goal 1


def fought(mine: int, theirs: int) -> NerthaniaState:
    """Black attacks with so many warriors, each of which hits; nobody of Blue does."""
    state = table(BLACK, BLUE)
    place(state, 0, 12, warrior=mine)
    place(state, 1, 13, warrior=theirs)
    place(state, 1, 42, warrior=1)
    script(state, *[(BLACK, W, Face.HIT)] * mine, *[(BLUE, W, Face.RETREAT)] * theirs)
    act(state, 0, March(1), Attack(13), Send(12, units(warrior=mine)))
    while state.battle is not None:
        seat = GAME.awaited(state)[0].seat
        act(state, seat, Done() if Done() in GAME.legal(state, seat) else GAME.legal(state, seat)[0])
    return state


def test_a_major_battle_has_five_units_or_more_on_both_sides_at_the_beginning() -> None:
    assert Goal.BATTLE in fought(6, 5).nations[0].goals
    assert Goal.BATTLE not in fought(6, 4).nations[0].goals
    assert Goal.BATTLE not in fought(4, 5).nations[0].goals


def test_a_major_battle_is_one_by_how_it_began_whoever_is_left() -> None:
    state = facing(warrior=5)
    place(state, 0, 12, warrior=5)
    script(state, *[(BLACK, W, Face.HIT)] * 5, *[(BLUE, W, Face.HIT)] * 2, *[(BLUE, W, Face.RETREAT)] * 3)
    strike(state, 0, 12, 13, warrior=5)
    finish(state)
    assert sum(state.areas[13].army.values()) == 3
    assert state.nations[0].goals == [Goal.BATTLE]


def test_a_major_battle_is_won_by_a_defender_too() -> None:
    state = facing(warrior=5)
    place(state, 0, 12, warrior=5)
    script(state, *[(BLACK, W, Face.RETREAT)] * 5, *[(BLUE, W, Face.HIT)] * 5)
    strike(state, 0, 12, 13, warrior=5)
    finish(state)
    assert (state.nations[0].goals, state.nations[1].goals) == ([], [Goal.BATTLE])


# Goal 2


def test_goal_markers_count_when_their_area_is_occupied_even_without_a_fight() -> None:
    state = spread(12)
    state.nations[0].markers = [13, 20, 36]
    events = act(state, 0, March(1), Move(12, 13, units(warrior=1)))
    assert told(events, "marker") != []
    assert state.nations[0].markers == [20, 36]
    assert points(state.nations[0]) == 1


def test_a_marker_of_somebody_else_is_worth_nothing() -> None:
    state = spread(12)
    state.nations[1].markers = [13]
    act(state, 0, March(1), Move(12, 13, units(warrior=1)))
    assert points(state.nations[0]) == points(state.nations[1]) == 0


# Goal 3


def test_a_sector_is_held_when_all_its_grassland_and_mountains_are() -> None:
    state = spread(*range(1, 14))
    assert Goal.SECTOR not in goals(state)
    state.areas[14].terrain = Terrain.WATER
    assert Goal.SECTOR in goals(state)


def test_a_sector_of_water_is_nobodys() -> None:
    state = spread(20)
    for number in IN_SECTOR[1]:
        state.areas[number].terrain = Terrain.WATER
    assert Goal.SECTOR not in goals(state)


# Goal 4


def test_foreign_headquarters_count_when_they_are_conquered() -> None:
    state = spread(12)
    home(state, 1, 13)
    events = act(state, 0, March(1), Move(12, 13, units(warrior=1)))
    assert [event["points"] for event in told(events, "goal")] == [1]
    assert state.nations[0].goals == [Goal.HEADQUARTERS]


def test_own_headquarters_do_not_count() -> None:
    state = spread(12)
    home(state, 0, 12)
    assert goals(state) == set()


# Goals 5, 6 and 7


@pytest.mark.parametrize(
    ("areas", "expected"),
    [
        ((2, 16), set()),
        ((2, 3, 16), set()),
        ((2, 16, 41), {Goal.EDGE_THREE}),
        ((2, 16, 41, 53), {Goal.EDGE_THREE, Goal.EDGE_FOUR}),
    ],
)
def test_the_outer_edge_counts_in_three_and_in_four_sectors(areas: tuple[int, ...], expected: set[Goal]) -> None:
    assert goals(spread(*areas)) == expected


@pytest.mark.parametrize(
    ("areas", "expected"),
    [
        ((13, 24), set()),
        ((13, 24, 33), {Goal.CENTRE_THREE}),
        ((13, 24, 33, 43), {Goal.CENTRE_THREE, Goal.CENTRE_FOUR}),
    ],
)
def test_three_and_four_centre_areas_count(areas: tuple[int, ...], expected: set[Goal]) -> None:
    assert goals(spread(*areas)) == expected


@pytest.mark.parametrize(
    ("areas", "expected"),
    [
        ((12, 20), set()),
        ((12, 11, 20), set()),
        ((12, 20, 31), {Goal.MOUNTAINS_THREE}),
        ((12, 20, 31, 47), {Goal.MOUNTAINS_THREE, Goal.MOUNTAINS_FOUR}),
    ],
)
def test_mountains_count_in_three_and_in_four_sectors(areas: tuple[int, ...], expected: set[Goal]) -> None:
    state = spread(*areas)
    for number in areas:
        state.areas[number].terrain = Terrain.MOUNTAIN
    assert goals(state) == expected


def test_a_goal_is_reached_once_and_kept_when_the_areas_are_lost() -> None:
    state = spread(13, 24, 33)
    assert goals(state) == {Goal.CENTRE_THREE}
    take(state, 13, W)
    state.nations[0].supply[W] += 1
    assert goals(state) == {Goal.CENTRE_THREE}
    place(state, 0, 13, warrior=1)
    score(state, (0,))
    assert points(state.nations[0]) == 1


def test_terraforming_can_complete_a_goal() -> None:
    state = spread(12, 20, 31)
    state.areas[12].terrain = state.areas[20].terrain = Terrain.MOUNTAIN
    act(state, 0, Terraform(31, Direction.RISE, When.NOW))
    assert state.nations[0].goals == [Goal.MOUNTAINS_THREE]


@pytest.mark.parametrize(
    ("areas", "number", "direction", "goal"),
    [((12, 20, 31), 31, Direction.RISE, Goal.MOUNTAINS_THREE), (range(1, 14), 14, Direction.SINK, Goal.SECTOR)],
)
def test_the_markers_at_the_end_of_a_round_can_complete_a_goal(
    areas: Iterable[int], number: int, direction: Direction, goal: Goal
) -> None:
    state = spread(*areas)
    for other in set(areas) - {number}:
        state.areas[other].terrain = Terrain.MOUNTAIN
    state.plans = {number: Plan(direction, None)}
    end_round(state)
    assert goal in state.nations[0].goals


# The centre ordains


def test_who_held_the_whole_centre_ordains_one_terraforming_even_if_it_was_lost_again() -> None:
    state = spread(13, 24, 33, 43)
    home(state, 1, 21)
    score(state, (0,))
    take(state, 13, W)
    state.nations[0].supply[W] += 1
    end_round(state)
    assert asked(state) == [(0, "ask-ordaining")]
    assert refused(state, 0, Ordain(21, Direction.SINK)).why.id == "no-terraform-headquarters"
    assert refused(state, 0, Ordain(99, Direction.SINK)).why.id == "no-such-area"
    act(state, 0, Ordain(24, Direction.SINK))
    assert len(state.plans) == 4
    assert state.plans[24].direction is Direction.SINK
    assert not state.nations[0].held_centre


def test_who_holds_the_whole_centre_into_the_next_round_ordains_again() -> None:
    state = spread(13, 24, 33, 43)
    home(state, 1, 21)
    state.nations[0].held_centre = True
    end_round(state)
    act(state, 0, Ordain(5, Direction.SINK))
    assert state.round == 2
    end_round(state)
    assert asked(state) == [(0, "ask-ordaining")]
