"""`python -m bot.playground`: starts the bot in a simulated Discord and says where to play."""

from __future__ import annotations

import argparse
import asyncio
import re
import signal
import sys
from collections.abc import Mapping
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import simcord

from bot import logs
from bot.app import Elder
from bot.errors import Unusable
from bot.playground.live import LiveEnv, LivePage
from bot.playground.world import PEOPLE, World, furnish, local_timezone
from bot.settings import Settings
from bot.store.alone import alone

NAMES = {"en-US": "English", "de": "deutsch"}
HIGHEST_PORT = 65535
UNUSABLE = 2
"""The exit code where somebody has to change something first."""


class Host(Elder):
    """The bot as it is everywhere. But no message survives here, so after a start the tables are shown again; and the
    page shows commands in English to everybody.
    """

    commands_in = "en"

    async def on_ready(self) -> None:
        """Take up what is left from before, and show it."""
        await super().on_ready()
        await self.herald.show_again()


def main() -> int:
    """Run until Ctrl-C. Returns the exit code."""
    told = argparse.ArgumentParser(prog="python -m bot.playground", description=__doc__)
    told.add_argument("--port", type=_port, default=8765, help="of the page; 0 takes any that is free (default 8765)")
    told.add_argument("--data", type=Path, default=Path("data/playground"), help="the folder where tables are kept")
    told.add_argument("--language", choices=tuple(NAMES), default="en-US", help="what the simulated server speaks")
    asked = told.parse_args()
    logs.set_up("console", "WARNING")
    try:
        database_url = f"sqlite+aiosqlite:///{asked.data / 'elder.db'}"
        with alone(database_url):
            asyncio.run(_run(database_url, asked.port, asked.data, asked.language))
    except Unusable as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    except asyncio.CancelledError:
        print("\nGood night. `make play` goes on where you stopped.")
    return 0


def _port(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,5}", text) or int(text) > HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"there is no port {text!r}; there are 0 to {HIGHEST_PORT}")
    return int(text)


async def _run(database_url: str, port: int, data: Path, language: str) -> None:
    running = asyncio.current_task()
    assert running is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, running.cancel)
    app = Host(Settings(discord_token=None, database_url=database_url))
    env = LiveEnv(app)
    world = furnish(env, language, data / "threads.json")
    env.clock.running = True
    try:
        await app.open()
        await env.start()
        await _show(env, world, port)
    finally:
        await app.close()
        await env.shutdown()


async def _show(env: LiveEnv, world: World, port: int) -> None:
    async with AsyncExitStack() as stack:
        page = LivePage(env, world, port, local_timezone())
        try:
            await stack.enter_async_context(page)
        except simcord.SetupError as error:
            raise Unusable(f"Port {port} is taken. Choose another: make play PORT=9000") from error
        print("Elder is ready. Everybody has a page of their own; on one of them, type /game new.\n")
        _addresses(page, world.channel.id, f"The channel #{world.channel.name}")
        for thread_id, name in world.threads.items():
            _addresses(page, thread_id, f"The thread {name}")
        print("Ctrl-C stops; the tables are kept.", flush=True)
        env.backend.subscribers.append(partial(_announce, page))
        await page.follow()


def _addresses(page: LivePage, channel_id: int, title: str) -> None:
    print(f"{title}:")
    for person, locale in PEOPLE.items():
        print(f"  {person.capitalize():6} {page.address(person, channel_id)}   {NAMES[locale]}")
    print(flush=True)


def _announce(page: LivePage, event: str, payload: Mapping[str, Any]) -> None:
    if event == "THREAD_CREATE":
        _addresses(page, int(payload["id"]), f"Another table, in the thread {payload['name']}")


if __name__ == "__main__":
    sys.exit(main())
