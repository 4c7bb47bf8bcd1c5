"""What the channel has not been told yet, and the messages that tell it. A row is claimed, acted on, then done with:
after a crash at any point the rows that are left say what is still to do.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

from pydantic import TypeAdapter
from sqlalchemy import bindparam, delete, insert, select, union, update
from sqlalchemy.dialects import sqlite

from bot.store.database import Database, Transaction
from bot.store.schema import calls, notices, posts

Standing = Literal["claimed", "live", "worn"]

LONG_AGO = datetime(2016, 1, 1, tzinfo=UTC)
"""Before every message."""
NOWHERE = 0
"""The id of no message: whoever looks for it finds that it is gone."""

_ACCOUNTS = TypeAdapter(frozenset[int])


@dataclass(frozen=True, slots=True)
class Post:
    """A table message: made for this `version` and `stage` of the table, with mentions of the `called`.

    While it is claimed nobody knows whether it has reached the channel, and `message_id` is None.
    """

    id: int
    table_id: int
    channel_id: int
    stage: str
    version: int
    called: frozenset[int]
    standing: Standing
    message_id: int | None
    at: datetime

    @property
    def nonce(self) -> str:
        """What Discord knows a second delivery by; the same after a restart. At most 25 characters."""
        return f"{self.id}.{int(self.at.timestamp() * 1000)}"


@dataclass(frozen=True, slots=True)
class Due:
    """What is left to do for a table: the `version` that must be shown at least, or None; who must be called."""

    version: int | None
    called: frozenset[int]
    posts: tuple[Post, ...]

    def standing(self, standing: Standing) -> tuple[Post, ...]:
        """Its messages that stand like this, the oldest first."""
        return tuple(post for post in self.posts if post.standing == standing)

    @property
    def live(self) -> Post | None:
        """The table message."""
        return next(iter(self.standing("live")), None)


_TABLES = union(
    select(notices.c.table_id),
    select(calls.c.table_id),
    select(posts.c.table_id).where(posts.c.standing != "live"),
)
_NOTICE = select(notices.c.version).where(notices.c.table_id == bindparam("table_id"))
_CALLS = select(calls.c.user_id).where(calls.c.table_id == bindparam("table_id"))
_POSTS = select(posts).where(posts.c.table_id == bindparam("table_id")).order_by(posts.c.id)
_CLAIM = insert(posts).values(
    {column.name: bindparam(column.name) for column in posts.columns if column.name not in ("id", "message_id")}
)
_CALLED = delete(calls).where(calls.c.table_id == bindparam("table_id"), calls.c.user_id == bindparam("user_id"))
_CALL_AGAIN = sqlite.insert(calls).values(table_id=bindparam("table_id"), user_id=bindparam("user_id"))
_CALL_AGAIN = _CALL_AGAIN.on_conflict_do_nothing()
_WEAR = update(posts).where(posts.c.table_id == bindparam("table_id"), posts.c.standing == "live")
_WEAR = _WEAR.values(standing="worn")
_CONFIRM = update(posts).where(posts.c.id == bindparam("post_id"))
_CONFIRM = _CONFIRM.values(standing="live", message_id=bindparam("message_id"))
_SHOWN = delete(notices).where(notices.c.table_id == bindparam("table_id"), notices.c.version <= bindparam("version"))
_REMIND = sqlite.insert(notices).values(table_id=bindparam("table_id"), version=bindparam("version"))
_REMIND = _REMIND.on_conflict_do_nothing()
_DROP = delete(posts).where(posts.c.id == bindparam("post_id"))


class Notices:
    """The herald's rows. A notice is written together with the change that makes it due (Store.save)."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self) -> list[int]:
        """The tables for which something is left to do."""
        return [row["table_id"] for row in await self._database.read(_TABLES)]

    async def due(self, table_id: int) -> Due:
        """What is left to do for this table, all of it as it stands at one moment."""

        def work(transaction: Transaction) -> Due:
            where = {"table_id": table_id}
            version = next((number for (number,) in transaction.rows(_NOTICE, where)), None)
            called = frozenset(user_id for (user_id,) in transaction.rows(_CALLS, where))
            return Due(version, called, tuple(_post(*row) for row in transaction.rows(_POSTS, where)))

        return await self._database.write(work)

    async def claim(
        self, table_id: int, channel_id: int, stage: str, version: int, called: Collection[int], at: datetime
    ) -> Post:
        """A message that is about to be posted. From now on it is this one that calls them."""
        row: dict[str, Any] = {
            "table_id": table_id,
            "channel_id": channel_id,
            "stage": stage,
            "version": version,
            "called": json.dumps(sorted(called)),
            "standing": "claimed",
            "at": at.isoformat(),
        }

        def work(transaction: Transaction) -> int:
            for user_id in called:
                transaction.run(_CALLED, {"table_id": table_id, "user_id": user_id})
            return transaction.add(_CLAIM, row)

        post_id = await self._database.write(work)
        return Post(post_id, table_id, channel_id, stage, version, frozenset(called), "claimed", None, at)

    async def confirm(self, post: Post, message_id: int) -> None:
        """The message is there, and is the table message now. The one before it is worn."""

        def work(transaction: Transaction) -> None:
            transaction.run(_WEAR, {"table_id": post.table_id})
            transaction.run(_CONFIRM, {"post_id": post.id, "message_id": message_id})
            transaction.run(_SHOWN, {"table_id": post.table_id, "version": post.version})

        await self._database.write(work)

    async def withdraw(self, post: Post) -> None:
        """The message is certainly not there. Those whom it should have called are to be called again."""

        def work(transaction: Transaction) -> None:
            transaction.run(_DROP, {"post_id": post.id})
            for user_id in post.called:
                transaction.run(_CALL_AGAIN, {"table_id": post.table_id, "user_id": user_id})

        await self._database.write(work)

    async def shown(self, table_id: int, version: int) -> None:
        """The table message shows this version."""
        await self._database.write(lambda step: step.run(_SHOWN, {"table_id": table_id, "version": version}))

    async def remind(self, table_id: int, version: int) -> None:
        """The table must be shown again, though it has not changed."""
        await self._database.write(lambda step: step.run(_REMIND, {"table_id": table_id, "version": version}))

    async def drop(self, post: Post) -> None:
        """Nothing is left to do for this message."""
        await self._database.write(lambda step: step.run(_DROP, {"post_id": post.id}))


def _post(
    post_id: int,
    table_id: int,
    channel_id: int,
    stage: str,
    version: int,
    called: str,
    standing: Standing,
    message_id: int | None,
    at: str,
) -> Post:
    """A row as it is read. What in it is damaged is guessed: the message is told of all the same."""
    try:
        mentioned = _ACCOUNTS.validate_json(called)
    except ValueError:
        mentioned = frozenset()
    try:
        moment = datetime.fromisoformat(at)
    except (TypeError, ValueError):
        moment = LONG_AGO
    if standing != "claimed" and not isinstance(message_id, int):
        message_id = NOWHERE
    return Post(post_id, table_id, channel_id, stage, version, mentioned, standing, message_id, moment)
