"""Section 6 of the handbook: winning."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dice import Dice
from rules.game import UnfitTable
from rules.words import Message, Who
from rules.zoar import GAME
from rules.zoar.board import land_of
from rules.zoar.fight import Attack
from rules.zoar.intervention import Roll
from rules.zoar.move import EndMoving, Move
from rules.zoar.printed import GOODS
from rules.zoar.relic import TakeRelic
from rules.zoar.setup import setup
from rules.zoar.sight import view
from rules.zoar.state import TRIBES, Piece, Stock, ZoarOptions
from rules.zoar.turn import ZoarState
from rules.zoar.view import Phase
from tests.rules.zoar.table import army, camp, carrier, does, leader, refused, table


def result(state: ZoarState) -> tuple[str, tuple[int, ...]]:
    """How the game ended, and the ranks."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert GAME.awaited(state) == ()
    assert state.phase is Phase.OVER
    return outcome.how.id, outcome.ranks


# 6.1 The relic


def test_winning_6_1_own_relic_carried_into_the_own_capital_wins_at_once() -> None:
    state = table(red="army A2; relic A2 army", blue="", green="")
    assert does(state, Move(carrier("A2"), "A1")) == ["did-move", "won-relic"]
    assert result(state) == ("won-relic", (1, 2, 2))
    assert refused(state, EndMoving(), seat="red") == "no-over 0"
    assert [GAME.legal(state, seat) for seat in range(3)] == [[], [], []]


def test_winning_6_1_a_leader_may_bring_it_home_where_leaders_carry_it() -> None:
    state = table(red="leader A2; relic A2 leader", relic_carrier="army-or-leader")
    does(state, Move(leader("A2"), "A1"))
    assert result(state)[0] == "won-relic"


def test_winning_6_1_only_the_relic_counts_not_its_bearer_without_it() -> None:
    state = table(red="armies A2 A2; relic A2 army")
    does(state, Move(army("A2"), "A1"))
    assert GAME.outcome(state) is None


def test_winning_6_1_a_whole_way_fetch_take_up_bring_home() -> None:
    state = table(red="army B2; relic A2; store 1 food")
    does(state, Move(army("B2"), "A2"), TakeRelic(Piece.ARMY))
    assert GAME.outcome(state) is None


# 6.2 The cities


@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (3, 3), (4, 4)])
def test_winning_6_2_two_players_2_three_3_four_4(seats: int, needed: int) -> None:
    state = setup(TRIBES[:seats], ZoarOptions(), Dice("x"))
    assert view(state, 0).cities_to_win == needed


def test_winning_6_2_the_set_number_of_foreign_cities_destroyed_wins_at_once() -> None:
    state = table(phase="fight", red="army D4; destroyed 1", blue="city D5; ruin D3; army D6")
    assert does(state, Attack("D4", "D5"))[-1] == "won-cities"
    assert result(state) == ("won-cities", (1, 2))


def test_winning_6_2_one_less_is_not_enough() -> None:
    state = table(phase="fight", red="army D4; destroyed 1", blue="city D5; ruin D3", green="")
    does(state, Attack("D4", "D5"))
    assert GAME.outcome(state) is None


def test_winning_6_2_by_lightning_too_and_before_anything_else_happens() -> None:
    state = table(
        turn="red",
        red="destroyed 2; store 3 food",
        blue="city D5; ruin D3",
        yellow="temple C5; ruin E4",
        phase="intervention",
        dice=(8,),
    )
    happened = does(state, Roll())
    assert happened[-1] == "won-cities"
    assert "did-gather" not in happened
    assert result(state) == ("won-cities", (1, 2, 2))


def test_winning_6_2_cities_to_win_overrides() -> None:
    state = table(phase="fight", red="army D4", blue="city D5", green="", yellow="", cities_to_win=1)
    does(state, Attack("D4", "D5"))
    assert result(state)[0] == "won-cities"
    assert view(state, 0).cities_to_win == 1


def test_winning_6_2_not_more_than_there_are() -> None:
    with pytest.raises(UnfitTable) as caught:
        setup(("red", "blue"), ZoarOptions(cities_to_win=3), Dice("x"))
    assert caught.value.why == Message("unfit-cities", {"wanted": 3, "most": 2})
    assert setup(("red", "blue", "green"), ZoarOptions(cities_to_win=4), Dice("x"))


def test_winning_6_2_temples_do_not_count() -> None:
    state = table(phase="fight", red="army D4; destroyed 1", yellow="temple D5; ruin D3")
    does(state, Attack("D4", "D5"))
    assert GAME.outcome(state) is None


# 6.3 The round limit


def last_turn(**tribes: Any) -> ZoarState:
    """The last turn of a game of two rounds: blue's, with red having begun."""
    state = table(turn="blue", phase="intervention", round_limit=2, dice=(1,), **tribes)
    state.round = 2
    return state


def test_winning_6_3_the_game_ends_after_the_last_turn_of_the_last_round() -> None:
    state = last_turn(red="", blue="")
    assert does(state, Roll())[-1] == "won-limit"
    assert state.round == 2


def test_winning_6_3_not_before() -> None:
    state = table(turn="red", phase="intervention", round_limit=2, dice=(1,))
    state.round = 2
    does(state, Roll())
    assert GAME.outcome(state) is None
    assert state.turn == 1


def test_winning_6_3_a_round_ends_with_the_seat_before_the_one_that_began() -> None:
    state = table(turn="red", phase="intervention", round_limit=2, dice=(1,), red="", blue="", green="")
    state.round, state.starter = 2, 1
    assert does(state, Roll())[-1] == "won-limit"


def test_winning_6_3_most_destroyed_cities_win() -> None:
    state = last_turn(red="destroyed 1; relic G1", blue="ruin D3; relic G7")
    does(state, Roll())
    assert result(state) == ("won-limit", (1, 2))


def test_winning_6_3_then_fewest_steps_from_relic_to_home() -> None:
    state = last_turn(red="relic B2", blue="relic G7; leader H7")
    does(state, Roll())
    assert result(state) == ("won-limit", (1, 1))
    state = last_turn(red="relic B2", blue="relic H7")
    does(state, Roll())
    assert result(state) == ("won-limit", (2, 1))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [score.params["steps"] for score in outcome.scores] == [2, 1]


def test_winning_6_3_then_shared() -> None:
    state = last_turn(red="", blue="")
    does(state, Roll())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.how == Message("won-limit", {"who": (Who(0), Who(1)), "rounds": 2})


def test_winning_6_3_ranks_of_all_others_by_the_same_measure() -> None:
    state = table(
        turn="blue",
        phase="intervention",
        round_limit=1,
        dice=(1,),
        red="relic A2",
        blue="ruin D3; relic B1",
        yellow="destroyed 1",
        green="relic A7",
    )
    state.starter = 2
    does(state, Roll())
    assert result(state) == ("won-limit", (2, 4, 1, 2))


def test_winning_6_3_steps_go_around_lakes_and_foreign_capitals() -> None:
    state = last_turn(red="relic C2", blue="")
    does(state, Roll())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores[0].params["steps"] == 3


def test_winning_6_3_limit_60_is_what_a_table_plays_without_a_choice_and_0_is_never() -> None:
    assert ZoarOptions().round_limit == 60
    state = table(turn="blue", phase="intervention", round_limit=0, dice=(1,))
    state.round = 1000
    does(state, Roll())
    assert GAME.outcome(state) is None
    assert state.round == 1001


def test_winning_a_victory_in_the_last_turn_comes_before_the_limit() -> None:
    state = table(turn="blue", phase="fight", round_limit=1, blue="army D4; destroyed 1", red="city D5; ruin D3")
    does(state, Attack("D4", "D5"))
    assert result(state) == ("won-cities", (1, 2))
    assert camp(state, "blue").destroyed == 2


def test_winning_a_relic_that_an_own_edition_has_cut_off_is_farther_than_any_other() -> None:
    state = last_turn(red="relic G8", blue="relic B1")
    lakes = {"E7": "12 LL/LL", "G5": "10 LL/LL"}
    state.land = land_of({**state.land.tiles, **lakes})
    state.goods, state.supply = {}, Stock(*GOODS.values())
    does(state, Roll())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ranks, [score.params["steps"] for score in outcome.scores]) == ((1, 1), [64, 64])
