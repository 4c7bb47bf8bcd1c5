"""How games among computer players come out, next to what the rulings of a game expect.

A game that has such an expectation has a module of its name here, with its `CALIBRATION`; the row `calibration` finds
it, plays the games and prints its figures.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.bench.figure import Figure


@dataclass(frozen=True, slots=True)
class Calibration:
    """How many games are played for each number of players, and what is looked at."""

    games: int
    note: Callable[[Any], Any]
    """What is remembered of a state in which the game is over; it must be fit to be sent between processes."""
    figures: Callable[[int, Sequence[Any]], Iterator[Figure]]
    """The figures for this number of players, from what was remembered of each game."""
    also: Sequence[tuple[int, Mapping[str, Any]]] = ()
    """Further tables: so many players, with what differs from the default options."""
    watch: Callable[[Any, Any], str] | None = None
    """What an action, about to be played in a state, uses of the game's material ("": nothing). What is remembered of
    the game is then a dataclass, whose field `seen` takes all of these."""


def calibrations() -> Mapping[str, Calibration]:
    """The calibration of each game that has one."""
    keys = sorted(module.name for module in pkgutil.iter_modules(__path__))
    return {key: importlib.import_module(f"{__name__}.{key}").CALIBRATION for key in keys}
