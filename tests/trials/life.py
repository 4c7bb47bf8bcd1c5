"""A life of the bot in a process of its own, which can be ended at any moment.

All lives are forked from one process that has learnt everything already (`nursery`), so that they begin soon.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from dataclasses import dataclass
from pathlib import Path

from bot import logs
from bot.app import create_app
from bot.settings import Settings
from tests.play.club import Sketchbook
from tests.wire.names import pointed_at, ready_at_once

nursery = multiprocessing.get_context("forkserver")
nursery.set_forkserver_preload([__name__, "tests.trials.arena"])


@dataclass(frozen=True, slots=True)
class Birth:
    """Where a life finds Discord and its database, and where it writes its log.

    In a `quick` one, boards are told in words beside one pixel, so that more happens until it ends.
    """

    rest: str
    gateway: str
    database: Path
    log: Path
    quick: bool


def live(birth: Birth) -> None:
    """Until somebody ends it."""
    with birth.log.open("ab") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    logs.set_up("console", "WARNING")
    with pointed_at(birth.rest, birth.gateway):
        asyncio.run(_live(birth))


async def _live(birth: Birth) -> None:
    settings = Settings(database_url=f"sqlite+aiosqlite:///{birth.database}", discord_token=None)
    app = create_app(settings, gallery=Sketchbook() if birth.quick else None)
    ready_at_once(app)
    async with app:
        await app.open()
        await app.start("life")
