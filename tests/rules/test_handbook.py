"""The handbooks: the same numbered sections in every language, found by number and by words."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from rules import games
from rules.game import AnyGame
from rules.handbook import Handbook, Section, handbook
from rules.words import LOCALES

LONGEST = 120

BOOK = Handbook(
    title="Hills",
    intro="Roll down.",
    sections=(
        Section("0", "At the table", "Sit. The cities wait."),
        Section("1", "Set-up", ""),
        Section("1.1", "Städte", "Baue sie groß, auf grünen Hügeln."),
        Section("1.2", "Towers", "A tower is no Stadt. A tower is a tower."),
        Section("10", "Ends", "One tower falls."),
    ),
)


def _found(text: str) -> list[str]:
    return [section.id for section in BOOK.search(text)]


def test_a_section_is_found_by_its_number() -> None:
    assert BOOK.section("1.2").title == "Towers"
    with pytest.raises(LookupError, match=r"Hills has no section 3\.1"):
        BOOK.section("3.1")


def test_a_number_finds_its_section_with_everything_under_it() -> None:
    assert _found("1") == ["1", "1.1", "1.2"]
    assert _found("1.2") == ["1.2"]
    assert _found("10") == ["10"]


@pytest.mark.parametrize("text", ["Städte", "STÄDTE", "stadte", "staedte", "  städte "])
def test_capitals_and_umlauts_make_no_difference(text: str) -> None:
    assert _found(text) == ["1.1", "1.2"]


@pytest.mark.parametrize("text", ["groß", "gross", "GROSS", "gruen", "hugel"])
def test_sharp_s_and_umlauts_in_the_text_are_found(text: str) -> None:
    assert _found(text) == ["1.1"]


def test_headings_go_before_text_and_more_often_before_less() -> None:
    assert _found("stadt") == ["1.1", "1.2"]
    assert _found("tower") == ["1.2", "10"]


def test_more_of_the_words_goes_first() -> None:
    assert _found("table waits") == ["0"]
    assert _found("a tower falls, one or more") == ["1.2", "10"]
    assert _found("one falls, others wait") == ["10", "0"]


@pytest.mark.parametrize(
    ("topic", "best"),
    [
        ("relics", "The relic"),
        ("relic", "The relic"),
        ("moving", "Move"),
        ("how do I win", "Winning"),
        ("steps", "Steps"),
    ],
)
def test_what_a_newcomer_types_finds_the_section_that_is_about_it(topic: str, best: str) -> None:
    assert handbook(games()["zoar"], "en").search(topic)[0].title == best


@pytest.mark.parametrize(("topic", "best"), [("Relikte", "Das Relikt"), ("kämpfen", "Kampf"), ("Städte", "Eine Stadt")])
def test_what_a_german_newcomer_types_finds_it_too(topic: str, best: str) -> None:
    assert handbook(games()["zoar"], "de").search(topic)[0].title == best


def test_nothing_is_found_for_strange_words_and_everything_for_none() -> None:
    assert _found("xylophone") == []
    assert _found(" ") == [section.id for section in BOOK.sections]


@pytest.mark.parametrize("key", games())
def test_the_sections_are_the_same_in_every_language_and_in_order(key: str) -> None:
    numbers = {locale: [section.id for section in handbook(games()[key], locale).sections] for locale in LOCALES}
    assert all(numbers[locale] == numbers["en"] for locale in LOCALES)
    order = [tuple(map(int, number.split("."))) for number in numbers["en"]]
    assert order == sorted(set(order))
    assert order[0] == (0,)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", games())
def test_every_section_has_text_that_fits_into_a_message(key: str, locale: str) -> None:
    book = handbook(games()[key], locale)
    assert book.intro
    for section in book.sections:
        assert section.body, section.id
        assert len(section.body) <= 3_800, section.id
        assert len(section.title) <= 60, section.id


@pytest.mark.parametrize("key", games())
def test_house_rulings_are_marked_equally_often_in_every_language(key: str) -> None:
    marks = {"en": "house ruling", "de": "Hausregel"}
    for english, german in zip(*(handbook(games()[key], locale).sections for locale in LOCALES), strict=True):
        counted = [english.body.count(marks["en"]), german.body.count(marks["de"])]
        assert counted[0] == counted[1], english.id


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", games())
def test_every_section_that_is_mentioned_is_there(key: str, locale: str) -> None:
    book = handbook(games()[key], locale)
    for section in book.sections:
        for number in re.findall(r"\b\d\.\d\b", section.body):
            assert book.section(number)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", games())
def test_the_file_is_wrapped_but_its_paragraphs_are_not(key: str, locale: str) -> None:
    book = handbook(games()[key], locale)
    for text in (book.intro, *(section.body for section in book.sections)):
        for block in text.split("\n\n"):
            assert all(re.match(r"- |\d+\. ", line) for line in block.split("\n")[1:]), block


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_no_line_of_its_text_is_too_long_to_be_edited(game: AnyGame, locale: str) -> None:
    text = (resources.files(game.package) / f"handbook.{locale}.md").read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if len(line) > LONGEST and not line.startswith("|")] == []
