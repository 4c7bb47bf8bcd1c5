"""A table that only its players may look at, and an outsider who types every command and presses every button."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandOptionType
from discord.app_commands import Command

from bot.panels import ids
from bot.panels.dispatch import CHOOSING, HANDLERS, SHAPES
from bot.table import Player
from bot.table.model import Audience
from tests.bot.panels import evening as evenings
from tests.bot.panels.evening import Evening
from tests.play.club import Sketchbook
from tests.wire import Answer, Person, words

GAME = "zoar"
OPENS = {"game new", "thread"}
"""What opens another table and shows none."""
NAMED = (AppCommandOptionType.channel, AppCommandOptionType.attachment, AppCommandOptionType.user)
"""Things that are handed over beside the command, to which nothing of a table is told."""
SHOWS_RUNNING = {"/game status", "/board", "/log", "/replay", "/verify", "look", "lines.0", "log", f"step.0.{GAME}"}
SHOWS_OVER = {"/replay", "/verify", "/game export", "/replay game", "/game export game", "log", f"step.0.{GAME}"}
STEPS = 12


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Evening]:
    """The wire, on which a press can have any id."""
    async with evenings.opened(tmp_path / "elder.db", Sketchbook()) as hall:
        yield hall


def commands(hall: Evening) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every command without its optional options, and with all of them."""
    for command in hall.elder.tree.walk_commands():
        if not isinstance(command, Command) or command.qualified_name in OPENS:
            continue
        if any(option.required and option.type in NAMED for option in command.parameters):
            continue
        options = [option for option in command.parameters if option.type not in NAMED]
        needed = {option.display_name: filled(option) for option in options if option.required}
        yield command.qualified_name, needed
        if len(options) > len(needed):
            yield command.qualified_name, {option.display_name: filled(option) for option in options}


def filled(option: Any) -> Any:
    """Something that fits; the table itself where one may be named."""
    if option.choices:
        return option.choices[0].value
    if option.type is AppCommandOptionType.boolean:
        return True
    return TABLE if option.name in ("game", "table") else 1 if option.type is AppCommandOptionType.integer else "1"


TABLE = "the table"
"""Stands for its number, which is not known yet."""


def presses() -> Iterator[str]:
    """The path of every button and menu there is, with arguments of its shape."""
    for word in HANDLERS.keys() - OPENS:
        found = re.findall(r"\\\.(\[|\\d)", SHAPES.get(word, ""))
        yield ".".join([word, *(GAME if kind == "[" else "0" for kind in found)])
        if found and SHAPES[word].endswith("?"):
            yield word


async def everything(hall: Evening, person: Person, table_id: int) -> dict[str, str]:
    """What this person is told by everything there is, by what they did."""
    said = {}
    for command, options in commands(hall):
        named = {name: str(table_id) if value == TABLE else value for name, value in options.items()}
        did = " ".join([f"/{command}", *sorted(name for name, value in options.items() if value == TABLE)])
        said[did] = told(await person.slash(hall.channel, command, **named))
    for command in ("replay", "verify", "game export"):
        offered = await person.complete(hall.channel, command, "game")
        said[f"/{command} offers"] = repr([choice["name"] for choice in offered.choices])
    message = hall.newest
    for path in presses():
        custom_id = f"{ids.OURS}{table_id}:1:{path}"
        if path.partition(".")[0] in CHOOSING:
            said[path] = told(await person.choose(message, custom_id, "0"))
        else:
            said[path] = told(await person.press(message, custom_id))
    return said


def told(answer: Answer) -> str:
    """The words and the files of a private answer, without the numbers of threads."""
    assert answer.answered
    try:
        message = answer.message
    except LookupError:
        return ""
    if not message.is_ephemeral:
        return ""
    return re.sub(r"<#\d+>", "<#>", f"{words(message)} {[file['filename'] for file in message.attachments]}")


async def goes_on(hall: Evening) -> None:
    """A few actions more."""
    for _ in range(STEPS):
        table = hall.table
        holder, state = table.holders[table.owing()[0]], table.state
        action = table.rules.stand_in(state, holder.seat)
        await hall.elder.tables.act(table.id, Player(holder.user_id or 0, holder.name), action)


async def seen(hall: Evening, audience: Audience, *, over: bool) -> tuple[dict[str, str], dict[str, str]]:
    """What Zoe is told by everything, at two games that differ in what has happened."""
    anna, ben, zoe = (hall.club.person(name) for name in ("Anna", "Ben", "Zoe"))
    found = []
    for more in (0, 1):
        if over or not more:
            await hall.begun(anna, ben, game=GAME)
            await anna.slash(hall.channel, "table visibility", who=audience.value)
        table_id = hall.table.id
        for _ in range(more):
            await goes_on(hall)
        if over:
            sure = await anna.slash(hall.channel, "game end")
            await anna.press(sure.message, f"{ids.OURS}{table_id}:{hall.table.version}:end")
        found.append(await everything(hall, zoe, table_id))
    return found[0], found[1]


@pytest.mark.parametrize("over", [False, True], ids=["running", "over"])
async def test_an_outsider_learns_nothing_of_a_table_that_is_for_its_players(hall: Evening, over: bool) -> None:
    """Whatever has happened there: every answer is the same."""
    one, other = await seen(hall, Audience.PLAYERS, over=over)
    assert one == other
    shows = SHOWS_OVER if over else SHOWS_RUNNING
    assert {did for did in shows if "Only those who play" not in one[did]} == set()


@pytest.mark.parametrize("over", [False, True], ids=["running", "over"])
async def test_what_everyone_may_look_at_is_shown(hall: Evening, over: bool) -> None:
    """Else the test before this one would say nothing."""
    one, other = await seen(hall, Audience.EVERYONE, over=over)
    assert {did for did in one if one[did] != other[did]} >= (SHOWS_OVER if over else SHOWS_RUNNING) - {"/verify"}
