"""The websocket half: tells the bot what happens, hangs up on demand, and picks up where it stopped."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import enum
import json
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import discord
from aiohttp import WSCloseCode, WSMsgType, web

from tests.wire.names import Backend, prune_guild_create, required_intent, serializers

KEPT = 10_000
"""How many events a bot that comes back can be told again."""


class Op(enum.IntEnum):
    """The kinds of frames, by Discord's numbers."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_HEARD = 11


@dataclass(slots=True, eq=False)
class Line:
    """One open connection and what it still has to hear."""

    socket: web.WebSocketResponse
    queue: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)
    listening: bool = False


@dataclass(slots=True)
class Gateway:
    """Discord's gateway for one bot: it hears only what its intents ask for, and `resumes` counts its returns."""

    backend: Backend
    address: str = ""
    intents: discord.Intents = field(default_factory=discord.Intents.none)
    sequence: int = 0
    said: deque[tuple[int, str, dict[str, Any]]] = field(default_factory=lambda: deque(maxlen=KEPT))
    lines: set[Line] = field(default_factory=set)
    identified: asyncio.Event = field(default_factory=asyncio.Event)
    resumes: int = 0
    resumable: bool = True

    def tell(self, event: str, payload: Mapping[str, Any]) -> None:
        """Something happened in the world: every connection hears of it."""
        self.sequence += 1
        told = copy.deepcopy(dict(payload))
        self.said.append((self.sequence, event, told))
        for line in self.lines:
            if line.listening:
                self._queue(line, self.sequence, event, told)

    async def hang_up(self, *, resumable: bool = True) -> None:
        """Closes every connection; without `resumable` the bot has to begin a new session."""
        self.resumable = resumable
        self.identified.clear()
        for line in tuple(self.lines):
            line.listening = False
            await line.socket.close(code=4000, message=b"hung up")

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection of the bot, from hello to the end."""
        line = Line(web.WebSocketResponse())
        await line.socket.prepare(request)
        self.lines.add(line)
        writer = asyncio.create_task(self._write(line))
        line.queue.put_nowait({"op": Op.HELLO, "d": {"heartbeat_interval": 41_250}})
        try:
            async for frame in line.socket:
                if frame.type == WSMsgType.TEXT:
                    self._hear(line, json.loads(frame.data))
        finally:
            self.lines.discard(line)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
        return line.socket

    async def close(self) -> None:
        """The end of the world."""
        for line in tuple(self.lines):
            await line.socket.close(code=WSCloseCode.GOING_AWAY)

    def _hear(self, line: Line, frame: dict[str, Any]) -> None:
        match frame["op"]:
            case Op.HEARTBEAT:
                # Not at once: discord.py looks at its watch only after it has sent the beat.
                asyncio.get_running_loop().call_later(0.05, line.queue.put_nowait, {"op": Op.HEARTBEAT_HEARD})
            case Op.IDENTIFY:
                self._identify(line, frame["d"])
            case Op.RESUME:
                self._resume(line, frame["d"])

    def _identify(self, line: Line, told: dict[str, Any]) -> None:
        self.intents.value = told["intents"]
        line.listening = self.resumable = True
        ready = {
            "v": 10,
            "user": serializers.user_payload(self.backend.bot_user),
            "session_id": "wire",
            "resume_gateway_url": self.address,
            "guilds": [{"id": str(guild), "unavailable": True} for guild in self.backend.guilds],
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }
        self._queue(line, self.sequence, "READY", ready)
        for guild in self.backend.guilds.values():
            payload = dict(serializers.guild_create_payload(self.backend, guild))
            self._queue(line, self.sequence, "GUILD_CREATE", payload)
        self.identified.set()

    def _resume(self, line: Line, told: dict[str, Any]) -> None:
        if not self.resumable:
            line.queue.put_nowait({"op": Op.INVALID_SESSION, "d": False})
            return
        line.listening = True
        self.resumes += 1
        for sequence, event, payload in self.said:
            if sequence > told["seq"]:
                self._queue(line, sequence, event, payload)
        self._queue(line, self.sequence, "RESUMED", {})
        self.identified.set()

    def _queue(self, line: Line, sequence: int, event: str, payload: dict[str, Any]) -> None:
        needed = required_intent(event, payload)
        if needed is not None and not getattr(self.intents, needed):
            return
        if event == "GUILD_CREATE":
            payload = copy.deepcopy(payload)
            prune_guild_create(payload, self.intents, self.backend.bot_user.id)
        line.queue.put_nowait({"op": Op.DISPATCH, "t": event, "s": sequence, "d": payload})

    async def _write(self, line: Line) -> None:
        while True:
            frame = await line.queue.get()
            with contextlib.suppress(ConnectionResetError):
                await line.socket.send_str(json.dumps(frame, default=str))
