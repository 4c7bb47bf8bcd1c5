"""The world without what stands on it: drawn once for a state of the land, then kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

from images.kit.canvas import SHADOW
from images.kit.look import Palette
from images.kit.paint import PAINTS
from images.nerthania import plan
from images.nerthania.colours import LANDS
from images.nerthania.terrain import layer, region, strokes
from rules.nerthania.pieces import Terrain
from rules.nerthania.view import AreaView

Ground = tuple[Terrain, ...]
"""The terrain of every area, by number."""
DROP = {Terrain.GRASS: 5, Terrain.MOUNTAIN: 9}
"""How far down the shadow of a terrain falls."""
_STRENGTH = 0.62


def ground(areas: Sequence[AreaView]) -> Ground:
    """What the land is made of now."""
    return tuple(area.terrain for area in areas)


@lru_cache(maxsize=6)
def globe(terrains: Ground, palette: Palette) -> Image.Image:
    """The land, with the borders of areas and sectors. Copy it before drawing on it."""
    picture = layer(Terrain.WATER, palette).copy()
    for level in (Terrain.GRASS, Terrain.MOUNTAIN):
        here = region(number for number, terrain in enumerate(terrains, 1) if terrain is level)
        picture.paste(SHADOW, (0, 0), _fallen(here, DROP[level]))
        picture.paste(layer(level, palette), (0, 0), here)
    paint, land = PAINTS[palette], LANDS[palette]
    picture.paste(land.border, (0, 0), strokes(plan.borders(), 5))
    picture.paste(paint.outline, (0, 0), strokes(plan.frontiers(), 20))
    picture.paste(land.frontier, (0, 0), strokes(plan.frontiers(), 12))
    return picture


def _fallen(shape: Image.Image, drop: int) -> Image.Image:
    """The shadow that land of this shape throws on what lies lower."""
    sunk = ImageChops.offset(shape, 0, drop - 2)
    return sunk.filter(ImageFilter.GaussianBlur(4)).point([round(level * _STRENGTH) for level in range(256)])
