"""Standing answers: always ask, only when I could, not this turn, per table. Who is asked then, and who is not; in
Shared Worlds, Zoar and Nerthania, with the real store and a clock that the test sets.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.errors import Refused
from bot.table import Kind, Table
from bot.table.host import Host
from bot.table.hush import LONGEST, SHORTEST
from bot.table.timing import Answering
from rules.game import Quiet
from rules.shared_worlds.actions import EndMain, Fight, Keep, Pass, PlayInstant
from rules.shared_worlds.pieces import Face, Passing
from rules.zoar.fight import Attack, OfferMetal
from tests.bot.house import ANNA, BEN, STRANGER, House
from tests.bot.table.standing import (
    A_SECOND,
    HOLDS,
    WHAT_BEN_HOLDS,
    act,
    answered,
    at,
    before_a_fight,
    called,
    given,
    laid,
    later,
    pending,
    says,
    somebody_dying,
    stood_in,
    waiting,
)
from tests.rules.shared_worlds.table import pay, side
from tests.rules.shared_worlds.table import table as worlds
from tests.rules.zoar.table import table as plain


class TestWhoIsAsked:
    @WHAT_BEN_HOLDS
    async def test_always_ask_is_the_default(self, house: House, holds: bool) -> None:
        table = await at(house, "shared_worlds", before_a_fight(holds=holds))
        await house.rows("DELETE FROM calls")
        table = await act(house, table, ANNA, Fight())
        assert (table.owing(), table.hushed) == ((1,), frozenset())
        assert await called(house, table) == {BEN.user_id}

    async def test_only_when_i_could_passes_for_who_cannot_and_nobody_is_called(self, house: House) -> None:
        table = await waiting(house, "could", holds=False)
        assert (table.owing(), table.called_upon()) == ((1,), frozenset())
        table = await answered(house, table)
        assert given(table)[-1] == (Kind.ACT, 1)
        assert table.owing() == (0,)
        assert await called(house, table) == {ANNA.user_id}

    async def test_only_when_i_could_calls_who_can_once_after_the_same_while(self, house: House) -> None:
        table = await waiting(house, "could", holds=True)
        assert (table.owing(), table.called_upon(), await called(house, table)) == ((1,), frozenset(), frozenset())
        table = await answered(house, table)
        assert (table.owing(), set(table.called_upon())) == ((1,), {BEN.user_id})
        assert await called(house, table) == {BEN.user_id}
        await house.rows("DELETE FROM calls")
        await later(house, table, house.clock.now + timedelta(seconds=2 * LONGEST))
        await house.tables.put_off(table.id, lambda same: same)
        assert await called(house, table) == frozenset()

    @WHAT_BEN_HOLDS
    async def test_not_this_turn_passes_whatever_is_held(self, house: House, holds: bool) -> None:
        table = await answered(house, await waiting(house, "turn", holds=holds))
        assert given(table)[-1] == (Kind.ACT, 1)
        assert await called(house, table) == {ANNA.user_id}

    async def test_not_this_turn_ends_by_itself_when_the_turn_ends(self, house: House) -> None:
        table = await answered(house, await waiting(house, "turn", holds=True))
        assert table.people.answers == {1: {"answer": Answering.TURN}}
        attack = table.rules.legal(table.state, 0)[-1]
        table = await act(house, table, ANNA, attack)
        while table.owing() != (0,) or EndMain() not in table.rules.legal(table.state, 0):
            table = await answered(house, table) if table.hushed else await house.step(table)
        table = await act(house, table, ANNA, EndMain(), Keep(()))
        assert table.people.answers == {}

    @WHAT_BEN_HOLDS
    async def test_who_might_have_passed_ahead_has_left_it_to_elder_all_the_same(
        self, house: House, holds: bool
    ) -> None:
        red = side("leather_workshop 1 wood_yard", hand="cub", left="combat cub power=2")
        state = worlds(red=red, blue=side("fire_pit 1 stone_mine", hand=HOLDS[holds].replace("cub", "oru")))
        table = await at(house, "shared_worlds", state)
        await says(house, table, "turn")
        table = await act(house, table, ANNA, Fight())
        assert [(prompt.seat, prompt.optional) for prompt in table.awaited()] == [(0, False), (1, True)]
        assert (table.owing(), table.hushed) == ((0,), frozenset())
        table = await act(house, table, ANNA, Pass(Passing.ONCE))
        assert (table.owing(), set(table.hushed), set(table.called_upon())) == ((1,), {1}, set())
        assert given(await answered(house, table))[-1] == (Kind.ACT, 1)

    async def test_saving_somebody_is_asked_apart(self, house: House) -> None:
        table = await at(house, "shared_worlds", before_a_fight(holds=False))
        await says(house, table, "could")
        table = await laid(house.tables, table.id, somebody_dying())
        assert table.rules.quiet(table.state, 1) == Quiet("rescue", Pass(Passing.ONCE))
        assert (set(table.hushed), set(table.called_upon())) == (set(), {BEN.user_id})
        await says(house, table, "could", "rescue")
        table = await laid(house.tables, table.id, somebody_dying())
        assert given(await answered(house, table))[-1] == (Kind.ACT, 1)

    async def test_who_acts_before_elder_does_has_acted(self, house: House) -> None:
        table = await waiting(house, "could", holds=True)
        instant = PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1"))
        table = await act(house, table, BEN, instant)
        assert given(table)[-1] == (Kind.ACT, 1)

    async def test_who_has_just_acted_is_not_called_again(self, house: House) -> None:
        """Ben still has an instant: he is there, and the others see no difference."""
        table = await at(house, "shared_worlds", before_a_fight(holds=True))
        await says(house, table, "could")
        twice = worlds(
            red=side("leather_workshop wood_yard", left="combat cub power=2"),
            blue=side("fire_pit 3 stone_mine", hand="banked_coals banked_coals cub", deck="oru hadra"),
        )
        table = await answered(house, await act(house, await laid(house.tables, table.id, twice), ANNA, Fight()))
        await house.rows("DELETE FROM calls")
        table = await act(house, table, BEN, PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1")))
        assert (table.owing(), set(table.hushed), set(table.called_upon())) == ((1,), set(), {BEN.user_id})
        assert await called(house, table) == frozenset()
        table = await act(house, table, BEN, PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1")))
        assert (set(table.owing()), set(table.hushed)) == ({1}, {1}), "now there is nothing left to do"
        assert given(await answered(house, table))[-1] == (Kind.ACT, 1)

    async def test_a_question_that_is_open_already_is_answered_at_ones_own_moment(self, house: House) -> None:
        table = await at(house, "shared_worlds", before_a_fight(holds=True))
        table = await act(house, table, ANNA, Fight())
        table = await says(house, table, "could")
        assert (set(table.hushed), set(table.called_upon())) == (set(), {BEN.user_id})
        table = await says(house, table, "turn")
        assert pending(table) - house.clock.now >= timedelta(seconds=SHORTEST) - A_SECOND, "it is a secret"
        table = await answered(house, table)
        assert given(table)[-1] == (Kind.ACT, 1)

    async def after_a_pause(self, house: House, value: str, *, holds: bool) -> tuple[Table, float]:
        """Ben, who is asked already, says this while the game rests; and after how many seconds Elder then looks."""
        await house.draw_luck("pauses")
        table, host = await at(house, "shared_worlds", before_a_fight(holds=holds)), Host(house.tables)
        table = await act(house, table, ANNA, Fight())
        table = (await host.ask_pause(table.id, BEN)).table
        await host.answer_pause(table.id, ANNA, True, table.version)
        table = await says(house, table, value)
        assert (table.paused, set(table.hushed)) == (True, set())
        house.clock.now += timedelta(hours=12)
        table = (await host.go_on(table.id, ANNA)).table
        return table, (pending(table) - house.clock.now).total_seconds()

    async def test_what_is_said_in_a_pause_counts_for_the_open_question_and_its_end_tells_nothing(
        self, house: House
    ) -> None:
        moments = []
        for value, holds in (("turn", True), ("turn", False), ("could", False), ("could", True)):
            table, seconds = await self.after_a_pause(house, value, holds=holds)
            moments.append(seconds)
            table = await answered(house, table)
            could = value == "could" and holds
            assert (table.owing(), given(table)[-1][0]) == (((1,), Kind.PAUSE) if could else ((0,), Kind.ACT))
            assert (BEN.user_id in table.called_upon()) is could
            await house.tables.end(table.id, ANNA)
        assert moments == [moments[0]] * 4
        assert moments[0] >= SHORTEST

    @WHAT_BEN_HOLDS
    async def test_who_wants_to_be_asked_again_is_called_when_elder_would_have_looked(
        self, house: House, holds: bool
    ) -> None:
        before = await waiting(house, "could", holds=holds)
        table = await says(house, before, "always")
        assert (pending(table), await called(house, table)) == (pending(before), frozenset())
        table = await answered(house, table)
        assert (set(table.owing()), set(await called(house, table))) == ({1}, {BEN.user_id})


class TestOtherGames:
    async def test_payments_in_zoar_are_left_to_elder_at_a_moment_that_tells_nothing(self, house: House) -> None:
        state = plain(phase="fight", red="army D3; store 2 metal", blue="army D4; store 3 metal")
        table = await at(house, "zoar", state)
        table = await says(house, table, "turn", "offer")
        await house.rows("DELETE FROM calls")
        table = await act(house, table, ANNA, Attack("D3", "D4"))
        assert table.hushed == {1}
        assert pending(table) - table.recent[-1].at >= timedelta(seconds=SHORTEST)
        table = await answered(house, table)
        assert await called(house, table) == {ANNA.user_id} or table.owing() == (0,)
        table = await act(house, table, ANNA, OfferMetal(1))
        seen: Any = table.rules.view(table.state, None)
        assert seen.seats[1].store.metal == 3

    async def test_only_when_i_could_is_not_offered_where_only_who_could_is_asked(self, house: House) -> None:
        table = await at(house, "zoar", plain(red="", blue=""))
        with pytest.raises(Refused, match="no-such-value"):
            await says(house, table, "could", "offer")

    async def test_reserves_in_nerthania_are_no_secret_and_left_at_once(self, house: House) -> None:
        house.game_key = "nerthania"
        table = await house.game(4)
        told = 0
        for _ in range(3000):
            for seat, player in enumerate((ANNA, BEN)):
                for kind in ("reserve", "reinforcement", "battle-card"):
                    if table.people.answers.get(seat, {}).get(kind) is None:
                        table = await says(house, table, "turn", kind, player)
            if table.hushed:
                (seat,) = table.hushed
                assert pending(table, seat) == table.recent[-1].at
                table = await answered(house, table, seat)
                assert given(table)[-1] == (Kind.ACT, seat)
                told += 1
                if told == 5:
                    return
            if table.rules.outcome(table.state) is not None:
                break
            table = await stood_in(house, table)
        assert told


class TestNonsense:
    @pytest.mark.parametrize(("kind", "value"), [("cards", "turn"), ("answer", "never"), ("answer", ""), ("", "turn")])
    async def test_what_there_is_not_is_refused_and_changes_nothing(self, house: House, kind: str, value: str) -> None:
        table = await at(house, "shared_worlds", before_a_fight(holds=True))
        with pytest.raises(Refused):
            await says(house, table, value, kind)
        assert await house.tables.get(table.id) == table

    async def test_a_stranger_has_nothing_to_say(self, house: House) -> None:
        table = await at(house, "shared_worlds", before_a_fight(holds=True))
        with pytest.raises(Refused, match="no-stranger"):
            await says(house, table, "turn", player=STRANGER)
