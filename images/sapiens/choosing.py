"""The tiles among which somebody chooses, each with the words of its button, above the valley they are for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from images.kit.brush import stick
from images.kit.look import Spot
from images.kit.panel import lay_sheet
from images.kit.table import wood
from images.kit.text import Style, put, wrapped
from images.sapiens.brush import Brush
from images.sapiens.plan import MARGIN, READABLE, WIDTH
from images.sapiens.pools import BESIDE, HALF, pool_tile
from rules.sapiens.view import PoolTile, Scene, Tile
from rules.words import Who, said

Choice = Tile | PoolTile
LINES, PITCH = 4, 50
"""How many lines of words there is room for, and how far apart they are."""
WORDS = 2 * HALF + BESIDE + 14
"""Where the words begin, behind the left edge of a tile."""
INSET = 26


def tile_spots(values: Iterable[object]) -> tuple[Spot, ...]:
    """The tiles among these values, each as a place that is named by its scenes, seats and pool."""
    return tuple(Spot(_written(one), "") for one in dict.fromkeys(values) if isinstance(one, Choice))


def tiles_among(marks: Sequence[Spot]) -> tuple[Choice, ...]:
    """The tiles that these marks stand for."""
    return tuple(_read(spot.place.split()) for spot in marks if " " in spot.place)


def paint_tiles(tiles: Sequence[Choice], below: Image.Image, brush: Brush) -> Image.Image:
    """All of them on a sheet, two side by side, and this picture below."""
    row = max(HALF + 28, 16 + PITCH * max(len(lines_of(one, brush)) for one in tiles))
    high = -(-len(tiles) // 2) * row + 16
    picture = wood(WIDTH, high + 2 * MARGIN + below.height, brush.palette).copy()
    lay_sheet(picture, (MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + high), brush.paint)
    for number, one in enumerate(tiles):
        x = MARGIN + INSET + number % 2 * _COLUMN
        y = MARGIN + 8 + (number // 2 + 0.5) * row
        lying = one.tile if isinstance(one, PoolTile) else one
        stick(picture, pool_tile(lying, HALF, brush), (x + HALF, y))
        lines = lines_of(one, brush)
        for line, words in enumerate(lines):
            put(picture, words, _style(brush), (x + WORDS, y + (line - (len(lines) - 1) / 2) * PITCH))
    picture.paste(below, (0, high + 2 * MARGIN))
    return picture


def lines_of(one: Choice, brush: Brush) -> tuple[str, ...]:
    """What its button says, line by line."""
    return wrapped(brush.speaker.say(said(one)), _style(brush), _COLUMN - WORDS - INSET, LINES)


_COLUMN = (WIDTH - 2 * MARGIN - INSET) // 2


def _style(brush: Brush) -> Style:
    return Style(READABLE, brush.paint.ink, "medium")


def _written(one: Choice) -> str:
    """Whose pool, where that is said; then both scenes, and whose token lies on it."""
    tile, pool = (one.tile, [_seat(one.owner)]) if isinstance(one, PoolTile) else (one, [])
    return " ".join((*pool, tile.first, tile.second, _seat(tile.fight)))


def _read(words: Sequence[str]) -> Choice:
    *pool, first, second, fight = words
    tile = Tile(Scene(first), Scene(second), _who(fight))
    return PoolTile(_who(pool[0]), tile) if pool else tile


def _seat(who: Who | None) -> str:
    return str(None if who is None else who.seat)


def _who(seat: str) -> Who | None:
    return Who(int(seat)) if seat.isdecimal() else None
