"""The board without pieces: drawn once for a layout, then kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw

from images.kit.canvas import Canvas, shaded
from images.kit.dice import die
from images.kit.look import Palette
from images.kit.paint import PAINTS, Livery, Paint
from images.kit.panel import lay_sheet
from images.kit.text import Style, put
from images.zoar import plan
from images.zoar.colours import LANDS, Land
from images.zoar.terrain import VARIANTS, altar, capital, ground
from rules.zoar.view import FieldView, Terrain

BADGE = 68
SHADE = 14
"""Room around a tile for its shadow."""

Site = tuple[str, Terrain, int, str | None]
"""What never changes on a field: its name, its ground, its tile, the tribe whose home or altar it is."""


def sites(fields: Sequence[FieldView], tribes: Sequence[str]) -> tuple[Site, ...]:
    """The lasting part of all fields."""
    return tuple(
        (field.name, field.terrain, field.tile, None if field.home is None else tribes[field.home]) for field in fields
    )


@lru_cache(maxsize=4)
def board(layout: tuple[Site, ...], seats: int, palette: Palette) -> Image.Image:
    """Table, tiles, letters and digits: the picture without pieces and words. Copy it before drawing on it."""
    paint, land = PAINTS[palette], LANDS[palette]
    picture = _table(seats, palette)
    for box in (plan.HEAD_BOX, *(plan.card(seat, seats) for seat in range(seats))):
        lay_sheet(picture, box, paint)
    blank = _blank_tile(palette)
    for index in range(16):
        x, y = plan.tile_corner(index)
        picture.paste(blank, (x - SHADE, y - SHADE), blank)
    for site in layout:
        sprite = _ground(site, paint, land)
        picture.paste(sprite, plan.corner(site[0]), sprite)
    for name, _, tile, _ in layout:
        if tile and plan.outward(name) == (-1, -1):
            number(picture, tile, name, palette)
        field_label(picture, name, palette)
    _letters(picture, paint)
    return picture


def number(picture: Image.Image, tile: int, name: str, palette: Palette, struck: bool = False) -> None:
    """The number of the tile that holds this field, as a face of the die; lit where the lightning struck."""
    paint, land = PAINTS[palette], LANDS[palette]
    x, y = plan.tile_corner(plan.tile_index(name))
    face, edge = (paint.glow, land.storm) if struck else (paint.parchment, paint.ink)
    sprite = die(tile, 5, BADGE, face, edge, paint.outline)
    picture.paste(sprite, (x + plan.FIELD - BADGE // 2, y + plan.FIELD - BADGE // 2), sprite)


def field_label(picture: Image.Image, name: str, palette: Palette) -> None:
    """The name of a field in its outer corner, over everything that stands there."""
    x, y = plan.centre(name)
    right, down = plan.outward(name)
    style = Style(30, PAINTS[palette].ink, halo=LANDS[palette].sand_light)
    anchor = "rm" if right > 0 else "lm"
    put(picture, name, style, (x + right * (plan.FIELD / 2 - 9), y + down * (plan.FIELD / 2 - 20)), anchor)


def _ground(site: Site, paint: Paint, land: Land) -> Image.Image:
    name, terrain, tile, tribe = site
    livery: Livery | None = None if tribe is None else paint.liveries[tribe]
    if terrain is Terrain.ALTAR:
        return altar(livery, land)
    if terrain is Terrain.CAPITAL:
        return capital(livery, land, plan.outward(name))
    column, row = plan.place(name)
    return ground(terrain, (tile + column + 2 * row) % VARIANTS, land)


def _table(seats: int, palette: Palette) -> Image.Image:
    """The wood on which everything lies: boards with a long, straight grain, which packs well."""
    paint = PAINTS[palette]
    picture = Image.new("RGB", (plan.WIDTH, plan.height(seats)), paint.table)
    pen = ImageDraw.Draw(picture)
    random = Random("grain")
    y = 0
    while y < picture.height:
        high = random.randrange(2, 9)
        pen.rectangle((0, y, plan.WIDTH, y + high - 1), fill=paint.grain)
        y += high + random.randrange(3, 22)
    return picture


@lru_cache(maxsize=2)
def _blank_tile(palette: Palette) -> Image.Image:
    """A card of sand with a bevelled edge, its four fields scored into it."""
    land = LANDS[palette]
    side = plan.TILE
    canvas = Canvas(side + 2 * SHADE, side + 2 * SHADE)
    edge = SHADE + side
    canvas.rounded((SHADE, SHADE, edge, edge), 22, land.sand_line)
    canvas.rounded((SHADE, SHADE, edge, edge - 4), 22, land.sand_light)
    canvas.rounded((SHADE + 3, SHADE + 3, edge - 3, edge - 5), 20, land.sand)
    middle = SHADE + side / 2
    for step in range(12):
        a = SHADE + 12 + step * 29.2
        canvas.line([(a, middle), (a + 17, middle)], land.sand_line, 3)
        canvas.line([(middle, a), (middle, a + 17)], land.sand_line, 3)
    return shaded(canvas.done(), 5, 5, 0.6)


def _letters(picture: Image.Image, paint: Paint) -> None:
    """A to H above and below, 1 to 8 at both sides."""
    style = Style(46, paint.light_ink)
    for step in range(8):
        along = plan.centre(f"{'ABCDEFGH'[step]}{step + 1}")
        for y in (plan.TOP - plan.SIDE / 2 + 2, plan.TOP + plan.BOARD + plan.SIDE / 2 + 2):
            put(picture, "ABCDEFGH"[step], style, (along[0], y), "mm")
        for x in (plan.SIDE / 2 - 1, plan.WIDTH - plan.SIDE / 2 + 1):
            put(picture, str(step + 1), style, (x, along[1]), "mm")
