"""What shows that something happens: who may march, which areas fight, and where an attack comes from."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from images.kit.canvas import Canvas, Point, shaded
from images.kit.look import Palette
from images.kit.paint import PAINTS, Colour
from images.nerthania import plan

_EDGE = 12


def framed(picture: Image.Image, number: int, top: int, colour: Colour, palette: Palette) -> None:
    """A bright line around an area."""
    sprite = _frame(number, colour, palette)
    left, upper, _, _ = plan.frame(number)
    picture.paste(sprite, (plan.MARGIN + left - _EDGE, top + upper - _EDGE), sprite)


def arrow(picture: Image.Image, source: int, target: int, top: int, palette: Palette) -> None:
    """An arrow from one area to another."""
    start, end = plan.room(source), plan.room(target)
    sprite = _arrow(end.x - start.x, end.y - start.y, palette)
    x, y = min(start.x, end.x) - 40, min(start.y, end.y) - 40
    picture.paste(sprite, (plan.MARGIN + x, top + y), sprite)


@lru_cache(maxsize=64)
def _frame(number: int, colour: Colour, palette: Palette) -> Image.Image:
    left, top, right, bottom = plan.frame(number)
    canvas = Canvas(right - left + 2 * _EDGE, bottom - top + 2 * _EDGE)
    points = [(x + _EDGE, y + _EDGE) for x, y in plan.shape(number)]
    canvas.line([*points, points[0]], PAINTS[palette].outline, 19)
    canvas.line([*points, points[0]], colour, 11)
    return canvas.done()


@lru_cache(maxsize=64)
def _arrow(right: int, down: int, palette: Palette) -> Image.Image:
    paint = PAINTS[palette]
    canvas = Canvas(abs(right) + 80, abs(down) + 80)
    start = (40.0 if right >= 0 else 40.0 - right, 40.0 if down >= 0 else 40.0 - down)
    length = max(1.0, math.hypot(right, down))
    turned = (right / length, down / length)
    for grow, colour in ((7.0, paint.outline), (2.0, paint.glow)):
        canvas.polygon(_shaft(start, turned, length, grow), colour)
    return shaded(canvas.done(), 3, 3, 0.5)


def _shaft(start: Point, turned: Point, length: float, grow: float) -> list[Point]:
    """The outline of an arrow that leaves the middles of both areas free."""
    tail, tip = length * 0.36 - grow, length * 0.68 + grow * 1.2
    neck = tip - 38 - grow * 0.6
    wide, barb = 8 + grow, 28 + grow * 1.4
    flat = [(tail, -wide), (neck, -wide), (neck, -barb), (tip, 0), (neck, barb), (neck, wide), (tail, wide)]
    (ux, uy), (x, y) = turned, start
    return [(x + along * ux - aside * uy, y + along * uy + aside * ux) for along, aside in flat]
