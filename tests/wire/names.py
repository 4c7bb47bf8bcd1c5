"""The names of discord.py and simcord that were never promised to us, all in this file and checked when it is imported.

When a new release renames one of them, the import fails here and says which.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

import discord
import simcord.http.routes  # noqa: F401 — importing it registers the handlers that `dispatch` looks up
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from simcord._clock import Clock
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel, Guild, Interaction, Message
from simcord.components import walk_components
from simcord.http.router import RouteNotImplemented, UnsupportedField, dispatch
from simcord.intents import prune_guild_create, required_intent
from simcord.interactions import base_payload, nest_options, walk_to_subcommand

__all__ = [
    "Backend",
    "BackendError",
    "Channel",
    "Guild",
    "Interaction",
    "Message",
    "RouteNotImplemented",
    "UnsupportedField",
    "WallClock",
    "base_payload",
    "dispatch",
    "nest_options",
    "pointed_at",
    "prune_guild_create",
    "ready_at_once",
    "required_intent",
    "serializers",
    "walk_components",
    "walk_to_subcommand",
]

for owner, name in ((Route, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY")):
    if not hasattr(owner, name):
        raise ImportError(f"discord.py {discord.__version__} has no {owner.__name__}.{name}; the wire cannot be laid")


class WallClock(Clock):
    """The time of day; `advance` puts it ahead, so that tokens and invitations expire.

    Once stopped it only goes on by `advance`: then nothing is late because the machine is busy.
    """

    ahead = timedelta()
    stopped: datetime | None = None

    def now(self) -> datetime:
        """The time in this world."""
        return (self.stopped or datetime.now(UTC)) + self.ahead

    def stop(self) -> None:
        """Time stands still."""
        self.stopped = datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Puts the clock ahead."""
        self.ahead += timedelta(seconds=seconds)


@contextmanager
def pointed_at(rest: str, gateway: str) -> Iterator[None]:
    """While this is open, discord.py finds Discord at these two addresses."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = rest, yarl.URL(gateway)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


def ready_at_once(client: discord.Client) -> None:
    """Spares a login the two seconds that discord.py waits for guilds that may still come."""
    client._connection.guild_ready_timeout = 0
