"""What time does to a table. Pure: after every change it is said here what is due for whom, and when; and what becomes
of a table when it is due.

A decision begins when somebody is called, and anew with each action of their own. Nobody's time is over before a
warning has reached the channel, and nobody is warned or reminded on holiday or in their quiet hours: what falls into
them waits for their end, and where it is a warning, the end of the time moves with it. Nobody hears a reminder sooner
than they like after another or after a warning, or before one; of all their tables the one comes first that has waited
longest.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from datetime import datetime, timedelta

from bot.table.hush import still_said
from bot.table.model import Kind, Phase, Table
from bot.table.timing import LOOK_EVERY, Alarm, Habits, People, Ring, RunOut, notice
from rules.game import Prompt, Seat

Habitual = Callable[[int], Habits]
"""The habits of an account."""
IN_TIME = timedelta(minutes=1)
"""A warning that takes no longer to reach the channel has come in time."""
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
    look = _look(before, after, now)
    if after.phase is not Phase.PLAYING or after.paused:
        return replace(after, alarms=look)
    running = _running(before, after, now)
    left = hush(after, [alarm for alarm in running if alarm.ring is Ring.ANSWER])
    after = replace(after, alarms=left)
    running = tuple(alarm for alarm in running if alarm.ring not in (Ring.ANSWER, Ring.LOOK))
    alarms, fresh = _alarms(before, after, running, acted, now, habits)
    after = replace(after, people=_heard(before, after, fresh, now))
    return replace(after, alarms=tuple(sorted([*look, *left, *alarms])))


def _look(before: Table, after: Table, now: datetime) -> tuple[Alarm, ...]:
    """When it is asked next whether all are still there: in the lobby too, on holiday, and while the game rests."""
    if after.phase is Phase.OVER:
        return ()
    looks = tuple(alarm for alarm in before.alarms if alarm.ring is Ring.LOOK)
    return looks or (Alarm(now + LOOK_EVERY, Ring.LOOK, 0),)


def watched(table: Table, now: datetime) -> Table:
    """The table at which it is asked whether all are still there: at once where that was not done until now."""
    if table.parked is not None or any(alarm.ring is Ring.LOOK for alarm in table.alarms):
        return table
    return replace(table, alarms=tuple(sorted([*table.alarms, Alarm(now, Ring.LOOK, 0)])))


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
    if acted is None or end is None or not before.terms.bank or acted not in before.owing():
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
    held = tuple(alarm for alarm in before.alarms if alarm.ring is not Ring.LOOK)
    return replace(people, pause=replace(pause, begun=now, held=held))


def _alarms(
    before: Table, after: Table, running: tuple[Alarm, ...], acted: Seat | None, now: datetime, habits: Habitual
) -> tuple[list[Alarm], set[Seat]]:
    """A fresh set for whom something new is asked of, and for who has just acted; for the others what they had. And
    who has a fresh one.
    """
    was_awaited = _awaited_till_now(before)
    alarms: list[Alarm] = []
    fresh: set[Seat] = set()
    for seat, user_id in after.waits_for(hushed_too=True).items():
        own = [alarm for alarm in running if alarm.seat == seat]
        arrived_meanwhile = before.paused and not own
        if seat == acted or was_awaited.get(seat) != (user_id, _hurry(after, seat)) or arrived_meanwhile:
            own = list(_fresh(after, seat, habits(user_id), now))
            fresh.add(seat)
        alarms += own
    return alarms, fresh


def _hurry(table: Table, seat: Seat) -> Kind | None:
    """What the time of this seat runs for: a decision, or else an answer to who wants to take something back."""
    if seat in table.owing():
        return Kind.ACT
    return Kind.ANSWER_UNDO if seat in table.voters() else None


def _awaited_till_now(before: Table) -> dict[Seat, tuple[int, Kind | None]]:
    """Who was awaited, and what time ran for; those too for whom it stood still."""
    awake = before
    if before.paused:
        awake = replace(before, people=replace(before.people, pause=None))
    return {seat: (user_id, _hurry(awake, seat)) for seat, user_id in awake.waits_for(hushed_too=True).items()}


def _heard(before: Table, after: Table, fresh: Collection[Seat], now: datetime) -> People:
    """Since when who is waited for has not been called, and whose warning is still to reach them."""
    waits = after.waits_for(hushed_too=True)
    heard = {seat: now if seat in fresh else before.people.heard.get(seat, now) for seat in waits}
    unwarned = tuple(seat for seat in after.people.unwarned if seat in waits and seat not in fresh)
    return replace(after.people, heard=heard, unwarned=unwarned)


def _running(before: Table, after: Table, now: datetime) -> tuple[Alarm, ...]:
    """What was due till now; after a pause as much later as it lasted."""
    pause = before.people.pause
    if pause is None or pause.begun is None:
        return after.alarms
    rested = now - pause.begun
    return tuple(replace(alarm, at=alarm.at + rested) for alarm in pause.held)


def _fresh(table: Table, seat: Seat, habits: Habits, now: datetime) -> Iterable[Alarm]:
    yield from _reminder(seat, habits, now)
    limit, hurry = table.terms.limit, _hurry(table, seat)
    if limit and hurry is Kind.ACT:
        end = habits.back_from(now) + timedelta(seconds=limit + table.people.saved.get(seat, 0))
        yield Alarm(end - notice(limit), Ring.WARN, seat)
        yield Alarm(end, Ring.END, seat)
    elif limit and hurry is Kind.ANSWER_UNDO:
        # Who does not answer loses nothing, so they need no warning, and their holiday does not hold up the others.
        yield Alarm(now + timedelta(seconds=limit), Ring.END, seat)


def _reminder(seat: Seat, habits: Habits, now: datetime) -> Iterable[Alarm]:
    if habits.spacing:
        yield Alarm(habits.back_from(now) + timedelta(seconds=habits.spacing), Ring.REMIND, seat)


def rung(table: Table, alarm: Alarm, habits: Habits, now: datetime, mine: Collection[Alarm]) -> tuple[Table, bool]:
    """What becomes of the alarms of a table when a reminder or a warning is due, and whether somebody is called now.
    `mine` are all alarms of this person, at whatever table.

    On holiday, in quiet hours, or (a reminder) too soon after or before another call it is put off.
    """
    warns = alarm.ring is Ring.WARN
    if not warns and not habits.spacing:
        return replace(table, alarms=tuple(other for other in table.alarms if other != alarm)), False
    at = habits.reachable_from(now) if warns else _turn(table, alarm.seat, habits, now, mine)
    alarms = [other for other in table.alarms if other != alarm]
    if warns:
        end = at + notice(table.terms.limit)
        alarms = [_not_before(other, end) if _ends(other, alarm.seat) else other for other in alarms]
    if at > now:
        return replace(table, alarms=tuple(sorted([*alarms, replace(alarm, at=at)]))), False
    alarms = [other for other in alarms if (other.seat, other.ring) != (alarm.seat, Ring.REMIND)]
    if habits.spacing:
        alarms.append(Alarm(now + timedelta(seconds=habits.spacing), Ring.REMIND, alarm.seat))
    people = replace(table.people, heard={**table.people.heard, alarm.seat: now})
    if warns:
        people = replace(people, unwarned=(*(seat for seat in people.unwarned if seat != alarm.seat), alarm.seat))
    return replace(table, alarms=tuple(sorted(alarms)), people=people), True


def _turn(table: Table, seat: Seat, habits: Habits, now: datetime, mine: Collection[Alarm]) -> datetime:
    """When a reminder at this table may come: not too soon after another call, nor before a warning, at any table.

    Yet warnings elsewhere must not keep a table waiting for ever: each has its turn within one spacing more than there
    are tables.
    """
    spacing = timedelta(seconds=habits.spacing)
    at = habits.next_reminder(now)
    warning = min((alarm.at for alarm in mine if alarm.ring is Ring.WARN), default=None)
    if warning is not None and warning < at + spacing:
        at = habits.reachable_from(max(warning, now) + spacing)
    tables = sum(alarm.ring is Ring.REMIND for alarm in mine)
    has_own = any(alarm.seat == seat and alarm.ring is Ring.WARN for alarm in table.alarms)
    if not has_own and now - table.people.heard.get(seat, now) >= spacing * (tables + 1):
        return habits.reachable_from(now)
    return at


def warned(table: Table, accounts: Collection[int], now: datetime) -> Table:
    """The table after a message has arrived that calls these accounts: who is warned late has time to act on it."""
    seats = {seat for seat in table.people.unwarned if table.holders[seat].user_id in accounts}
    if not seats:
        return table
    end = now + notice(table.terms.limit)
    late = {alarm for alarm in table.alarms if _ends_one_of(alarm, seats) and alarm.at < end - IN_TIME}
    alarms = [replace(alarm, at=end) if alarm in late else alarm for alarm in table.alarms]
    people = replace(table.people, unwarned=tuple(seat for seat in table.people.unwarned if seat not in seats))
    return replace(table, alarms=tuple(sorted(alarms)), people=people)


def spared(table: Table, alarm: Alarm, now: datetime) -> Table:
    """The table at which somebody's time would be over whom no warning has reached: it goes on."""
    others = [other for other in table.alarms if other != alarm]
    return replace(table, alarms=tuple(sorted([*others, replace(alarm, at=now + notice(table.terms.limit))])))


def _ends_one_of(alarm: Alarm, seats: Collection[Seat]) -> bool:
    return alarm.ring is Ring.END and alarm.seat in seats


def looked(table: Table, alarm: Alarm, now: datetime) -> Table:
    """The table at which Elder has seen who is still there, and does so again."""
    others = [other for other in table.alarms if other != alarm]
    return replace(table, alarms=tuple(sorted([*others, replace(alarm, at=now + LOOK_EVERY)])))


def _later(alarm: Alarm, by: timedelta) -> Alarm:
    """So much later, unless it is Elder who is to do something."""
    return alarm if alarm.ring in (Ring.ANSWER, Ring.LOOK) else replace(alarm, at=alarm.at + by)


def _ends(alarm: Alarm, seat: Seat) -> bool:
    return alarm.seat == seat and alarm.ring is Ring.END


def _not_before(alarm: Alarm, at: datetime) -> Alarm:
    return replace(alarm, at=max(alarm.at, at))


def accustomed(table: Table, seat: Seat, before: Habits, habits: Habits, now: datetime) -> Table:
    """What is due for somebody whose habits have changed: the time stands still while a holiday lasts."""
    later = habits.back_from(now) - before.back_from(now)
    own = {alarm for alarm in table.alarms if alarm.seat == seat}
    if _hurry(table, seat) is Kind.ANSWER_UNDO:
        own = {alarm for alarm in own if alarm.ring is not Ring.END}
    alarms = [_later(alarm, later) if alarm in own else alarm for alarm in table.alarms]
    if habits.spacing != before.spacing and seat in table.waits_for(hushed_too=True):
        alarms = [alarm for alarm in alarms if (alarm.seat, alarm.ring) != (seat, Ring.REMIND)]
        alarms += _reminder(seat, habits, now)
    return replace(table, alarms=tuple(sorted(alarms)))
