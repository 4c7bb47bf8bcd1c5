"""Owners and those who manage channels: moving, hiding, ending and resuming tables; and everybody else."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.table import Phase
from bot.table.model import Audience
from rules import games
from rules.words import Message as Text
from tests.bot.house import replayed, stored_state
from tests.bot.panels.evening import button
from tests.play.club import Club
from tests.play.guest import Guest
from tests.wire import Message, controls, words

FIRST = next(iter(games()))


def messages(club: Club, channel: ChannelHandle) -> list[Message]:
    """What everybody can read in that channel, the oldest first."""
    found = club.env.backend.messages.get(channel.id, {}).values()
    return sorted((message for message in found if not message.is_ephemeral), key=lambda message: message.id)


def warden(club: Club) -> Guest:
    """Zoe manages the channels from now on."""
    zoe = club.people["Zoe"]
    role = club.guild.create_role("warden", permissions=discord.Permissions(manage_channels=True))
    club.env.backend.add_member_role(club.guild.id, zoe.id, role.id)
    return zoe


async def test_a_table_moves_and_goes_on_there(club: Club) -> None:
    await club.begun(FIRST, 2)
    anna, there = club.people["Anna"], club.guild.create_text_channel("elsewhere")
    before, called = await club.advance(2), club.called.copy()
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
    there = club.guild.create_text_channel("elsewhere")
    silent = club.guild.create_text_channel(
        "silent", overwrites={club.guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    )
    loud = club.guild.create_category("loud")
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
    there = club.guild.create_text_channel("elsewhere")
    before = await club.advance(3)
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
    doomed = club.guild.create_text_channel("doomed")
    anna, home = club.people["Anna"], club.channel
    club.channel = doomed
    await club.begun(FIRST, 2)
    before = await club.advance(2)
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
    await club.advance(2)
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
            ("table move", {"to": club.guild.create_text_channel("elsewhere")}),
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
