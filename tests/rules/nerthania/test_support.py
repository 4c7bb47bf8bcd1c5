"""Rulebook section 5: bows beside the battle, one test per sentence."""

from __future__ import annotations

from rules.nerthania import GAME
from rules.nerthania.actions import (
    Attack,
    Fight,
    March,
    Move,
    Reinforce,
    Send,
    Support,
)
from rules.nerthania.marching import Marching
from rules.nerthania.pieces import Camp, Face, Unit
from rules.nerthania.state import NerthaniaState
from rules.nerthania.view import NerthaniaView
from rules.words import Who
from tests.rules.nerthania.table import (
    BLACK,
    BLUE,
    BROWN,
    RED,
    act,
    asked,
    battle,
    facing,
    place,
    script,
    strike,
    table,
    told,
    units,
)

W, R, S, A = Unit.WARRIOR, Unit.RIDER, Unit.SHIELD_BEARER, Unit.ARCHER
HIT, SHIELD, RETREAT, REINFORCEMENT, PANIC = Face.HIT, Face.SHIELD, Face.RETREAT, Face.REINFORCEMENT, Face.PANIC


def bows(state: NerthaniaState) -> list[tuple[int, Unit]]:
    return [(bow.force, bow.unit) for bow in battle(state).attacker.bows]


def test_archers_beside_the_battle_roll_as_many_as_their_card_says() -> None:
    for level in (1, 2, 3):
        state = facing()
        place(state, 0, 12, warrior=3)
        place(state, 0, 8, archer=4)
        state.nations[0].levels[A] = level
        strike(state, 0, 12, 13, warrior=3)
        assert bows(state) == [(0, A)] * level


def test_yew_blades_support_with_a_warrior_a_rider_and_one_or_two_archers() -> None:
    for level, archers in ((1, 1), (2, 1), (3, 2)):
        state = table(RED, BLUE, BLACK, BROWN)
        place(state, 0, 12, shield_bearer=2)
        place(state, 0, 8, warrior=2, rider=2, archer=2)
        place(state, 1, 13, warrior=2)
        place(state, 2, 55, warrior=1)
        place(state, 3, 41, warrior=1)
        state.nations[0].levels[A] = level
        strike(state, 0, 12, 13, shield_bearer=2)
        assert bows(state) == [(0, W), (0, R)] + [(0, A)] * archers


def test_archers_support_however_they_have_moved() -> None:
    state = facing()
    place(state, 0, 12, warrior=3)
    place(state, 0, 7, archer=1)
    act(state, 0, March(1), Move(7, 8, units(archer=1)))
    marching = state.steps[-1]
    assert isinstance(marching, Marching)
    marching.left[8][A] = [0]
    act(state, 0, Attack(13), Send(12, units(warrior=3)))
    assert bows(state) == [(0, A)]


def test_archers_support_other_players_who_choose_at_once_and_unseen() -> None:
    state = facing()
    place(state, 0, 12, warrior=3)
    place(state, 2, 24, archer=1)
    place(state, 3, 33, archer=1)
    strike(state, 0, 12, 13, warrior=3)
    assert asked(state) == [(2, "ask-supporting"), (3, "ask-supporting")]
    events = act(state, 3, Support(Camp.DEFENDER))
    assert told(events, "answer") == [{"who": Who(3)}]
    for viewer, own in ((None, None), (0, None), (2, None), (3, Camp.DEFENDER)):
        view = GAME.view(state, viewer)
        assert isinstance(view, NerthaniaView)
        assert view.battle is not None
        assert view.battle.own_answer == own
        assert view.battle.helpers == ()
        assert view.battle.answered == (3,)
    events = act(state, 2, Support(Camp.ATTACKER))
    assert len(told(events, "support")) == 2
    assert bows(state) == [(2, A)]
    assert [bow.force for bow in battle(state).defender.bows] == [3]


def test_a_third_party_may_help_nobody() -> None:
    state = facing()
    place(state, 0, 12, warrior=3)
    place(state, 2, 24, archer=1)
    strike(state, 0, 12, 13, warrior=3)
    act(state, 2, Support(Camp.NOBODY))
    assert bows(state) == []


def test_of_supporters_only_arrow_hits_and_retreats_count() -> None:
    state = facing(shield_bearer=1)
    place(state, 0, 12, warrior=2)
    place(state, 0, 8, archer=2)
    state.nations[0].levels[A] = 2
    script(
        state,
        (BLACK, W, RETREAT),
        (BLACK, W, SHIELD),
        (BLACK, A, Face.BOW_HIT),
        (BLACK, A, REINFORCEMENT),
        (BLUE, S, HIT),
    )
    strike(state, 0, 12, 13, warrior=2)
    assert battle(state).attacker.hits == 1
    assert battle(state).attacker.retreats == 1
    assert not any(isinstance(action, Reinforce) for action in GAME.legal(state, 0))


def supported(archers: int, level: int, *rolls: tuple[str, Unit, Face]) -> NerthaniaState:
    """Black attacks with a reinforcement; so many archers stand beside, and as many support as their level says."""
    state = facing()
    place(state, 0, 12, warrior=2)
    place(state, 0, 8, archer=archers)
    state.nations[0].levels[A] = level
    bow = (BLACK, A, Face.BOW_HIT)
    own = [(BLACK, W, REINFORCEMENT), (BLACK, W, REINFORCEMENT), *[bow] * min(archers, level)]
    script(state, *own, (BLUE, W, HIT), (BLUE, W, HIT), *rolls)
    strike(state, 0, 12, 13, warrior=2)
    return state


def test_an_archer_that_supported_may_come_as_reinforcement_but_does_not_roll_again() -> None:
    state = supported(1, 1)
    act(state, 0, Reinforce(A, 8))
    side = battle(state).attacker
    assert (side.hits, len(side.fighters)) == (1, 3)
    assert [die.face for die in side.fighters if die.unit is A] == [Face.BLANK]


def test_archers_that_did_not_support_come_first_and_roll() -> None:
    state = supported(2, 1, (BLACK, A, SHIELD))
    act(state, 0, Reinforce(A, 8))
    assert battle(state).attacker.shields == 1
    act(state, 0, Reinforce(A, 8))
    side = battle(state).attacker
    assert (side.hits, side.shields, len(side.fighters)) == (1, 1, 4)


def test_archers_that_cannot_come_are_the_first_to_support() -> None:
    state = facing()
    place(state, 0, 12, warrior=2)
    for area in (8, 14):
        place(state, 0, area, archer=1)
    script(
        state,
        (BLACK, W, REINFORCEMENT),
        (BLACK, W, SHIELD),
        (BLACK, A, Face.BOW_HIT),
        (BLUE, W, HIT),
        (BLUE, W, HIT),
        (BLACK, A, SHIELD),
    )
    act(state, 0, March(1))
    marching = state.steps[-1]
    assert isinstance(marching, Marching)
    marching.left[14][A] = [0]
    act(state, 0, Attack(13), Send(12, units(warrior=2)), Fight())
    assert Reinforce(A, 14) not in GAME.legal(state, 0)
    act(state, 0, Reinforce(A, 8))
    assert (battle(state).attacker.hits, battle(state).attacker.shields) == (1, 2)


def test_before_the_roll_everybody_sees_whose_bows_stand_ready() -> None:
    state = facing()
    place(state, 0, 12, warrior=3)
    place(state, 0, 8, archer=2)
    place(state, 1, 24, archer=1)
    act(state, 0, March(1), Attack(13))
    assert [(bow.force, bow.face) for bow in battle(state).attacker.bows] == [(0, Face.BLANK)]
    assert [(bow.force, bow.face) for bow in battle(state).defender.bows] == [(1, Face.BLANK)]
    assert not battle(state).rolled
