"""What a table of Nerthania may choose (rulebook 8 and Game Setup). The first value is the default."""

from __future__ import annotations

from typing import Literal

from rules.game import Options
from rules.value import value


@value
class NerthaniaOptions(Options):
    """The options of the ruling sheet."""

    boundaries: Literal["connected", "closed"] = "connected"
    """Whether the opposite edges of the map touch."""
    mountains_stop: bool = False
    """Whether units stop on the first mountain they enter."""
    length: Literal["normal", "long"] = "normal"
    fast_start: bool = False
    """Whether everybody begins with a level 1 building and three of its units."""
    terraforming: Literal["random", "sink", "none"] = "random"
    """Announced terraformings: by the cards, always sinking, or none at all."""
    teams: bool = False
    """Two against two, without goals: the first and third seat against the second and fourth."""
    world: Literal["drawn", "built"] = "drawn"
    """Whether the cards make the world, or the players, who choose water and mountains in turn."""
    first_game_silver: bool = False
    """Whether the silver lies as the map shows it, the fives apart, in place of a random deal."""


ROUNDS = {"normal": {2: 8, 3: 9, 4: 6}, "long": {2: 12, 3: 12, 4: 8}}
"""Rounds by length and number of seats; the long game of two is a house ruling."""
