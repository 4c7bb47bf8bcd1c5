"""What time does to a table. Pure: after every change it is said here what is due for whom, and when; and what becomes
of a table when it is due.

A decision begins when somebody is called, and anew with each action of their own. Nobody's time is over unwarned, and
nobody is warned or reminded on holiday or in their quiet hours: what falls into them waits for their end, and where it
is a warning, the end of the time moves with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime, timedelta

from bot.table.hush import still_said
from bot.table.model import Phase, Table
from bot.table.timing import Alarm, Habits, People, Ring, RunOut, notice
from rules.game import Prompt, Seat

Habitual = Callable[[int], Habits]
"""The habits of an account."""
Hush = Callable[[Table, Iterable[Alarm]], tuple[Alarm, ...]]
"""When Elder looks at what is left to Elder at a table; given what was due for it till now."""


def timed(before: Table, after: Table, acted: Seat | None, now: datetime, habits: Habitual, hush: Hush) -> Table:
    """The table after a change, with its time in order. `acted` is the seat that has acted in the game, if one has.

    What it was `before` must be in order, and `after` must have the alarms of before that still count.
    """
    people = replace(
        after.people,
        absent=_still_absent(before, after, acted),
        saved=_saved(before, after, acted, now),
        answers=still_said(before, after),
    )
    after = replace(after, people=_resting(before, after, people, now))
    if after.parked is not None:
        # Nothing is due. What was left to Elder still is when the table goes on; everybody's time begins anew then.
        return replace(after, alarms=tuple(alarm for alarm in after.alarms if alarm.ring is Ring.ANSWER))
    if after.phase is not Phase.PLAYING or after.paused:
        return replace(after, alarms=())
    running = _running(before, after, now)
    left = hush(after, [alarm for alarm in running if alarm.ring is Ring.ANSWER])
    after = replace(after, alarms=left)
    running = tuple(alarm for alarm in running if alarm.ring is not Ring.ANSWER)
    return replace(after, alarms=tuple(sorted([*left, *_alarms(before, after, running, acted, now, habits)])))


def _still_absent(before: Table, after: Table, acted: Seat | None) -> dict[Seat, RunOut]:
    """Elder answers one question for somebody, or all until they are back. What comes after the seat has acted is
    another question, even if it is worded alike."""
    asked, asks = _questions(before.unparked()), _questions(after.unparked())
    return {
        seat: how
        for seat, how in after.people.absent.items()
        if after.phase is not Phase.OVER
        and (how is RunOut.STAND_IN or (seat != acted and seat in asks and asks[seat] == asked.get(seat)))
    }


def _questions(table: Table) -> dict[Seat, Prompt]:
    return {prompt.seat: prompt for prompt in table.awaited()}


def _saved(before: Table, after: Table, acted: Seat | None, now: datetime) -> dict[Seat, int]:
    """Time that was over-used is gone; what is left when nothing more is asked is saved, as far as the terms allow."""
    saved = dict(after.people.saved)
    end = before.due(acted) if acted is not None else None
    if acted is None or end is None or not before.terms.bank:
        return saved
    own = saved.get(acted, 0)
    left = int((end - now).total_seconds()) - own
    if left < 0 or acted not in after.waits_for(hushed_too=True):
        saved[acted] = min(max(own + left, 0), before.terms.bank)
    return saved


def _resting(before: Table, after: Table, people: People, now: datetime) -> People:
    """A pause begins when the last has agreed; everything that was due then is held as it is."""
    pause = people.pause
    if after.phase is Phase.OVER or pause is None:
        return replace(people, pause=None)
    if pause.begun is not None or after.asked_for_pause():
        return people
    return replace(people, pause=replace(pause, begun=now, held=before.alarms))


def _alarms(
    before: Table, after: Table, running: tuple[Alarm, ...], acted: Seat | None, now: datetime, habits: Habitual
) -> list[Alarm]:
    """A fresh set for whom something new is asked of, and for who has just acted; for the others what they had."""
    owing, was_awaited = after.owing(), _awaited_till_now(before)
    alarms: list[Alarm] = []
    for seat, user_id in after.waits_for(hushed_too=True).items():
        own = [alarm for alarm in running if alarm.seat == seat]
        arrived_meanwhile = before.paused and not own
        if seat == acted or was_awaited.get(seat) != (user_id, seat in owing) or arrived_meanwhile:
            own = list(_fresh(after, seat, habits(user_id), now, decides=seat in owing))
        alarms += own
    return alarms


def _awaited_till_now(before: Table) -> dict[Seat, tuple[int, bool]]:
    """Who was awaited, and whether for a decision; those too for whom time stood still."""
    awake = before
    if before.paused:
        awake = replace(before, people=replace(before.people, pause=None))
    return {seat: (user_id, seat in awake.owing()) for seat, user_id in awake.waits_for(hushed_too=True).items()}


def _running(before: Table, after: Table, now: datetime) -> tuple[Alarm, ...]:
    """What was due till now; after a pause as much later as it lasted."""
    pause = before.people.pause
    if pause is None or pause.begun is None:
        return after.alarms
    rested = now - pause.begun
    return tuple(replace(alarm, at=alarm.at + rested) for alarm in pause.held)


def _fresh(table: Table, seat: Seat, habits: Habits, now: datetime, *, decides: bool) -> Iterable[Alarm]:
    begin = habits.back_from(now)
    if habits.spacing:
        yield Alarm(begin + timedelta(seconds=habits.spacing), Ring.REMIND, seat)
    if decides and table.terms.limit:
        end = begin + timedelta(seconds=table.terms.limit + table.people.saved.get(seat, 0))
        yield Alarm(end - notice(table.terms.limit), Ring.WARN, seat)
        yield Alarm(end, Ring.END, seat)


def rung(table: Table, alarm: Alarm, habits: Habits, now: datetime) -> tuple[Table, bool]:
    """What becomes of the alarms of a table when a reminder or a warning is due, and whether somebody is called now.

    On holiday, in quiet hours, or (a reminder) too soon after another it is put off.
    """
    warns = alarm.ring is Ring.WARN
    if not warns and not habits.spacing:
        return replace(table, alarms=tuple(other for other in table.alarms if other != alarm)), False
    at = habits.reachable_from(now) if warns else habits.next_reminder(now)
    alarms = [other for other in table.alarms if other != alarm]
    if warns:
        end = at + notice(table.terms.limit)
        alarms = [_not_before(other, end) if _ends(other, alarm.seat) else other for other in alarms]
    if at > now:
        return replace(table, alarms=tuple(sorted([*alarms, replace(alarm, at=at)]))), False
    alarms = [other for other in alarms if (other.seat, other.ring) != (alarm.seat, Ring.REMIND)]
    if habits.spacing:
        alarms.append(Alarm(now + timedelta(seconds=habits.spacing), Ring.REMIND, alarm.seat))
    return replace(table, alarms=tuple(sorted(alarms))), True


def _later(alarm: Alarm, by: timedelta) -> Alarm:
    """So much later, unless it is Elder who is to do something."""
    return alarm if alarm.ring is Ring.ANSWER else replace(alarm, at=alarm.at + by)


def _ends(alarm: Alarm, seat: Seat) -> bool:
    return alarm.seat == seat and alarm.ring is Ring.END


def _not_before(alarm: Alarm, at: datetime) -> Alarm:
    return replace(alarm, at=max(alarm.at, at))


def accustomed(table: Table, seat: Seat, before: Habits, habits: Habits, now: datetime) -> Table:
    """What is due for somebody whose habits have changed: the time stands still while a holiday lasts."""
    later = habits.back_from(now) - before.back_from(now)
    alarms = [_later(alarm, later) if alarm.seat == seat else alarm for alarm in table.alarms]
    if habits.spacing != before.spacing and seat in table.waits_for(hushed_too=True):
        alarms = [alarm for alarm in alarms if (alarm.seat, alarm.ring) != (seat, Ring.REMIND)]
        alarms += _fresh(table, seat, habits, now, decides=False)
    return replace(table, alarms=tuple(sorted(alarms)))
