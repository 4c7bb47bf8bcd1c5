"""Keeps the time: one task that sleeps until the earliest thing is due at any table, and does it.

What is due stands in rows (store/schema.py, `alarms`), written together with the change that made it so. After a start
everything that has fallen due meanwhile is done, each thing once: what has been done is no row any more.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime

from bot.errors import Refused
from bot.logs import log, where
from bot.store.saving import Row
from bot.store.store import Store
from bot.table import Table, Tables
from bot.table.timing import Alarm, Ring

LONGEST_SLEEP = 600.0
"""Seconds after which the clock is looked at again: it may have been set, or the machine have been asleep."""
SHORTEST_SLEEP = 1.0
PAUSE = 5.0
"""Seconds until the next try where the store is busy or something has gone wrong."""


class Timekeeper:
    """One task for all tables. `meet` is asked about everybody before time does anything to them, and about all at a
    table once a day; to answer for them as they have wished is nothing of the kind.
    """

    def __init__(self, store: Store, tables: Tables, meet: Callable[[int, int], Awaitable[bool]]) -> None:
        self._store = store
        self._tables = tables
        self._meet = meet
        self._wakes: datetime | None = None
        self._asleep = False
        self._sooner = False
        self._closed = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, with what has fallen due before."""
        if self._task is None and not self._closed:
            self._task = asyncio.create_task(self._keep())

    def nudge(self, table: Table) -> None:
        """Something may be due earlier now."""
        if not table.alarms or (self._wakes is not None and table.alarms[0].at >= self._wakes):
            return
        self._sooner = True
        if self._asleep and self._task is not None and not self._closed:
            self._asleep = False
            self._task.cancel()
            self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Stop. What falls due meanwhile is done after the next start."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ring(self) -> None:
        """Do everything that is due by now, the earliest first. Raises what has gone wrong when all else is done."""
        faults: list[Exception] = []
        now = self._tables.now()
        for table_id, alarm in self._in_order(await self._store.due_alarms(now.astimezone(UTC).isoformat())):
            try:
                await self._ring(table_id, alarm)
            except Refused:
                continue
            except sqlite3.OperationalError:
                raise
            except Exception as error:
                # A fault at one table must not keep the others waiting.
                faults.append(error)
        if faults:
            raise faults[0]

    def _in_order(self, rows: Iterable[Row]) -> Iterable[tuple[int, Alarm]]:
        """The earliest first. Reminders come last: of those for one person only the first is given now, and that is to
        be at the table where they have heard nothing for the longest time.
        """
        heard = {
            (table.id, seat): at for table in self._tables.open_tables() for seat, at in table.people.heard.items()
        }
        due = [
            (row["table_id"], Alarm(datetime.fromisoformat(row["at"]), Ring(row["ring"]), row["seat"])) for row in rows
        ]
        reminders = [one for one in due if one[1].ring is Ring.REMIND]
        yield from (one for one in due if one[1].ring is not Ring.REMIND)
        yield from sorted(reminders, key=lambda one: heard.get((one[0], one[1].seat), one[1].at))

    async def _ring(self, table_id: int, alarm: Alarm) -> None:
        table = await self._tables.get(table_id)
        if alarm in table.alarms and alarm.ring is Ring.LOOK:
            await self._meet_all(table)
        user_id = table.holders[alarm.seat].user_id if alarm in table.alarms else None
        if user_id is None or alarm.ring in (Ring.ANSWER, Ring.LOOK) or await self._meet(table_id, user_id):
            await self._tables.ring(table_id, alarm)

    async def _meet_all(self, table: Table) -> None:
        for holder in table.humans:
            if holder.user_id is not None:
                await self._meet(table.id, holder.user_id)

    async def _keep(self) -> None:
        while True:
            self._sooner = False
            pause = await self._rung()
            if not self._sooner:
                self._asleep = True
                await asyncio.sleep(pause)
                self._asleep = False

    async def _rung(self) -> float:
        """Do what is due. Returns after how many seconds to look again."""
        try:
            await self.ring()
            return await self._until_next()
        except sqlite3.OperationalError as error:
            log.warning("time waits", error=type(error).__name__)
        except Exception as error:
            # A fault of ours: named, and tried again, for others wait behind it.
            log.error("timekeeper failed", error=type(error).__name__, at=where(error))
        return PAUSE

    async def _until_next(self) -> float:
        """Seconds until something is due again, as far as is known now."""
        at = await self._store.next_alarm()
        self._wakes = None if at is None else datetime.fromisoformat(at)
        if self._wakes is None:
            return LONGEST_SLEEP
        seconds = (self._wakes - self._tables.now()).total_seconds()
        return min(max(seconds, SHORTEST_SLEEP), LONGEST_SLEEP)
