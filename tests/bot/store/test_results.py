"""Results that are kept with the action that ends a game, ratings that follow from them, and who is forgotten."""

from __future__ import annotations

import sqlite3

import pytest

from bot.rating import START, Strength, rated
from bot.store.results import Records
from tests.bot.house import ANNA, BEN, CLARA, PEOPLE, House

HERE = 1
"""The server of the house."""


async def won(house: House, winner: int, seats: int = 2, channel: int = 10) -> None:
    """A game that this seat wins."""
    table = await house.game(seats, channel)
    for seat in range(winner):
        table = await house.do(table, PEOPLE[seat], "pass")
    await house.do(table, PEOPLE[winner], "win")


async def test_a_game_that_is_won_is_kept_with_everybodys_place(house: House) -> None:
    await won(house, 1, seats=3)
    assert await house.rows("SELECT guild_id, game FROM results") == [(HERE, "tryout")]
    places = await house.rows("SELECT seat, user_id, name, rank FROM places ORDER BY seat")
    assert places == [(0, ANNA.user_id, "Anna", 2), (1, BEN.user_id, "Ben", 1), (2, CLARA.user_id, "Clara", 2)]


async def test_the_result_is_there_with_the_last_action_or_not_at_all(house: House) -> None:
    table = await house.game()
    await house.rows("CREATE TRIGGER full BEFORE INSERT ON ratings BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    with pytest.raises(sqlite3.Error, match="disk full"):
        await house.do(table, ANNA, "win")
    assert (await house.tables.get(table.id)).outcome() is None
    assert await house.rows("SELECT * FROM results") == []
    await house.rows("DROP TRIGGER full")
    await house.do(table, ANNA, "win")
    assert len(await house.rows("SELECT * FROM results")) == 1


async def test_who_wins_more_often_stands_higher(house: House) -> None:
    for _ in range(3):
        await won(house, 1)
    await won(house, 0)
    records = Records(house.database)
    ben, anna = await records.best(HERE, "tryout")
    assert (ben.name, ben.games, ben.wins) == ("Ben", 4, 3)
    assert (anna.name, anna.games, anna.wins) == ("Anna", 4, 1)
    assert ben.strength.points > START
    assert ben.strength.points > anna.strength.points
    assert await records.of(HERE, BEN.user_id) == [ben]
    assert await records.best(HERE, "ludo") == []
    assert await records.best(2, "tryout") == []


async def test_a_game_against_computers_or_one_that_was_broken_off_does_not_count(house: House) -> None:
    table = await house.tables.open(HERE, 10, ANNA, "tryout", 2, "en")
    await house.tables.add_computer(table.id, ANNA)
    await house.do((await house.tables.start(table.id, ANNA)).table, ANNA, "win")
    await house.tables.end((await house.game()).id, ANNA)
    assert await house.rows("SELECT * FROM results") == []


async def test_a_computer_player_has_a_place_but_no_rating(house: House) -> None:
    table = await house.lobby(3)
    await house.tables.leave(table.id, CLARA)
    await house.tables.add_computer(table.id, ANNA)
    await house.do((await house.tables.start(table.id, ANNA)).table, ANNA, "win")
    assert len(await house.rows("SELECT * FROM places")) == 3
    assert len(await house.rows("SELECT * FROM places WHERE user_id IS NULL")) == 1
    assert len(await house.rows("SELECT * FROM ratings")) == 2


async def test_who_is_not_listed_plays_without_a_name(house: House) -> None:
    records = Records(house.database)
    await won(house, 0)
    await records.wish(ANNA.user_id, listed=False)
    await records.wish(ANNA.user_id, listed=False)
    assert not await records.is_listed(ANNA.user_id)
    assert [standing.name for standing in await records.best(HERE, "tryout")] == ["Ben"]
    assert await records.of(HERE, ANNA.user_id) == []
    before = await house.rows("SELECT * FROM ratings")
    await won(house, 0)
    assert await house.rows("SELECT * FROM ratings") == before, "nobody is left to be compared with"
    assert await house.rows("SELECT user_id, name FROM places WHERE table_id = 2 AND seat = 0") == [(None, None)]
    await records.wish(ANNA.user_id, listed=True)
    assert await records.is_listed(ANNA.user_id)
    assert [standing.games for standing in await records.of(HERE, ANNA.user_id)] == [1]


async def test_who_is_forgotten_leaves_results_without_a_name(house: House) -> None:
    records = Records(house.database)
    await won(house, 0)
    await won(house, 1)
    running = await house.game()
    assert (await records.forget(ANNA.user_id, str.upper)).results == 2
    assert (await records.forget(ANNA.user_id, str.upper)).results == 0
    assert len(await house.rows("SELECT * FROM results")) == 2
    assert await house.rows(f"SELECT * FROM places WHERE user_id = {ANNA.user_id} OR name = 'Anna'") == []
    assert await house.rows(f"SELECT * FROM ratings WHERE user_id = {ANNA.user_id}") == []
    assert [standing.games for standing in await records.best(HERE, "tryout")] == [2]
    assert await house.tables.get(running.id) == running, "what is being played goes on"


def test_the_ratings_of_many() -> None:
    first, second, third = rated([Strength()] * 3, [1, 2, 2])
    assert first.points > START > second.points
    assert second == third
    strong, weak = Strength(35, 2), Strength(20, 2)
    (_, surprise), (_, expected) = rated([strong, weak], [2, 1]), rated([strong, weak], [1, 2])
    assert surprise.points - weak.points > weak.points - expected.points > 0
    assert Strength().points == START
