"""Random games with restarts: whoever the game begins to wait for is called, once."""

from __future__ import annotations

import contextlib
import io
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.gallery import Board, Gallery, Task
from bot.table import Phase
from images.kit.look import Look, Picture, Words
from rules import games
from rules.game import View
from tests.bot.stage import WEBP
from tests.play.club import Club, opened
from tests.trials.brief import BRIEF
from tests.trials.shared import shared

RESTARTS = 0.01
"""So often the bot starts anew after an action, before or after it has told the channel."""
SAYINGS = 0.03
"""So often somebody says once for all how to answer small questions."""
PATIENCE = 0.8
"""So often a question that was left to Elder is left to Elder, and nobody is faster."""
EVENING = 12
"""So many games are played in one club, one after the other."""


class Curtain(Gallery):
    """Shows the same of every board: whom a message calls does not hang on what is seen in it."""

    async def _shown(self, task: Task, game: str, what: View | str, look: Look) -> Board:
        return Board(Words("the board", ("the board",)), Picture(WEBP, 1, 1))

    async def cover(self, game: str, locale: str) -> Board | None:
        return Board(Words("the box", ("the box",)), Picture(WEBP, 1, 1))


@dataclass(frozen=True, slots=True)
class Evening:
    """Some games of a trial with this seed, by their numbers."""

    seed: str
    games: range


async def count(often: int, seed: str) -> str:
    """So many games, each game in its turn. Returns what was done, in a line."""
    begun = time.monotonic()
    evenings = [Evening(seed, range(first, min(first + EVENING, often))) for first in range(0, often, EVENING)]
    done = sum(await shared(_evening, evenings), Counter[str]())
    assert done["games"] == often
    what = ", ".join(f"{number} {name}" for name, number in sorted(done.items()))
    return f"{what}, exactly one call for each turn and player, {time.monotonic() - begun:.0f} s"


async def _evening(evening: Evening) -> Counter[str]:
    """What was done, by name."""
    done, keys = Counter[str](), list(games())
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()) as log:
        async with opened(Path(folder) / "elder.db", Curtain) as club:
            for played, number in enumerate(evening.games, 1):
                game, luck = games()[keys[number % len(keys)]], Random(f"{evening.seed}/{number}")
                await club.begun(game.key, luck.choice(game.seats), options=BRIEF[game.key])
                done += await _play(club, luck)
                wrong = f"game {number}, {game.key}: called {club.called}, owed {club.owed}"
                assert club.called == club.owed, wrong
                # Each game leaves the message of its result, with its buttons, and no other.
                assert len(club.live) == played, (
                    f"game {number}, {game.key}: {len(club.live) - played} messages too many"
                )
            done["calls"] = club.called.total()
    assert "[error" not in log.getvalue(), log.getvalue()
    return done


async def _play(club: Club, luck: Random) -> Counter[str]:
    """To the end. Nobody acts while somebody who is awaited has not been called yet."""
    done = Counter(games=1)
    while (await club.last_table()).phase is Phase.PLAYING:
        if luck.random() < SAYINGS:
            await club.say_answer(luck)
            done["standing answers"] += 1
        if club.table.hushed and luck.random() < PATIENCE:
            await club.let_elder_look()
            done["questions left to Elder"] += 1
        else:
            await club.step(luck)
            done["actions"] += 1
        if luck.random() < RESTARTS:
            await club.restart()
            done["restarts"] += 1
        if club.called != club.owed:
            await club.quiet()
    await club.quiet()
    return done
