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
        if alarm.ring is Ring.LOOK:
            return await self._shelf.ring(table, clock.looked(table, alarm, now))
        user_id = table.holders[alarm.seat].user_id
        if user_id is None:
            return table
        if alarm.ring is Ring.END:
            return await self._run_out(table, alarm, now, user_id)
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

    async def _run_out(self, table: Table, alarm: Alarm, now: datetime, user_id: int) -> Table:
        """Somebody's time is over, unless no warning has reached them. Who is called once more is so as they like."""
        if alarm.seat in table.people.unwarned:
            return await self._shelf.ring(table, clock.spared(table, alarm, now))
        habits = self._regulars.of(user_id)
        draft = company.run_out(table, alarm.seat, calls=not habits.spacing or habits.next_reminder(now) <= now)
        after = (await self._shelf.put(table, draft, None, None)).table
        if user_id in draft.calls:
            await self._regulars.keep(user_id, replace(habits, reminded_at=now))
        return after

    def _of(self, user_id: int) -> list[Alarm]:
        """What is due for this account, at whatever table."""
        tables = [(table, table.seat_of(user_id)) for table in self._shelf.open_tables() if table.parked is None]
        return [alarm for table, seat in tables for alarm in table.alarms if alarm.seat == seat and _calls(alarm)]

    async def _remind(self, table: Table, alarm: Alarm, now: datetime, user_id: int) -> Table:
        habits = self._regulars.of(user_id)
        after, called = clock.rung(table, alarm, habits, now, self._of(user_id))
        reminded = replace(habits, reminded_at=now)
        after = await self._shelf.ring(table, after, user_id if called else None, reminded)
        if called:
            self._regulars.noted(user_id, reminded)
        return after


def _calls(alarm: Alarm) -> bool:
    return alarm.ring in (Ring.REMIND, Ring.WARN)
