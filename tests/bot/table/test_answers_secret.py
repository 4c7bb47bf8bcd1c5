"""Nobody can tell by the moment, or by the log, what somebody holds who has left small questions to Elder."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.computer import Computers
from bot.table import Kind
from bot.table.hush import LONGEST, SHORTEST
from bot.table.timing import DAY
from rules.shared_worlds.actions import Fight, PlayInstant
from rules.shared_worlds.pieces import Face
from tests.bot.house import ANNA, BEN, PEOPLE, House
from tests.bot.table.standing import (
    A_SECOND,
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
    stood_in,
    waiting,
)
from tests.rules.shared_worlds.table import pay, side
from tests.rules.shared_worlds.table import table as worlds


class TestNobodyCanTell:
    async def moments(self, house: House, value: str, holds: bool, computer: bool) -> list[float]:
        """After how many seconds the others see something happen, in many windows with the same luck."""
        await house.draw_luck("pauses")
        terms = {"discreet": "on"} if computer else {}
        table = await at(house, "shared_worlds", before_a_fight(holds=holds), computer=computer, **terms)
        if not computer:
            await says(house, table, value)
        found: list[float] = []
        for _ in range(40):
            await laid(house.tables, table.id, before_a_fight(holds=holds))
            table = await act(house, table, ANNA, Fight())
            asked_at = table.recent[-1].at
            version, due = table.version, pending(table)
            assert (await later(house, table, due - 2 * A_SECOND)).version == version
            assert await called(house, table) <= {ANNA.user_id}
            after = await later(house, table, due)
            assert after.version > version or BEN.user_id in after.called_upon() or computer
            found.append((due - asked_at).total_seconds())
        return found

    async def test_the_moment_is_the_same_for_holders_and_others_for_people_and_computer_players(
        self, house: House
    ) -> None:
        """Drawn alike, whatever is held and whoever is asked: with the same luck, the very same moments."""
        first = await self.moments(house, "turn", holds=True, computer=False)
        for value, holds, computer in (
            ("turn", False, False),
            ("could", True, False),
            ("could", False, False),
            ("", True, True),
            ("", False, True),
        ):
            await house.tables.end((house.tables.open_tables()[0]).id, ANNA)
            assert await self.moments(house, value, holds, computer) == first
        assert min(first) >= SHORTEST
        assert max(first) <= LONGEST
        assert len(set(first)) == len(first)
        assert max(first) - min(first) > (LONGEST - SHORTEST) / 2

    async def after_own_action(self, house: House, hand: str, *, computer: bool) -> float:
        """After how many seconds Elder looks at the next question to a seat that has just played an instant."""
        await house.draw_luck("pauses")
        state = worlds(
            red=side("leather_workshop wood_yard", left="combat cub power=2"),
            blue=side("fire_pit 3 stone_mine", hand=f"banked_coals {hand}", deck="oru hadra"),
        )
        table = await at(house, "shared_worlds", state, computer=computer, **({"discreet": "on"} if computer else {}))
        if not computer:
            await says(house, table, "turn")
        table = await act(house, table, ANNA, Fight())
        instant = PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1"))
        house.clock.now = pending(table)
        table = (await house.tables.act_for(table.id, 1, instant, table.version)).table
        assert table.owing() == (1,)
        return (pending(table) - table.recent[-1].at).total_seconds()

    async def test_nor_by_the_moment_after_an_action_of_ones_own(self, house: House) -> None:
        seconds = []
        for computer in (False, True):
            for hand in ("banked_coals cub", "gatherer cub"):
                seconds.append(await self.after_own_action(house, hand, computer=computer))
                await house.tables.end((house.tables.open_tables()[0]).id, ANNA)
        assert seconds == [seconds[0]] * len(seconds)
        assert seconds[0] >= SHORTEST

    async def test_the_luck_is_not_that_of_the_dice(self, house: House) -> None:
        table = await waiting(house, "could", holds=False)
        assert table.state is not None
        before = table.state.dice.count
        table = await answered(house, table)
        assert table.state is not None
        assert table.state.dice.count == before

    @WHAT_BEN_HOLDS
    async def test_until_when_is_shown_as_for_everybody(self, house: House, holds: bool) -> None:
        state = before_a_fight(holds=holds)
        table = await at(house, "shared_worlds", state, limit=str(DAY))
        asked = await act(house, table, ANNA, Fight())
        await laid(house.tables, table.id, state)
        await says(house, table, "could")
        hushed = await act(house, table, ANNA, Fight())
        for one in (asked, hushed):
            due = one.due(1)
            assert due is not None
            assert due - one.recent[-1].at == timedelta(days=1)

    async def test_to_say_it_changes_nothing_that_anybody_else_could_see(self, house: House) -> None:
        """However often: no version (it stands in the buttons), no notice, no call, nothing in the log."""
        before = await act(house, await at(house, "shared_worlds", before_a_fight(holds=True)), ANNA, Fight())
        for what in ("notices", "calls"):
            await house.rows(f"DELETE FROM {what}")
        log = await house.rows("SELECT * FROM changes")
        for value in ("could", "turn", "always") * 40:
            await says(house, before, value)
            await says(house, before, value, "rescue", ANNA)
        for table in (await house.tables.get(before.id), await (await house.reopened()).tables.get(before.id)):
            assert replace(table, people=before.people, alarms=before.alarms) == before
            assert table.people.answers == {}
        assert await house.rows("SELECT * FROM changes") == log
        assert await house.rows("SELECT * FROM notices") == await house.rows("SELECT * FROM calls") == []

    async def test_what_is_no_secret_is_answered_at_once_and_told(self, house: House) -> None:
        """Said below a question that its owner is asked: then it is an action like any other."""
        house.game_key = "nerthania"
        table = await house.game(4)
        for _ in range(3000):
            seat = table.owing()[0]
            quiet = table.rules.quiet(table.state, seat)
            if quiet is not None:
                table = await says(house, table, "turn", quiet.kind, PEOPLE[seat])
                version = table.version
                assert pending(table, seat) <= house.clock.now
                table = await answered(house, table, seat)
                assert (table.version, *given(table)[-1:]) == (version + 1, (Kind.ACT, seat))
                return
            table = await stood_in(house, table)
        raise AssertionError("nobody was ever asked a small question")

    async def test_nobody_reads_in_the_log_how_an_answer_came(self, house: House) -> None:
        table = await waiting(house, "could", holds=False)
        table = await answered(house, table)
        passed = table.recent[-1]
        assert [what.id for what in passed.told_to(0)] == ["did-pass"]
        assert passed.told_to(1) == passed.told_to(0), "whoever takes his seat over reads what he reads"

    async def test_an_answer_that_is_no_secret_is_given_at_once(self, house: House) -> None:
        """Computer players wait only where the table asks for it."""
        table = await at(house, "shared_worlds", before_a_fight(holds=True), computer=True)
        table = await act(house, table, ANNA, Fight())
        assert table.hushed == frozenset()

    async def test_a_computer_player_moves_when_its_pause_is_over(self, house: House) -> None:
        table = await at(house, "shared_worlds", before_a_fight(holds=False), computer=True, discreet="on")
        table = await act(house, table, ANNA, Fight())
        players = Computers(house.tables)
        players.nudge(table)
        assert players.tasks == {}
        house.tables.changed.append(players.nudge)
        await answered(house, table)
        for task in list(players.tasks.values()):
            await task
        assert given(await house.tables.get(table.id))[-1] == (Kind.ACT, 1)

    @pytest.mark.parametrize("more", [True, False])
    async def test_nobody_is_called_for_what_they_go_on_with_and_so_nobody_learns_whether_they_can(
        self, house: House, more: bool
    ) -> None:
        """Ben acts before Elder has looked: whether he is asked on or left to Elder, no telephone rings."""
        state = worlds(
            red=side("leather_workshop wood_yard", left="combat cub power=2"),
            blue=side(
                "fire_pit 3 stone_mine", hand=f"banked_coals {'banked_coals' if more else 'gatherer'} cub", deck="oru"
            ),
        )
        table = await at(house, "shared_worlds", state)
        await says(house, table, "could")
        table = await act(house, table, ANNA, Fight())
        await house.rows("DELETE FROM calls")
        table = await act(house, table, BEN, PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1")))
        assert (table.owing(), bool(table.hushed)) == ((1,), not more)
        assert await called(house, table) == frozenset()
