"""What the tests of abilities share: which ability a test shows, and how strong a unit is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rules.shared_worlds import values
from rules.shared_worlds.actions import (
    Block,
)
from rules.shared_worlds.table import SharedWorldsState
from tests.rules.shared_worlds.table import (
    at,
    there,
)

SHOWN: set[tuple[str, str, int]] = set()

T = TypeVar("T")


def shows(*abilities: str) -> Callable[[T], T]:
    """This test shows these abilities: `oru combat 0`."""
    for ability in abilities:
        card, half, number = ability.split()
        SHOWN.add((card, half, int(number)))
    return lambda test: test


def power(state: SharedWorldsState, name: str, lane: str) -> int:
    return values.power(state, state.tribes.index(name), there(state, name, lane))


def max_power(state: SharedWorldsState, name: str, lane: str) -> int:
    return values.max_power(state, state.tribes.index(name), there(state, name, lane))


def block(state: SharedWorldsState, mine: str, theirs: str) -> Block:
    return Block(at(state, "blue", mine), at(state, "red", theirs))
