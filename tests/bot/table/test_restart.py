"""What is stored decides: crashes between any two steps, damaged rows, and a table after a restart."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest

from bot.errors import Refused
from bot.store import database
from bot.table import Phase
from bot.table.shelf import Shelf
from tests.bot.house import ANNA, BEN, House


class PowerCut(BaseException):
    """The process is gone."""


async def test_a_table_is_the_same_after_a_restart(house: House) -> None:
    table = await house.do(await house.game(3), ANNA, "step", "pass")
    later = await house.reopened()
    assert await later.tables.get(table.id) == table
    assert later.tables.at(table.channel_id) == table


@pytest.mark.parametrize("statement", range(7))
async def test_a_crash_within_the_transaction(house: House, monkeypatch: pytest.MonkeyPatch, statement: int) -> None:
    """Passing the turn is seven statements: the table, the change, what is due (first all that was is deleted), who is
    called no more, who is called, the notice."""
    table = await house.do(await house.game(), ANNA, "step")
    execute, left = database._executed, [statement]

    def cut(*args: Any) -> sqlite3.Cursor:
        if not left[0]:
            raise PowerCut
        left[0] -= 1
        return execute(*args)

    with monkeypatch.context() as patched:
        patched.setattr(database, "_executed", cut)
        with pytest.raises(PowerCut):
            await house.do(table, ANNA, "pass")
    later = await house.reopened()
    assert await later.tables.get(table.id) == table
    assert await later.replayed(table.id) == await later.stored_state(table.id)
    assert (await later.do(table, ANNA, "pass")).version == table.version + 1


async def test_a_crash_between_storing_and_answering(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.do(await house.game(), ANNA, "step")

    def cut(self: Shelf, *args: Any) -> None:
        raise PowerCut

    with monkeypatch.context() as patched:
        patched.setattr(Shelf, "_stored", cut)
        with pytest.raises(PowerCut):
            await house.do(table, ANNA, "pass")
    later = await house.reopened()
    after = await later.tables.get(table.id)
    due = await later.notices.due(table.id)
    assert (after.version, due.version, due.called) == (table.version + 1, table.version + 1, frozenset({BEN.user_id}))
    assert await later.replayed(table.id) == await later.stored_state(table.id)


async def test_a_failure_to_store_changes_nothing_and_the_table_goes_on(house: House) -> None:
    table = await house.game()
    await house.rows("CREATE TRIGGER full BEFORE INSERT ON changes BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    with pytest.raises(sqlite3.Error, match="disk full"):
        await house.do(table, ANNA, "step")
    assert house.tables.at(table.channel_id) == table
    assert house.tables.open_tables() == (table,)
    await house.rows("DROP TRIGGER full")
    assert (await house.do(table, ANNA, "step")).version == table.version + 1
    assert await house.replayed(table.id) == await house.stored_state(table.id)


DAMAGES = {
    "no JSON": ("state", "{"),
    "another schema": ("state", '{"schema":99}'),
    "impossible": ("state", json.dumps({"schema": 1, "tribes": ["sun"], "dice": {"seed": "x"}, "steps": -1})),
    "unknown game": ("game", "ludo"),
    "unknown option": ("options", '{"colour":"red"}'),
    "no number": ("seats_wanted", "many"),
    "no time": ("created_at", "yesterday"),
    "others asked": ("asked", "{}"),
    "a hundred thousand brackets": ("options", "[" * 100_000),
    "no language": ("locale", "xx"),
    "another version": ("version", "1"),
    "no request": ("undo", "[]"),
    "no terms": ("terms", '{"limit":"long"}'),
    "nobody there": ("people", '{"absent":{"7":"decide"}}'),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_row_parks_its_table_and_all_others_go_on(
    house: House, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    column, value = DAMAGES[damage]
    broken, whole = await house.game(channel=10), await house.game(channel=11)
    before = await house.rows("SELECT state FROM tables WHERE id = 1")
    await house.rows(f"UPDATE tables SET {column} = '{value}' WHERE id = {broken.id}")
    capsys.readouterr()
    later = await house.reopened()
    assert f"table={broken.id}" in capsys.readouterr().out
    parked = later.tables.at(10)
    assert parked is not None
    assert parked.phase is Phase.PARKED
    assert (await later.do(whole, ANNA, "step")).version == whole.version + 1
    with pytest.raises(Refused, match="parked-damaged"):
        await later.tables.undo(broken.id, ANNA)
    ((why,),) = await later.rows(f"SELECT fault FROM tables WHERE id = {broken.id}")
    assert why
    await later.tables.end(broken.id, ANNA)
    assert later.tables.at(10) is None
    if column != "state":
        assert await later.rows("SELECT state FROM tables WHERE id = 1") == before


async def test_a_damaged_table_that_is_over_keeps_no_channel(house: House) -> None:
    table = await house.game()
    await house.tables.end(table.id, ANNA)
    await house.rows("UPDATE tables SET state = '{'")
    later = await house.reopened()
    assert (await later.tables.get(table.id)).phase is Phase.PARKED
    assert later.tables.at(10) is None
    assert (await later.lobby()).id != table.id


async def test_a_row_that_was_mended_goes_on(house: House) -> None:
    table = await house.do(await house.game(), ANNA, "step")
    ((state,),) = await house.rows("SELECT state FROM tables")
    await house.rows("UPDATE tables SET state = '{'")
    later = await house.reopened()
    assert (await later.tables.get(table.id)).phase is Phase.PARKED
    await house.rows(f"UPDATE tables SET state = '{state}'")
    mended = await house.reopened()
    assert await mended.tables.get(table.id) == table
    assert (await mended.do(table, ANNA, "step")).parked is None


async def test_a_damaged_seat_or_change_parks_too(house: House) -> None:
    seatless, changed = await house.game(channel=10), await house.game(channel=11)
    await house.rows(f"UPDATE seats SET seat = 5 WHERE seat = 0 AND table_id = {seatless.id}")
    await house.rows(f"UPDATE changes SET events = 'x' WHERE table_id = {changed.id} AND version = 3")
    later = await house.reopened()
    assert [table.phase for table in later.tables.open_tables()] == [Phase.PARKED, Phase.PARKED]


@pytest.mark.parametrize("column", ["game", "locale", "options", "state", "owner_id", "created_at"])
async def test_a_row_that_is_no_text_hides_no_other(house: House, column: str) -> None:
    broken, whole = await house.game(channel=10), await house.game(channel=11)
    await house.rows(f"UPDATE tables SET {column} = CAST(x'ff41' AS TEXT) WHERE id = {broken.id}")
    later = await house.reopened()
    assert all(table.phase is Phase.PARKED for table in later.tables.open_tables() if table.id == broken.id)
    assert (await later.do(whole, ANNA, "step")).version == whole.version + 1


@pytest.mark.parametrize("column", ["tribe", "name"])
async def test_a_seat_that_nobody_can_have_parks(house: House, column: str) -> None:
    table = await house.game()
    await house.rows(f"UPDATE seats SET {column} = '{'x' * 2000}' WHERE seat = 0")
    assert (await (await house.reopened()).tables.get(table.id)).phase is Phase.PARKED


@pytest.mark.parametrize(
    ("column", "value", "undo"),
    [("kind", "x", False), ("events", "[", False), ("at", "then", False), ("action", "{}", True), ("seat", "x", True)],
)
async def test_an_old_change_that_is_damaged_is_named_to_who_wants_it(
    house: House, column: str, value: str, undo: bool
) -> None:
    table = await house.do(await house.game(), ANNA, *["step"] * 8)
    await house.rows(f"UPDATE changes SET {column} = '{value}' WHERE version = {table.version - 7}")
    later = await house.reopened()
    with pytest.raises(Refused, match="parked-damaged"):
        await (later.tables.undo(table.id, ANNA) if undo else later.tables.log(table.id))
    assert (await later.do(table, ANNA, "step")).version == table.version + 1
