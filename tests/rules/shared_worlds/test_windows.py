"""Response windows: who is asked, when, in which order; rulings R23 and R24, and section 3.3."""

from __future__ import annotations

import itertools

import pytest

from rules.codec import clone
from rules.game import Quiet
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import (
    Activate,
    Answer,
    Attack,
    EndMain,
    Fight,
    Keep,
    Pass,
    PlayInstant,
    Stand,
)
from rules.shared_worlds.sight import view
from rules.shared_worlds.state import who
from rules.shared_worlds.table import SharedWorldsState
from rules.shared_worlds.view import Attacker, Face, Moment, Passing, Side, Standing
from rules.shared_worlds.windows import Window
from tests.rules.shared_worlds.table import (
    asked_kind,
    at,
    attack,
    can,
    does,
    kinds,
    life_of,
    names_of,
    passes,
    pay,
    refused,
    side,
    source,
    table,
    waits_for,
)

ONCE = Pass(Passing.ONCE)


def fight(blue_hand: str = "cub", cubes: str = "leather_workshop 1 stone_mine 1", **blue: object) -> SharedWorldsState:
    """Red announces a combat with an armed Cub in the left lane."""
    state = table(red=side(left="combat cub power=2"), blue=side(cubes, hand=blue_hand, **blue))
    does(state, Fight())
    return state


# Who is asked


def test_asked_by_hand_count_and_cubes_not_by_what_one_holds() -> None:
    assert waits_for(fight("cub")) == "blue ask-answer"
    assert waits_for(fight("banked_coals")) == "blue ask-answer"


def test_what_others_see_does_not_tell_what_is_held() -> None:
    one, other = fight("cub"), fight("hadra")
    assert view(one, 0) == view(other, 0)
    assert view(one, None) == view(other, None)


def test_not_asked_without_cards() -> None:
    assert waits_for(fight("")) == "red ask-attack"


def test_not_asked_without_resources_and_too_few_cards_to_borrow() -> None:
    assert waits_for(fight("banked_coals cub", cubes="leather_workshop stone_mine")) == "red ask-attack"


def test_asked_where_borrowing_would_do() -> None:
    state = table(
        red=side("fire_pit 1 wood_yard", left="combat cub power=2"), blue=side(hand="banked_coals cub gatherer")
    )
    does(state, Fight(), *([ONCE] if asked_kind(state) == "ask-answer" else []))
    assert waits_for(state) == "blue ask-answer"


def test_asked_for_an_ability_in_play() -> None:
    state = table(red=side(left="combat cub power=2"), blue=side(left="combat yew_lancer power=1"))
    attack(state, "left")
    assert waits_for(state) == "blue ask-answer"
    assert kinds(state) == {"activate", "pass", "stand"}


# Order


def test_the_attacker_answers_first_then_seats_in_the_order_of_play() -> None:
    red = side("fire_pit 1 wood_yard", hand="cub", left="combat cub power=2")
    state = table(
        red=red,
        blue=side("stone_mine 1 neander_cave", hand="cub"),
        yellow=side("sapiens_camp 1 heidel_camp", hand="gatherer"),
    )
    does(state, Fight())
    assert waits_for(state) == "red ask-answer"
    does(state, ONCE)
    assert waits_for(state) == "blue ask-answer"
    does(state, ONCE)
    assert waits_for(state) == "yellow ask-answer"
    does(state, ONCE)
    assert waits_for(state) == "red ask-attack"


def test_after_an_answer_all_passes_are_void() -> None:
    red = side("wood_yard 1 sapiens_camp", hand="cub", left="combat cub power=2")
    state = table(red=red, blue=side("fire_pit 2 stone_mine", hand="banked_coals banked_coals", deck="cub"))
    does(state, Fight(), ONCE)
    does(state, PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1")))
    assert waits_for(state) == "red ask-answer"
    does(state, ONCE)
    assert waits_for(state) == "blue ask-answer"


def test_r23_first_played_first_resolved_without_a_stack() -> None:
    state = fight("banked_coals", cubes="fire_pit 1 stone_mine", deck="oru")
    does(state, PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1")))
    assert names_of(state.graveyard) == ["banked_coals"]
    assert names_of(state.players[1].hand) == ["oru"]


def test_nobody_who_is_not_asked_may_answer() -> None:
    state = fight("cub")
    assert refused(state, ONCE, "red").startswith("no-not-asked")


def test_in_every_window_and_after_every_answer_it_is_another_question() -> None:
    """So nobody passes, and Elder passes for nobody, in a window that has come since."""
    blue = side("fire_pit 2 stone_mine", hand="banked_coals gatherer", deck="cub", standing=Standing.ALWAYS)
    state = table(
        red=side("leather_workshop wood_yard", left="combat cub power=2", right="combat cub power=2"), blue=blue
    )
    asked = []
    does(state, Fight())
    for _ in range(100):
        (prompt,) = GAME.awaited(state)
        if prompt.ask.id == "ask-answer":
            asked.append(prompt)
            instant = PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1"))
            does(state, instant if len(asked) == 2 else ONCE)
        elif asked_kind(state) == "ask-attack":
            does(state, GAME.legal(state, 0)[-1])
        elif asked_kind(state) == "ask-act":
            break
        else:
            does(state, GAME.legal(state, prompt.seat)[-1])
    assert len(asked) > 2
    assert all(one != other for one, other in itertools.combinations(asked, 2))


def test_the_question_is_the_same_whoever_else_wants_to_be_asked() -> None:
    """A window that opens only for who has chosen so must not show in the questions that come after it."""
    after = []
    for standing in Standing:
        blue = side("leather_workshop 1 stone_mine", hand="cub", standing=standing)
        state = table(red=side(left="gatherer", right="combat cub power=1"), blue=blue)
        does(state, Activate(source(state, "red", "left"), who(0), None, ()))
        if waits_for(state) == "blue ask-answer":
            does(state, ONCE)
        does(state, Fight())
        after.append(GAME.awaited(state))
    assert after == [after[0]] * len(after)
    assert after[0][0].ask.id == "ask-answer"


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


# The end of a turn


def test_the_window_at_the_end_is_open_when_somebody_has_legacy() -> None:
    legends = {"left": "oru", "center": "torv", "right": "hadra"}
    blue = side("leather_workshop 1 stone_mine", hand="cub")
    state = table(at="window", red=side(**legends), blue=blue)
    assert waits_for(state) == "blue ask-answer"
    assert view(state, None).moment is Moment.PHASE_END
    does(state, ONCE)
    assert state.ended is not None
    assert state.ended.how == "legacy"
    assert waits_for(table(at="window", red=side(left="oru"), blue=blue)) != "blue ask-answer"


def test_an_answer_at_the_end_can_undo_legacy() -> None:
    legends = {"left": "oru", "center": "torv", "right": "hadra"}
    blue = side("stone_mine 1 wood_yard 1", hand="called_to_council")
    state = table(at="window", red=side(**legends), blue=blue)
    does(state, PlayInstant(Face("called_to_council"), at(state, "red", "left"), None, pay("wood_yard 1 stone_mine 1")))
    assert waits_for(state) == "red ask-offer"
    does(state, Answer(Side.FIRST))
    assert state.ended is None
