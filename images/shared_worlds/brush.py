"""What a picture of Shared Worlds is painted with."""

from __future__ import annotations

from PIL import Image

from images.kit import brush
from images.kit.look import Look
from images.kit.paint import PAINTS
from images.kit.saying import speaker
from images.kit.text import Style
from images.shared_worlds.colours import GROUNDS, Ground
from images.shared_worlds.plan import READABLE
from rules.game import View
from rules.words import Said, Speaker

WORDS = ("rules.shared_worlds", "images", "images.shared_worlds")
CARD_WORDS = ("rules.shared_worlds.cards", "images.shared_worlds")
"""What is needed to say all that is printed on a card."""


class Brush(brush.Brush):
    """With the colours of the peoples."""

    __slots__ = ()

    @property
    def ground(self) -> Ground:
        """The colours of this game."""
        return GROUNDS[self.palette]

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


def write_readably(picture: Image.Image, words: str, style: Style, at: tuple[float, float], room: int) -> None:
    """Write a line that fits into `room`: made smaller as long as a phone can show it, then cut."""
    brush.write(picture, words, style, at, room, least=READABLE / style.size)
