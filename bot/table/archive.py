"""Games that can be looked at again: those that are over, and of the others what has been so far."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.backroom import Played
from bot.store.store import Store
from bot.table import past, reading, rows
from bot.table.model import Player, Table
from bot.table.past import Entry, Moment, Proof
from bot.table.shelf import Shelf, legible
from rules.game import Seat, View
from rules.record import Record

LISTED = 25
"""So many games are offered to choose from."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, as it is offered: its table, what was played, by whom, on which day, and whether somebody
    has only brought it.
    """

    table_id: int
    game: str
    names: str
    day: str
    brought: bool


class Archive:
    """Reads what was played. Only `keep` adds anything, and never to a table that somebody plays at."""

    def __init__(self, shelf: Shelf, store: Store, clock: Callable[[], datetime]) -> None:
        self._shelf = shelf
        self._store = store
        self._clock = clock

    async def moment(self, table: Table, number: int) -> Moment:
        """The game after this action, or after its last. Raises Refused where it cannot be played again."""
        log = await self._log(table)
        with legible(table.id):
            return await asyncio.to_thread(past.moment, table, log, number)

    async def actions(self, table: Table) -> tuple[int, int]:
        """How many actions count, and to how many after them a restored game can go forward again."""
        return len(await self._log(table)), len(await self._shelf.set_aside(table.id))

    async def last(self, table: Table, count: int) -> list[Moment]:
        """What happened with the last so many actions, the beginning perhaps among them, and those that are set aside.
        Their states are not theirs: look at events only. Raises Refused as `moment` does.
        """
        log = [*await self._log(table), *await self._shelf.set_aside(table.id)]
        with legible(table.id):
            return await asyncio.to_thread(lambda: list(deque(past.moments(table, log), count)))

    async def views(
        self, table: Table, viewer: Seat | None, numbers: Collection[int]
    ) -> list[tuple[View, tuple[str, ...]]]:
        """What this viewer may know of the game after these actions, and what the seats were called then. Raises
        Refused as `moment` does.
        """
        log = await self._log(table)
        with legible(table.id):
            return await asyncio.to_thread(past.views, table, log, viewer, numbers)

    async def record(self, table: Table) -> Record:
        """The whole game, its seed and every secret. Raises Refused while it is played."""
        past.over(table)
        log = await self._log(table)
        with legible(table.id):
            return past.record_of(table, log)

    async def proof(self, table: Table) -> Proof:
        """Whether the game was fair. Raises Refused where it cannot be played again."""
        log = await self._log(table)
        beginning = await self._store.beginning(table.id)
        with legible(table.id):
            promised = past.promised(reading.change_from(beginning)) if beginning is not None else None
        return await asyncio.to_thread(past.proof, table, log, promised)

    async def finished(self, guild_id: int, channel_id: int, user_id: int) -> list[Finished]:
        """The last games on this server that are over, of this channel or with this person in them, as far as this
        person may look at them. What was brought comes last.
        """
        found = await self._store.finished(guild_id, channel_id, user_id, LISTED)
        return [
            Finished(row["id"], row["game"], row["names"] or "", str(row["created_at"])[:10], bool(row["brought"]))
            for row in found
        ]

    async def last_game(self, guild_id: int, channel_id: int, user_id: int) -> int | None:
        """The table of the last of these games that was played here and not brought, whoever may look at it."""
        return await self._store.last_game(guild_id, channel_id, user_id)

    async def keep(
        self, guild_id: int, channel_id: int, player: Player, played: Played, names: Sequence[str], locale: str
    ) -> Table:
        """Keep a game that was played elsewhere, brought by this person, as one that is over."""
        table, changes = past.brought(guild_id, channel_id, player, played, names, locale, self._clock())
        entries = [
            rows.past_row(change, action)
            for change, action in zip(changes, (None, None, *(entry[1] for entry in played.log)), strict=True)
        ]
        seats = [rows.seat_row(holder) for holder in table.holders]
        return await self._shelf.get(await self._store.add_past(rows.table_row(table), seats, entries))

    async def _log(self, table: Table) -> list[Entry]:
        past.has_past(table)
        return await self._shelf.history(table.id)
