"""One accepted change of a table as rows, and how they are written, all in one transaction. Knows no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Insert, Table, bindparam, delete, insert, null, update
from sqlalchemy.dialects import sqlite

from bot.store import results
from bot.store.database import Transaction
from bot.store.results import Result
from bot.store.schema import alarms, calls, changes, notices, seats, tables

Row = Mapping[str, Any]
"""A row by column name."""


class Overtaken(Exception):
    """The table is not at the version that this change was made for; nothing was stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Saving:
    """One accepted change as rows.

    `table` are the columns that can change, `change` the whole row of the change, `seats` all seats where they
    changed. Actions after version `undone_after` are marked as taken back; those of the versions `again` count again.
    `called` are the accounts newly awaited,
    `uncalled` those no longer awaited. `result` is how the game came out, where it has just ended. `alarms` are all
    that is due and when, where that has changed.
    """

    table: Row
    change: Row
    seats: Sequence[Row] | None = None
    undone_after: int | None = None
    again: Sequence[int] = ()
    called: Sequence[int] = ()
    uncalled: Sequence[int] = ()
    result: Result | None = None
    alarms: Sequence[Row] | None = None


def _insert(table: Table, *, without: Sequence[str] = ()) -> Insert:
    """An INSERT that takes every column as a parameter of its name."""
    names = [column.name for column in table.columns if column.name not in without]
    return insert(table).values({name: bindparam(name) for name in names})


_FIXED = ("id", "guild_id", "game", "rules_version", "locale", "created_at")
ADD_TABLE = _insert(tables, without=("id",))
SET_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"), tables.c.version == bindparam("was"))
    .values({column.name: bindparam(column.name) for column in tables.columns if column.name not in _FIXED})
)
ADD_CHANGE = _insert(changes)
ADD_SEAT = _insert(seats)
_ADD_ALARM = _insert(alarms)
_CLEAR_ALARMS = delete(alarms).where(alarms.c.table_id == bindparam("table_id"))
_CLEAR_SEATS = delete(seats).where(seats.c.table_id == bindparam("table_id"))
_UNDO = (
    update(changes)
    .where(
        changes.c.table_id == bindparam("table_id"),
        changes.c.version > bindparam("after"),
        changes.c.action.is_not(None),
        changes.c.undone_by.is_(None),
    )
    .values(undone_by=bindparam("by"))
)
_AGAIN = update(changes).where(changes.c.table_id == bindparam("table_id"), changes.c.version == bindparam("number"))
_AGAIN = _AGAIN.values(undone_by=null())
NOTIFY = sqlite.insert(notices).values(table_id=bindparam("table_id"), version=bindparam("version"))
NOTIFY = NOTIFY.on_conflict_do_update(index_elements=["table_id"], set_={"version": NOTIFY.excluded.version})
CALL = sqlite.insert(calls).values(table_id=bindparam("table_id"), user_id=bindparam("user_id"))
CALL = CALL.on_conflict_do_nothing()
UNCALL = delete(calls).where(calls.c.table_id == bindparam("table_id"), calls.c.user_id == bindparam("user_id"))


def follow(transaction: Transaction, table_id: int, saving: Saving) -> None:
    """Everything that goes with the row of the table."""
    version = saving.table["version"]
    _take_back(transaction, table_id, saving)
    transaction.run(ADD_CHANGE, {**saving.change, "table_id": table_id})
    if saving.seats is not None:
        transaction.run(_CLEAR_SEATS, {"table_id": table_id})
        for seat in saving.seats:
            transaction.run(ADD_SEAT, {**seat, "table_id": table_id})
    if saving.alarms is not None:
        set_alarms(transaction, table_id, saving.alarms)
    for user_id in saving.uncalled:
        transaction.run(UNCALL, {"table_id": table_id, "user_id": user_id})
    for user_id in saving.called:
        transaction.run(CALL, {"table_id": table_id, "user_id": user_id})
    if saving.result is not None:
        results.keep(transaction, table_id, saving.result)
    transaction.run(NOTIFY, {"table_id": table_id, "version": version})


def _take_back(transaction: Transaction, table_id: int, saving: Saving) -> None:
    """Let what was taken back count no more, and let what was set aside count again."""
    if saving.undone_after is not None:
        by = saving.table["version"]
        transaction.run(_UNDO, {"table_id": table_id, "after": saving.undone_after, "by": by})
    for number in saving.again:
        transaction.run(_AGAIN, {"table_id": table_id, "number": number})


def set_alarms(transaction: Transaction, table_id: int, due: Sequence[Row]) -> None:
    """All that is due at a table from now on."""
    transaction.run(_CLEAR_ALARMS, {"table_id": table_id})
    for alarm in due:
        transaction.run(_ADD_ALARM, {**alarm, "table_id": table_id})
