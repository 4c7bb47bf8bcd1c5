"""Nobody finds out by taking back, again and again and for nothing, what somebody holds who is asked only when they
could do something. That Elder has called them is seen once and for all: what led to it comes back only if the
others agree.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.table import Player, Table, undo
from bot.table.draft import Draft
from bot.table.host import Host
from rules.shared_worlds.actions import Fight, Pass
from rules.shared_worlds.pieces import Passing
from rules.words import Message
from tests.bot.house import ANNA, BEN, CLARA, House
from tests.bot.table.standing import act, answered, before_a_fight, called, laid, pending, says, waiting


async def free(house: House, table_id: int, player: Player = ANNA) -> bool:
    """Whether this person may take back their last action without asking anybody."""
    table, history = await house.tables.get(table_id), await house.log(table_id)
    return undo.is_free(table, undo.wish(table, player, history, None), history)


async def nothing(house: House, table: Table) -> House:
    return house


async def he_wants_to_be_asked_always(house: House, table: Table) -> House:
    await says(house, table, "always")
    return house


async def he_leaves_it_to_elder_after_all(house: House, table: Table) -> House:
    assert (await says(house, table, "turn")).hushed == {1}
    return house


async def the_game_rests(house: House, table: Table) -> House:
    host = Host(house.tables)
    asked = (await host.ask_pause(table.id, BEN)).table
    await host.answer_pause(table.id, ANNA, True, asked.version)
    assert (await host.go_on(table.id, BEN)).table.hushed == {1}
    return house


async def it_is_parked(house: House, table: Table) -> House:
    await house.tables.park([table.id], Message("parked-channel-gone"))
    await house.tables.unpark([table.id])
    return house


async def the_bot_is_started_anew(house: House, table: Table) -> House:
    await says(house, table, "always")
    return await house.reopened()


async def somebody_else_takes_his_seat(house: House, table: Table) -> House:
    await house.tables.leave(table.id, BEN)
    await Host(house.tables).take(table.id, CLARA, 1)
    return house


SINCE = (
    nothing,
    he_wants_to_be_asked_always,
    he_leaves_it_to_elder_after_all,
    the_game_rests,
    it_is_parked,
    the_bot_is_started_anew,
    somebody_else_takes_his_seat,
)


@pytest.mark.parametrize("since", SINCE, ids=[since.__name__ for since in SINCE])
async def test_what_was_seen_once_is_remembered(
    house: House, since: Callable[[House, Table], Awaitable[House]]
) -> None:
    table = await answered(house, await waiting(house, "could", holds=True))
    assert await called(house, table) == {BEN.user_id}
    house = await since(house, table)
    assert not await free(house, table.id)
    asked = (await house.tables.undo(table.id, ANNA)).table
    assert asked.undo is not None
    assert asked.state == table.state


@pytest.mark.parametrize("value", ["always", "turn"])
@pytest.mark.parametrize("holds", [True, False])
async def test_a_call_that_tells_nothing_is_not_remembered(house: House, value: str, holds: bool) -> None:
    """Elder calls him after the pause because he has said meanwhile that he wants to be asked, whatever he holds."""
    table = await waiting(house, "could", holds=holds)
    table = await says(house, table, value)
    house.clock.now = pending(table) - timedelta(seconds=2)
    assert await free(house, table.id)
    if value == "always":
        table = await answered(house, table)
        assert await called(house, table) == {BEN.user_id}
        assert await free(house, table.id)


async def takes_back(house: House, player: Player, before: Table) -> Table:
    """This person takes back their last action, which led away from that position. It was laid, not played up to."""
    assert before.state is not None
    state, log = before.state, await house.log(before.id)

    def draft(table: Table) -> Draft:
        return undo.taken_back(table, undo.wish(table, player, log, None), state)

    return (await house.tables.change(before.id, player, None, draft)).table


async def test_an_answer_that_is_taken_back_first_does_not_help(house: House) -> None:
    """He is called, answers, and takes his answer back: it is asked anew, but what was seen was seen."""
    asked = await answered(house, await waiting(house, "could", holds=True))
    await act(house, asked, BEN, Pass(Passing.ONCE))
    assert await free(house, asked.id, BEN), "it was he who was called"
    table = await takes_back(house, BEN, asked)
    await says(house, table, "always")
    assert not await free(house, table.id)


async def test_what_is_seen_when_it_is_done_again_is_remembered_too(house: House) -> None:
    before = await waiting(house, "could", holds=True)
    first = await answered(house, before)
    for _ in range(3):
        table = await takes_back(house, ANNA, await laid(house.tables, before.id, before_a_fight(holds=True)))
        assert table.people.told == {1: first.version}
        first = await answered(house, await act(house, table, ANNA, Fight()))
        assert await called(house, first) == {BEN.user_id}
        assert not await free(house, first.id)


async def test_what_comes_after_it_is_ones_own_again(house: House) -> None:
    """What was told before an action does not hold that action."""
    table = await answered(house, await waiting(house, "could", holds=True))
    await act(house, table, BEN, Pass(Passing.ONCE))
    table = await laid(house.tables, table.id, before_a_fight(holds=True))
    table = await act(house, table, ANNA, Fight())
    assert table.hushed == {1}
    assert await free(house, table.id)
