"""What stands in a cave: its name, its token, and what shelter it gives."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from images.kit.brush import stick
from images.kit.canvas import Point
from images.kit.look import Palette
from images.kit.paint import PAINTS
from images.kit.text import Style, put
from images.sapiens.brush import Brush
from images.sapiens.colours import LANDS
from images.sapiens.plan import LARGE, NARROW, READABLE, Area, Scale, Site, moved
from images.sapiens.scenes import token
from rules.sapiens.view import CaveView

Written = tuple[str, Point, bool]
"""Words, where they stand in a cave of 1 by 1, and whether they are bright."""

TOKEN = {True: 0.58, False: 0.54}
"""How large a token is, for a rim of 1: in the large valley and in a small one."""


def draw_cave(picture: Image.Image, one: CaveView, site: Site, brush: Brush) -> None:
    """Its name, its token, and what it gives: in the large valley both values, the bright one counts now."""
    box = moved(site.scale.rim_box(one.side, one.square), site.corner)
    left, top, right, bottom = box
    large = site.scale is LARGE
    if one.token is not None:
        x, y = _token_spot(box) if large else (0.29, 0.72)
        stone = token(one.token, round(site.scale.rim * TOKEN[large]), brush.paint, brush.land)
        stick(picture, stone, (left + (right - left) * x, top + (bottom - top) * y))
    written = _all_of(one, box) if large else _in_short(one)
    sprite = _words(written, (right - left, bottom - top), site.scale, brush.palette)
    picture.paste(sprite, box[:2], sprite)


def _token_spot(box: Area) -> Point:
    return (0.5, 0.61) if _is_wide(box) else (0.5, 0.46)


def _is_wide(box: Area) -> bool:
    left, top, right, bottom = box
    return right - left > bottom - top


def _all_of(one: CaveView, box: Area) -> tuple[Written, ...]:
    """Name and both values, around the token."""
    wide = _is_wide(box)
    higher, lower = ((0.13, 0.62), (0.87, 0.62)) if wide else ((0.26, 0.8), (0.74, 0.8))
    full = one.token is not None
    name = (one.name, (0.5, 0.17 if wide else 0.14), True)
    return (name, (str(one.higher), higher, full), (str(one.lower), lower, not full))


def _in_short(one: CaveView) -> tuple[Written, ...]:
    """Name and the value that counts now, beside the token."""
    name = (one.name, (0.5, 0.235), False)
    if one.token is None:
        return (name, (str(one.lower), (0.5, 0.72), True))
    return (name, (str(one.higher), (0.76, 0.72), True))


def _dim(scale: Scale) -> int:
    return READABLE if scale is LARGE else NARROW


@lru_cache(maxsize=128)
def _words(written: Sequence[Written], size: tuple[int, int], scale: Scale, palette: Palette) -> Image.Image:
    paint, land = PAINTS[palette], LANDS[palette]
    sheet = Image.new("RGBA", size, "#00000000")
    for words, (x, y), bright in written:
        letters = max(READABLE, round(scale.rim * 0.38)) if bright else _dim(scale)
        style = Style(letters, paint.glow if bright else land.rock_light)
        put(sheet, words, style, (x * size[0], y * size[1]), "mm")
    return sheet
