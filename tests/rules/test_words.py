"""Every text in every language, with the same parameters; and how a speaker speaks."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from rules import games
from rules.words import LOCALES, Message, Speaker, Who, kebab, said

HOUSE = Path(__file__).parents[2]


def _packages() -> list[str]:
    """Every package of ours that has words."""
    files = [file for room in ("rules", "images", "bot") for file in (HOUSE / room).rglob("words.en.ftl")]
    return sorted(".".join(file.relative_to(HOUSE).parts[:-1]) for file in files)


class _Parameters(visitor.Visitor):
    """Collects the names of the parameters of a text."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 — the visitor's naming
        self.names.add(node.id.name.removesuffix("_key"))


def _parameters(node: Any) -> set[str]:
    collector = _Parameters()
    collector.visit(node)
    return collector.names


def _texts(package: str, locale: str) -> Iterator[tuple[str, Any]]:
    """Every text with its id (`id` or `id.attribute`)."""
    source = (resources.files(package) / f"words.{locale}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{package}, {locale}: {entry.content}"
        if isinstance(entry, ast.Message):
            yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@pytest.mark.parametrize("package", _packages())
def test_every_text_is_there_in_every_language_with_the_same_parameters(package: str) -> None:
    spoken = {locale: {name: _parameters(text) for name, text in _texts(package, locale) if text} for locale in LOCALES}
    for locale in LOCALES:
        assert spoken[locale] == spoken["en"], locale


@pytest.mark.parametrize("package", _packages())
@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_is_there_twice(package: str, locale: str) -> None:
    names = [name for name, _ in _texts(package, locale)]
    assert len(names) == len(set(names))


def _ids_of(package: str) -> set[str]:
    return {name for name, _ in _texts(package, "en")}


@pytest.mark.parametrize("key", list(games()))
def test_no_package_speaks_over_another_that_speaks_with_it(key: str) -> None:
    others = {f"{room}.{other}" for room in ("rules", "images") for other in games() if other != key}
    heard: dict[str, str] = {}
    for package in (package for package in _packages() if package not in others):
        for name in _ids_of(package):
            assert heard.setdefault(name, package) == package, name


class Colour(enum.StrEnum):
    DEEP_RED = "deep_red"


@dataclass(frozen=True)
class Stone:
    colour: Colour
    owner: Who


def test_values_of_the_rules_become_something_to_say() -> None:
    assert said(Colour.DEEP_RED) == Message("colour-deep-red")
    assert said(Stone(Colour.DEEP_RED, Who(1))) == Message(
        "stone", {"colour": Message("colour-deep-red"), "owner": Who(1)}
    )
    assert said((1, "A1", None)) == (1, "A1", None)
    with pytest.raises(TypeError, match="nothing can be said about"):
        said(object())


@pytest.mark.parametrize(("name", "spelt"), [("OfferMetal", "offer-metal"), ("offer_metal", "offer-metal")])
def test_names_are_spelt_in_the_way_of_message_ids(name: str, spelt: str) -> None:
    assert kebab(name) == spelt


NAMES = ("Ada", "Ben", "Cleo")


def test_a_speaker_calls_seats_by_name_and_joins_lists() -> None:
    assert Speaker("en", names=NAMES).say((Who(0), Who(1), Who(2))) == "Ada, Ben, and Cleo"
    assert Speaker("de", names=NAMES).say((Who(0), Who(1), Who(2))) == "Ada, Ben und Cleo"
    assert Speaker("de", names=NAMES).say((Who(2),)) == "Cleo"
    assert Speaker("en").say(()) == ""


def test_what_has_commas_inside_is_kept_apart_by_semicolons() -> None:
    speaker = Speaker("en", names=("Ada, the elder", "Ben", "Cleo"))
    assert speaker.say((Who(0), Who(1), Who(2))) == "Ada, the elder; Ben; Cleo"
    assert speaker.say((Who(1), Who(2))) == "Ben and Cleo"
    assert speaker.say((Who(0),)) == "Ada, the elder"


def test_what_tells_something_of_each_is_kept_apart_by_semicolons() -> None:
    assert Speaker("en").say(("2 warriors: hit and shield", "an archer: retreat")) == (
        "2 warriors: hit and shield; an archer: retreat"
    )


def test_a_speaker_says_plain_things_plainly() -> None:
    speaker = Speaker("de")
    assert [speaker.say(what) for what in (3, "A1", None)] == ["3", "A1", ""]


def test_a_speaker_knows_its_texts() -> None:
    speaker = Speaker("en")
    assert speaker.knows("no-over")
    assert not speaker.knows("no-over.button")
    assert not speaker.knows("no-such-thing")


def test_a_text_that_is_not_there_is_an_error() -> None:
    with pytest.raises(LookupError):
        Speaker("en").say(Message("no-such-thing"))
    with pytest.raises(LookupError):
        Speaker("en").say(Message("no-over.button"))


def test_a_parameter_that_is_missing_is_an_error() -> None:
    with pytest.raises(ValueError, match="no-not-asked in en"):
        Speaker("en").say(Message("no-not-asked"))


def test_a_message_inside_a_message_is_spoken() -> None:
    outer = Message("no-not-now", {"action": Message("no-over")})
    assert Speaker("en").say(outer) == "“The game is over.” is not possible at this moment."


def test_members_of_two_enums_with_the_same_value_are_two_words() -> None:
    class Phase(enum.StrEnum):
        FIGHT = "fight"

    class Scene(enum.StrEnum):
        FIGHT = "fight"

    assert (said(Phase.FIGHT), said(Scene.FIGHT)) == (Message("phase-fight"), Message("scene-fight"))
