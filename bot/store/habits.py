"""The statements about when people want to hear from Elder: one row an account that has habits of its own."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, select
from sqlalchemy.dialects import sqlite

from bot.store.schema import habits

ALL_HABITS = select(habits)
KEEP_HABITS = sqlite.insert(habits).values({column.name: bindparam(column.name) for column in habits.columns})
KEEP_HABITS = KEEP_HABITS.on_conflict_do_update(
    index_elements=["user_id"],
    set_={column.name: KEEP_HABITS.excluded[column.name] for column in habits.columns if column.name != "user_id"},
)
DROP_HABITS = delete(habits).where(habits.c.user_id == bindparam("user_id"))
