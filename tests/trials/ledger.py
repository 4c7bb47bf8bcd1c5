"""What the stored log of a table says: the position it leads to, and how often each person is owed a call."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.store.schema import tables
from bot.table import Phase, Table, reading
from bot.table.draft import RECENT
from rules.codec import dump_state, load_action
from rules.dice import Dice
from rules.game import Action, State


@dataclass
class Ledger:
    """One table, read from the file alone. `owed` counts for each account how often the game began to wait for it."""

    file: Path
    table_id: int
    state: State | None = None
    version: int = 0
    owed: Counter[int] = field(default_factory=Counter)
    presses: set[int] = field(default_factory=set)
    kinds: Counter[str] = field(default_factory=Counter)
    _wish: frozenset[int] | None = None
    """While somebody wishes to take something back: the seats that have been heard."""
    _awaited: frozenset[int] = frozenset()

    def read(self) -> Table:
        """The table as it is stored now, the ledger brought up to it. Fails when its log does not lead to it."""
        with closing(sqlite3.connect(self.file, timeout=60)) as store:
            store.row_factory = sqlite3.Row
            store.execute("BEGIN")
            (row,) = _found(store, "SELECT * FROM tables WHERE id = ?", self.table_id)
            seats = _found(store, "SELECT * FROM seats WHERE table_id = ? ORDER BY seat", self.table_id)
            sql = "SELECT * FROM changes WHERE table_id = ? AND version > ? ORDER BY version"
            new = _found(store, sql, self.table_id, self.version)
            sql = "SELECT * FROM changes WHERE table_id = ? ORDER BY version DESC LIMIT ?"
            recent = _found(store, sql, self.table_id, RECENT)
        table = reading.table_from({column.name: row[column.name] for column in tables.columns}, seats, recent)
        for change in new:
            self._follow(table, change)
        self._is_true(table, row["state"])
        return table

    def _follow(self, table: Table, change: dict[str, Any]) -> None:
        assert change["version"] == self.version + 1, "a change is missing"
        self.version = change["version"]
        if change["press"] is not None:
            assert change["press"] not in self.presses, "a press was stored twice"
            self.presses.add(change["press"])
        if change["kind"] == "start":
            seed = json.loads(dump_state(table.rules, _state(table)))["dice"]["seed"]
            self.state = table.rules.setup(table.tribes, table.options, Dice(seed))
        elif change["kind"] == "undo":
            self._again(table)
        elif change["action"] is not None:
            table.rules.apply(self.state, change["seat"], load_action(table.rules, change["action"]))
        self.kinds[change["kind"]] += 1
        self._hear(change)
        awaited = self._waits_for(table)
        self.owed.update(awaited - self._awaited)
        self._awaited = awaited

    def _again(self, table: Table) -> None:
        """The position once more from the beginning, by the actions that counted after this version."""
        seed = json.loads(dump_state(table.rules, _state(table)))["dice"]["seed"]
        self.state = table.rules.setup(table.tribes, table.options, Dice(seed))
        sql = """SELECT seat, action FROM changes WHERE table_id = ? AND version <= ? AND action IS NOT NULL
            AND (undone_by IS NULL OR undone_by > ?) ORDER BY version"""
        with closing(sqlite3.connect(self.file, timeout=60)) as store:
            for seat, action in store.execute(sql, (self.table_id, self.version, self.version)).fetchall():
                table.rules.apply(self.state, seat, load_action(table.rules, action))

    def _hear(self, change: dict[str, Any]) -> None:
        """Who has still to say whether something may be taken back: nobody once one refuses or somebody acts."""
        if change["kind"] == "ask-undo":
            self._wish = frozenset({change["seat"]})
        elif change["kind"] == "answer-undo" and "did-agree-undo" in change["events"] and self._wish is not None:
            self._wish |= {change["seat"]}
        else:
            self._wish = None

    def _waits_for(self, table: Table) -> frozenset[int]:
        """The accounts that the game waits for by its rules, or somebody who wishes to take something back."""
        prompts = table.rules.awaited(self.state) if self.state is not None else ()
        asked = {prompt.seat for prompt in prompts if not prompt.optional} or {prompt.seat for prompt in prompts}
        if self._wish is not None:
            asked |= {holder.seat for holder in table.holders} - self._wish
        users = (table.holders[seat].user_id for seat in asked)
        return frozenset(user_id for user_id in users if user_id is not None)

    def _is_true(self, table: Table, stored: str | None) -> None:
        here = None if self.state is None else dump_state(table.rules, self.state)
        assert stored == here, f"table {self.table_id}: the log does not lead to the state"

    def quiet(self) -> bool:
        """Whether the channel has been told everything."""
        with closing(sqlite3.connect(self.file, timeout=60)) as store:
            sql = """SELECT (SELECT count(*) FROM notices WHERE table_id = :id)
                + (SELECT count(*) FROM posts WHERE table_id = :id AND standing != 'live')"""
            return bool(store.execute(sql, {"id": self.table_id}).fetchone() == (0,))


def open_tables(file: Path) -> dict[int, int]:
    """The ids of the tables that are not over, by channel."""
    with closing(sqlite3.connect(file, timeout=60)) as store:
        return dict(store.execute("SELECT channel_id, id FROM tables WHERE phase != ?", (Phase.OVER,)).fetchall())


def wanted(table: Table, seat: int) -> Action:
    """What this seat does next in a trial."""
    return table.rules.stand_in(table.state, seat)


def _state(table: Table) -> State:
    assert table.state is not None
    return table.state


def _found(store: sqlite3.Connection, sql: str, *values: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in store.execute(sql, values)]
