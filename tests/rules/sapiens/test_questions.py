"""Each question names what it is about, and each answer says what became of it."""

from __future__ import annotations

import pytest

from rules.sapiens import GAME
from rules.sapiens.beasts import TurnIn
from rules.sapiens.bonuses import Skip
from rules.sapiens.mountain import KeepTokens
from rules.sapiens.turn import SapiensState
from rules.words import Message, Speaker, Who
from tests.rules.sapiens.table import BEGUN, does, events, linked, place, played, table

NAMES = ("Anna", "Ben", "Cem", "Dora")


def words(message: Message | None, locale: str = "en") -> str:
    """In words."""
    assert message is not None
    return Speaker(locale, (GAME.package,), NAMES).say(message)


def asked(state: SapiensState, locale: str = "en") -> str:
    """The question that is asked now."""
    (prompt,) = GAME.awaited(state)
    return words(prompt.ask, locale)


def hunted(steaks: int = 0) -> SapiensState:
    """Red has linked Hunt and holds one steak more than these."""
    state = table(red=f"tribe {BEGUN}; pool hunt-fire feast-camp; steaks {steaks}")
    does(state, place("hunt-fire", "C4", "north"))
    return state


@pytest.mark.parametrize(
    ("due", "question"),
    [
        (hunted, "Do you turn in steaks, or save them? 1, 2, 3, 4, 5 at once bring 1, 3, 5, 7, 10 food."),
        (lambda: linked("feast", "camp", pool="hunt-fire"), "How do you use the Feast bonus?"),
        (lambda: played("feast", pool="hunt-fire camp-fire"), "How do you use the Feast token that you play?"),
    ],
)
def test_questions_about_one_bonus_name_it(due: object, question: str) -> None:
    assert callable(due)
    assert asked(due()) == question


@pytest.mark.parametrize(
    ("locale", "told"), [("en", "Anna saves 1 steak for later."), ("de", "Anna behält 1 Steak für später.")]
)
def test_answers_who_turns_in_no_steaks_keeps_them(locale: str, told: str) -> None:
    """They are not done without."""
    happened = events(hunted(), Skip())
    assert [words(event.what, locale) for event in happened[:1]] == [told]
    assert "did-skip" not in [event.what.id for event in happened]


def test_answers_what_turning_in_all_steaks_brings_says_that_saving_pays() -> None:
    scale = "1, 2, 3, 4, 5 at once bring 1, 3, 5, 7, 10"
    assert scale in words(GAME.foretell(hunted(), 0, TurnIn(1)))
    assert words(GAME.foretell(hunted(2), 0, TurnIn(2))) == "This brings 3 food."
    assert scale in words(GAME.foretell(hunted(2), 0, TurnIn(3)))
    assert words(GAME.foretell(hunted(4), 0, TurnIn(5))) == "This brings 10 food."


@pytest.mark.parametrize(("locale", "told"), [("en", "Keep the mountain tokens"), ("de", "Bergsteine behalten")])
def test_answers_who_plays_no_token_keeps_them(locale: str, told: str) -> None:
    """It is read after “Done:”, where nothing else happens."""
    assert words(KeepTokens().said(), locale) == told


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en", "On the lower total, Anna leads with 0."), ("de", "Beim kleineren Wert liegt Anna mit 0 vorn.")],
)
def test_answers_how_it_was_won_does_not_say_once_more_who_wins(locale: str, told: str) -> None:
    """It stands below the line that says so."""
    assert words(Message("won-lower-total", {"who": (Who(0),), "total": 0}), locale) == told
