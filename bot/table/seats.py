"""A seat in other hands. The position, its secrets and the seat's tribe stay; who sat there sees no more of them, and
what they did stays theirs: it is told with their name.
"""

from __future__ import annotations

from dataclasses import replace

from bot.table.model import Change, Kind, Table
from rules.game import Seat


def handed_over(table: Table, seat: Seat, user_id: int | None, name: str) -> Table:
    """The table with somebody else on this seat; without an account, a computer player."""
    before = table.holders[seat]
    former = {account: had for account, had in table.people.former.items() if account != user_id}
    if before.user_id is not None:
        former[before.user_id] = seat
    holders = list(table.holders)
    holders[seat] = replace(before, user_id=user_id, name=name)
    people = replace(table.people.without(seat), former=former)
    return replace(table, holders=tuple(holders), people=people)


def is_handover(change: Change) -> bool:
    """Whether a seat got into other hands with this change. In a lobby people come and go without one: the seats are
    numbered anew there.
    """
    return change.kind in (Kind.LEAVE, Kind.SEAT) and change.seat is not None


def names_at(table: Table, version: int) -> tuple[str, ...]:
    """What the seats were called when this version came about, by index; a handover itself is told with the names from
    before it.
    """
    since = [change for change in table.handovers if change.version >= version]
    called = {change.seat: _called_before(change) for change in reversed(since)}
    return tuple(called.get(holder.seat) or holder.name for holder in table.holders)


def _called_before(change: Change) -> str | None:
    """What the seat was called until this handover, which tells it; None where it cannot be read any more."""
    word = "whose" if change.kind is Kind.SEAT else "who"
    named = [event.what.params.get(word) for event in change.events]
    return next((name for name in named if isinstance(name, str)), None)
