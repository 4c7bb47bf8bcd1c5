"""What counts the calls that are owed would notice if Elder were wrong about whom a table waits for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.table import Table
from rules import games
from rules.game import Seat
from tests.play.club import Club

Waiting = Callable[[Table], dict[Seat, int]]


def forgetful(waits_for: Waiting) -> Waiting:
    """Elder does not see that the second seat is asked."""
    return lambda table, **how: {seat: account for seat, account in waits_for(table, **how).items() if seat != 1}


def hasty(waits_for: Waiting) -> Waiting:
    """Elder believes that everybody is asked, all the time."""
    return lambda table, **how: {holder.seat: holder.user_id for holder in table.humans} if table.state else {}


@pytest.mark.parametrize("mistake", [forgetful, hasty])
async def test_a_mistake_about_who_is_awaited_is_noticed(
    club: Club, monkeypatch: pytest.MonkeyPatch, mistake: Callable[[Waiting], Waiting]
) -> None:
    monkeypatch.setattr(Table, "waits_for", mistake(Table.waits_for))
    await club.begun(next(iter(games())), 2)
    for _ in range(20):
        seat = club.table.owing()[0]
        await club.act(seat, club.table.rules.stand_in(club.table.state, seat))
        await club.quiet()
    assert club.called != club.owed


async def test_without_a_mistake_both_are_the_same(club: Club) -> None:
    await club.begun(next(iter(games())), 2)
    for _ in range(20):
        seat = club.table.owing()[0]
        await club.act(seat, club.table.rules.stand_in(club.table.state, seat))
        await club.quiet()
    assert club.called == club.owed
    assert club.called.total() > 2
