"""Secret choices on the way through whole games: whoever does not make them is sent the same, whatever was chosen."""

from __future__ import annotations

import contextlib
import io
import itertools
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from rules import games
from tests.play.moments import alike, moments
from tests.play.overhearing import nothing_leaks

APART = 7
"""So many moments of a game are passed over before the next is looked at."""


@dataclass(frozen=True)
class Note:
    """What was written down."""

    out: str


@dataclass
class Pad:
    """Where the bot writes its log meanwhile."""

    sheet: io.StringIO = field(default_factory=io.StringIO)

    def readouterr(self) -> Note:
        """What was written since the last time."""
        written = self.sheet.getvalue()
        self.sheet.seek(0)
        self.sheet.truncate()
        return Note(written)


async def leak(often: int, seed: str) -> str:
    """So many secret choices of every game with every number of seats. Returns what was done, in a line."""
    begun, listened = time.monotonic(), 0
    for game in games().values():
        for seats in game.seats:
            found = itertools.islice(moments(game, seats, alike), 0, None, APART)
            for moment in itertools.islice(found, often):
                pad = Pad()
                with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(pad.sheet):
                    await nothing_leaks(Path(folder), moment, pad)
                listened += 1
    return f"{listened} secret choices, none of them told to others, {time.monotonic() - begun:.0f} s"
