"""The bare table: wood, sheets and mats, and the empty places of the lanes."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.kit.canvas import Canvas
from images.kit.look import Palette
from images.kit.paint import PAINTS, Livery, Paint
from images.kit.panel import lay_sheet
from images.kit.table import wood
from images.kit.text import Style, put
from images.shared_worlds.brush import Brush
from images.shared_worlds.colours import GROUNDS, Ground
from images.shared_worlds.plan import HEAD, RAIL, READABLE, WIDTH, Plan, Side, centre
from rules.shared_worlds.pieces import LANES
from rules.words import said


def table(laying: Plan, brush: Brush) -> Image.Image:
    """Everything on which cards and words are laid; kept, so copy it before drawing on it."""
    lanes = tuple(brush.speaker.say(said(lane)) for lane in LANES)
    return _table(laying, brush.liveries, lanes, brush.palette)


@lru_cache(maxsize=6)
def _table(laying: Plan, liveries: tuple[Livery, ...], lanes: tuple[str, ...], palette: Palette) -> Image.Image:
    paint, ground = PAINTS[palette], GROUNDS[palette]
    picture = wood(WIDTH, laying.height, palette)
    lay_sheet(picture, HEAD, paint)
    for side in laying.sides:
        lay_sheet(picture, side.panel, paint)
        if not side.gone:
            left, top, right, bottom = side.mat
            mat = _mat(right - left, bottom - top, liveries[side.seat], paint, ground)
            picture.paste(mat, (left, top), mat)
            _places(picture, side, lanes, ground)
    return picture


@lru_cache(maxsize=16)
def _mat(wide: int, high: int, livery: Livery, paint: Paint, ground: Ground) -> Image.Image:
    """What a player's lanes lie on, with a rail in the player's colour."""
    canvas = Canvas(wide, high)
    canvas.rounded((0, 0, wide, high), 20, ground.mat_edge)
    canvas.rounded((2, 2, RAIL + 30, high - 2), 18, livery.fill)
    canvas.rounded((RAIL, 2, wide - 2, high - 2), 18, ground.mat)
    return canvas.done()


def _places(picture: Image.Image, side: Side, lanes: tuple[str, ...], ground: Ground) -> None:
    """The empty lanes, each with its name."""
    for lane, words in enumerate(lanes):
        box = side.lane(lane)
        cell = _cell(box[2] - box[0], box[3] - box[1], ground)
        picture.paste(cell, box[:2], cell)
        put(picture, words, Style(READABLE, ground.back, "medium"), centre(box), "mm")


@lru_cache(maxsize=4)
def _cell(wide: int, high: int, ground: Ground) -> Image.Image:
    canvas = Canvas(wide, high)
    canvas.rounded((0, 0, wide, high), 18, ground.mat_edge)
    canvas.rounded((3, 3, wide - 3, high - 3), 15, ground.cell)
    return canvas.done()
