"""What it costs to store an action, next to SQLite alone; and whether a long game costs more than a young one."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median

from bot.logs import set_up
from bot.store.database import _executed, _tune, connect
from bot.store.saving import ADD_CHANGE, NOTIFY, SET_TABLE, Saving
from bot.store.store import Store
from bot.table import Player, Table, Tables
from rules import games
from rules.game import Action
from rules.options import choices
from tests.bench.figure import Figure

PEOPLE = tuple(Player(number, f"Player {number}") for number in range(4))
WINDOW = 300
"""So many actions are measured at either age of the game."""
YOUNG, OLD = 20, 2000
LUCK = Random("bench")


def figures() -> Iterator[Figure]:
    """Plays one game to its 2,000th action, and then it and a young one in turns."""
    set_up("console", "ERROR")
    with tempfile.TemporaryDirectory() as folder:
        times = asyncio.run(_evening(Path(folder) / "elder.db"))
    stored, bare, young, old = (median(column) * 1e6 for column in times)
    detail = {"stored µs": round(stored), "bare µs": round(bare), "whole action µs": round(young)}
    yield Figure("stored action ÷ bare SQLite transaction", stored / bare, "≤ 3", detail=detail)
    ages = {f"action {YOUNG} µs": round(young), f"action {OLD} µs": round(old)}
    yield Figure(f"cost of action {OLD:,} ÷ action {YOUNG}", old / young, "≤ 1.2", detail=ages)


class Watched(Store):
    """The store, with its last saving and how long it took."""

    last: Saving
    seconds: float

    async def save(self, table_id: int, saving: Saving) -> None:
        begun = time.perf_counter()
        await super().save(table_id, saving)
        self.last, self.seconds = saving, time.perf_counter() - begun


async def _evening(path: Path) -> tuple[list[float], ...]:
    database = await connect(f"sqlite+aiosqlite:///{path}")
    watched = Watched(database)
    tables = Tables(watched, clock=lambda: datetime.now(UTC), new_seed=lambda: "bench")
    old, young = await _begun(tables, 1, OLD), await _begun(tables, 2, YOUNG)
    twin = _twin(path)
    times: tuple[list[float], ...] = ([], [], [], [])
    for _ in range(WINDOW):
        old, seconds = await _timed(tables, old)
        times[3].append(seconds)
        young, seconds = await _timed(tables, young)
        times[2].append(seconds)
        times[0].append(watched.seconds)
        times[1].append(twin.seconds(young.id, watched.last))
    twin.close()
    await database.close()
    return times


async def _begun(tables: Tables, channel: int, actions: int) -> Table:
    """A game of four that has seen so many actions and is not over."""
    game = next(game for game in games().values() if "round_limit" in choices(game.options))
    table = await tables.open(1, channel, PEOPLE[0], game.key, 4, "en")
    for player in PEOPLE[1:]:
        await tables.join(table.id, player)
    await tables.set_option(table.id, PEOPLE[0], "round_limit", "0")
    table = (await tables.start(table.id, PEOPLE[0])).table
    for _ in range(actions):
        table, _ = await _timed(tables, table)
    return table


def _twin(path: Path) -> Bare:
    """The same rows in another file."""
    copy = path.with_name("twin.db")
    with sqlite3.connect(path) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    source.close()
    target.close()
    return Bare(copy)


async def _timed(tables: Tables, table: Table) -> tuple[Table, float]:
    """The table after a random action, and the seconds that it took from the wish to the answer."""
    seat = LUCK.choice(table.awaited()).seat
    action: Action = LUCK.choice(table.rules.legal(table.state, seat))
    begun = time.perf_counter()
    done = await tables.act(table.id, PEOPLE[seat], action, table.version, press=LUCK.getrandbits(62))
    return done.table, time.perf_counter() - begun


class Bare:
    """A transaction of the same bytes by SQLite alone: the same settings, the same tables, another file."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)
        _tune(self._connection, None)

    def seconds(self, table_id: int, saving: Saving) -> float:
        """What this saving takes, from BEGIN to COMMIT."""
        version = saving.table["version"]
        values = (
            (SET_TABLE, {**saving.table, "table_id": table_id, "was": version - 1}),
            (ADD_CHANGE, {**saving.change, "table_id": table_id}),
            (NOTIFY, {"table_id": table_id, "version": version}),
        )
        begun = time.perf_counter()
        self._connection.execute("BEGIN IMMEDIATE")
        for statement, row in values:
            _executed(self._connection, statement, row)
        self._connection.execute("COMMIT")
        return time.perf_counter() - begun

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()
