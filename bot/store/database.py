"""How we speak to SQLite: one connection that writes, others that read, and the schema brought up to date first.

A transaction that writes begins with BEGIN IMMEDIATE, so it never has to be repeated: it waits for other processes at
its start (as long as PATIENCE) and then goes through. WAL with full sync means that what is committed survives even a
power cut.
"""

from __future__ import annotations

import asyncio
import functools
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

import aiosqlite
import sqlalchemy
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import SelectBase, UpdateBase, event, make_url
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.errors import Unusable

PATIENCE = 30.0
"""Seconds to wait for another process that is writing."""

T = TypeVar("T")
Statement = SelectBase | UpdateBase

_MIGRATIONS = Path(__file__).with_name("migrations")
_MIGRATING = threading.Lock()
_SQLITE = dialect(paramstyle="qmark")


class Transaction:
    """A transaction that writes. Statements are module constants with named parameters: each is compiled once."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def run(self, statement: Statement, values: Mapping[str, Any]) -> int:
        """Carry it out. Returns how many rows it changed."""
        return _executed(self._connection, statement, values).rowcount

    def add(self, statement: Statement, values: Mapping[str, Any]) -> int:
        """Carry out an INSERT. Returns the id of the new row."""
        return _executed(self._connection, statement, values).lastrowid or 0

    def rows(self, statement: Statement, values: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        """The rows of a SELECT, as they are inside this transaction."""
        return _executed(self._connection, statement, values).fetchall()


class Database:
    """One SQLite file: one connection that writes and one that reads, each with its own thread. Made by `connect`."""

    def __init__(self, engine: AsyncEngine, writer: AsyncConnection, reader: AsyncConnection, file: Path) -> None:
        self._engine = engine
        self._writer = writer
        self._reader = reader
        self._file = file
        self._identity = _identity(file)

    async def write(self, work: Callable[[Transaction], T]) -> T:
        """Carry out all of `work`, or nothing of it. The only way to write.

        It is a plain function that runs in the thread of the one connection that writes, from BEGIN IMMEDIATE to
        COMMIT: nothing can come in between, and a caller who stops waiting does not leave it half done.

        Raises sqlite3.OperationalError when the disk is full, and for as long as the file is not in its place: what is
        written to one that was removed or replaced would be gone with the next start.
        """
        return await _in_thread(self._writer, self._at_its_place, work)

    def _at_its_place(self, connection: sqlite3.Connection, work: Callable[[Transaction], T]) -> T:
        if _identity(self._file) != self._identity:
            raise sqlite3.OperationalError("the file of the database is gone, or is another one")
        return _whole(connection, work)

    async def read(self, statement: Statement, values: Mapping[str, Any] | None = None) -> list[dict[str, Any]]:
        """The rows of a SELECT by column name, as they were last committed. Never waits for writers."""
        return await _in_thread(self._reader, _rows, statement, values or {})

    async def close(self) -> None:
        """Let go of the file when everything that was begun is done."""
        await self._writer.close()
        await self._reader.close()
        await self._engine.dispose()


async def _in_thread(line: AsyncConnection, work: Callable[..., T], *args: Any) -> T:
    """Carry out `work(connection, *args)` in the thread of this connection, in one trip.

    Statement by statement through AsyncConnection, the trips between the threads alone would cost several times the
    transaction with its sync to disk. aiosqlite has no public way to make only one.
    """
    driver = cast(aiosqlite.Connection, (await line.get_raw_connection()).driver_connection)
    run = cast(Callable[..., Awaitable[T]], driver._execute)
    return await run(work, driver._conn, *args)


def _identity(file: Path) -> tuple[int, int] | None:
    """What tells this file from any other that may come to its place; None where there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _whole(connection: sqlite3.Connection, work: Callable[[Transaction], T]) -> T:
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = work(Transaction(connection))
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
    return result


def _rows(connection: sqlite3.Connection, statement: Statement, values: Mapping[str, Any]) -> list[dict[str, Any]]:
    cursor = _executed(connection, statement, values)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def _executed(connection: sqlite3.Connection, statement: Statement, values: Mapping[str, Any]) -> sqlite3.Cursor:
    sql, names, fixed = _prepared(statement)
    return connection.execute(sql, [values[name] if name in values else fixed[name] for name in names])


async def connect(url: str) -> Database:
    """Open the database, brought up to date where needed. Raises Unusable with one line that says what to do."""
    where = _address(url)
    try:
        await asyncio.to_thread(_migrate, where)
        engine = create_async_engine(where, connect_args=_connect_args(), hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _tune)
        writer, reader = await engine.connect(), await engine.connect()
        for line in (writer, reader):
            await _in_thread(line, _read_anything)
    except (OSError, SQLAlchemyError, sqlite3.Error) as error:
        raise Unusable(
            f"The database {where.database} cannot be opened ({_cause(error)}). Check DATABASE_URL."
        ) from error
    return Database(engine, writer, reader, database_file(url))


def database_file(url: str) -> Path:
    """The file in which this database is kept. Raises Unusable when the address is none."""
    file = _address(url).database
    assert file is not None
    return Path(file)


def newest_schema() -> str:
    """The name of the schema that this Elder works with."""
    head = ScriptDirectory(str(_MIGRATIONS)).get_current_head()
    assert head is not None
    return head


def _address(url: str) -> URL:
    try:
        where = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise Unusable("DATABASE_URL is not a database address. Use sqlite+aiosqlite:///./data/elder.db") from error
    file = where.database or ""
    # What else an address can hold (a host, a password, settings of the driver) would change what is promised above.
    plain = where == URL.create("sqlite+aiosqlite", database=file)
    if not plain or file in ("", ":memory:") or not file.isprintable():
        raise Unusable("DATABASE_URL must name a file and nothing else: sqlite+aiosqlite:///./data/elder.db")
    return where


def _migrate(where: URL) -> None:
    assert where.database is not None
    Path(where.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sqlalchemy.create_engine(where.set(drivername="sqlite"), connect_args=_connect_args())
    event.listen(engine, "connect", _tune)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    try:
        # Alembic keeps what it works on in module globals, so two databases of one process go one after the other.
        with _MIGRATING, engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        raise Unusable(f"The database {where.database} was made by a newer Elder. Update this one.") from error
    finally:
        engine.dispose()


def _connect_args() -> dict[str, Any]:
    # No isolation level: the driver opens no transaction by itself.
    return {"timeout": PATIENCE, "isolation_level": None}


def _tune(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _read_anything(connection: sqlite3.Connection) -> None:
    """Hand on what is no text as such that nobody takes for text: one damaged row must not hide all the others."""
    connection.text_factory = lambda data: data.decode(errors="surrogateescape")


@functools.cache
def _prepared(statement: Statement) -> tuple[str, Sequence[str], Mapping[str, Any]]:
    """The statement as SQL, the names of its parameters in their order, and the values that stand in it."""
    compiled = statement.compile(dialect=_SQLITE)
    fixed = {name: value for name, value in compiled.params.items() if value is not None}
    return str(compiled), compiled.positiontup or (), fixed


def _cause(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return str(cause).splitlines()[0]
