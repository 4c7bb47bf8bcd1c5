"""An attack with a Mammoth Guard, and who stands before it."""

from __future__ import annotations

from rules.shared_worlds.actions import Block, Intercept
from rules.shared_worlds.table import SharedWorldsState
from tests.rules.shared_worlds.table import (
    at,
    attack,
    side,
    table,
)


def guard(**blue: str) -> SharedWorldsState:
    """Red attacks blue with an armed Mammoth Guard from the left lane."""
    state = table(red=side(left="combat mammoth_guard power=4"), blue=side(**blue))
    attack(state, "left")
    return state


def block(state: SharedWorldsState, mine: str = "left", theirs: str = "left") -> Block:
    return Block(at(state, "blue", mine), at(state, "red", theirs))


def intercept(state: SharedWorldsState, mine: str, theirs: str = "left") -> Intercept:
    return Intercept(at(state, "blue", mine), at(state, "red", theirs))
