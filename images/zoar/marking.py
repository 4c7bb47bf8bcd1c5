"""The fields among which somebody chooses, on a picture for that person alone: lit, framed, named in large letters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image

from images.kit.canvas import Canvas, shaded
from images.kit.look import Look, Palette, Spot
from images.kit.paint import PAINTS
from images.kit.text import Style, put, width
from images.zoar import plan
from images.zoar.board import number
from rules.zoar.board import FIELDS
from rules.zoar.state import Unit
from rules.zoar.view import ZoarView

SHADOW = "#120a06"
VEIL = {"default": 0.56, "contrast": 0.64}
"""How dark everything else becomes, 0 to 1."""
LETTERS = 58
PLATE = 66
"""The height of a name plate: its letters are read on a phone, too."""
BOARD = (0, plan.HEAD, plan.WIDTH, plan.CARDS_TOP)
"""What such a picture shows: the board and the letters around it."""


def spots(values: Sequence[object]) -> tuple[Spot, ...]:
    """The fields among these values, and those on which the units among them stand."""
    found = (value.at if isinstance(value, Unit) else value for value in values)
    return tuple(Spot(at, at) for at in dict.fromkeys(at for at in found if isinstance(at, str) and at in FIELDS))


def marked(picture: Image.Image, view: ZoarView, look: Look) -> Image.Image:
    """The board without what is around it, the places of the look marked; a place that is no field is left out."""
    palette = look.palette
    known = {spot.place: spot for spot in look.marks if spot.place in FIELDS}
    dark = _darkened(picture, palette)
    for name in known:
        x, y = plan.corner(name)
        dark.paste(picture.crop((x, y, x + plan.FIELD, y + plan.FIELD)), (x, y), _field_shape())
        _frame_field(dark, name, palette)
    for field in view.fields:
        if field.name in known and field.tile:
            number(dark, field.tile, field.name, palette, struck=field.tile == view.struck)
    for spot in known.values():
        _name(dark, spot, palette)
    return dark.crop(BOARD)


def _darkened(picture: Image.Image, palette: Palette) -> Image.Image:
    return Image.blend(picture, Image.new("RGB", picture.size, SHADOW), VEIL[palette])


def _frame_field(picture: Image.Image, place: str, palette: Palette) -> None:
    sprite = _frame(palette)
    x, y = plan.centre(place)
    picture.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)


def _name(picture: Image.Image, spot: Spot, palette: Palette) -> None:
    """The name on a plate at the lower edge, half outside, so that it hides nothing that stands there."""
    sprite = _plate(spot.label, palette)
    x, y = plan.centre(spot.place)
    at = (round(x - sprite.width / 2), round(y + plan.FIELD / 2 - sprite.height * 0.62))
    picture.paste(sprite, at, sprite)


@cache
def _field_shape() -> Image.Image:
    """What is lit of a field: all but its corners, which its frame cuts off."""
    canvas = Canvas(plan.FIELD, plan.FIELD)
    canvas.rounded((0, 0, plan.FIELD, plan.FIELD), 20, "#ffffff")
    return canvas.done().getchannel("A")


@lru_cache(maxsize=2)
def _frame(palette: Palette) -> Image.Image:
    """A light line between two dark ones, which shows on every ground."""
    paint = PAINTS[palette]
    side = plan.FIELD + 8
    canvas = Canvas(side, side)
    canvas.rounded((0, 0, side, side), 22, None, paint.outline, 15)
    canvas.rounded((3, 3, side - 3, side - 3), 19, None, paint.glow, 8)
    return canvas.done()


@lru_cache(maxsize=64)
def _plate(label: str, palette: Palette) -> Image.Image:
    paint = PAINTS[palette]
    style = Style(LETTERS, paint.outline)
    wide, pad = max(width(label, style) + 36, 96), 6
    canvas = Canvas(wide + 2 * pad, PLATE + 2 * pad)
    canvas.rounded((pad, pad, pad + wide, pad + PLATE), 20, paint.outline)
    canvas.rounded((pad + 4, pad + 4, pad + wide - 4, pad + PLATE - 4), 17, paint.glow)
    sprite = canvas.done()
    put(sprite, label, style, (pad + wide / 2, pad + PLATE / 2), "mm")
    return shaded(sprite, 2, 3, 0.7)
