"""What whoever runs Elder can do with what is stored: `python -m bot backup FILE` and `python -m bot check`.

Nothing in here changes it, and nothing that is printed is a secret.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bot.editions import unpack_games
from bot.errors import Unusable
from bot.store.database import PATIENCE, connect, database_file
from bot.store.store import Store
from bot.table import past, reading
from bot.table.draft import RECENT
from rules import games
from rules.codec import Malformed

DIFFERS = 1
"""The exit code where a stored game does not follow from its log."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of playing a stored game again under the present rules: what is wrong with it, or None."""

    table_id: int
    game: str
    actions: int
    fault: str | None = None


def backup(url: str, target: Path) -> None:
    """Copy the database into a new file, as it is at one moment, while the bot may be running. Raises Unusable."""
    source = database_file(url)
    if target.exists():
        raise Unusable(f"{target} is there already. Name a new file.")
    if not source.is_file():
        raise Unusable(f"There is no database at {source} yet. Check DATABASE_URL.")
    unfinished = target.with_name(f"{target.name}.part")
    try:
        with closing(sqlite3.connect(source, timeout=PATIENCE)) as live, closing(sqlite3.connect(unfinished)) as copy:
            live.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        unfinished.rename(target)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        raise Unusable(f"The copy could not be written to {target} ({error}).") from error


def check(url: str, own_editions: str = "") -> int:
    """Play every stored game again under the rules of today, on a copy. Prints what differs; returns the exit code."""
    unpack_games(own_editions)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        backup(url, copy)
        findings = asyncio.run(_all_findings(copy))
    for finding in findings:
        if finding.fault is not None:
            print(f"table {finding.table_id} ({finding.game}, {finding.actions} actions): {finding.fault}")
    wrong = sum(finding.fault is not None for finding in findings)
    print(f"{len(findings)} games played again: {len(findings) - wrong} as stored, {wrong} differ")
    return DIFFERS if wrong else 0


async def _all_findings(file: Path) -> list[Finding]:
    database = await connect(f"sqlite+aiosqlite:///{file}")
    try:
        store = Store(database)
        return [await _finding(store, table_id) for table_id in await store.begun_tables()]
    finally:
        await database.close()


async def _finding(store: Store, table_id: int) -> Finding:
    """What comes of one game. Where something is damaged, only the place is named: what stands there may be secret."""
    row = await store.table(table_id)
    assert row is not None, "nothing is ever deleted"
    actions = await store.actions(table_id)
    about = Finding(table_id, str(row["game"]), len(actions))
    try:
        recent = await store.changes(table_id, limit=RECENT, undone=False)
        table = reading.table_from({**row, "fault": None, "parked": None}, await store.seats(table_id), recent)
        log = [reading.entry_from(action) for action in actions]
        beginning = await store.beginning(table_id)
        promised = None if beginning is None else past.promised(reading.change_from(beginning))
    except Malformed as error:
        return replace(about, fault=f"{_begun(row)}damaged, {str(error).partition(':')[0]}")
    try:
        proof = past.proof(table, log, promised)
    except Exception:  # Whatever other rules have left behind may make those of today stumble anyhow.
        return replace(about, fault=f"{_begun(row)}cannot be played again")
    if not proof.sealed and past.bringing(table) is None:
        return replace(about, fault="its seed is not the one that was sealed")
    return about if proof.fault is None else replace(about, fault=f"{_begun(row)}differs after action {proof.fault}")


def _begun(row: Mapping[str, Any]) -> str:
    """Under which rules it was begun, where those of today are others."""
    rules = games().get(str(row["game"]))
    if rules is None or rules.version == row["rules_version"]:
        return ""
    return f"begun under rules {row['rules_version']}, now {rules.version}: "
