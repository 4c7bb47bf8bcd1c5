"""The only door through which a table changes: one change at a time at each table, stored before it is answered."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Coroutine
from datetime import datetime, timedelta
from random import Random
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot.errors import Refused
from bot.store.store import EVER, Store
from bot.table import clock, hush
from bot.table.archive import Archive
from bot.table.bell import Bell
from bot.table.draft import Draft
from bot.table.model import Change, Done, Player, Table
from bot.table.past import Entry
from bot.table.regulars import Regulars
from bot.table.shelf import DAMAGED, Shelf, legible
from bot.table.timing import Alarm
from rules.words import Message

T = TypeVar("T")
Pausing = Callable[[], timedelta]
Drafting = Callable[[Table], Coroutine[Any, Any, Draft]]


class Door:
    """All tables. Whatever changes one raises Refused when it is not possible, and then nothing has changed.

    `press` is the number of the interaction that asks: the same press twice is done once and answered twice. Those in
    `changed` are called after every stored change. Nothing in here speaks to Discord, so no lock ever waits for it.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], datetime],
        new_seed: Callable[[], str] = secrets.token_hex,
        luck: Random | None = None,
    ) -> None:
        self.changed: list[Callable[[Table], None]] = []
        self._clock = clock
        self._new_seed = new_seed
        self.regulars = Regulars(store)
        chance = luck or secrets.SystemRandom()
        self._pause: Pausing = lambda: hush.pause(chance)
        self._shelf = Shelf(store, clock, self.regulars.of, self._pause)
        self._bell = Bell(self._shelf, self.regulars, self._pause)
        self.archive = Archive(self._shelf, store, clock)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._opening = asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()

    async def load(self) -> None:
        """Read every open table. One whose row is damaged is parked and named in the log; all others go on."""
        await self.regulars.load()
        await self._shelf.load()
        for table in self.open_tables():
            await self.put_off(table.id, lambda table: clock.watched(table, self._clock()))

    async def close(self) -> None:
        """Wait for the changes that are on their way."""
        if self._running:
            await asyncio.wait(self._running)

    # Looking

    def at(self, channel_id: int) -> Table | None:
        """The table in this channel that is not over, or None."""
        return self._shelf.at(channel_id)

    def open_tables(self) -> tuple[Table, ...]:
        """Every table that is not over."""
        return self._shelf.open_tables()

    async def get(self, table_id: int) -> Table:
        """The table with this id, open or over. Raises Refused when there is none."""
        return await self._shelf.get(table_id)

    async def log(self, table_id: int, *, before: int = EVER, limit: int = 20) -> list[Change]:
        """Its changes before that version, the newest first, those that were taken back included."""
        return await self._shelf.log(table_id, before, limit)

    def noted(self, table_id: int, message_id: int | None, trouble: Message | None = None) -> None:
        """Its message in the channel is this one now, or this keeps it from being posted."""
        self._shelf.noted(table_id, message_id, trouble)

    # What time does to a table

    async def ring(self, table_id: int, alarm: Alarm) -> None:
        """Do what is due, if it still is. Raises Refused when the table is gone."""
        await self._finish(self._rung(table_id, alarm))

    async def reached(self, table_id: int, accounts: Collection[int]) -> None:
        """A message has arrived that calls these accounts: whoever was to be warned is."""
        await self.put_off(table_id, lambda table: clock.warned(table, accounts, self._clock()))

    async def put_off(self, table_id: int, follow: Callable[[Table], Table]) -> None:
        """Let what is due be what this function makes of it; nothing else of the table changes."""
        async with self._lock(table_id):
            table = await self._shelf.get(table_id)
            after = follow(table)
            if (after.alarms, after.people) != (table.alarms, table.people):
                self._spread(await self._shelf.ring(table, after))

    async def settle(
        self, table_id: int, follow: Callable[[Table, datetime, Pausing], tuple[Table, T]]
    ) -> tuple[Table, T]:
        """Let things stand with who sits there as this function says, which is told the time and how long Elder seems
        to think; and what it says besides. No change of the table: nobody else sees it.
        """
        return await self._finish(self._settled(table_id, follow))

    def now(self) -> datetime:
        """The time by which everything here goes."""
        return self._clock()

    # Behind the door

    async def _rung(self, table_id: int, alarm: Alarm) -> None:
        async with self._lock(table_id):
            table = await self._shelf.get(table_id)
            after = await self._bell.ring(table, alarm, self._clock())
            if after is not table:
                self._spread(after)

    async def _settled(
        self, table_id: int, follow: Callable[[Table, datetime, Pausing], tuple[Table, T]]
    ) -> tuple[Table, T]:
        async with self._lock(table_id):
            table = await self._shelf.get(table_id)
            if table.parked is not None:
                raise Refused(table.parked)
            after, said = follow(table, self._clock(), self._pause)
            after = await self._shelf.settle(table, after)
            self._spread(after)
            return after, said

    async def change(
        self,
        table_id: int,
        player: Player | None,
        press: int | None,
        draft: Callable[[Table], Draft],
        *,
        parked_too: bool = False,
    ) -> Done:
        """Carry out a change that needs nothing but the table as it is; `player` is who wants it, None for nobody."""

        async def at_once(table: Table) -> Draft:
            return draft(table)

        return await self._finish(self._locked(table_id, player, press, at_once, parked_too))

    async def rework(
        self,
        table_id: int,
        player: Player,
        press: int | None,
        draft: Callable[[Table, list[Entry], list[Entry]], Draft],
    ) -> Done:
        """Change a table by a draft that needs its actions so far, and those that can count again. It may take its
        time.
        """

        async def with_history(table: Table) -> Draft:
            history, aside = await self._shelf.history(table_id), await self._shelf.set_aside(table_id)
            with legible(table_id):
                return await asyncio.to_thread(draft, table, history, aside)

        return await self._finish(self._locked(table_id, player, press, with_history))

    async def move(
        self, table_id: int, player: Player, press: int | None, channel_id: int, draft: Callable[[Table], Draft]
    ) -> Done:
        """Change a table by a draft that takes it to this channel, where no other may be open."""

        async def at_once(table: Table) -> Draft:
            there = self._shelf.at(channel_id)
            if there is not None and there.id != table_id:
                raise Refused(Message("no-table-there"))
            return draft(table)

        async def alone() -> Done:
            async with self._opening:
                return await self._locked(table_id, player, press, at_once, parked_too=True)

        return await self._finish(alone())

    async def reread(self, table_id: int) -> None:
        """Look at the rows of a table again, which somebody may have mended."""
        async with self._lock(table_id):
            await self._shelf.reread(table_id)

    async def _finish(self, change: Coroutine[Any, Any, T]) -> T:
        """Bring a change to its end even when who asked for it has stopped waiting."""
        task = asyncio.create_task(change)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _locked(
        self, table_id: int, player: Player | None, press: int | None, draft: Drafting, parked_too: bool = False
    ) -> Done:
        async with self._lock(table_id):
            before = await self._shelf.get(table_id)
            known = self._shelf.repeated(press)
            if known is not None:
                return Done(before, known, repeated=True)
            if before.parked is not None and not parked_too:
                raise Refused(before.parked)
            after = await draft(before)
            if before.parked == DAMAGED:
                return await self._shelf.close_damaged(before, after)
            return self._tell(await self._shelf.put(before, after, player, press))

    def _lock(self, table_id: int) -> asyncio.Lock:
        """The lock of this table, there as long as somebody holds it or waits for it."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    def _tell(self, done: Done) -> Done:
        if not done.repeated:
            self._spread(done.table)
        return done

    def _spread(self, table: Table) -> None:
        for tell in self.changed:
            tell(table)
