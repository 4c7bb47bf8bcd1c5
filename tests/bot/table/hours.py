"""Games with a day for each decision, and time that goes on when the test says so."""

from __future__ import annotations

from datetime import timedelta

from bot.clock import Timekeeper
from bot.table import Table
from bot.table.host import Host
from bot.table.timing import DAY, RunOut
from tests.bot.house import ANNA, House

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

    return Timekeeper(house.store, house.tables, there)


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
