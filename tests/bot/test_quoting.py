"""Buttons and commands are quoted to people as they see them, whatever languages meet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from bot.app import create_app
from bot.commands import Translator, plant
from bot.quoting import commands, labels, quoted
from bot.settings import Settings
from bot.speech import speaker
from rules import games
from rules.words import LOCALES, Message

Json = dict[str, Any]

SUBCOMMANDS = (1, 2)
QUOTED = re.compile(r"`/([^`]+)`")


def written(locale: str) -> Iterator[str]:
    """Everything that people may read in this language."""
    yield (resources.files("bot.words") / f"words.{locale}.ftl").read_text(encoding="utf-8")
    for game in games().values():
        for name in (f"words.{locale}.ftl", f"handbook.{locale}.md"):
            yield (resources.files(game.package) / name).read_text(encoding="utf-8")


def typed(part: Json, locale: str) -> Iterator[str]:
    """The whole commands of a part of the tree, in a client of this language."""
    name = str((part.get("name_localizations") or {}).get(locale, part["name"]))
    below = [option for option in part.get("options", ()) if option["type"] in SUBCOMMANDS]
    for option in below:
        yield from (f"{name} {words}" for words in typed(option, locale))
    if not below:
        yield name


@pytest.fixture
async def tree(tmp_path: Path) -> list[Json]:
    elder = create_app(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'elder.db'}"))
    async with elder:
        await elder.open()
        plant(elder.tree, elder.desk)
        return [await part.get_translated_payload(elder.tree, Translator()) for part in elder.tree.get_commands()]


@pytest.mark.parametrize("locale", LOCALES)
async def test_exactly_the_commands_of_the_tree_are_known(tree: list[Json], locale: str) -> None:
    there = {words for part in tree for words in typed(part, locale)}
    assert there <= {command.words for command in commands(locale)}
    groups = {command.words for command in commands(locale)} - there
    assert all(any(words.startswith(f"{group} ") for words in there) for group in groups)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_that_is_quoted_can_be_typed(locale: str) -> None:
    known = [f"{command.words} " for command in commands(locale)]
    whole_games = {f"{key} " for key in games()}
    for text in written(locale):
        for line in QUOTED.findall(text):
            assert f"{line} ".startswith(tuple(known)) or f"{line} " in whole_games, line


@pytest.mark.parametrize("reader", LOCALES)
@pytest.mark.parametrize("public", LOCALES)
@pytest.mark.parametrize("typed_in", LOCALES)
def test_help_names_the_buttons_and_commands_that_are_there(reader: str, public: str, typed_in: str) -> None:
    told = quoted(speaker(reader).say(Message("help-text")), reader, public, typed_in)
    there = {f"*{labels(public)[name]}*" for name in ("button-turn", "button-undo", "lobby-start")}
    assert set(re.findall(r"(?<!\*)\*[^*]+\*(?!\*)", told)) == there
    mine = speaker(typed_in).say(Message("help-text"))
    assert QUOTED.findall(told) == QUOTED.findall(mine)


@pytest.mark.parametrize(
    ("german", "english"),
    [
        ("`/zoar ziehen`", "`/zoar move`"),
        ("`/nerthania kampf karte`", "`/nerthania battle card`"),
        ("`/spiele` und `/spiel neu` und `/spielzeug`", "`/games` und `/game new` und `/spielzeug`"),
        ("`/regeln thema:Kampf spiel:`", "`/rules topic:Kampf game:`"),
        ("**Dein Zug** und *Dein Zug*", "**Dein Zug** und *Your move*"),
        ("*Stein*, 2 * 3 * 4, `python -m rules`", "*Stein*, 2 * 3 * 4, `python -m rules`"),
    ],
)
def test_only_what_is_quoted_is_said_otherwise(german: str, english: str) -> None:
    assert quoted(german, "de", "en", "en") == english
    assert quoted(german, "de", "de", "de") == german
