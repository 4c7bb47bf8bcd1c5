"""Tiles that lie beside the valleys: personal pools and the Common Pool."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from images.kit.brush import stick
from images.kit.canvas import Canvas
from images.kit.paint import Paint
from images.kit.text import Style, wrapped
from images.sapiens.brush import Brush, write_readably
from images.sapiens.pieces import fight
from images.sapiens.plan import COMMON
from images.sapiens.scenes import SHADE, tile
from rules.sapiens.view import Tile

HALF = 112
"""The side of half a tile in the Common Pool."""
LABEL = 320
SLOTS = 5
BESIDE = 54
"""Room for a fight token behind each tile of a pool: on the tile it would hide both scenes."""
TOKEN = 60


def draw_common(picture: Image.Image, tiles: Sequence[Tile], brush: Brush) -> None:
    """The Common Pool on the bare table, its name before it."""
    left, top, right, bottom = COMMON
    middle = (top + bottom) / 2
    words = wrapped(brush.say("board-common"), Style(46, brush.paint.light_ink), LABEL - 20, 2)
    for row, part in enumerate(words):
        height = middle + (row - (len(words) - 1) / 2) * 50
        write_readably(picture, part, Style(46, brush.paint.light_ink), (left + 8, height), LABEL - 20)
    step = (right - left - LABEL) / SLOTS
    for number in range(SLOTS):
        sprite = pool_tile(tiles[number], HALF, brush) if number < len(tiles) else _slot(brush.paint)
        stick(picture, sprite, (left + LABEL + (number + 0.5) * step, middle))


def pool_tile(one: Tile, half: int, brush: Brush) -> Image.Image:
    """A tile of a pool as a sprite, its middle that of the tile; a fight token lies on its right edge."""
    size = (half, half)
    sprite = tile(one.first, one.second, (size, size), False, brush.paint, brush.land)
    if one.fight is None:
        return sprite
    return _with_token(sprite, fight(brush.liveries[one.fight.seat], TOKEN, brush.paint))


@lru_cache(maxsize=2)
def _slot(paint: Paint) -> Image.Image:
    """The empty place of a tile in the Common Pool."""
    canvas = Canvas(2 * HALF, HALF)
    canvas.rounded((3, 3, 2 * HALF - 3, HALF - 3), HALF * 0.15, None, paint.faint, 3)
    return canvas.done()


def _with_token(sprite: Image.Image, token: Image.Image) -> Image.Image:
    """The tile with a token on its right edge, where it hides neither scene; the sheet grows to both sides."""
    sheet = Image.new("RGBA", (sprite.width + 2 * BESIDE, sprite.height), "#00000000")
    sheet.alpha_composite(sprite, (BESIDE, 0))
    right = BESIDE + sprite.width - SHADE
    sheet.alpha_composite(token, (right + BESIDE - 2 - token.width, (sheet.height - token.height) // 2))
    return sheet
