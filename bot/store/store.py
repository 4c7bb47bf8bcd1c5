"""Tables, their seats and their changes as rows. Knows no rules: positions, actions and events are text here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, select, update
from sqlalchemy.dialects import sqlite

from bot.store.database import Database, Statement, Transaction
from bot.store.habits import ALL_HABITS, DROP_HABITS, KEEP_HABITS
from bot.store.past import HANDOVERS, LAST_GAME, OFFERED, SET_ASIDE
from bot.store.saving import (
    ADD_CHANGE,
    ADD_SEAT,
    ADD_TABLE,
    CALL,
    NOTIFY,
    SET_TABLE,
    UNCALL,
    Overtaken,
    Row,
    Saving,
    follow,
    set_alarms,
)
from bot.store.schema import alarms, changes, facts, open_tables, posts, seats, tables

_SET_PEOPLE = update(tables).where(tables.c.id == bindparam("table_id")).values(people=bindparam("people"))
_PARK = update(tables).where(tables.c.id == bindparam("table_id"))
_PARK = _PARK.values(parked=bindparam("parked"), fault=bindparam("fault"))
_CLOSE = update(tables).where(tables.c.id == bindparam("table_id")).values(phase="over")
_SET_FACT = sqlite.insert(facts).values(name=bindparam("name"), value=bindparam("value"))
_SET_FACT = _SET_FACT.on_conflict_do_update(index_elements=["name"], set_={"value": _SET_FACT.excluded.value})

_OPEN = select(tables).where(open_tables).order_by(tables.c.id)
_TABLE = select(tables).where(tables.c.id == bindparam("table_id"))
_BEGUN = select(tables.c.id).where(tables.c.state.is_not(None)).order_by(tables.c.id)
_SEATS = select(seats).where(seats.c.table_id == bindparam("table_id")).order_by(seats.c.seat)
_ALARMS = select(alarms).where(alarms.c.table_id == bindparam("table_id")).order_by(alarms.c.at)
_CHANGES = (
    select(changes)
    .where(changes.c.table_id == bindparam("table_id"), changes.c.version < bindparam("before"))
    .order_by(changes.c.version.desc())
    .limit(bindparam("limit"))
)
_COUNTING = _CHANGES.where(changes.c.undone_by.is_(None))
_ACTIONS = (
    select(changes)
    .where(
        changes.c.table_id == bindparam("table_id"),
        changes.c.version <= bindparam("up_to"),
        changes.c.action.is_not(None),
        changes.c.undone_by.is_(None),
    )
    .order_by(changes.c.version)
)
_LAST_TRIBE = (
    select(seats.c.tribe)
    .join(tables, seats.c.table_id == tables.c.id)
    .where(
        tables.c.channel_id == bindparam("channel_id"),
        tables.c.game == bindparam("game"),
        seats.c.user_id == bindparam("user_id"),
    )
    .order_by(tables.c.id.desc())
    .limit(1)
)
_BEGINNING = select(changes).where(changes.c.table_id == bindparam("table_id"), changes.c.kind == "start")
_PRESSED = select(changes).where(changes.c.press == bindparam("press"))
_WHOLE = (alarms.c.table_id == tables.c.id) & tables.c.parked.is_(None) & open_tables
_NEXT_ALARM = select(alarms.c.at).where(_WHOLE).order_by(alarms.c.at).limit(1)
_DUE_ALARMS = select(alarms).where(_WHOLE, alarms.c.at <= bindparam("now")).order_by(alarms.c.at, alarms.c.ring)
_MESSAGE = select(posts.c.message_id).where(posts.c.table_id == bindparam("table_id"), posts.c.standing == "live")
_FACT = select(facts.c.value).where(facts.c.name == bindparam("name"))

EVER = (1 << 63) - 1
"""A version that no table reaches."""


class Store:
    """Everything about tables that survives a restart."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, saving: Saving) -> int:
        """A new table with its first change. Returns its id."""

        def work(transaction: Transaction) -> int:
            table_id = transaction.add(ADD_TABLE, saving.table)
            follow(transaction, table_id, saving)
            return table_id

        return await self._database.write(work)

    async def save(self, table_id: int, saving: Saving) -> None:
        """One accepted change: the table, the change, the seats, who is to be called, the notice. All or nothing.

        Raises Overtaken when the table has changed since, and sqlite3.IntegrityError when this press is stored already.
        """
        was = {"table_id": table_id, "was": saving.table["version"] - 1}

        def work(transaction: Transaction) -> None:
            if not transaction.run(SET_TABLE, {**saving.table, **was}):
                raise Overtaken(table_id)
            follow(transaction, table_id, saving)

        await self._database.write(work)

    async def ring(
        self,
        table_id: int,
        people: str,
        due: Sequence[Row],
        *,
        version: int | None,
        call: int | None,
        habits: Row | None,
    ) -> None:
        """What is due at a table has changed without a change of the table, and how things stand with who sits there.

        It is shown again where its `version` is given; an account to `call` is reminded now, which its `habits` know.
        """

        def work(transaction: Transaction) -> None:
            transaction.run(_SET_PEOPLE, {"table_id": table_id, "people": people})
            set_alarms(transaction, table_id, due)
            if call is not None:
                transaction.run(CALL, {"table_id": table_id, "user_id": call})
            if habits is not None:
                transaction.run(KEEP_HABITS, habits)
            if version is not None:
                transaction.run(NOTIFY, {"table_id": table_id, "version": version})

        await self._database.write(work)

    async def settle(self, table_id: int, people: str, due: Sequence[Row], uncalled: Sequence[int]) -> None:
        """How things stand with who sits at a table has changed, and what is due, and nobody else is to see it."""

        def work(transaction: Transaction) -> None:
            transaction.run(_SET_PEOPLE, {"table_id": table_id, "people": people})
            set_alarms(transaction, table_id, due)
            for user_id in uncalled:
                transaction.run(UNCALL, {"table_id": table_id, "user_id": user_id})

        await self._database.write(work)

    async def habits(self) -> list[dict[str, Any]]:
        """When people want to hear from Elder, of everybody who has said so."""
        return await self._database.read(ALL_HABITS)

    async def keep_habits(self, row: Row) -> None:
        """The habits of one account, from now on."""
        await self._run(KEEP_HABITS, row)

    async def drop_habits(self, user_id: int) -> None:
        """This account has none any more."""
        await self._run(DROP_HABITS, {"user_id": user_id})

    async def park(self, table_id: int, parked: str, fault: str) -> None:
        """Keep a damaged table as it is, and why it cannot go on."""
        await self._run(_PARK, {"table_id": table_id, "parked": parked, "fault": fault})

    async def close(self, table_id: int) -> None:
        """Close a damaged table and change nothing else of it."""
        await self._run(_CLOSE, {"table_id": table_id})

    async def remember(self, name: str, value: str) -> None:
        """Keep a small thing across restarts."""
        await self._run(_SET_FACT, {"name": name, "value": value})

    async def open_tables(self) -> list[dict[str, Any]]:
        """The tables that are not over, the oldest first."""
        return await self._database.read(_OPEN)

    async def table(self, table_id: int) -> dict[str, Any] | None:
        """The row of a table, open or over."""
        return next(iter(await self._database.read(_TABLE, {"table_id": table_id})), None)

    async def begun_tables(self) -> list[int]:
        """The ids of all tables where a game has begun, open or over."""
        return [row["id"] for row in await self._database.read(_BEGUN)]

    async def seats(self, table_id: int) -> list[dict[str, Any]]:
        """Its seats in their order."""
        return await self._database.read(_SEATS, {"table_id": table_id})

    async def alarms(self, table_id: int) -> list[dict[str, Any]]:
        """What is due at it, the earliest first."""
        return await self._database.read(_ALARMS, {"table_id": table_id})

    async def next_alarm(self) -> str | None:
        """When something is due next, at any table."""
        return next((row["at"] for row in await self._database.read(_NEXT_ALARM)), None)

    async def due_alarms(self, now: str) -> list[dict[str, Any]]:
        """Everything that is due by now, the earliest first."""
        return await self._database.read(_DUE_ALARMS, {"now": now})

    async def changes(
        self, table_id: int, *, before: int = EVER, limit: int, undone: bool = True
    ) -> list[dict[str, Any]]:
        """Its changes before that version, the newest first, with or without those that were taken back."""
        values = {"table_id": table_id, "before": before, "limit": limit}
        return await self._database.read(_CHANGES if undone else _COUNTING, values)

    async def actions(self, table_id: int, *, up_to: int = EVER) -> list[dict[str, Any]]:
        """The actions that count, in their order, up to and with that version."""
        return await self._database.read(_ACTIONS, {"table_id": table_id, "up_to": up_to})

    async def set_aside(self, table_id: int) -> list[dict[str, Any]]:
        """The actions that were taken back by restoring it, as long as nobody has done anything in the game since: what
        came after those that count, in their order.
        """
        return await self._database.read(SET_ASIDE, {"table_id": table_id})

    async def handovers(self, table_id: int) -> list[dict[str, Any]]:
        """The changes with which a seat got into other hands in the middle of the game, in their order."""
        return await self._database.read(HANDOVERS, {"table_id": table_id})

    async def last_tribe(self, channel_id: int, game: str, user_id: int) -> str | None:
        """With which tribe this person played this game in this channel last."""
        values = {"channel_id": channel_id, "game": game, "user_id": user_id}
        return next((row["tribe"] for row in await self._database.read(_LAST_TRIBE, values)), None)

    async def beginning(self, table_id: int) -> dict[str, Any] | None:
        """The change with which the game began."""
        return next(iter(await self._database.read(_BEGINNING, {"table_id": table_id})), None)

    async def finished(self, guild_id: int, channel_id: int, user_id: int, limit: int) -> list[dict[str, Any]]:
        """The last games on a server that are over, of this channel or with this person, as far as they may look at
        them: id, game, names, time, and whether it was brought. Those that were brought come last.
        """
        where = {"guild_id": guild_id, "channel_id": channel_id, "user_id": user_id, "limit": limit}
        return await self._database.read(OFFERED, where)

    async def last_game(self, guild_id: int, channel_id: int, user_id: int) -> int | None:
        """The last of these that was played here, whoever may look at it."""
        where = {"guild_id": guild_id, "channel_id": channel_id, "user_id": user_id, "limit": 1}
        return next((row["id"] for row in await self._database.read(LAST_GAME, where)), None)

    async def add_past(self, table: Row, seats: Sequence[Row], changes: Sequence[Row]) -> int:
        """A game that was played elsewhere and is over: nobody is told of it. Returns its id."""

        def work(transaction: Transaction) -> int:
            table_id = transaction.add(ADD_TABLE, table)
            for seat in seats:
                transaction.run(ADD_SEAT, {**seat, "table_id": table_id})
            for change in changes:
                transaction.run(ADD_CHANGE, {**change, "table_id": table_id})
            return table_id

        return await self._database.write(work)

    async def pressed(self, press: int) -> dict[str, Any] | None:
        """The change that this press led to."""
        return next(iter(await self._database.read(_PRESSED, {"press": press})), None)

    async def message_id(self, table_id: int) -> int | None:
        """Its message in the channel, as far as one is known to be there."""
        rows = await self._database.read(_MESSAGE, {"table_id": table_id})
        return next((row["message_id"] for row in rows), None)

    async def fact(self, name: str) -> str | None:
        """What was remembered under this name."""
        return next((row["value"] for row in await self._database.read(_FACT, {"name": name})), None)

    async def _run(self, statement: Statement, values: Row) -> None:
        await self._database.write(lambda transaction: transaction.run(statement, values))
