"""SimCord's world and its preview page, alive.

SimCord is made for tests: time stands still, a press returns when the bot has come to rest, and the page shows what was
there after the last press. Here real time passes, a press returns when it is answered, whatever happens is published
as it happens (the page asks twice a second), everybody has an address of their own, and what several people do at the
same moment is done one after the other instead of being refused.

All that we use of SimCord without its promise is in this file and `scripts.py`, and checked when they are imported.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib import resources
from typing import Any

import discord
import simcord
from aiohttp import web
from simcord._clock import Clock
from simcord._settlement import _run_due_virtual_callbacks
from simcord.builders import ChannelHandle
from simcord.preview import Preview
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.playground.scripts import CHANGES, changed
from bot.playground.world import World

STYLE = resources.files(__package__).joinpath("page.css").read_text(encoding="utf-8")
GLANCE = 0.25
"""Seconds between two looks at whether something has happened."""
MINUTE = 60.0
"""Seconds after which a quiet page is published anew, because it says how long ago things were."""

ANSWER = 3.0
"""Seconds in which the bot must answer a press, as on Discord."""

for owner, names in (
    (simcord.Env, ("_settle_internal", "_settlement_state")),
    (Preview, ("_action", "_advance_presentation_time", "_initial_target", "_open_page", "_publish")),
    (PreviewServer, ("_SECURITY_HEADERS", "_authorized", "_pages", "_static")),
):
    if missing := [name for name in names if not hasattr(owner, name)]:
        raise ImportError(f"this simcord has no {owner.__name__}.{missing[0]}; the playground needs simcord 3.2")


class WallClock(Clock):
    """Stands still until it is started, so that what is built before gets the same ids at every start."""

    BEGINNING = datetime(2026, 1, 1, tzinfo=UTC)
    running = False

    def now(self) -> datetime:
        """The time of day."""
        return datetime.now(UTC) if self.running else self.BEGINNING

    def advance(self, seconds: float) -> None:
        """Time passes by itself."""

    @property
    def elapsed(self) -> float:
        """Seconds since the beginning."""
        return (self.now() - self.BEGINNING).total_seconds()

    @elapsed.setter
    def elapsed(self, seconds: float) -> None:
        """Nobody sets the time."""


class LiveEnv(simcord.Env):
    """A simulated Discord in real time."""

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot)
        self.clock = self.backend.clock = WallClock()

    async def _settle_internal(self, *, dispatch: str | None = None, **_: Any) -> None:
        # SimCord would wait here until nothing is left to do: all computer players moved, all boards drawn.
        loop = asyncio.get_running_loop()
        _run_due_virtual_callbacks(self._settlement_state(), loop.time() + GLANCE)
        await asyncio.sleep(0)
        if dispatch == "INTERACTION_CREATE":
            asked = next(reversed(self.backend.interactions.values()))
            until = loop.time() + ANSWER
            while not asked.responded and loop.time() < until:  # noqa: ASYNC110 — the backend has no event for it
                await asyncio.sleep(0.01)


class LivePage(Preview):
    """The channels of one simulated guild in the browser.

    An address ends in `#anna`, the key of a person, or in `#anna/` and the id of another channel.
    """

    def __init__(self, env: LiveEnv, world: World, port: int, timezone: str) -> None:
        super().__init__(
            env,
            world.channel,
            tuple(world.people.values()),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone=timezone,
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._server = _Server(self, port)
        self._turn = asyncio.Lock()
        self._people = world.people
        self._main = world.channel
        self._shown: dict[str, tuple[list[tuple[int, str | None]], datetime]] = {}

    def address(self, person: str, channel_id: int) -> str:
        """Where this person sees this channel."""
        where = "" if channel_id == self._main.id else f"/{channel_id}"
        return f"{self._origin}/#{person}{where}"

    def knows(self, key: str) -> bool:
        """Whether an address with this end leads somewhere."""
        person, _, channel_id = key.partition("/")
        return person in self._people and (not channel_id or self._channel(channel_id) is not None)

    def enter(self, key: str) -> dict[str, Any]:
        """Somebody has opened the address with this end: what they see."""
        person, _, channel_id = key.partition("/")
        self.channel = self._channel(channel_id) or self._main
        return self._page_payload(self._open_page(self._people[person].id))

    async def follow(self) -> None:
        """Publishes what happens and lets real time pass, until it is cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._publish_changes())
            tasks.create_task(self._pass_time())

    async def _publish_changes(self) -> None:
        while True:
            await asyncio.sleep(GLANCE)
            now = self.env.now()
            for page in [page for page in self._pages.values() if page is not self._python]:
                shown = self._shown.get(page.id)
                if shown is None or shown[0] != self._seen_by(page) or (now - shown[1]).total_seconds() >= MINUTE:
                    self._publish(page, reason="refresh")

    def _publish(self, page: _Page, **why: Any) -> None:
        self._advance_presentation_time()
        super()._publish(page, **why)
        self._shown[page.id] = self._seen_by(page), self.env.now()

    def _seen_by(self, page: _Page) -> list[tuple[int, str | None]]:
        """What tells whether the page shows something new: its messages, and when each was edited last."""
        messages = self.env.backend.messages.get(page.channel_id, {}).values()
        return [(message.id, message.edited_timestamp) for message in messages if message.visible_to(page.viewer.id)]

    async def _pass_time(self) -> None:
        while True:
            await asyncio.sleep(GLANCE)
            async with self._turn:
                await self.env.advance_time(0)

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            page: _Page | None = self._pages.get(context_id or "")
            if page is None:
                return await super()._action(context_id, body)
            self.channel = self._channel(page.channel_id) or self._main
            # A press on what was published a moment ago is still a press; the bot knows what to do with a stale one.
            return await super()._action(context_id, {**body, "published_revision": page.revision})

    def _initial_target(self, viewer: Any, channel_id: int) -> int | None:
        # Where no message is pointed at, the page stays at the newest.
        return None

    def _channel(self, channel_id: str | int) -> ChannelHandle | None:
        try:
            channel = self.env.backend.channels.get(int(channel_id or 0))
        except ValueError:
            return None
        return ChannelHandle(self.env, self._main.guild, channel) if channel else None


class _Server(PreviewServer):
    """Serves the page to whoever comes with a known address."""

    preview: LivePage

    def _authorized(self, request: web.Request, *, context: str | None = None) -> bool:
        key = request.headers.get("X-Simcord-Capability", "")
        self.preview.capability = key if self.preview.knows(key) else ""
        return bool(key) and bool(super()._authorized(request, context=context))

    async def _pages(self, request: web.Request) -> web.Response:
        if not self._authorized(request):
            raise web.HTTPUnauthorized
        return web.json_response(self.preview.enter(self.preview.capability), headers=self._SECURITY_HEADERS)

    async def _static(self, request: web.Request) -> web.Response:
        response: web.Response = await super()._static(request)
        if request.path == "/preview.css":
            response.text = f"{response.text}\n{STYLE}"
        elif request.path in CHANGES:
            response.text = changed(request.path, str(response.text))
        return response
