"""What a law is: a function that looks at a position, and raises BrokenLaw where it sees what must not be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from rules.game import AnyGame, Seat, State
from rules.strange import Strange


class BrokenLaw(Exception):
    """A game did what no game may do; the text says which law and what was seen."""


Law = Callable[[AnyGame, State, Random, Strange], None]


def demand(holds: bool, seen: str) -> None:
    """Raise BrokenLaw with what was seen, unless it holds."""
    if not holds:
        raise BrokenLaw(seen)


def seats(state: State) -> range:
    """All seats of this position."""
    return range(len(state.tribes))


def viewers(state: State) -> tuple[Seat | None, ...]:
    """Everybody who can look at it, the last being somebody without a seat."""
    return (*seats(state), None)


def some(items: Sequence[Any], luck: Random, most: int) -> list[Any]:
    """A few of them, in their order."""
    return [items[i] for i in sorted(luck.sample(range(len(items)), min(most, len(items))))]
