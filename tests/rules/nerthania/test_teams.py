"""Two against two (rulebook 8)."""

from __future__ import annotations

from rules.dice import Dice
from rules.nerthania import GAME
from rules.nerthania.actions import Attack, Done, March, Move, Surrender
from rules.nerthania.pieces import Unit
from rules.nerthania.state import NerthaniaState
from rules.nerthania.turn import Turn
from tests.rules.nerthania.table import (
    BLACK,
    BLUE,
    BROWN,
    RED,
    act,
    battle,
    end_round,
    place,
    refused,
    strike,
    table,
    units,
)

W = Unit.WARRIOR


def teams() -> NerthaniaState:
    state = table(BLACK, BLUE, RED, BROWN, teams=True)
    for seat, number in ((0, 12), (1, 20), (2, 14), (3, 52)):
        place(state, seat, number, warrior=2)
    return state


def test_partners_pass_through_each_others_areas_and_do_not_attack_each_other() -> None:
    state = teams()
    for number in (7, 8, 11, 13):
        state.areas[number].terrain = state.areas[number].terrain.WATER
    act(state, 0, March(1))
    moves = {action.to for action in GAME.legal(state, 0) if isinstance(action, Move)}
    assert 14 not in moves
    assert 30 in moves
    assert refused(state, 0, Attack(14)).why.id == "no-enemy"


def test_partners_help_each_other_with_their_bows_unasked() -> None:
    state = teams()
    place(state, 2, 19, archer=1)
    place(state, 1, 13, warrior=1)
    strike(state, 0, 12, 13, warrior=2)
    assert [bow.force for bow in battle(state).attacker.bows] == [2, 2]


def test_a_partner_in_the_headquarters_does_not_capture_them_and_wins_them_back() -> None:
    for captured in (False, True):
        state = teams()
        state.nations[2].headquarters, state.nations[2].captured = 11, captured
        act(state, 0, March(1), Move(12, 11, units(warrior=1)))
        assert not state.nations[2].captured


def test_there_are_no_goals_and_no_goal_markers() -> None:
    state = teams()
    place(state, 0, 13, warrior=1)
    for number in (24, 33, 43):
        place(state, 0, number, warrior=1)
    act(state, 0, March(1), Move(12, 11, units(warrior=1)), Done())
    assert state.nations[0].goals == []
    fresh = GAME.setup((BLACK, BLUE, RED, BROWN), GAME.options(teams=True), Dice("x"))
    assert all(step.step != "marking" for step in fresh.steps)


def test_a_team_gives_up_when_both_partners_do() -> None:
    state = teams()
    act(state, 0, Surrender())
    assert refused(state, 0, Surrender()).why.id == "no-surrender-twice"
    assert GAME.outcome(state) is None
    state.steps[-1] = Turn(2)
    act(state, 2, Surrender())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (3, 1, 3, 1)
    assert outcome.how.id == "won-teams"


def test_with_equally_many_areas_the_units_count_and_with_equally_many_of_these_victory_is_shared() -> None:
    for more, how, winners in ((1, "won-teams-areas", (0, 2)), (0, "won-shared", (0, 1, 2, 3))):
        state = teams()
        if more:
            place(state, 2, 14, archer=more)
        state.round = 6
        end_round(state)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert (outcome.how.id, outcome.winners) == (how, winners)


def test_outside_of_teams_nobody_gives_up() -> None:
    state = table()
    place(state, 0, 12, warrior=1)
    assert refused(state, 0, Surrender()).why.id == "no-surrender"


def test_a_team_without_units_is_beaten_and_after_the_last_round_the_areas_count() -> None:
    state = teams()
    for number in (20, 52):
        owner = state.areas[number].owner
        assert owner is not None
        state.nations[owner].supply[W] += 2
        state.areas[number].army, state.areas[number].owner = {}, None
    end_round(state)
    beaten = GAME.outcome(state)
    assert beaten is not None
    assert beaten.how.id == "won-teams"
    state = teams()
    place(state, 3, 53, warrior=1)
    state.round = 6
    end_round(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.how.id == "won-teams-areas"
    assert outcome.winners == (1, 3)
