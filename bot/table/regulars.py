"""The habits of everybody who plays, at hand. What is not known of somebody is as it is for most."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.logs import log
from bot.store.saving import Row
from bot.store.store import Store
from bot.table.timing import Habits


class Regulars:
    """Habits by account."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, Habits] = {}

    async def load(self) -> None:
        """Read those of everybody. A damaged row is named in the log, and counts as none."""
        for row in await self._store.habits():
            try:
                self._known[row["user_id"]] = habits_from(row)
            except (ValueError, TypeError, LookupError) as error:
                log.error("damaged habits", user=row["user_id"], error=type(error).__name__)

    def of(self, user_id: int) -> Habits:
        """Those of this account."""
        return self._known.get(user_id, Habits())

    async def keep(self, user_id: int, habits: Habits) -> None:
        """These are its habits from now on."""
        await self._store.keep_habits(habits_row(user_id, habits))
        self.noted(user_id, habits)

    async def forget(self, user_id: int) -> None:
        """It has no habits any more."""
        await self._store.drop_habits(user_id)
        self._known.pop(user_id, None)

    def noted(self, user_id: int, habits: Habits) -> None:
        """These habits have been stored already."""
        self._known[user_id] = habits


def habits_row(user_id: int, habits: Habits) -> Row:
    """Habits as a row."""
    begin, end = habits.quiet or (None, None)
    return {
        "user_id": user_id,
        "zone": habits.zone,
        "quiet_from": begin,
        "quiet_to": end,
        "away_until": habits.away_until.isoformat() if habits.away_until is not None else None,
        "spacing": habits.spacing,
        "reminded_at": habits.reminded_at.isoformat() if habits.reminded_at is not None else None,
    }


def habits_from(row: Row) -> Habits:
    """The habits in this row. Raises ValueError, TypeError or LookupError where it is damaged."""
    ZoneInfo(row["zone"])
    quiet = None if row["quiet_from"] is None else (int(row["quiet_from"]), int(row["quiet_to"]))
    away_until, reminded_at = (
        None if row[name] is None else datetime.fromisoformat(row[name]) for name in ("away_until", "reminded_at")
    )
    return Habits(row["zone"], quiet, away_until, int(row["spacing"]), reminded_at)
