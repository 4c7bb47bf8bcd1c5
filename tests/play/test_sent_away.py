"""Object gone: the server. Elder is sent away in the middle of a game, and invited again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.app import create_app
from bot.table import Phase, Table
from rules.words import Message as Text
from tests.bot.panels.evening import Evening, settings
from tests.bot.stage import Easel
from tests.wire import controls
from tests.wire.names import serializers

WHILE_OFF = ["", "sent away", "invited again", "sent away, invited again"]


@dataclass
class Exile:
    """An evening whose server can be lost and found again, also while the bot is off."""

    hall: Evening
    database: Path
    lives: AsyncExitStack

    def __post_init__(self) -> None:
        backend = self.hall.wire.backend
        self.guild, self.channels, self.messages = (
            self.hall.club.guild,
            backend.channels.copy(),
            backend.messages.copy(),
        )

    def send_away(self) -> None:
        self.hall.wire.backend.remove_guild(self.guild.id)

    def invite(self) -> None:
        """To the same server, as it was."""
        backend = self.hall.wire.backend
        backend.channels.update(self.channels)
        backend.messages.update(self.messages)
        backend.guilds[self.guild.id] = self.guild
        told = dict(serializers.guild_create_payload(backend, self.guild))
        # Only of a server that it knows already Discord says that it is there.
        told.pop("unavailable", None)
        backend.emit("GUILD_CREATE", told)

    @asynccontextmanager
    async def off(self, off: bool) -> AsyncIterator[None]:
        """The bot is off meanwhile, where it is to be."""
        if off:
            await self.hall.elder.close()
            self.hall.wire.gateway.identified.clear()
        yield
        if off:
            self.hall.elder = create_app(settings(self.database), gallery=Easel())
            await self.lives.enter_async_context(self.hall.wire.running(self.hall.elder))

    async def once(self, phase: Phase, table_id: int) -> Table:
        """The table, as soon as it is like this."""
        async with asyncio.timeout(20):
            while (table := await self.hall.elder.tables.get(table_id)).phase is not phase:
                await asyncio.wait(asyncio.all_tasks() - {asyncio.current_task()}, timeout=0.01)
        return table


@pytest.mark.parametrize("off", WHILE_OFF)
async def test_object_gone(hall: Evening, tmp_path: Path, off: str) -> None:
    """Nobody is counted as gone for it, and when Elder is invited again the game goes on where it stood; whatever of
    this happens while the bot is off.
    """
    anna, ben = hall.club.person("Anna"), hall.club.person("Ben")
    await hall.begun(anna, ben, game="tryout")
    before = hall.table

    def pressable() -> int:
        return len([message for message in hall.wire.messages(hall.channel) if controls(message)])

    assert await hall.wire.until(lambda: pressable() == 1), "the lobby has lost its buttons to the board"
    async with AsyncExitStack() as lives:
        exile = Exile(hall, tmp_path / "elder.db", lives)
        async with exile.off("sent away" in off):
            exile.send_away()
            if off == WHILE_OFF[-1]:
                exile.invite()
        if off != WHILE_OFF[-1]:
            after = await exile.once(Phase.PARKED, before.id)
            assert (after.state, after.holders, after.alarms) == (before.state, before.holders, ())
            assert after.parked == Text("parked-server-gone")
            assert await hall.elder.attendance.meet(before.id, ben.id)
            async with exile.off("invited again" in off):
                exile.invite()
        assert (await exile.once(Phase.PLAYING, before.id)).state == before.state
        await anna.slash(hall.channel, "tryout step")
        await hall.message("Anna steps.")
        assert pressable() == 1
