"""Rulebook section 6: the end and its ties, one test per sentence."""

from __future__ import annotations

import pytest

from rules.nerthania import GAME
from rules.nerthania.actions import Done
from rules.nerthania.battle.fleeing import shelters
from rules.nerthania.pieces import Camp, Face, Goal, Unit
from rules.nerthania.position import Battle, Camped, Die
from rules.nerthania.rounds import last_round
from rules.nerthania.state import NerthaniaState
from tests.rules.nerthania.table import (
    BLACK,
    BLUE,
    BROWN,
    act,
    army,
    end_round,
    place,
    script,
    table,
    told,
)

W = Unit.WARRIOR


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
