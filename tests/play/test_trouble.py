"""What nobody thinks of: commands typed where no game can be, a disk that is full, a database that is taken away."""

from __future__ import annotations

import itertools
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot import herald
from tests.bot.house import replayed, stored_state
from tests.bot.panels.evening import Evening

GIVEN = ("game", "seats", "text", "number", "who")
"""What is filled in where a command wants it."""


def filled(parameter: app_commands.Parameter) -> int | str:
    if parameter.type is discord.AppCommandOptionType.integer:
        return 2
    return {"game": "tryout", "who": "players"}.get(parameter.name, "1")


def commands(evening: Evening) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every command that can be typed with what is given, as the bot has registered it."""
    for command in evening.elder.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            wanted = [parameter for parameter in command.parameters if parameter.required]
            if {parameter.name for parameter in wanted} <= set(GIVEN):
                yield command.qualified_name, {parameter.name: filled(parameter) for parameter in wanted}


async def test_commands_typed_in_private(hall: Evening) -> None:
    """Each is answered, in private and without a fault of ours, and no table comes of it or changes by it."""
    anna, ben = hall.club.person("Anna"), hall.club.person("Ben")
    await hall.begun(anna, ben, game="tryout")
    before = hall.table
    letters = hall.wire.backend.get_dm_channel(anna.id)
    typed = list(commands(hall))
    assert len(typed) > 20
    for command, options in typed:
        answer = await anna.slash(letters, command, **options)
        assert answer.answered, command
    (after,) = hall.elder.tables.open_tables()
    assert (after.version, after.state, after.holders) == (before.version, before.state, before.holders)
    new = await anna.slash(letters, "game new", game="tryout", seats=2)
    assert "A table needs a channel on a server." in new.words
    assert str(hall.channel.id) in (await anna.slash(letters, "games")).words


@asynccontextmanager
async def full(hall: Evening, path: Path) -> AsyncIterator[None]:
    """SQLite itself says that no page can be added."""
    store = hall.elder.store

    def limited(pages: int | None) -> Callable[[Any], None]:
        def work(step: Any) -> None:
            line = step._connection
            most = line.execute("PRAGMA page_count").fetchone()[0] if pages is None else pages
            line.execute(f"PRAGMA max_page_count = {most}")

        return work

    await store._database.write(limited(None))
    with suppress(sqlite3.OperationalError):
        for number in itertools.count():
            await store.remember(f"scrap {number}", "x" * 500)
    yield
    await store._database.write(limited(1 << 30))


@asynccontextmanager
async def removed(hall: Evening, path: Path) -> AsyncIterator[None]:
    away = path.with_name("away.db")
    os.rename(path, away)
    yield
    os.rename(away, path)


@asynccontextmanager
async def replaced(hall: Evening, path: Path) -> AsyncIterator[None]:
    """By a copy of itself, as somebody does who brings a backup back."""
    async with removed(hall, path):
        shutil.copy(path.with_name("away.db"), path)
        yield


Trouble = Callable[[Evening, Path], AbstractAsyncContextManager[None]]


@pytest.mark.parametrize("trouble", [full, removed, replaced], ids=["full", "removed", "replaced"])
async def test_a_book_that_cannot_be_written(
    hall: Evening,
    tmp_path: Path,
    trouble: Trouble,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Whoever acts is told so, nothing has happened; as soon as it can be written the game goes on where it stood."""
    monkeypatch.setattr(herald, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(herald, "LONGEST_PAUSE", 0.01)
    anna, ben = hall.club.person("Anna"), hall.club.person("Ben")
    await hall.begun(anna, ben, game="tryout")
    async with trouble(hall, tmp_path / "elder.db"):
        for _ in range(100):
            told = (await anna.slash(hall.channel, "tryout step")).words
            if "cannot be written" in told:
                break
        stuck = hall.table
        for command in ("tryout step", "tryout pass"):
            assert "Nothing was done" in (await anna.slash(hall.channel, command)).words
            assert (hall.table.version, hall.table.state) == (stuck.version, stuck.state)
        assert "Tryout" in (await ben.slash(hall.channel, "games")).words
    assert "unforeseen" in capsys.readouterr().out
    await anna.slash(hall.channel, "tryout pass")
    await hall.message("Anna passes.", f"<@{ben.id}>")
    await ben.slash(hall.channel, "tryout step")
    await hall.message("Ben steps.")
    table = hall.table
    assert await replayed(hall.elder.store, table) == await stored_state(hall.elder.store, table.id)
