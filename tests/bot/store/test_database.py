"""The file underneath: its schema, its settings, and what happens when it is not to be had."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import bindparam, insert, select

from bot.errors import Unusable
from bot.store.database import PATIENCE, Transaction, connect
from bot.store.schema import facts, metadata

ADD = insert(facts).values(name=bindparam("name"), value=bindparam("value"))
ALL = select(facts).order_by(facts.c.name)


def address(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def test_from_nothing_to_the_schema_of_today(tmp_path: Path) -> None:
    path = tmp_path / "a folder" / "elder.db"
    await (await connect(address(path))).close()
    engine = sqlalchemy.create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def test_opened_again_everything_is_there(tmp_path: Path) -> None:
    database = await connect(address(tmp_path / "elder.db"))
    await database.write(lambda transaction: transaction.run(ADD, {"name": "a", "value": "1"}))
    await database.close()
    again = await connect(address(tmp_path / "elder.db"))
    assert await again.read(ALL) == [{"name": "a", "value": "1"}]
    await again.close()


async def test_the_settings_of_the_connection_that_writes(tmp_path: Path) -> None:
    database = await connect(address(tmp_path / "elder.db"))
    asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")

    def work(transaction: Transaction) -> list[object]:
        return [transaction._connection.execute(f"PRAGMA {name}").fetchone()[0] for name in asked]

    assert await database.write(work) == ["wal", 2, 1, PATIENCE * 1000]
    assert PATIENCE >= 15
    await database.close()


async def test_all_or_nothing(tmp_path: Path) -> None:
    database = await connect(address(tmp_path / "elder.db"))

    def work(transaction: Transaction) -> None:
        transaction.run(ADD, {"name": "a", "value": "1"})
        raise LookupError

    with pytest.raises(LookupError):
        await database.write(work)
    assert await database.read(ALL) == []
    await database.close()


async def test_another_process_that_writes_is_waited_for(tmp_path: Path) -> None:
    database = await connect(address(tmp_path / "elder.db"))
    other = sqlite3.connect(tmp_path / "elder.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(database.write(lambda transaction: transaction.run(ADD, {"name": "a", "value": "1"})))
    for _ in range(50):
        assert await database.read(ALL) == []
    assert not waiting.done()
    other.execute("COMMIT")
    other.close()
    await waiting
    assert len(await database.read(ALL)) == 1
    await database.close()


async def test_many_at_once_come_one_after_the_other(tmp_path: Path) -> None:
    database = await connect(address(tmp_path / "elder.db"))

    def counted(transaction: Transaction) -> None:
        number = len(transaction.rows(ALL, {}))
        transaction.run(ADD, {"name": f"{number:03}", "value": ""})

    await asyncio.gather(*(database.write(counted) for _ in range(100)))
    assert [row["name"] for row in await database.read(ALL)] == [f"{number:03}" for number in range(100)]
    await database.close()


@pytest.mark.parametrize(
    "url", ["elder.db", "sqlite:///elder.db", "sqlite+aiosqlite://", "postgresql+asyncpg://me@db/x"]
)
async def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(Unusable, match=r"sqlite\+aiosqlite:///./data/elder\.db"):
        await connect(url)


async def test_a_file_that_is_no_database_or_no_file(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear players, " * 100)
    for path in (tmp_path / "letter.txt", tmp_path, tmp_path / "letter.txt" / "elder.db"):
        with pytest.raises(Unusable, match="cannot be opened"):
            await connect(address(path))


async def test_a_database_of_tomorrow(tmp_path: Path) -> None:
    await (await connect(address(tmp_path / "elder.db"))).close()
    with sqlite3.connect(tmp_path / "elder.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(Unusable, match="newer Elder"):
        await connect(address(tmp_path / "elder.db"))


async def test_a_migration_that_is_cut_off_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut(*args: object, **kwargs: object) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patched:
        patched.setattr("alembic.op.create_index", cut)
        with pytest.raises(Unusable, match="no space left"):
            await connect(address(tmp_path / "elder.db"))
    await (await connect(address(tmp_path / "elder.db"))).close()
