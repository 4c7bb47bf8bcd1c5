"""When somebody can be reached: holidays, quiet hours by their own clock, and the nights in which clocks are turned."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

import pytest

from bot.table.timing import DAY, HOUR, Habits, notice

BERLIN = Habits("Europe/Berlin", quiet=(22 * 60, 7 * 60 + 30))


def utc(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("2026-01-10T12:00", "2026-01-10T12:00"),  # by day
        ("2026-01-10T20:59", "2026-01-10T20:59"),  # a minute before
        ("2026-01-10T21:00", "2026-01-11T06:30"),  # in the evening: 22:00 there
        ("2026-01-11T02:00", "2026-01-11T06:30"),  # in the night
        ("2026-01-11T06:30", "2026-01-11T06:30"),  # at the end
        ("2026-07-10T20:00", "2026-07-11T05:30"),  # summer time
        ("2026-03-28T22:00", "2026-03-29T05:30"),  # the night that is an hour shorter
        ("2026-10-24T21:00", "2026-10-25T06:30"),  # the night that is an hour longer
    ],
)
def test_quiet_hours_over_midnight(now: str, then: str) -> None:
    assert BERLIN.reachable_from(utc(now)) == utc(then)


@pytest.mark.parametrize(
    ("now", "then"),
    [("2026-01-10T12:30", "2026-01-10T14:00"), ("2026-01-10T11:59", "2026-01-10T11:59")],
)
def test_quiet_hours_by_day(now: str, then: str) -> None:
    assert Habits("UTC", quiet=(12 * 60, 14 * 60)).reachable_from(utc(now)) == utc(then)


@pytest.mark.parametrize("day", ["2026-03-28T20:00", "2026-10-24T20:00", "2026-06-01T20:00"])
@pytest.mark.parametrize("end", [2 * 60, 2 * 60 + 30, 3 * 60])
def test_nights_that_end_at_an_hour_that_is_left_out_or_comes_twice(day: str, end: int) -> None:
    habits = Habits("Europe/Berlin", quiet=(22 * 60, end))
    for minutes in range(0, 25 * 60, 7):
        now = utc(day) + timedelta(minutes=minutes)
        assert now <= habits.reachable_from(now) <= now + timedelta(hours=6)


def turnings() -> Iterator[tuple[str, datetime]]:
    """Every moment of a year at which the clocks of a zone are turned; of zones that do alike, one is enough."""
    known = set()
    begin = utc("2026-03-01T00:00")
    for name in sorted(available_timezones() - {"localtime", "Factory"}):
        zone = ZoneInfo(name)
        for day in range(365):
            before, after = begin + timedelta(days=day), begin + timedelta(days=day + 1)
            ahead = before.astimezone(zone).utcoffset(), after.astimezone(zone).utcoffset()
            if ahead[0] == ahead[1]:
                continue
            while after - before > timedelta(minutes=1):
                middle = before + (after - before) // 2
                before, after = (middle, after) if middle.astimezone(zone).utcoffset() == ahead[0] else (before, middle)
            turned = after.replace(second=0, microsecond=0)
            if (turned, ahead) not in known:
                known.add((turned, ahead))
                yield name, turned


def shown(at: datetime, zone: str) -> str:
    """The clock on the wall there."""
    return f"{at.astimezone(ZoneInfo(zone)):%H:%M}"


def test_quiet_hours_hold_in_every_zone_in_which_clocks_are_turned() -> None:
    """Nobody is reached while the clock on their wall shows quiet hours, nor a minute later than needed."""
    seen = 0
    for zone, turned in turnings():
        seen += 1
        for ends in (timedelta(minutes=minutes) for minutes in (-75, -30, -15, 15, 30, 45, 75)):
            until = shown(turned + ends, zone)
            since = shown(turned - timedelta(hours=4), zone)
            quiet = tuple(int(clock[:2]) * 60 + int(clock[3:]) for clock in (since, until))
            habits = Habits(zone, quiet=(quiet[0], quiet[1]))
            for minutes in range(-125, 126, 25):
                now = turned + timedelta(minutes=minutes, seconds=30)
                then = habits.reachable_from(now)
                between = [
                    now,
                    *(turned + timedelta(minutes=minutes + 1 + n) for n in range((then - now).seconds // 60)),
                ]
                rest = [
                    at < until or at >= since if since > until else since <= at < until
                    for at in (shown(moment, zone) for moment in (*between, then))
                ]
                assert not rest[-1], (zone, now, then)
                assert now == then or all(rest[:-1]), (zone, now, then)
    assert seen > 20


def test_a_holiday_that_ends_in_the_night_goes_on_till_morning() -> None:
    away = Habits("Europe/Berlin", quiet=(22 * 60, 8 * 60), away_until=utc("2026-01-20T23:00"))
    assert away.reachable_from(utc("2026-01-10T12:00")) == utc("2026-01-21T07:00")
    assert away.back_from(utc("2026-01-10T12:00")) == utc("2026-01-20T23:00")
    assert away.back_from(utc("2026-02-10T12:00")) == utc("2026-02-10T12:00")


def test_reminders_keep_their_distance() -> None:
    habits = Habits(spacing=6 * HOUR, reminded_at=utc("2026-01-10T12:00"))
    assert habits.next_reminder(utc("2026-01-10T13:00")) == utc("2026-01-10T18:00")
    assert habits.next_reminder(utc("2026-01-11T13:00")) == utc("2026-01-11T13:00")


def test_the_warning_comes_a_quarter_before_the_end_but_at_most_half_a_day() -> None:
    assert notice(HOUR) == timedelta(minutes=15)
    assert notice(DAY) == timedelta(hours=6)
    assert notice(14 * DAY) == timedelta(hours=12)
