"""A table is parked and goes on, in one life of the bot or in the next: who knows that they are awaited is not called
again, who does not yet is called once, and what was left to Elder still is.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.table import Phase, Player, Table
from bot.table.host import Host
from bot.table.timing import DAY, RunOut
from bot.table.warden import Warden
from rules.words import Message
from tests.bot.house import ANNA, BEN, CLARA, House
from tests.bot.table.hours import pass_time
from tests.bot.table.standing import answered, called, later, pending, waiting

GONE = Message("parked-channel-gone")
Rest = Callable[[House, Table], Awaitable[House]]


async def resumed(house: House, table: Table) -> House:
    await house.tables.park([table.id], GONE)
    await house.tables.unpark([table.id])
    return house


async def resumed_by_its_owner(house: House, table: Table) -> House:
    await house.tables.park([table.id], GONE)
    await Warden(house.tables).resume(table.id, ANNA, manages=False)
    return house


async def moved(house: House, table: Table) -> House:
    await house.tables.park([table.id], GONE)
    await Warden(house.tables).move(table.id, ANNA, table.channel_id + 100, manages=False)
    return house


async def resumed_after_a_restart(house: House, table: Table) -> House:
    await house.tables.park([table.id], GONE)
    house.clock.now += timedelta(days=20)
    house = await house.reopened()
    await house.tables.unpark([table.id])
    return await house.reopened()


async def resumed_twice(house: House, table: Table) -> House:
    for _ in range(2):
        house = await resumed_after_a_restart(house, table)
    return house


RESTS = (resumed, resumed_by_its_owner, moved, resumed_after_a_restart, resumed_twice)
every_rest = pytest.mark.parametrize("rest", RESTS, ids=[rest.__name__ for rest in RESTS])


async def a_turn(house: House) -> Table:
    return await house.do(await house.game(), ANNA, "pass")


async def a_choice_of_all(house: House) -> Table:
    return await house.do(await house.do(await house.game(3), ANNA, "call"), ANNA, "bid", number=1)


async def a_wish_to_take_back(house: House) -> Table:
    table = await house.do(await house.game(), ANNA, "roll")
    return (await house.tables.undo(table.id, ANNA)).table


async def a_wish_for_a_pause(house: House) -> Table:
    return (await Host(house.tables).ask_pause((await house.game()).id, ANNA)).table


async def a_seat_that_elder_plays(house: House) -> Table:
    """Ben has let his time run out."""
    table, host = await house.lobby(3), Host(house.tables)
    await host.set_terms(table.id, ANNA, "limit", str(DAY))
    await host.set_terms(table.id, ANNA, "out", RunOut.DECIDE)
    table = await house.do((await house.tables.start(table.id, ANNA)).table, ANNA, "pass")
    for wait in (timedelta(hours=20), timedelta(hours=7)):
        await pass_time(house, wait)
    table = await house.tables.get(table.id)
    assert table.people.absent == {1: RunOut.DECIDE}
    return table


async def a_question_that_elder_has_looked_at(house: House) -> Table:
    return await answered(house, await waiting(house, "could", holds=True))


WAITS = (
    a_turn,
    a_choice_of_all,
    a_wish_to_take_back,
    a_wish_for_a_pause,
    a_seat_that_elder_plays,
    a_question_that_elder_has_looked_at,
)
every_wait = pytest.mark.parametrize("wait", WAITS, ids=[wait.__name__ for wait in WAITS])


@every_rest
@every_wait
async def test_who_has_been_called_is_not_called_again(
    house: House, wait: Callable[[House], Awaitable[Table]], rest: Rest
) -> None:
    table = await wait(house)
    await house.rows("DELETE FROM calls")
    house = await rest(house, table)
    after = await house.tables.get(table.id)
    assert after.phase is Phase.PLAYING
    assert after.waits_for() == table.waits_for()
    assert await called(house, after) == frozenset()
    assert (after.since, after.asked_at, after.hushed) == (table.since, table.asked_at, frozenset())


@every_rest
@every_wait
async def test_who_has_not_been_called_yet_is(
    house: House, wait: Callable[[House], Awaitable[Table]], rest: Rest
) -> None:
    table = await wait(house)
    due = await called(house, table)
    house = await rest(house, table)
    assert await called(house, table) == due
    assert due >= table.called_upon() - {ANNA.user_id}


@every_rest
@pytest.mark.parametrize("holds", [True, False])
async def test_what_was_left_to_elder_still_is_and_the_moment_tells_nothing(
    house: House, rest: Rest, holds: bool
) -> None:
    table = await waiting(house, "could", holds=holds)
    house = await rest(house, table)
    after = await house.tables.get(table.id)
    assert pending(after) == pending(table)
    assert await called(house, after) == frozenset()
    after = await later(house, after, max(house.clock.now, pending(after)))
    assert (after.owing() == (1,)) is holds
    assert await called(house, after) == ({BEN.user_id} if holds else {ANNA.user_id})


async def test_nothing_is_done_for_anybody_while_it_is_parked(house: House) -> None:
    table = await waiting(house, "could", holds=True)
    await house.tables.park([table.id], GONE)
    parked = await later(house, table, pending(table) + timedelta(days=3))
    assert parked.recent[-1].events[0].what == GONE
    assert parked.hushed == {1}
    assert await called(house, table) == frozenset()
    await house.tables.ring(table.id, parked.alarms[0])
    assert await house.store.next_alarm() is None
    assert await house.tables.get(table.id) == parked


async def test_a_button_from_before_is_good_for_the_same_question(house: House) -> None:
    table = await house.game()
    house = await resumed_after_a_restart(house, table)
    (step,) = (one for one in table.rules.legal(table.state, 0) if one.kind == "step")
    assert (await house.tables.act(table.id, ANNA, step, table.version)).table.recent[-1].seat == 0


@every_rest
async def test_everybody_has_their_whole_time_again(house: House, rest: Rest) -> None:
    table, host = await house.lobby(), Host(house.tables)
    await host.set_terms(table.id, ANNA, "limit", str(DAY))
    table = (await house.tables.start(table.id, ANNA)).table
    house.clock.now += timedelta(hours=23)
    house = await rest(house, table)
    due = (await house.tables.get(table.id)).due(0)
    assert due is not None
    assert due - house.clock.now > timedelta(hours=23, minutes=59)


async def test_who_takes_a_seat_afterwards_is_called(house: House) -> None:
    table = await a_turn(house)
    await house.rows("DELETE FROM calls")
    house = await resumed_after_a_restart(house, table)
    await house.tables.leave(table.id, BEN)
    newcomer: Player = CLARA
    await Host(house.tables).take(table.id, newcomer, 1)
    assert await called(house, table) == {CLARA.user_id}


async def test_nobody_is_left_uncalled_at_a_table_that_was_closed_while_it_was_parked(house: House) -> None:
    table = await a_turn(house)
    await house.tables.park([table.id], GONE)
    await house.tables.end(table.id, ANNA)
    assert await called(house, table) == frozenset()
    assert await house.rows("SELECT * FROM alarms") == []


@pytest.mark.parametrize("fault", [True, False])
async def test_a_table_that_an_earlier_elder_has_parked_calls_who_is_awaited_as_it_had_promised(
    house: House, fault: bool
) -> None:
    """It had forgotten what they were asked and whom it had called. A damaged one had forgotten nothing."""
    table = await a_turn(house)
    await house.tables.park([table.id], GONE)
    await house.rows("UPDATE tables SET asked = '{}'" + (", fault = 'state'" if fault else ""))
    for forgotten in ("calls", "alarms"):
        await house.rows(f"DELETE FROM {forgotten}")
    await house.rows("UPDATE alembic_version SET version_num = '0003'")
    house = await house.reopened()
    if not fault:
        await house.tables.unpark([table.id])
    after = await house.tables.get(table.id)
    assert set(after.since) == ({1} if not fault else set()) or fault
    assert (await called(house, after)) & after.called_upon() == (frozenset() if fault else {BEN.user_id})
    assert len(await house.rows("SELECT * FROM calls")) == (0 if fault else 2)
