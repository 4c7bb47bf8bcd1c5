"""How games came out, how strong that makes those who played them, and who is not to be known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select
from sqlalchemy.dialects import sqlite

from bot.rating import DOUBTS, Strength, rated
from bot.store import forgetting
from bot.store.database import Database, Transaction
from bot.store.forgetting import Forgotten, Somebody
from bot.store.schema import places, ratings, results, unlisted

MOST = 10
"""So many are on a list of the best."""


@dataclass(frozen=True, slots=True)
class Result:
    """A game that two people at least have played to its end. `places` are rows of that table without `table_id`."""

    guild_id: int
    game: str
    at: str
    places: Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Standing:
    """What somebody has achieved in a game on a server, under the name of their last game there."""

    user_id: int
    name: str
    game: str
    games: int
    wins: int
    strength: Strength


_ADD_RESULT = insert(results).values({column.name: bindparam(column.name) for column in results.columns})
_ADD_PLACE = insert(places).values({column.name: bindparam(column.name) for column in places.columns})
_HERE = (ratings.c.guild_id == bindparam("guild_id"), ratings.c.game == bindparam("game"))
_STRENGTH = select(ratings.c.mu, ratings.c.sigma).where(*_HERE, ratings.c.user_id == bindparam("user_id"))
_RATE = sqlite.insert(ratings).values({column.name: bindparam(column.name) for column in ratings.columns})
_RATE = _RATE.on_conflict_do_update(
    index_elements=["guild_id", "game", "user_id"], set_={"mu": _RATE.excluded.mu, "sigma": _RATE.excluded.sigma}
)
_UNLISTED = select(unlisted.c.user_id).where(unlisted.c.user_id == bindparam("user_id"))
_HIDE = sqlite.insert(unlisted).values(user_id=bindparam("user_id")).on_conflict_do_nothing()
_LIST = delete(unlisted).where(unlisted.c.user_id == bindparam("user_id"))

_MINE = (
    places.join(results, places.c.table_id == results.c.table_id),
    (results.c.guild_id == ratings.c.guild_id, results.c.game == ratings.c.game, places.c.user_id == ratings.c.user_id),
)
_NAME = select(places.c.name).select_from(_MINE[0]).where(*_MINE[1]).order_by(results.c.table_id.desc()).limit(1)
_GAMES = select(func.count()).select_from(_MINE[0]).where(*_MINE[1])
_STANDINGS = (
    select(
        ratings.c.user_id,
        _NAME.correlate(ratings).scalar_subquery().label("name"),
        ratings.c.game,
        _GAMES.correlate(ratings).scalar_subquery().label("games"),
        _GAMES.where(places.c.rank == 1).correlate(ratings).scalar_subquery().label("wins"),
        ratings.c.mu,
        ratings.c.sigma,
    )
    .where(ratings.c.guild_id == bindparam("guild_id"), ratings.c.user_id.not_in(select(unlisted.c.user_id)))
    .order_by((ratings.c.mu - DOUBTS * ratings.c.sigma).desc(), ratings.c.user_id)
)
_BEST = _STANDINGS.where(ratings.c.game == bindparam("game"))
_OF_ONE = _STANDINGS.where(ratings.c.user_id == bindparam("user_id"))


def keep(transaction: Transaction, table_id: int, result: Result) -> None:
    """Keep how a game came out, in the transaction that ends it. Who is unlisted takes part without a name.

    Only people are rated, and only where two of them are known.
    """
    seats = [_as_wished(transaction, place) for place in result.places]
    where = {"guild_id": result.guild_id, "game": result.game}
    transaction.run(_ADD_RESULT, {**where, "table_id": table_id, "at": result.at})
    for place in seats:
        transaction.run(_ADD_PLACE, {**place, "table_id": table_id})
    known = [place for place in seats if place["user_id"] is not None]
    if len(known) > 1:
        before = [_strength(transaction, {**where, "user_id": place["user_id"]}) for place in known]
        for place, strength in zip(known, rated(before, [place["rank"] for place in known]), strict=True):
            rating = {"user_id": place["user_id"], "mu": strength.mu, "sigma": strength.sigma}
            transaction.run(_RATE, {**where, **rating})


def _as_wished(transaction: Transaction, place: Mapping[str, Any]) -> Mapping[str, Any]:
    """The place with a name only where there is somebody who does not mind."""
    user_id = place["user_id"]
    named = user_id is not None and not transaction.rows(_UNLISTED, {"user_id": user_id})
    return place if named else {**place, "user_id": None, "name": None}


def _strength(transaction: Transaction, where: Mapping[str, Any]) -> Strength:
    return next((Strength(*row) for row in transaction.rows(_STRENGTH, where)), Strength())


class Records:
    """What people have achieved, server by server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def best(self, guild_id: int, game: str) -> list[Standing]:
        """Everybody who is listed in this game, the strongest first."""
        return [_standing(**row) for row in await self._database.read(_BEST, {"guild_id": guild_id, "game": game})]

    async def of(self, guild_id: int, user_id: int) -> list[Standing]:
        """What this person has achieved in each game; nothing for who does not want to be listed."""
        where = {"guild_id": guild_id, "user_id": user_id}
        return [_standing(**row) for row in await self._database.read(_OF_ONE, where)]

    async def is_listed(self, user_id: int) -> bool:
        """Whether results may be kept under this person's name."""
        return not await self._database.read(_UNLISTED, {"user_id": user_id})

    async def wish(self, user_id: int, *, listed: bool) -> None:
        """Keep results under this person's name from now on, or do not, and show none."""
        await self._database.write(lambda step: step.run(_LIST if listed else _HIDE, {"user_id": user_id}))

    async def forget(self, user_id: int, somebody: Somebody) -> Forgotten:
        """Take this person off all results and off all games that are over, on all servers, and the ratings away."""
        return await self._database.write(lambda transaction: forgetting.forget(transaction, user_id, somebody))


def _standing(user_id: int, name: str, game: str, games: int, wins: int, mu: float, sigma: float) -> Standing:
    return Standing(user_id, name, game, games, wins, Strength(mu, sigma))
