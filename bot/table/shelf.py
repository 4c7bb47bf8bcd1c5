"""Where the tables stand: the open ones at hand, all of them in the store, and what is stored decides."""

from __future__ import annotations

import sqlite3
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta

from bot.errors import Refused
from bot.logs import log
from bot.store.saving import Row
from bot.store.store import EVER, Store
from bot.table import reading, rows
from bot.table.draft import RECENT, Draft, settled
from bot.table.model import Change, Done, Phase, Player, Table
from bot.table.past import Entry
from bot.table.regulars import habits_row
from bot.table.timing import Habits
from rules.codec import Malformed
from rules.words import Message

DAMAGED = Message("parked-damaged")
PRESSES = 2000
"""So many presses are known by heart, older ones by the store."""


@contextmanager
def legible(table_id: int) -> Iterator[None]:
    """What is read of the old changes of a table in here may turn out to be damaged: then it is Refused."""
    try:
        yield
    except Malformed as error:
        log.error("damaged changes", table=table_id, column=str(error).partition(":")[0])
        raise Refused(DAMAGED) from error


class Shelf:
    """Tables by id and by channel. Whoever puts one back holds its lock (see door)."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], datetime],
        habits: Callable[[int], Habits],
        pause: Callable[[], timedelta],
    ) -> None:
        self._store = store
        self._clock = clock
        self._habits = habits
        self._pause = pause
        self._open: dict[int, Table] = {}
        self._in_channel: dict[int, int] = {}
        self._doubtful: set[int] = set()
        """The open tables of which the store may hold more than is at hand."""
        self._presses: OrderedDict[int, Change] = OrderedDict()

    async def load(self) -> None:
        """Read every open table. One whose row is damaged is parked and named in the log; all others go on."""
        for row in await self._store.open_tables():
            table = await self._read(row)
            if table is not None:
                self._keep(table)

    def at(self, channel_id: int) -> Table | None:
        """The open table in this channel."""
        table_id = self._in_channel.get(channel_id)
        return None if table_id is None else self._open.get(table_id)

    def open_tables(self) -> tuple[Table, ...]:
        """Every table that is not over."""
        return tuple(self._open.values())

    async def get(self, table_id: int) -> Table:
        """The table with this id, open or over. Raises Refused when there is none."""
        if self._sure(table_id):
            return self._open[table_id]
        row = await self._store.table(table_id)
        table = await self._read(row) if row is not None else None
        if table is None:
            raise Refused(Message("no-such-table"), stale=True)
        if not self._sure(table_id):
            # Whoever holds its lock may have been faster, and what they keep is newer.
            self._keep(table)
        return self._open.get(table_id, table)

    async def log(self, table_id: int, before: int = EVER, limit: int = 20) -> list[Change]:
        """Its changes before that version, the newest first. Raises Refused where one is damaged."""
        changes = await self._store.changes(table_id, before=before, limit=limit)
        with legible(table_id):
            return [reading.change_from(row) for row in changes]

    async def history(self, table_id: int) -> list[Entry]:
        """The actions that count, in their order."""
        return [reading.entry_from(row) for row in await self._store.actions(table_id)]

    async def set_aside(self, table_id: int) -> list[Entry]:
        """The actions that a restored game can still be taken forward to, in their order."""
        return [reading.entry_from(row) for row in await self._store.set_aside(table_id)]

    async def usual_tribe(self, channel_id: int, game: str, player: Player) -> str | None:
        """The tribe that this person had last when this game was played in this channel."""
        return await self._store.last_tribe(channel_id, game, player.user_id)

    def repeated(self, press: int | None) -> Change | None:
        """What this press has led to already."""
        return None if press is None else self._presses.get(press)

    async def add(self, draft: Draft, player: Player, press: int | None) -> Done:
        """Store a new table. A press that was stored before opens no second one, whatever has become of the first."""
        table = settled(draft.table, draft, self._clock(), self._habits, self._pause)
        try:
            table_id = await self._store.add(rows.saving(draft.table, table, draft, player, press))
        except sqlite3.IntegrityError as error:
            row = await self._stored_before(press, error)
            return Done(await self.get(row["table_id"]), reading.change_from(row), repeated=True)
        return self._stored(replace(table, id=table_id), press)

    async def put(self, before: Table, draft: Draft, player: Player | None, press: int | None) -> Done:
        """Store a change. A press that was stored before, perhaps in an earlier life, is not stored again."""
        after = settled(before, draft, self._clock(), self._habits, self._pause)
        try:
            await self._store.save(before.id, rows.saving(before, after, draft, player, press))
        except sqlite3.IntegrityError as error:
            return Done(before, reading.change_from(await self._stored_before(press, error)), repeated=True)
        except BaseException:
            # Nobody knows whether it was stored: it keeps its place, but the next one reads it anew.
            self._doubtful.add(before.id)
            raise
        self._forget(before)
        if draft.again:
            after = replace(after, recent=await self._recent(before.id))
        return self._stored(after, press)

    async def _recent(self, table_id: int) -> tuple[Change, ...]:
        """Its last changes that count, the newest last."""
        found = await self._store.changes(table_id, limit=RECENT, undone=False)
        with legible(table_id):
            return tuple(reading.change_from(row) for row in reversed(found))

    async def reread(self, table_id: int) -> None:
        """Take a table anew from its rows."""
        table = self._open.get(table_id)
        if table is not None:
            self._forget(table)
        await self.get(table_id)

    async def ring(self, before: Table, after: Table, call: int | None = None, habits: Habits | None = None) -> Table:
        """Store what is due at a table now, whom to call, and what is to be remembered of that; nothing else of it has
        changed.
        """
        seats = range(len(before.holders))
        shown = call is not None or [before.due(seat) for seat in seats] != [after.due(seat) for seat in seats]
        row = habits_row(call, habits) if call is not None and habits is not None else None
        due, people = rows.alarm_rows(after.alarms), rows.dump_people(after.people)
        version = before.version if shown else None
        try:
            await self._store.ring(before.id, people, due, version=version, call=call, habits=row)
        except BaseException:
            self._open.pop(before.id, None)
            raise
        table = replace(self._open.get(before.id, before), people=after.people, alarms=after.alarms)
        self._keep(table)
        return table

    async def settle(self, before: Table, after: Table) -> Table:
        """Store how things stand with who sits at a table, and what is due; nothing that anybody else is to see."""
        uncalled = sorted(before.called_upon() - after.called_upon())
        people = rows.dump_people(after.people)
        try:
            await self._store.settle(before.id, people, rows.alarm_rows(after.alarms), uncalled)
        except BaseException:
            self._doubtful.add(before.id)
            raise
        table = replace(self._open.get(before.id, before), people=after.people, alarms=after.alarms)
        self._keep(table)
        return table

    async def close_damaged(self, table: Table, draft: Draft) -> Done:
        """Close a table that cannot be read, and leave everything else in its rows as it is."""
        await self._store.close(table.id)
        self._forget(table)
        after = settled(table, draft, self._clock(), self._habits, self._pause)
        return Done(after, after.recent[-1])

    def noted(self, table_id: int, message_id: int | None, trouble: Message | None) -> None:
        """Its message in the channel is this one now, or this keeps it from being posted."""
        if table_id in self._open:
            self._open[table_id] = replace(self._open[table_id], message_id=message_id, trouble=trouble)

    async def _stored_before(self, press: int | None, error: sqlite3.IntegrityError) -> Row:
        """The change that this press led to before. Raises the error where it was none of that."""
        row = await self._store.pressed(press) if press is not None else None
        if row is None:
            raise error
        return row

    def _stored(self, table: Table, press: int | None) -> Done:
        change = table.recent[-1]
        if press is not None:
            self._presses[press] = change
            if len(self._presses) > PRESSES:
                self._presses.popitem(last=False)
        self._keep(table)
        log.info("table changed", table=table.id, version=table.version, kind=change.kind, seat=change.seat)
        return Done(table, change)

    def _sure(self, table_id: int) -> bool:
        """Whether the table is at hand as it is stored."""
        return table_id in self._open and table_id not in self._doubtful

    def _keep(self, table: Table) -> None:
        self._forget(table)
        if table.stage is not Phase.OVER:
            self._open[table.id] = table
            self._in_channel[table.channel_id] = table.id

    def _forget(self, table: Table) -> None:
        self._open.pop(table.id, None)
        self._doubtful.discard(table.id)
        if self._in_channel.get(table.channel_id) == table.id:
            del self._in_channel[table.channel_id]

    async def _read(self, row: Row) -> Table | None:
        """The table in this row; a damaged one as far as it can be read, None where not even that."""
        changes = await self._store.changes(row["id"], limit=RECENT, undone=False)
        message_id = await self._store.message_id(row["id"])
        if row["fault"] is not None:
            # It was damaged. Perhaps somebody has mended it.
            row = {**row, "fault": None, "parked": None}
        seats, alarms = await self._store.seats(row["id"]), await self._store.alarms(row["id"])
        handovers = await self._store.handovers(row["id"])
        try:
            table = reading.table_from(row, seats, changes, alarms, handovers)
        except Malformed as error:
            # The column only: what stands in it may be a secret. The whole fault is kept in the row.
            log.error("damaged table parked", table=row["id"], column=str(error).partition(":")[0])
            await self._store.park(row["id"], rows.dump_message(DAMAGED), str(error))
            return _place_of(row)
        return replace(table, message_id=message_id)


def _place_of(row: Row) -> Table | None:
    try:
        return reading.damaged_table(row)
    except Malformed:
        return None
