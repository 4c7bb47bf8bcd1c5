"""What a table has agreed about time, and how its time stands. Only data; what follows from it is in clock.py."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from zoneinfo import ZoneInfo

from rules.game import Seat

HOUR = 3600
DAY = 24 * HOUR

LIMITS = (0, *(hours * HOUR for hours in (1, 2, 4, 8, 12)), *(days * DAY for days in (1, 2, 3, 5, 7, 10, 14)))
"""The times for a decision that a table can choose, in seconds; 0 is as long as anybody likes."""
BANKS = (0, *(hours * HOUR for hours in (1, 4, 12)), *(days * DAY for days in (1, 2, 3, 7, 14)))
"""How much unused time can be saved at most, in seconds."""
SPACINGS = (0, *(hours * HOUR for hours in (3, 6, 12)), *(days * DAY for days in (1, 2, 3, 7)))
"""How far apart a person's reminders can be, in seconds; 0 is none at all."""

LOOK_EVERY = timedelta(days=1)
"""So often it is asked at every table whether all are still there, though nobody does anything."""
LONGEST_NOTICE = 12 * HOUR
LONGEST_HOLIDAY = timedelta(days=60)
_TWO_DAYS = 48 * 60
LONGEST_QUIET = 14 * 60
"""Quiet hours that fill more of the day (in minutes) would make a time limit meaningless."""


class RunOut(StrEnum):
    """What happens when somebody's time is over."""

    REMIND = "remind"
    """They are called once more, and the game waits."""
    DECIDE = "decide"
    """Elder answers this one question for them."""
    STAND_IN = "stand-in"
    """Elder plays their seat until they are back."""


class Answering(StrEnum):
    """What somebody wants of small questions of a kind."""

    ALWAYS = "always"
    """To be asked."""
    COULD = "could"
    """To be asked only with something to do; else Elder lets the question pass."""
    TURN = "turn"
    """Not to be asked until the present turn is over: Elder lets every question pass."""


class Ring(StrEnum):
    """What is due, in the order in which it is done when several things are due at one time."""

    ANSWER = "0-answer"
    """Elder looks at a question that was left to Elder."""
    REMIND = "1-remind"
    WARN = "2-warn"
    END = "3-end"
    LOOK = "4-look"
    """Elder asks Discord whether all who sit here are still there. It concerns no seat in particular (written as 0)."""


@dataclass(frozen=True, slots=True, order=True)
class Alarm:
    """Something that is due for a seat at a time (UTC)."""

    at: datetime
    ring: Ring
    seat: Seat


@dataclass(frozen=True, slots=True)
class Terms:
    """What the owner has chosen before the game: seconds for a decision, how many of them can be saved, what happens
    when they are over, whether `guests` may take a computer player's seat in the middle of the game, and whether
    computer players are `discreet`: they take as much time for a secret answer as Elder does for people.
    """

    limit: int = 0
    bank: int = 0
    out: RunOut = RunOut.REMIND
    guests: bool = True
    discreet: bool = False


@dataclass(frozen=True, slots=True)
class Pause:
    """A wish for a pause, and the pause once all have agreed: then it has `begun`, and `held` are the alarms that stand
    still. `since` is the version of the table that the wish made.
    """

    seat: Seat
    since: int
    agreed: tuple[Seat, ...] = ()
    begun: datetime | None = None
    held: tuple[Alarm, ...] = ()

    def without(self, seat: Seat) -> Pause | None:
        """The same after somebody has left this seat; a wish goes with who had it."""
        if self.begun is None and self.seat == seat:
            return None
        agreed = tuple(other for other in self.agreed if other != seat)
        return replace(self, agreed=agreed, held=tuple(alarm for alarm in self.held if alarm.seat != seat))


@dataclass(frozen=True, slots=True)
class People:
    """How things stand with those who sit at a table: seconds `saved` by seat; the seats for whose people Elder decides
    (`absent`), and how far; the seats that are `offered` to others; by account the seat somebody `former`ly had; by
    seat and kind of small question the standing `answers`, which are nobody else's business; and by seat the version of
    the table at which Elder last called somebody only because they could answer (`told`): all have seen that, for good.
    `heard` says for each seat that is waited for since when Elder has not called it, and `unwarned` are those whose
    warning is due but has not reached the channel yet. Whom the owner has `sent_away` (name by account) stays away.
    """

    saved: Mapping[Seat, int] = field(default_factory=dict)
    absent: Mapping[Seat, RunOut] = field(default_factory=dict)
    offered: tuple[Seat, ...] = ()
    former: Mapping[int, Seat] = field(default_factory=dict)
    pause: Pause | None = None
    answers: Mapping[Seat, Mapping[str, Answering]] = field(default_factory=dict)
    told: Mapping[Seat, int] = field(default_factory=dict)
    heard: Mapping[Seat, datetime] = field(default_factory=dict)
    unwarned: tuple[Seat, ...] = ()
    sent_away: Mapping[int, str] = field(default_factory=dict)

    def without(self, seat: Seat) -> People:
        """All that was so because of who sat there is over."""
        pause = self.pause.without(seat) if self.pause is not None else None
        return replace(
            self,
            saved={other: seconds for other, seconds in self.saved.items() if other != seat},
            absent={other: how for other, how in self.absent.items() if other != seat},
            offered=tuple(other for other in self.offered if other != seat),
            pause=pause,
            answers={other: own for other, own in self.answers.items() if other != seat},
        )


@dataclass(frozen=True, slots=True)
class Habits:
    """When somebody wants to hear from Elder: never in the `quiet` minutes of the day (from, to; in their own `zone`),
    never on holiday, and not more often than every `spacing` seconds. `reminded_at` is when they last were, or were
    warned.
    """

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    away_until: datetime | None = None
    spacing: int = DAY
    reminded_at: datetime | None = None

    def back_from(self, now: datetime) -> datetime:
        """Now, or the end of the holiday."""
        return max(now, self.away_until) if self.away_until is not None else now

    def reachable_from(self, now: datetime) -> datetime:
        """The first moment from now on that is in no holiday and no quiet hours (UTC)."""
        at = self.back_from(now)
        if self.quiet is None:
            return at
        if not self._is_quiet(at):
            return at
        # Minute by minute: the hands of the clock there decide, and they are turned in some nights.
        begun = at.replace(second=0, microsecond=0)
        minutes = (begun + timedelta(minutes=number) for number in range(1, _TWO_DAYS))
        return next((minute for minute in minutes if not self._is_quiet(minute)), at)

    def _is_quiet(self, at: datetime) -> bool:
        """Whether the clock in this person's zone shows one of their quiet hours."""
        if self.quiet is None:
            return False
        begin, end = self.quiet
        here = at.astimezone(ZoneInfo(self.zone))
        minute = here.hour * 60 + here.minute
        return (minute >= begin or minute < end) if begin > end else begin <= minute < end

    def next_reminder(self, now: datetime) -> datetime:
        """When the next one may be at the earliest."""
        if self.reminded_at is None:
            return self.reachable_from(now)
        return self.reachable_from(max(now, self.reminded_at + timedelta(seconds=self.spacing)))


def notice(limit: int) -> timedelta:
    """So long before its end somebody is warned: a quarter of the time, at most half a day."""
    return timedelta(seconds=min(limit // 4, LONGEST_NOTICE))
