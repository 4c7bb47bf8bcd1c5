"""Games with a day for each decision, and time that goes on when the test says so."""

from __future__ import annotations

from datetime import timedelta

from bot.clock import Timekeeper
from bot.table import Table
from bot.table.host import Host
from bot.table.timing import DAY, Ring, RunOut
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
    """Time goes on; what falls due is done, and who is called for it hears of it at once."""
    house.clock.now += by
    await keeper(house).ring()
    for table in house.tables.open_tables():
        await house.tables.reached(table.id, await called(house, table))


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


def due(table: Table) -> list[tuple[Ring, int]]:
    """What is due for those who sit here, besides the daily look at who is there."""
    return [(alarm.ring, alarm.seat) for alarm in table.alarms if alarm.ring is not Ring.LOOK]


async def due_rows(house: House) -> int:
    ((count,),) = await house.rows(f"SELECT count(*) FROM alarms WHERE ring != '{Ring.LOOK}'")
    return int(count)


async def called(house: House, table: Table) -> frozenset[int]:
    return (await house.notices.due(table.id)).called


async def posted(house: House, table: Table) -> None:
    """Everybody has been called."""
    await house.rows("DELETE FROM calls")
