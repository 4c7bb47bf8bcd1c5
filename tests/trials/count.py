"""Random games with restarts: whoever the game begins to wait for is called, once."""

from __future__ import annotations

import contextlib
import io
import tempfile
import time
from pathlib import Path
from random import Random

from bot.table import Phase
from rules import games
from tests.play.club import Club, opened
from tests.play.short import SHORT

RESTARTS = 0.03
"""So often the bot starts anew after an action, before or after it has told the channel."""


async def count(often: int, seed: str) -> str:
    """So many games, one game after the other. Returns what was done, in a line."""
    begun, calls, luck = time.monotonic(), 0, Random(seed)
    keys = list(games())
    for number in range(often):
        game = games()[keys[number % len(keys)]]
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
            async with opened(Path(folder) / "elder.db") as club:
                await club.begun(game.key, luck.choice(game.seats), options=SHORT[game.key])
                await _play(club, luck)
                assert club.called == club.owed, f"{game.key}: called {club.called}, owed {club.owed}"
                calls += sum(club.called.values())
    return f"{often} games, {calls} calls, exactly one for each turn, {time.monotonic() - begun:.0f} s"


async def _play(club: Club, luck: Random) -> None:
    while (await club.last_table()).phase is Phase.PLAYING:
        await club.step(luck)
        if luck.random() < RESTARTS:
            await club.restart()
        await club.quiet()
