"""The picture of the box in the lobby: sent once, kept at every edit, gone from nowhere but where it may not be."""

from __future__ import annotations

import pytest

from bot.gallery import Board
from images.kit.look import Picture, Words
from tests.bot.stage import WEBP, Stage
from tests.wire import words

ALT = "A box full of tryouts"
BOX = Board(Words(ALT, (ALT,)), Picture(WEBP, 1, 1))


async def lobby(stage: Stage) -> int:
    """A lobby with everything posted; its table."""
    anna = stage.people[0]
    assert stage.channel.guild_id is not None
    table = await stage.elder.tables.open(stage.channel.guild_id, stage.channel.id, anna, "tryout", 2, "en")
    await stage.quiet()
    return table.id


@pytest.fixture
def boxed(stage: Stage) -> Stage:
    stage.easel.box = BOX
    return stage


def files(stage: Stage, method: str) -> list[int]:
    """How many files went out with each request."""
    return [len(sent.files) for sent in stage.sent(method)]


async def test_a_cover_is_sent_once_and_stays_at_every_edit(boxed: Stage) -> None:
    async with boxed.running():
        table_id = await lobby(boxed)
        await boxed.elder.tables.join(table_id, boxed.people[1])
        await boxed.quiet()
        await boxed.elder.tables.leave(table_id, boxed.people[1])
        await boxed.quiet()
        assert (files(boxed, "POST"), files(boxed, "PATCH")) == ([1], [0, 0])
        (message,) = boxed.live
        assert ALT in words(message)
        assert len(message.attachments) == 1


async def test_a_cover_from_before_a_restart_is_sent_anew_once(boxed: Stage) -> None:
    async with boxed.running():
        table_id = await lobby(boxed)
    async with boxed.running():
        for person in boxed.people[1:2]:
            await boxed.elder.tables.join(table_id, person)
            await boxed.quiet()
            await boxed.elder.tables.leave(table_id, person)
            await boxed.quiet()
        assert files(boxed, "POST") == [1]
        assert files(boxed, "PATCH")[-2:] == [1, 0]
        (message,) = boxed.live
        assert len(message.attachments) == 1


async def test_the_lobby_keeps_its_cover_when_the_game_begins(boxed: Stage) -> None:
    async with boxed.running():
        await boxed.game()
        box, board = boxed.messages
        assert (ALT in words(box), ALT in words(board)) == (True, False)
        assert [len(message.attachments) for message in (box, board)] == [1, 1]


async def test_a_lobby_does_without_where_no_pictures_may_be_sent(boxed: Stage) -> None:
    async with boxed.running():
        boxed.wire.forbid(boxed.channel, "attach_files")
        table_id = await lobby(boxed)
        assert ALT not in boxed.shown
        boxed.wire.forbid(boxed.channel)
        await boxed.elder.tables.join(table_id, boxed.people[1])
        await boxed.quiet()
        assert ALT in boxed.shown
        boxed.wire.forbid(boxed.channel, "attach_files")
        await boxed.elder.tables.leave(table_id, boxed.people[1])
        await boxed.quiet()
        assert ALT not in boxed.shown
        boxed.wire.forbid(boxed.channel)
        await boxed.elder.tables.join(table_id, boxed.people[1])
        await boxed.quiet()
        assert ALT in boxed.shown
        assert files(boxed, "PATCH")[-3:] == [1, 0, 1]


async def test_a_game_without_a_cover_has_a_lobby(stage: Stage) -> None:
    async with stage.running():
        await lobby(stage)
        assert files(stage, "POST") == [0]
        assert "At the table: 1 of 2" in stage.shown
