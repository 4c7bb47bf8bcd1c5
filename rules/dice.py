"""Fair dice: a seeded, counted source that anyone can check.

Throw number n of a seed is SHA-256 of `seed/n/try`, so the same seed gives the same game on every Python and every
machine, and a saved position needs only the seed and the count. The seed's own hash is published when a game starts
and the seed when it ends: with both, every throw can be recomputed by hand.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

_SPAN = 1 << 64


class DiceRunOut(Exception):
    """A scripted game asked for more throws than its script holds."""


class NoSuchFace(Exception):
    """A script names a face that the die thrown does not have."""


@dataclass(slots=True)
class Dice:
    """The only chance in a game. `count` throws of `seed` have been made; a `script`, where given, goes first."""

    seed: str
    count: int = 0
    script: tuple[int, ...] | None = None

    def roll(self, sides: int) -> int:
        """A throw of a die with the faces 1 to `sides`. Raises DiceRunOut or NoSuchFace in a scripted game."""
        return self.below(sides) + 1

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely. A script gives the faces, that is this plus 1."""
        number = self.count
        thrown = _uniform(self.seed, number, bound) if self.script is None else self._scripted(number, bound) - 1
        self.count += 1
        return thrown

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a random order (Fisher-Yates, from the last place to the first)."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def _scripted(self, number: int, sides: int) -> int:
        assert self.script is not None
        if number >= len(self.script):
            raise DiceRunOut(f"throw {number + 1} is not in the script of {len(self.script)}")
        face = self.script[number]
        if not 1 <= face <= sides:
            raise NoSuchFace(f"throw {number + 1} of the script is {face}, but the die has {sides} sides")
        return face


def scripted(*faces: int) -> Dice:
    """Dice that show these faces (1-based) in this order, for tests and set-up positions."""
    return Dice(seed="", script=faces)


def commitment(seed: str) -> str:
    """The SHA-256 of a seed in hex, published before the first throw."""
    return hashlib.sha256(seed.encode()).hexdigest()


def _uniform(seed: str, number: int, bound: int) -> int:
    """A number below `bound` without bias: hashes beyond the last whole multiple of `bound` are thrown again."""
    limit = _SPAN - _SPAN % bound
    attempt = 0
    while True:
        digest = hashlib.sha256(f"{seed}/{number}/{attempt}".encode()).digest()
        value = int.from_bytes(digest[:8], "big")
        if value < limit:
            return value % bound
        attempt += 1
