"""What every verb of a card is made of, and what a name in it can stand for. Handbook 12."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from rules.shared_worlds.cards.terms import Written


class Kind(StrEnum):
    """What a name in an effect can stand for."""

    PLAYER = "player"
    UNIT = "unit"
    UNITS = "units"
    BUILDING = "building"


Player = Annotated[str, Kind.PLAYER]
Unit = Annotated[str, Kind.UNIT]
Building = Annotated[str, Kind.BUILDING]
Units = Annotated[str, Kind.UNIT, Kind.UNITS]
"""One unit, or a group of them."""
UnitsOrPlayer = Annotated[str, Kind.UNIT, Kind.UNITS, Kind.PLAYER]
UnitsOrBuilding = Annotated[str, Kind.UNIT, Kind.UNITS, Kind.BUILDING]


@dataclass(frozen=True, slots=True)
class Verb(Written):
    """What all verbs have in common.

    A text that names a player, a unit or a building is the name of a choice of the same ability or a fixed name of
    `terms`; which of these fit is said by the type of the field.
    """
