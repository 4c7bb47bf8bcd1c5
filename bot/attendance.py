"""Who is still there. Discord tells only bots with a privileged intent that somebody has left a server, so Elder asks
about a person by number: when somebody else is called at their table, when somebody does something at a table that has
not begun, before time does anything to them, and once a day. That needs no intent at all.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.errors import Refused
from bot.logs import log, where
from bot.messenger import Messenger, Unreachable
from bot.table import Phase, Table, Tables
from bot.table.host import Host

STILL_TRUE = timedelta(hours=1)
"""So long it is believed that somebody is there."""


class Attendance:
    """Asks about people, one after the other, and gives the seats of those who are gone away."""

    def __init__(self, tables: Tables, host: Host, messenger: Messenger, *, clock: Callable[[], datetime]) -> None:
        self._tables = tables
        self._host = host
        self._messenger = messenger
        self._clock = clock
        self._seen: dict[tuple[int, int], datetime] = {}
        self._called: dict[int, frozenset[int]] = {}
        self._waiting: dict[int, None] = {}
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def came(self, guild_id: int | None, user_id: int) -> None:
        """Somebody has just done something on this server, and so is there."""
        if guild_id is not None:
            self._seen[guild_id, user_id] = self._clock()

    def nudge(self, table: Table) -> None:
        """Somebody may be called at this table, or waits there for the start: it is seen to that all are there."""
        called = table.called_upon()
        waits = table.phase is Phase.LOBBY or (called and called != self._called.get(table.id))
        if waits and not self._closed:
            self._waiting[table.id] = None
            if self._task is None:
                self._task = asyncio.create_task(self._look_around())
        self._called[table.id] = called
        if table.phase is Phase.OVER:
            del self._called[table.id]

    async def close(self) -> None:
        """Stop."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def tasks(self) -> tuple[asyncio.Task[None], ...]:
        """What is going on."""
        return () if self._task is None else (self._task,)

    async def meet(self, table_id: int, user_id: int) -> bool:
        """Whether this person is there; who is not gives up the seat. Who cannot be asked about is believed to be."""
        table = await self._tables.get(table_id)
        try:
            there = await self._messenger.is_member(table.guild_id, user_id)
        except Unreachable:
            return True
        if there:
            self._seen[table.guild_id, user_id] = self._clock()
        else:
            self._seen.pop((table.guild_id, user_id), None)
            log.info("has left the server", table=table_id)
            await self._host.gone(table_id, user_id)
        return there

    async def _look_around(self) -> None:
        try:
            while self._waiting:
                table_id = next(iter(self._waiting))
                del self._waiting[table_id]
                await self._meet_all(table_id)
        finally:
            self._task = None

    async def _meet_all(self, table_id: int) -> None:
        try:
            for holder in (await self._tables.get(table_id)).humans:
                if holder.user_id is not None and not await self._known(table_id, holder.user_id):
                    await self.meet(table_id, holder.user_id)
        except Refused:
            return
        except sqlite3.OperationalError as error:
            log.warning("attendance waits", table=table_id, error=type(error).__name__)
        except Exception as error:
            # A fault of ours: named; they are asked about again when somebody else is called.
            log.error("attendance failed", table=table_id, error=type(error).__name__, at=where(error))

    async def _known(self, table_id: int, user_id: int) -> bool:
        seen = self._seen.get(((await self._tables.get(table_id)).guild_id, user_id))
        return seen is not None and self._clock() - seen < STILL_TRUE
