"""Days, hours and time zones as people type them."""

from __future__ import annotations

import functools
import re
import zoneinfo
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from babel.dates import format_date

from rules.handbook import folded

OFFERED = 25
"""So many days are offered, more than one menu never shows."""

_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_GERMAN = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})?")
_HOUR = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?(?:\s*(?:h|uhr))?", re.IGNORECASE)


def here(now: datetime, zone: str) -> datetime:
    """The time by the clocks of that zone."""
    return now.astimezone(ZoneInfo(zone))


def midnight(day: date, zone: str) -> datetime:
    """When that day begins there (UTC)."""
    return datetime.combine(day, time(), ZoneInfo(zone)).astimezone(UTC)


def day(text: str, today: date) -> date | None:
    """`2026-12-24`, `24.12.2026` or `24.12.`, the next one there is; None for anything else."""
    iso, german = _ISO.fullmatch(text.strip()), _GERMAN.fullmatch(text.strip())
    try:
        if iso is not None:
            return date(*map(int, iso.groups()))
        if german is not None and german[3] is not None:
            return date(int(german[3]), int(german[2]), int(german[1]))
        if german is not None:
            this_year = date(today.year, int(german[2]), int(german[1]))
            return this_year if this_year >= today else this_year.replace(year=today.year + 1)
    except ValueError:
        return None
    return None


def days(today: date, locale: str, typed: str) -> list[tuple[str, str]]:
    """The next days as they are called, and as `day` reads them; only those that hold what was typed."""
    coming = [today + timedelta(days=number) for number in range(OFFERED)]
    called = [(format_date(day, "full", locale=locale), day.isoformat()) for day in coming]
    wanted = folded(typed.strip())
    return [(shown, value) for shown, value in called if wanted in folded(shown) or value.startswith(wanted)]


def minute(text: str | None) -> int | None:
    """`22`, `22:30`, `22.30` or `22 Uhr` as the minute of the day; None for anything else."""
    match = _HOUR.fullmatch((text or "").strip())
    if match is None:
        return None
    hours, minutes = int(match[1]) % 24 if match[1] == "24" else int(match[1]), int(match[2] or 0)
    return hours * 60 + minutes if hours < 24 and minutes < 60 else None


def hours(typed: str) -> list[str]:
    """The full hours that begin with what was typed."""
    return [f"{hour}:00" for hour in range(24) if f"{hour}:00".startswith(typed.strip())]


def zone(text: str) -> str | None:
    """The time zone that is called this, or a single one that has it in its name; None for none or several."""
    wanted = _plain(text)
    exact = [name for name in _zones() if _plain(name) == wanted or _plain(name.rpartition("/")[2]) == wanted]
    return exact[0] if len(exact) == 1 else None


def zones(typed: str) -> list[str]:
    """The time zones that have this in their names, those that begin with it first."""
    wanted = _plain(typed)
    found = [name for name in _zones() if wanted in _plain(name)]
    return sorted(found, key=lambda name: (not _plain(name.rpartition("/")[2]).startswith(wanted), name))[:OFFERED]


def _plain(text: str) -> str:
    return folded(text.strip()).replace("_", " ")


@functools.cache
def _zones() -> tuple[str, ...]:
    """Those that are called after places: the others are old names of the same."""
    areas = ("Africa", "America", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")
    named = [name for name in zoneinfo.available_timezones() if name.partition("/")[0] in areas]
    return (*sorted(named), "UTC")
