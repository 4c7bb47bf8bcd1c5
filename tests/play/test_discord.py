"""What Discord does to a game that is being played: places go, threads are locked, rights are taken away.

What becomes of it when the whole server goes is in test_sent_away.py.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.table import Phase, Table
from tests.bot.house import Clock
from tests.bot.panels.evening import Evening, button, press
from tests.bot.stage import Stage

DAY = timedelta(days=1)


async def parked(hall: Evening, table_id: int) -> Table:
    """The table, as soon as it is parked."""
    async with asyncio.timeout(20):
        while (table := await hall.elder.tables.get(table_id)).phase is not Phase.PARKED:
            await asyncio.wait(asyncio.all_tasks() - {asyncio.current_task()}, timeout=0.01)
    return table


class TestObjectGone:
    """The game lives in the database: it goes on, or is parked and can be closed."""

    async def test_message(self, hall: Evening) -> None:
        anna, ben = hall.guests()
        table = await hall.begun(anna, ben, game="tryout")
        hall.wire.backend.delete_message(hall.channel.id, table.id)
        await anna.slash(hall.channel, "tryout step")
        assert (await hall.message("Anna steps.")).id != table.id

    @pytest.mark.parametrize("what", ["channel", "thread"])
    async def test_channel_or_thread(self, hall: Evening, what: str) -> None:
        anna, ben = hall.guests()
        backend = hall.wire.backend
        elsewhere = hall.club.channel("elsewhere")
        if what == "thread":
            hall.channel = backend.create_thread(hall.channel.id, "our game", backend.bot_user.id)
        await hall.begun(anna, ben, game="tryout")
        before = hall.table
        backend.delete_channel(hall.channel.id)
        assert (await parked(hall, before.id)).state == before.state
        assert "cannot go on" in (await ben.slash(elsewhere, "games")).words
        mine = await anna.slash(elsewhere, "games")
        sure = await press(anna, mine.message, "End Tryout")
        await press(anna, sure.message, "End it")
        assert (await hall.elder.tables.get(before.id)).phase is Phase.OVER
        hall.channel = elsewhere
        await hall.begun(anna, ben, game="tryout")

    async def test_closed_from_another_server(self, hall: Evening) -> None:
        """Who sits at a table whose place is gone closes it from anywhere; nobody else can do anything with it."""
        anna, ben = hall.guests()
        await hall.begun(anna, ben, game="tryout")
        table_id = hall.table.id
        hall.wire.backend.delete_channel(hall.channel.id)
        await parked(hall, table_id)
        elsewhere = hall.wire.guild("Elsewhere")
        page, zoe = elsewhere.channel("page"), elsewhere.person("Zoe")
        hall.wire.backend.add_member(elsewhere.id, anna.id)
        mine = await replace(anna, guild=elsewhere.guild).slash(page, "games")
        close = button(mine.message, "End Tryout")
        assert (await zoe.press(mine.message, close)).words == "I do not know this button any more."
        sure = await replace(anna, guild=elsewhere.guild).press(mine.message, close)
        await replace(anna, guild=elsewhere.guild).press(sure.message, button(sure.message, "End it"))
        assert (await hall.elder.tables.get(table_id)).phase is Phase.OVER

    async def test_category(self, hall: Evening) -> None:
        """The channels of a category outlive it."""
        anna, ben = hall.guests()
        category = hall.wire.backend.create_channel(hall.club.id, "Games")
        await hall.begun(anna, ben, game="tryout")
        hall.wire.backend.delete_channel(category.id)
        await anna.slash(hall.channel, "tryout step")
        await hall.message("Anna steps.")


class TestArchivedOrLockedThread:
    """Posting brings an archived thread back; where it is locked the owner is told, and the call comes later."""

    async def archived(self, stage: Stage) -> None:
        backend = stage.wire.backend
        stage.channel = backend.create_thread(stage.channel.id, "our game", backend.bot_user.id)

    async def test_action(self, stage: Stage) -> None:
        await self.archived(stage)
        async with stage.running():
            await stage.game()
            (old,) = stage.live
            stage.wire.rest.faults.refuse("PATCH", f"*/messages/{old.id}", 400, 50083)
            await stage.do(stage.people[0], "step")
            await stage.quiet()
            assert len(stage.live) == 1
            assert "board after 1 steps" in stage.shown
            assert stage.live[0].id != old.id
            assert stage.called == ["Anna"]

    async def test_reminder(self, stage: Stage) -> None:
        clock = Clock()
        stage.clock = clock
        await self.archived(stage)
        async with stage.running() as elder:
            await stage.game()
            clock.now += DAY
            await elder.timekeeper.ring()
            await stage.quiet()
            assert stage.called == ["Anna", "Anna"]
            assert len(stage.live) == 1

    async def test_reminder_in_a_locked_one(self, stage: Stage) -> None:
        clock = Clock()
        stage.clock = clock
        await self.archived(stage)
        backend = stage.wire.backend
        async with stage.running() as elder:
            await stage.game()
            assert stage.channel.thread_metadata is not None
            stage.channel.thread_metadata.locked = True
            backend.announce_channel_update(stage.channel.id)
            stage.wire.rest.faults.refuse("POST", f"/channels/{stage.channel.id}/messages", times=None)
            clock.now += DAY
            await elder.timekeeper.ring()
            await stage.quiet()
            (letter,) = backend.messages[backend.get_dm_channel(stage.people[0].user_id).id].values()
            assert "The thread is locked" in letter.content
            stage.wire.rest.faults.clear()
            stage.channel.thread_metadata.locked = False
            backend.announce_channel_update(stage.channel.id)
            await stage.until(lambda: stage.called == ["Anna", "Anna"])


class TestPermissionLost:
    """What is missing is named in plain words; where it is the picture, words take its place."""

    @pytest.mark.parametrize(("right", "named"), [("view_channel", "View Channel"), ("send_messages", "Send Messages")])
    async def test_before_a_game(self, hall: Evening, right: str, named: str) -> None:
        anna, _ = hall.guests()
        hall.wire.forbid(hall.channel, right)
        refusal = await anna.slash(hall.channel, "game new", game="tryout")
        assert refusal.private
        assert named in refusal.words
        assert hall.elder.tables.at(hall.channel.id) is None

    @pytest.mark.parametrize(("right", "named"), [("view_channel", "View Channel"), ("send_messages", "Send Messages")])
    async def test_during_a_game(self, hall: Evening, right: str, named: str) -> None:
        anna, ben = hall.guests()
        await hall.begun(anna, ben, game="tryout")
        hall.wire.forbid(hall.channel, right)
        await anna.slash(hall.channel, "tryout pass")
        assert await hall.wire.until(lambda: hall.table.trouble is not None, seconds=20)
        assert named in (await ben.slash(hall.channel, "game status")).words
        hall.wire.forbid(hall.channel)
        await hall.message(f"<@{ben.id}>")

    @pytest.mark.parametrize("right", ["attach_files", "embed_links"])
    async def test_pictures(self, hall: Evening, right: str) -> None:
        anna, ben = hall.guests()
        await hall.begun(anna, ben, game="tryout")
        hall.wire.forbid(hall.channel, right)
        messenger = hall.elder.herald._messenger
        if right == "attach_files":
            assert await hall.wire.until(lambda: not messenger.can_attach(hall.channel.id), seconds=20)
        await anna.slash(hall.channel, "tryout step")
        shown = await hall.message("Anna steps.", "board after 1 steps")
        assert bool(shown.attachments) is (right == "embed_links")

    @pytest.mark.parametrize("right", ["create_public_threads"])
    async def test_threads(self, hall: Evening, right: str) -> None:
        anna, ben = hall.guests()
        await hall.begun(anna, ben, game="tryout")
        offered = await ben.slash(hall.channel, "game new", game="tryout")
        hall.wire.forbid(hall.channel, right)
        hall.wire.rest.faults.refuse("POST", "/channels/*/threads")
        refusal = await press(ben, offered.message, "Open it in a thread")
        await hall.says(refusal, "Create Public Threads")

    async def test_sending_in_threads(self, hall: Evening) -> None:
        anna, _ = hall.guests()
        backend = hall.wire.backend
        thread = backend.create_thread(hall.channel.id, "our game", backend.bot_user.id)
        hall.wire.forbid(hall.channel, "send_messages_in_threads")
        refusal = await anna.slash(thread, "game new", game="tryout")
        assert "Send Messages in Threads" in refusal.words
