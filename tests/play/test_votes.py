"""Who is asked whether something may be taken back, and does not answer: others do not wait beyond the clock."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.errors import Refused
from bot.table import Player
from bot.table.timing import DAY, RunOut
from tests.bot.house import replayed, stored_state
from tests.play.club import Club, Options
from tests.play.guest import Guest
from tests.wire import words

LIMIT = timedelta(seconds=DAY)
A_MOMENT = timedelta(minutes=5)
GAME = "sapiens"
"""In it Elder is often to move after somebody has shown something."""


async def asked(club: Club, terms: Options) -> tuple[Guest, Guest]:
    """Somebody asks to take back what binds, while Elder is to move: who asks, and who is asked."""
    await club.begun(GAME, 2, computers=1, terms=terms)
    for _ in range(300):
        await club.quiet()
        people = [seat for seat in club.table.owing() if not club.table.holders[seat].computer]
        assert people
        person = club.holder(people[0])
        await club.act(people[0], club.table.rules.stand_in(club.table.state, people[0]))
        if all(club.table.holders[seat].computer for seat in club.table.owing()):
            # No other task has run meanwhile: Elder has not moved yet.
            try:
                await club.elder.tables.undo(club.table.id, Player(person.id, person.name))
            except Refused:
                continue
            if club.table.undo is not None:
                await club.quiet()
                other = next(guest for guest in club.seats(2) if guest is not person)
                assert club.table.voters() == (club.table.seat_of(other.id),)
                return person, other
    raise LookupError("Elder is never to move after something binding")


@pytest.mark.parametrize("out", RunOut)
@pytest.mark.parametrize("wish", ["nothing", "no reminders", "holiday", "restart"])
async def test_a_request_lapses_when_the_time_is_over(club: Club, wish: str, out: RunOut) -> None:
    """It is told until when; then all are told that nothing is taken back, nobody has lost a seat, and Elder moves."""
    asker, voter = await asked(club, {"limit": DAY, "out": out})
    version, calls = club.table.version, club.called.copy()
    assert "if somebody has not answered <t:" in words(club.newest)
    if wish == "no reminders":
        await voter.slash(club.channel, "me reminders", every=0)
    elif wish == "holiday":
        await voter.slash(club.channel, "me away", until="2026-02-20")
        version += 1
    await club.pass_time(LIMIT - A_MOMENT)
    assert (club.table.version, club.table.undo is None) == (version, False)
    if wish == "restart":
        club.clock.now += 3 * LIMIT
        await club.restart()
    await club.pass_time(2 * A_MOMENT)
    assert club.table.undo is None
    log = await club.elder.tables.log(club.table_id, limit=100)
    told = [event.what.id for change in log for event in change.events]
    assert told.count("did-late-undo") == 1
    assert club.table.version > version + 1, "Elder has moved"
    assert club.table.people.absent == {}
    assert "Not everybody has answered in time" in words(club.newest)
    assert club.called[voter.id] <= calls[voter.id] + 2, "a turn, and a reminder at most"
    assert await replayed(club.elder.store, club.table) == await stored_state(club.elder.store, club.table_id)
    assert asker.id in [holder.user_id for holder in club.table.holders]


async def test_without_a_clock_it_waits_as_long_as_they_need(club: Club) -> None:
    _, voter = await asked(club, {})
    assert "if somebody has not answered" not in words(club.newest)
    calls = club.called[voter.id]
    for _ in range(20):
        await club.pass_time(LIMIT + A_MOMENT)
    assert club.table.undo is not None
    assert club.called[voter.id] == calls + 20
    await voter.tap(club.newest, "Agree")
    await club.quiet()
    assert club.table.undo is None


async def test_who_leaves_the_server_is_not_asked_any_more(club: Club) -> None:
    _, voter = await asked(club, {})
    await voter.slash(club.channel, "me reminders", every=0)
    club.depart(voter)
    await club.pass_time(LIMIT + A_MOMENT)
    await club.quiet()
    table = await club.last_table()
    assert table.undo is None
    assert voter.id not in [holder.user_id for holder in table.holders]
