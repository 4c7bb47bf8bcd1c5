"""Land that will rise or sink at the end of the round: chevrons all over it that point the way it goes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops

from images.kit.canvas import Canvas, Point
from images.kit.look import Palette
from images.kit.paint import PAINTS, Colour
from images.nerthania import plan
from images.nerthania.colours import LANDS
from images.nerthania.terrain import mask
from rules.nerthania.pieces import Direction

WIDE, HIGH = 64, 30
"""How large a chevron is."""
ACROSS, DOWN = 96, 58
"""How far it is from one to the next in a row, and from row to row."""
STROKES = 0.3, 0.16
"""How thick its edge and its line are, as shares of its width."""


def stirred(picture: Image.Image, number: int, direction: Direction, top: int, palette: Palette) -> None:
    """Lay them on an area; the map begins at this height."""
    left, upper, _, _ = plan.frame(number)
    sprite = _stirred(number, direction, palette)
    picture.paste(sprite, (plan.MARGIN + left, top + upper), sprite)


def swatch(direction: Direction, size: int, palette: Palette) -> Image.Image:
    """Two of them, one above the other, for a legend."""
    wide, high = size * 0.76, size * 0.32
    lines = [_chevron(direction, (size - wide) / 2, size * share, wide, high) for share in (0.16, 0.54)]
    return _drawn(lines, (size, size), wide, direction, palette)


@lru_cache(maxsize=128)
def _stirred(number: int, direction: Direction, palette: Palette) -> Image.Image:
    shape = mask(number)
    sprite = _drawn(_rows(direction, shape.size), shape.size, WIDE, direction, palette)
    sprite.putalpha(ImageChops.multiply(sprite.getchannel("A"), shape))
    return sprite


def _rows(direction: Direction, size: tuple[int, int]) -> list[list[Point]]:
    """Rows of them over so much room, every other row half a step aside."""
    return [
        _chevron(direction, (column - row % 2 / 2) * ACROSS, row * DOWN, WIDE, HIGH)
        for row in range(size[1] // DOWN + 1)
        for column in range(size[0] // ACROSS + 2)
    ]


def _drawn(
    lines: Sequence[list[Point]], size: tuple[int, int], wide: float, direction: Direction, palette: Palette
) -> Image.Image:
    """Chevrons of this width on a sheet: all edges below all lines."""
    canvas = Canvas(*size)
    for colour, share in zip(_colours(direction, palette), STROKES, strict=True):
        for line in lines:
            canvas.line(line, colour, wide * share)
    return canvas.done()


def _chevron(direction: Direction, x: float, y: float, wide: float, high: float) -> list[Point]:
    tip, foot = (y, y + high) if direction is Direction.RISE else (y + high, y)
    return [(x, foot), (x + wide / 2, tip), (x + wide, foot)]


def _colours(direction: Direction, palette: Palette) -> tuple[Colour, Colour]:
    """Of the edge and of the line: light ones rise, dark ones sink."""
    paint, land = PAINTS[palette], LANDS[palette]
    return (paint.rim, land.rise) if direction is Direction.RISE else (paint.outline, land.sink)
