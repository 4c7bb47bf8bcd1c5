"""Standing answers: always ask, only when I could, not this turn, per table; and nobody can tell by the moment what
somebody holds. In Shared Worlds, Zoar and Nerthania, with the real store and a clock that the test sets.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from random import Random
from typing import Any

import pytest

from bot.clock import Timekeeper
from bot.computer import Computers
from bot.errors import Refused
from bot.table import Kind, Player, Table, Tables, undo
from bot.table.draft import Draft
from bot.table.host import Host
from bot.table.hush import LONGEST, SHORTEST
from bot.table.model import UndoRequest
from bot.table.timing import DAY, Answering, Ring
from rules.game import Action, Quiet, State
from rules.shared_worlds.actions import EndMain, Fight, Keep, Pass, PlayInstant
from rules.shared_worlds.view import Face, Moment, Passing
from rules.shared_worlds.windows import Window
from rules.zoar.fight import Attack, OfferMetal
from tests.bot.house import ANNA, BEN, CLARA, PEOPLE, STRANGER, House
from tests.rules.shared_worlds.table import pay, side
from tests.rules.shared_worlds.table import table as worlds
from tests.rules.zoar.table import table as plain

HOLDS = {True: "banked_coals cub gatherer", False: "cub gatherer hadra"}
"""Three hand cards with an instant that Ben can play, and without: the others see three cards."""
WHAT_BEN_HOLDS = pytest.mark.parametrize("holds", [True, False])
A_SECOND = timedelta(seconds=1)


async def at(house: House, game: str, state: State, *, computer: bool = False, **terms: str) -> Table:
    """Anna and Ben (or a computer player) at a table with this position."""
    table = await house.tables.open(1, 10, ANNA, game, 2, "en")
    if computer:
        await house.tables.add_computer(table.id, ANNA)
    else:
        await house.tables.join(table.id, BEN)
    for name, value in terms.items():
        await Host(house.tables).set_terms(table.id, ANNA, name, value)
    await house.tables.start(table.id, ANNA)
    return await laid(house.tables, table.id, state)


async def laid(tables: Tables, table_id: int, state: State) -> Table:
    """The same table with another position."""

    def draft(table: Table) -> Draft:
        return Draft(table=replace(table, state=state), kind=Kind.RESTORE, seat=None, events=(), anew=True)

    return (await tables.change(table_id, None, None, draft)).table


def before_a_fight(*, holds: bool) -> State:
    """Anna can announce a combat; Ben could answer by what all can see."""
    blue = side("fire_pit 1 stone_mine", hand=HOLDS[holds], deck="oru")
    return worlds(red=side("leather_workshop wood_yard", left="combat cub power=2"), blue=blue)


def somebody_dying() -> State:
    """Ben is asked whether he saves a unit."""
    state = worlds(red=side("leather_workshop wood_yard"), blue=side("fire_pit 1 stone_mine", hand=HOLDS[False]))
    state.steps.append(Window(Moment.SAVE_UNIT, 1))
    return state


async def says(house: House, table: Table, value: str, kind: str = "answer", player: Player = BEN) -> Table:
    after, _ = await Host(house.tables).say_answer(table.id, player, kind, value)
    return after


async def act(house: House, table: Table, player: Player, *actions: Action) -> Table:
    for action in actions:
        table = (await house.tables.act(table.id, player, action)).table
    return table


def keeper(house: House) -> Timekeeper:
    async def nobody_is_asked_about(table_id: int, user_id: int) -> bool:
        raise AssertionError("to answer for somebody needs no look at who is there")

    return Timekeeper(house.tables._shelf._store, house.tables, nobody_is_asked_about)


def pending(table: Table, seat: int = 1) -> datetime:
    """When Elder looks at what this seat has left to Elder."""
    (alarm,) = [alarm for alarm in table.alarms if alarm.ring is Ring.ANSWER and alarm.seat == seat]
    return alarm.at


async def later(house: House, table: Table, moment: datetime) -> Table:
    """The table at this moment."""
    house.clock.now = moment
    await keeper(house).ring()
    return await house.tables.get(table.id)


async def answered(house: House, table: Table, seat: int = 1) -> Table:
    """The table after Elder has looked."""
    return await later(house, table, pending(table, seat))


async def called(house: House, table: Table) -> frozenset[int]:
    return (await house.notices.due(table.id)).called


async def waiting(house: House, value: str, *, holds: bool) -> Table:
    """Ben has said this before; Anna announces a combat, and everybody who was called before knows."""
    table = await at(house, "shared_worlds", before_a_fight(holds=holds))
    await says(house, table, value)
    await house.rows("DELETE FROM calls")
    return await act(house, table, ANNA, Fight())


def given(table: Table) -> list[tuple[Kind, int | None]]:
    return [(change.kind, change.seat) for change in table.recent]


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
        house.tables = Tables(house.tables._shelf._store, clock=house.clock, luck=Random("pauses"))
        await house.tables.load()
        table, host = await at(house, "shared_worlds", before_a_fight(holds=holds)), Host(house.tables)
        table = await act(house, table, ANNA, Fight())
        table = (await host.ask_pause(table.id, BEN)).table
        await host.answer_pause(table.id, ANNA, True, table.version)
        table = await says(house, table, value)
        assert (table.paused, set(table.hushed)) == (True, set())
        house.clock.now += timedelta(days=1)
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


class TestNobodyCanTell:
    """Without telling others by timing what somebody holds."""

    async def moments(self, house: House, value: str, holds: bool, computer: bool) -> list[float]:
        """After how many seconds the others see something happen, in many windows with the same luck."""
        house.tables = Tables(house.tables._shelf._store, clock=house.clock, luck=Random("pauses"))
        await house.tables.load()
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
        house.tables = Tables(house.tables._shelf._store, clock=house.clock, luck=Random("pauses"))
        await house.tables.load()
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
        assert players._tasks == {}
        house.tables.changed.append(players.nudge)
        await answered(house, table)
        for task in list(players._tasks.values()):
            await task
        assert given(await house.tables.get(table.id))[-1] == (Kind.ACT, 1)


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
        history = await house.tables._shelf.history(table.id)
        assert not undo.is_free(table, undo.wish(table, ANNA, history, None), history)

    @pytest.mark.parametrize("value", ["could", "always", "turn"])
    @WHAT_BEN_HOLDS
    async def test_what_tells_nothing_is_taken_back_unasked(self, house: House, value: str, holds: bool) -> None:
        """Before Elder has looked, and where Ben is asked whatever he holds."""
        table = await waiting(house, value, holds=holds)
        history = await house.tables._shelf.history(table.id)
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


async def stood_in(house: House, table: Table) -> Table:
    seat = table.owing()[0]
    action = table.rules.stand_in(table.state, seat)
    return (await house.tables.act(table.id, PEOPLE[seat], action)).table


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
