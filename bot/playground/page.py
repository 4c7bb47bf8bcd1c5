"""SimCord's preview page, alive: it follows the bot by itself, and everybody has an address of their own.

The page already asks its server twice a second for what is new. What is added here: the server publishes whatever
happens as soon as it happens, real time passes in the simulated world, and what several people do at the same moment
is done one after the other instead of being refused.

All that we use of SimCord without its promise is in this file, and checked when it is imported.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib import resources
from typing import Any

from aiohttp import web
from simcord.builders import ChannelHandle
from simcord.preview import Preview
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.playground.world import World

STYLE = resources.files(__package__).joinpath("page.css").read_text(encoding="utf-8")
GLANCE = 0.25
"""Seconds between two looks at whether something has happened."""
MINUTE = 60.0
"""Seconds after which a quiet page is published anew, because it says how long ago things were."""

for owner, names in (
    (Preview, ("_action", "_advance_presentation_time", "_initial_target", "_open_page", "_publish_message_pages")),
    (PreviewServer, ("_SECURITY_HEADERS", "_authorized", "_pages", "_static")),
):
    if missing := [name for name in names if not hasattr(owner, name)]:
        raise ImportError(f"this simcord has no {owner.__name__}.{missing[0]}; the playground needs simcord 3.2")


class LivePage(Preview):
    """The channels of one simulated guild in the browser.

    An address ends in `#anna`, the key of a person, or in `#anna/` and the id of another channel.
    """

    def __init__(self, world: World, port: int, timezone: str) -> None:
        super().__init__(
            world.env,
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
        seen, quiet = 0, 0.0
        while True:
            await asyncio.sleep(GLANCE)
            happened, quiet = len(self.env.backend.transcript), quiet + GLANCE
            if happened != seen or quiet >= MINUTE:
                seen, quiet = happened, 0.0
                self._advance_presentation_time()
                self._publish_message_pages(reason="refresh")

    async def _pass_time(self) -> None:
        while True:
            await asyncio.sleep(GLANCE)
            async with self._turn:
                passed = (datetime.now(UTC) - self.env.now()).total_seconds()
                try:
                    await self.env.advance_time(max(0.0, passed))
                except TimeoutError as slow:
                    logging.getLogger(__name__).warning("the bot is still busy: %s", slow)

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            page: _Page | None = self._pages.get(context_id or "")
            if page is None:
                return await super()._action(context_id, body)
            self.channel = self._channel(page.channel_id) or self._main
            # A press on what was published a moment ago is still a press; the bot knows what to do with a stale one.
            return await super()._action(context_id, {**body, "published_revision": page.revision})

    def _initial_target(self, viewer: Any, channel_id: int) -> int | None:
        # Without a message to point at, the page stays at the newest, as Discord does.
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
        return response
