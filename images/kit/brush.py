"""What a picture is painted and lettered with; each game adds the colours that only it has."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from images.kit.look import Palette
from images.kit.paint import PAINTS, Livery, Paint
from images.kit.text import Style, fit, put
from rules.words import Message, Said, Speaker


@dataclass(frozen=True, slots=True)
class Brush:
    """The palette, the livery of each side, and who says the words."""

    palette: Palette
    liveries: tuple[Livery, ...]
    speaker: Speaker

    @property
    def paint(self) -> Paint:
        """The colours that all games share."""
        return PAINTS[self.palette]

    def say(self, message: str, **params: Said) -> str:
        """The words of a message."""
        return self.speaker.say(Message(message, params))


def stick(picture: Image.Image, sprite: Image.Image, middle: tuple[float, float]) -> None:
    """Lay a sprite on the picture, its middle here."""
    picture.paste(sprite, (round(middle[0] - sprite.width / 2), round(middle[1] - sprite.height / 2)), sprite)


def write(
    picture: Image.Image,
    words: str,
    style: Style,
    at: tuple[float, float],
    room: int,
    anchor: str = "lm",
    least: float = 0.7,
) -> int:
    """Write a line that is made smaller, down to `least` of its size, and at last cut, to fit into `room`.

    Gives back the x at which it ends.
    """
    return put(picture, *fit(words, style, room, least), at, anchor)
