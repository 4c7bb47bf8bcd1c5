"""What Elder is not allowed to do, and places that are gone."""

from __future__ import annotations

import asyncio

import pytest

from bot.messenger import Messenger
from bot.table import Kind, Phase
from bot.table.warden import Warden
from rules.words import Message
from tests.bot.stage import Stage


async def test_where_pictures_may_not_be_sent_words_take_their_place(playing: Stage) -> None:
    playing.wire.forbid(playing.channel, "attach_files")
    await playing.until(lambda: not playing.elder.herald._messenger.can_attach(playing.channel.id))
    await playing.do(playing.people[0], "step", "pass")
    await playing.quiet()
    assert "board after 1 steps" in playing.shown
    assert playing.live[0].attachments == []


@pytest.mark.parametrize("method", ["POST", "PATCH"])
async def test_a_picture_that_discord_does_not_take_gives_way_to_words(playing: Stage, method: str) -> None:
    anna, ben = playing.people[:2]
    (before,) = playing.live
    playing.wire.rest.faults.refuse(method, f"/channels/{playing.channel.id}/messages*", 413, 40005)
    await playing.do(anna, "step", *(["pass"] if method == "POST" else []))
    await playing.quiet()
    (live,) = playing.live
    assert "board after 1 steps" in playing.shown
    assert live.attachments == []
    assert (live.id == before.id) == (method == "PATCH")
    assert playing.called == (["Anna", "Ben"] if method == "POST" else ["Anna"])
    await playing.do(ben if method == "POST" else anna, "step")
    await playing.quiet()
    assert "board after 2 steps" in playing.shown
    assert len(playing.live[0].attachments) == 1


@pytest.mark.parametrize("name", ["send_messages", "view_channel"])
async def test_what_is_missing_is_named_and_the_call_comes_when_it_is_back(playing: Stage, name: str) -> None:
    playing.wire.forbid(playing.channel, name)
    await playing.do(playing.people[0], "pass")
    await playing.quiet()
    missing = (Message(f"permission-{name.replace('_', '-')}"),)
    assert playing.table.trouble == Message("trouble-permissions", {"permissions": missing})
    assert playing.called == ["Anna"]
    playing.wire.forbid(playing.channel)
    await playing.until(lambda: playing.called == ["Anna", "Ben"])
    await playing.quiet()
    assert playing.table.trouble is None


async def test_in_a_locked_thread_the_owner_is_told_and_the_call_comes_when_it_is_open(stage: Stage) -> None:
    backend = stage.wire.backend
    hall = stage.channel
    stage.channel = backend.create_thread(hall.id, "our game", backend.bot_user.id)
    async with stage.running():
        await stage.game()
        assert stage.channel.thread_metadata is not None
        stage.channel.thread_metadata.locked = True
        backend.announce_channel_update(stage.channel.id)
        stage.wire.rest.faults.refuse("POST", f"/channels/{stage.channel.id}/messages", times=None)
        await stage.do(stage.people[0], "pass")
        await stage.quiet()
        assert stage.table.trouble == Message("trouble-locked")
        (letter,) = backend.messages[backend.get_dm_channel(stage.people[0].user_id).id].values()
        assert f"<#{stage.channel.id}>" in letter.content
        stage.wire.rest.faults.clear()
        stage.channel.thread_metadata.locked = False
        backend.announce_channel_update(stage.channel.id)
        await stage.until(lambda: stage.called == ["Anna", "Ben"])
        await stage.quiet()
    assert stage.called == ["Anna", "Ben"]


async def test_a_channel_that_is_deleted_parks_its_table(playing: Stage) -> None:
    table_id = playing.table.id
    playing.wire.backend.delete_channel(playing.channel.id)
    await playing.parked(table_id)


async def test_a_channel_that_was_deleted_unseen_parks_its_table(stage: Stage) -> None:
    async with stage.running():
        table = await stage.game()
    stage.wire.backend.delete_channel(stage.channel.id)
    async with stage.running() as elder:
        await stage.do(stage.people[0], "step")
        await stage.quiet()
        assert (await elder.tables.get(table.id)).phase is Phase.PARKED
    async with stage.running():
        await stage.quiet()


async def test_a_channel_that_was_deleted_while_a_message_was_on_its_way(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut(self: Messenger, *args: object) -> int:
        raise asyncio.CancelledError

    async with stage.running():
        table = await stage.game()
        with monkeypatch.context() as patched:
            patched.setattr(Messenger, "post", cut)
            await stage.do(stage.people[0], "pass")
            await stage.quiet()
    stage.wire.backend.delete_channel(stage.channel.id)
    async with stage.running() as elder:
        await stage.parked(table.id)
        assert stage.called == ["Anna"]
        guild_id = stage.channel.guild_id
        assert guild_id is not None
        stage.channel = stage.wire.backend.create_channel(guild_id, "elsewhere")
        await Warden(elder.tables).move(table.id, stage.people[0], stage.channel.id, manages=False)
        await stage.quiet()
        assert stage.called == ["Anna", "Ben"]
        assert len(stage.live) == 1


async def test_a_table_that_is_closed_where_its_channel_is_gone_is_over_and_nothing_is_left_to_do(
    playing: Stage,
) -> None:
    table_id = playing.table.id
    playing.wire.backend.delete_channel(playing.channel.id)
    await playing.parked(table_id)
    await playing.elder.tables.end(table_id, playing.people[0])
    await playing.quiet()
    over = await playing.elder.tables.get(table_id)
    assert (over.phase, over.recent[-1].kind) == (Phase.OVER, Kind.END)
    assert await playing.elder.herald._notices.tables() == []


@pytest.mark.parametrize("again", [False, True], ids=["resumed", "after a restart"])
async def test_who_was_called_before_the_server_sent_elder_away_is_not_called_again(stage: Stage, again: bool) -> None:
    guild_id = stage.channel.guild_id
    assert guild_id is not None
    async with stage.running():
        table = await stage.game()
        await stage.do(stage.people[0], "pass")
        await stage.quiet()
        await stage.elder.tables.park([table.id], Message("parked-server-gone"))
        await stage.quiet()
        if not again:
            await stage.elder.tables.unpark([table.id])
            await stage.quiet()
    async with stage.running():
        await stage.until(lambda: stage.table.phase is Phase.PLAYING)
        await stage.quiet()
        assert stage.called == ["Anna", "Ben"]
        await stage.do(stage.people[1], "pass")
        await stage.quiet()
        assert stage.called == ["Anna", "Ben", "Anna"]


async def test_a_server_that_sends_elder_away_parks_its_tables(playing: Stage) -> None:
    table_id = playing.table.id
    assert playing.channel.guild_id is not None
    playing.wire.backend.remove_guild(playing.channel.guild_id)
    await playing.parked(table_id)
