"""Rulebook section 6: the end and its ties, one test per sentence."""

from __future__ import annotations

import pytest

from rules.codec import dump_state, load_state
from rules.nerthania import GAME
from rules.nerthania.actions import Done, Flee, Nominate
from rules.nerthania.battle.fleeing import shelters
from rules.nerthania.goals import points
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
    asked,
    battle,
    end_round,
    place,
    refused,
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


def test_in_a_decisive_battle_nobody_helps_but_the_own_bows() -> None:
    state = finished(2, 2, 0, 0)
    place(state, 2, 21, archer=1)
    end_round(state)
    assert battle(state).decisive
    assert asked(state)[0][1] != "ask-supporting"
    assert battle(state).defender.bows == ()


def test_in_a_decisive_battle_who_is_earlier_in_the_round_attacks() -> None:
    for start, attacker in ((0, 0), (1, 1), (2, 0)):
        state = finished(2, 2, 0, 0)
        state.start = start
        end_round(state)
        assert battle(state).attacker.force == attacker


def test_a_decisive_battle_is_no_major_battle() -> None:
    state = finished(0, 0, 0, 0)
    for seat, area in enumerate((12, 20)):
        place(state, seat, area, warrior=6 - (seat + 1))
        state.nations[seat].goals = [Goal.SECTOR]
    script(state, *[(BLACK, W, Face.HIT)] * 6, *[(BLUE, W, Face.RETREAT)] * 6)
    end_round(state)
    while GAME.outcome(state) is None:
        act(state, asked(state)[0][0], Done())
    assert [tribe.goals for tribe in state.nations[:2]] == [[Goal.SECTOR], [Goal.SECTOR]]


def test_no_goal_is_reached_in_a_decisive_battle_any_more() -> None:
    state = finished(2, 2, 0, 0)
    state.nations[1].markers = [15]
    place(state, 0, 12, rider=1)
    script(state, (BLACK, W, Face.HIT), (BLACK, Unit.RIDER, Face.PANIC), (BLUE, W, Face.HIT), (BLUE, W, Face.HIT))
    end_round(state)
    act(state, 1, next(action for action in GAME.legal(state, 1) if isinstance(action, Flee) and action.to == 15))
    assert army(state, 15) == {"warrior": 1}
    assert points(state.nations[1]) == 2
    assert state.nations[1].markers == [15]


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


def test_after_twenty_equal_rolls_the_victory_is_shared() -> None:
    state = finished(2, 2, 0, 2)
    roll = [(BLACK, W, Face.RETREAT), *[(BLUE, W, Face.RETREAT)] * 2, *[(BROWN, W, Face.RETREAT)] * 4]
    script(state, *roll * 20)
    events = end_round(state)
    assert len(told(events, "decide")) == 3 * 20
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.how.id, outcome.winners) == ("won-shared", (0, 1, 3))


# Several armies of the same greatest size


def test_who_has_several_strongest_armies_chooses_one_in_the_order_of_the_round() -> None:
    state = finished(2, 2, 0, 0)
    place(state, 1, 36, archer=2)
    place(state, 0, 7, rider=1)
    end_round(state)
    assert asked(state) == [(0, "ask-nominating")]
    assert GAME.legal(state, 0) == [Nominate(7), Nominate(12)]
    assert refused(state, 0, Nominate(20)).section == "6.9"
    assert refused(state, 0, Nominate(99)).why.id == "no-such-area"
    act(state, 0, Nominate(7))
    assert asked(state) == [(1, "ask-nominating")]
    kept = load_state(GAME, dump_state(GAME, state))
    assert kept == state
    assert GAME.legal(state, 1) == [Nominate(20), Nominate(36)]
    assert GAME.stand_in(state, 1) in GAME.legal(state, 1)
    script(state, (BLACK, Unit.RIDER, Face.HIT), (BLUE, Unit.ARCHER, Face.BOW_HIT), (BLUE, Unit.ARCHER, Face.BOW_HIT))
    events = act(state, 1, Nominate(36))
    assert told(events, "decisive-battle")
    assert state.battle is not None
    assert (state.battle.attacker.base, state.battle.defender.base) == (7, 36)
    assert {die.unit for die in state.battle.defender.fighters} == {Unit.ARCHER}


def test_the_smaller_armies_stay_out_of_it() -> None:
    state = finished(2, 2, 0, 0)
    place(state, 1, 36, archer=1)
    assert not told(end_round(state), "nominate")
    assert asked(state) != [(1, "ask-nominating")]


def test_after_mutual_annihilation_the_next_army_is_chosen_too() -> None:
    state = finished(2, 2, 0, 0)
    state.nations[1].supply[W] += 1
    state.areas[20].army[W] = 1
    for seat, area in ((0, 7), (0, 9), (1, 36)):
        place(state, seat, area, warrior=1)
    end_round(state)
    act(state, 0, Nominate(9))
    script(state, (BLACK, W, Face.HIT), (BLUE, W, Face.HIT))
    act(state, 1, Nominate(20))
    while state.battle is not None:
        seat = GAME.awaited(state)[0].seat
        act(state, seat, Done() if Done() in GAME.legal(state, seat) else GAME.legal(state, seat)[0])
    assert asked(state) == [(0, "ask-nominating")]
    assert GAME.legal(state, 0) == [Nominate(7), Nominate(12)]
    script(state, (BLACK, W, Face.HIT), (BLUE, W, Face.RETREAT))
    assert told(act(state, 0, Nominate(7)), "decisive-battle")
    assert battle(state).area == 36
    assert army(state, 7) == {}


def test_of_three_only_armies_of_different_units_are_chosen_among() -> None:
    state = finished(2, 2, 0, 2)
    place(state, 1, 36, warrior=2)
    place(state, 3, 50, archer=4)
    end_round(state)
    assert asked(state) == [(3, "ask-nominating")]
    assert GAME.legal(state, 3) == [Nominate(50), Nominate(52)]


def test_an_army_that_was_named_for_its_dice_does_not_bind_for_the_battle_of_the_two_who_are_left() -> None:
    state = finished(2, 2, 0, 2)
    place(state, 3, 50, archer=4)
    end_round(state)
    dice = [(BLACK, W, Face.RETREAT), (BLUE, W, Face.DOUBLE_HIT), (BLUE, W, Face.RETREAT)]
    archers = [Face.BOW_HIT, Face.BOW_HIT, Face.REINFORCEMENT, Face.REINFORCEMENT]
    script(state, *dice, *((BROWN, Unit.ARCHER, face) for face in archers))
    events = act(state, 3, Nominate(50))
    assert [event["total"] for event in told(events, "decide")] == [0, 2, 2]
    assert asked(state) == [(3, "ask-nominating")]
    assert GAME.legal(state, 3) == [Nominate(50), Nominate(52)]
    script(state, *[(BLUE, W, Face.HIT)] * 2, *[(BROWN, W, Face.HIT)] * 4)
    assert told(act(state, 3, Nominate(52)), "decisive-battle")
    assert state.battle is not None
    assert {state.battle.attacker.base, state.battle.defender.base} == {20, 52}


def test_how_far_everybody_has_come_is_told_by_points_and_in_teams_by_areas() -> None:
    assert [score.params["points"] for score in GAME.standing(finished(3, 5, 1, 3))] == [3, 5, 1, 3]
    teams = finished(0, 0, 0, 0, teams=True)
    place(teams, 2, 40, warrior=1)
    assert [(score.id, score.params["areas"]) for score in GAME.standing(teams)] == [
        ("score-areas", areas) for areas in (1, 1, 2, 1)
    ]
