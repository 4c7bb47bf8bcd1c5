"""The shapes that tell sides apart without colour."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.kit.canvas import Canvas, Point, star
from images.kit.paint import Colour, Livery, Mark, Paint


def draw_mark(canvas: Canvas, mark: Mark, centre: Point, size: float, colour: Colour) -> None:
    """The mark in a square of `size` around this point; all marks look about equally heavy."""
    x, y = centre
    half = size / 2
    if mark == "disc":
        canvas.disc(centre, half * 0.8, colour)
    elif mark == "diamond":
        canvas.polygon([(x, y - half), (x + half * 0.82, y), (x, y + half), (x - half * 0.82, y)], colour)
    elif mark == "triangle":
        canvas.polygon(
            [(x, y - half * 0.9), (x + half * 0.98, y + half * 0.78), (x - half * 0.98, y + half * 0.78)], colour
        )
    else:
        canvas.polygon(star((x, y + half * 0.06), 5, half * 1.08, half * 0.5), colour)


@lru_cache(maxsize=128)
def badge(livery: Livery, paint_rim: Colour, outline: Colour, size: int) -> Image.Image:
    """A round badge in a side's colour with its mark: stands beside a name."""
    canvas = Canvas(size, size)
    middle = (size / 2, size / 2)
    canvas.disc(middle, size / 2 - 1, outline)
    canvas.disc(middle, size / 2 - 1 - size * 0.03, paint_rim)
    canvas.disc(middle, size / 2 - 1 - size * 0.09, livery.deep)
    canvas.disc((middle[0], middle[1] - size * 0.015), size / 2 - 1 - size * 0.115, livery.fill)
    draw_mark(canvas, livery.mark, middle, size * 0.52, livery.ink)
    return canvas.done()


def seat_badge(livery: Livery, paint: Paint, size: int) -> Image.Image:
    """The badge of a side in this palette."""
    return badge(livery, paint.rim, paint.outline, size)
