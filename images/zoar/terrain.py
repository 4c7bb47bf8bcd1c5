"""The land: each kind of ground is a drawing of its own, told apart without colour."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

from PIL import Image

from images.kit.canvas import Canvas, Point, curve, regular
from images.kit.marks import draw_mark
from images.kit.paint import Livery
from images.zoar.colours import Land
from images.zoar.plan import FIELD
from rules.zoar.view import Terrain

VARIANTS = 4
MIDDLE = FIELD / 2


@lru_cache(maxsize=64)
def ground(terrain: Terrain, variant: int, land: Land) -> Image.Image:
    """A field of this ground as a sprite to lay on sand. `variant` is below VARIANTS; each is drawn differently."""
    canvas = Canvas(FIELD, FIELD)
    random = Random(f"{terrain}/{variant}")
    match terrain:
        case Terrain.GRASSLAND:
            _grassland(canvas, random, land)
        case Terrain.ROCK:
            _rock(canvas, random, land)
        case Terrain.LAKE:
            _lake(canvas, random, land)
        case _:
            _desert(canvas, random, land)
    return canvas.done()


@lru_cache(maxsize=16)
def altar(livery: Livery | None, land: Land) -> Image.Image:
    """A round of stones with the sign of the side whose relic begins here."""
    canvas = Canvas(FIELD, FIELD)
    for index in range(12):
        angle = math.radians(index * 30 + 15)
        x, y = MIDDLE + 66 * math.cos(angle), MIDDLE + 66 * math.sin(angle)
        canvas.disc((x + 2, y + 3), 15, land.sand_line)
        canvas.disc((x, y), 14, land.stone_deep)
        canvas.disc((x - 1, y - 2), 12, land.stone)
        canvas.disc((x - 3, y - 4), 6, land.stone_light)
    canvas.polygon(regular((MIDDLE, MIDDLE + 3), 8, 53, -67.5), land.stone_deep)
    canvas.polygon(regular((MIDDLE, MIDDLE), 8, 52, -67.5), land.stone)
    canvas.polygon(regular((MIDDLE, MIDDLE - 2), 8, 43, -67.5), land.stone_light)
    if livery is not None:
        canvas.disc((MIDDLE, MIDDLE - 2), 31, livery.deep)
        canvas.disc((MIDDLE, MIDDLE - 3), 29, livery.fill)
        draw_mark(canvas, livery.mark, (MIDDLE, MIDDLE - 3), 34, livery.ink)
    return canvas.done()


@lru_cache(maxsize=16)
def capital(livery: Livery | None, land: Land, outward: tuple[int, int]) -> Image.Image:
    """A walled town from above, its owner's sign on its towers. `outward` is the corner with the field's name."""
    canvas = Canvas(FIELD, FIELD)
    canvas.rounded((18, 22, FIELD - 14, FIELD - 12), 14, land.sand_line)
    canvas.rounded((16, 16, FIELD - 16, FIELD - 16), 12, land.stone_deep)
    _battlements(canvas, land)
    canvas.rounded((34, 34, FIELD - 34, FIELD - 34), 6, land.stone_deep)
    canvas.rounded((34, 38, FIELD - 34, FIELD - 34), 6, land.sand_light)
    _paving(canvas, land)
    for x in (-1, 1):
        for y in (-1, 1):
            if (x, y) != outward:
                _tower(canvas, (MIDDLE + x * 64, MIDDLE + y * 64), livery, land)
    return canvas.done()


def _desert(canvas: Canvas, random: Random, land: Land) -> None:
    for index in range(3):
        length = random.uniform(88, 120)
        x = random.uniform(8, 24) if index % 2 else random.uniform(FIELD - 30, FIELD - 10) - length
        y = 46 + index * 50 + random.uniform(-8, 8)
        rise = random.uniform(14, 22)
        crest = [(x, y), (x + length * 0.3, y - rise), (x + length * 0.6, y - rise * 0.55), (x + length, y)]
        foot = [(x + length * 0.62, y + rise * 0.55), (x + length * 0.3, y + rise * 0.2)]
        canvas.polygon(curve([*crest, *foot]), land.sand_light)
        back = [(x + length * 0.3, y - rise), (x + length * 0.6, y - rise * 0.55), (x + length, y)]
        canvas.polygon([*curve(back, closed=False), (x + length * 0.6, y + rise * 0.3)], land.sand_deep)
    for _ in range(7):
        spot = (random.uniform(14, FIELD - 14), random.uniform(14, FIELD - 14))
        canvas.disc(spot, random.choice((1.6, 2.2)), land.sand_line)


def _grassland(canvas: Canvas, random: Random, land: Land) -> None:
    canvas.polygon(_blob(random, 84, 0.05), land.grass_deep)
    canvas.polygon(_moved(_blob(random, 80, 0.05), 0, -2), land.grass)
    for _ in range(3):
        spot = (random.uniform(45, 137), random.uniform(45, 137))
        canvas.polygon(_blob(random, random.uniform(18, 26), 0.1, spot), land.grass_light)
    for row in range(4):
        for column in range(4):
            x = 34 + column * 38 + random.uniform(-9, 9)
            y = 40 + row * 37 + random.uniform(-7, 7)
            _tuft(canvas, x, y, random.uniform(11, 15), land)


def _tuft(canvas: Canvas, x: float, y: float, size: float, land: Land) -> None:
    for lean in (-0.55, 0.0, 0.55):
        tip = (x + lean * size, y - size * (1.0 if lean == 0 else 0.8))
        canvas.polygon([(x - 2.4 + lean * 4, y), tip, (x + 2.4 + lean * 4, y)], land.grass_deep)


def _rock(canvas: Canvas, random: Random, land: Land) -> None:
    canvas.polygon(_moved(_blob(random, 82, 0.06), 0, 4), land.sand_deep)
    peaks = [(60, 86, 92, 78), (124, 96, 80, 66), (88, 150, 118, 74), (40, 150, 66, 52), (144, 154, 62, 48)]
    for x, foot, broad, high in peaks:
        _peak(
            canvas,
            x + random.uniform(-6, 6),
            foot + random.uniform(-4, 4),
            broad,
            high * random.uniform(0.9, 1.08),
            land,
        )


def _peak(canvas: Canvas, x: float, foot: float, broad: float, high: float, land: Land) -> None:
    top = (x - broad * 0.06, foot - high)
    left, right = (x - broad / 2, foot), (x + broad / 2, foot)
    shoulder = (x + broad * 0.26, foot - high * 0.5)
    ridge = [
        top,
        (x + broad * 0.05, foot - high * 0.55),
        (x - broad * 0.03, foot - high * 0.3),
        (x + broad * 0.08, foot),
    ]
    canvas.polygon([left, (x - broad * 0.3, foot - high * 0.48), top, shoulder, right], land.rock)
    canvas.polygon([*ridge, right, shoulder], land.rock_deep)
    canvas.polygon(
        [top, (x - broad * 0.2, foot - high * 0.66), (x - broad * 0.06, foot - high * 0.62), ridge[1]], land.rock_light
    )


def _lake(canvas: Canvas, random: Random, land: Land) -> None:
    shape = _blob(random, 80, 0.07)
    canvas.polygon(_grown(shape, 1.07), land.sand_deep)
    canvas.polygon(_grown(shape, 1.03), land.shore)
    canvas.polygon(shape, land.water_deep)
    canvas.polygon(_moved(_grown(shape, 0.96), 0, 3), land.water)
    for row, x, long in ((0, 56, 30), (0, 112, 22), (1, 40, 24), (1, 92, 34), (2, 62, 26), (2, 120, 20), (3, 84, 28)):
        _wave(canvas, x + random.uniform(-5, 5), 58 + row * 26, long, land)


def _wave(canvas: Canvas, x: float, y: float, long: float, land: Land) -> None:
    bend = [(x, y), (x + long * 0.25, y - 6), (x + long * 0.5, y), (x + long * 0.75, y - 6), (x + long, y)]
    canvas.line(curve(bend, closed=False), land.water_light, 4)


def _battlements(canvas: Canvas, land: Land) -> None:
    canvas.rounded((20, 19, FIELD - 20, FIELD - 22), 8, land.stone)
    for step in range(7):
        a = 40 + step * 15
        for box in ((a, 19, a + 8, 30), (a, FIELD - 33, a + 8, FIELD - 22)):
            canvas.rounded(box, 2, land.stone_light)
        for box in ((20, a, 31, a + 8), (FIELD - 31, a, FIELD - 20, a + 8)):
            canvas.rounded(box, 2, land.stone_light)


def _paving(canvas: Canvas, land: Land) -> None:
    for row in range(4):
        y = 48 + row * 27
        canvas.line([(38, y + 14), (FIELD - 38, y + 14)], land.sand, 2)
        for column in range(4):
            x = 52 + column * 27 + (13 if row % 2 else 0)
            if x < FIELD - 38:
                canvas.line([(x, y - 12), (x, y + 13)], land.sand, 2)


def _tower(canvas: Canvas, at: Point, livery: Livery | None, land: Land) -> None:
    x, y = at
    canvas.disc((x + 2, y + 4), 27, land.sand_line)
    canvas.disc(at, 26, land.stone_deep)
    canvas.disc((x - 1, y - 1), 24, land.stone_light)
    canvas.disc(at, 20, livery.deep if livery else land.stone_deep)
    canvas.disc((x - 0.5, y - 1), 18.5, livery.fill if livery else land.stone)
    if livery is not None:
        draw_mark(canvas, livery.mark, (x, y - 1), 24, livery.ink)


def _blob(random: Random, radius: float, rough: float, at: Point = (MIDDLE, MIDDLE)) -> list[Point]:
    """A closed soft line, squarer than a circle, as land has edges."""
    corners = []
    for index in range(14):
        angle = 2 * math.pi * index / 14
        square = 1 / max(abs(math.cos(angle)), abs(math.sin(angle))) ** 0.45
        reach = min(radius * square * (1 + random.uniform(-rough, rough)), MIDDLE * 1.24)
        corners.append((at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle)))
    return curve([(min(max(x, 5), FIELD - 5), min(max(y, 5), FIELD - 5)) for x, y in corners])


def _moved(points: list[Point], right: float, down: float) -> list[Point]:
    return [(x + right, y + down) for x, y in points]


def _grown(points: list[Point], scale: float) -> list[Point]:
    return [(MIDDLE + (x - MIDDLE) * scale, MIDDLE + (y - MIDDLE) * scale) for x, y in points]
