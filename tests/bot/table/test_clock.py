"""What is due after every change, and how much time anybody has."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.errors import Refused
from bot.table.host import Host
from bot.table.timing import HOUR, Ring
from tests.bot.house import ANNA, BEN, CLARA, House
from tests.bot.table.hours import (
    HALF,
    LIMIT,
    due,
    due_rows,
    game,
    left,
    now,
)


class TestWhatIsDue:
    async def test_without_a_limit_only_reminders_are(self, house: House) -> None:
        table = await house.game()
        assert due(table) == [(Ring.REMIND, 0)]

    async def test_a_call_begins_the_time_and_the_rows_say_so(self, house: House) -> None:
        table = await game(house)
        assert left(house, table) == LIMIT
        assert await due_rows(house) == 3
        later = await house.reopened()
        assert await later.tables.get(table.id) == table

    async def test_ones_own_action_begins_it_anew_and_anothers_does_not(self, house: House) -> None:
        table = await house.do(await game(house, seats=3), ANNA, "call")
        house.clock.now += HALF
        table = await house.do(table, BEN, "bid", number=1)
        assert left(house, table, 0) == HALF
        assert table.due(1) is None
        assert left(house, table, 2) == HALF
        table = await house.do(await house.do(table, ANNA, "bid", number=1), CLARA, "bid", number=1)
        assert left(house, table, 0) == LIMIT

    async def test_nothing_is_due_when_it_is_over_or_parked(self, house: House) -> None:
        table = await game(house)
        await house.tables.park([table.id], (await house.tables.end(table.id, ANNA)).events[0].what)
        assert await due_rows(house) == 0
        other = await game(house)
        await house.tables.park([other.id], other.recent[-1].events[0].what)
        assert await due_rows(house) == 0
        await house.tables.unpark([other.id])
        assert left(house, await now(house, other)) == LIMIT

    async def test_nothing_is_due_for_a_computer_player(self, house: House) -> None:
        table = await game(house)
        table = (await house.tables.leave(table.id, ANNA)).table
        assert due(table) == []

    async def test_terms_are_the_owners_and_only_before_the_start(self, house: House) -> None:
        table, host = await house.lobby(), Host(house.tables)
        with pytest.raises(Refused, match="no-owner"):
            await host.set_terms(table.id, BEN, "limit", "3600")
        for name, value in (("limit", "5"), ("out", "explode"), ("colour", "red")):
            with pytest.raises(Refused, match="no-such-value"):
                await host.set_terms(table.id, ANNA, name, value)
        await house.tables.start(table.id, ANNA)
        with pytest.raises(Refused, match="no-started-already"):
            await host.set_terms(table.id, ANNA, "limit", "3600")


class TestSavedTime:
    async def test_what_is_left_is_saved_and_used_up(self, house: House) -> None:
        table = await game(house, bank=12 * HOUR)
        house.clock.now += timedelta(hours=2)
        table = await house.do(table, ANNA, "pass")
        assert table.people.saved == {0: 12 * HOUR}
        table = await house.do(table, BEN, "pass")
        assert left(house, table) == LIMIT + HALF
        house.clock.now += LIMIT + timedelta(hours=4)
        table = await house.do(table, ANNA, "step")
        assert table.people.saved[0] // HOUR == 7
        assert left(house, table) == LIMIT + timedelta(hours=8)

    async def test_no_more_than_agreed_and_nothing_without(self, house: House) -> None:
        table = await house.do(await game(house), ANNA, "pass")
        assert table.people.saved == {}
