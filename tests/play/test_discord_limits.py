"""What Discord does not take: too many choices, long names, large pictures, quick edits; and names that are weapons."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from bot import limits
from bot.gallery import Board
from bot.speech import clean
from images.kit.fonts import UNKNOWN, runs
from images.kit.look import Words
from rules.game import AnyGame
from tests.bot.panels.conftest import crowd
from tests.bot.panels.evening import Evening, button
from tests.bot.panels.players import by_panel, by_typing
from tests.bot.positions import NASTY, Send
from tests.bot.stage import Stage
from tests.play.club import Club, Sketchbook
from tests.wire import Channel, controls, words
from tests.wire.faults import Bucket
from tests.wire.names import walk_components

__all__ = ["crowd"]

SCRIPTS = ("王小明", "مرحبا", "अनुष्का", "👩‍👩‍👧‍👦 Familie")


class TestLimits:
    """200 legal choices and names of 100 characters; 26 subcommands are in tests/bot/commands/test_tree.py."""

    @pytest.mark.parametrize("hand", [by_panel, by_typing])
    async def test_200_legal_choices(
        self, crowd: AnyGame, club: Club, hand: object, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def board(*_: object) -> Board:
            return Board(Words("a crowd", ("a crowd",)))

        monkeypatch.setattr(Sketchbook, "board", board)
        await club.begun("crowd", 1)
        anna = club.people["Anna"]
        assert len(club.seating(anna).legal()) > 200
        reply = await (by_panel if hand is by_panel else by_typing)(club, anna, Send("unit 2", "H4", "gold", fast=True))
        assert "✅" in reply.words

    async def test_names_of_100_characters(self, hall: Evening) -> None:
        people = [hall.club.person(letter * 100) for letter in "XÄ👑"]
        await people[0].slash(hall.channel, "game new", game="tryout", seats=3)
        for person in people[1:]:
            await person.slash(hall.channel, "game join")
        await hall.message("3 of 3")
        await people[0].slash(hall.channel, "game start")
        await people[0].slash(hall.channel, "game replace")
        shown = await hall.message("Take X")
        assert all(len(name) <= 32 for name in hall.table.names)
        labels = [part["label"] for part in controls(shown).values() if "label" in part]
        assert all(len(label) <= limits.BUTTON_LABEL for label in labels)


class TestSize:
    """Discord takes no picture of this size: the words take its place, and who is to be called is called."""

    async def test_a_new_message(self, playing: Stage) -> None:
        playing.wire.rest.faults.refuse("POST", "*/messages", 413, 40005)
        await playing.do(playing.people[0], "step", "pass")
        await playing.quiet()
        assert playing.called == ["Anna", "Ben"]
        assert "board after 1 steps" in playing.shown
        assert playing.live[0].attachments == []

    async def test_an_edit(self, playing: Stage) -> None:
        (before,) = playing.live
        playing.wire.rest.faults.refuse("PATCH", "*/messages/*", 413, 40005)
        await playing.do(playing.people[0], "step")
        await playing.quiet()
        assert playing.live[0].id == before.id
        assert "board after 1 steps" in playing.shown
        assert playing.live[0].attachments == []


async def test_rate_limits(stage: Stage) -> None:
    """500 tables move in one second: each shows its last position in one message, and everybody is called once."""
    many = 500
    anna, ben = stage.people[:2]
    backend, guild_id = stage.wire.backend, stage.channel.guild_id
    assert guild_id is not None
    backend.subscribers.remove(stage.listen)
    rung: list[tuple[int, int]] = []

    def listen(event: str, payload: Mapping[str, Any]) -> None:
        if event == "MESSAGE_CREATE":
            message = backend.messages[int(payload["channel_id"])][int(payload["id"])]
            rung.extend((message.channel_id, user_id) for user_id in message.ping_user_ids)

    async with stage.running() as elder:
        tables = elder.tables
        telling, tables.changed = tables.changed, []
        places: list[Channel] = [backend.create_channel(guild_id, f"table-{number}") for number in range(many)]
        opened = [await tables.open(guild_id, place.id, anna, "tryout", 2, "en") for place in places]
        for table in opened:
            await tables.join(table.id, ben)
            await tables.start(table.id, anna)
        stage.wire.rest.bucket = Bucket(limit=5, window=1.0)
        backend.subscribers.append(listen)
        tables.changed = telling
        step, ends_turn = opened[0].rules.actions[0](), opened[0].rules.actions[5]()
        for action in (step, step, step, ends_turn):
            await asyncio.gather(*(tables.act(table.id, anna, action) for table in opened))
        async with asyncio.timeout(300):
            while tasks := list(elder.herald._tasks.values()):
                await asyncio.gather(*tasks)
        wanted = {(place.id, ben.user_id) for place in places}
        assert wanted <= set(rung)
        assert len([call for call in rung if call[1] == ben.user_id]) == many
        assert len(set(rung)) == len(rung)
        for place in places:
            live = [message for message in stage.wire.messages(place) if controls(message)]
            assert len(live) == 1
            assert "board after 3 steps" in words(live[0])


async def test_text_as_weapon(hall: Evening) -> None:
    """Names with markup, mentions and marks that turn the line do no harm anywhere, and ring nobody's telephone."""
    rung: list[int] = []
    backend = hall.wire.backend

    def listen(event: str, payload: Mapping[str, Any]) -> None:
        if event == "MESSAGE_CREATE":
            message = backend.messages[int(payload["channel_id"])][int(payload["id"])]
            rung.extend([*message.ping_user_ids, *message.ping_role_ids, *([0] if message.mention_everyone else [])])

    backend.subscribers.append(listen)
    people = [hall.club.person(name) for name in NASTY[:4]]
    await people[0].slash(hall.channel, "game new", game="tryout", seats=4)
    for person in people[1:]:
        await person.slash(hall.channel, "game join")
    await hall.message("4 of 4")
    await people[0].slash(hall.channel, "game start")
    await hall.message("➡️")
    for person in people:
        await person.slash(hall.channel, "game replace")
        await person.slash(hall.channel, "game kick", player=NASTY[1])
        await person.slash(hall.channel, "me away", until=NASTY[1])
        await person.slash(hall.channel, "rules", topic=NASTY[0])
        await person.slash(hall.channel, "undo")
        await person.slash(hall.channel, "log")
    await people[0].slash(hall.channel, "tryout pass")
    await hall.message(f"<@{people[1].id}>")
    everything = "\n".join(words(message) for message in backend.messages[hall.channel.id].values())
    for bad in ("@everyone", "<@&", "<@99>", "`rm`", "**bold**", "~~x~~", "\u202e"):
        assert bad not in everything
    assert set(rung) == {people[0].id, people[1].id}


async def test_foreign_scripts(evening: Evening) -> None:
    """Names in all scripts stand in the message, in the picture's words, and every letter of them can be drawn."""
    people = [evening.club.person(name) for name in SCRIPTS]
    await evening.lobby(*people, seats=4)
    await people[0].slash(evening.channel, "game start")
    shown = await evening.message("➡️")
    assert shown.attachments
    alt = "\n".join(
        item["description"] for part in walk_components(shown.components) for item in part.get("items") or ()
    )
    for name in SCRIPTS:
        called = clean(name)
        assert called in alt
        assert UNKNOWN not in "".join(run.text for run in runs(called, "bold"))
    assert button(shown, "Your move")
