"""Lays the wire: one local server that is Discord for a while."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

import discord
from aiohttp import web
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.wire.gateway import Gateway
from tests.wire.names import Backend, Channel, Message, WallClock, pointed_at, ready_at_once
from tests.wire.rest import PREFIX, Rest
from tests.wire.world import Club

GLANCE = 0.1
"""Seconds after which somebody looks again even when nothing was sent."""


@dataclass(slots=True)
class News:
    """Wakes whoever waits for the bot to send something."""

    waiting: list[asyncio.Future[None]] = field(default_factory=list)

    def spread(self) -> None:
        """Something was sent."""
        for waiter in self.waiting:
            if not waiter.done():
                waiter.set_result(None)
        self.waiting.clear()

    async def next(self, seconds: float | None = None) -> None:
        """Returns when the next thing was sent, or after so many seconds."""
        waiter = asyncio.get_running_loop().create_future()
        self.waiting.append(waiter)
        # Not wait_for: in Python 3.11 it does not hear that it is cancelled in the moment in which the news comes.
        await asyncio.wait([waiter], timeout=seconds)


@dataclass(slots=True)
class Wire:
    """A simulated Discord, reachable by HTTP at its `address` and by a websocket at that of its gateway.

    `patience` is how many seconds a person waits for an answer.
    """

    backend: Backend
    rest: Rest
    gateway: Gateway
    news: News
    patience: float = 3.0
    address: str = ""

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls) -> AsyncIterator[Wire]:
        """A fresh Discord; while it is open, discord.py connects to it."""
        backend = Backend(clock=WallClock())
        news = News()
        wire = cls(backend, Rest(backend, news.spread), Gateway(backend), news)
        backend.subscribers.append(wire.gateway.tell)
        app = web.Application(client_max_size=64 << 20)
        app.router.add_get("/gateway", wire.gateway.handle)
        app.router.add_route("*", f"{PREFIX}/{{path:.*}}", wire.rest.handle)
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0, backlog=1024).start()
        host, port = runner.addresses[0][:2]
        wire.address = f"http://{host}:{port}{PREFIX}"
        wire.gateway.address = f"ws://{host}:{port}/gateway"
        try:
            with pointed_at(wire.address, wire.gateway.address):
                yield wire
        finally:
            await wire.gateway.close()
            await runner.cleanup()

    @contextlib.asynccontextmanager
    async def running(self, client: discord.Client, token: str = "wire") -> AsyncIterator[None]:
        """The client logs in, is ready, and is closed at the end. What its start raises, this raises."""
        ready_at_once(client)
        life = asyncio.create_task(client.start(token))
        identified = asyncio.create_task(self.gateway.identified.wait())
        try:
            await asyncio.wait({life, identified}, return_when=asyncio.FIRST_COMPLETED)
            if life.done():
                await life
            await client.wait_until_ready()
            yield
        finally:
            identified.cancel()
            await client.close()
            await life

    def take_time(self) -> None:
        """Nobody is in a hurry: time stands still, and people wait for their answers however busy the machine is."""
        assert isinstance(self.backend.clock, WallClock)
        self.backend.clock.stop()
        self.patience = 60.0

    def guild(self, name: str = "Club", *, locale: str = "en-US") -> Club:
        """A new guild, whose community speaks this language."""
        return Club(self, self.backend.create_guild(name, preferred_locale=locale))

    def message(self, channel_id: int, message_id: int) -> Message | None:
        """The message with this id, if it is still there."""
        return self.backend.messages.get(channel_id, {}).get(message_id)

    def messages(self, channel: Channel) -> list[Message]:
        """What everybody can read in the channel, oldest first."""
        messages = self.backend.messages[channel.id].values()
        return sorted((message for message in messages if not message.is_ephemeral), key=lambda message: message.id)

    def forbid(self, channel: Channel, *names: str) -> None:
        """Take these permissions away from everybody in the channel; with none, give all back."""
        assert channel.guild_id is not None
        deny = discord.Permissions(**dict.fromkeys(names, True)).value
        self.backend.set_overwrite(channel.id, Overwrite(channel.guild_id, OverwriteType.ROLE, deny=deny))

    async def until(self, holds: Callable[[], object], seconds: float = 5.0) -> bool:
        """Waits, at most so long, until this holds; looks again whenever the bot has sent something, or time passes."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not holds():
                    await self.news.next(GLANCE)
        return bool(holds())
