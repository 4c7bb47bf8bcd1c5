"""Somebody is forgotten by their account, never by their name: whoever is called the same at the same table stays."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.backroom import Played
from bot.speech import speaker
from bot.store.results import Records
from bot.table import Player, Table
from bot.table.host import Host
from bot.table.model import Audience
from bot.table.warden import Warden
from rules.codec import dump_state
from tests.bot.house import ANNA, BEN, CLARA, House

NAMESAKE = Player(777, ANNA.name)
"""Another one of the same name."""
ACCOUNTS = {ANNA.user_id, NAMESAKE.user_id}


async def she_comes_after_her(house: House) -> Table:
    """In the lobby: one goes, the other takes the seat."""
    table = await house.lobby(3)
    await house.tables.leave(table.id, ANNA)
    await house.tables.join(table.id, NAMESAKE)
    return (await house.tables.start(table.id, BEN)).table


async def they_sit_there_together(house: House) -> Table:
    table = await house.tables.open(1, 10, ANNA, house.game_key, 3, "en")
    await house.tables.join(table.id, NAMESAKE)
    await house.tables.choose_tribe(table.id, NAMESAKE, table.rules.tribes[2])
    await house.tables.join(table.id, BEN)
    return (await house.tables.start(table.id, ANNA)).table


async def she_takes_her_seat(house: House) -> Table:
    """“Anna takes the seat of Anna.”"""
    table = await house.game(3)
    await Host(house.tables).offer(table.id, ANNA)
    return (await Host(house.tables).take(table.id, NAMESAKE, 0)).table


async def she_follows_a_computer_player(house: House) -> Table:
    table = await house.game(3)
    await house.tables.leave(table.id, ANNA)
    return (await house.tables.join(table.id, NAMESAKE)).table


async def she_takes_the_place_of_a_computer_player_in_the_lobby(house: House) -> Table:
    table = await house.tables.open(1, 10, ANNA, house.game_key, 2, "en")
    await house.tables.add_computer(table.id, ANNA)
    table = (await house.tables.join(table.id, NAMESAKE)).table
    await house.tables.leave(table.id, ANNA)
    await house.tables.join(table.id, BEN)
    return (await house.tables.start(table.id, NAMESAKE)).table


async def she_is_sent_away(house: House) -> Table:
    table = await house.lobby(3)
    await house.tables.leave(table.id, ANNA)
    await house.tables.join(table.id, NAMESAKE)
    await Host(house.tables).kick(table.id, BEN, NAMESAKE.user_id)
    await house.tables.join(table.id, ANNA)
    table = (await house.tables.start(table.id, BEN)).table
    return (await Host(house.tables).kick(table.id, BEN, ANNA.user_id)).table


async def she_manages_the_channels(house: House) -> Table:
    table = await house.game(2)
    table = await house.do(await house.do(table, ANNA, "step"), ANNA, "step")
    warden = Warden(house.tables)
    for who in (ANNA, NAMESAKE):
        for audience in (Audience.PLAYERS, Audience.EVERYONE):
            await warden.show_to(table.id, who, audience, manages=True)
        table = (await warden.move(table.id, who, 30 + who.user_id, manages=True)).table
    return (await warden.restore(table.id, NAMESAKE, 1, table.version, manages=True)).table


PASTS = (
    she_comes_after_her,
    they_sit_there_together,
    she_takes_her_seat,
    she_follows_a_computer_player,
    she_takes_the_place_of_a_computer_player_in_the_lobby,
    she_is_sent_away,
    she_manages_the_channels,
)
every_past = pytest.mark.parametrize("past", PASTS, ids=[past.__name__ for past in PASTS])
Past = Callable[[House], Awaitable[Table]]


async def told(house: House) -> list[Any]:
    """All that is told of the tables: the events of every change, and how they ended."""
    events = await house.rows("SELECT events FROM changes WHERE action IS NULL ORDER BY table_id, version")
    endings = await house.rows("SELECT ending FROM tables WHERE ending IS NOT NULL ORDER BY id")
    return [json.loads(written) for (written,) in (*events, *endings)]


def named(told: Any) -> list[tuple[str, int | None]]:
    """Every name of a person in it, and whose it is."""
    if isinstance(told, list):
        return [name for one in told for name in named(one)]
    if not isinstance(told, dict):
        return []
    here = [
        (name, told.get(f"{word}_account"))
        for word, name in told.items()
        if word in ("who", "whose") and isinstance(name, str)
    ]
    return here + [name for one in told.values() for name in named(one)]


@every_past
@pytest.mark.parametrize("closes", [ANNA, NAMESAKE], ids=["one closes it", "the other closes it"])
@pytest.mark.parametrize("goes", [ANNA, NAMESAKE], ids=["one is forgotten", "the other is forgotten"])
async def test_whoever_is_called_the_same_stays(house: House, past: Past, closes: Player, goes: Player) -> None:
    table = await past(house)
    await house.tables.end(table.id, closes, manages=True)
    before = named(await told(house))
    assert {account for _, account in before} >= {ANNA.user_id, NAMESAKE.user_id}
    await Records(house.database).forget(goes.user_id, lambda locale: "Somebody")
    now = named(await told(house))
    assert [account for _, account in now] == [None if one == goes.user_id else one for _, one in before]
    assert [name for name, account in now if account is not None] == [
        name for name, account in before if account not in (None, goes.user_id)
    ]
    seats = await house.rows("SELECT user_id, name FROM seats")
    assert all((user_id is None) == (not name.startswith("Anna")) for user_id, name in seats if user_id in ACCOUNTS)


async def bring(house: House, player: Player) -> None:
    """A game that was played elsewhere."""
    table = await house.game(channel=99)
    assert table.state is not None
    state = dump_state(table.rules, table.state)
    played = Played(table.game, table.state.tribes, "{}", table.state.dice.seed, state, over=False, log=())
    await house.tables.end(table.id, ANNA)
    await house.tables.archive.keep(1, 10, player, played, ("Anna", "Ben"), "en")


@pytest.mark.parametrize("goes", [ANNA, NAMESAKE])
async def test_of_two_who_have_brought_a_game_the_other_stays(house: House, goes: Player) -> None:
    await bring(house, ANNA)
    await bring(house, NAMESAKE)
    await Records(house.database).forget(goes.user_id, lambda locale: "Somebody")
    left = ({ANNA.user_id, NAMESAKE.user_id} - {goes.user_id}).pop()
    accounts = [account for name, account in named(await told(house)) if name == "Anna"]
    assert left in accounts
    assert set(accounts) <= {left, None}


@every_past
async def test_games_of_an_earlier_elder_know_whose_names_they_tell(house: House, past: Past) -> None:
    """Every name gets the account back that it had."""
    table = await past(house)
    await house.tables.end(table.id, NAMESAKE, manages=True)
    await bring(house, CLARA)
    events = await house.rows("SELECT table_id, version, events FROM changes")
    endings = await house.rows("SELECT id, ending FROM tables")
    for kept, column in (("changes", "events"), ("tables", "ending")):
        for (written,) in await house.rows(f"SELECT DISTINCT {column} FROM {kept} WHERE {column} IS NOT NULL"):
            bare = json.dumps(without_accounts(json.loads(written)), ensure_ascii=False, separators=(",", ":"))
            await house.rows(f"UPDATE {kept} SET {column} = '{bare}' WHERE {column} = '{written}'")
    assert {account for _, account in named(await told(house))} == {None}
    await house.rows("UPDATE alembic_version SET version_num = '0004'")
    later = await house.reopened()
    assert await later.rows("SELECT table_id, version, events FROM changes") == events
    assert await later.rows("SELECT id, ending FROM tables") == endings


def without_accounts(told: Any) -> Any:
    if isinstance(told, list):
        return [without_accounts(one) for one in told]
    if isinstance(told, dict):
        return {key: without_accounts(one) for key, one in told.items() if not key.endswith("_account")}
    return told


DAMAGES = (
    "'{'",
    "CAST(x'225bff2241' AS TEXT)",
    "'[1]'",
    "'[{}]'",
    """'[{"what":{"id":1,"params":{"who":[]}}}]'""",
    "1",
)


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_row_of_an_earlier_elder_stays_as_it_is(house: House, damage: str) -> None:
    table = await house.game()
    await house.rows(f"UPDATE changes SET events = {damage} WHERE version IN (1, 2)")
    await house.tables.end(table.id, ANNA)
    await house.rows(f"UPDATE tables SET ending = {damage}")
    before = await house.rows("SELECT hex(events) FROM changes UNION ALL SELECT hex(ending) FROM tables")
    await house.rows("UPDATE alembic_version SET version_num = '0004'")
    later = await house.reopened()
    assert await later.rows("SELECT hex(events) FROM changes UNION ALL SELECT hex(ending) FROM tables") == before


@every_past
async def test_nobody_is_told_an_account(house: House, past: Past) -> None:
    """It stands beside the name in what is stored, and in no text."""
    table = await past(house)
    await house.tables.end(table.id, ANNA, manages=True)
    speaks = speaker("en", table.game)
    said = [
        speaks.say(message) for change in await house.tables.log(table.id, limit=99) for message in change.told_to(None)
    ]
    assert any("Anna" in words for words in said)
    assert not any(str(account) in words for account in ACCOUNTS for words in said if "<#" not in words)
