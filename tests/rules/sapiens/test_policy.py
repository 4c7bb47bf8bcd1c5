"""The computer player: sensible, level, and it knows no more than anybody."""

from __future__ import annotations

from statistics import median

import pytest

from rules.codec import clone
from rules.dice import Dice
from rules.sapiens import GAME
from rules.sapiens.beasts import TurnIn
from rules.sapiens.policy import weights
from rules.sapiens.turn import SapiensState
from tests.rules.sapiens.table import BEGUN, does, place, table

GAMES = 25


def played(seats: int, seed: str) -> SapiensState:
    """A game of stand-ins to its end."""
    state: SapiensState = GAME.setup(GAME.tribes[:seats], GAME.options(), Dice(seed))
    while GAME.awaited(state):
        GAME.apply(state, state.turn, GAME.stand_in(state, state.turn))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_policy_games_are_like_those_at_a_table(seats: int) -> None:
    """Calibration of the ruling sheet: winners' lower totals in the twenties, nine to eleven rounds."""
    games = [played(seats, f"policy {number}") for number in range(GAMES)]
    winners = [max(min(clan.food, clan.shelter) for clan in state.clans) for state in games]
    assert 20 <= median(winners) <= 32
    assert 9 <= median(state.round for state in games) <= 11
    assert all(GAME.outcome(state) is not None for state in games)


def test_policy_keeps_both_totals_level() -> None:
    clans = [clan for number in range(GAMES) for clan in played(3, f"level {number}").clans]
    assert median(abs(clan.food - clan.shelter) for clan in clans) <= 6


def test_policy_does_not_know_the_stack() -> None:
    state: SapiensState = GAME.setup(GAME.tribes, GAME.options(), Dice("stack"))
    while GAME.awaited(state):
        other = clone(state)
        hidden = [*other.stack, *other.removed]
        hidden.reverse()
        other.stack, other.removed = hidden[: len(other.stack)], hidden[len(other.stack) :]
        assert GAME.stand_in(state, state.turn) == GAME.stand_in(other, state.turn)
        GAME.apply(state, state.turn, GAME.stand_in(state, state.turn))


def test_policy_saves_steaks_until_it_pays() -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire; food 20; shelter 20")
    does(state, place("hunt-fire", "C4", "north"))
    assert not isinstance(GAME.stand_in(state, 0), TurnIn)
    state = table(red=f"tribe {BEGUN}; pool hunt-fire; food 20; shelter 20; steaks 4")
    does(state, place("hunt-fire", "C4", "north"))
    assert GAME.stand_in(state, 0) == TurnIn(5)


def test_policy_values_what_lags_behind() -> None:
    of_food, of_shelter = weights(table(red="food 20; shelter 5").clans[0])
    assert of_food < 1 < of_shelter
    of_food, of_shelter = weights(table(red="food 5; shelter 6").clans[0])
    assert of_shelter < 1 < of_food
