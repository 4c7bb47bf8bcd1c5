"""What a newcomer reads: what came of an ability that found nothing, limits, who is meant, what a promotion brings."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.game import Event
from rules.handbook import handbook
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Act, Activate, Charge, Done, EndMain, Keep, PlayUnit, Promote
from rules.shared_worlds.pieces import Face, Lane
from rules.shared_worlds.state import site
from rules.shared_worlds.table import SharedWorldsState
from rules.words import Message, Speaker
from tests.rules.shared_worlds.table import asked, at, pay, side, source, table

NAMES = ["Anna", "Ben"]


def said(message: Message, locale: str = "en") -> str:
    return Speaker(locale, (GAME.package,), NAMES).say(message)


def told(events: Sequence[Event]) -> list[str]:
    """What everybody reads."""
    return [said(event.what) for event in events if event.to is None]


def ask(state: SharedWorldsState, locale: str = "en") -> str:
    return said(GAME.awaited(state)[0].ask, locale)


# What came of it


def knapper(**red: str) -> list[str]:
    """Red uses Blade Knapper with these piles."""
    state = table(red=side("fire_pit wood_yard", left="blade_knapper", **red))
    return told(GAME.apply(state, 0, Activate(source(state, "red", "left"), None, None, ())))


def test_an_ability_that_finds_nothing_says_so() -> None:
    removes, finds = "Anna removes none of their own.", "Anna finds nothing left to draw."
    assert knapper() == ["Anna uses Blade Knapper (Anna, left).", removes, finds]
    assert knapper(deck="oru")[1:] == [removes, "Anna draws 1 card."]


def test_who_removes_nothing_though_it_is_possible_is_told_alike() -> None:
    """What lies in a hand or pile is nobody's business; how many lie there everybody sees."""
    state = table(red=side("fire_pit wood_yard", left="blade_knapper", hand="cub"))
    GAME.apply(state, 0, Activate(source(state, "red", "left"), None, None, ()))
    assert told(GAME.apply(state, 0, Done()))[0] == "Anna removes none of their own."


@pytest.mark.parametrize(
    ("hand", "news"),
    [("cub gatherer oru", "Anna draws nothing: the hand is full."), ("cub", "Anna draws 2 cards.")],
)
def test_who_draws_nothing_reads_why(hand: str, news: str) -> None:
    state = table(at="keep", red=side(hand=hand, deck="spear_bearer cub gatherer"))
    assert news in told(GAME.apply(state, 0, Done()))


# Limits and names


@pytest.mark.parametrize(("locale", "up_to"), [("en", "Up to 3 cards"), ("de", "Bis zu 3 Karten")])
def test_the_question_says_how_many_cards_may_be_kept(locale: str, up_to: str) -> None:
    state = table(at="five")
    assert ask(state, locale).startswith(up_to)
    assert max(len(action.cards) for action in GAME.legal(state, 0) if isinstance(action, Keep)) == 3


def test_no_more_may_be_kept_than_there_are() -> None:
    state = table(at="five", main="cub", empty=True)
    assert ask(state) == "Up to 1 card for your Deck: which do you keep?"


def test_muster_and_prosperity_are_called_the_same_everywhere() -> None:
    state = table(at="muster", red=side("fire_pit 2 wood_yard", left="cub"))
    assert ask(state) == "Muster: promote and charge, before it is seen whether you win by Prosperity."
    assert told(GAME.apply(state, 0, Done()))[0] == "Anna is done with the muster."
    for locale, words in (("en", ("wealth", "prosperity")), ("de", ("Reichtum", "Wohlstand"))):
        assert all(handbook(GAME, locale).search(word)[0].id == "9.2" for word in words)
    for locale, word in (("en", "muster"), ("de", "Aufstellung")):
        assert handbook(GAME, locale).search(word)[0].id == "4.1"


def test_who_borrows_reads_of_whom_and_what_is_left_of_the_hand() -> None:
    red = side("wood_yard stone_mine", hand="gatherer cub spear_bearer oru")
    state = table(red=red, blue=side("fire_pit 2 leather_workshop"))
    action = PlayUnit(Face("gatherer"), Lane.LEFT, pay("fire_pit 1"))
    foretold = GAME.foretell(state, 0, action)
    assert foretold is not None
    assert said(foretold).startswith("Borrowed: 1 from Fire Pit (Ben).")
    assert said(foretold).endswith("2 cards of your hand become Workers and are gone from it; 1 is left.")
    assert "Anna borrows a resource of Ben from Fire Pit, for Workers." in told(GAME.apply(state, 0, action))


# What a promotion brings


def test_a_promotion_foretells_which_abilities_come_and_go() -> None:
    state = table(red=side("fire_pit wood_yard", left="blade_knapper"))
    foretold = GAME.foretell(state, 0, Promote(at(state, "red", "left")))
    assert foretold is not None
    assert said(foretold) == (
        "To Combat; only a card can bring it back. It has no ability there."
        " What works no more: remove up to 1 card in your hand or Discard pile, then draw 1 card."
    )


# A Main Phase without a deed


@pytest.mark.parametrize("charged", [False, True])
def test_a_main_phase_in_which_nothing_was_done_says_so(charged: bool) -> None:
    """A charge in the muster is a deed of the Main Phase as well."""
    state = table(
        at="choice", red=side("fire_pit 2 wood_yard", left="cub"), blue=side("neander_cave 2 denisova_cavern")
    )
    GAME.apply(state, 0, Act())
    if charged:
        GAME.apply(state, 0, Charge(at(state, "red", "left"), site("fire_pit")))
    GAME.apply(state, 0, Done())
    idly = "" if charged else " without having done anything in it"
    assert told(GAME.apply(state, asked(state), EndMain()))[0] == f"Anna ends the Main Phase{idly}."
