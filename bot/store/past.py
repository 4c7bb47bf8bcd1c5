"""What is asked of the store to look back: which games are over, what of a game was set aside, and which of its seats
got into other hands.
"""

from __future__ import annotations

from sqlalchemy import bindparam, func, or_, select

from bot.store.schema import changes, seats, tables

_LATER = changes.alias()
_PLAYED = or_(_LATER.c.action.is_not(None), _LATER.c.kind == "undo")
_LAST_PLAYED = select(func.max(_LATER.c.version)).where(_LATER.c.table_id == bindparam("table_id"), _PLAYED)
_BY = changes.alias()
_RESTORED = select(_BY.c.version).where(_BY.c.table_id == bindparam("table_id"), _BY.c.kind == "restore")
SET_ASIDE = (
    select(changes)
    .where(
        changes.c.table_id == bindparam("table_id"),
        changes.c.action.is_not(None),
        changes.c.undone_by.in_(_RESTORED.where(_BY.c.version > _LAST_PLAYED.scalar_subquery())),
    )
    .order_by(changes.c.version)
)
HANDOVERS = (
    select(changes)
    .where(
        changes.c.table_id == bindparam("table_id"),
        or_(changes.c.kind == "leave", changes.c.kind == "seat"),
        changes.c.seat.is_not(None),
    )
    .order_by(changes.c.version)
)
_NAMES = (
    select(func.group_concat(seats.c.name, ", "))
    .where(seats.c.table_id == tables.c.id)
    .correlate(tables)
    .scalar_subquery()
)
_MINE = tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == bindparam("user_id")))
_BROUGHT = func.coalesce(tables.c.ending, "").contains('"did-bring"')
_FINISHED = (
    select(tables.c.id, tables.c.game, tables.c.created_at, _NAMES.label("names"), _BROUGHT.label("brought"))
    .where(
        tables.c.guild_id == bindparam("guild_id"),
        tables.c.phase == "over",
        tables.c.state.is_not(None),
        or_(tables.c.channel_id == bindparam("channel_id"), _MINE),
    )
    # What was brought comes after what was played: nobody pushes games off a list by bringing others.
    .order_by(_BROUGHT, tables.c.id.desc())
    .limit(bindparam("limit"))
)
OFFERED = _FINISHED.where(or_(tables.c.audience == "everyone", _MINE))
LAST_GAME = _FINISHED.where(~_BROUGHT)
