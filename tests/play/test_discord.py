"""What Discord does to a game that is being played: places go, rights are taken away, messages are refused.

What becomes of it when the whole server goes is in test_sent_away.py.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot import limits
from bot.gallery import Board
from bot.speech import clean
from bot.table import Phase, Table
from images.kit.fonts import UNKNOWN, runs
from images.kit.look import Words
from rules.game import AnyGame
from tests.bot.house import Clock
from tests.bot.panels.conftest import crowd
from tests.bot.panels.evening import Evening, button, press
from tests.bot.panels.players import by_panel, by_typing
from tests.bot.positions import NASTY, Send
from tests.bot.stage import Stage
from tests.play.club import Club, Sketchbook
from tests.wire import Channel, Person, controls, words
from tests.wire.faults import Bucket
from tests.wire.names import walk_components

__all__ = ["crowd"]

DAY = timedelta(days=1)
SCRIPTS = ("王小明", "مرحبا", "अनुष्का", "👩‍👩‍👧‍👦 Familie")


def guests(hall: Evening, count: int = 2) -> list[Person]:
    return [hall.club.person(name) for name in ("Anna", "Ben", "Clara", "David")[:count]]


def forbid(hall: Evening | Stage, *names: str) -> None:
    """Take these permissions away from everybody in the channel; with none, give all back."""
    everyone = hall.channel.guild_id
    assert everyone is not None
    deny = Permissions(**dict.fromkeys(names, True)).value
    hall.wire.backend.set_overwrite(hall.channel.id, Overwrite(everyone, OverwriteType.ROLE, deny=deny))


async def parked(hall: Evening, table_id: int) -> Table:
    """The table, as soon as it is parked."""
    async with asyncio.timeout(20):
        while (table := await hall.elder.tables.get(table_id)).phase is not Phase.PARKED:
            await asyncio.wait(asyncio.all_tasks() - {asyncio.current_task()}, timeout=0.01)
    return table


class TestObjectGone:
    """The game lives in the database: it goes on, or is parked and can be closed."""

    async def test_message(self, hall: Evening) -> None:
        anna, ben = guests(hall)
        table = await hall.begun(anna, ben, game="tryout")
        hall.wire.backend.delete_message(hall.channel.id, table.id)
        await anna.slash(hall.channel, "tryout step")
        assert (await hall.message("Anna steps.")).id != table.id

    @pytest.mark.parametrize("what", ["channel", "thread"])
    async def test_channel_or_thread(self, hall: Evening, what: str) -> None:
        anna, ben = guests(hall)
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
        anna, ben = guests(hall)
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
        anna, ben = guests(hall)
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
        anna, _ = guests(hall)
        forbid(hall, right)
        refusal = await anna.slash(hall.channel, "game new", game="tryout")
        assert refusal.private
        assert named in refusal.words
        assert hall.elder.tables.at(hall.channel.id) is None

    @pytest.mark.parametrize(("right", "named"), [("view_channel", "View Channel"), ("send_messages", "Send Messages")])
    async def test_during_a_game(self, hall: Evening, right: str, named: str) -> None:
        anna, ben = guests(hall)
        await hall.begun(anna, ben, game="tryout")
        forbid(hall, right)
        await anna.slash(hall.channel, "tryout pass")
        assert await hall.wire.until(lambda: hall.table.trouble is not None, seconds=20)
        assert named in (await ben.slash(hall.channel, "game status")).words
        forbid(hall)
        await hall.message(f"<@{ben.id}>")

    @pytest.mark.parametrize("right", ["attach_files", "embed_links"])
    async def test_pictures(self, hall: Evening, right: str) -> None:
        anna, ben = guests(hall)
        await hall.begun(anna, ben, game="tryout")
        forbid(hall, right)
        messenger = hall.elder.herald._messenger
        if right == "attach_files":
            assert await hall.wire.until(lambda: not messenger.can_attach(hall.channel.id), seconds=20)
        await anna.slash(hall.channel, "tryout step")
        shown = await hall.message("Anna steps.", "board after 1 steps")
        assert bool(shown.attachments) is (right == "embed_links")

    @pytest.mark.parametrize("right", ["create_public_threads"])
    async def test_threads(self, hall: Evening, right: str) -> None:
        anna, ben = guests(hall)
        await hall.begun(anna, ben, game="tryout")
        offered = await ben.slash(hall.channel, "game new", game="tryout")
        forbid(hall, right)
        hall.wire.rest.faults.refuse("POST", "/channels/*/threads")
        refusal = await press(ben, offered.message, "Open it in a thread")
        await hall.says(refusal, "Create Public Threads")

    async def test_sending_in_threads(self, hall: Evening) -> None:
        anna, _ = guests(hall)
        backend = hall.wire.backend
        thread = backend.create_thread(hall.channel.id, "our game", backend.bot_user.id)
        forbid(hall, "send_messages_in_threads")
        refusal = await anna.slash(thread, "game new", game="tryout")
        assert "Send Messages in Threads" in refusal.words


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
