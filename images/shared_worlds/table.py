"""The bare table: wood, sheets and mats, and the empty places of the lanes."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.kit.brush import stick
from images.kit.canvas import Canvas
from images.kit.icons import icon
from images.kit.look import Palette
from images.kit.paint import PAINTS, Livery, Paint
from images.kit.panel import lay_sheet
from images.kit.table import wood
from images.kit.text import Style, put
from images.shared_worlds.brush import Brush
from images.shared_worlds.colours import GROUNDS, Ground
from images.shared_worlds.plan import CELL, GONE, HEAD, LANES_RIGHT, MARGIN, RAIL, SIDE, WIDTH, Plan, Side, centre
from rules.shared_worlds.view import LANES, Zone
from rules.words import said

ROW_SIGNS = {Zone.COMBAT: "crossed-swords", Zone.DEVELOPMENT: "hut"}


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
        mat = _mat(liveries[side.seat], GONE if side.gone else SIDE, paint, ground)
        picture.paste(mat, side.mat[:2], mat)
        if not side.gone:
            _places(picture, side, lanes, palette)
    return picture


@lru_cache(maxsize=16)
def _mat(livery: Livery, high: int, paint: Paint, ground: Ground) -> Image.Image:
    """What a player's lanes lie on, with a rail in the player's colour."""
    wide = LANES_RIGHT - MARGIN
    canvas = Canvas(wide, high)
    canvas.rounded((0, 0, wide, high), 20, ground.mat_edge)
    canvas.rounded((2, 2, RAIL + 30, high - 2), 18, livery.fill)
    canvas.rounded((RAIL, 2, wide - 2, high - 2), 18, ground.mat)
    return canvas.done()


def _places(picture: Image.Image, side: Side, lanes: tuple[str, ...], palette: Palette) -> None:
    """The empty cells, each with the name of its lane; the rail says which area is which."""
    paint, ground = PAINTS[palette], GROUNDS[palette]
    for zone in Zone:
        y = side.row(zone) + CELL[1] / 2
        disc = _rail_sign(ROW_SIGNS[zone], paint)
        stick(picture, disc, (MARGIN + RAIL / 2, y))
        for lane, words in enumerate(lanes):
            box = side.cell(zone, lane)
            cell = _cell(ground)
            picture.paste(cell, box[:2], cell)
            put(picture, words, Style(30, ground.back, "medium"), centre(box), "mm")


@lru_cache(maxsize=4)
def _rail_sign(name: str, paint: Paint) -> Image.Image:
    canvas = Canvas(46, 46)
    canvas.disc((23, 23), 22, paint.outline)
    canvas.disc((23, 23), 20, paint.parchment)
    sprite = canvas.done()
    sprite.alpha_composite(icon(name, 32, paint.ink), (7, 7))
    return sprite


@lru_cache(maxsize=2)
def _cell(ground: Ground) -> Image.Image:
    canvas = Canvas(*CELL)
    canvas.rounded((0, 0, *CELL), 18, ground.mat_edge)
    canvas.rounded((3, 3, CELL[0] - 3, CELL[1] - 3), 15, ground.cell)
    return canvas.done()
