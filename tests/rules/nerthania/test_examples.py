"""Both battles that the rulebook works out, through the real engine, to the digit."""

from __future__ import annotations

from rules.game import Event
from rules.nerthania.actions import (
    Attack,
    Declare,
    Done,
    Flee,
    Lose,
    March,
    PlayCard,
    Reinforce,
    Reroll,
    Send,
    Support,
    Swap,
    Tip,
)
from rules.nerthania.pieces import Camp, Face, Unit
from rules.nerthania.state import NerthaniaState
from rules.words import Who
from tests.rules.nerthania.table import (
    BLACK,
    BLUE,
    BROWN,
    RED,
    act,
    army,
    asked,
    battle,
    place,
    script,
    table,
    told,
    units,
)

W, R, S, A, N, M = Unit.WARRIOR, Unit.RIDER, Unit.SHIELD_BEARER, Unit.ARCHER, Unit.ANIMAL, Unit.MONSTER


def first_battle() -> tuple[NerthaniaState, list[Event]]:
    """Black with three warriors and two riders attacks Brown with two warriors and two shield bearers."""
    state = table(BLACK, BROWN, BLUE, RED)
    place(state, 0, 14, warrior=3, rider=2)
    place(state, 1, 12, warrior=2, shield_bearer=2)
    place(state, 1, 42, warrior=1)
    script(
        state,
        (BLACK, W, Face.HIT),
        (BLACK, W, Face.SHIELD),
        (BLACK, W, Face.REINFORCEMENT),
        (BLACK, R, Face.PANIC),
        (BLACK, R, Face.RETREAT),
        (BROWN, W, Face.HIT),
        (BROWN, W, Face.HIT),
        (BROWN, S, Face.SHIELD),
        (BROWN, S, Face.REINFORCEMENT),
        (BROWN, S, Face.HIT),  # the extra die of Brown's shield bearer card
        (BLACK, W, Face.HIT),  # the reroll of Black's warrior card
    )
    events = act(state, 0, March(1), Attack(12), Send(14, units(warrior=3, rider=2)))
    events += act(state, 1, Flee(S, Face.REINFORCEMENT, 11))
    events += act(state, 0, PlayCard(R), Swap(R, Face.RETREAT, Face.HIT))
    events += act(state, 1, PlayCard(S))
    events += act(state, 0, PlayCard(W), Reroll(W, Face.REINFORCEMENT))
    events += act(state, 1, PlayCard(W), Done())
    return state, events


def test_first_battle_counts_three_hits_and_one_shield_on_both_sides() -> None:
    _, events = first_battle()
    assert told(events, "count") == [
        {"who": Who(0), "hits": 3, "shields": 1, "losses": 2},
        {"who": Who(1), "hits": 3, "shields": 1, "losses": 2},
    ]


def test_first_battle_is_won_by_black_who_draws_a_conquest_card() -> None:
    state, _ = first_battle()
    assert asked(state) == [(0, "ask-losing"), (1, "ask-losing")]
    act(state, 0, Lose(units(warrior=1, rider=1)))
    events = act(state, 1, Lose(units(warrior=2)))
    assert told(events, "win") == [{"who": Who(0), "area": 12, "left": 3, "against": 1}]
    assert army(state, 12) == {"warrior": 2, "rider": 1}
    assert army(state, 11) == {"shield_bearer": 2}
    assert len(state.nations[0].conquests) == 1
    assert len(told(events, "conquer")) == 1
    assert state.dice.count == len(state.dice.script or ())


def second_battle() -> tuple[NerthaniaState, list[Event]]:
    """Blue with allies attacks Black, who has more standing by; up to the count."""
    state = table(BLUE, BLACK, RED, BROWN)
    place(state, 0, 12, warrior=3, shield_bearer=1, animal=2)
    place(state, 0, 8, warrior=2, archer=2)
    place(state, 1, 13, warrior=2, rider=2, shield_bearer=2)
    place(state, 1, 19, archer=2)
    place(state, 1, 24, warrior=1, monster=1)
    place(state, 2, 33, warrior=1, archer=1)
    place(state, 3, 56, warrior=1)
    state.nations[0].levels.update({W: 3, N: 3})
    state.nations[1].levels.update({M: 3, S: 3, A: 2})
    script(
        state,
        (BLUE, W, Face.RETREAT),
        (BLUE, W, Face.DOUBLE_HIT),
        (BLUE, W, Face.REINFORCEMENT),
        (BLUE, S, Face.REINFORCEMENT),
        (BLUE, N, Face.PANIC),
        (BLUE, N, Face.REINFORCEMENT),
        (BLUE, A, Face.REINFORCEMENT),  # the bows beside the battle: Blue's own, and two allied ones
        (RED, W, Face.BOW_HIT),
        (RED, A, Face.BOW_HIT),
        (BLACK, W, Face.REINFORCEMENT),
        (BLACK, W, Face.RETREAT),
        (BLACK, R, Face.SHIELD),
        (BLACK, R, Face.HIT),
        (BLACK, S, Face.DOUBLE_HIT),
        (BLACK, S, Face.REINFORCEMENT),
        (BLACK, A, Face.RETREAT),
        (BLACK, A, Face.BOW_HIT),
        (BLUE, W, Face.RETREAT),  # Blue's three reinforcements
        (BLUE, W, Face.REINFORCEMENT),
        (BLUE, A, Face.BOW_HIT),
        (BLACK, M, Face.PANIC),  # the bear
        (BLUE, W, Face.DOUBLE_HIT),  # the reroll of Blue's warrior card
        (BLACK, W, Face.RETREAT),  # the warrior of Black's shield bearer card
    )
    events = act(state, 0, March(1), Attack(13), Send(12, units(warrior=3, shield_bearer=1, animal=2)))
    events += act(state, 2, Support(Camp.ATTACKER))
    events += act(state, 1, Flee(W, Face.RETREAT, 24))
    events += act(state, 0, Reinforce(W, 8), Reinforce(W, 8), Reinforce(A, 8))
    events += act(state, 1, Reinforce(M, 24))
    events += act(state, 0, Declare(N))
    events += act(state, 1, Reinforce(M, 24))
    events += act(state, 0, Flee(A, Face.BOW_HIT, 8))
    events += act(state, 1, PlayCard(M))
    events += act(state, 0, PlayCard(W), Reroll(W, Face.RETREAT))
    events += act(state, 1, PlayCard(S), Reinforce(W, 24), Tip(W, Face.RETREAT), Done())
    events += act(state, 0, Done())
    return state, events


def test_second_battle_counts_nine_hits_against_three_of_four_shields_and_six_against_none() -> None:
    state, events = second_battle()
    assert told(events, "count") == [
        {"who": Who(0), "hits": 9, "shields": 0, "losses": 6},
        {"who": Who(1), "hits": 6, "shields": 3, "losses": 6},
    ]
    assert len(battle(state).attacker.fighters) == 8
    assert len(battle(state).defender.fighters) == 7
    assert battle(state).attacker.breaks_shields == 1


def test_second_battle_cancels_one_reinforcement_by_the_tiger_and_the_archers_retreat() -> None:
    state, events = second_battle()
    assert len(told(events, "cancel-reinforcement")) == 1
    faces = [(die.unit, die.face) for die in battle(state).defender.fighters]
    assert (W, Face.BLANK) in faces
    assert battle(state).defender.retreats == 0


def test_second_battle_is_won_by_blue_and_the_retreating_bear_is_destroyed() -> None:
    state, _ = second_battle()
    act(state, 0, Lose(units(warrior=5, shield_bearer=1)))
    events = act(state, 1, Lose(units(warrior=2, rider=2, shield_bearer=2)))
    assert told(events, "win") == [{"who": Who(0), "area": 13, "left": 2, "against": 1}]
    assert len(told(events, "caught-units")) == 1
    assert army(state, 13) == {"animal": 2}
    assert state.nations[1].supply[M] == 3
    assert len(state.nations[0].conquests) == 1
    assert state.dice.count == len(state.dice.script or ())
