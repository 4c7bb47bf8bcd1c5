"""The bot in a process of its own, so that it alone is measured: `python -m tests.bench.lonely REST GATEWAY DATABASE`.

SIGUSR1 begins the measurement, SIGTERM ends it and the process, which then prints the worst stall of its event loop.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import time

from bot import logs
from bot.__main__ import _run
from bot.settings import Settings
from tests.wire.names import pointed_at

GLANCE = 0.005
"""Seconds between two looks at whether the event loop is late."""


async def _live(database_url: str) -> None:
    late = [0.0]
    life = asyncio.create_task(_run(Settings(database_url=database_url), "lonely"))
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, late.clear)
    while not life.done():
        begun = time.monotonic()
        await asyncio.sleep(GLANCE)
        late.append(time.monotonic() - begun - GLANCE)
    await life
    print(max(late))


if __name__ == "__main__":
    logs.set_up("console", "WARNING")
    with pointed_at(*sys.argv[1:3]):
        asyncio.run(_live(sys.argv[3]))
