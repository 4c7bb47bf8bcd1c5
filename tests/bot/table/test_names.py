"""What the seats were called at any time, found from the handovers that are stored anyway."""

from __future__ import annotations

import json

import pytest

from bot.store.results import Records
from bot.table import Table
from bot.table.host import Host
from bot.table.seats import names_at
from bot.table.warden import Warden
from tests.bot.house import ANNA, BEN, CLARA, DAVID, STRANGER, House

Names = tuple[str, ...]


async def an_evening(house: House) -> tuple[Table, dict[int, Names]]:
    """A game in which seats change hands in every way, and what they were called before each version."""
    table, host = await house.game(3), Host(house.tables)
    called = {table.version + 1: table.names}
    for scene in (
        house.do(table, ANNA, "step"),
        host.offer(table.id, ANNA),
        host.take(table.id, DAVID, 0),
        house.do(table, DAVID, "step", "pass"),
        house.tables.leave(table.id, BEN),
        house.tables.join(table.id, STRANGER),
        house.do(table, STRANGER, "step"),
        host.kick(table.id, DAVID, STRANGER.user_id),
        host.gone(table.id, CLARA.user_id),
        house.tables.join(table.id, BEN),
        house.tables.join(table.id, CLARA),
        house.do(table, BEN, "step", "pass"),
    ):
        await scene
        table = await house.tables.get(table.id)
        called[table.version + 1] = table.names
    return table, called


async def test_everything_is_told_with_the_names_from_just_before_it(house: House) -> None:
    table, called = await an_evening(house)
    assert len(set(called.values())) > 5, "nothing has changed hands"
    assert {version: names_at(table, version) for version in called} == called
    assert names_at(table, 0) == ("Anna", "Ben", "Clara")
    assert names_at(table, table.version + 1) == table.names


async def test_after_a_restart_it_is_the_same(house: House) -> None:
    table, called = await an_evening(house)
    later = await (await house.reopened()).tables.get(table.id)
    assert later == table
    assert {version: names_at(later, version) for version in called} == called


async def test_who_came_and_went_before_the_start_did_nothing_in_the_game(house: House) -> None:
    table = await house.lobby(3)
    await house.tables.leave(table.id, BEN)
    await house.tables.join(table.id, DAVID)
    table = (await house.tables.start(table.id, ANNA)).table
    assert table.handovers == ()
    assert names_at(table, 0) == table.names == ("Anna", "Clara", "David")


async def test_a_handover_long_ago_is_still_known(house: House) -> None:
    """Also when it is not among the changes that are kept at hand any more."""
    table, host = await house.do(await house.game(), ANNA, "step"), Host(house.tables)
    await host.offer(table.id, ANNA)
    table = (await host.take(table.id, DAVID, 0)).table
    for _ in range(60):
        await host.offer(table.id, BEN)
        table = (await host.offer(table.id, BEN)).table
    later = await (await house.reopened()).tables.get(table.id)
    assert all(change.version > table.handovers[0].version for change in later.recent)
    assert names_at(later, 4) == ("Anna", "Ben")


async def test_a_game_that_is_taken_back_and_forth_again_is_still_theirs(house: House) -> None:
    table, host, warden = await house.game(), Host(house.tables), Warden(house.tables)
    table = await house.do(table, ANNA, "step", "step")
    await host.offer(table.id, ANNA)
    table = (await host.take(table.id, DAVID, 0)).table
    table = await house.do(table, DAVID, "step")
    table = (await warden.restore(table.id, DAVID, 1, table.version, manages=True)).table
    table = (await warden.restore(table.id, DAVID, 3, table.version, manages=True)).table
    moments = await house.tables.archive.last(table, 9)
    assert [names_at(table, now.version)[0] for now in moments] == ["Anna", "Anna", "Anna", "David"]


@pytest.mark.parametrize("events", ["[", "[]", '[{"what":{"id":"did-take-seat","params":{"whose":7}}}]'])
async def test_a_handover_that_cannot_be_read_is_passed_over(house: House, events: str) -> None:
    """The game goes on, and what is known of other times and seats is told."""
    table, called = await an_evening(house)
    taken = table.handovers[0].version
    await house.rows(f"UPDATE changes SET events = '{events}' WHERE version = {taken}")
    later = await house.reopened()
    now = await later.tables.get(table.id)
    assert now.parked is None
    assert {version: names_at(now, version) for version in called if version > taken} == {
        version: names for version, names in called.items() if version > taken
    }
    assert names_at(now, 0)[1:] == ("Ben", "Clara")


async def test_a_table_of_an_earlier_elder_is_told_as_well(house: House) -> None:
    """Its handovers tell names without accounts beside them, where nobody knew whose they were."""
    table, called = await an_evening(house)
    for version, written in await house.rows("SELECT version, events FROM changes WHERE kind IN ('leave', 'seat')"):
        told = json.loads(written)
        for event in told:
            params = event["what"]["params"]
            event["what"]["params"] = {word: one for word, one in params.items() if not word.endswith("_account")}
        await house.rows(f"UPDATE changes SET events = '{json.dumps(told)}' WHERE version = {version}")
    later = await (await house.reopened()).tables.get(table.id)
    assert {version: names_at(later, version) for version in called} == called


async def test_who_is_forgotten_is_so_at_all_times(house: House) -> None:
    """Two who have sat there one after the other are still told apart, and nobody else is renamed."""
    table, _ = await an_evening(house)
    await house.tables.end(table.id, DAVID, manages=True)
    for player in (ANNA, DAVID, STRANGER):
        await Records(house.database).forget(player.user_id, lambda locale: "Somebody")
    over = await house.tables.get(table.id)
    seen = {name for version in range(over.version + 2) for name in names_at(over, version)}
    assert not seen & {"Anna", "David", "Zoe"}
    assert {"Ben", "Clara", "Somebody", "Somebody 2", "Somebody 3"} <= seen
