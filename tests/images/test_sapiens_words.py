"""Sapiens in words: complete, in both languages, short enough for a picture."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from images.kit.look import Look, Spot
from images.kit.saying import ALT_LIMIT
from images.sapiens import WORDS, describe
from rules.game import Prompt
from rules.sapiens.view import SapiensView, Scene
from rules.words import LOCALES, Message, Said, Speaker, Who, said, texts
from tests.images.sapiens_positions import LONG_NAMES, NAMES, changed_clan, ended, full, many_views, opening

locales = pytest.mark.parametrize("locale", LOCALES)


def _lines(seen: SapiensView, locale: str) -> tuple[str, ...]:
    return describe(seen, Look(locale, NAMES)).lines


def _say(locale: str, message: str, **params: Said) -> str:
    return Speaker(locale, WORDS, NAMES).say(Message(message, params))


@locales
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_alt_text_of_the_fullest_position_is_short_enough(seats: int, locale: str) -> None:
    long = tuple(f"{name} 🐉".ljust(32, "🐉") for name in LONG_NAMES)
    asked = tuple(Prompt(seat, Message("ask-new-tribe"), "8") for seat in range(seats))
    marks = tuple(Spot(f"{letter}{digit}", str(digit)) for letter in "ABCDEFGH" for digit in range(1, 6))
    for names in (NAMES, LONG_NAMES, long):
        alt = describe(full(seats, awaited=asked), Look(locale, names, marks=marks)).alt
        assert 0 < len(alt.encode("utf-16-le")) / 2 <= ALT_LIMIT == 1024


@locales
def test_alt_text_says_what_matters(locale: str) -> None:
    seen = full()
    alt = describe(seen, Look(locale, NAMES)).alt
    speaker = Speaker(locale, WORDS, NAMES)
    for message in (seen.headline, Message("ask-bonus"), said(seen.pending), said(seen.common)):
        assert speaker.say(message) in alt
    for seat, clan in enumerate(seen.clans):
        assert NAMES[seat] in alt
        assert str(clan.food) in alt
        assert str(clan.shelter) in alt


@locales
def test_words_are_whole_sentences_without_gaps(locale: str) -> None:
    for seen in (*many_views(), opening(), full(), ended(3)):
        words = describe(seen, Look(locale, NAMES))
        for line in (words.alt, *words.lines):
            assert re.search(r"[.!?]$", line), line
            assert "  " not in line
            assert "{" not in line


@locales
def test_every_place_of_every_valley_is_told(locale: str) -> None:
    for seen in (*many_views(), full(2), full(4)):
        for seat in range(len(seen.clans)):
            _check_valley(seen, seat, locale)


def _check_valley(seen: SapiensView, seat: int, locale: str) -> None:
    """What each square, cave, waterfall and tile has is said in the lines of this valley."""
    say = Speaker(locale, WORDS, NAMES).say
    told = _lines(seen, locale)
    caves = _say(locale, "board-caves", who=NAMES[seat], caves="")
    start = next(place for place, line in enumerate(told) if line.startswith(caves.rstrip(" .")))
    lines = told[start : start + 2 + seen.clans[seat].tribes + 5]
    valley, text = seen.clans[seat].valley, "\n".join(lines)
    scenes = {
        place: scene for laid in valley.laid for scene, place in ((laid.first, laid.at), (laid.second, laid.beyond))
    }
    hidden = {place for laid in valley.laid if laid.abandoned for place in (laid.at, laid.beyond)}
    rows = dict(re.findall(r"([A-H][1-5]) ([^,:]+?)(?=,| and [A-H][1-5]| und [A-H][1-5]|\.)", "\n".join(lines[-5:])))
    assert len(rows) == 40
    for square in valley.squares:
        here = rows[square.name]
        if square.name in scenes:
            expected = (
                _say(locale, "board-square-down", at="") if square.name in hidden else say(said(scenes[square.name]))
            )
            assert here.strip() == expected.strip()
        else:
            assert here.startswith(f"{say(said(square.terrain))} {square.food}")
            assert (here != f"{say(said(square.terrain))} {square.food}") == square.bear
    for cave in valley.caves:
        cave_text = next(part for part in re.split(r"(?=\b(?:cave|Höhle) )", lines[0]) if f" {cave.name} " in part)
        covered = cave.covered or str(cave.higher if cave.token else cave.lower) in cave_text
        assert covered
        assert cave.token is None or say(said(cave.token)) in cave_text
    for fall in valley.falls:
        assert fall.token is None or say(said(fall.token)) in lines[1]
    for laid in valley.laid:
        at, beyond = (Message("place", {"at": name}) for name in (laid.at, laid.beyond))
        phrase = _say(locale, "board-tile", first=said(laid.first), second=said(laid.second), at=at, beyond=beyond)
        assert phrase in text


@locales
def test_every_seat_has_a_line_with_all_it_has(locale: str) -> None:
    speaker = Speaker(locale, WORDS, NAMES)
    for seen in (*many_views(), full()):
        for seat, clan in enumerate(seen.clans):
            start = f"{NAMES[seat]}, {speaker.say(Message(f'tribe-{seen.tribes[seat]}'))}:"
            line = next(line for line in _lines(seen, locale) if line.startswith(start))
            for tile in clan.pool:
                assert speaker.say(said(tile)) in line
            for scene in (*clan.tokens, *clan.used):
                assert speaker.say(said(scene)) in line
            for number in (clan.food, clan.shelter, clan.steaks, clan.fights, clan.tribes):
                assert str(number) in line
            assert clan.counts is None or speaker.say(said(clan.counts)) in line


@locales
def test_the_middle_of_the_table_is_told(locale: str) -> None:
    speaker = Speaker(locale, WORDS, NAMES)
    seen = full(last_round=True, token_played=True)
    told = " ".join(_lines(seen, locale))
    for tile in seen.common:
        assert speaker.say(said(tile)) in told
    for message, params in (
        ("board-supply", {"stack": 12, "steaks": 9, "bears": 10}),
        ("board-is-last-round", {}),
        ("board-token-played", {"who": NAMES[1]}),
        ("board-last", {"who": NAMES[1], "places": ("E3", "E4")}),
        ("board-link", {"scene": said(Scene.FIRE), "at": "E3", "to": "D3"}),
        ("board-pending", {"scenes": said(seen.pending)}),
    ):
        assert _say(locale, message, **params) in told
    assert _say(locale, "board-common-holds", tiles=None) in _lines(replace(seen, common=()), locale)


@locales
def test_a_pool_without_tiles_and_tokens_is_told(locale: str) -> None:
    bare = changed_clan(full(), 0, pool=(), tokens=(), used=())
    told = " ".join(_lines(bare, locale))
    assert _say(locale, "board-pool", tiles=None) in told
    assert _say(locale, "board-tokens", tokens=None, used=None) in told


@locales
def test_places_to_choose_from_are_told(locale: str) -> None:
    words = describe(full(), Look(locale, NAMES, marks=(Spot("B2", "1"), Spot("IV", "2"))))
    for place in ("B2", "IV"):
        spoken = _say(locale, "place", at=place)
        assert spoken in words.alt
        assert any(spoken in line and "1" in line and "2" in line for line in words.lines)


def test_directions_to_choose_from_are_told_with_their_places() -> None:
    marks = (Spot("B2", "north"), Spot("IV", "south"), Spot("A1", "A1"))
    assert (
        "To choose from: north to B2, south to cave IV, and A1." in describe(full(), Look("en", NAMES, marks=marks)).alt
    )
    german = describe(full(), Look("de", NAMES, marks=marks)).alt
    assert "Zur Wahl: Norden für B2, Süden für Höhle IV und A1." in german


@locales
def test_the_end_is_told_with_winner_manner_and_scores(locale: str) -> None:
    over = ended(3)
    assert over.outcome is not None
    told = " ".join(_lines(over, locale))
    speaker = Speaker(locale, WORDS, NAMES)
    assert speaker.say(over.outcome.how) in told
    assert _say(locale, "winner", who=(Who(2),)) in told
    for score in over.outcome.scores:
        assert speaker.say(score).rstrip(".") in told


def test_both_languages_have_the_same_words() -> None:
    spoken = [
        {entry.id.name for entry in texts("images.sapiens", locale).body if hasattr(entry, "id")} for locale in LOCALES
    ]
    assert spoken[0] == spoken[1]


@locales
def test_no_word_is_said_twice(locale: str) -> None:
    """A message of the pictures never replaces one of the rules."""
    seen: set[str] = set()
    for package in ("rules", *WORDS):
        names = {entry.id.name for entry in texts(package, locale).body if hasattr(entry, "id")}
        assert not seen & names
        seen |= names


def test_german_words_are_german() -> None:
    told = " ".join(_lines(full(), "de")).lower()
    for english in ("forest", "plain", "cave", "shelter", "with", "feast", "north", "tribe"):
        assert english not in re.findall(r"\w+", told)


def test_everybody_sees_the_same() -> None:
    """Nothing on this table is secret: viewers differ only in whose valley is large."""
    seen = full()
    assert len({describe(replace(seen, viewer=viewer), Look("en", NAMES)) for viewer in (None, 0, 1, 2, 3)}) == 1
