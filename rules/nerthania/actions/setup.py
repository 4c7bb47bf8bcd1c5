"""Before the first round: the world, the first settlements, the goal markers."""

from __future__ import annotations

from rules.game import Action
from rules.value import value


@value
class SetUp(Action):
    """What is done only while the world is set up."""

    group = "setup"


@value
class Shape(SetUp):
    """Set up, where the players build the world: this area becomes water, or later a mountain."""

    area: int


@value
class Found(SetUp):
    """Set up: place the headquarters and some warriors in an area."""

    area: int
    warriors: int


@value
class Settle(SetUp):
    """Set up: place some warriors in another area."""

    area: int
    warriors: int


@value
class PlaceMarker(SetUp):
    """Set up: place somebody else's goal marker."""

    area: int


SETTING_UP: tuple[type[Action], ...] = (
    Shape,
    Found,
    Settle,
    PlaceMarker,
)
