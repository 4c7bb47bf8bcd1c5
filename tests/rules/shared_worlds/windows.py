"""A combat that red announces, and what blue may say to it."""

from __future__ import annotations

from rules.shared_worlds.actions import Fight, Pass
from rules.shared_worlds.pieces import Passing
from rules.shared_worlds.table import SharedWorldsState
from tests.rules.shared_worlds.table import does, side, table

ONCE = Pass(Passing.ONCE)


def fight(blue_hand: str = "cub", cubes: str = "leather_workshop 1 stone_mine 1", **blue: object) -> SharedWorldsState:
    """Red announces a combat with an armed Cub in the left lane."""
    state = table(red=side(left="combat cub power=2"), blue=side(cubes, hand=blue_hand, **blue))
    does(state, Fight())
    return state
