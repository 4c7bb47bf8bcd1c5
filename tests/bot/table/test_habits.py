"""When people hear from Elder: not too often, not in their quiet hours, not on holiday."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.table import Kind
from bot.table.host import Host
from bot.table.timing import DAY, HOUR, Habits
from tests.bot.house import ANNA, BEN, House
from tests.bot.table.hours import (
    A_MOMENT,
    HALF,
    LEAD,
    LIMIT,
    called,
    game,
    left,
    now,
    pass_time,
    posted,
)


class TestHabits:
    async def test_at_most_one_reminder_per_spacing_at_all_tables_together(self, house: House) -> None:
        tables = [await house.game(channel=channel) for channel in (10, 11, 12)]
        counts = []
        for _ in range(4):
            await house.rows("DELETE FROM calls")
            await pass_time(house, timedelta(days=1, minutes=1))
            counts.append(sum([len(await called(house, table)) for table in tables]))
        assert counts == [1, 1, 1, 1]

    async def test_none_to_somebody_who_has_just_acted(self, house: House) -> None:
        table = await house.game()
        await posted(house, table)
        house.clock.now += timedelta(hours=23)
        table = await house.do(table, ANNA, "step")
        await pass_time(house, timedelta(hours=2))
        assert await called(house, table) == frozenset()
        await pass_time(house, timedelta(hours=22, minutes=1))
        assert await called(house, table) == {ANNA.user_id}

    @pytest.mark.parametrize("spacing", [0, 7 * DAY])
    async def test_the_spacing_is_ones_own(self, house: House, spacing: int) -> None:
        table = await house.game()
        await posted(house, table)
        await Host(house.tables).accustom(ANNA, Habits(spacing=spacing))
        await pass_time(house, timedelta(days=6))
        assert await called(house, table) == frozenset()
        await pass_time(house, timedelta(days=1, minutes=1))
        assert (await called(house, table) == {ANNA.user_id}) is bool(spacing)

    async def test_quiet_hours_put_the_warning_off_and_the_end_with_it(self, house: House) -> None:
        house.clock.now = house.clock.now.replace(hour=2)
        table = await game(house)
        await posted(house, table)
        await Host(house.tables).accustom(ANNA, Habits("UTC", quiet=(20 * 60, 8 * 60)))
        await pass_time(house, LIMIT - LEAD + A_MOMENT)
        table = await now(house, table)
        assert await called(house, table) == frozenset()
        morning = house.clock.now.replace(hour=8, minute=0, second=0) + timedelta(days=1)
        assert table.due(0) == morning + LEAD
        await pass_time(house, HALF)
        assert await called(house, table) == {ANNA.user_id}

    async def test_on_holiday_the_time_stands_still(self, house: House) -> None:
        table, host = await game(house), Host(house.tables)
        await posted(house, table)
        house.clock.now += HALF
        until = house.clock.now + timedelta(days=10)
        await host.accustom(ANNA, Habits(away_until=until))
        assert left(house, await now(house, table)) == timedelta(days=10) + HALF
        assert (await now(house, table)).recent[-1].kind is Kind.HOLIDAY
        await pass_time(house, timedelta(days=9))
        assert await called(house, table) == frozenset()
        await host.accustom(ANNA, Habits())
        assert left(house, await now(house, table)) == HALF

    async def test_who_is_called_on_holiday_has_the_whole_time_afterwards(self, house: House) -> None:
        table = await game(house)
        await Host(house.tables).accustom(BEN, Habits(away_until=house.clock.now + timedelta(days=3)))
        table = await house.do(await now(house, table), ANNA, "pass")
        assert left(house, table, 1) == timedelta(days=4)

    async def test_they_survive_a_restart_and_a_damaged_row_counts_as_none(self, house: House) -> None:
        habits = Habits("Europe/Berlin", (1200, 480), house.clock.now, 3 * HOUR, house.clock.now)
        for player in (ANNA, BEN):
            await Host(house.tables).accustom(player, habits)
        await house.rows(f"UPDATE habits SET zone = 'Nowhere/Land' WHERE user_id = {BEN.user_id}")
        later = await house.reopened()
        assert later.tables.regulars.of(ANNA.user_id) == habits
        assert later.tables.regulars.of(BEN.user_id) == Habits()
