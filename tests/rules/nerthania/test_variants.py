"""The Two Player Rule, the optional rules (rulebook 8), impossible positions, and the computer player."""

from __future__ import annotations

import json

import pytest

from rules.codec import Malformed, clone, dump_state, load_state
from rules.dice import Dice
from rules.nerthania import GAME
from rules.nerthania.actions import Attack, Done, LevelUp, March, Move, Muster, Recruit, Send, Surrender
from rules.nerthania.pieces import Direction, Face, Roundel, Terrain, Unit
from rules.nerthania.position import Battle, Camped, Plan
from rules.nerthania.state import NerthaniaState
from rules.nerthania.turn import Turn
from tests.rules.nerthania.table import (
    BLACK,
    BLUE,
    BROWN,
    RED,
    act,
    army,
    asked,
    battle,
    end_round,
    finish,
    place,
    refused,
    script,
    strike,
    table,
    told,
    units,
)

W, S = Unit.WARRIOR, Unit.SHIELD_BEARER


# Two players


def duel() -> NerthaniaState:
    """Black against Blue; the neutral tribe stands in 24 and 43."""
    state = table(BLACK, BLUE)
    place(state, 0, 12, warrior=3)
    place(state, 1, 46, warrior=2)
    place(state, 2, 24, warrior=2)
    place(state, 2, 43, warrior=1)
    return state


def test_when_a_player_recruits_the_opponent_recruits_half_as_many_for_the_neutral_tribe() -> None:
    state = duel()
    act(state, 0, Muster(), Recruit(12, W, 1))
    assert asked(state) == [(1, "ask-neutral-recruiting")]
    act(state, 1, Recruit(43, W, 1))
    assert army(state, 43) == {"warrior": 2}


def test_half_is_rounded_up_and_the_kinds_are_the_same() -> None:
    state = duel()
    place(state, 0, 11, warrior=1)
    act(state, 0, Muster(), Recruit(11, W, 3), Done())
    act(state, 1, Recruit(43, W, 2))
    assert asked(state)[0][1] == "ask-turn"


def test_nothing_recruited_gives_nothing() -> None:
    state = duel()
    act(state, 0, Muster(), Done())
    assert asked(state) == [(1, "ask-turn")]


def test_once_a_round_a_level_up_raises_a_card_of_the_neutral_tribe_too() -> None:
    state = duel()
    for seat in (0, 1):
        state.nations[seat].conquests = [state.deck.pop(0)]
    state.nations[2].levels[S] = 1
    act(state, 0, LevelUp(W))
    assert asked(state) == [(1, "ask-neutral-levelling")]
    act(state, 1, LevelUp(S))
    assert state.nations[2].levels[S] == 2
    act(state, 1, LevelUp(W))
    assert asked(state) == [(0, "ask-turn")]


def test_at_the_end_of_a_round_the_starting_player_moves_a_neutral_unit_into_an_empty_area() -> None:
    state = duel()
    end_round(state)
    assert asked(state) == [(0, "ask-neutral-moving")]
    moves = [action for action in GAME.legal(state, 0) if isinstance(action, Move)]
    assert {(move.origin, move.units) for move in moves} == {(24, units(warrior=1))}
    act(state, 0, moves[0])
    assert army(state, 24) == {"warrior": 1}


def test_if_there_is_no_such_area_nothing_happens() -> None:
    state = duel()
    state.nations[2].supply[W] += 1
    state.areas[24].army[W] = 1
    end_round(state)
    assert state.round == 2


def robbed() -> NerthaniaState:
    """Black has taken 24 from the neutral tribe; Black stands in 12 and 24."""
    state = duel()
    script(
        state,
        (BLACK, W, Face.HIT),
        (BLACK, W, Face.HIT),
        (BLACK, W, Face.SHIELD),
        *[(state.nations[2].name, W, Face.RETREAT)] * 2,
    )
    place(state, 0, 13, warrior=3)
    strike(state, 0, 13, 24, warrior=3)
    finish(state)
    state.dice = Dice("robbed")
    return state


def test_in_battle_the_player_who_is_not_its_enemy_decides_for_it() -> None:
    state = duel()
    place(state, 0, 13, warrior=3)
    script(state, *[(BLACK, W, Face.HIT)] * 3, *[(state.nations[2].name, W, Face.RETREAT)] * 2)
    strike(state, 0, 13, 24, warrior=3)
    act(state, 0, Done())
    assert asked(state) == [(1, "ask-carding")]


def test_it_strikes_back_at_who_robbed_it_last_where_the_other_player_says_with_units_of_one_sector() -> None:
    state = robbed()
    assert state.neutral_robbed
    assert state.neutral_attacker == 0
    place(state, 2, 33, warrior=2)
    place(state, 2, 44, warrior=2)
    end_round(state)
    assert asked(state) == [(1, "ask-neutral-striking")]
    act(state, 1, Attack(24))
    sent = [action.origin for action in GAME.legal(state, 1) if isinstance(action, Send)]
    assert set(sent) == {33, 43, 44}
    act(state, 1, Send(44, units(warrior=2)))
    assert {action.origin for action in GAME.legal(state, 1) if isinstance(action, Send)} == {43}


def test_of_several_attacks_on_it_the_last_counts_even_a_beaten_one() -> None:
    state = robbed()
    script(state, (BLUE, W, Face.RETREAT), (state.nations[2].name, W, Face.HIT))
    place(state, 1, 44, warrior=1)
    strike(state, 1, 44, 43, warrior=1)
    finish(state)
    assert state.neutral_attacker == 1
    state.dice = Dice("robbed")
    end_round(state)
    assert (battle(state).attacker.force, battle(state).defender.force) == (2, 1)


def test_a_robber_out_of_reach_is_spared() -> None:
    state = robbed()
    state.nations[2].supply[W] += 1
    state.areas[43].army, state.areas[43].owner = {}, None
    end_round(state)
    assert state.round == 2


# Teams


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


# Terraforming options


def test_random_terraformings_may_always_sink_or_not_happen() -> None:
    for option, number in (("sink", 4), ("none", 0)):
        state = table(terraforming=option)
        for seat, area in enumerate((12, 20, 36, 55)):
            place(state, seat, area, warrior=1)
        end_round(state)
        assert len(state.plans) == number
        assert all(plan.direction is Direction.SINK for plan in state.plans.values())


# Positions


def test_a_position_can_be_edited_by_hand_and_comes_back_the_same() -> None:
    state = duel()
    text = dump_state(GAME, state)
    assert json.loads(text)["areas"]["12"]["army"] == {"warrior": 3}
    assert load_state(GAME, text) == state


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda s: s.areas[12].army.update({W: 4}), "19 pieces"),
        (lambda s: s.deck.pop(), "area cards missing"),
        (lambda s: setattr(s.nations[0], "silver", 33), "33 silver"),
        (lambda s: setattr(s.nations[0], "tectonium", 17), "more Tectonium than there is"),
        (lambda s: setattr(s.areas[12], "owner", None), "area 12: an owner"),
        (lambda s: setattr(s.areas[12], "terrain", Terrain.WATER), "area 12: units on water"),
        (lambda s: setattr(s.areas[1], "terrain", "grass"), "area 1: stays water"),
        (lambda s: s.nations[0].markers.extend([5, 5]), "goal markers"),
        (lambda s: setattr(s.nations[0], "markers_won", 4), "4 goal markers won"),
        (lambda s: s.nations[0].used.extend([Roundel.MARCH] * 2), "one of them twice"),
        (lambda s: s.nations[0].levels.update({W: 4}), "battle cards"),
        (lambda s: s.plans.update({99: None}), "terraforming markers"),
        (lambda s: setattr(s, "start", 7), "no seat 7"),
        (lambda s: s.steps.clear(), "the game has no end"),
        (lambda s: s.nations.pop(), "nations are"),
        (lambda s: setattr(s.steps[-1], "seat", 99), "asks seats that are not there"),
        (lambda s: setattr(s.nations[0], "captured", True), "headquarters are captured, but there are none"),
        (lambda s: setattr(s.nations[0], "headquarters", 24), "stands in its headquarters"),
        (
            lambda s: s.plans.update({5: Plan(Direction.SINK, 0), 6: Plan(Direction.SINK, 0)}),
            "more terraforming markers",
        ),
        (lambda s: s.plans.update({1: Plan(Direction.SINK, None)}), "area 1: cannot sink"),
        (lambda s: setattr(s, "battle", Battle(13, Camped(0, 13), Camped(7, 13))), "a battle between 0 and 7"),
        (lambda s: setattr(s, "battle", Battle(99, Camped(0, 13), Camped(1, 13))), "a battle in 99"),
    ],
)
def test_an_impossible_position_is_named(change: object, fault: str) -> None:
    state = clone(duel())
    assert callable(change)
    change(state)
    assert any(fault in found for found in GAME.faults(state)), GAME.faults(state)


def test_a_position_of_another_shape_is_refused_with_its_place() -> None:
    body = json.loads(dump_state(GAME, duel()))
    body["areas"]["12"]["terrain"] = "swamp"
    with pytest.raises(Malformed, match=r"areas\.12\.terrain"):
        load_state(GAME, json.dumps(body))


# The computer player


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_computer_players_play_to_the_end_within_the_rounds(seats: int) -> None:
    state = GAME.setup(GAME.tribes[:seats], GAME.options(), Dice(f"computers {seats}"))
    while GAME.outcome(state) is None:
        seat = GAME.awaited(state)[-1].seat
        action = GAME.stand_in(state, seat)
        assert GAME.explain(state, seat, action) is None
        GAME.apply(state, seat, action)
    assert state.round <= {2: 8, 3: 9, 4: 6}[seats]
    assert max(tribe.markers_won + len(tribe.goals) for tribe in state.nations) >= 3


def test_the_computer_takes_a_goal_marker_when_it_can() -> None:
    state = table()
    place(state, 0, 12, warrior=2)
    for seat, number in ((1, 21), (2, 36), (3, 52)):
        place(state, seat, number, warrior=1)
    state.nations[0].markers = [8]
    assert GAME.stand_in(state, 0) == March(1)
    act(state, 0, March(1))
    assert GAME.stand_in(state, 0) == Move(12, 8, units(warrior=1))


def test_the_computer_attacks_weak_headquarters_and_leaves_strong_armies_alone() -> None:
    for defenders, attacks in ((1, True), (4, False)):
        state = table()
        place(state, 0, 12, warrior=4)
        place(state, 1, 13, warrior=defenders)
        for seat, number in ((2, 36), (3, 52)):
            place(state, seat, number, warrior=1)
        state.nations[1].headquarters = 13
        state.nations[1].reserve_called = True
        act(state, 0, March(1))
        action = GAME.stand_in(state, 0)
        while isinstance(action, Move):
            act(state, 0, action)
            action = GAME.stand_in(state, 0)
        assert (action == Attack(13)) is attacks


def test_events_of_a_whole_computer_game_can_be_told() -> None:
    state = GAME.setup(GAME.tribes[:3], GAME.options(), Dice("told"))
    kinds = set()
    while GAME.outcome(state) is None:
        seat = GAME.awaited(state)[0].seat
        kinds |= {event.what.id for event in GAME.apply(state, seat, GAME.stand_in(state, seat))}
    assert {"did-found", "did-move", "did-roll", "did-count", "did-win", "did-income", "did-goal", "did-end"} <= kinds
    assert told([], "goal") == []
