"""What the tests of games that are over share: how one comes to its end, and what is kept of it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

from bot.table import Phase, Player
from rules import games
from tests.play.club import Club
from tests.play.guest import Reply
from tests.play.short import SHORT

KEYS = list(games())
FIRST = KEYS[0]


async def finished(club: Club, game: str, *, people: int = 2) -> None:
    """A game that is over, played by computers to its end after everybody has left but Anna."""
    await club.begun(game, people, options=SHORT[game])
    while (table := await club.last_table()).phase is Phase.PLAYING:
        seat = table.owing()[0]
        await club.act(seat, table.rules.stand_in(table.state, seat))
    await club.quiet()


async def ended(club: Club) -> None:
    """Anna ends the game."""
    anna = club.people["Anna"]
    await club.elder.tables.end(club.table_id, Player(anna.id, anna.name))
    await club.quiet()


def attached(club: Club, reply: Reply) -> bytes:
    """The file of an answer."""
    (told,) = reply.message.attachments
    data = club.env.backend.cdn.get(told["url"])
    assert data is not None
    return data


async def rows(club: Club, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(club.path, isolation_level=None)) as other:
        return other.execute(sql, values).fetchall()
