"""Owners and those who manage channels: moving, hiding, ending, restoring and resuming tables; and everybody else."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import discord
import pytest
from simcord.builders import ChannelHandle, GuildHandle

from bot.table import Phase, Player, Table
from bot.table.model import Audience, Kind
from rules import games
from rules.words import Message as Text
from tests.bot.house import replayed, stored_state
from tests.bot.panels.evening import button
from tests.play.club import Club, Guest
from tests.wire import Message, controls, words

FIRST = next(iter(games()))


def guild(club: Club) -> GuildHandle:
    assert club.channel.guild is not None
    return club.channel.guild


def messages(club: Club, channel: ChannelHandle) -> list[Message]:
    """What everybody can read in that channel, the oldest first."""
    found = club.env.backend.messages.get(channel.id, {}).values()
    return sorted((message for message in found if not message.is_ephemeral), key=lambda message: message.id)


def warden(club: Club) -> Guest:
    """Zoe manages the channels from now on."""
    zoe = club.people["Zoe"]
    role = guild(club).create_role("warden", permissions=discord.Permissions(manage_channels=True))
    club.env.backend.add_member_role(guild(club).id, zoe.id, role.id)
    return zoe


async def advance(club: Club, actions: int) -> Table:
    """So many actions, by whoever is awaited."""
    for _ in range(actions):
        seat = club.table.owing()[0]
        await club.act(seat, club.table.rules.stand_in(club.table.state, seat))
        await club.quiet()
    return club.table


async def test_a_table_moves_and_goes_on_there(club: Club) -> None:
    await club.begun(FIRST, 2)
    anna, there = club.people["Anna"], guild(club).create_text_channel("elsewhere")
    before, called = await advance(club, 2), club.called.copy()
    old = club.newest
    told = await anna.slash(club.channel, "table move", to=there)
    assert f"goes on in <#{there.id}>" in told.words
    await club.quiet()
    assert club.elder.tables.at(club.channel.id) is None
    after = club.elder.tables.at(there.id)
    assert after is not None
    assert (after.id, after.state, after.since) == (before.id, before.state, before.since)
    assert controls(old) == {}, "the old message has lost its buttons"
    assert f"goes on in <#{there.id}>" in words(old)
    (new,) = messages(club, there)
    assert "Anna has moved the table here" in words(new)
    assert club.called == called, "nobody is called twice for one turn"
    person = next(guest for guest in club.people.values() if guest.id == after.holders[after.owing()[0]].user_id)
    panel = await person.press(new, next(key for key in controls(new) if key.endswith(":turn")))
    assert panel.message.is_ephemeral
    assert "Anna" in (await anna.slash(there, "game status")).words
    await club.lobby(FIRST, 2)
    assert club.table.id != after.id, "the old channel is free"


async def test_a_table_does_not_move_onto_another_or_where_nobody_can_write(club: Club) -> None:
    await club.begun(FIRST, 2)
    anna, ben = club.people["Anna"], club.people["Ben"]
    there = guild(club).create_text_channel("elsewhere")
    silent = guild(club).create_text_channel(
        "silent", overwrites={guild(club).default_role: discord.PermissionOverwrite(send_messages=False)}
    )
    loud = guild(club).create_category("loud")
    await ben.slash(there, "game new", game=FIRST, seats=2)
    before = club.table
    assert "open table in that channel" in (await anna.slash(club.channel, "table move", to=there)).words
    assert "in that channel already" in (await anna.slash(club.channel, "table move", to=club.channel)).words
    for place in (silent, loud):
        assert "in which you and I may write" in (await anna.slash(club.channel, "table move", to=place)).words
    assert club.table == before


async def test_only_its_owner_and_who_manages_channels_may_look_after_a_table(club: Club) -> None:
    await club.begun(FIRST, 2)
    ben, zoe = club.people["Ben"], club.people["Zoe"]
    there = guild(club).create_text_channel("elsewhere")
    before = await advance(club, 3)
    for person, no in ((ben, "dem der Tisch gehört: Anna"), (zoe, "Only Anna, who owns the table")):
        for command, options in (
            ("table move", {"to": there}),
            ("table visibility", {"who": "players"}),
            ("table end", {}),
            ("table restore", {"step": 0}),
            ("table resume", {}),
        ):
            refused = await person.slash(club.channel, command, **options)
            assert no.split(":")[0][-12:] in refused.words or "Anna" in refused.words
        assert (await person.complete(there, "table move", "table", to=there)).choices == []
        assert (await person.complete(club.channel, "table restore", "step", "")).choices == []
        refused = await person.slash(there, "table end", table=str(before.id))
        assert "End it" not in refused.words
    assert club.table == before
    warden(club)
    offered = (await zoe.complete(there, "table move", "table", to=there)).choices
    assert [choice["value"] for choice in offered] == [str(before.id)]
    await zoe.slash(there, "table move", to=there, table=str(before.id))
    await club.quiet()
    moved = club.elder.tables.at(there.id)
    assert moved is not None
    sure = await zoe.slash(there, "table end")
    await zoe.press(sure.message, button(sure.message, "End it"))
    assert (await club.last_table()).phase is Phase.OVER


async def test_a_table_whose_channel_is_gone_is_found_and_moved(club: Club) -> None:
    doomed = guild(club).create_text_channel("doomed")
    anna, home = club.people["Anna"], club.channel
    club.channel = doomed
    await club.begun(FIRST, 2)
    before = await advance(club, 2)
    club.env.backend.delete_channel(doomed.id)
    await club.env.settle()
    assert (await club.last_table()).phase is Phase.PARKED
    club.channel = home
    (offered,) = (await anna.complete(home, "table move", "table", to=home)).choices
    assert offered["name"].startswith("🅿️")
    await anna.slash(home, "table move", to=home, table=offered["value"])
    await club.quiet()
    assert (club.table.id, club.table.phase, club.table.state) == (before.id, Phase.PLAYING, before.state)
    assert "has moved the table here" in words(club.newest)
    await advance(club, 2)
    assert await replayed(club.elder.store, club.table) == await stored_state(club.elder.store, club.table.id)


async def test_a_parked_table_is_resumed(club: Club) -> None:
    await club.begun(FIRST, 2)
    anna = club.people["Anna"]
    assert "not parked" in (await anna.slash(club.channel, "table resume")).words
    before = club.table
    await club.elder.tables.park([before.id], Text("parked-channel-gone"))
    await club.quiet()
    assert club.table.phase is Phase.PARKED
    await anna.slash(club.channel, "table resume")
    await club.quiet()
    assert (club.table.phase, club.table.state) == (Phase.PLAYING, before.state)
    assert "The table goes on." in words(club.newest)


async def test_a_damaged_table_is_resumed_when_it_has_been_mended(
    club: Club, capsys: pytest.CaptureFixture[str]
) -> None:
    await club.begun(FIRST, 2)
    zoe, whole = warden(club), club.table
    with closing(sqlite3.connect(club.path, isolation_level=None)) as other:
        ((state,),) = other.execute("SELECT state FROM tables")
        other.execute("UPDATE tables SET state = '{'")
        await club.restart()
        assert club.table.phase is Phase.PARKED
        for command, options in (
            ("table resume", {}),
            ("table visibility", {"who": "players"}),
            ("table move", {"to": guild(club).create_text_channel("elsewhere")}),
        ):
            assert "records are damaged" in (await zoe.slash(club.channel, command, **options)).words
            assert club.table.phase is Phase.PARKED
        other.execute("UPDATE tables SET state = ?", (state,))
    await zoe.slash(club.channel, "table resume")
    await club.quiet()
    assert (club.table.phase, club.table.state) == (Phase.PLAYING, whole.state)
    assert capsys.readouterr().out.count("damaged table parked") == 2


async def test_who_may_look_is_chosen(club: Club) -> None:
    await club.begun(FIRST, 2)
    anna, ben, zoe = (club.people[name] for name in ("Anna", "Ben", "Zoe"))
    told = await anna.slash(club.channel, "table visibility", who="players")
    assert "everybody there still sees" in told.words
    await club.quiet()
    assert club.table.audience is Audience.PLAYERS
    assert "only those who play look at this table" in words(club.newest)
    for command in ("board", "log", "replay", "verify"):
        assert "Only those who play" in (await zoe.slash(club.channel, command)).words
        assert "Nur" not in (await ben.slash(club.channel, command)).words[:3]
    assert "Only those who play" in (await zoe.slash(club.channel, "board", text=True)).words
    await club.restart()
    assert "Only those who play" in (await zoe.slash(club.channel, "board")).words
    await anna.slash(club.channel, "table visibility", who="everyone")
    assert "Only those" not in (await zoe.slash(club.channel, "board")).words


@pytest.mark.parametrize("game", games())
async def test_a_game_is_restored_to_any_action_and_everybody_is_told(club: Club, game: str) -> None:
    await club.begun(game, 2)
    anna = club.people["Anna"]
    states = [club.table.state, *[(await advance(club, 1)).state for _ in range(6)]]
    offered = (await anna.complete(club.channel, "table restore", "step", "")).choices
    assert [choice["value"] for choice in offered] == [5, 4, 3, 2, 1, 0]
    assert offered[-1]["name"] == "0 · The beginning"
    board = club.newest
    asked = await anna.slash(club.channel, "table restore", step=4)
    assert "2 actions after it will be taken back" in asked.words
    assert club.table.state == states[6], "nothing is done before the yes"
    await anna.press(asked.message, button(asked.message, "Take it back"))
    await club.quiet()
    assert club.table.state == states[4]
    assert club.table.recent[-1].kind is Kind.RESTORE
    assert club.newest is not board, "nobody reads an old message again"
    assert club.live == [club.newest]
    assert "Anna has taken the game back to its action 4; 2 actions count as taken back" in words(club.newest)
    assert await replayed(club.elder.store, club.table) == await stored_state(club.elder.store, club.table.id)
    again = await anna.press(asked.message, button(asked.message, "Take it back")) if controls(asked.message) else None
    assert again is None
    assert club.called == club.owed
    await club.restart()
    beginning = await anna.slash(club.channel, "table restore", step=0)
    await anna.press(beginning.message, button(beginning.message, "Take it back"))
    assert club.table.state == states[0]
    await advance(club, 6)
    assert club.table.state == states[6], "the dice fall as they fell"
    assert club.called == club.owed
    assert "~~" in (await anna.slash(club.channel, "log")).words
    assert len(club.live) == 1


async def test_a_restored_game_is_shown_in_a_message_of_its_own_once(club: Club) -> None:
    """Also when the bot stops before it is; and what happens afterwards is shown in that one."""
    await club.begun(FIRST, 2)
    anna = club.people["Anna"]
    await advance(club, 3)
    asked, board = await anna.slash(club.channel, "table restore", step=2), club.newest
    club.elder.tables.changed.clear()
    await anna.press(asked.message, button(asked.message, "Take it back"))
    assert club.newest is board
    for _ in range(2):
        await club.restart()
        assert [message.id > board.id for message in club.live] == [True]
    posted, called = len(club.messages), club.called.total()
    await advance(club, 1)
    assert len(club.messages) - posted == club.called.total() - called, (
        "a new message comes for a call again, and only then"
    )


async def test_what_cannot_be_restored(club: Club) -> None:
    await club.lobby(FIRST, 2)
    anna, ben = club.people["Anna"], club.people["Ben"]
    assert "not started" in (await anna.slash(club.channel, "table restore", step=0)).words
    await anna.tap(club.newest, "Start")
    assert "You have done nothing yet" in (await anna.slash(club.channel, "table restore", step=0)).words
    await advance(club, 3)
    for step in (3, 99):
        assert "from 0 (the beginning) to 2" in (await anna.slash(club.channel, "table restore", step=step)).words
    asked = await anna.slash(club.channel, "table restore", step=1)
    yes = button(asked.message, "Take it back")
    state = (await advance(club, 1)).state
    late = await anna.press(asked.message, yes)
    assert "Take it back" not in late.words
    assert club.table.state == state, "the game has gone on since"
    made_up = Player(ben.id, ben.name)
    with pytest.raises(Exception, match="no-owner"):
        await club.elder.desk.warden.restore(club.table.id, made_up, 0, club.table.version, manages=False)
    late = await anna.slash(club.channel, "table restore", step=1)
    await club.elder.tables.end(club.table.id, Player(anna.id, anna.name))
    for refused in (
        await anna.slash(club.channel, "table restore", step=0),
        await anna.press(late.message, button(late.message, "Take it back")),
    ):
        assert "A game that is over cannot go back: its dice and everything that was secret lie open" in refused.words
        assert "*Rematch*" in refused.words


async def restored(club: Club, step: int, yes: str = "Take it forward") -> Table:
    """Anna takes the game there."""
    anna = club.people["Anna"]
    asked = await anna.slash(club.channel, "table restore", step=step)
    await anna.press(asked.message, button(asked.message, yes))
    await club.quiet()
    return club.table


@pytest.mark.parametrize("game", games())
async def test_a_restored_game_is_restored_forward_as_long_as_nobody_has_played_on(club: Club, game: str) -> None:
    """From everywhere to everywhere, also after a restart; and everybody is told, in a message of its own."""
    await club.begun(game, 2)
    anna = club.people["Anna"]
    states = [club.table.state, *[(await advance(club, 1)).state for _ in range(6)]]
    assert (await restored(club, 4, "Take it back")).state == states[4]
    assert (await restored(club, 1, "Take it back")).state == states[1]
    offered = (await anna.complete(club.channel, "table restore", "step", "")).choices
    assert [choice["value"] for choice in offered] == [6, 5, 4, 3, 2, 0], "every one but where they are"
    await club.restart()
    for step in (3, 5, 6):
        board = club.newest
        assert (await restored(club, step)).state == states[step]
        assert club.live == [club.newest]
        assert club.newest is not board
        assert f"Anna has taken the game forward again to its action {step}" in words(club.newest)
        assert await replayed(club.elder.store, club.table) == await stored_state(club.elder.store, club.table.id)
    recent = club.table.recent
    assert [change.kind for change in recent].count(Kind.ACT) == 6
    await club.restart()
    assert club.table.recent == recent
    assert (await restored(club, 2, "Take it back")).state == states[2]
    await advance(club, 1)
    refused = await anna.slash(club.channel, "table restore", step=5)
    assert "from 0 (the beginning) to 2" in refused.words, "what has been played since stands in its place"
    assert club.called == club.owed


async def take_back(club: Club) -> None:
    """Whoever has acted last takes it back, and all agree."""
    tables, table_id = club.elder.tables, club.table.id
    seat = (await club.elder.store.actions(table_id))[-1]["seat"]
    await tables.undo(table_id, Player(club.holder(seat).id, "who acted"))
    for voter in club.table.voters():
        await tables.answer_undo(table_id, Player(club.holder(voter).id, "who agrees"), True, club.table.version)
    await club.quiet()


async def test_what_was_taken_back_by_who_did_it_does_not_come_back(club: Club) -> None:
    """An owner brings back only what was set aside by restoring, and not where somebody has taken back a step since."""
    await club.begun(FIRST, 2)
    await advance(club, 6)
    store, table_id = club.elder.store, club.table.id
    await take_back(club)
    left = len(await store.actions(table_id))
    assert await store.set_aside(table_id) == []
    await restored(club, 2, "Take it back")
    assert len(await store.set_aside(table_id)) == left - 2
    await take_back(club)
    assert await store.set_aside(table_id) == []
