"""The eight scenes: halves of tiles, mountain tokens, and tiles whole and face down."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from images.kit.canvas import Canvas, Point, curve, shaded
from images.kit.icons import icon
from images.kit.paint import Paint
from images.sapiens.colours import Land
from rules.sapiens.view import Scene

SHAPES: Mapping[Scene, str] = MappingProxyType(
    {
        Scene.FEAST: "crossed-bones",
        Scene.PICKING: "fruit-tree",
        Scene.RITUAL: "dolmen",
        Scene.FIGHT: "fist",
        Scene.WATER: "waves",
        Scene.CAMP: "hut",
        Scene.HUNT: "mammoth",
        Scene.FIRE: "campfire",
    }
)
"""The icon of each scene."""

SHADE = 6
"""Room around a tile for its shadow."""

Size = tuple[int, int]


@lru_cache(maxsize=512)
def tile(first: Scene, second: Scene, sizes: tuple[Size, Size], upright: bool, paint: Paint, land: Land) -> Image.Image:
    """A tile face up as a sprite `SHADE` larger on every side: `first` left or above, each half in its size."""
    (wide, high), (beyond_wide, beyond_high) = sizes
    whole = (max(wide, beyond_wide), high + beyond_high) if upright else (wide + beyond_wide, max(high, beyond_high))
    sprite = _card(whole, paint)
    inset = _inset(min(wide, high))
    one, other = (0, 0), (0, high) if upright else (wide, 0)
    for scene, at, size in ((first, one, sizes[0]), (second, other, sizes[1])):
        face = _face(scene, (size[0] - 2 * inset, size[1] - 2 * inset), land)
        sprite.alpha_composite(face, (SHADE + at[0] + inset, SHADE + at[1] + inset))
    bridge = _bridge(min(wide, high), upright, paint)
    middle = (SHADE + whole[0] // 2, SHADE + high) if upright else (SHADE + wide, SHADE + whole[1] // 2)
    sprite.alpha_composite(bridge, (middle[0] - bridge.width // 2, middle[1] - bridge.height // 2))
    return shaded(sprite, 3, 3, 0.6)


@lru_cache(maxsize=64)
def face_down(size: Size, paint: Paint, land: Land) -> Image.Image:
    """A tile's back, a hide with seams, as a sprite `SHADE` larger on every side."""
    wide, high = size
    sprite = _card(size, paint)
    inset = _inset(min(size))
    canvas = Canvas(wide - 2 * inset, high - 2 * inset)
    right, foot = wide - 2 * inset, high - 2 * inset
    canvas.rounded((0, 0, right, foot), min(size) * 0.1, land.hide_line)
    canvas.rounded((2, 2, right - 2, foot - 2), min(size) * 0.09, land.hide)
    step = min(size) / 3.6
    along = (right, foot)
    for number in range(1, round(max(along) / step)):
        at = number * step
        for share in (0.18, 0.5, 0.82):
            spot = (at, foot * share) if right > foot else (right * share, at)
            _stitch(canvas, spot, step * 0.24, land)
    sprite.alpha_composite(canvas.done(), (SHADE + inset, SHADE + inset))
    return shaded(sprite, 2, 2, 0.4)


@lru_cache(maxsize=128)
def token(scene: Scene, size: int, paint: Paint, land: Land) -> Image.Image:
    """A mountain token: a stone with its scene."""
    canvas = Canvas(size, size)
    canvas.polygon(_stone(size, 0.47), paint.outline)
    canvas.polygon(_stone(size, 0.445), paint.rim)
    dye = land.scenes[scene]
    canvas.polygon(_stone(size, 0.39), dye.deep)
    canvas.polygon(_stone(size, 0.385, rise=size * 0.015), dye.fill)
    sprite = canvas.done()
    _stamp(sprite, SHAPES[scene], round(size * 0.58), dye.ink)
    return shaded(sprite, max(1, size // 30), max(1.0, size / 40), 0.5)


@lru_cache(maxsize=32)
def used_token(scene: Scene, size: int, paint: Paint) -> Image.Image:
    """A mountain token that was played: only its outline and its icon are left."""
    canvas = Canvas(size, size)
    canvas.polygon(_stone(size, 0.44), paint.parchment_edge)
    canvas.polygon(_stone(size, 0.4), paint.parchment_deep)
    sprite = canvas.done()
    _stamp(sprite, SHAPES[scene], round(size * 0.58), paint.faint)
    return sprite


@lru_cache(maxsize=64)
def chip(scene: Scene, size: int, paint: Paint, land: Land) -> Image.Image:
    """A single half of a tile, for the legend and for bonuses that wait."""
    sprite = _card((size, size), paint)
    inset = _inset(size)
    sprite.alpha_composite(_face(scene, (size - 2 * inset, size - 2 * inset), land), (SHADE + inset, SHADE + inset))
    return shaded(sprite, 2, 2, 0.5)


def _card(size: Size, paint: Paint) -> Image.Image:
    """The blank card of a tile, with its rim."""
    wide, high = size
    canvas = Canvas(wide + 2 * SHADE, high + 2 * SHADE)
    gap = max(1.0, min(size) * 0.018)
    box = (SHADE + gap, SHADE + gap, SHADE + wide - gap, SHADE + high - gap)
    corner = min(size) * 0.15
    canvas.rounded(box, corner, paint.outline)
    line = max(1.2, min(size) * 0.022)
    canvas.rounded((box[0] + line, box[1] + line, box[2] - line, box[3] - line), corner - line, paint.rim)
    return canvas.done()


def _inset(side: int) -> int:
    """How far the painted part of a half lies within its square."""
    return max(4, round(side * 0.075))


@lru_cache(maxsize=256)
def _face(scene: Scene, size: Size, land: Land) -> Image.Image:
    wide, high = size
    dye = land.scenes[scene]
    canvas = Canvas(wide, high)
    canvas.rounded((0, 0, wide, high), min(size) * 0.1, dye.deep)
    canvas.rounded((0, 0, wide, high - max(2, high * 0.035)), min(size) * 0.1, dye.fill)
    sprite = canvas.done()
    _stamp(sprite, SHAPES[scene], round(min(size) * 0.8), dye.ink)
    return sprite


@lru_cache(maxsize=16)
def _bridge(side: int, upright: bool, paint: Paint) -> Image.Image:
    """The thong that ties both halves of a tile together, so that it is seen how the tile lies."""
    long, wide = round(side * 0.26), round(side * 0.17)
    canvas = Canvas(*((wide, long) if upright else (long, wide)))
    right, foot = (wide, long) if upright else (long, wide)
    canvas.rounded((0, 0, right, foot), wide / 2, paint.outline)
    line = max(1.2, side * 0.022)
    canvas.rounded((line, line, right - line, foot - line), wide / 2 - line, paint.rim)
    return canvas.done()


def _stamp(sprite: Image.Image, name: str, size: int, colour: str) -> None:
    """The icon in the middle of a sprite."""
    sprite.alpha_composite(icon(name, size, colour), ((sprite.width - size) // 2, (sprite.height - size) // 2))


def _stone(size: int, share: float, rise: float = 0.0) -> list[Point]:
    """The outline of a pebble around the middle of a sprite, almost a circle."""
    bumps = (1.0, 0.97, 1.02, 0.96, 1.0, 0.98, 1.03, 0.97, 1.0)
    corners = []
    for index, bump in enumerate(bumps):
        angle, reach = 2 * math.pi * index / len(bumps), size * share * bump
        corners.append((size / 2 + reach * math.cos(angle), size / 2 - rise + reach * math.sin(angle)))
    return curve(corners)


def _stitch(canvas: Canvas, spot: Point, half: float, land: Land) -> None:
    x, y = spot
    canvas.line([(x - half, y - half), (x + half, y + half)], land.hide_line, max(1.5, half * 0.35))
    canvas.line([(x - half, y + half), (x + half, y - half)], land.hide_line, max(1.5, half * 0.35))
