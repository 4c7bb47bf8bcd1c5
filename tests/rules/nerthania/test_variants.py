"""Terraforming options (rulebook 8), impossible positions, and the computer player."""

from __future__ import annotations

import json

import pytest

from rules.codec import Malformed, clone, dump_state, load_state
from rules.dice import Dice
from rules.nerthania import GAME
from rules.nerthania.actions import Attack, March, Move
from rules.nerthania.battle.fighting import Fighting
from rules.nerthania.battle.helping import Supporting
from rules.nerthania.battle.losses import Losing
from rules.nerthania.pieces import Direction, Roundel, Terrain, Unit
from rules.nerthania.position import Battle, Camped, Plan
from rules.nerthania.rounds import Rounds
from rules.nerthania.victory import Deciding
from tests.rules.nerthania.table import (
    act,
    duel,
    end_round,
    place,
    table,
    told,
    units,
)

W = Unit.WARRIOR


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
        (lambda s: s.steps.append(Rounds()), "nobody is asked"),
        (lambda s: s.steps.append(Fighting()), "nobody is asked"),
        (lambda s: setattr(s, "steps", [Deciding([0, 1])]), "nobody is asked"),
        (lambda s: setattr(s, "steps", [Deciding([])]), "nobody is asked"),
        (lambda s: s.steps.append(Supporting([], {})), "nobody is asked"),
        (lambda s: s.steps.append(Losing({})), "nobody is asked"),
        (lambda s: s.steps.append(Deciding([0, 1], armies={0: 1})), "deciding: 0 cannot have chosen"),
        (lambda s: s.steps.append(Deciding([0, 1], armies={7: 12})), "deciding: 7 cannot have chosen"),
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
