"""Real tables on a real SQLite file, that can be closed and opened again as after a crash."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from bot.store.database import Database, connect
from bot.store.notices import Notices
from bot.store.store import Store
from bot.table import Done, Phase, Player, Table, Tables
from bot.table.past import Entry
from bot.table.reading import entry_from
from rules.codec import dump_state, load_action
from rules.game import Action
from rules.record import Record, replay

GAME = "tryout"
PEOPLE = tuple(Player(100 + number, name) for number, name in enumerate(("Anna", "Ben", "Clara", "David")))
ANNA, BEN, CLARA, DAVID = PEOPLE
STRANGER = Player(999, "Zoe")


@dataclass
class Clock:
    """A clock that goes on by a second whenever somebody looks at it."""

    now: datetime = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


@dataclass
class House:
    """The core of the bot without Discord."""

    path: Path
    database: Database
    store: Store
    tables: Tables
    notices: Notices
    clock: Clock
    luck: Random = field(default_factory=lambda: Random("house"))
    game_key: str = GAME
    later: list[House] = field(default_factory=list)

    @classmethod
    async def open(cls, path: Path, clock: Clock | None = None) -> House:
        clock = clock or Clock()
        database = await connect(f"sqlite+aiosqlite:///{path}")
        store = Store(database)
        tables = Tables(store, clock=clock, new_seed=lambda: "a seed of the tests")
        await tables.load()
        return cls(path, database, store, tables, Notices(database), clock)

    async def draw_luck(self, seed: str) -> None:
        """From now on the pauses in which Elder seems to think are drawn from this."""
        self.tables = Tables(self.store, clock=self.clock, luck=Random(seed))
        await self.tables.load()

    async def reopened(self) -> House:
        """What a new process finds, while this one has simply stopped to be."""
        self.later.append(await House.open(self.path, self.clock))
        return self.later[-1]

    async def close(self) -> None:
        for house in self.later:
            await house.close()
        await self.tables.close()
        await self.database.close()

    async def lobby(self, seats: int = 2, channel: int = 10) -> Table:
        """A table where Anna and as many others as fit sit down."""
        table = await self.tables.open(1, channel, ANNA, self.game_key, seats, "en")
        for player in PEOPLE[1:seats]:
            table = (await self.tables.join(table.id, player)).table
        return table

    async def game(self, seats: int = 2, channel: int = 10) -> Table:
        """A game that has just begun."""
        table = await self.lobby(seats, channel)
        return (await self.tables.start(table.id, ANNA)).table

    def choice(self, table: Table) -> tuple[Player, Action]:
        """Somebody who is asked, and something they may do."""
        seat = self.luck.choice(table.awaited()).seat
        return PEOPLE[seat], self.luck.choice(table.rules.legal(table.state, seat))

    async def step(self, table: Table) -> Table:
        """Somebody acts."""
        player, action = self.choice(table)
        return (await self.tables.act(table.id, player, action)).table

    async def do(self, table: Table, player: Player, *actions: str, **fields: Any) -> Table:
        """Actions of the tryout by their kinds, the last with these fields."""
        for kind in actions:
            given = fields if kind == actions[-1] else {}
            action = load_action(table.rules, json.dumps({"action": kind, **given}))
            table = (await self.tables.act(table.id, player, action)).table
        return table

    async def answer_undo(self, table_id: int, player: Player, yes: bool) -> Done:
        """Answer the request that stands now."""
        version = (await self.tables.get(table_id)).version
        return await self.tables.answer_undo(table_id, player, yes, version)

    async def until(self, table: Table, holds: Callable[[Table], object], most: int = 3000) -> Table:
        """Act until this holds. Fails when it never does."""
        for _ in range(most):
            if holds(table):
                return table
            table = await self.step(table)
        raise AssertionError("it never came to that")

    async def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """The answer of the database to a question in plain SQL."""
        return await asyncio.to_thread(_query, self.path, sql)

    async def replayed(self, table_id: int) -> str:
        """The position that the stored log leads to, as JSON."""
        return await replayed(self.store, await self.tables.get(table_id))

    async def stored_state(self, table_id: int) -> str:
        """The stored position, as JSON."""
        return await stored_state(self.store, table_id)

    async def log(self, table_id: int) -> list[Entry]:
        """The actions that count."""
        return [entry_from(row) for row in await self.store.actions(table_id)]


async def replayed(store: Store, table: Table) -> str:
    """The position that the stored log of this table leads to, as JSON."""
    assert table.state is not None
    rows = await store.actions(table.id)
    record = Record(
        game=table.rules,
        tribes=table.state.tribes,
        options=table.options,
        seed=table.state.dice.seed,
        log=tuple((row["seat"], load_action(table.rules, row["action"])) for row in rows),
    )
    return dump_state(table.rules, replay(record))


async def stored_state(store: Store, table_id: int) -> str:
    """The stored position, as JSON."""
    row = await store.table(table_id)
    assert row is not None
    return str(row["state"])


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[House]:
    """A house for one test, closed at its end."""
    house = await House.open(path)
    try:
        yield house
    finally:
        await house.close()


def is_playing(table: Table) -> bool:
    """Whether the game goes on."""
    return table.phase is Phase.PLAYING


def _query(path: Path, sql: str) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        return connection.execute(sql).fetchall()
    finally:
        connection.close()
