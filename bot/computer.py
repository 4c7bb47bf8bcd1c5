"""Computer players: whatever seat Elder holds, for good or until somebody is back, is moved here, through the same door
as everybody else's.

They know what their seat may know, for the game's `stand_in` sees to that. Where a single question is answered for a
person whose time is over, the game says how (`late`). One step at a time, so that they hold up nobody; and while people
are asked whether something may be taken back, they wait.
"""

from __future__ import annotations

import asyncio
import sqlite3

from bot.errors import Refused
from bot.logs import log, where
from bot.table import Phase, Table, Tables
from bot.table.timing import RunOut
from rules.game import Seat

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds between two tries to store a move, at first and at most."""


class Computers:
    """One task for each table where a computer player is to move, and none otherwise."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.tasks: dict[int, asyncio.Task[None]] = {}
        """By table, where one is moving now."""
        self._closed = False

    def resume(self) -> None:
        """Go on at every table that is being played."""
        for table in self._tables.open_tables():
            self.nudge(table)

    def nudge(self, table: Table) -> None:
        """It may be a computer player's turn at this table."""
        if table.id not in self.tasks and _to_move(table) is not None and not self._closed:
            self.tasks[table.id] = asyncio.create_task(self._play(table.id))

    async def close(self) -> None:
        """Stop. After the next start they go on."""
        self._closed = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table_id: int) -> None:
        pause = FIRST_PAUSE
        try:
            while True:
                try:
                    table = await self._tables.get(table_id)
                    seat = _to_move(table)
                    if seat is None:
                        return
                    await self._move(table, seat)
                except sqlite3.OperationalError as error:
                    # Nobody else would wake this table: whoever keeps the store busy is waited for.
                    log.warning("computer player waits", table=table_id, error=type(error).__name__, pause=pause)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        except Exception as error:
            # A fault of ours: named, and left until the table changes again.
            log.error("computer player failed", table=table_id, error=type(error).__name__, at=where(error))
        finally:
            del self.tasks[table_id]

    async def _move(self, table: Table, seat: Seat) -> None:
        late = table.people.absent.get(seat) is RunOut.DECIDE
        answer = table.rules.late if late else table.rules.stand_in
        action = await asyncio.to_thread(answer, table.state, seat)
        try:
            await self._tables.act_for(table.id, seat, action, table.version)
        except Refused:
            if (await self._tables.get(table.id)).version == table.version:
                raise
            # Somebody was faster, or took the table away; look again.


def _to_move(table: Table) -> Seat | None:
    """A seat that the game waits for, and that Elder plays; where others are to learn nothing from it, not at once."""
    if table.phase is not Phase.PLAYING or table.undo is not None or table.paused:
        return None
    return next((seat for seat in table.owing() if table.played_by_elder(seat) and seat not in table.hushed), None)
