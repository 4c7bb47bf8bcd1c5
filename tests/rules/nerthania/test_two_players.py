"""The Two Player Rule: the neutral tribe, one test per sentence."""

from __future__ import annotations

import pytest

from rules.dice import Dice
from rules.nerthania import GAME
from rules.nerthania.actions import Attack, Done, LevelUp, Move, Muster, Recruit, Send
from rules.nerthania.pieces import Face, Unit
from rules.nerthania.recruiting import NeutralRecruiting
from rules.nerthania.state import NerthaniaState
from rules.nerthania.world import KINDS
from tests.rules.nerthania.table import (
    BLACK,
    BLUE,
    BROWN,
    RED,
    act,
    army,
    asked,
    battle,
    duel,
    end_round,
    finish,
    place,
    script,
    strike,
    table,
    units,
)

W, R, S = Unit.WARRIOR, Unit.RIDER, Unit.SHIELD_BEARER


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


@pytest.mark.parametrize(("neutral", "taken"), [(BLUE, {W: 2}), (BROWN, {W: 1, R: 1})])
def test_of_no_kind_it_takes_more_than_was_recruited_warriors_for_those_it_lacks(
    neutral: str, taken: dict[Unit, int]
) -> None:
    """For a rider and a warrior the Snow Blades have two warriors, and then no third one for a shield bearer."""
    state = table(BLACK, RED)
    state.nations[2].name = neutral
    state.nations[2].supply = {unit: row.pieces for unit, row in KINDS[neutral].items()}
    for number in (24, 33):
        place(state, 2, number, warrior=1)
    state.steps.append(NeutralRecruiting(1, {R: 1, S: 3, W: 1}, 3))
    for unit, number in taken.items():
        act(state, 1, Recruit(24, unit, number))
    assert {action.unit for action in GAME.legal(state, 1) if isinstance(action, Recruit)} == {S}


def test_of_an_even_number_it_is_exactly_half() -> None:
    state = duel()
    place(state, 0, 11, warrior=1)
    act(state, 0, Muster(), Recruit(11, W, 2), Done())
    assert {action.number for action in GAME.legal(state, 1) if isinstance(action, Recruit)} == {1}
    act(state, 1, Recruit(43, W, 1))
    assert asked(state) == [(1, "ask-turn")]


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


def test_it_has_lost_an_area_where_nobody_is_left_too() -> None:
    state = duel()
    place(state, 0, 44, warrior=1)
    script(state, (BLACK, W, Face.HIT), (state.nations[2].name, W, Face.HIT))
    strike(state, 0, 44, 43, warrior=1)
    finish(state)
    assert state.areas[43].owner is None
    assert state.neutral_robbed


def test_a_robber_out_of_reach_is_spared() -> None:
    state = robbed()
    state.nations[2].supply[W] += 1
    state.areas[43].army, state.areas[43].owner = {}, None
    end_round(state)
    assert state.round == 2
