"""The land: each terrain is a drawing of its own, told apart without colour, from which areas are cut out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw

from images.kit.canvas import Canvas, Point, curve
from images.kit.look import Palette
from images.nerthania import plan
from images.nerthania.colours import LANDS, Land
from rules.nerthania.pieces import Terrain

PATCH = (plan.MAP_WIDTH // 3, plan.MAP_HEIGHT // 3)
"""So large is the drawing that is repeated all over the world; it fits to itself on every side."""
RIMS = {Terrain.WATER: 34, Terrain.GRASS: 18, Terrain.MOUNTAIN: 20}
"""How broad the band along the borders is, half of it on either side."""
_FINE = 2
"""Masks are drawn so many times too large, then reduced."""


@lru_cache(maxsize=6)
def layer(terrain: Terrain, palette: Palette) -> Image.Image:
    """The whole world of this terrain, with a band along the borders of all areas. Copy it before drawing on it."""
    land = LANDS[palette]
    ground, band, drawn = _patch(terrain, land)
    picture = _spread(ground.convert("RGB"))
    picture.paste(band, (0, 0), strokes(plan.borders(), RIMS[terrain]))
    pattern = _spread(drawn)
    picture.paste(pattern, (0, 0), pattern)
    return picture


@lru_cache(maxsize=8)
def strokes(lines: tuple[tuple[Point, Point], ...], wide: int) -> Image.Image:
    """A mask of the world: lines of this width with round ends."""
    sheet = Image.new("L", (plan.MAP_WIDTH * _FINE, plan.MAP_HEIGHT * _FINE))
    pen, half = ImageDraw.Draw(sheet), wide * _FINE / 2
    for start, end in lines:
        pen.line([(x * _FINE, y * _FINE) for x, y in (start, end)], 255, wide * _FINE)
        for x, y in ((start[0] * _FINE, start[1] * _FINE), (end[0] * _FINE, end[1] * _FINE)):
            pen.ellipse((x - half, y - half, x + half, y + half), 255)
    return sheet.reduce(_FINE)


def region(numbers: Iterable[int]) -> Image.Image:
    """A mask of the world: these areas."""
    sheet = Image.new("L", (plan.MAP_WIDTH * _FINE, plan.MAP_HEIGHT * _FINE))
    pen = ImageDraw.Draw(sheet)
    for number in numbers:
        pen.polygon([(x * _FINE, y * _FINE) for x, y in plan.outline(number)], 255)
    return sheet.reduce(_FINE)


@lru_cache(maxsize=64)
def mask(number: int) -> Image.Image:
    """The shape of an area within its box."""
    left, top, right, bottom = plan.frame(number)
    sheet = Image.new("L", ((right - left) * _FINE, (bottom - top) * _FINE))
    ImageDraw.Draw(sheet).polygon([(x * _FINE, y * _FINE) for x, y in plan.shape(number)], 255)
    return sheet.reduce(_FINE)


def _spread(patch: Image.Image) -> Image.Image:
    """The patch all over the world."""
    picture = Image.new(patch.mode, (plan.MAP_WIDTH, plan.MAP_HEIGHT))
    for y in range(0, plan.MAP_HEIGHT, patch.height):
        for x in range(0, plan.MAP_WIDTH, patch.width):
            picture.paste(patch, (x, y))
    return picture


def _patch(terrain: Terrain, land: Land) -> tuple[Image.Image, str, Image.Image]:
    """The ground, the colour of the band along borders, and what is drawn over both."""
    random = Random(terrain)
    drawn = Canvas(*PATCH)
    match terrain:
        case Terrain.WATER:
            _waves(drawn, random, land)
            return Canvas(*PATCH, land.water).done(), land.water_deep, drawn.done()
        case Terrain.GRASS:
            ground = Canvas(*PATCH, land.grass)
            _meadows(ground, random, land)
            _tufts(drawn, random, land)
            return ground.done(), land.grass_light, drawn.done()
        case Terrain.MOUNTAIN:
            _peaks(drawn, random, land)
            return Canvas(*PATCH, land.rock).done(), land.rock_light, drawn.done()


def _waves(canvas: Canvas, random: Random, land: Land) -> None:
    for x, y in _scattered(58, 44, random):
        long = random.uniform(26, 40)
        bend = [(x - long / 2, y), (x - long / 4, y - 7), (x, y), (x + long / 4, y - 7), (x + long / 2, y)]
        for there in _around(curve(bend, closed=False, steps=5)):
            canvas.line(there, land.water_light, 4)


def _meadows(canvas: Canvas, random: Random, land: Land) -> None:
    for x, y in _scattered(110, 100, random):
        reach = random.uniform(26, 44)
        for (left, top), (right, foot) in _around([(x - reach, y - reach * 0.6), (x + reach, y + reach * 0.6)]):
            canvas.ellipse((left, top, right, foot), land.grass_light)


def _tufts(canvas: Canvas, random: Random, land: Land) -> None:
    for x, y in _scattered(52, 46, random):
        size = random.uniform(12, 17)
        for lean in (-0.6, 0.0, 0.6):
            tip = (x + lean * size, y - size * (1.0 if lean == 0 else 0.8))
            for blade in _around([(x - 2.6 + lean * 4, y), tip, (x + 2.6 + lean * 4, y)]):
                canvas.polygon(blade, land.grass_deep)


def _peaks(canvas: Canvas, random: Random, land: Land) -> None:
    found = []
    for x, y in _scattered(66, 58, random):
        broad, high = random.uniform(54, 74), random.uniform(46, 64)
        found += [(foot, there, broad, high) for ((there, foot),) in _around([(x, y + 26)], reach=90)]
    for foot, x, broad, high in sorted(found):
        _peak(canvas, x, foot, broad, high, land)


def _peak(canvas: Canvas, x: float, foot: float, broad: float, high: float, land: Land) -> None:
    top = (x - broad * 0.04, foot - high)
    left, right, middle = (x - broad / 2, foot), (x + broad / 2, foot), (x + broad * 0.1, foot)
    canvas.polygon([left, top, right], land.rock_deep)
    canvas.polygon([(left[0] + 3, foot), (top[0], top[1] + 3), middle], land.rock_light)
    snow = [(x - broad * 0.2, foot - high * 0.62), top, (x + broad * 0.18, foot - high * 0.6)]
    canvas.polygon([*snow, (x + broad * 0.06, foot - high * 0.7), (x - broad * 0.06, foot - high * 0.58)], land.snow)


def _scattered(across: int, down: int, random: Random) -> Iterator[Point]:
    """Spots all over a patch, from above, in uneven rows that go on where they began."""
    wide, high = PATCH
    columns, rows = round(wide / across), 2 * round(high / down / 2)
    for row in range(rows):
        for column in range(columns):
            x = (column + (row % 2) / 2 + random.uniform(-0.22, 0.22)) * wide / columns
            yield x, (row + random.uniform(-0.22, 0.22)) * high / rows


def _around(points: list[Point], reach: float = 0) -> Iterator[list[Point]]:
    """The points, and once more on every side of the patch over whose edge they reach."""
    wide, high = PATCH
    for down in (-high, 0, high):
        for across in (-wide, 0, wide):
            moved = [(x + across, y + down) for x, y in points]
            xs, ys = zip(*moved, strict=True)
            if max(xs) > -reach and min(xs) < wide + reach and max(ys) > -reach and min(ys) < high + reach:
                yield moved
