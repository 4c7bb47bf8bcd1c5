"""What a picture is painted and lettered with."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from images.kit.look import Look, Palette
from images.kit.paint import PAINTS, Livery, Paint
from images.kit.saying import speaker
from images.kit.text import Style, fit, put
from images.shared_worlds.colours import GROUNDS, Ground
from rules.game import View
from rules.words import Message, Said, Speaker

WORDS = ("rules.shared_worlds", "images", "images.shared_worlds")
CARD_WORDS = ("rules.shared_worlds.cards", "images.shared_worlds")
"""What is needed to say all that is printed on a card."""


@dataclass(frozen=True, slots=True)
class Brush:
    """The palette, each seat's livery, and who says the words."""

    palette: Palette
    liveries: tuple[Livery, ...]
    speaker: Speaker

    @property
    def paint(self) -> Paint:
        """The colours that all games share."""
        return PAINTS[self.palette]

    @property
    def ground(self) -> Ground:
        """The colours of this game."""
        return GROUNDS[self.palette]

    def say(self, message: str, **params: Said) -> str:
        """The words of a message."""
        return self.speaker.say(Message(message, params))

    def sentence(self, what: Said) -> str:
        """The words with a capital letter."""
        words = self.speaker.say(what)
        return words[:1].upper() + words[1:]


def brush_for(view: View, look: Look) -> Brush:
    """What the picture of a position is made with."""
    liveries = PAINTS[look.palette].liveries
    return Brush(look.palette, tuple(liveries[tribe] for tribe in view.tribes), speaker(view, look, WORDS))


def brush_alone(look: Look) -> Brush:
    """What a picture without a position is made with."""
    return Brush(look.palette, (), Speaker(look.locale, CARD_WORDS))


def stick(picture: Image.Image, sprite: Image.Image, middle: tuple[float, float]) -> None:
    """Lay a sprite on the picture, its middle here."""
    picture.paste(sprite, (round(middle[0] - sprite.width / 2), round(middle[1] - sprite.height / 2)), sprite)


def write(
    picture: Image.Image, words: str, style: Style, at: tuple[float, float], room: int, anchor: str = "lm"
) -> int:
    """Write a line that is made smaller, and at last cut, to fit into `room`. Gives back the x at which it ends."""
    return put(picture, *fit(words, style, room), at, anchor)
