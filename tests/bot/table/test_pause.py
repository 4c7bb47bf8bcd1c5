"""A game rests when all agree: nothing is due, and afterwards everybody has what they had."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.errors import Refused
from bot.table.host import Host
from bot.table.warden import Warden
from tests.bot.house import ANNA, BEN, CLARA, House
from tests.bot.table.hours import (
    HALF,
    LIMIT,
    called,
    due,
    game,
    left,
    pass_time,
    posted,
)


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
        assert (table.paused, due(table), table.called_upon()) == (True, [], frozenset())
        later = await house.reopened()
        await pass_time(later, timedelta(days=30))
        assert replace(await later.tables.get(table.id), alarms=table.alarms) == table
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
        assert (table.paused, due(table)) == (True, [])
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
