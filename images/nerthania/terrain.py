"""The land: each terrain is a drawing of its own, told apart without colour, cut out in the shape of its area."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from PIL import Image, ImageFilter

from images.kit.canvas import SHADOW, Canvas, Point, curve
from images.kit.look import Palette
from images.nerthania import plan
from images.nerthania.colours import LANDS, Land
from rules.nerthania.pieces import Terrain

SHADE = 14
"""Room around an area for the shadow it throws."""
DROP = {Terrain.GRASS: 5, Terrain.MOUNTAIN: 9}


@lru_cache(maxsize=512)
def tile(number: int, terrain: Terrain, palette: Palette) -> Image.Image:
    """An area in its box, of this terrain."""
    land = LANDS[palette]
    canvas = Canvas(*_size(number))
    random = Random(f"{number}/{terrain}")
    match terrain:
        case Terrain.WATER:
            _water(canvas, number, random, land)
        case Terrain.GRASS:
            _grass(canvas, number, random, land)
        case Terrain.MOUNTAIN:
            _mountain(canvas, number, random, land)
    points = [*plan.shape(number), plan.shape(number)[0]]
    canvas.line(points, land.border, 5)
    sprite = canvas.done()
    sprite.putalpha(mask(number))
    return sprite


@lru_cache(maxsize=128)
def shadow(number: int, terrain: Terrain) -> Image.Image:
    """What a tile of land throws on what lies lower; `SHADE` larger than the tile on every side."""
    cut = mask(number)
    sheet = Image.new("L", (cut.width + 2 * SHADE, cut.height + 2 * SHADE))
    sheet.paste(cut, (SHADE, SHADE + DROP[terrain] - 2))
    sprite = Image.new("RGBA", sheet.size, SHADOW)
    sprite.putalpha(sheet.filter(ImageFilter.GaussianBlur(4)).point([round(level * 0.62) for level in range(256)]))
    return sprite


@lru_cache(maxsize=64)
def mask(number: int) -> Image.Image:
    """The shape of an area within its box."""
    canvas = Canvas(*_size(number))
    canvas.polygon(plan.shape(number), "#ffffff")
    return canvas.done().getchannel("A")


def _size(number: int) -> tuple[int, int]:
    left, top, right, bottom = plan.frame(number)
    return right - left, bottom - top


def _rim(canvas: Canvas, number: int, colour: str, width: float) -> None:
    points = plan.shape(number)
    canvas.line([*points, points[0]], colour, width)


def _water(canvas: Canvas, number: int, random: Random, land: Land) -> None:
    wide, high = _size(number)
    canvas.polygon(plan.shape(number), land.water)
    _rim(canvas, number, land.water_deep, 34)
    for x, y in _scattered(wide, high, 58, 44, random):
        long = random.uniform(26, 40)
        bend = [(x - long / 2, y), (x - long / 4, y - 7), (x, y), (x + long / 4, y - 7), (x + long / 2, y)]
        canvas.line(curve(bend, closed=False), land.water_light, 4)


def _grass(canvas: Canvas, number: int, random: Random, land: Land) -> None:
    wide, high = _size(number)
    canvas.polygon(plan.shape(number), land.grass)
    for x, y in _scattered(wide, high, 110, 100, random):
        reach = random.uniform(26, 44)
        canvas.ellipse((x - reach, y - reach * 0.6, x + reach, y + reach * 0.6), land.grass_light)
    _rim(canvas, number, land.grass_light, 18)
    for x, y in _scattered(wide, high, 52, 46, random):
        size = random.uniform(12, 17)
        for lean in (-0.6, 0.0, 0.6):
            tip = (x + lean * size, y - size * (1.0 if lean == 0 else 0.8))
            canvas.polygon([(x - 2.6 + lean * 4, y), tip, (x + 2.6 + lean * 4, y)], land.grass_deep)


def _mountain(canvas: Canvas, number: int, random: Random, land: Land) -> None:
    wide, high = _size(number)
    canvas.polygon(plan.shape(number), land.rock)
    _rim(canvas, number, land.rock_light, 20)
    for x, y in _scattered(wide, high, 66, 58, random):
        _peak(canvas, x, y + 26, random.uniform(54, 74), random.uniform(46, 64), land)


def _peak(canvas: Canvas, x: float, foot: float, broad: float, high: float, land: Land) -> None:
    top = (x - broad * 0.04, foot - high)
    left, right, middle = (x - broad / 2, foot), (x + broad / 2, foot), (x + broad * 0.1, foot)
    canvas.polygon([left, top, right], land.rock_deep)
    canvas.polygon([(left[0] + 3, foot), (top[0], top[1] + 3), middle], land.rock_light)
    snow = [(x - broad * 0.2, foot - high * 0.62), top, (x + broad * 0.18, foot - high * 0.6)]
    canvas.polygon([*snow, (x + broad * 0.06, foot - high * 0.7), (x - broad * 0.06, foot - high * 0.58)], land.snow)


def _scattered(wide: int, high: int, across: int, down: int, random: Random) -> Iterator[Point]:
    """Spots all over a box, from above, in uneven rows."""
    for row, y in enumerate(range(-down // 2, high + down, down)):
        for x in range(-across // 2 + (across // 2 if row % 2 else 0), wide + across, across):
            yield x + random.uniform(-0.22, 0.22) * across, y + random.uniform(-0.22, 0.22) * down
