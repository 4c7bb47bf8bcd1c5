"""Rulebook section 6: the goals, one test per sentence."""

from __future__ import annotations

import pytest

from rules.nerthania import GAME
from rules.nerthania.actions import (
    Attack,
    Done,
    Flee,
    March,
    Move,
    Ordain,
    Reinforce,
    Retreat,
    Send,
    Terraform,
    Withdraw,
)
from rules.nerthania.battle.reinforcing import Reinforcing
from rules.nerthania.goals import points, score
from rules.nerthania.ground import take
from rules.nerthania.pieces import Camp, Direction, Face, Goal, Terrain, Unit, When
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


# What is given up in a battle is not held


def besieged(mine: tuple[Face, ...], theirs: tuple[Face, ...]) -> NerthaniaState:
    """Blue holds two centre areas, 43 and 13, where Black attacks; a unit that goes to 24 holds a third, or not."""
    state = facing(warrior=len(theirs))
    place(state, 1, 43, warrior=2)
    place(state, 0, 12, rider=len(mine))
    script(state, *[(BLACK, R, face) for face in mine], *[(BLUE, W, face) for face in theirs])
    strike(state, 0, 12, 13, rider=len(mine))
    return state


def decline(state: NerthaniaState, until: str) -> None:
    while asked(state)[0][1] != until:
        act(state, GAME.awaited(state)[0].seat, Done())


def test_an_area_that_was_lost_completes_no_goal_of_the_beaten_who_retreat_from_it() -> None:
    state = besieged((Face.HIT, Face.HIT, Face.SHIELD, Face.SHIELD), (Face.RETREAT,) * 3)
    decline(state, "ask-retreating")
    act(state, 1, Retreat(24, units(warrior=1)))
    assert state.nations[1].goals == []


@pytest.mark.parametrize(("stay", "expected"), [(0, []), (1, [Goal.CENTRE_THREE])])
def test_an_area_from_which_the_last_unit_flees_is_held_no_more(stay: int, expected: list[Goal]) -> None:
    state = besieged((Face.PANIC, Face.HIT), (Face.HIT,) * (1 + stay))
    act(state, 1, Flee(W, Face.HIT, 24))
    assert state.nations[1].goals == expected


@pytest.mark.parametrize(("stay", "expected"), [(0, []), (1, [Goal.CENTRE_THREE])])
def test_an_area_from_which_the_last_unit_withdraws_is_held_no_more(stay: int, expected: list[Goal]) -> None:
    state = besieged((Face.SHIELD, Face.SHIELD), (Face.RETREAT,) * (1 + stay))
    decline(state, "ask-withdrawing")
    act(state, 1, Withdraw(W, Face.RETREAT, 24))
    assert state.nations[1].goals == expected


def test_a_reinforcement_holds_the_area_again() -> None:
    state = besieged((Face.PANIC, Face.HIT), (Face.HIT,))
    act(state, 1, Flee(W, Face.HIT, 33))
    assert state.areas[13].owner is None
    assert state.battle is not None
    place(state, 1, 14, warrior=1)
    state.battle.defender.reinforcements = 1
    state.steps.append(Reinforcing(1, Camp.DEFENDER))
    script(state, (BLUE, W, Face.HIT))
    act(state, 1, Reinforce(W, 14))
    assert state.areas[13].owner == 1


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
