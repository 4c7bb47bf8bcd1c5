"""The whole bot on a real wire, playing the tryout, with pictures that are drawn when the test says so."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import discord

from bot.app import Elder, create_app
from bot.gallery import Board, Gallery
from bot.settings import Settings
from bot.table import Phase, Player, Table
from images.kit.look import Look, Picture, Words
from rules.codec import load_action
from rules.game import View
from tests.bot.games.tryout import TryoutView
from tests.wire import Channel, Message, Sent, Wire, controls, words

WEBP = bytes.fromhex("524946461a000000574542505650384c0d0000002f00000010071011118888fe0700")
"""The smallest picture: one pixel."""


class Easel(Gallery):
    """Draws at once, or, while `ready` is not set, only then. `drawn` are all views’ steps, `box` is the cover."""

    def __init__(self) -> None:
        super().__init__()
        self.ready = asyncio.Event()
        self.ready.set()
        self.drawn: list[int] = []
        self.box: Board | None = None

    async def board(self, game: str, view: View, look: Look) -> Board:
        assert isinstance(view, TryoutView)
        self.drawn.append(view.steps)
        await self.ready.wait()
        return Board(Words(f"board after {view.steps} steps", ("a line",)), Picture(WEBP, 1, 1))

    async def cover(self, game: str, locale: str) -> Board | None:
        return self.box


@dataclass
class Stage:
    """A server with one channel; Anna, Ben and the others play through the door, not by clicks."""

    wire: Wire
    path: Path
    channel: Channel
    easel: Easel
    people: tuple[Player, ...]
    clock: Callable[[], datetime] = discord.utils.utcnow
    called: list[str] = field(default_factory=list)
    """Everybody whose phone rang because of a new message in the channel, in that order."""
    elder: Elder = field(init=False)

    def listen(self, event: str, payload: Any) -> None:
        """Hear what the people at their phones hear."""
        if event == "MESSAGE_CREATE" and int(payload["channel_id"]) == self.channel.id:
            names = {player.user_id: player.name for player in self.people}
            message = self.wire.backend.messages[self.channel.id][int(payload["id"])]
            self.called += [names[user_id] for user_id in message.ping_user_ids]

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Elder]:
        """One life of the bot."""
        settings = Settings(database_url=f"sqlite+aiosqlite:///{self.path}", discord_token=None)
        self.elder = create_app(settings, clock=self.clock, gallery=self.easel)
        async with self.wire.running(self.elder):
            yield self.elder

    async def game(self, seats: int = 2, locale: str = "en") -> Table:
        """A game that has just begun, with everything posted."""
        tables, players = self.elder.tables, self.people[:seats]
        assert self.channel.guild_id is not None
        table = await tables.open(self.channel.guild_id, self.channel.id, players[0], "tryout", seats, locale)
        for player in players[1:]:
            await tables.join(table.id, player)
        table = (await tables.start(table.id, players[0])).table
        await self.quiet()
        return table

    async def do(self, player: Player, *actions: str, **fields: Any) -> Table:
        """Actions of the tryout by their kinds."""
        table = self.table
        for kind in actions:
            action = load_action(table.rules, json.dumps({"action": kind, **fields}))
            table = (await self.elder.tables.act(table.id, player, action)).table
        return table

    @property
    def table(self) -> Table:
        """The table in the channel."""
        table = self.elder.tables.at(self.channel.id)
        assert table is not None
        return table

    async def quiet(self) -> None:
        """Until the herald has nothing left to do."""
        async with asyncio.timeout(20):
            while tasks := list(self.elder.herald._tasks.values()):
                await asyncio.gather(*tasks, return_exceptions=True)

    async def parked(self, table_id: int) -> None:
        """Until this table is parked."""
        async with asyncio.timeout(20):
            while (await self.elder.tables.get(table_id)).phase is not Phase.PARKED:
                await asyncio.wait(asyncio.all_tasks() - {asyncio.current_task()}, timeout=0.01)
        await self.quiet()

    async def until(self, holds: Callable[[], object]) -> None:
        """Until this holds."""
        assert await self.wire.until(holds, seconds=20)

    @property
    def messages(self) -> list[Message]:
        """What can be read in the channel, the oldest first."""
        return self.wire.messages(self.channel)

    @property
    def live(self) -> list[Message]:
        """The messages of the table that can still be pressed."""
        return [message for message in self.messages if controls(message)]

    @property
    def shown(self) -> str:
        """The words of the only live message."""
        (message,) = self.live
        return words(message)

    def sent(self, method: str) -> list[Sent]:
        """What went out by this method into the channel and was done."""
        where = f"/channels/{self.channel.id}/messages"
        return [sent for sent in self.wire.rest.sent if sent.method == method and sent.path.startswith(where)]


@asynccontextmanager
async def set_up(path: Path) -> AsyncIterator[Stage]:
    """A stage on this database; the bot is not running yet."""
    async with Wire.open() as wire:
        wire.take_time()
        club = wire.guild("Club")
        people = tuple(Player(club.person(name).id, name) for name in ("Anna", "Ben", "Clara", "David"))
        stage = Stage(wire, path, club.channel("table"), Easel(), people)
        wire.backend.subscribers.append(stage.listen)
        yield stage
