"""The built command tree, in all languages, passes none of Discord's limits; large games stand in named groups."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import regex
from discord import app_commands

from bot import limits
from bot.app import create_app
from bot.commands import Translator, plant
from bot.commands.named import words_of
from bot.settings import Settings
from bot.speech import length
from rules import games
from rules.words import LOCALES, Message, Speaker

Json = dict[str, Any]

NAME = regex.compile(r"[-_\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}")
EVERY_LOCALE = [None, *(locale.value for locale in discord.Locale)]


@pytest.fixture
async def commands(tmp_path: Path) -> list[Json]:
    elder = create_app(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'elder.db'}"))
    async with elder:
        await elder.open()
        plant(elder.tree, elder.desk)
        return await translated(elder.tree)


async def translated(tree: app_commands.CommandTree[Any]) -> list[Json]:
    return [await command.get_translated_payload(tree, Translator()) for command in tree.get_commands()]


def called(part: Json, locale: str | None, what: str = "name") -> str:
    """What a part of the tree is called in a client of that language."""
    localised = part.get(f"{what}_localizations") or {}
    return str(localised.get(locale, part[what]))


def parts(part: Json) -> Iterator[Json]:
    """A command, a group or an option, and everything below it."""
    yield part
    for option in part.get("options", ()):
        yield from parts(option)


def assert_fits(command: Json) -> None:
    for part in parts(command):
        for locale in EVERY_LOCALE:
            name = called(part, locale)
            assert NAME.fullmatch(name), name
            assert name == name.lower()
            assert 0 < length(called(part, locale, "description")) <= limits.COMMAND_DESCRIPTION
        options = part.get("options", [])
        assert len(options) <= limits.OPTIONS
        required = [option.get("required", False) for option in options]
        assert required == sorted(required, reverse=True)
        for locale in EVERY_LOCALE:
            names = [called(option, locale) for option in options]
            assert len(set(names)) == len(names)
        for choice in part.get("choices", ()):
            assert 0 < length(choice["name"]) <= limits.CHOICE_NAME
        assert len(part.get("choices", ())) <= limits.CHOICES
    assert weight(command) <= limits.COMMAND_TOTAL


def weight(part: Json) -> int:
    """What Discord counts of a command: the longest language of each text."""
    own = sum(max(length(called(part, locale, what)) for locale in EVERY_LOCALE) for what in ("name", "description"))
    chosen = sum(length(choice["name"]) + length(str(choice["value"])) for choice in part.get("choices", ()))
    return own + chosen + sum(weight(option) for option in part.get("options", ()))


def at(commands: list[Json], *path: str, locale: str | None = None) -> Json:
    """The command of that name in a client of that language."""
    here: Json = {"options": commands}
    for word in path:
        here = next(part for part in here["options"] if called(part, locale) == word)
    return here


async def test_every_command_fits(commands: list[Json]) -> None:
    assert len(commands) <= limits.COMMANDS
    for locale in EVERY_LOCALE:
        names = [called(command, locale) for command in commands]
        assert len(set(names)) == len(names)
    for command in commands:
        assert_fits(command)


TREE = {
    None: {
        "game": ("new", "join", "leave", "start", "status", "end", "pause", "replace", "kick", "export", "import"),
        "table": ("move", "visibility", "end", "restore", "resume"),
        "me": ("away", "back", "quiet", "reminders", "answers", "privacy", "forget"),
        "": ("board", "undo", "log", "replay", "verify", "stats", "leaderboard", "games", "rules", "help"),
    },
    "de": {
        "spiel": (
            "neu",
            "mitspielen",
            "gehen",
            "start",
            "stand",
            "beenden",
            "pause",
            "ablösen",
            "wegschicken",
            "sichern",
            "laden",
        ),
        "tisch": ("umziehen", "sichtbarkeit", "beenden", "zurücksetzen", "fortsetzen"),
        "ich": ("weg", "zurück", "ruhe", "erinnern", "antworten", "privatsphäre", "vergessen"),
        "": (
            *("brett", "zurücknehmen", "verlauf", "wiederholung", "nachprüfen"),
            *("erfolge", "bestenliste", "spiele", "regeln", "hilfe"),
        ),
    },
}
"""What there is in each language, below which command."""


async def test_everything_is_there_in_english_and_in_german(commands: list[Json]) -> None:
    for locale, groups in TREE.items():
        for group, leaves in groups.items():
            for word in leaves:
                at(commands, *filter(None, (group, word)), locale=locale)
    new = at(commands, "game", "new")
    assert [choice["value"] for choice in at([new], "new", "game")["choices"]] == list(games())


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_action_of_every_game_is_a_command_with_its_fields(commands: list[Json], locale: str) -> None:
    for key, game in games().items():
        leaves = [part for part in parts(at(commands, key)) if part["type"] == 1 and part["name"] != key]
        assert len(leaves) == len(game.actions)
        for kind in game.actions:
            leaf = at(commands, *words_of(game, kind, Speaker(locale, (game.package,))).split(), locale=locale)
            assert leaf in leaves
            assert len(leaf["options"]) == len(dataclasses.fields(kind))
            assert all(option["autocomplete"] and option["type"] == 3 for option in leaf["options"])


async def test_a_group_holds_what_the_game_puts_into_it(commands: list[Json]) -> None:
    for key, game in games().items():
        groups = [part for part in at(commands, key)["options"] if part["type"] == 2]
        spoken = Speaker("en", (game.package,))
        grouped = [spoken.say(Message(f"group-{kind.group}.command")) for kind in game.actions if kind.group]
        assert Counter(grouped) == {group["name"]: len(group["options"]) for group in groups}


async def test_a_hand_is_offered_only_where_there_is_one(commands: list[Json]) -> None:
    names = {command["name"] for command in commands}
    assert ("hand" in names) == any(game.hands for game in games().values())


async def test_tables_are_only_in_servers_but_the_handbook_is_everywhere(commands: list[Json]) -> None:
    open_to_all = {command["name"] for command in commands if command.get("contexts") is None}
    private = {command["name"] for command in commands if not command.get("dm_permission", True)}
    assert {"rules", "help", "games", "me"} <= open_to_all
    assert {"game", "table", "board", "undo", "log", "replay", "verify", "stats", "leaderboard", *games()} <= private
