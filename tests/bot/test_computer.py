"""Computer players move by themselves, through the same door."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from bot import computer
from bot.computer import Computers
from bot.store.saving import Saving
from bot.store.store import Store
from bot.table import Done, Kind, Phase, Table
from rules.game import Action, Seat
from rules.words import Message
from tests.bot.house import ANNA, BEN, House


async def quiet(computers: Computers) -> None:
    """Until no computer player has anything to do."""
    while tasks := list(computers.tasks.values()):
        await asyncio.gather(*tasks)


async def game(house: House, computers: int) -> tuple[Table, Computers]:
    """Anna against so many computer players."""
    players = Computers(house.tables)
    house.tables.changed.append(players.nudge)
    lobby = await house.tables.open(1, 10, ANNA, "tryout", computers + 1, "en")
    for _ in range(computers):
        await house.tables.add_computer(lobby.id, ANNA)
    return (await house.tables.start(lobby.id, ANNA)).table, players


async def test_they_move_until_a_person_is_up_again(house: House) -> None:
    table, players = await game(house, 3)
    await house.do(table, ANNA, "step", "pass")
    await quiet(players)
    table = await house.tables.get(table.id)
    assert [prompt.seat for prompt in table.awaited()] == [0]
    acted = [change.seat for change in await house.tables.log(table.id) if change.kind is Kind.ACT]
    assert acted == [3, 2, 1, 0, 0]


async def test_they_take_part_in_simultaneous_choices(house: House) -> None:
    table, players = await game(house, 2)
    await house.do(table, ANNA, "call")
    await quiet(players)
    assert (await house.tables.get(table.id)).owing() == (0,)


async def test_they_wait_while_people_are_asked_about_an_undo(house: House) -> None:
    players = Computers(house.tables)
    lobby = await house.tables.open(1, 10, ANNA, "tryout", 3, "en")
    await house.tables.join(lobby.id, BEN)
    await house.tables.add_computer(lobby.id, ANNA)
    table = (await house.tables.start(lobby.id, ANNA)).table
    table = await house.do(table, ANNA, "pass")
    table = await house.do(table, BEN, "roll", "pass")
    asked = (await house.tables.undo(table.id, ANNA)).table
    players.nudge(asked)
    assert players.tasks == {}
    refused = (await house.answer_undo(table.id, BEN, False)).table
    players.nudge(refused)
    await quiet(players)
    assert (await house.tables.get(table.id)).owing() == (0,)


async def test_they_take_the_seat_of_who_leaves_and_the_game_goes_on(house: House) -> None:
    players = Computers(house.tables)
    house.tables.changed.append(players.nudge)
    table = await house.game(3)
    await house.do(table, ANNA, "step")
    await house.tables.leave(table.id, ANNA)
    await quiet(players)
    assert (await house.tables.get(table.id)).owing() == (1,)


async def test_a_table_that_is_taken_away_while_they_think_is_left_in_peace(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table, players = await game(house, 1)
    act_for = house.tables.act_for

    async def too_late(table_id: int, seat: Seat, action: Action, version: int) -> Done:
        await house.tables.park([table_id], Message("parked-channel-gone"))
        return await act_for(table_id, seat, action, version)

    monkeypatch.setattr(house.tables, "act_for", too_late)
    await house.do(table, ANNA, "pass")
    await quiet(players)
    assert (await house.tables.get(table.id)).phase is Phase.PARKED
    assert "failed" not in capsys.readouterr().out


async def test_after_a_restart_they_go_on(house: House) -> None:
    table, players = await game(house, 1)
    house.tables.changed.clear()
    await house.do(table, ANNA, "pass")
    later = await house.reopened()
    players = Computers(later.tables)
    players.resume()
    await quiet(players)
    assert (await later.tables.get(table.id)).owing() == (0,)


async def test_a_game_of_computers_only_is_closed_not_played(house: House) -> None:
    table, players = await game(house, 2)
    await house.tables.leave(table.id, ANNA)
    await quiet(players)
    assert (await house.tables.get(table.id)).phase is Phase.OVER


async def test_they_wait_for_a_store_that_is_busy_and_go_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "FIRST_PAUSE", 0.0)
    table, players = await game(house, 1)
    whole, tries = Store.save, 0

    async def save(self: Store, table_id: int, saving: Saving) -> None:
        nonlocal tries
        tries += 1
        if tries in (2, 3):
            raise sqlite3.OperationalError("database is locked")
        await whole(self, table_id, saving)

    monkeypatch.setattr(Store, "save", save)
    await house.do(table, ANNA, "pass")
    await quiet(players)
    assert tries > 3
    assert (await house.tables.get(table.id)).owing() == (0,)
