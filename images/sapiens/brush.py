"""What a picture of Sapiens is painted with."""

from __future__ import annotations

from images.kit import brush
from images.sapiens.colours import LANDS, Land


class Brush(brush.Brush):
    """With the colours of the valley."""

    __slots__ = ()

    @property
    def land(self) -> Land:
        """The colours of this game."""
        return LANDS[self.palette]
