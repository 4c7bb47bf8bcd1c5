"""Rulebook section 6: goals, the end, ties. One test per sentence."""

from __future__ import annotations

import pytest

from rules.nerthania import GAME
from rules.nerthania.actions import Attack, Done, March, Move, Ordain, Send, Terraform
from rules.nerthania.battle.fleeing import shelters
from rules.nerthania.goals import points, score
from rules.nerthania.ground import take
from rules.nerthania.pieces import Camp, Direction, Face, Goal, Terrain, Unit, When
from rules.nerthania.position import Battle, Camped, Die
from rules.nerthania.rounds import last_round
from rules.nerthania.state import NerthaniaState
from rules.nerthania.world import IN_SECTOR
from tests.rules.nerthania.table import (
    BLACK,
    BLUE,
    BROWN,
    act,
    army,
    asked,
    end_round,
    home,
    place,
    refused,
    script,
    table,
    told,
    units,
)

W = Unit.WARRIOR


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


# The end


def finished(*scores: int, **options: object) -> NerthaniaState:
    """The last round ends with these points; each seat has one army of the strength of its number plus one."""
    state = table(**options)
    for seat, area in enumerate((12, 20, 31, 52)):
        place(state, seat, area, warrior=seat + 1)
        state.nations[seat].goals = list(Goal)[: scores[seat]]
    state.round = 6
    return state


def test_the_most_points_win_and_the_others_are_ranked_by_theirs() -> None:
    state = finished(3, 5, 1, 3)
    end_round(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (2, 1, 4, 2)
    assert outcome.how.id == "won-points"


def test_all_twelve_points_end_the_game_at_the_end_of_the_round() -> None:
    state = finished(9, 0, 0, 0)
    state.round = 2
    state.nations[0].markers_won = 3
    end_round(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.how.id == "won-all"


def test_eleven_points_do_not() -> None:
    state = finished(9, 0, 0, 0)
    state.round, state.nations[0].markers_won = 2, 2
    end_round(state)
    assert state.round == 3


@pytest.mark.parametrize(("tribes", "normal", "long"), [(4, 6, 8), (3, 9, 12), (2, 8, 12)])
def test_the_rounds_by_number_of_players(tribes: int, normal: int, long: int) -> None:
    for length, rounds in (("normal", normal), ("long", long)):
        state = table(*GAME.tribes[:tribes], length=length)
        assert last_round(state) == rounds


# Ties


def test_two_with_equal_points_fight_a_decisive_battle_with_their_strongest_armies() -> None:
    state = finished(2, 2, 0, 0)
    script(state, (BLACK, W, Face.HIT), (BLUE, W, Face.RETREAT), (BLUE, W, Face.RETREAT))
    events = end_round(state)
    assert len(told(events, "decisive-battle")) == 1
    while GAME.outcome(state) is None:
        seat = GAME.awaited(state)[0].seat
        act(state, seat, Done() if Done() in GAME.legal(state, seat) else GAME.legal(state, seat)[0])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.how.id == "won-battle"
    assert outcome.winners == (1,)
    assert outcome.ranks == (2, 1, 3, 3)
    assert army(state, 12) == {"warrior": 1}


def test_after_mutual_annihilation_the_second_strongest_armies_go_on() -> None:
    state = finished(2, 2, 0, 0)
    state.nations[1].supply[W] += 1
    state.areas[20].army[W] = 1
    place(state, 0, 7, warrior=1)
    script(
        state,
        (BLACK, W, Face.HIT),
        (BLUE, W, Face.HIT),
    )
    events = end_round(state)
    while GAME.outcome(state) is None:
        seat = GAME.awaited(state)[0].seat
        events += act(state, seat, Done() if Done() in GAME.legal(state, seat) else GAME.legal(state, seat)[0])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.how.id == "won-battle"


def test_nobody_flees_to_where_the_armies_of_a_decisive_battle_stand() -> None:
    state = table()
    duel = Battle(13, Camped(0, 12, [Die(W)]), Camped(1, 13, [Die(W)]), decisive=True)
    assert set(shelters(state, duel, Camp.ATTACKER, W)) == {7, 8, 11, 14}
    assert set(shelters(state, duel, Camp.DEFENDER, W)) == {8, 14, 19, 24, 33}


def test_of_three_the_most_hits_and_shields_of_the_strongest_army_win() -> None:
    state = finished(2, 2, 0, 2)
    script(
        state,
        (BLACK, W, Face.RETREAT),
        (BLUE, W, Face.DOUBLE_HIT),
        (BLUE, W, Face.HIT),
        (BROWN, W, Face.SHIELD),
        (BROWN, W, Face.HIT),
        (BROWN, W, Face.RETREAT),
        (BROWN, W, Face.RETREAT),
    )
    events = end_round(state)
    assert [event["total"] for event in told(events, "decide")] == [0, 3, 2]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.how.id == "won-dice"
