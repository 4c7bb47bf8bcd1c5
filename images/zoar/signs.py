"""What shows that something happens: the last action, the lightning, the fight."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from images.kit.canvas import Canvas, Point, shaded, thickened
from images.kit.icons import icon
from images.kit.look import Palette
from images.kit.paint import PAINTS, Colour
from images.zoar import plan
from images.zoar.colours import LANDS

BADGE = 88


def storm(picture: Image.Image, index: int, palette: Palette) -> None:
    """Darken the struck tile and let a bolt fall on it; pieces are drawn over this."""
    x, y = plan.tile_corner(index)
    sprite = _storm(palette)
    picture.paste(sprite, (x, y), sprite)


def framed(picture: Image.Image, name: str, colour: Colour, palette: Palette) -> None:
    """A bright frame around a field."""
    sprite = _frame(colour, palette)
    picture.paste(sprite, plan.corner(name), sprite)


def arrow(picture: Image.Image, source: str, target: str, palette: Palette) -> None:
    """An arrow from one field to another."""
    (ax, ay), (bx, by) = plan.centre(source), plan.centre(target)
    sprite = _arrow(round(bx - ax), round(by - ay), palette)
    left, top = min(ax, bx), min(ay, by)
    picture.paste(sprite, (round(left) - 40, round(top) - 40), sprite)


def swords(picture: Image.Image, source: str, target: str, palette: Palette) -> None:
    """Crossed swords at that end of the border between two fighting fields where no number of a tile lies."""
    x, y = _free_end(source, target)
    sprite = _swords(palette)
    picture.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)


def _free_end(source: str, target: str) -> Point:
    (ax, ay), (bx, by) = plan.centre(source), plan.centre(target)
    (right, down), half = plan.outward(source), plan.FIELD / 2
    within = 1 if plan.tile_index(source) == plan.tile_index(target) else -1
    x, y = (ax + bx) / 2, (ay + by) / 2
    return (x, y + within * down * half) if ay == by else (x + within * right * half, y)


@lru_cache(maxsize=2)
def _storm(palette: Palette) -> Image.Image:
    paint, land = PAINTS[palette], LANDS[palette]
    side = plan.TILE
    canvas = Canvas(side, side)
    canvas.rounded((0, 0, side, side - 4), 22, land.storm + "70")
    canvas.rounded((0, 0, side, side - 4), 22, None, land.storm, 12)
    canvas.rounded((4, 4, side - 4, side - 8), 19, None, paint.glow, 5)
    sprite = canvas.done()
    bolt = _bolt(palette)
    sprite.alpha_composite(bolt, ((side - bolt.width) // 2, (side - bolt.height) // 2))
    return sprite


def _bolt(palette: Palette) -> Image.Image:
    paint, land = PAINTS[palette], LANDS[palette]
    canvas = Canvas(330, 330)
    points = [(205, 8), (96, 160), (152, 166), (70, 322), (258, 138), (196, 132), (276, 14)]
    canvas.polygon(points, paint.glow)
    sprite = thickened(canvas.done(), 4, land.storm)
    return shaded(sprite, 0, 10, 0.5)


@lru_cache(maxsize=8)
def _frame(colour: Colour, palette: Palette) -> Image.Image:
    canvas = Canvas(plan.FIELD, plan.FIELD)
    side = plan.FIELD
    canvas.rounded((2, 2, side - 2, side - 2), 18, None, PAINTS[palette].outline, 11)
    canvas.rounded((4.5, 4.5, side - 4.5, side - 4.5), 16, None, colour, 6)
    return canvas.done()


@lru_cache(maxsize=64)
def _arrow(right: int, down: int, palette: Palette) -> Image.Image:
    paint = PAINTS[palette]
    canvas = Canvas(abs(right) + 80, abs(down) + 80)
    start = (40.0 if right >= 0 else 40.0 - right, 40.0 if down >= 0 else 40.0 - down)
    length = math.hypot(right, down)
    turned = (right / length, down / length)
    for grow, colour in ((7.0, paint.outline), (2.0, paint.glow)):
        canvas.polygon(_shaft(start, turned, length, grow), colour)
    return shaded(canvas.done(), 3, 3, 0.5)


def _shaft(start: Point, turned: Point, length: float, grow: float) -> list[Point]:
    """The outline of an arrow that leaves the middles of both fields free."""
    tail, tip = length * 0.32 - grow, length * 0.68 + grow * 1.2
    neck = tip - 34 - grow * 0.6
    width, barb = 7 + grow, 24 + grow * 1.4
    flat = [(tail, -width), (neck, -width), (neck, -barb), (tip, 0), (neck, barb), (neck, width), (tail, width)]
    (ux, uy), (x, y) = turned, start
    return [(x + along * ux - aside * uy, y + along * uy + aside * ux) for along, aside in flat]


@lru_cache(maxsize=2)
def _swords(palette: Palette) -> Image.Image:
    paint = PAINTS[palette]
    canvas = Canvas(BADGE, BADGE)
    middle = (BADGE / 2, BADGE / 2)
    for radius, colour in ((38.0, paint.outline), (35.5, paint.rim), (31.0, paint.alarm)):
        canvas.disc(middle, radius, colour)
    sprite = canvas.done()
    blades = icon("crossed-swords", 44, paint.rim)
    sprite.alpha_composite(blades, ((BADGE - 44) // 2, (BADGE - 44) // 2))
    return shaded(sprite, 3, 3, 0.5)
