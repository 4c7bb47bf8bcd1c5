"""A whole position of Shared Worlds: what lies on the table, and what is waited for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Annotated

from pydantic import Field

from rules.dice import Dice
from rules.shared_worlds import verbs_on_table, verbs_on_units
from rules.shared_worlds.acting import Acting, Mustering
from rules.shared_worlds.attacking import Attacking
from rules.shared_worlds.blocking import Blocking, Intercepting
from rules.shared_worlds.combat import Combat
from rules.shared_worlds.cubing import Cubing
from rules.shared_worlds.deciding import Choosing, PuttingAway, Trading
from rules.shared_worlds.dying import ZeroLife
from rules.shared_worlds.giving import Giving, Removing
from rules.shared_worlds.looking import Arranging, Looking
from rules.shared_worlds.moving import Moving
from rules.shared_worlds.offering import Offering
from rules.shared_worlds.options import SharedWorldsOptions
from rules.shared_worlds.resolving import Resolving
from rules.shared_worlds.setup import Picking, lay_table
from rules.shared_worlds.state import Position
from rules.shared_worlds.triggers import Triggering
from rules.shared_worlds.turn import Turn
from rules.shared_worlds.windows import Window

VERBS = (verbs_on_table, verbs_on_units)
"""What fills the interpreter with verbs."""

AnyStep = Annotated[
    Picking
    | Turn
    | PuttingAway
    | Choosing
    | Mustering
    | Acting
    | Combat
    | Attacking
    | Blocking
    | Intercepting
    | Window
    | ZeroLife
    | Resolving
    | Triggering
    | Offering
    | Cubing
    | Giving
    | Removing
    | Looking
    | Arranging
    | Moving
    | Trading,
    Field(discriminator="step"),
]


@dataclass(slots=True)
class SharedWorldsState(Position):
    """A position of Shared Worlds."""

    steps: list[AnyStep]


def setup(tribes: Sequence[str], options: SharedWorldsOptions, dice: Dice) -> SharedWorldsState:
    """A new game. Raises UnfitTable."""
    laid = lay_table(tribes, options, dice)
    return SharedWorldsState(**{field.name: getattr(laid, field.name) for field in fields(laid)})
