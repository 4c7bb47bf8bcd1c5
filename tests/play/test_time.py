"""Weeks of play in the chat: terms in the lobby, warnings, reminders, pauses, holidays, quiet hours, and all tables."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.table import Kind
from bot.table.timing import DAY, RunOut, notice
from rules import games
from rules.words import Message as Text
from tests.bot.panels.evening import button, menu
from tests.play.club import Club, Options
from tests.play.guest import Guest
from tests.wire import Message, controls, words

LIMIT = timedelta(seconds=DAY)
LEAD = notice(DAY)
A_MOMENT = timedelta(minutes=5)
GAME = next(iter(games()))


def awaited(club: Club) -> Guest:
    (seat, *_) = club.table.owing()
    return club.holder(seat)


def other(club: Club) -> Guest:
    return next(person for person in club.seats(2) if person is not awaited(club))


async def act(club: Club) -> None:
    """Whoever is awaited acts."""
    (seat, *_) = club.table.owing()
    await club.act(seat, club.table.rules.stand_in(club.table.state, seat))
    await club.quiet()


def silent(message: Message) -> bool:
    return bool(message.flags & 1 << 12)


async def test_terms_are_chosen_in_the_lobby_and_stand_everywhere(club: Club) -> None:
    """In the lobby, in the table message, in the status; and a rematch has them too."""
    terms: Options = {"limit": 2 * DAY, "bank": DAY, "out": "stand-in", "guests": "off"}
    await club.lobby(GAME, 2, terms=terms)
    said = ("Time for a decision: 2 days", "Unused time is saved: 1 day", "Elder plays until they are back")
    assert all(text in words(club.newest) for text in (*said, "Latecomers may take a computer's seat: no"))
    anna, ben = club.seats(2)
    await anna.tap(club.newest, "Start")
    due = club.table.due(club.table.owing()[0])
    assert due is not None
    shown = f"decide <t:{int(due.timestamp())}:R>, or Elder plays on until you are back"
    assert shown in words(club.newest)
    status = (await anna.slash(club.channel, "game status")).words
    assert all(text in status for text in (*said, shown))
    german = (await ben.slash(club.channel, "game status")).words
    assert "Bedenkzeit: 2 Tage" in german
    sure = (await anna.slash(club.channel, "game end")).message
    await anna.tap(sure, "End it")
    await anna.tap(club.newest, "Rematch")
    assert all(text in words(club.newest) for text in said)


async def test_only_the_owner_chooses(club: Club) -> None:
    await club.lobby(GAME, 2)
    ben = club.people["Ben"]
    reply = await ben.choose(club.newest, menu(club.newest, "options")["custom_id"], "terms-limit")
    assert "Anna" in reply.words
    assert reply.message.is_ephemeral


async def test_down_at_the_deadline(club: Club) -> None:
    """The deadline passes while the bot is off: it is handled at the start, once."""
    await club.begun(GAME, 2, terms={"limit": DAY, "out": "decide"})
    silent_one = awaited(club)
    await club.pass_time(LIMIT - LEAD + A_MOMENT)
    club.clock.now += 3 * LIMIT
    before = club.table.version
    for _ in range(2):
        await club.restart()
        await club.elder.timekeeper.ring()
        await club.quiet()
    log = await club.elder.tables.log(club.table_id, limit=200)
    assert [change.kind for change in log].count(Kind.RUN_OUT) == 1
    assert club.table.version > before + 1
    assert club.called[silent_one.id] == club.owed[silent_one.id] + 1, "one warning, and every call"


async def test_reminders_come_as_often_as_somebody_wants(club: Club) -> None:
    await club.begun(GAME, 2)
    slow = awaited(club)
    reply = await slow.slash(club.channel, "me reminders", every=3 * 3600)
    assert reply.message.is_ephemeral
    calls = []
    for _ in range(5):
        await club.pass_time(timedelta(hours=3, minutes=1))
        calls.append(club.called[slow.id])
    assert calls == [2, 3, 4, 5, 6]
    await slow.slash(club.channel, "me reminders", every=0)
    await club.pass_time(timedelta(days=30))
    assert club.called[slow.id] == 6
    assert len(club.live) == 1


async def test_quiet_hours(club: Club) -> None:
    """No reminder in the night, which is the player's own; and the call for a turn comes, but rings no telephone."""
    await club.begun(GAME, 2)
    slow, quick = awaited(club), other(club)
    for person in (slow, quick):
        reply = await person.slash(club.channel, "me quiet", **{"from": "22:00", "to": "8", "zone": "Europe/Berlin"})
        assert "22:00" in reply.words
        assert "8:00" in reply.words
        await person.slash(club.channel, "me reminders", every=3 * 3600)
    club.clock.now = club.clock.now.replace(hour=20, minute=30)  # half past nine there
    await club.elder.timekeeper.ring()
    await club.quiet()
    assert club.called[slow.id] == 2
    await club.pass_time(timedelta(hours=9))
    assert club.called[slow.id] == 2
    while club.called[quick.id] == 0:
        assert awaited(club) is slow
        await act(club)
    assert silent(club.newest)
    await club.pass_time(timedelta(hours=3))
    assert club.called[quick.id] == 2
    assert not silent(club.newest)


async def test_holidays(club: Club) -> None:
    """The clock stands still, the table is told, nobody reminds; and back again."""
    await club.begun(GAME, 2, terms={"limit": DAY, "out": "decide"})
    away = awaited(club)
    due = club.table.due(club.table.owing()[0])
    offered = await away.complete(club.channel, "me away", "until", "")
    assert offered.choices[10]["value"] == "2026-01-12"
    reply = await away.slash(club.channel, "me away", until="2026-01-12")
    assert "<t:" in reply.words
    await club.quiet()
    assert "<t:1768262400:f>" in words(club.newest)  # midnight after the 12th
    await club.pass_time(timedelta(days=9))
    assert club.called[away.id] == 1
    await away.slash(club.channel, "me back")
    await club.quiet()
    now = club.table.due(club.table.owing()[0])
    assert due is not None
    assert now is not None
    assert timedelta(days=9) - A_MOMENT < now - due < timedelta(days=9) + A_MOMENT


@pytest.mark.parametrize("until", ["tomorrow", "31.2.", "2026-99-99", "2025-12-31", "2026-12-24", ""])
async def test_holidays_that_cannot_be(club: Club, until: str) -> None:
    reply = await club.people["Anna"].slash(club.channel, "me away", until=until)
    assert "understand" in reply.words or "between today" in reply.words


@pytest.mark.parametrize(
    ("filled", "said"),
    [
        ({"from": "22:00"}, "understand"),
        ({"from": "25", "to": "8"}, "understand"),
        ({"from": "8", "to": "8:00"}, "understand"),
        ({"from": "8", "to": "7"}, "at most 14"),
        ({"from": "22", "to": "8", "zone": "Middle Earth"}, "time zone"),
        ({"from": "22 Uhr", "to": "7.30", "zone": "berlin"}, "from 22:00 to 7:30 (Europe/Berlin)"),
        ({"zone": "Tokyo"}, "Asia/Tokyo"),
        ({}, "No quiet hours"),
    ],
)
async def test_quiet_hours_as_they_are_typed(club: Club, filled: dict[str, str], said: str) -> None:
    assert said in (await club.people["Anna"].slash(club.channel, "me quiet", **filled)).words


async def test_what_is_offered_while_typing(club: Club) -> None:
    anna, ben = club.seats(2)
    zones = await anna.complete(club.channel, "me quiet", "zone", "ber")
    assert "Europe/Berlin" in [choice["value"] for choice in zones.choices]
    hours = await anna.complete(club.channel, "me quiet", "from", "2")
    assert [choice["value"] for choice in hours.choices] == ["2:00", "20:00", "21:00", "22:00", "23:00"]
    days = await ben.complete(club.channel, "me away", "until", "montag")
    assert [choice["name"] for choice in days.choices][:1] == ["Montag, 5. Januar 2026"]


async def test_a_pause_by_agreement(club: Club) -> None:
    """One wishes, the other is called and agrees by button; the clocks stand until somebody goes on."""
    await club.begun(GAME, 2, terms={"limit": DAY, "out": "decide"})
    slow, asker = awaited(club), other(club)
    await asker.slash(club.channel, "game pause")
    await club.quiet()
    assert "would like a pause" in words(club.newest)
    assert club.called[slow.id] == 1, "who is awaited anyway is not called again"
    await slow.tap(club.newest, "Agree")
    await club.quiet()
    assert "the game rests, and all clocks with it" in words(club.newest)
    await club.pass_time(timedelta(days=40))
    assert club.called[slow.id] == 1
    await club.restart()
    assert club.table.paused
    await asker.tap(club.newest, "Go on")
    await club.quiet()
    assert "the game rests, and all clocks with it" not in words(club.newest)
    await club.pass_time(LIMIT - LEAD + A_MOMENT)
    assert club.called[slow.id] == 3, "called again to go on, and warned"


async def test_a_pause_that_somebody_would_rather_not(club: Club) -> None:
    await club.begun(GAME, 2)
    await awaited(club).slash(club.channel, "game pause")
    await club.quiet()
    refuser = other(club)
    assert club.called[refuser.id] == 1
    await refuser.tap(club.newest, "Rather not")
    await club.quiet()
    assert club.table.people.pause is None
    assert "would rather play on" in words(club.newest)
    stranger = await club.people["Zoe"].slash(club.channel, "game pause")
    assert stranger.words == "You have no seat at this table."


@pytest.mark.parametrize("how", ["button", "command", "typed"])
async def test_pressing_anything_gives_the_seat_back(club: Club, how: str) -> None:
    """Elder plays for somebody until they are there again, whatever they do at the table."""
    await club.begun(GAME, 3, terms={"limit": DAY, "out": RunOut.STAND_IN})
    gone = awaited(club)
    seat = club.table.seat_of(gone.id)
    assert seat is not None
    await club.pass_time(LIMIT - LEAD + A_MOMENT)
    await club.pass_time(LEAD)
    assert club.table.people.absent == {seat: RunOut.STAND_IN}
    calls = club.called[gone.id]
    if how == "button":
        await gone.tap(club.newest, "Log")
    elif how == "command":
        await gone.slash(club.channel, "game status")
    else:
        await gone.slash(club.channel, "board", text=True)
    await club.quiet()
    assert club.table.people.absent == {}
    assert club.called[gone.id] == calls


async def test_all_my_tables(club: Club) -> None:
    """Those first where I am awaited, with links; privately, in my own language; and nothing of anybody else's."""
    await club.begun(GAME, 2)
    quick, slow = other(club), awaited(club)
    mine = await slow.slash(club.channel, "games")
    table = club.table
    link = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}/{club.newest.id}"
    assert mine.message.is_ephemeral
    assert link in mine.words
    assert "➡️" in mine.words
    assert "➡️" not in (await quick.slash(club.channel, "games")).words
    assert (await club.people["Zoe"].slash(club.channel, "games")).words.endswith("You sit at no table.")


async def test_a_seat_is_handed_over_by_button_and_kept_again(club: Club) -> None:
    await club.begun(GAME, 2)
    anna, zoe = club.people["Anna"], club.people["Zoe"]
    assert "Your seat is offered" in (await anna.slash(club.channel, "game replace")).words
    await club.quiet()
    take = button(club.newest, "Take Anna's seat")
    refusal = await club.people["Ben"].press(club.newest, take)
    assert refusal.words == club.seating(club.people["Ben"]).speaker.say(Text("no-seated-already"))
    assert "You keep your seat." in (await anna.slash(club.channel, "game replace")).words
    await club.quiet()
    assert take not in controls(club.newest)
    assert "No seat is free" in (await zoe.slash(club.channel, "game join")).words


async def test_a_latecomer_takes_a_computers_seat_and_sees_what_there_is_to_decide(club: Club) -> None:
    await club.begun(GAME, 1, computers=1)
    await club.quiet()
    zoe = club.people["Zoe"]
    reply = await zoe.slash(club.channel, "game join")
    assert "The seat is yours" in reply.words
    assert reply.message.is_ephemeral
    await club.quiet()
    assert club.table.seat_of(zoe.id) is not None
    assert not [holder for holder in club.table.holders if holder.computer]
