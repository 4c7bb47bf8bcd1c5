"""Section 9 of the handbook: the end."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.dice import Dice
from rules.sapiens import GAME
from rules.sapiens.bonuses import Skip
from rules.sapiens.sight import view
from rules.sapiens.turn import SapiensState
from rules.sapiens.view import Total
from tests.rules.sapiens.table import BEGUN, does, place, table, waits_for


def last(turn: str, common: str = "", **totals: str) -> SapiensState:
    """This tribe lays Hunt–Fire, and there are only these tiles left."""
    tribes = {name: totals.get(name, "") for name in ("red", "blue", "yellow")}
    cave = {"red": "tribe water-hunt V C5", "yellow": "tribe camp-hunt VI A4"}[turn]
    tribes[turn] = f"{cave}; pool hunt-fire feast-camp feast-ritual; {tribes[turn]}"
    state = table(turn=turn, common=common, stack=0, **tribes)
    at = {"red": ("C4", "north"), "yellow": ("A3", "north")}[turn]
    does(state, place("hunt-fire", *at), Skip())
    return state


# 9.1 The last round


def test_end_9_1_common_pool_and_stack_empty_the_table_round_is_finished() -> None:
    state = last("red", "feast-picking")
    assert (state.common, state.stack) == ([], [])
    assert GAME.outcome(state) is None
    assert waits_for(state).startswith("blue")
    assert view(state, None).last_round


def test_end_9_1_after_the_last_seat_it_is_over() -> None:
    state = last("yellow", "feast-picking")
    assert GAME.awaited(state) == ()
    assert GAME.outcome(state) is not None
    assert GAME.legal(state, 0) == []


def test_end_9_1_not_while_the_common_pool_has_tiles() -> None:
    state = last("yellow", "feast-picking feast-picking feast-picking")
    assert GAME.outcome(state) is None
    assert waits_for(state).startswith("red")


def test_end_9_1_everybody_has_the_same_number_of_turns() -> None:
    for seed in range(6):
        state = GAME.setup(GAME.tribes[: 2 + seed % 3], GAME.options(), Dice(f"turns {seed}"))
        turns = Counter([state.turn])
        while GAME.awaited(state):
            before = state.turn
            GAME.apply(state, state.turn, GAME.stand_in(state, state.turn))
            turns.update([state.turn] if state.turn != before else [])
        assert len(set(turns.values())) == 1


def test_end_9_1_the_end_of_the_tiles_is_told() -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire", blue="", yellow="", common="feast-picking", stack=0)
    happened = does(state, place("hunt-fire", "C4", "north"), Skip())
    assert "did-run-out" in happened


# 9.2 Who wins


def result(**totals: str) -> tuple[tuple[int, ...], str]:
    """The ranks and how it was won, after yellow's last turn, in which it gains 3 food."""
    outcome = GAME.outcome(last("yellow", "feast-picking", **totals))
    assert outcome is not None
    return outcome.ranks, outcome.how.id


@pytest.mark.parametrize(
    ("red", "blue", "yellow", "ranks"),
    [
        ("food 28; shelter 38", "food 31; shelter 30", "", (2, 1, 3)),
        ("food 9; shelter 20", "food 20; shelter 8", "food 2; shelter 30", (1, 2, 3)),
        ("food 1; shelter 60", "food 2; shelter 2", "food 60; shelter 1", (2, 1, 2)),
    ],
)
def test_end_9_2_the_higher_total_is_dropped_the_highest_remaining_wins(
    red: str, blue: str, yellow: str, ranks: tuple[int, ...]
) -> None:
    assert result(red=red, blue=blue, yellow=yellow) == (ranks, "won-lower-total")


def test_end_9_2_a_real_result() -> None:
    ranks, _ = result(red="shelter 28; food 38", blue="shelter 31; food 30")
    assert ranks[:2] == (2, 1)


def test_end_9_2_ties_share_the_victory() -> None:
    assert result(red="food 7; shelter 9", blue="food 12; shelter 7") == ((1, 1, 3), "won-shared")


def test_end_9_2_the_view_marks_the_total_that_counts() -> None:
    state = table(red="food 3; shelter 5", blue="food 6; shelter 5", yellow="food 4; shelter 4")
    assert [clan.counts for clan in view(state, None).clans] == [Total.FOOD, Total.SHELTER, None]


def test_end_9_2_scores_show_both_totals() -> None:
    outcome = GAME.outcome(last("yellow", "feast-picking", red="food 7; shelter 9"))
    assert outcome is not None
    assert (outcome.scores[0].params["food"], outcome.scores[0].params["shelter"]) == (7, 9)
    assert outcome.scores[0].params["total"] == 7
