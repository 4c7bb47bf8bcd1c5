"""Tiles that lie beside the valleys: personal pools, the Common Pool; and what the scenes are called and bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from images.kit.brush import stick, write
from images.kit.canvas import Canvas
from images.kit.paint import Paint
from images.kit.text import Style, wrapped
from images.sapiens.brush import Brush
from images.sapiens.pieces import fight
from images.sapiens.plan import COMMON, Area
from images.sapiens.scenes import chip, tile
from rules.sapiens.view import Scene, Tile
from rules.words import said

HALF = 112
"""The side of half a tile in the Common Pool."""
LABEL = 320
SLOTS = 5


def draw_common(picture: Image.Image, tiles: Sequence[Tile], brush: Brush) -> None:
    """The Common Pool on the bare table, its name before it."""
    left, top, right, bottom = COMMON
    middle = (top + bottom) / 2
    words = wrapped(brush.say("board-common"), Style(46, brush.paint.light_ink), LABEL - 20, 2)
    for row, part in enumerate(words):
        height = middle + (row - (len(words) - 1) / 2) * 50
        write(picture, part, Style(46, brush.paint.light_ink), (left + 8, height), LABEL - 20)
    step = (right - left - LABEL) / SLOTS
    for number in range(SLOTS):
        sprite = pool_tile(tiles[number], HALF, brush) if number < len(tiles) else _slot(brush.paint)
        stick(picture, sprite, (left + LABEL + (number + 0.5) * step, middle))


def pool_tile(one: Tile, half: int, brush: Brush) -> Image.Image:
    """A tile of a pool as a sprite, with the fight token on it."""
    size = (half, half)
    sprite = tile(one.first, one.second, (size, size), False, brush.paint, brush.land)
    if one.fight is None:
        return sprite
    return _with_token(sprite, fight(brush.liveries[one.fight.seat], round(half * 0.8), brush.paint))


@lru_cache(maxsize=2)
def _slot(paint: Paint) -> Image.Image:
    """The empty place of a tile in the Common Pool."""
    canvas = Canvas(2 * HALF, HALF)
    canvas.rounded((3, 3, 2 * HALF - 3, HALF - 3), HALF * 0.15, None, paint.faint, 3)
    return canvas.done()


def _with_token(sprite: Image.Image, token: Image.Image) -> Image.Image:
    """The tile with a token on the seam between its halves, a little above it."""
    sheet = sprite.copy()
    sheet.alpha_composite(token, ((sheet.width - token.width) // 2, 0))
    return sheet


def draw_legend(picture: Image.Image, box: Area, brush: Brush) -> None:
    """Each scene with its name and its bonus: in one column if the box is high, else in four."""
    left, top, right, bottom = box
    columns = 1 if bottom - top > right - left else 4
    rows = len(Scene) // columns
    large = columns == 1
    inset, chip_size, above, below = (36, 78, 46, 36) if large else (14, 68, 42, 32)
    wide, high = (right - left - 24) / columns, (bottom - top - 20) / rows
    for number, scene in enumerate(Scene):
        x = left + inset + number // rows * wide
        y = top + 10 + (number % rows + 0.5) * high
        stick(picture, chip(scene, chip_size, brush.paint, brush.land), (x + chip_size / 2, y))
        x += chip_size + 18
        room = round(wide - chip_size - 40)
        name, bonus = brush.speaker.say(said(scene)), brush.say(f"board-bonus-{scene}")
        write(picture, name, Style(above, brush.paint.ink), (x, y - above * 0.38), room)
        write(picture, bonus, Style(below, brush.paint.faint, "medium"), (x, y + below * 0.68), room)
