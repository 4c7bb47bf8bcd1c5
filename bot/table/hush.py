"""When Elder looks at a small question that somebody has left to Elder. Pure.

An alarm rings for it (`Ring.ANSWER`), and until then nobody is called. Where others may not know what the seat could do
it rings after a pause by chance, drawn in the same way whatever the seat holds and whoever plays it, so that the moment
tells nothing; else at once. What Elder answers then, or whether somebody is called after all, is only seen then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random

from bot.table.model import Phase, Table
from bot.table.timing import Alarm, Answering, Ring
from rules.game import Action, Quiet, Seat, Small

SHORTEST, LONGEST = 10.0, 60.0
"""Seconds of a pause: as long as somebody takes who only glances at the table."""


def pause(luck: Random) -> timedelta:
    """How long Elder lets somebody seem to think: anything from the shortest to the longest, all alike probable."""
    return timedelta(seconds=luck.uniform(SHORTEST, LONGEST))


def small(table: Table, seat: Seat) -> tuple[Small, Quiet] | None:
    """The small question that this seat is asked now, and its kind."""
    if table.state is None or table.phase is not Phase.PLAYING:
        return None
    quiet = table.rules.quiet(table.state, seat)
    if quiet is None:
        return None
    return next((kind, quiet) for kind in table.rules.small if kind.kind == quiet.kind)


def chosen(table: Table, seat: Seat, kind: str) -> Answering:
    """What whoever sits there has said once for all about this kind of questions."""
    return table.people.answers.get(seat, {}).get(kind, Answering.ALWAYS)


def answer(table: Table, seat: Seat) -> Action | None:
    """The quiet answer, where Elder is to give it for this person now; None where they are to be asked."""
    asked = small(table, seat)
    if asked is None or table.played_by_elder(seat):
        return None
    kind, quiet = asked
    said = chosen(table, seat, kind.kind)
    if said is Answering.TURN or (said is Answering.COULD and table.rules.idles(table.state, seat)):
        return quiet.answer
    return None


def tells(table: Table, seat: Seat) -> bool:
    """Whether to call this seat now tells that it could do something: it is asked only then."""
    asked = small(table, seat)
    return asked is not None and asked[0].vain and chosen(table, seat, asked[0].kind) is Answering.COULD


def looked_at(table: Table, seat: Seat) -> Table:
    """The table after Elder has looked at the question of this seat, and calls it: what that tells is remembered."""
    if not tells(table, seat):
        return table
    return replace(table, people=replace(table.people, told={**table.people.told, seat: table.version}))


def hushed(
    before: Table,
    after: Table,
    running: Iterable[Alarm],
    now: datetime,
    pause: Callable[[], timedelta],
    taken_back: Seat | None,
    acted: Seat | None,
) -> tuple[Alarm, ...]:
    """The alarms for what is left to Elder after a change. `running` are those from before it.

    Who has `taken_back` something wants to decide it anew, and is asked. Who has just `acted` is there and need not be
    called: with something to do they are awaited on, and nobody sees a difference. At the end of a pause all that Elder
    was not yet to look at is as new: its owner may have left it to Elder meanwhile, and the end must tell nothing.
    """
    before = before.unparked()
    due = {alarm.seat: alarm.at for alarm in running}
    alarms: list[Alarm] = []
    for seat in after.owing():
        if not _is_new(before, after, seat) and (seat in due or not before.paused):
            # Then as well, whatever its owner has said since.
            at = due.get(seat) if before.holders[seat].user_id == after.holders[seat].user_id else None
        elif seat == taken_back or (seat == acted and _is_asked_on(after, seat)):
            at = None
        else:
            kind = _left_to_elder(after, seat)
            at = None if kind is None else now + pause() if kind.secret else now
        if at is not None:
            alarms.append(Alarm(at, Ring.ANSWER, seat))
    return tuple(alarms)


def _is_asked_on(table: Table, seat: Seat) -> bool:
    """Whether a person who is there is to decide this. A computer player's next answer takes time like its first."""
    return not table.played_by_elder(seat) and answer(table, seat) is None


def still_said(before: Table, after: Table) -> Mapping[Seat, Mapping[str, Answering]]:
    """The standing answers after a change: what was said for a turn ends with it."""
    answers = after.people.answers
    if not answers or before.state is None or after.state is None:
        return answers
    if before.rules.turn(before.state) == after.rules.turn(after.state):
        return answers
    left = {
        seat: {kind: said for kind, said in own.items() if said is not Answering.TURN} for seat, own in answers.items()
    }
    return {seat: own for seat, own in left.items() if own}


def _left_to_elder(table: Table, seat: Seat) -> Small | None:
    """The kind of small question that Elder takes time for: whoever plays the seat, and whatever it holds."""
    asked = small(table, seat)
    if asked is None:
        return None
    kind, _ = asked
    if table.played_by_elder(seat):
        return kind if kind.secret and table.terms.discreet else None
    said = chosen(table, seat, kind.kind)
    return kind if said is Answering.TURN or (said is Answering.COULD and kind.vain) else None


def _is_new(before: Table, after: Table, seat: Seat) -> bool:
    """Whether the question has come with this change or has to be answered since, or the table has begun to be played
    (again)."""
    comes = after.since.get(seat) == after.version or seat not in before.owing()
    return comes or before.phase is not Phase.PLAYING
