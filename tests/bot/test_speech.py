"""Names can do no harm, and whatever has to be short is cut between graphemes."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import pytest
import regex

from bot.speech import NAME_LENGTH, apart, clean, cut, language, length, plain_line, sentence, speaker
from rules.dice import Dice
from rules.game import AnyGame, Event
from rules.words import Message, Who
from tests.bot.positions import NASTY, every_game

MARKUP = set("`*_~|\\@#<>[]")


@pytest.mark.parametrize("name", NASTY)
def test_no_name_holds_markup_or_marks_that_turn_the_line(name: str) -> None:
    shown = clean(name)
    assert not MARKUP & set(shown)
    assert not regex.search(r"[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]", shown)
    assert 0 < length(shown) <= NAME_LENGTH


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("Jürgen-Peter O’Neill", "Jürgen-Peter O’Neill"),
        ("日本語のなまえ", "日本語のなまえ"),
        ("देवनागरी", "देवनागरी"),
        ("مرحبا", "مرحبا"),
        ("  a\n b  ", "a b"),
        ("- list", "list"),
        ("https://evil.example", "https:∕∕evil.example"),
        ("\u200b\u202e\u2060", "?"),
        ("ㅤ", "?"),
        ("", "?"),
    ],
)
def test_an_honest_name_stays_as_it_is(name: str, shown: str) -> None:
    assert clean(name) == shown


def test_marks_are_not_piled_up() -> None:
    piled = "Z" + "\u0335\u0321\u0322\u0327\u0328" * 40
    assert length(clean(piled)) <= 6


def test_a_mountain_of_marks_is_not_climbed() -> None:
    """Putting them all in order takes minutes, in which nobody is answered."""
    assert len(plain_line("a" + "\u0301\u0327" * 150_000)) <= 300
    assert len(clean("a" + "\u0301\u0327" * 150_000)) <= NAME_LENGTH


def test_a_name_from_right_to_left_keeps_its_direction_to_itself() -> None:
    assert apart("Anna") == "Anna"
    assert apart("مرحبا") == "\u2068مرحبا\u2069"
    assert speaker("en", names=("مرحبا",)).say(Who(0)) == "\u2068مرحبا\u2069"


@pytest.mark.parametrize("limit", range(2, 40))
def test_cutting_keeps_graphemes_whole(limit: int) -> None:
    family = "👩‍👩‍👧‍👦"
    short = cut(family * 5, limit)
    assert length(short) <= limit
    assert short.removesuffix("…").replace(family, "") == ""


def test_what_fits_is_not_cut() -> None:
    assert cut("abc", 3) == "abc"
    assert cut("abcd", 3) == "ab…"


@pytest.mark.parametrize("locale", list(discord.Locale))
def test_everybody_is_spoken_to_in_a_language_we_know(locale: discord.Locale) -> None:
    assert language(locale.value) == ("de" if locale is discord.Locale.german else "en")
    assert language(None) == "en"


def test_our_words_and_the_game_s_are_spoken_together() -> None:
    assert speaker("de").say(Message("do-it")) == "Ausführen"


@pytest.mark.parametrize(
    "said",
    [
        Message("did-join", {"who": "שבח"}),
        Message("no-owner", {"owner": "שבח"}),
        Message("did-ask-undo", {"who": Who(0)}),
    ],
)
def test_whoever_is_named_keeps_their_direction_to_themselves_once(said: Message) -> None:
    assert speaker("en", "zoar", ("שבח",)).say(said).count("\u2068שבח\u2069") == 1


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_what_happened_begins_with_a_capital_unless_with_a_name(game: AnyGame, locale: str) -> None:
    """The neutral tribe is nobody's name; somebody who is called anna is."""
    names = [f"anna {seat}" for seat in range(game.seats.stop)]
    spoken, said = speaker(locale, game.key, names), set()
    for event in happened(game):
        line = sentence(spoken, event.what)
        assert line.startswith(tuple(names)) or not line[0].islower(), line
        assert line[1:] == spoken.say(event.what)[1:]
        said.add(line[:4])
    assert "anna" in said


def test_a_name_that_no_seat_has_stays_as_it_is_written() -> None:
    assert sentence(speaker("en"), Message("did-open", {"who": "zoe"})) == "zoe opens the table."


@pytest.mark.parametrize("name", ["d", "de", "der", "der n"])
def test_a_word_that_only_begins_like_a_name_gets_its_capital(name: str) -> None:
    spoken = speaker("de", "nerthania", (name,))
    assert sentence(spoken, Message("neutral")) == ("der neutrale Stamm" if name == "der" else "Der neutrale Stamm")


@pytest.mark.parametrize("name", ["zoe", "d", "z!", "é", "9", "שבח"])
def test_a_name_stays_as_it_is_written_whatever_it_ends_with(name: str) -> None:
    assert sentence(speaker("en"), Message("did-open", {"who": name})) == f"{apart(name)} opens the table."


def happened(game: AnyGame) -> Iterator[Event]:
    """What happens in a game of stand-ins with so few people that the neutral tribe plays where there is one."""
    state = game.setup(game.tribes[: game.seats.start], game.options(), Dice("happened"))
    for _ in range(600):
        asked = game.awaited(state)
        if not asked:
            return
        yield from game.apply(state, asked[0].seat, game.stand_in(state, asked[0].seat))
