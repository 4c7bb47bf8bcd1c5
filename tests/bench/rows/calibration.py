"""Computer players among themselves: whether a game always comes to its end, and comes out as its rulings expect.

All cores play. A game is the same on every machine: its number is its dice seed.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import repeat
from multiprocessing import get_context
from random import Random
from typing import Any

from rules import games
from rules.dice import Dice
from rules.fuzz import ENDLESS
from tests.bench.calibrations import calibrations
from tests.bench.figure import Figure

CHUNK = 10
"""So many games are handed to a process at a time."""


def figures() -> Iterator[Figure]:
    """For each game with a calibration and each number of players: games without an end, then the game's own."""
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for key, calibration in calibrations().items():
            for seats, options in (*((seats, {}) for seats in games()[key].seats), *calibration.also):
                begun = time.monotonic()
                numbers = range(calibration.games)
                played = pool.map(play, repeat(key), repeat(seats), repeat(options), numbers, chunksize=CHUNK)
                ended = [note for note in played if note is not None]
                detail = {"games": calibration.games, "seconds": round(time.monotonic() - begun)}
                stuck = calibration.games - len(ended)
                at = ", ".join([f"{key} with {seats}", *(f"{name}={value}" for name, value in options.items())])
                yield Figure(f"{at}: games that got stuck", stuck, "≤ 0", detail=detail)
                yield from calibration.figures(seats, ended)


def play(key: str, seats: int, options: Mapping[str, Any], number: int) -> Any | None:
    """What the calibration remembers of this game among computer players; None if it does not come to its end."""
    game, seed = games()[key], f"calibration/{seats}/{number}"
    state = game.setup(Random(seed).sample(game.tribes, seats), game.options(**options), Dice(seed))
    calibration, seen = calibrations()[key], set[str]()
    for _ in range(ENDLESS):
        asked = game.awaited(state)
        if not asked:
            noted = calibration.note(state)
            return noted if calibration.watch is None else replace(noted, seen=frozenset(seen - {""}))
        action = game.stand_in(state, asked[0].seat)
        if calibration.watch is not None:
            seen.add(calibration.watch(state, action))
        game.apply(state, asked[0].seat, action)
    return None
