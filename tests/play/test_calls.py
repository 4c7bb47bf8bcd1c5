"""How often telephones ring: each table of somebody's has its turn, no two calls come too close, and nobody's time is
over before a warning has reached them.
"""

from __future__ import annotations

import itertools
from datetime import datetime, timedelta
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.table.timing import DAY, HOUR, RunOut, notice
from rules import games
from tests.play.club import Club, Options
from tests.play.guest import Guest
from tests.wire import words

GAME = next(iter(games()))
LIMIT = timedelta(seconds=DAY)
LEAD = notice(DAY)
A_MOMENT = timedelta(minutes=5)
AN_HOUR = timedelta(hours=1)


Calls = list[tuple[datetime, int]]
"""When a telephone rings, and at which table."""


async def heard(club: Club, person: Guest, channels: list[ChannelHandle], hours: int) -> Calls:
    """What this person's telephone does in these hours."""
    places, calls = [channel.id for channel in channels], Calls()

    def listen(event: str, payload: Any) -> None:
        if event == "MESSAGE_CREATE":
            place = int(payload["channel_id"])
            if person.id in club.env.backend.messages[place][int(payload["id"])].ping_user_ids:
                calls.append((club.clock.now, places.index(place)))

    club.env.backend.subscribers.append(listen)
    for _ in range(hours):
        await club.pass_time(AN_HOUR)
    club.env.backend.subscribers.remove(listen)
    return calls


async def tables(club: Club, *terms: Options) -> tuple[Guest, list[ChannelHandle]]:
    """So many tables at all of which the same person is awaited."""
    guild, channels, awaited = club.channel.guild, [], set()
    assert guild is not None
    for number, agreed in enumerate(terms):
        club.channel = guild.create_text_channel(f"table-{number}")
        await club.begun(GAME, 2, terms=agreed)
        channels.append(club.channel)
        awaited.add(club.holder(club.table.owing()[0]).id)
        await club.pass_time(AN_HOUR)
    (account,) = awaited
    return next(person for person in club.seats(2) if person.id == account), channels


def far_enough(calls: Calls, spacing: timedelta) -> bool:
    return all(later[0] - call[0] >= spacing for call, later in itertools.pairwise(calls))


@pytest.mark.parametrize("count", [2, 3])
async def test_every_table_has_its_turn(club: Club, count: int) -> None:
    """At most one reminder a day at all tables together, each time where nothing was heard for the longest time."""
    person, channels = await tables(club, *[{}] * count)
    calls = await heard(club, person, channels, 24 * 4 * count)
    assert far_enough(calls, LIMIT)
    assert [number for _, number in calls[:count]] == list(range(count))
    assert all(number == calls[place % count][1] for place, (_, number) in enumerate(calls))
    assert len(calls) >= 3 * count


async def test_every_table_has_its_turn_after_a_long_night(club: Club) -> None:
    """Elder was off for a week, and everything is due at once."""
    person, channels = await tables(club, {}, {}, {})
    club.clock.now += timedelta(days=7)
    await club.restart()
    calls = await heard(club, person, channels, 24 * 5)
    assert len({number for _, number in calls[:2]}) == 2
    assert {number for _, number in calls} == {0, 1, 2}
    assert far_enough(calls, LIMIT)


async def test_warnings_at_one_table_do_not_keep_another_waiting(club: Club) -> None:
    """At the first table warnings come several times a day, for the other person is always quick; and still."""
    person, channels = await tables(club, {"limit": 4 * HOUR, "out": RunOut.DECIDE}, {})
    calls = Calls()
    club.channel = channels[0]
    for _ in range(24 * 8):
        while club.table.owing() and club.holder(club.table.owing()[0]) is not person:
            (seat, *_) = club.table.owing()
            await club.act(seat, club.table.rules.stand_in(club.table.state, seat))
            await club.quiet()
        calls += await heard(club, person, channels, 1)
    assert [number for _, number in calls].count(0) > 24
    assert [number for _, number in calls].count(1) >= 2


@pytest.mark.parametrize("out", [RunOut.REMIND, RunOut.STAND_IN])
@pytest.mark.parametrize(
    ("limit", "spacing"),
    [(HOUR, 3 * HOUR), (4 * HOUR, 3 * HOUR), (8 * HOUR, 6 * HOUR), (DAY, 3 * HOUR), (DAY, 12 * HOUR), (2 * DAY, DAY)],
)
async def test_no_two_calls_come_sooner_than_somebody_likes(club: Club, limit: int, spacing: int, out: RunOut) -> None:
    """A reminder, a warning, and the call when the time is over: whatever comes first counts for the next."""
    for person in club.seats(2):
        await person.slash(club.channel, "me reminders", every=spacing)
    awaited, channels = await tables(club, {"limit": limit, "out": out})
    calls = await heard(club, awaited, channels, 24 * 4)
    assert far_enough(calls, timedelta(seconds=spacing))
    if out is RunOut.REMIND:
        assert len(calls) >= timedelta(days=3) // timedelta(seconds=max(spacing, limit))


async def test_what_is_due_at_one_moment_rings_once(club: Club) -> None:
    """A reminder and a warning fall due at the same moment, and the channel is told between them."""
    for person in club.seats(2):
        await person.slash(club.channel, "me reminders", every=3 * HOUR)
    await club.begun(GAME, 2, terms={"limit": 4 * HOUR, "out": RunOut.DECIDE})
    (seat, *_) = club.table.owing()
    awaited = club.holder(seat)
    club.clock.now += timedelta(hours=3, minutes=1)
    for table_id, alarm in [(club.table.id, alarm) for alarm in club.table.alarms if alarm.at <= club.clock.now]:
        await club.elder.timekeeper._ring(table_id, alarm)
        await club.quiet()
    assert club.called[awaited.id] == 2, "the call, and the warning"


def hush(club: Club, silent: bool) -> None:
    """Take from Elder the right to write here, or give it back."""
    deny = discord.Permissions(send_messages=silent).value
    club.env.backend.set_overwrite(club.channel.id, Overwrite(club.table.guild_id, OverwriteType.ROLE, deny=deny))


@pytest.mark.parametrize("out", RunOut)
@pytest.mark.parametrize("restarted", [False, True])
async def test_nobodys_time_is_over_unwarned(club: Club, out: RunOut, restarted: bool) -> None:
    """The warning cannot be posted: the end waits, however long it takes, and as long as a warning is for after it."""
    await club.begun(GAME, 2, terms={"limit": DAY, "out": out})
    (seat, *_) = club.table.owing()
    person, version, calls = club.holder(seat), club.table.version, club.called.copy()
    hush(club, True)
    for _ in range(8):
        await club.pass_time(timedelta(hours=13))
        if restarted:
            await club.restart()
    assert (club.table.version, club.table.people.absent) == (version, {})
    assert club.called == calls
    hush(club, False)
    await club.env.settle()
    await club.quiet()
    assert club.called[person.id] == calls[person.id] + 1
    assert f"<@{person.id}>" in words(club.newest)
    await club.pass_time(LEAD - 2 * A_MOMENT)
    assert club.table.version == version
    await club.pass_time(3 * A_MOMENT)
    assert club.table.version > version, "and now it is over"


async def test_who_is_warned_at_the_last_moment_has_time_to_act(club: Club) -> None:
    await club.begun(GAME, 2, terms={"limit": DAY, "out": RunOut.STAND_IN})
    version = club.table.version
    hush(club, True)
    await club.pass_time(LIMIT - A_MOMENT)
    hush(club, False)
    await club.env.settle()
    await club.quiet()
    await club.pass_time(2 * A_MOMENT)
    assert club.table.version == version
    await club.restart()
    await club.pass_time(LEAD)
    assert club.table.version > version
