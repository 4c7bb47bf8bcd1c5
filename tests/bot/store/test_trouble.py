"""A disk that is full, and a file that is removed or replaced while the bot runs: whoever acts is told so, nothing
changes and nothing is lost, and when the cause is gone everything goes on.
"""

from __future__ import annotations

import itertools
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

import pytest

from bot.store.database import Transaction
from bot.store.results import Records
from bot.table.host import Host
from bot.table.timing import HOUR, Habits
from tests.bot.house import ANNA, BEN, CLARA, House


@asynccontextmanager
async def full(house: House) -> AsyncIterator[None]:
    """SQLite itself says that no page can be added, and every page that there is is filled."""

    def fill(transaction: Transaction) -> int:
        line = transaction._connection
        before = int(line.execute("PRAGMA max_page_count").fetchone()[0])
        line.execute(f"PRAGMA max_page_count = {line.execute('PRAGMA page_count').fetchone()[0]}")
        return before

    before = await house.database.write(fill)
    with suppress(sqlite3.OperationalError):
        for number in itertools.count():
            await house.store.remember(f"scrap {number}", "x" * 200)
    yield
    await house.database.write(lambda step: step._connection.execute(f"PRAGMA max_page_count = {before}"))


@asynccontextmanager
async def removed(house: House) -> AsyncIterator[None]:
    away = house.path.with_name("away.db")
    house.path.rename(away)
    yield
    away.rename(house.path)


@asynccontextmanager
async def replaced(house: House) -> AsyncIterator[None]:
    """By a copy of itself, as somebody does who brings a backup back."""
    away = house.path.with_name("away.db")
    house.path.rename(away)
    shutil.copy(away, house.path)
    yield
    away.rename(house.path)


Trouble = Callable[[House], AbstractAsyncContextManager[None]]
TROUBLES = (full, removed, replaced)
every_trouble = pytest.mark.parametrize("trouble", TROUBLES, ids=[trouble.__name__ for trouble in TROUBLES])


@every_trouble
async def test_nothing_changes_nothing_is_lost_and_it_goes_on(house: House, trouble: Trouble) -> None:
    table = await house.do(await house.game(), ANNA, "step")
    count = len(await house.store.actions(table.id))
    async with trouble(house):
        with suppress(sqlite3.OperationalError):
            for _ in range(200):
                table = await house.do(table, ANNA, "step")
                count += 1
        for _ in range(3):
            with pytest.raises(sqlite3.OperationalError):
                await house.do(table, ANNA, "step")
            assert await house.tables.get(table.id) == table
            assert house.tables.at(table.channel_id) == table
    after = await house.do(table, ANNA, "step", "pass")
    assert after.version == table.version + 2
    assert len(await house.store.actions(table.id)) == count + 2
    assert await house.replayed(table.id) == await house.stored_state(table.id)
    later = await house.reopened()
    assert await later.tables.get(table.id) == after
    assert (await later.notices.due(table.id)).called == {BEN.user_id}


@pytest.mark.parametrize("trouble", [removed, replaced], ids=["removed", "replaced"])
async def test_whatever_is_to_be_written_is_refused_and_then_works(house: House, trouble: Trouble) -> None:
    """Every way by which anything gets into the store."""
    table = await house.game()
    host, records = Host(house.tables), Records(house.database)
    writes = (
        lambda: house.tables.open(1, 11, CLARA, house.game_key, 2, "en"),
        lambda: host.ask_pause(table.id, ANNA),
        lambda: host.accustom(BEN, Habits(spacing=3 * HOUR)),
        lambda: records.wish(BEN.user_id, listed=False),
        lambda: records.forget(CLARA.user_id, str),
        lambda: house.store.remember("commands", "x"),
        lambda: house.notices.remind(table.id, 1),
        lambda: house.tables.end(table.id, ANNA),
    )
    for write in writes:
        async with trouble(house):
            with pytest.raises(sqlite3.OperationalError):
                await write()
        await write()
    assert await house.rows("PRAGMA integrity_check") == [("ok",)]
