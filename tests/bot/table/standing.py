"""Tables at which somebody has left small questions to Elder, and a clock that the test sets."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.clock import Timekeeper
from bot.table import Kind, Player, Table, Tables
from bot.table.draft import Draft
from bot.table.host import Host
from bot.table.timing import Ring
from rules.game import Action, State
from rules.shared_worlds.actions import Fight
from rules.shared_worlds.pieces import Moment
from rules.shared_worlds.windows import Window
from tests.bot.house import ANNA, BEN, PEOPLE, House
from tests.rules.shared_worlds.table import side
from tests.rules.shared_worlds.table import table as worlds

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

    return Timekeeper(house.store, house.tables, nobody_is_asked_about)


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


async def stood_in(house: House, table: Table) -> Table:
    seat = table.owing()[0]
    action = table.rules.stand_in(table.state, seat)
    return (await house.tables.act(table.id, PEOPLE[seat], action)).table
