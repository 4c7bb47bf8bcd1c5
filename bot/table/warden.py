"""Looks after tables for their owners and for those who manage the channels of a server.

All raise Refused when it is not possible, and then nothing has changed. `manages` says that this person manages the
channels; `press` is the number of the interaction that asks.
"""

from __future__ import annotations

from bot.table import care
from bot.table.model import Audience, Done, Player
from bot.table.shelf import DAMAGED
from bot.table.tables import Tables


class Warden:
    """Through the same door as everybody else."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def move(
        self, table_id: int, player: Player, channel_id: int, *, manages: bool, press: int | None = None
    ) -> Done:
        """Take a table to another channel of its server, where none may be open."""
        return await self._tables.move(
            table_id, player, press, channel_id, lambda table: care.move(table, player, channel_id, manages)
        )

    async def show_to(
        self, table_id: int, player: Player, audience: Audience, *, manages: bool, press: int | None = None
    ) -> Done:
        """Choose who may look at a table."""
        return await self._tables.change(
            table_id, player, press, lambda table: care.show_to(table, player, audience, manages), parked_too=True
        )

    async def resume(self, table_id: int, player: Player, *, manages: bool, press: int | None = None) -> Done:
        """Go on with a parked table: where its papers were damaged, if somebody has mended them."""
        if (await self._tables.get(table_id)).parked == DAMAGED:
            await self._tables.reread(table_id)
        return await self._tables.change(
            table_id, player, press, lambda table: care.resume(table, player, manages), parked_too=True
        )

    async def restore(
        self, table_id: int, player: Player, number: int, version: int, *, manages: bool, press: int | None = None
    ) -> Done:
        """Take a game back to one of its actions, or forward again. `version` is that of the panel that was pressed."""
        return await self._tables.rework(
            table_id,
            player,
            press,
            lambda table, log, aside: care.restore(table, player, log, aside, number, version, manages),
        )
