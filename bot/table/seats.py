"""A seat in other hands. The position, its secrets and the seat's tribe stay; who sat there sees no more of them."""

from __future__ import annotations

from dataclasses import replace

from bot.table.model import Table
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
