"""Somebody is forgotten: what the database knows of them afterwards, and what the others still see."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest

from bot.table import Phase, Player
from rules import games
from tests.bot.house import replayed, stored_state
from tests.bot.panels.evening import button
from tests.play.club import Club
from tests.play.guest import Guest
from tests.play.retold import log_of, replay_of
from tests.play.short import SHORT
from tests.wire import controls

FIRST = next(iter(games()))
MADE = ("changes", "seats", "tables", "places", "ratings", "habits", "posts", "calls")
"""Where something about people is kept. Only the wish to be in no list is meant to stay."""


def known_of(club: Club, person: Guest) -> list[str]:
    """All that the database knows of somebody, by table."""
    found = []
    with closing(sqlite3.connect(club.path)) as store:
        for table in MADE:
            for row in store.execute(f"SELECT * FROM {table}"):
                told = json.dumps(row)
                if str(person.id) in told or person.name in told:
                    found.append(f"{table}: {told}")
    return found


async def forget(guest: Guest, club: Club) -> str:
    sure = await guest.slash(club.channel, "me forget")
    return (await guest.press(sure.message, button(sure.message, "Forget me"))).words


async def play_out(club: Club) -> None:
    while (table := await club.last_table()).phase is Phase.PLAYING:
        seat = table.owing()[0]
        await club.act(seat, table.rules.stand_in(table.state, seat))
        await club.quiet()


async def test_nothing_is_known_any_more_of_who_has_been_forgotten(club: Club) -> None:
    """She opened the table, was away, gave her seat to somebody, took another back, and restored the game."""
    anna, ben, zoe = (club.people[name] for name in ("Anna", "Ben", "Zoe"))
    await club.begun(FIRST, 3, options=SHORT[FIRST])
    await anna.slash(club.channel, "table visibility", who="players")
    await anna.slash(club.channel, "me quiet", **{"from": "22:00", "to": "8", "zone": "Europe/Berlin"})
    await anna.slash(club.channel, "me away", until="2026-01-12")
    await anna.slash(club.channel, "game replace")
    await club.quiet()
    await zoe.press(club.newest, button(club.newest, "Take Anna's seat"))
    await zoe.slash(club.channel, "game replace")
    await anna.slash(club.channel, "game join")
    await club.quiet()
    assert club.table.seat_of(anna.id) is not None
    assert "One table that is not over still knows you" in await forget(anna, club)
    assert club.elder.tables.regulars.of(anna.id).zone == "UTC"
    assert any(line.startswith("seats") for line in known_of(club, anna))
    await play_out(club)
    assert "One game that is over does not know you any more" in await forget(anna, club)
    assert known_of(club, anna) == []
    assert known_of(club, zoe)
    await club.restart()
    over = await club.last_table()
    assert [holder.name for holder in over.holders].count("Somebody") == 1
    assert await replayed(club.elder.store, over) == await stored_state(club.elder.store, over.id)
    for command in ("replay", "verify", "game export"):
        assert "Anna" not in (await ben.slash(club.channel, command, game=str(over.id))).words


async def test_nobody_is_told_any_more_who_once_sat_there(club: Club) -> None:
    """Two have played and gone, one after the other: what they did is told of two whom nobody knows."""
    anna, ben, clara, david = club.seats(4)
    await club.begun(FIRST, 2, computers=1, options=SHORT[FIRST])
    await club.quiet()
    for leaver in (anna, ben):
        while (table := club.table).owing() != (table.seat_of(leaver.id),):
            await club.act(table.owing()[0], table.rules.stand_in(table.state, table.owing()[0]))
            await club.quiet()
        await club.act(table.owing()[0], table.rules.stand_in(table.state, table.owing()[0]))
        sure = await leaver.slash(club.channel, "game leave")
        await leaver.press(sure.message, next(iter(controls(sure.message))))
        await club.quiet()
    await forget(anna, club)
    sure = await ben.slash(club.channel, "me forget")
    await ben.press(sure.message, button(sure.message, "Mich vergessen"))
    for reader, left in ((clara, "Somebody has left;"), (david, "Somebody 2 ist gegangen;")):
        log, replay = "\n".join(await log_of(club, reader)), "\n".join(await replay_of(club, reader))
        assert left in log
        for told in (log, replay):
            assert "Anna" not in told
            assert "Ben" not in told
            assert "Somebody 2 " in told


async def test_a_lobby_that_came_to_nothing_and_a_game_that_was_broken_off(club: Club) -> None:
    anna, ben = club.seats(2)
    for begin in (club.lobby, club.begun):
        await begin(FIRST, 2)
        await club.elder.tables.end(club.table.id, Player(anna.id, anna.name))
        await club.quiet()
    assert "2 games that are over do not know you any more" in await forget(anna, club)
    assert known_of(club, anna) == []
    assert "Ben" in " ".join(known_of(club, ben))


DAMAGES = {
    "events that are no JSON": "UPDATE changes SET events = '{' WHERE kind = 'join'",
    "events that are no text": "UPDATE changes SET events = CAST(x'225bff2241' AS TEXT) WHERE kind = 'open'",
    "an ending that is no JSON": 'UPDATE tables SET ending = \'{"who":"Anna\'',
    "an ending that is no message": "UPDATE tables SET ending = '[\"Anna\"]'",
    "an ending that is no text": "UPDATE tables SET ending = CAST(x'22ff22' AS TEXT)",
    "people that are no JSON": "UPDATE tables SET people = '{'",
    "people that are a list": "UPDATE tables SET people = '[]'",
    "people who were nobody": "UPDATE tables SET people = '{\"former\":1}'",
    "a hundred thousand brackets": f"UPDATE tables SET people = '{'[' * 100_000}'",
    "no language": "UPDATE tables SET locale = 'xx'",
    "an owner that is no text": "UPDATE tables SET owner_id = CAST(x'ff41' AS TEXT)",
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_row_keeps_nobody_from_being_forgotten(club: Club, damage: str) -> None:
    """Neither at its own table nor at any other; what cannot be read is emptied."""
    anna, ben = club.seats(2)
    for begin in (club.lobby, club.begun):
        await begin(FIRST, 2)
        await club.elder.tables.end(club.table.id, Player(anna.id, anna.name))
        await club.quiet()
    with closing(sqlite3.connect(club.path)) as store:
        where = "AND table_id" if "WHERE" in DAMAGES[damage] else "WHERE id"
        assert store.execute(f"{DAMAGES[damage]} {where} = 1").rowcount == 1
        store.commit()
    assert "2 games that are over do not know you any more" in await forget(anna, club)
    with closing(sqlite3.connect(club.path)) as store:
        store.execute("UPDATE tables SET owner_id = 0 WHERE typeof(owner_id) != 'integer'")
        store.commit()
    assert known_of(club, anna) == []
    assert "Ben" in " ".join(known_of(club, ben))


async def test_two_who_are_forgotten_are_told_apart(club: Club) -> None:
    anna, ben = club.seats(2)
    await club.begun(FIRST, 2, options=SHORT[FIRST])
    await play_out(club)
    await forget(anna, club)
    sure = await ben.slash(club.channel, "me forget")
    await ben.press(sure.message, button(sure.message, "Mich vergessen"))
    assert sorted((await club.last_table()).names) == ["Somebody", "Somebody 2"]
    assert known_of(club, anna) == known_of(club, ben) == []


async def test_a_holiday_ends_for_the_table_too(club: Club) -> None:
    await club.begun(FIRST, 2, terms={"limit": 86400, "out": "decide"})
    anna = club.people["Anna"]
    await anna.slash(club.channel, "me away", until="2026-01-12")
    await forget(anna, club)
    await club.quiet()
    assert all(alarm.at < club.clock.now + timedelta(days=3) for alarm in club.table.alarms)
    await club.restart()
    assert club.elder.tables.regulars.of(anna.id).away_until is None
