"""Response windows: who is asked, when, in which order; ruling R23, and section 3.3."""

from __future__ import annotations

import itertools

from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Activate, Answer, Fight, PlayInstant
from rules.shared_worlds.pieces import Face, Moment, Side, Standing
from rules.shared_worlds.sight import view
from rules.shared_worlds.state import who
from tests.rules.shared_worlds.table import (
    asked_kind,
    at,
    attack,
    does,
    kinds,
    names_of,
    pay,
    refused,
    side,
    source,
    table,
    waits_for,
)
from tests.rules.shared_worlds.windows import ONCE, fight

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
