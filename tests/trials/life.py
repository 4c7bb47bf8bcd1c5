"""A life of the bot in a process of its own: `python -m tests.trials.life REST GATEWAY DATABASE quick|drawn`.

In a quick one, boards are told in words beside one pixel, so that more happens until it ends.
"""

from __future__ import annotations

import asyncio
import sys

from bot import logs
from bot.app import create_app
from bot.settings import Settings
from tests.play.club import Sketchbook
from tests.wire.names import pointed_at, ready_at_once


async def _live(database_url: str, gallery: Sketchbook | None) -> None:
    app = create_app(Settings(database_url=database_url, discord_token=None), gallery=gallery)
    ready_at_once(app)
    async with app:
        await app.open()
        await app.start("life")


if __name__ == "__main__":
    logs.set_up("console", "WARNING")
    with pointed_at(*sys.argv[1:3]):
        asyncio.run(_live(sys.argv[3], Sketchbook() if sys.argv[4] == "quick" else None))
