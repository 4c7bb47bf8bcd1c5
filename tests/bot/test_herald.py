"""One message per table, kept up to date; each person called once; and all that Discord does to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot import herald
from bot.messenger import Messenger
from bot.store.notices import Due, Notices
from bot.table import Phase
from tests.bot.stage import Stage
from tests.wire import controls, words
from tests.wire.faults import Bucket


async def test_the_lobby_is_edited_and_the_start_posts_the_board(playing: Stage) -> None:
    lobby, board = playing.messages
    assert (controls(lobby), "board after 0 steps" in words(board)) == ({}, True)
    assert playing.called == ["Anna"]
    assert playing.table.message_id == board.id


async def test_while_the_same_are_awaited_it_is_edited(playing: Stage) -> None:
    (before,) = playing.live
    for number in range(1, 4):
        await playing.do(playing.people[0], "step")
        await playing.quiet()
        assert f"board after {number} steps" in playing.shown
    assert [message.id for message in playing.live] == [before.id]
    assert playing.called == ["Anna"]


async def test_who_is_newly_awaited_is_called_once_by_a_new_message(playing: Stage) -> None:
    anna, ben = playing.people[:2]
    await playing.do(anna, "step", "step", "roll", "step", "show", "pass")
    await playing.quiet()
    assert playing.called == ["Anna", "Ben"]
    await playing.do(ben, "step", "pass")
    await playing.quiet()
    assert playing.called == ["Anna", "Ben", "Anna"]
    *old, _ = playing.messages
    assert [controls(message) for message in old] == [{}, {}, {}]
    assert all(len(message.attachments) == 1 for message in old[1:])


async def test_posts_mention_exactly_who_is_called_and_edits_nobody(playing: Stage) -> None:
    anna, ben = playing.people[:2]
    await playing.do(anna, "step")
    await playing.quiet()
    await playing.do(anna, "pass")
    await playing.quiet()
    allowed = [sent.body["allowed_mentions"] for sent in playing.sent("POST")]
    assert [policy.get("users", []) for policy in allowed] == [[], [anna.user_id], [ben.user_id]]
    assert all(policy["parse"] == [] for policy in allowed)
    assert all(sent.body["allowed_mentions"] == {"parse": []} for sent in playing.sent("PATCH"))
    nonces = [sent.body["nonce"] for sent in playing.sent("POST")]
    assert len(set(nonces)) == 3
    assert all(len(nonce) <= 25 for nonce in nonces)


async def test_a_simultaneous_choice_calls_all_and_then_only_edits(stage: Stage) -> None:
    async with stage.running():
        await stage.game(3)
        anna, ben, clara = stage.people[:3]
        await stage.do(anna, "call")
        await stage.quiet()
        assert stage.called == ["Anna", "Ben", "Clara"]
        posts = len(stage.sent("POST"))
        for player in (ben, anna):
            await stage.do(player, "bid", number=2)
            await stage.quiet()
        assert len(stage.sent("POST")) == posts
        await stage.do(clara, "bid", number=1)
        await stage.quiet()
        assert stage.called == ["Anna", "Ben", "Clara", "Anna"]
        assert "bids 2" not in " ".join(sent.text for sent in stage.wire.rest.sent)


async def test_who_must_answer_an_undo_request_is_called(playing: Stage) -> None:
    await playing.do(playing.people[0], "roll")
    await playing.elder.tables.undo(playing.table.id, playing.people[0])
    await playing.quiet()
    assert playing.called == ["Anna", "Ben"]


async def test_the_end_is_posted_and_calls_nobody(playing: Stage) -> None:
    table_id = playing.table.id
    await playing.elder.tables.act(table_id, playing.people[0], playing.table.rules.actions[6]())
    await playing.quiet()
    assert (await playing.elder.tables.get(table_id)).phase is Phase.OVER
    assert "By sheer will." in playing.shown
    assert playing.called == ["Anna"]


async def test_a_message_that_is_gone_is_replaced(playing: Stage) -> None:
    (board,) = playing.live
    playing.wire.backend.delete_message(playing.channel.id, board.id)
    await playing.do(playing.people[0], "step")
    await playing.quiet()
    assert "board after 1 steps" in playing.shown
    assert playing.table.message_id == playing.live[0].id
    assert playing.called == ["Anna"]


@pytest.mark.parametrize("written", ["NULL", "'x'", "1.5", "x'ff'"])
async def test_a_message_of_which_nobody_knows_the_id_is_replaced(playing: Stage, written: str) -> None:
    with closing(sqlite3.connect(playing.path, isolation_level=None)) as other:
        other.execute(f"UPDATE posts SET message_id = {written}")
    await playing.do(playing.people[0], "step")
    await playing.quiet()
    assert "board after 1 steps" in words(playing.messages[-1])
    assert playing.table.message_id == playing.messages[-1].id
    assert playing.called == ["Anna"]


@pytest.mark.parametrize("gone", [False, True])
async def test_a_table_is_shown_again_and_nobody_is_called(playing: Stage, gone: bool) -> None:
    (old,) = playing.live
    if gone:
        playing.wire.backend.delete_message(playing.channel.id, old.id)
    await playing.elder.herald.show_again()
    await playing.quiet()
    (now,) = playing.live
    assert (now.id != old.id) is gone
    assert "board after 0 steps" in words(now)
    assert playing.called == ["Anna"]


async def test_who_is_to_be_called_while_the_message_is_being_changed_is_called(
    playing: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Messenger.edit

    async def edit(self: Messenger, *args: Any, **more: Any) -> None:
        monkeypatch.setattr(Messenger, "edit", whole)
        await playing.elder.store.ring(
            playing.table.id, "{}", [], version=None, call=playing.people[0].user_id, habits=None
        )
        await whole(self, *args, **more)

    monkeypatch.setattr(Messenger, "edit", edit)
    await playing.do(playing.people[0], "step")
    await playing.quiet()
    assert playing.called == ["Anna", "Anna"]
    assert len(playing.live) == 1


@pytest.mark.parametrize("what", ["request", "answer"])
async def test_a_lost_post_calls_once(playing: Stage, what: Any) -> None:
    playing.wire.rest.faults.lose("POST", "*/messages", what)
    await playing.do(playing.people[0], "pass")
    await playing.quiet()
    assert playing.called == ["Anna", "Ben"]
    assert len(playing.live) == 1


async def test_a_failing_discord_is_asked_again(playing: Stage) -> None:
    playing.wire.rest.faults.fail("PATCH", "*/messages/*", 503)
    await playing.do(playing.people[0], "step")
    await playing.quiet()
    assert "board after 1 steps" in playing.shown


@pytest.mark.parametrize("error", [RuntimeError(), sqlite3.OperationalError("database is locked")])
async def test_what_becomes_due_while_the_herald_fails_is_shown(
    playing: Stage, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(herald, "FIRST_PAUSE", 0.0)
    whole, failed = Notices.due, 0

    async def due(self: Notices, table_id: int) -> Due:
        nonlocal failed
        failed += 1
        if failed == 1:
            await playing.do(playing.people[0], "step")
            raise error
        return await whole(self, table_id)

    monkeypatch.setattr(Notices, "due", due)
    await playing.do(playing.people[0], "step")
    await playing.quiet()
    assert "board after 2 steps" in playing.shown
    assert playing.called == ["Anna"]


async def test_rate_limits_coalesce_and_lose_nothing(playing: Stage) -> None:
    playing.wire.rest.bucket = Bucket(limit=2, window=1.0)
    for _ in range(30):
        await playing.do(playing.people[0], "step")
    await playing.do(playing.people[0], "pass")
    await playing.quiet()
    assert "board after 30 steps" in playing.shown
    assert playing.called == ["Anna", "Ben"]
    assert len(playing.sent("PATCH")) < 10


async def test_a_call_does_not_wait_behind_the_edits_of_all_other_tables(playing: Stage) -> None:
    anna, ben = playing.people[:2]
    tables, hall = playing.elder.tables, playing.channel
    assert hall.guild_id is not None
    others = []
    for number in range(12):
        place = playing.wire.backend.create_channel(hall.guild_id, f"other-{number}")
        table = await tables.open(hall.guild_id, place.id, anna, "tryout", 2, "en")
        others.append((await tables.join(table.id, ben)).table)
    await playing.quiet()

    def edits() -> int:
        return sum(sent.method == "PATCH" for sent in playing.wire.rest.sent)

    before = edits()
    playing.wire.rest.faults.slow("PATCH", "*", 0.2, times=None)
    for table in others:
        await tables.set_option(table.id, anna, "fast", "on")
    await playing.do(anna, "pass")
    await playing.until(lambda: playing.called == ["Anna", "Ben"])
    assert edits() - before < len(others)
    playing.wire.rest.faults.clear()
    await playing.quiet()


async def test_who_becomes_awaited_while_an_edit_is_drawn_is_called(playing: Stage) -> None:
    anna = playing.people[0]
    playing.easel.ready.clear()
    drawn = len(playing.easel.drawn)
    await playing.do(anna, "step")
    await playing.until(lambda: len(playing.easel.drawn) > drawn)
    await playing.do(anna, "pass")
    playing.easel.ready.set()
    await playing.quiet()
    assert playing.called == ["Anna", "Ben"]
    assert "Anna" not in playing.shown.partition("➡️")[2]
