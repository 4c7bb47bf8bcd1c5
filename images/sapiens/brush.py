"""What a picture of Sapiens is painted with."""

from __future__ import annotations

from PIL import Image

from images.kit import brush
from images.kit.text import Style
from images.sapiens.colours import LANDS, Land
from images.sapiens.plan import READABLE


class Brush(brush.Brush):
    """With the colours of the valley."""

    __slots__ = ()

    @property
    def land(self) -> Land:
        """The colours of this game."""
        return LANDS[self.palette]


def write_readably(picture: Image.Image, words: str, style: Style, at: tuple[float, float], room: int) -> int:
    """Write a line that fits into `room`: made smaller as long as a phone can show it, then cut.

    Gives back the x at which it ends.
    """
    return brush.write(picture, words, style, at, room, least=READABLE / style.size)
