"""Sheets of parchment to write on, and rows of small pieces on them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random

from PIL import Image

from images.kit.canvas import Canvas, shaded
from images.kit.paint import Colour, Paint

SHADE = 12
"""Room around a sheet for its shadow."""


@lru_cache(maxsize=32)
def sheet(width: int, height: int, paint: Paint, edge: Colour | None = None) -> Image.Image:
    """A sheet with its shadow, `SHADE` larger on every side; with an `edge` it is framed in that colour."""
    canvas = Canvas(width + 2 * SHADE, height + 2 * SHADE)
    box = (SHADE, SHADE, SHADE + width, SHADE + height)
    if edge is None:
        canvas.rounded(box, 18, paint.parchment_edge)
        canvas.rounded((box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 4), 16, paint.parchment)
    else:
        canvas.rounded(box, 18, paint.outline)
        canvas.rounded((box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3), 16, edge)
        canvas.rounded((box[0] + 12, box[1] + 12, box[2] - 12, box[3] - 12), 9, paint.parchment)
    _fibres(canvas, width, height, paint)
    return shaded(canvas.done(), 4, 4, 0.6)


def lay_sheet(picture: Image.Image, box: tuple[int, int, int, int], paint: Paint, edge: Colour | None = None) -> None:
    """Lay a sheet on the picture so that it fills this box."""
    left, top, right, bottom = box
    sprite = sheet(right - left, bottom - top, paint, edge)
    picture.paste(sprite, (left - SHADE, top - SHADE), sprite)


def lay_row(picture: Image.Image, sprites: Iterable[Image.Image], at: tuple[int, int], step: int) -> int:
    """Sprites side by side, their middles on this height, `step` apart. Gives back the x behind the last."""
    x, y = at
    for sprite in sprites:
        picture.paste(sprite, (x + (step - sprite.width) // 2, y - sprite.height // 2), sprite)
        x += step
    return x


def _fibres(canvas: Canvas, width: int, height: int, paint: Paint) -> None:
    random = Random(f"{width}x{height}")
    for _ in range(width * height // 9000):
        x, y = SHADE + random.uniform(24, width - 60), SHADE + random.uniform(20, height - 20)
        canvas.line([(x, y), (x + random.uniform(8, 26), y + random.uniform(-3, 3))], paint.parchment_deep, 1.5)
