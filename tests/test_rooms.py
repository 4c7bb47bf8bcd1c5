"""The rooms of the house: who may know whom, and what every game must bring along."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from importlib import resources
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

from images import artist
from rules import games
from rules.game import Action, AnyGame
from rules.handbook import handbook
from rules.options import choices, value_said
from rules.words import LOCALES, Message, Speaker, kebab

HOUSE = Path(__file__).parents[1]
TEXTS = ("*.py", "*.ftl", "*.toml", "*.mako", "*.md", "*.html", "*.js", "*.css")
COMMAND = re.compile(r"[a-z0-9äöüß-]{1,32}")


def test_no_arrow_between_the_rooms_runs_the_wrong_way() -> None:
    assert lint_imports(config_filename=str(HOUSE / "pyproject.toml"), no_cache=True, no_logo=True) == 0


def _texts(*rooms: str) -> Iterator[Path]:
    for room in rooms:
        for pattern in TEXTS:
            yield from (HOUSE / room).rglob(pattern)


def _home_of(file: Path, key: str) -> bool:
    """Whether this file belongs to the game: rules/<key>/… or images/<key>…"""
    inside = file.relative_to(HOUSE).parts
    return inside[0] in ("rules", "images") and inside[1].removesuffix(".py") == key


@pytest.mark.parametrize("key", games())
def test_a_game_is_named_nowhere_but_at_its_home(key: str) -> None:
    name = re.compile(rf"(?<![a-z]){key}(?![a-z])", re.IGNORECASE)
    ours = [file for file in _texts("rules", "images", "bot") if not _some_home(file)]
    named = [str(file.relative_to(HOUSE)) for file in ours if name.search(file.read_text(encoding="utf-8"))]
    assert named == []


@pytest.mark.parametrize("key", games())
def test_no_game_leans_on_another(key: str) -> None:
    """A people may be called like another game, but nothing of that game is used."""
    inside = re.compile(rf"\b(rules|images)\.{key}\b")
    others = [file for file in _texts("rules", "images") if _some_home(file) and not _home_of(file, key)]
    named = [str(file.relative_to(HOUSE)) for file in others if inside.search(file.read_text(encoding="utf-8"))]
    assert named == []


def _some_home(file: Path) -> bool:
    return any(_home_of(file, key) for key in games())


def test_the_rules_know_no_chat() -> None:
    chat = re.compile(r"\b(discord|guild|ephemeral|webhook|slash command|interaction)s?\b", re.IGNORECASE)
    named = [str(file.relative_to(HOUSE)) for file in _texts("rules") if chat.search(file.read_text(encoding="utf-8"))]
    assert named == []


def test_every_package_with_words_speaks_every_language() -> None:
    for file in _texts("rules", "images", "bot"):
        if re.fullmatch(r"words\.\w+\.ftl", file.name):
            spoken = {other.name for other in file.parent.glob("words.*.ftl")}
            assert spoken == {f"words.{locale}.ftl" for locale in LOCALES}, file.parent


@pytest.fixture(params=list(games()))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return games()[request.param]


def _ids(game: AnyGame) -> Iterator[str]:
    """Every message that the house asks of a game's words."""
    yield from ("game", "game.about", "game.intro")
    for tribe in game.tribes:
        yield from (f"tribe-{tribe}", f"tribe-{tribe}.about")
    for action in game.actions:
        yield from _ids_of_action(action)
    for group in _groups(game):
        yield from (f"group-{group}.command", f"group-{group}.about")
    for name, values in choices(game.options).items():
        yield from (f"option-{kebab(name)}", f"option-{kebab(name)}.about")
        spoken = [value_said(name, value) for value in values]  # numbers speak for themselves
        yield from (value.id for value in spoken if isinstance(value, Message))


def _groups(game: AnyGame) -> set[str]:
    return {action.group for action in game.actions if action.group is not None}


def _ids_of_action(action: type[Action]) -> Iterator[str]:
    yield from (f"do-{action.kind}{part}" for part in ("", ".button", ".command", ".about"))
    for field in fields(action):
        yield from (f"do-{action.kind}.{kebab(field.name)}", f"do-{action.kind}.{kebab(field.name)}-about")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_has_its_words(game: AnyGame, locale: str) -> None:
    speaker = Speaker(locale, (game.package,))
    assert [message for message in _ids(game) if not speaker.knows(message)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_is_introduced_in_a_few_lines(game: AnyGame, locale: str) -> None:
    """A chat breaks lines wherever the text does: each says something whole."""
    lines = Speaker(locale, (game.package,)).say(Message("game.intro")).splitlines()
    assert 4 <= len(lines) <= 10
    assert all(re.search(r"[.!]$", line) for line in lines)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_names_its_commands_as_a_chat_can_take_them(game: AnyGame, locale: str) -> None:
    speaker = Speaker(locale, (game.package,))
    for group in _groups(game):
        assert COMMAND.fullmatch(speaker.say(Message(f"group-{group}.command"))), group
        assert len(speaker.say(Message(f"group-{group}.about"))) <= 100, group
    for action in game.actions:
        assert COMMAND.fullmatch(speaker.say(Message(f"do-{action.kind}.command"))), action
        assert len(speaker.say(Message(f"do-{action.kind}.about"))) <= 100, action
        assert len(speaker.say(Message(f"do-{action.kind}.button"))) <= 80, action
        for field in fields(action):
            assert COMMAND.fullmatch(speaker.say(Message(f"do-{action.kind}.{kebab(field.name)}"))), action
            assert len(speaker.say(Message(f"do-{action.kind}.{kebab(field.name)}-about"))) <= 100, action


def test_no_game_has_more_commands_than_a_chat_can_take(game: AnyGame) -> None:
    direct = sum(action.group is None for action in game.actions)
    assert direct + len(_groups(game)) <= 25, "put some action types into a group"
    assert all(sum(action.group == group for action in game.actions) <= 25 for group in _groups(game))


def test_every_game_has_a_handbook_in_every_language(game: AnyGame) -> None:
    for locale in LOCALES:
        assert handbook(game, locale).section("0")


def test_every_game_has_an_artist(game: AnyGame) -> None:
    hand = artist(game.key)
    assert callable(hand.draw)
    assert callable(hand.describe)


def test_every_game_has_editions_that_say_where_they_come_from(game: AnyGame) -> None:
    assert list((resources.files(game.package) / "edition").iterdir())
