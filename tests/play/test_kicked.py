"""Who was sent away by the owner stays away from this table, whatever they try, until they are let in again."""

from __future__ import annotations

import pytest

from bot.table import Phase
from rules import games
from tests.play.club import Club
from tests.play.guest import Guest
from tests.wire import controls, words

GAME = next(iter(games()))


async def kicked(club: Club, by: Guest, whom: Guest) -> None:
    sure = (await by.slash(club.channel, "game kick", player=whom.name)).message
    assert "only come back when you let them in" in words(sure)
    await by.tap(sure, "Send away")
    await club.quiet()
    assert club.table.seat_of(whom.id) is None


async def assert_stays_away(club: Club, person: Guest, owner: str) -> None:
    """Neither by what can be typed nor by any button there is."""
    refusal = (await person.slash(club.channel, "game join")).words
    assert f"{owner} leitet diesen Tisch und hat dich weggeschickt" in refusal
    assert f"spieler:{person.name}" in refusal, "what can be done instead"
    for message in club.messages:
        for key in controls(message):
            if ":join" in key or ":take" in key:
                assert "weggeschickt" in (await person.press(message, key)).words
    await club.quiet()
    assert club.table.seat_of(person.id) is None


@pytest.mark.parametrize("guests", ["on", "off"])
@pytest.mark.parametrize("begun", [False, True])
async def test_who_was_sent_away_stays_away(club: Club, begun: bool, guests: str) -> None:
    """In the lobby and in the game; after a restart, when a seat is offered, and when the table has another owner."""
    await (club.begun if begun else club.lobby)(GAME, 3, terms={"guests": guests})
    anna, ben, clara = club.seats(3)
    await kicked(club, anna, ben)
    await assert_stays_away(club, ben, "Anna")
    await club.restart()
    await assert_stays_away(club, ben, "Anna")
    if begun:
        await clara.slash(club.channel, "game replace")
        await club.quiet()
        await assert_stays_away(club, ben, "Anna")
    leaving = (await anna.slash(club.channel, "game leave")).message
    if begun:
        await anna.tap(leaving, "Leave")
    await club.quiet()
    await assert_stays_away(club, ben, "Clara")


@pytest.mark.parametrize("begun", [False, True])
async def test_the_owner_lets_somebody_in_again(club: Club, begun: bool) -> None:
    """By the same command, which offers the name; all are told; and then a seat is to be had as for everybody."""
    await (club.begun if begun else club.lobby)(GAME, 3)
    anna, ben, clara = club.seats(3)
    seat = club.table.seat_of(ben.id)
    await kicked(club, anna, ben)
    assert "Anna" in (await clara.slash(club.channel, "game kick", player="Ben")).words
    assert "leitet" in (await ben.slash(club.channel, "game kick", player="Ben")).words
    assert (await clara.complete(club.channel, "game kick", "player")).choices == []
    offered = (await anna.complete(club.channel, "game kick", "player")).choices
    assert [choice["value"] for choice in offered] == ["Clara", "Ben"]
    await assert_stays_away(club, ben, "Anna")
    assert "Ben may come back" in (await anna.slash(club.channel, "game kick", player="ben")).words
    await club.quiet()
    assert "Ben may come back to the table" in words(club.newest) or not begun
    await ben.slash(club.channel, "game join")
    await club.quiet()
    assert club.table.seat_of(ben.id) == (seat if begun else 2)
    assert club.table.people.sent_away == {}
    await kicked(club, anna, ben)
    await assert_stays_away(club, ben, "Anna")


async def test_only_this_table_is_closed_to_them(club: Club) -> None:
    """Others take the seat; and a game of their own, or the next one here, they play as everybody does."""
    await club.begun(GAME, 2)
    anna, ben = club.seats(2)
    zoe = club.people["Zoe"]
    await kicked(club, anna, ben)
    await zoe.slash(club.channel, "game join")
    assert club.table.seat_of(zoe.id) is not None
    sure = (await anna.slash(club.channel, "game end")).message
    await anna.tap(sure, "End it")
    await club.quiet()
    await anna.slash(club.channel, "game new", game=GAME, seats=2)
    await ben.slash(club.channel, "game join")
    assert (club.table.phase, club.table.seat_of(ben.id)) == (Phase.LOBBY, 1)
