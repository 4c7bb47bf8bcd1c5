"""What is done to a table when something is due there. Whoever rings holds the lock of the table (see door)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

from bot.table import answers, clock, company, hush
from bot.table.model import Table
from bot.table.regulars import Regulars
from bot.table.shelf import Shelf
from bot.table.timing import Alarm, Ring


class Bell:
    """Stores what follows from an alarm."""

    def __init__(self, shelf: Shelf, regulars: Regulars, pause: Callable[[], timedelta]) -> None:
        self._shelf = shelf
        self._regulars = regulars
        self._pause = pause

    async def ring(self, table: Table, alarm: Alarm, now: datetime) -> Table:
        """The table after it; the same where nothing is due any more, or not yet."""
        if alarm not in table.alarms or alarm.at > now or table.parked is not None:
            return table
        if alarm.ring is Ring.ANSWER:
            return await self._look_at_question(table, alarm, now)
        user_id = table.holders[alarm.seat].user_id
        if user_id is None:
            return table
        if alarm.ring is Ring.END:
            return (await self._shelf.put(table, company.run_out(table, alarm.seat), None, None)).table
        return await self._remind(table, alarm, now, user_id)

    async def _look_at_question(self, table: Table, alarm: Alarm, now: datetime) -> Table:
        """What was left to Elder: answered, or asked after all. While people are asked for an undo, it waits."""
        seat, rest = alarm.seat, [other for other in table.alarms if other != alarm]
        if table.undo is not None:
            later = replace(alarm, at=now + self._pause())
            return await self._shelf.ring(table, replace(table, alarms=tuple(sorted([*rest, later]))))
        action = hush.answer(table, seat)
        if action is not None:
            return (await self._shelf.put(table, answers.give(table, seat, action), None, None)).table
        after = hush.looked_at(replace(table, alarms=tuple(rest)), seat)
        return await self._shelf.ring(table, after, after.waits_for().get(seat))

    async def _remind(self, table: Table, alarm: Alarm, now: datetime, user_id: int) -> Table:
        habits = self._regulars.of(user_id)
        after, called = clock.rung(table, alarm, habits, now)
        reminded = replace(habits, reminded_at=now)
        after = await self._shelf.ring(table, after, user_id if called else None, reminded)
        if called:
            self._regulars.noted(user_id, reminded)
        return after
