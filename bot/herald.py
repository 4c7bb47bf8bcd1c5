"""Tells the channel: keeps one message per table up to date and calls each person who is newly awaited, once.

While the same people are awaited the table message is edited. Somebody newly awaited, another stage of the table, or a
message that cannot be edited any more brings a new one; the one before it loses its buttons and says where the game
goes on. Whatever happens at a table while its picture is drawn or Discord is slow is shown together. What is still to
do stands in rows (store/notices.py), so after a crash at any point it is done, and a call never goes out twice.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from datetime import datetime

from bot.gallery import Board, Gallery
from bot.logs import log, where
from bot.messenger import Barred, Gone, Messenger, Rejected, Spoiled, Unreachable
from bot.showcase import Showcase
from bot.speech import speaker
from bot.store.notices import Due, Notices, Post
from bot.table import Phase, Table, Tables
from rules.words import Message

EDITS = 4
"""So many edits are under way at the same time: those who are to be called do not wait behind all the others."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds between two tries to reach Discord, or a store that somebody else keeps busy: at first, and at most."""


class Herald:
    """One task for each table that has something to tell, and none otherwise."""

    def __init__(
        self,
        tables: Tables,
        notices: Notices,
        gallery: Gallery,
        messenger: Messenger,
        *,
        clock: Callable[[], datetime],
    ) -> None:
        self._tables = tables
        self._notices = notices
        self._messenger = messenger
        self._showcase = Showcase(tables, gallery, messenger)
        self._clock = clock
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._edits = asyncio.Semaphore(EDITS)
        self._closed = False

    async def resume(self) -> None:
        """Take up everything that is left to do, from before a crash or a lost permission."""
        for table_id in await self._notices.tables():
            self.nudge(table_id)

    async def show_again(self) -> None:
        """Show every open table as it is now, in its message or in a new one where that is gone. Nobody is called."""
        for table in self._tables.open_tables():
            await self.renew(table)

    async def renew(self, table: Table) -> None:
        """Show this table once more: a client forgets what was chosen in a menu when its message is edited."""
        await self._notices.remind(table.id, table.version)
        self.nudge(table.id)

    def nudge(self, table_id: int) -> None:
        """Something may be due for this table."""
        self._again.add(table_id)
        if table_id not in self._tasks and not self._closed:
            self._tasks[table_id] = asyncio.create_task(self._care(table_id))

    async def close(self) -> None:
        """Stop. What is not done is done after the next start."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _care(self, table_id: int) -> None:
        """Do what is due, and what becomes due meanwhile."""
        pause = FIRST_PAUSE
        try:
            while table_id in self._again:
                self._again.discard(table_id)
                try:
                    await self._tend(table_id)
                except (Unreachable, sqlite3.OperationalError) as error:
                    log.warning("told later", table=table_id, error=type(error).__name__, pause=pause)
                    self._again.add(table_id)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                except Exception as error:
                    # A fault of ours: named, and left until the table changes again.
                    log.error("herald failed", table=table_id, error=type(error).__name__, at=where(error))
        finally:
            del self._tasks[table_id]

    async def _tend(self, table_id: int) -> None:
        """Do one thing after the other until nothing is left, or nothing can be done before something changes."""
        try:
            while await self._step(table_id):
                continue
        except Gone as error:
            table = await self._tables.get(table_id)
            if table.channel_id != error.channel_id:
                # It has been moved away from there meanwhile.
                self._again.add(table_id)
            elif table.phase is Phase.OVER:
                await self._let_go(table)
            else:
                await self._tables.park([table_id], Message("parked-channel-gone"))
        except Rejected:
            # Trying again would not help; when the table changes there is another message to try.
            return
        except Barred as error:
            await self._barred(await self._tables.get(table_id), error.why)

    async def _step(self, table_id: int) -> bool:
        """Do what is due first. A call goes before everything else."""
        due = await self._notices.due(table_id)
        table = await self._tables.get(table_id)
        claimed, worn = due.standing("claimed"), due.standing("worn")
        if table.phase is Phase.PARKED:
            # Nothing can be told, and nobody be called. Who was to be called is when it goes on, and nobody twice.
            await self._notices.shown(table.id, table.version)
            return False
        if claimed:
            await self._recover(claimed[0], due)
        elif _is_due(due, table) and _needs_new(due, table):
            await self._post(table_id)
        elif worn:
            await self._strip(worn[0], table)
        elif due.version is not None and due.live is not None:
            await self._edit(due.live)
        else:
            return False
        return True

    async def _let_go(self, table: Table) -> None:
        """Nothing is left to do for a table that is over and whose place is gone."""
        for post in (await self._notices.due(table.id)).posts:
            await self._notices.drop(post)
        await self._notices.shown(table.id, table.version)

    async def _edit(self, live: Post) -> None:
        """The table message as it should be now, or a new one where it cannot be edited any more."""
        assert live.message_id is not None
        try:
            async with self._edits:
                table, board = await self._showcase.drawn(live.table_id)
                if _needs_new(await self._notices.due(live.table_id), table):
                    # It has moved on to somebody who is to be called, and an edit calls nobody.
                    return
                await self._showcase.edit(live.channel_id, live.message_id, table, board)
        except (Spoiled, Rejected):
            await self._post(live.table_id)
        else:
            await self._notices.shown(table.id, table.version)
            self._tables.noted(table.id, live.message_id)

    async def _post(self, table_id: int) -> None:
        """A new table message, which calls those who have not been called yet."""
        (table, board), _ = await asyncio.gather(self._showcase.drawn(table_id), self._set_up(table_id))
        due = await self._notices.due(table_id)
        called = due.called & table.called_upon()
        post = await self._notices.claim(table_id, table.channel_id, table.stage, table.version, called, self._clock())
        await self._deliver(post, table, board, called)

    async def _set_up(self, table_id: int) -> None:
        """Where a game has just begun, let the lobby say so at once: the first board takes a moment."""
        table, live = await self._tables.get(table_id), (await self._notices.due(table_id)).live
        if live is None or live.stage != Phase.LOBBY or table.phase is not Phase.PLAYING:
            return
        await self._leave_behind(live, table, Message("setting-up"))

    async def _recover(self, post: Post, due: Due) -> None:
        """A message that was on its way when something broke: it has arrived, or it is sent (again)."""
        before = due.live.message_id if due.live is not None else None
        moved = (await self._tables.get(post.table_id)).channel_id != post.channel_id
        try:
            message_id = await self._messenger.find(post, before)
        except Gone:
            if not moved:
                raise
            message_id = None
        if message_id is not None:
            await self._confirm(post, message_id)
            return
        if moved:
            await self._notices.withdraw(post)
            return
        table, board = await self._showcase.drawn(post.table_id)
        await self._deliver(post, table, board, post.called & table.called_upon())

    async def _deliver(self, post: Post, table: Table, board: Board | None, called: frozenset[int]) -> None:
        try:
            quiet = self._all_rest(called)
            message_id = await self._showcase.post(post, table, board, called, quiet)
        except Rejected as error:
            log.error("message rejected", table=table.id, answer=str(error))
            await self._notices.withdraw(post)
            await self._notices.shown(table.id, table.version)
            raise
        except (Gone, Barred):
            await self._notices.withdraw(post)
            raise
        else:
            await self._confirm(post, message_id)

    def _all_rest(self, called: frozenset[int]) -> bool:
        """Whether all who are called have their quiet hours or a holiday: then no telephone rings."""
        now = self._clock()
        return bool(called) and all(self._tables.regulars.of(user_id).reachable_from(now) > now for user_id in called)

    async def _confirm(self, post: Post, message_id: int) -> None:
        if post.called:
            await self._tables.reached(post.table_id, post.called)
        await self._notices.confirm(post, message_id)
        self._tables.noted(post.table_id, message_id)

    async def _strip(self, worn: Post, table: Table) -> None:
        """Let a message that is not the table message any more say where the game goes on, and take its buttons off."""
        moved = worn.channel_id != table.channel_id
        says = Message("moved", {"place": f"<#{table.channel_id}>"}) if moved else Message("goes-on-below")
        await self._leave_behind(worn, table, says)
        self._showcase.forget(worn)
        await self._notices.drop(worn)

    async def _leave_behind(self, post: Post, table: Table, says: Message) -> None:
        """Nothing can be pressed on this message any more; it says this instead."""
        assert post.message_id is not None
        try:
            await self._messenger.strip(post.channel_id, post.message_id, speaker(table.locale).say(says))
        except Spoiled:
            log.info("old message left as it was", table=post.table_id)

    async def _barred(self, table: Table, why: Message) -> None:
        """Let it be known to those who play, and once to the owner."""
        log.warning("not allowed", table=table.id, why=why.id)
        if table.trouble != why:
            self._tables.noted(table.id, table.message_id, why)
            said = Message("trouble-owner", {"channel": f"<#{table.channel_id}>", "why": why})
            await self._messenger.tell(table.owner_id, speaker(table.locale, table.game).say(said))


def _is_due(due: Due, table: Table) -> bool:
    """Whether something is to be told. A call is, also where all else has been shown: it may have come while the
    message was being changed.
    """
    return due.version is not None or bool(due.called & table.called_upon())


def _needs_new(due: Due, table: Table) -> bool:
    """Whether the table message cannot just be edited: there is none at this place and stage, somebody is called, or
    something has happened that nobody reads in an old message.
    """
    live = due.live
    return (
        live is None
        or (live.stage, live.channel_id) != (table.stage, table.channel_id)
        or live.version < table.proclaimed
        or bool(due.called & table.called_upon())
    )
