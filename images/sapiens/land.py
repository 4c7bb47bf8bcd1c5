"""The valley's ground and its rim: forest and plain, rock, caves and waterfalls, each a drawing of its own."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from PIL import Image

from images.kit.canvas import Canvas, curve
from images.kit.paint import Paint
from images.kit.text import Style, put
from images.sapiens.colours import Land
from images.sapiens.plan import READABLE
from rules.sapiens.view import Direction, Terrain

VARIANTS = 5
PINES = ((17, 46), (83, 44), (31, 30), (69, 29), (50, 27), (20, 74), (80, 75), (12, 98), (35, 97), (64, 98), (88, 98))
"""Where trees stand in a forest of 100 by 100, their feet; the middle is left to the number."""
PLATE = 0.58
"""The radius of the disc behind a number, for letters of 1."""
TUFTS = ((24, 40), (80, 30), (84, 76), (22, 84), (54, 93), (62, 18))


@lru_cache(maxsize=128)
def ground(terrain: Terrain, food: int, variant: int, side: int, paint: Paint, land: Land) -> Image.Image:
    """A square with its food. `variant` is below VARIANTS; each is drawn a little differently."""
    canvas = Canvas(side, side, land.soil)
    random = Random(f"{terrain}/{variant}")
    if terrain is Terrain.FOREST:
        _forest(canvas, random, side / 100, land)
    else:
        _plain(canvas, random, side / 100, land)
    letters = max(READABLE, round(side * 0.4))
    _plate(canvas, side, letters * PLATE, paint)
    sprite = canvas.done()
    put(sprite, str(food), Style(letters, paint.ink), (side / 2, side * 0.505), "mm")
    return sprite.convert("RGB")


@lru_cache(maxsize=64)
def rock(variant: int, size: tuple[int, int], land: Land) -> Image.Image:
    """A piece of the rim: boulders side by side."""
    wide, high = size
    canvas = Canvas(wide, high, land.rock_deep)
    random = Random(f"rock/{variant}")
    for row, column in ((0, 0), (0, 1), (1, 0), (1, 1)):
        x = (column + 0.5) * wide / 2 + random.uniform(-0.02, 0.02) * wide
        y = (row + 0.5) * high / 2 + random.uniform(-0.02, 0.02) * high
        _boulder(canvas, random, (x, y, wide * 0.25, high * 0.25), land)
    return canvas.done().convert("RGB")


@lru_cache(maxsize=16)
def cave(side: Direction, size: tuple[int, int], land: Land) -> Image.Image:
    """A dark mouth in the rock, open to the valley."""
    wide, high = size
    depth = min(size)
    canvas = Canvas(wide, high)
    edges = (0.1, 0.06, 0.0)
    for inset, colour in zip(edges, (land.rock_light, land.cave_edge, land.cave), strict=True):
        gap = (0.1 - inset) * depth
        left = gap if side is not Direction.EAST else -depth
        top = gap if side is not Direction.SOUTH else -depth
        right = wide - gap if side is not Direction.WEST else wide + depth
        foot = high - gap if side is not Direction.NORTH else high + depth
        canvas.rounded((left, top, right, foot), depth * 0.4, colour)
    return canvas.done()


@lru_cache(maxsize=8)
def falls(depth: int, land: Land) -> Image.Image:
    """Water that falls over the rock into a pool."""
    canvas = Canvas(depth, depth, land.rock_deep)
    u = depth / 100
    canvas.rounded((4 * u, 4 * u, 96 * u, 96 * u), 20 * u, land.rock)
    canvas.polygon([(22 * u, 0), (78 * u, 0), (84 * u, 80 * u), (16 * u, 80 * u)], land.water_deep)
    canvas.polygon([(26 * u, 0), (74 * u, 0), (80 * u, 80 * u), (20 * u, 80 * u)], land.water)
    for x, lean, top, foot in ((34, -4, 4, 60), (46, -1, 0, 78), (57, 1, 8, 70), (67, 4, 0, 62)):
        canvas.line([(x * u, top * u), ((x + lean) * u, foot * u)], land.water_light, 3 * u)
    for x, y, radius in ((16, 84, 11), (32, 88, 12), (50, 90, 13), (68, 88, 12), (84, 84, 11)):
        canvas.disc((x * u, y * u), radius * u, land.water_light)
    return canvas.done().convert("RGB")


def _plate(canvas: Canvas, side: int, radius: float, paint: Paint) -> None:
    """The light disc on which the number stands."""
    middle = (side / 2, side / 2)
    canvas.disc((middle[0], middle[1] + side * 0.012), radius * 1.04, paint.faint + "90")
    canvas.disc(middle, radius, paint.parchment)


def _plain(canvas: Canvas, random: Random, u: float, land: Land) -> None:
    canvas.rounded((1.2 * u, 1.2 * u, 98.8 * u, 98.8 * u), 7 * u, land.plain)
    for _ in range(3):
        x, y = random.uniform(8, 60), random.uniform(12, 88)
        long = random.uniform(20, 34)
        sweep = [(x, y), (x + long / 2, y - 4), (x + long, y), (x + long / 2, y + 2)]
        canvas.polygon(curve([(a * u, b * u) for a, b in sweep]), land.plain_light)
    for x, y in TUFTS:
        x, y = x + random.uniform(-5, 5), y + random.uniform(-4, 4)
        for lean in (-4.5, 0.0, 4.5):
            canvas.line([(x * u, y * u), ((x + lean) * u, (y - 9 + abs(lean) * 0.5) * u)], land.plain_deep, 1.8 * u)


def _forest(canvas: Canvas, random: Random, u: float, land: Land) -> None:
    canvas.rounded((1.2 * u, 1.2 * u, 98.8 * u, 98.8 * u), 7 * u, land.forest)
    for _ in range(3):
        spot = (random.uniform(15, 85) * u, random.uniform(15, 85) * u)
        canvas.disc(spot, random.uniform(8, 13) * u, land.forest_light)
    for x, foot in sorted(PINES, key=lambda tree: tree[1]):
        pine(canvas, (x + random.uniform(-2.5, 2.5), foot + random.uniform(-1.5, 0.5)), random.uniform(21, 25), u, land)


def pine(canvas: Canvas, at: tuple[float, float], high: float, u: float, land: Land) -> None:
    """A pine with its foot here, so high; everything is measured in `u` pixels."""
    x, foot = at
    canvas.polygon([((x + a) * u, (foot + b) * u) for a, b in ((-1.4, 0), (1.4, 0), (1.4, -6), (-1.4, -6))], land.trunk)
    for low, top, half in ((0.16, 0.62, 0.34), (0.36, 0.82, 0.27), (0.58, 1.0, 0.19)):
        corners = ((-half * high, -low * high), (half * high, -low * high), (0, -top * high))
        canvas.polygon([((x + a) * u, (foot + b) * u) for a, b in corners], land.forest_deep)


def _boulder(canvas: Canvas, random: Random, where: tuple[float, float, float, float], land: Land) -> None:
    x, y, broad, high = where
    shape = [
        (x + a * broad * random.uniform(0.88, 1.08), y + b * high * random.uniform(0.88, 1.08))
        for a, b in ((-1, -0.35), (-0.45, -1), (0.5, -0.95), (1, -0.3), (0.9, 0.65), (0.2, 1), (-0.75, 0.8))
    ]
    canvas.polygon(shape, land.rock)
    canvas.polygon([shape[0], shape[1], shape[2], (x + broad * 0.15, y - high * 0.25)], land.rock_light)
