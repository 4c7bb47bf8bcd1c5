"""Dice, seen from above: the face that lies on top, with its number."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.kit.canvas import Canvas, regular
from images.kit.paint import Colour
from images.kit.text import Style, put


@lru_cache(maxsize=128)
def die(number: int, corners: int, size: int, face: Colour, edge: Colour, shade: Colour) -> Image.Image:
    """The upper face of a die with 3 (d4, d8, d20), 4 (d6) or 5 corners (d12); a little higher than wide."""
    thick = size * 0.06
    canvas = Canvas(size, size + round(thick) + 2)
    middle = (size / 2, size / 2)
    turn = -45.0 if corners == 4 else -90.0
    canvas.polygon(regular((middle[0], middle[1] + thick), corners, size / 2 - 1, turn), shade)
    canvas.polygon(regular(middle, corners, size / 2 - 1, turn), edge)
    canvas.polygon(regular(middle, corners, size / 2 - 1 - thick, turn), face)
    sprite = canvas.done()
    put(sprite, str(number), Style(round(size * 0.53), edge), (middle[0], middle[1] + size * 0.03), "mm")
    return sprite
