"""Before the first round: the world, the first settlements, the goal markers."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Action


@dataclass(frozen=True, slots=True)
class SetUp(Action):
    """What is done only while the world is set up."""

    group = "setup"


@dataclass(frozen=True, slots=True)
class Shape(SetUp):
    """Set up, where the players build the world: this area becomes water, or later a mountain."""

    area: int


@dataclass(frozen=True, slots=True)
class Found(SetUp):
    """Set up: place the headquarters and some warriors in an area."""

    area: int
    warriors: int


@dataclass(frozen=True, slots=True)
class Settle(SetUp):
    """Set up: place some warriors in another area."""

    area: int
    warriors: int


@dataclass(frozen=True, slots=True)
class PlaceMarker(SetUp):
    """Set up: place somebody else's goal marker."""

    area: int


SETTING_UP: tuple[type[Action], ...] = (
    Shape,
    Found,
    Settle,
    PlaceMarker,
)
