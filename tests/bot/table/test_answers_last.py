"""What was left to Elder outlasts restarts and pauses, and Elder's answer is an action like any other."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.table import Kind, Table, undo
from bot.table.draft import Draft
from bot.table.host import Host
from bot.table.model import UndoRequest
from bot.table.timing import Answering
from tests.bot.house import ANNA, BEN, CLARA, House
from tests.bot.table.standing import (
    A_SECOND,
    WHAT_BEN_HOLDS,
    answered,
    called,
    given,
    later,
    pending,
    says,
    waiting,
)


class TestItLasts:
    @pytest.mark.parametrize("value", ["could", "turn"])
    async def test_a_restart_while_a_pause_is_pending(self, house: House, value: str) -> None:
        """A crash in between: the answer is given once, at its moment or at the start."""
        table = await waiting(house, value, holds=False)
        due = pending(table)
        for _ in range(2):
            house = await house.reopened()
            assert pending(await house.tables.get(table.id)) == due
        table = await later(house, table, due + timedelta(hours=5))
        assert given(table)[-1] == (Kind.ACT, 1)
        version = table.version
        house = await house.reopened()
        table = await later(house, table, due + timedelta(hours=6))
        assert table.version == version
        assert table.people.answers == {1: {"answer": Answering(value)}}

    async def test_leaving_or_replacing_clears_it(self, house: House) -> None:
        table = await waiting(house, "could", holds=False)
        table = (await house.tables.leave(table.id, BEN)).table
        assert (table.people.answers, table.hushed) == ({}, frozenset())
        table = (await Host(house.tables).take(table.id, CLARA, 1)).table
        assert table.called_upon() == await called(house, table) == {CLARA.user_id}

    async def test_a_pause_holds_it(self, house: House) -> None:
        table, host = await waiting(house, "could", holds=False), Host(house.tables)
        due = pending(table)
        await host.ask_pause(table.id, ANNA)
        begun = house.clock.now
        asked = await house.tables.get(table.id)
        table = (await host.answer_pause(table.id, BEN, True, asked.version)).table
        assert table.paused
        table = await later(house, table, begun + timedelta(hours=1))
        assert given(table)[-1] != (Kind.ACT, 1)
        table = (await host.go_on(table.id, ANNA)).table
        assert timedelta(hours=1) - A_SECOND * 10 < pending(table) - due < timedelta(hours=1) + A_SECOND * 10
        assert await called(house, table) <= {ANNA.user_id, BEN.user_id}
        assert given(await answered(house, table))[-1] == (Kind.ACT, 1)

    async def test_a_parked_table_begins_it_anew(self, house: House) -> None:
        table = await waiting(house, "could", holds=False)
        await house.tables.park([table.id], table.recent[0].events[0].what)
        await house.tables.unpark([table.id])
        table = await house.tables.get(table.id)
        assert table.called_upon() == frozenset()
        assert given(await answered(house, table))[-1] == (Kind.ACT, 1)


class TestItIsAnActionLikeAnyOther:
    async def played(self, house: House) -> Table:
        """A real game up to a window in which Elder passes for Ben."""
        house.game_key = "shared_worlds"
        table = await house.game()
        for player in (ANNA, BEN):
            await says(house, table, "could", player=player)
        for _ in range(2000):
            if table.hushed:
                (seat,) = table.hushed
                version = table.version
                table = await answered(house, table, seat)
                if table.version > version:
                    return table
            table = await house.step(table)
        raise AssertionError("it never came to that")

    async def test_a_replay_leads_to_the_same_position(self, house: House) -> None:
        table = await self.played(house)
        assert await house.replayed(table.id) == await house.stored_state(table.id)

    async def test_who_takes_it_back_is_asked(self, house: House) -> None:
        table = await self.played(house)
        seat = table.recent[-1].seat
        assert seat is not None
        player = (ANNA, BEN)[seat]
        table = (await house.tables.undo(table.id, player)).table
        if table.undo is not None:
            table = (await house.answer_undo(table.id, (BEN, ANNA)[seat], True)).table
        assert seat in table.owing()
        assert (set(table.hushed), set(table.called_upon())) == (set(), {player.user_id})

    @WHAT_BEN_HOLDS
    async def test_what_led_to_a_question_is_not_taken_back_unasked_once_elder_has_looked(
        self, house: House, holds: bool
    ) -> None:
        """Else Anna could announce a fight, see whether Ben is called, take it back and find out again every turn."""
        table = await answered(house, await waiting(house, "could", holds=holds))
        history = await house.log(table.id)
        assert not undo.is_free(table, undo.wish(table, ANNA, history, None), history)

    @pytest.mark.parametrize("value", ["could", "always", "turn"])
    @WHAT_BEN_HOLDS
    async def test_what_tells_nothing_is_taken_back_unasked(self, house: House, value: str, holds: bool) -> None:
        """Before Elder has looked, and where Ben is asked whatever he holds."""
        table = await waiting(house, value, holds=holds)
        history = await house.log(table.id)
        assert undo.is_free(table, undo.wish(table, ANNA, history, None), history)

    async def test_it_waits_while_people_are_asked_for_an_undo(self, house: House) -> None:
        table = await waiting(house, "could", holds=False)
        asked = (await house.tables.change(table.id, None, None, _asks_for_undo)).table
        version = asked.version
        table = await answered(house, asked)
        assert table.version == version
        assert table.undo is not None
        assert pending(table) > house.clock.now
        table = (await house.answer_undo(table.id, BEN, False)).table
        assert given(await answered(house, table))[-1] == (Kind.ACT, 1)


def _asks_for_undo(table: Table) -> Draft:
    request = UndoRequest(0, table.version - 1, table.version + 1)
    return Draft(table=replace(table, undo=request), kind=Kind.ASK_UNDO, seat=0, events=())
