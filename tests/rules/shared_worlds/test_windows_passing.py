"""Response windows: passing ahead of one's turn, and standing answers; ruling R24, and section 3.3."""

from __future__ import annotations

import itertools

import pytest

from rules.codec import clone
from rules.game import Quiet
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Activate, Attack, EndMain, Fight, Keep, Pass, PlayInstant, Stand
from rules.shared_worlds.pieces import Attacker, Face, Moment, Passing, Standing
from rules.shared_worlds.sight import view
from rules.shared_worlds.state import who
from rules.shared_worlds.table import SharedWorldsState
from rules.shared_worlds.windows import Window
from tests.rules.shared_worlds.table import (
    asked,
    at,
    attack,
    can,
    does,
    events,
    life_of,
    passes,
    pay,
    refused,
    side,
    source,
    table,
    waits_for,
)
from tests.rules.shared_worlds.windows import ONCE, fight

# Passing ahead


def three(**yellow: object) -> SharedWorldsState:
    """Red announces a combat; red, blue and yellow may answer, in this order."""
    state = table(
        red=side("fire_pit 1 wood_yard", hand="cub", left="combat cub power=2"),
        blue=side("stone_mine 1 neander_cave", hand="cub"),
        yellow=side("sapiens_camp 1 heidel_camp", hand="gatherer", **yellow),
    )
    does(state, Fight())
    return state


def test_who_comes_later_can_pass_ahead_and_is_not_asked_again() -> None:
    state = three()
    assert [(prompt.seat, prompt.optional) for prompt in GAME.awaited(state)] == [(0, False), (1, True), (2, True)]
    GAME.apply(state, 2, ONCE)
    assert [prompt.seat for prompt in GAME.awaited(state)] == [0, 1]
    GAME.apply(state, 0, ONCE)
    assert waits_for(state) == "blue ask-answer"
    GAME.apply(state, 1, ONCE)
    assert waits_for(state) == "red ask-attack"


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_passes_count_once_each_in_whatever_order_they_come(order: tuple[int, ...]) -> None:
    state = three()
    for seat in order:
        GAME.apply(state, seat, ONCE)
        assert GAME.faults(state) == ()
    assert waits_for(state) == "red ask-attack"


def test_ahead_of_the_turn_nothing_but_passing_is_possible() -> None:
    state = fight("banked_coals", cubes="fire_pit 1 stone_mine")
    early = table(
        red=side("wood_yard 1 sapiens_camp", hand="cub", left="combat cub power=2"),
        blue=side("fire_pit 2 stone_mine", hand="banked_coals banked_coals", deck="cub"),
    )
    does(early, Fight())
    coals = PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1"))
    assert coals in GAME.legal(state, 1)
    assert {type(action) for action in GAME.legal(early, 1)} == {Pass, Stand}
    assert refused(early, coals, "blue").startswith("no-answer-ahead")
    assert GAME.stand_in(early, 1) == ONCE


def test_an_answer_voids_passes_that_were_handed_in_ahead() -> None:
    state = table(
        red=side("fire_pit 2 stone_mine", hand="banked_coals", deck="cub", left="combat cub power=2"),
        blue=side("wood_yard 1 sapiens_camp", hand="cub"),
    )
    does(state, Fight())
    GAME.apply(state, 1, ONCE)
    does(state, PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1")))
    does(state, ONCE)
    assert waits_for(state) == "blue ask-answer"


def test_who_wants_nothing_for_now_is_not_offered_to_pass_ahead() -> None:
    assert [prompt.seat for prompt in GAME.awaited(three(quiet=Passing.TURN))] == [0, 1]


def test_a_pass_ahead_of_somebody_who_comes_no_more_is_no_possible_position() -> None:
    state = three()
    window = state.steps[-1]
    assert isinstance(window, Window)
    window.ahead = (0,)
    assert any("passed ahead" in fault for fault in GAME.faults(state))


# Standing answers


def test_what_can_be_left_to_elder_is_a_pass_and_only_its_owner_knows_that_nothing_else_is_possible() -> None:
    with_nothing = fight("cub", cubes="fire_pit 1 stone_mine")
    with_something = fight("banked_coals", cubes="fire_pit 1 stone_mine")
    for state in (with_nothing, with_something):
        assert GAME.quiet(state, 1) == Quiet("answer", ONCE)
        assert GAME.quiet(state, 0) is None
    assert GAME.idles(with_nothing, 1)
    assert not GAME.idles(with_something, 1)


def test_saving_somebody_is_a_question_of_its_own() -> None:
    state = table(red=side(left="combat cub power=2"), blue=side(left="combat cub life=0", hand="cub"))
    window = Window(Moment.SAVE_UNIT, 1)
    state.steps.append(window)
    assert GAME.quiet(state, 1) == Quiet("rescue", ONCE)


@pytest.mark.parametrize("how", Passing)
def test_for_how_long_somebody_passes_only_the_own_seat_is_told(how: Passing) -> None:
    state = fight("cub")
    seat = asked(state)
    told = {event.what.id: event.to for event in events(state, Pass(how)) if event.what.id.startswith("did-pass")}
    assert told == ({"did-pass": None} if how is Passing.ONCE else {"did-pass": None, "did-pass-on": (seat,)})


def test_a_turn_has_a_name_that_no_other_has() -> None:
    state = fight("cub")
    before = GAME.turn(state)
    does(state, Pass(Passing.TURN))
    attack_from_here(state)
    assert GAME.turn(state) == before
    does(state, EndMain(), Keep(()))
    assert GAME.turn(state) != before


def test_standing_always_is_asked_after_every_action_and_combat() -> None:
    state = table(
        red=side(left="gatherer", right="combat cub power=1"),
        blue=side("leather_workshop 1 stone_mine", hand="cub", standing=Standing.ALWAYS),
    )
    does(state, Activate(source(state, "red", "left"), who(0), None, ()))
    assert waits_for(state) == "blue ask-answer"
    does(state, ONCE)
    attack(state, "right")
    passes(state)
    assert life_of(state, "blue") == 19
    assert waits_for(state) == "red ask-act"


def test_r24_promoting_and_charging_open_no_window() -> None:
    state = table(
        red=side("fire_pit 1 wood_yard", left="cub"),
        blue=side("leather_workshop 1 stone_mine", hand="cub", standing=Standing.ALWAYS),
    )
    for action in GAME.legal(state, 0):
        if action.kind in ("promote", "charge"):
            copy = clone(state)
            does(copy, action)
            assert waits_for(copy) == "red ask-act"


def test_pass_for_this_combat() -> None:
    state = fight("cub")
    does(state, Pass(Passing.COMBAT))
    attack_from_here(state)
    assert waits_for(state) == "red ask-act"
    assert state.players[1].quiet is Passing.ONCE


def quiet(state: SharedWorldsState) -> str:
    return state.players[1].quiet.value


def attack_from_here(state: SharedWorldsState) -> None:
    does(state, Attack((Attacker(at(state, "red", "left"), who(1)),)))


def test_pass_for_this_turn_ends_with_it() -> None:
    state = fight("cub")
    does(state, Pass(Passing.TURN))
    attack_from_here(state)
    assert quiet(state) == "turn"
    does(state, EndMain(), Keep(()))
    assert state.turn == 1
    assert quiet(state) == "once"


def test_passing_for_a_combat_only_in_one() -> None:
    state = table(
        red=side(left="gatherer"), blue=side("leather_workshop 1 stone_mine", hand="cub", standing=Standing.ALWAYS)
    )
    does(state, Activate(source(state, "red", "left"), who(0), None, ()))
    assert refused(state, Pass(Passing.COMBAT)) == "no-such-pass 7.2"


def test_standing_answers_are_changed_in_a_window_or_in_ones_turn() -> None:
    state = fight("cub")
    assert refused(state, Stand(Standing.USUAL)) == "no-change 7.2"
    assert does(state, Stand(Standing.ALWAYS)) == []
    assert waits_for(state) == "blue ask-answer"
    assert can(table(at="choice"), Stand(Standing.ALWAYS))


def test_standing_answers_are_seen_by_their_owner_only() -> None:
    state = fight("cub", standing=Standing.ALWAYS)
    assert view(state, 1).standing is Standing.ALWAYS
    assert view(state, 0).standing is Standing.USUAL
    assert view(state, None).standing is None
