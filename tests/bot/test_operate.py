"""Copies of the database while it is written to, and stored games that are played again."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import operate
from bot.__main__ import UNUSABLE, main
from bot.errors import Unusable
from bot.operate import DIFFERS
from bot.table import Table
from tests.bot.house import ANNA, BEN, House, opened


def address(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def played(house: House, *actions: str, channel: int = 10) -> Table:
    return await house.do(await house.game(channel=channel), ANNA, *actions)


async def test_a_copy_is_whole_while_the_bot_writes_on(house: House, tmp_path: Path) -> None:
    table = await played(house, "step")

    async def write_on() -> None:
        for _ in range(40):
            await house.do(await house.tables.get(table.id), ANNA, "step")

    writing = asyncio.create_task(write_on())
    for number in range(5):
        await asyncio.to_thread(operate.backup, address(house.path), tmp_path / f"{number}.db")
        await asyncio.sleep(0)
    await writing
    for number in range(5):
        async with opened(tmp_path / f"{number}.db") as copy:
            copied = await copy.tables.get(table.id)
            assert copied.version >= table.version
            assert await copy.replayed(table.id) == await copy.stored_state(table.id)
    assert not any("part" in name for name in os.listdir(tmp_path))


async def test_a_copy_replaces_nothing(house: House, tmp_path: Path) -> None:
    there = tmp_path / "letter.txt"
    there.write_text("Dear players")
    with pytest.raises(Unusable, match="is there already"):
        operate.backup(address(house.path), there)
    assert there.read_text() == "Dear players"
    with pytest.raises(Unusable, match="could not be written"):
        operate.backup(address(house.path), tmp_path / "no such folder" / "copy.db")
    with pytest.raises(Unusable, match="no database at"):
        operate.backup(address(tmp_path / "nothing.db"), tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


async def test_games_that_follow_from_their_logs_are_well(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    await played(house, "step", "roll", "show", "pass")
    over = await played(house, "roll", "win", channel=11)
    await house.lobby(channel=12)
    before = house.path.read_bytes()
    capsys.readouterr()
    assert await asyncio.to_thread(operate.check, address(house.path)) == 0
    assert capsys.readouterr().out == "2 games played again: 2 as stored, 0 differ\n"
    assert house.path.read_bytes() == before, "it has only looked"
    assert (await house.tables.get(over.id)).outcome() is not None


DAMAGES = {
    "UPDATE tables SET state = replace(state, '\"steps\":1', '\"steps\":7')": "differs after action 3",
    "UPDATE changes SET undone_by = 1 WHERE kind = 'act' AND version = 4": "differs after action 2",
    'UPDATE changes SET action = \'{"action":"bid","number":1}\' WHERE version = 4': "differs after action 0",
    "UPDATE changes SET action = '{' WHERE version = 4": "differs after action 0",
    "UPDATE tables SET state = '{'": "damaged, state",
    "UPDATE tables SET state = replace(state, 'a seed of', 'another seed of')": "its seed is not the one",
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_game_that_does_not_is_named_and_no_secret_with_it(
    house: House, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await played(house, "step", "roll", "pass")
    await played(house, "step", channel=11)
    await house.rows(f"{damage} {'AND' if 'WHERE' in damage else 'WHERE'} {_of(damage)} = {table.id}")
    capsys.readouterr()
    assert await asyncio.to_thread(operate.check, address(house.path)) == DIFFERS
    said = capsys.readouterr().out
    assert said.startswith(f"table {table.id} (tryout, ")
    assert DAMAGES[damage] in said
    assert "1 as stored, 1 differ" in said
    assert "seed of the tests" not in said


def _of(damage: str) -> str:
    return "id" if "UPDATE tables" in damage else "table_id"


async def test_a_game_begun_under_other_rules_is_played_by_those_of_today(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    """It may still be as it was; where it is not, it is named and counted like every other."""
    same, other = await played(house, "step"), await played(house, "step", "roll", channel=11)
    await house.rows("UPDATE tables SET rules_version = 0")
    capsys.readouterr()
    assert await asyncio.to_thread(operate.check, address(house.path)) == 0
    assert "2 as stored, 0 differ" in capsys.readouterr().out
    await house.rows(f"UPDATE tables SET state = replace(state, '\"steps\":1', '\"steps\":7') WHERE id = {other.id}")
    assert await asyncio.to_thread(operate.check, address(house.path)) == DIFFERS
    said = capsys.readouterr().out
    assert f"table {other.id} (tryout, 2 actions): begun under rules 0, now {same.rules.version}: differs" in said
    assert "1 as stored, 1 differ" in said


async def test_rules_of_today_that_stumble_over_an_old_game_stop_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await played(house, "step")
    await house.rows("UPDATE tables SET rules_version = 0")

    def stumble(*_: object) -> None:
        raise KeyError("a secret of the game")

    monkeypatch.setattr(type(table.rules), "apply", stumble)
    capsys.readouterr()
    assert await asyncio.to_thread(operate.check, address(house.path)) == DIFFERS
    said = capsys.readouterr().out
    assert "cannot be played again" in said
    assert "secret" not in said


async def test_from_the_command_line(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await played(house, "step")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", address(house.path))
    capsys.readouterr()
    assert await asyncio.to_thread(main, ["backup", "copy.db"]) == 0
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT count(*) FROM changes").fetchone() == (4,)
    assert await asyncio.to_thread(main, ["backup", "copy.db"]) == UNUSABLE
    assert await asyncio.to_thread(main, ["check"]) == 0
    await house.rows("UPDATE tables SET state = '{'")
    assert await asyncio.to_thread(main, ["check"]) == DIFFERS
    with pytest.raises(SystemExit):
        main(["dance"])
    told = capsys.readouterr()
    assert "copied to copy.db" in told.out
    assert "is there already" in told.err
    assert BEN.name not in told.out
