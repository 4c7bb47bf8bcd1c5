"""The world without what stands on it: drawn once for a state of the land, then kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from images.kit.look import Palette
from images.kit.paint import PAINTS
from images.nerthania import plan
from images.nerthania.colours import LANDS
from images.nerthania.terrain import SHADE, shadow, tile
from rules.nerthania.pieces import Terrain
from rules.nerthania.view import AreaView
from rules.nerthania.world import IN_SECTOR

Ground = tuple[Terrain, ...]
"""The terrain of every area, by number."""


def ground(areas: Sequence[AreaView]) -> Ground:
    """What the land is made of now."""
    return tuple(area.terrain for area in areas)


@lru_cache(maxsize=6)
def globe(terrains: Ground, palette: Palette) -> Image.Image:
    """The land, with the frontiers of the sectors. Copy it before drawing on it."""
    picture = Image.new("RGB", (plan.MAP_WIDTH, plan.MAP_HEIGHT), LANDS[palette].water)
    for level in Terrain:
        here = [number for number, terrain in enumerate(terrains, 1) if terrain is level]
        if level is not Terrain.WATER:
            for number in here:
                dark = shadow(number, level)
                left, top, _, _ = plan.frame(number)
                picture.paste(dark, (left - SHADE, top - SHADE), dark)
        for number in here:
            sprite = tile(number, level, palette)
            picture.paste(sprite, plan.frame(number)[:2], sprite)
    paint, land = PAINTS[palette], LANDS[palette]
    picture.paste(paint.outline, (0, 0), _frontiers(10))
    picture.paste(land.frontier, (0, 0), _frontiers(6))
    return picture


@cache
def _frontiers(wide: int) -> Image.Image:
    """Where two sectors meet: so many pixels to either side."""
    lines = Image.new("L", (plan.MAP_WIDTH, plan.MAP_HEIGHT))
    for numbers in IN_SECTOR.values():
        mine = Image.new("L", lines.size)
        pen = ImageDraw.Draw(mine)
        for number in numbers:
            pen.polygon(plan.outline(number), fill=255, outline=255, width=3)
        grown = mine.filter(ImageFilter.BoxBlur(wide)).point([0, *[255] * 255])
        lines = ImageChops.lighter(lines, ImageChops.subtract(grown, mine))
    return lines.filter(ImageFilter.GaussianBlur(1))
