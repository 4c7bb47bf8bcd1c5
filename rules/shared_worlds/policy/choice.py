"""Choosing among legal actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from rules.game import Action, Seat
from rules.shared_worlds.actions import (
    Choose,
    Done,
)
from rules.shared_worlds.pieces import Face
from rules.shared_worlds.state import Position

DONE = Done()
A = TypeVar("A", bound=Action)


def of_type(legal: Sequence[Action], kind: type[A]) -> list[A]:
    """The actions of this kind."""
    return [action for action in legal if isinstance(action, kind)]


def fewest(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """The building with the fewest cubes; to give one away, the one with the most."""
    taking = step.step == "cubing" and step.task in ("borrow", "lend")
    buildings = {place.building: place.cubes for player in state.players for place in player.places}

    def cubes_on(action: Action) -> int:
        """The cubes there."""
        face = action.target if isinstance(action, Choose) else getattr(action, "building", None)
        number = buildings[face.id] if isinstance(face, Face) else 99
        return -number if taking else number

    return min((action for action in legal if not isinstance(action, Done)), key=cubes_on)
