"""What shows that something happens: who may march, which land has changed, which areas fight and from where."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from images.kit.canvas import Canvas, Point, shaded
from images.kit.look import Palette
from images.kit.paint import PAINTS, Colour
from images.nerthania import fitting, plan

_EDGE = 12
_DASH = 28
"""How long the pieces of a broken line are."""


def framed(picture: Image.Image, number: int, top: int, colour: Colour, palette: Palette) -> None:
    """A bright line around an area."""
    sprite = _frame(number, colour, palette)
    left, upper, _, _ = plan.frame(number)
    picture.paste(sprite, (plan.MARGIN + left - _EDGE, top + upper - _EDGE), sprite)


def dashed(picture: Image.Image, number: int, top: int, palette: Palette) -> None:
    """A broken line around an area whose land has just changed."""
    sprite = _dashed(number, palette)
    left, upper, _, _ = plan.frame(number)
    picture.paste(sprite, (plan.MARGIN + left - _EDGE, top + upper - _EDGE), sprite)


def changed(size: int, palette: Palette) -> Image.Image:
    """The same around a little square."""
    low, far = 5.0, size - 5.0
    return _broken([(low, low), (far, low), (far, far), (low, far)], (size, size), 7, palette)


def outlined(size: int, colour: Colour, palette: Palette) -> Image.Image:
    """A line of this colour around a little square."""
    canvas = Canvas(size, size)
    low, far = 6.0, size - 6.0
    square = [(low, low), (far, low), (far, far), (low, far), (low, low)]
    for ink, wide in ((PAINTS[palette].outline, 11), (colour, 6)):
        canvas.line(square, ink, wide)
    return canvas.done()


def arrow(picture: Image.Image, source: int, target: int, top: int, palette: Palette) -> None:
    """An arrow from one area to another."""
    start, end = fitting.middle(source), fitting.middle(target)
    sprite = _arrow(end[0] - start[0], end[1] - start[1], palette)
    x, y = min(start[0], end[0]) - 40, min(start[1], end[1]) - 40
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
def _dashed(number: int, palette: Palette) -> Image.Image:
    left, top, right, bottom = plan.frame(number)
    points = [(x + _EDGE, y + _EDGE) for x, y in plan.shape(number)]
    return _broken(points, (right - left + 2 * _EDGE, bottom - top + 2 * _EDGE), _DASH, palette)


def _broken(points: Sequence[Point], size: tuple[int, int], dash: float, palette: Palette) -> Image.Image:
    """A closed line of dashes, the gaps as long as they are."""
    canvas = Canvas(*size)
    lines = list(_dashes([*points, points[0]], dash))
    for colour, wide in ((PAINTS[palette].outline, dash * 0.6), (PAINTS[palette].gold, dash * 0.36)):
        for line in lines:
            canvas.line(line, colour, wide)
    return canvas.done()


def _dashes(points: Sequence[Point], dash: float) -> Iterator[list[Point]]:
    """Every other piece of a line, each so long, around its corners."""
    left, drawn, piece = dash, True, [points[0]]
    for start, end in pairwise(points):
        done, whole = 0.0, math.dist(start, end)
        while whole - done > left:
            done += left
            share = done / whole
            piece.append((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
            if drawn:
                yield piece
            left, drawn, piece = dash, not drawn, [piece[-1]]
        left -= whole - done
        piece.append(end)
    if drawn:
        yield piece


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
