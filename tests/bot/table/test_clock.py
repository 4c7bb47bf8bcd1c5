"""What time does to a table: what is due after every change, and what becomes of it when it is due."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.clock import Timekeeper
from bot.computer import Computers
from bot.errors import Refused
from bot.table import Kind, Phase, Table
from bot.table.host import Host
from bot.table.timing import DAY, HOUR, Alarm, Habits, Ring, RunOut
from bot.table.warden import Warden
from tests.bot.house import ANNA, BEN, CLARA, House

LIMIT = timedelta(days=1)
HALF = timedelta(hours=12)
LEAD = timedelta(hours=6)
A_MOMENT = timedelta(minutes=1)


async def game(house: House, out: RunOut = RunOut.DECIDE, *, seats: int = 2, bank: int = 0) -> Table:
    """A game with a day for each decision."""
    table, host = await house.lobby(seats), Host(house.tables)
    await host.set_terms(table.id, ANNA, "limit", str(DAY))
    await host.set_terms(table.id, ANNA, "out", out)
    await host.set_terms(table.id, ANNA, "bank", str(bank))
    return (await house.tables.start(table.id, ANNA)).table


async def pass_time(house: House, by: timedelta) -> None:
    """Time goes on; what falls due is done."""
    house.clock.now += by
    await keeper(house).ring()


def keeper(house: House) -> Timekeeper:
    async def there(table_id: int, user_id: int) -> bool:
        return True

    return Timekeeper(house.tables._shelf._store, house.tables, there)


async def now(house: House, table: Table) -> Table:
    return await house.tables.get(table.id)


def left(house: House, table: Table, seat: int = 0) -> timedelta:
    """How much time this seat still has, to the minute."""
    due = table.due(seat)
    assert due is not None
    return timedelta(minutes=round((due - house.clock.now).total_seconds() / 60))


async def due_rows(house: House) -> int:
    ((count,),) = await house.rows("SELECT count(*) FROM alarms")
    return int(count)


async def called(house: House, table: Table) -> frozenset[int]:
    return (await house.notices.due(table.id)).called


async def posted(house: House, table: Table) -> None:
    """Everybody has been called."""
    await house.rows("DELETE FROM calls")


class TestWhatIsDue:
    async def test_without_a_limit_only_reminders_are(self, house: House) -> None:
        table = await house.game()
        assert [(alarm.ring, alarm.seat) for alarm in table.alarms] == [(Ring.REMIND, 0)]

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
        assert table.alarms == ()

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
        assert [alarm.ring for alarm in table.alarms] == [Ring.END, Ring.REMIND]
        await posted(house, table)
        await pass_time(house, A_MOMENT)
        assert await called(house, table) == frozenset()

    async def test_then_only_a_reminder(self, house: House) -> None:
        table = await game(house, RunOut.REMIND)
        await pass_time(house, LIMIT - HALF / 2)
        await posted(house, table)
        await pass_time(house, LEAD + A_MOMENT)
        table = await now(house, table)
        assert table.recent[-1].events[0].what.id == "did-run-out-remind"
        assert await called(house, table) == {ANNA.user_id}
        assert (table.people.absent, table.due(0)) == ({}, None)
        assert (await house.do(table, ANNA, "step")).due(0) is not None

    async def test_then_elder_answers_this_one_question(self, house: House) -> None:
        table = await game(house)
        await pass_time(house, LIMIT - LEAD + A_MOMENT)
        await pass_time(house, LEAD)
        table = await now(house, table)
        assert table.people.absent == {0: RunOut.DECIDE}
        assert (table.called_upon(), table.alarms) == (frozenset(), ())
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
        await asyncio.gather(*players._tasks.values())
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


class TestPause:
    async def test_all_agree_and_time_stands_still(self, house: House) -> None:
        table, host = await game(house, seats=3), Host(house.tables)
        await posted(house, table)
        asked = (await host.ask_pause(table.id, BEN)).table
        assert await called(house, table) == {CLARA.user_id}
        table = (await host.answer_pause(table.id, ANNA, True, asked.version)).table
        assert not table.paused
        house.clock.now += HALF
        table = (await host.answer_pause(table.id, CLARA, True, table.version)).table
        assert (table.paused, table.alarms, table.called_upon()) == (True, (), frozenset())
        later = await house.reopened()
        await pass_time(later, timedelta(days=30))
        assert await later.tables.get(table.id) == table
        table = (await Host(later.tables).go_on(table.id, CLARA)).table
        assert left(later, table) == HALF

    async def test_whoever_acts_ends_it(self, house: House) -> None:
        table, host = await game(house), Host(house.tables)
        asked = (await host.ask_pause(table.id, BEN)).table
        table = (await host.answer_pause(table.id, ANNA, True, asked.version)).table
        table = await house.do(table, ANNA, "pass")
        assert (table.paused, table.people.pause) == (False, None)
        assert left(house, table, 1) == LIMIT

    async def test_the_wish_survives_moves_and_can_be_refused_or_withdrawn(self, house: House) -> None:
        table, host = await game(house), Host(house.tables)
        for refuser in (ANNA, BEN):
            asked = (await host.ask_pause(table.id, BEN)).table
            assert asked.people.pause is not None
            with pytest.raises(Refused, match="no-pause-asked"):
                await host.ask_pause(table.id, ANNA)
            await house.do(asked, ANNA, "step")
            assert (await host.answer_pause(table.id, refuser, False, asked.version)).table.people.pause is None
        with pytest.raises(Refused, match="no-pause-request"):
            await host.answer_pause(table.id, ANNA, True, asked.version)
        with pytest.raises(Refused, match="no-paused"):
            await host.go_on(table.id, ANNA)

    async def test_who_sits_down_meanwhile_has_the_whole_time(self, house: House) -> None:
        table, host = await game(house), Host(house.tables)
        await host.ask_pause(table.id, BEN)
        table = (await host.answer_pause(table.id, ANNA, True, 99)).table
        await host.offer(table.id, ANNA)
        table = (await host.take(table.id, CLARA, 0)).table
        assert table.paused
        table = (await host.go_on(table.id, BEN)).table
        assert left(house, table) == LIMIT

    async def test_who_is_asked_something_earlier_meanwhile_has_the_whole_time(self, house: House) -> None:
        """The game is taken back to its beginning while it rests: what was due belonged to another question."""
        table, host = await house.do(await game(house), ANNA, "call"), Host(house.tables)
        house.clock.now += HALF
        await host.ask_pause(table.id, BEN)
        table = (await host.answer_pause(table.id, ANNA, True, 99)).table
        table = (await Warden(house.tables).restore(table.id, ANNA, 0, table.version, manages=False)).table
        assert (table.paused, table.alarms) == (True, ())
        table = (await host.go_on(table.id, BEN)).table
        assert left(house, table) == LIMIT
        assert table.due(1) is None

    async def test_who_plays_alone_needs_nobody(self, house: House) -> None:
        table, host = await game(house), Host(house.tables)
        await house.tables.leave(table.id, BEN)
        assert (await host.ask_pause(table.id, ANNA)).table.paused
        with pytest.raises(Refused, match="no-paused-already"):
            await host.ask_pause(table.id, ANNA)

    async def test_an_answer_to_an_older_wish_is_no_answer(self, house: House) -> None:
        table, host = await game(house), Host(house.tables)
        old = (await host.ask_pause(table.id, BEN)).table
        await host.answer_pause(table.id, BEN, False, old.version)
        await host.ask_pause(table.id, BEN)
        with pytest.raises(Refused, match="no-pause-request"):
            await host.answer_pause(table.id, ANNA, True, old.version)
