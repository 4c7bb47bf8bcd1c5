"""A change that is not stored yet, and what follows from it for who is awaited."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.store.forgetting import ACCOUNT
from bot.table.clock import timed
from bot.table.hush import hushed
from bot.table.model import Change, Holder, Kind, Phase, Player, Table
from bot.table.seats import is_handover
from bot.table.timing import Habits
from rules.game import Action, Event, Prompt, Seat
from rules.words import Message, Who

RECENT = 100
"""So many of the last changes a table keeps at hand: more than happen between two turns of anybody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What somebody wants to change. `table` is how it would be, still with the old version.

    `seat` is who does it, None for somebody without a seat. `binding` marks an action that its seat cannot take back
    alone. Where actions are taken back, `undone_after` is the last version that still counts; actions of the
    versions `again` were taken back and count again. `anew` means that
    whatever is asked after it is asked anew. `given` marks what Elder does for a person who is not there. `calls` are
    accounts that are called though they were awaited before.
    """

    table: Table
    kind: Kind
    seat: Seat | None
    events: tuple[Event, ...]
    action: Action | None = None
    binding: bool = False
    undone_after: int | None = None
    again: tuple[int, ...] = ()
    anew: bool = False
    given: bool = False
    calls: frozenset[int] = frozenset()


def told(id_: str, **params: str | int | Message | Who | Player | Holder) -> Event:
    """An event that everybody may know of. Beside the name of a person stands their account, which nobody is told."""
    spoken: dict[str, str | int | Message | Who] = {}
    for name, value in params.items():
        if not isinstance(value, Player | Holder):
            spoken[name] = value
            continue
        spoken[name] = value.name
        if value.user_id is not None:
            spoken[f"{name}{ACCOUNT}"] = value.user_id
    return Event(Message(id_, spoken))


def settled(
    before: Table, draft: Draft, now: datetime, habits: Callable[[int], Habits], pause: Callable[[], timedelta]
) -> Table:
    """The table after the change: its next version, whether the game is over, who is asked, since when, until when.

    `habits` knows those of every account, `pause` how long Elder seems to think next time.
    """
    version = before.version + 1
    after = replace(draft.table, version=version)
    if after.phase is Phase.PLAYING and after.outcome() is not None:
        after = replace(after, stage=Phase.OVER, undo=None)
    change = Change(version, draft.kind, draft.seat, draft.events, now)
    asked = {prompt.seat: prompt for prompt in before.unparked().awaited()}
    since: dict[Seat, int] = {}
    for prompt in after.unparked().awaited():
        # A decision goes on while the same seat is asked the same; its own action begins it anew.
        same = _is_the_same(asked.get(prompt.seat), prompt) and prompt.seat != draft.seat and not draft.anew
        since[prompt.seat] = before.since.get(prompt.seat, version) if same else version
    asked_at = {seat: before.asked_at.get(seat, now) for seat in since}
    after = replace(after, since=since, asked_at=asked_at, recent=_recent(before, draft, change))
    if is_handover(change):
        after = replace(after, handovers=(*before.handovers, change))
    acted = draft.seat if draft.kind is Kind.ACT else None
    taken_back = _taken_back(before, draft)
    return timed(
        before,
        after,
        acted,
        now,
        habits,
        lambda table, due: hushed(before, table, due, now, pause, taken_back, None if draft.given else acted),
    )


def _taken_back(before: Table, draft: Draft) -> Seat | None:
    """Who has taken something back with this change."""
    if draft.kind is not Kind.UNDO:
        return None
    return draft.seat if before.undo is None else before.undo.seat


def _is_the_same(before: Prompt | None, now: Prompt) -> bool:
    """Whether it is the same question, though it may have to be answered now and had not to before."""
    return before is not None and replace(before, optional=now.optional) == now


def _recent(before: Table, draft: Draft, change: Change) -> tuple[Change, ...]:
    kept = before.recent
    if draft.undone_after is not None:
        kept = tuple(old for old in kept if old.kind is not Kind.ACT or old.version <= draft.undone_after)
    return (*kept, change)[-RECENT:]
