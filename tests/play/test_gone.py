"""Who leaves the server is missed, whatever the table is doing and whatever they have asked Elder for: nobody waits for
somebody who is not there. Elder finds it out, and no test does it for Elder.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete

from bot.store.schema import alarms
from bot.table import Phase
from bot.table.timing import DAY, Ring, RunOut
from rules import games
from tests.bot.house import Clock
from tests.bot.panels import evening as evenings
from tests.bot.stage import Easel
from tests.play.club import Club, Options
from tests.play.guest import Guest
from tests.wire import controls, words

Finding = Callable[[Club], Awaitable[None]]

GAME = next(iter(games()))
A_DAY = timedelta(days=1, minutes=1)


def accounts(club: Club) -> list[int | None]:
    """Who sits at the table, by account."""
    return [holder.user_id for holder in club.table.holders]


async def told(club: Club) -> list[str]:
    log = await club.elder.tables.log(club.table_id, limit=500)
    return [event.what.id for change in log for event in change.events]


async def at_the_daily_look(club: Club) -> None:
    await club.pass_time(A_DAY)


async def after_a_week_off(club: Club) -> None:
    club.clock.now += timedelta(days=7)
    await club.restart()
    await club.pass_time(timedelta(seconds=1))


async def after_an_update(club: Club) -> None:
    """The table is from before Elder looked every day."""
    await club.elder.store._database.write(lambda step: step.run(delete(alarms).where(alarms.c.ring == Ring.LOOK), {}))
    await club.restart()
    await club.pass_time(timedelta(seconds=1))


async def when_somebody_is_refused(club: Club) -> None:
    club.clock.now += timedelta(hours=2)
    assert "Anna" in (await club.people["Ben"].tap(club.newest, "Start")).words
    await club.quiet()


async def when_somebody_sits_down(club: Club) -> None:
    club.clock.now += timedelta(hours=2)
    await club.people["David"].tap(club.newest, "Join")
    await club.quiet()


FOUND = [at_the_daily_look, after_a_week_off, after_an_update, when_somebody_is_refused, when_somebody_sits_down]


@pytest.mark.parametrize("found", FOUND)
async def test_the_owner_of_a_lobby_leaves_the_server(club: Club, found: Finding) -> None:
    """The seat is free, the table passes on and is told once; the heir starts the game, closes it, or opens another."""
    await club.lobby(GAME, 3, computers=1)
    anna, ben = club.seats(2)
    club.depart(anna)
    await found(club)
    assert club.table.owner_id == ben.id
    assert anna.id not in accounts(club)
    assert "Anna" not in words(club.newest)
    assert (await told(club)).count("did-leave-server-lobby") == 1
    await ben.tap(club.newest, "Start")
    assert club.table.phase is Phase.PLAYING
    sure = (await ben.slash(club.channel, "game end")).message
    await ben.press(sure, next(iter(controls(sure))))
    await ben.slash(club.channel, "game new", game=GAME, seats=2)
    assert club.table.id != club.table_id


@pytest.mark.parametrize("found", FOUND[:3])
@pytest.mark.parametrize("begun", [False, True])
async def test_all_leave_the_server(club: Club, begun: bool, found: Finding) -> None:
    """The table is closed cleanly, and another begins in its place."""
    await (club.begun if begun else club.lobby)(GAME, 2, computers=1)
    await club.quiet()
    for person in club.seats(2):
        club.depart(person)
    await found(club)
    assert (await club.last_table()).phase is Phase.OVER
    assert "Everybody has left" in words(club.newest)
    await club.people["Clara"].slash(club.channel, "game new", game=GAME, seats=2)
    assert club.table.id != club.table_id


@pytest.mark.parametrize("terms", [{}, {"limit": DAY, "out": RunOut.STAND_IN}])
@pytest.mark.parametrize("wish", ["no reminders", "holiday", "quiet hours", "pause", "nothing"])
@pytest.mark.parametrize("found", FOUND[:3])
async def test_nothing_that_somebody_has_wished_hides_that_they_are_gone(
    club: Club, terms: Options, wish: str, found: Finding
) -> None:
    """Awaited or not, with a clock or without, reminded or never, on holiday, or while the game rests."""
    await club.begun(GAME, 3, terms=terms)
    (seat, *_) = club.table.owing()
    for leaver in (club.holder(seat), club.holder((seat + 1) % 3)):
        await wishes(club, leaver, wish)
    gone = (club.holder(seat).id, club.holder((seat + 1) % 3).id)
    for person in (club.holder(seat), club.holder((seat + 1) % 3)):
        club.depart(person)
    await found(club)
    table = await club.last_table()
    assert not set(gone) & {holder.user_id for holder in table.holders}
    assert (await told(club)).count("did-leave-server") == 2
    assert table.owner_id not in gone
    assert table.owing() != (seat,) or table.paused


async def wishes(club: Club, person: Guest, wish: str) -> None:
    """What somebody may have asked for before they leave."""
    if wish == "no reminders":
        await person.slash(club.channel, "me reminders", every=0)
    elif wish == "holiday":
        await person.slash(club.channel, "me away", until="2026-02-20")
    elif wish == "quiet hours":
        await person.slash(club.channel, "me quiet", **{"from": "0:00", "to": "13:59", "zone": "UTC"})
    elif wish == "pause" and not club.table.paused:
        await person.slash(club.channel, "game pause")
        for other in club.seats(3):
            if club.table.seat_of(other.id) in club.table.asked_for_pause():
                await other.tap(club.newest, "Agree")


async def test_who_is_there_keeps_the_seat_and_is_not_called_for_it(club: Club) -> None:
    """The daily look is nobody's business: it changes nothing, tells nothing and calls nobody."""
    await club.begun(GAME, 2)
    for person in club.seats(2):
        await person.slash(club.channel, "me reminders", every=0)
    before, calls, posted = club.table, club.called.copy(), club.newest.id
    for _ in range(10):
        await club.pass_time(A_DAY)
    assert (club.table.version, club.table.people, club.called) == (before.version, before.people, calls)
    assert club.newest.id == posted


@pytest.mark.parametrize("code", [10007, 10013])
async def test_deleted_account(tmp_path: Path, tryout: None, code: int) -> None:
    """A seated account no longer exists: its seat is vacant, and a computer player fills it."""
    clock = Clock()
    async with evenings.opened(tmp_path / "elder.db", Easel(), clock=clock) as hall:
        anna, ben = hall.club.person("Anna"), hall.club.person("Ben")
        await hall.begun(anna, ben, game="tryout")
        hall.wire.rest.faults.refuse("GET", f"/guilds/*/members/{ben.id}", 404, code, times=None)
        clock.now += A_DAY
        await hall.elder.timekeeper.ring()
        assert hall.table.holders[1].computer
        assert "is no longer on this server" in words(await hall.message("is no longer on this server"))


async def test_discord_that_does_not_answer_takes_nobodys_seat(tmp_path: Path, tryout: None) -> None:
    """Asked once a day, Discord answers what says nothing about the person, or not at all."""
    clock = Clock()
    async with evenings.opened(tmp_path / "elder.db", Easel(), clock=clock) as hall:
        anna, ben = hall.club.person("Anna"), hall.club.person("Ben")
        await hall.begun(anna, ben, game="tryout")
        faults = hall.wire.rest.faults
        for status, code in ((403, 50001), (404, 10004), (400, 0)):
            faults.refuse("GET", f"/guilds/*/members/{ben.id}", status, code)
            clock.now += A_DAY
            await hall.elder.timekeeper.ring()
            assert not faults.coming
        assert hall.table.seat_of(ben.id) == 1
