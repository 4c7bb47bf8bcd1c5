"""What becomes of a table when something is due there: a warning, the end of somebody's time; after a crash too."""

from __future__ import annotations

import asyncio

import pytest

from bot.computer import Computers
from bot.table import Kind, Phase
from bot.table.host import Host
from bot.table.timing import DAY, HOUR, Alarm, Habits, Ring, RunOut
from tests.bot.house import ANNA, BEN, House
from tests.bot.table.hours import (
    A_MOMENT,
    HALF,
    LEAD,
    LIMIT,
    called,
    due,
    game,
    keeper,
    left,
    now,
    pass_time,
    posted,
)


class TestTimeRunsOut:
    async def test_first_a_warning(self, house: House) -> None:
        table = await game(house)
        await posted(house, table)
        await pass_time(house, LIMIT - LEAD - A_MOMENT)
        assert await called(house, table) == frozenset()
        await pass_time(house, 2 * A_MOMENT)
        assert await called(house, table) == {ANNA.user_id}
        table = await now(house, table)
        assert table.version == 6
        assert due(table) == [(Ring.END, 0), (Ring.REMIND, 0)]
        await posted(house, table)
        await pass_time(house, A_MOMENT)
        assert await called(house, table) == frozenset()

    @pytest.mark.parametrize(("spacing", "at_once"), [(0, True), (3 * HOUR, True), (DAY, False)])
    async def test_then_only_a_reminder(self, house: House, spacing: int, at_once: bool) -> None:
        """At once, or where they want to hear from Elder less often, so long after the warning."""
        table = await game(house, RunOut.REMIND)
        await Host(house.tables).accustom(ANNA, Habits(spacing=spacing))
        await pass_time(house, LIMIT - HALF / 2)
        await posted(house, table)
        await pass_time(house, LEAD + A_MOMENT)
        table = await now(house, table)
        assert table.recent[-1].events[0].what.id == "did-run-out-remind"
        assert (await called(house, table) == {ANNA.user_id}) is at_once
        assert (table.people.absent, table.due(0)) == ({}, None)
        if not at_once:
            await pass_time(house, LIMIT - LEAD)
            assert await called(house, table) == {ANNA.user_id}
        assert (await house.do(table, ANNA, "step")).due(0) is not None

    async def test_then_elder_answers_this_one_question(self, house: House) -> None:
        table = await game(house)
        await pass_time(house, LIMIT - LEAD + A_MOMENT)
        await pass_time(house, LEAD)
        table = await now(house, table)
        assert table.people.absent == {0: RunOut.DECIDE}
        assert (table.called_upon(), due(table)) == (frozenset(), [])
        table = (await house.tables.act_for(table.id, 0, table.rules.stand_in(table.state, 0), table.version)).table
        assert table.people.absent == {}
        assert table.called_upon() == {BEN.user_id}
        assert (await house.do(table, BEN, "pass")).called_upon() == {ANNA.user_id}

    async def test_and_no_second_one_though_it_is_worded_alike(self, house: House) -> None:
        table = await game(house)
        await pass_time(house, LIMIT - LEAD + A_MOMENT)
        await pass_time(house, LEAD)
        table = await now(house, table)
        asked = table.awaited()
        (step,) = (action for action in table.rules.legal(table.state, 0) if action.kind == "step")
        table = (await house.tables.act_for(table.id, 0, step, table.version)).table
        assert table.awaited() == asked
        assert table.people.absent == {}
        assert table.called_upon() == {ANNA.user_id}
        assert left(house, table) == LIMIT

    async def test_or_the_whole_seat_until_its_player_is_back(self, house: House) -> None:
        table = await game(house, RunOut.STAND_IN)
        await pass_time(house, LIMIT - LEAD + A_MOMENT)
        await pass_time(house, LEAD)
        table = await now(house, table)
        table = (await house.tables.act_for(table.id, 0, table.rules.stand_in(table.state, 0), table.version)).table
        table = await house.do(table, BEN, "pass")
        assert (table.people.absent, table.called_upon()) == ({0: RunOut.STAND_IN}, frozenset())
        await posted(house, table)
        await Host(house.tables).come_back(table.id, ANNA)
        table = await now(house, table)
        assert table.people.absent == {}
        assert table.called_upon() == {ANNA.user_id}
        assert await called(house, table) == frozenset()
        assert left(house, table) == LIMIT

    @pytest.mark.parametrize(("out", "number"), [(RunOut.DECIDE, 1), (RunOut.STAND_IN, 0)])
    async def test_a_single_question_is_answered_as_the_game_says_and_a_seat_played_by_a_stand_in(
        self, house: House, out: RunOut, number: int
    ) -> None:
        players, table = Computers(house.tables), await house.do(await game(house, out), ANNA, "call")
        table = await house.do(table, ANNA, "bid", number=2)
        await pass_time(house, LIMIT - LEAD + A_MOMENT)
        await pass_time(house, LEAD)
        players.nudge(await now(house, table))
        await asyncio.gather(*players.tasks.values())
        (bid,) = (await now(house, table)).recent[-1].told_to(1)[:1]
        assert bid.params["number"] == number

    async def test_acting_is_coming_back(self, house: House) -> None:
        table = await game(house, RunOut.STAND_IN)
        await pass_time(house, LIMIT - LEAD + A_MOMENT)
        await pass_time(house, LEAD)
        table = await house.do(await now(house, table), ANNA, "step")
        assert table.people.absent == {}
        assert left(house, table) == LIMIT

    async def test_where_nobody_else_waits_the_game_waits(self, house: House) -> None:
        table = await game(house, RunOut.STAND_IN)
        await house.tables.leave(table.id, BEN)
        await pass_time(house, LIMIT - LEAD + A_MOMENT)
        await pass_time(house, LEAD)
        assert (await now(house, table)).people.absent == {}

    async def test_an_undo_request_lapses_with_it(self, house: House) -> None:
        table = await house.do(await house.do(await game(house), ANNA, "pass"), BEN, "step")
        assert (await house.tables.undo(table.id, ANNA)).table.undo is not None
        await pass_time(house, LIMIT - LEAD + A_MOMENT)
        await pass_time(house, LEAD)
        table = await now(house, table)
        assert table.undo is None
        assert [event.what.id for event in table.recent[-1].events] == ["did-run-out-decide", "did-lapse-undo"]


class TestDown:
    async def test_what_fell_due_unwarned_is_warned_of_first(self, house: House) -> None:
        table = await game(house)
        house.clock.now += 10 * LIMIT
        later = await house.reopened()
        for _ in range(3):
            await keeper(later).ring()
        table = await later.tables.get(table.id)
        assert table.people.absent == {}
        assert left(later, table) == LEAD

    async def test_what_was_warned_of_happens_once(self, house: House) -> None:
        table = await game(house)
        await pass_time(house, LIMIT - LEAD + A_MOMENT)
        house.clock.now += 10 * LIMIT
        later = await house.reopened()
        for _ in range(3):
            await keeper(later).ring()
        log = await later.tables.log(table.id)
        assert [change.kind for change in log].count(Kind.RUN_OUT) == 1

    async def test_a_damaged_table_rings_nobody(self, house: House) -> None:
        table = await game(house)
        await house.rows("UPDATE tables SET state = '{'")
        later = await house.reopened()
        await pass_time(later, 10 * LIMIT)
        assert (await later.tables.get(table.id)).phase is Phase.PARKED
        assert await keeper(later)._until_next() == 600.0


class TestTrouble:
    async def test_a_fault_at_one_table_keeps_no_other_waiting(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        broken, whole = await game(house), await house.tables.open(1, 11, ANNA, house.game_key, 2, "en")
        await house.tables.join(whole.id, BEN)
        await Host(house.tables).set_terms(whole.id, ANNA, "limit", str(DAY))
        whole = (await house.tables.start(whole.id, ANNA)).table
        ring = house.tables.ring

        async def failing(table_id: int, alarm: Alarm) -> None:
            if table_id == broken.id:
                raise ZeroDivisionError("a fault of ours")
            await ring(table_id, alarm)

        monkeypatch.setattr(house.tables, "ring", failing)
        house.clock.now += LIMIT - LEAD + A_MOMENT
        with pytest.raises(ZeroDivisionError):
            await keeper(house).ring()
        assert await called(house, whole) == {ANNA.user_id}
        assert Ring.WARN not in [alarm.ring for alarm in (await now(house, whole)).alarms]
        assert Ring.WARN in [alarm.ring for alarm in (await now(house, broken)).alarms]
