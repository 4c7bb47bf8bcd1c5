"""The areas among which somebody chooses, on a picture for that person alone: lit, framed, named in large letters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from PIL import Image

from images.kit.canvas import Canvas, shaded
from images.kit.look import Look, Palette, Spot
from images.kit.paint import PAINTS
from images.kit.text import Style, put, width
from images.nerthania import plan, signs
from images.nerthania.terrain import mask
from rules.nerthania.world import AREAS

SHADOW = "#120a06"
VEIL = {"default": 0.56, "contrast": 0.64}
"""How dark everything else becomes, 0 to 1."""
LETTERS, PLATE = 60, 66
AROUND = 90
"""How much is shown around the marked areas."""
LEAST = 900
"""A close-up is at least so wide and high."""


def spots(values: Sequence[object]) -> tuple[Spot, ...]:
    """The areas among these values: whole numbers that an area has, and groups of them."""
    found: list[int] = []
    for value in values:
        found += value if isinstance(value, tuple) else (value,)
    areas = (number for number in found if type(number) is int and number in AREAS)
    return tuple(Spot(str(number), str(number)) for number in dict.fromkeys(areas))


def marked(picture: Image.Image, look: Look) -> Image.Image:
    """The part of the world around the marked areas; a place that is no area is left out."""
    palette, top = look.palette, plan.MARGIN
    known = {int(spot.place): spot for spot in look.marks if spot.place.isdecimal() and int(spot.place) in AREAS}
    dark = Image.blend(picture, Image.new("RGB", picture.size, SHADOW), VEIL[palette])
    for number in known:
        left, upper, right, lower = plan.frame(number)
        box = (plan.MARGIN + left, top + upper, plan.MARGIN + right, top + lower)
        dark.paste(picture.crop(box), box[:2], mask(number))
    for number in known:
        signs.framed(dark, number, top, PAINTS[palette].glow, palette)
    for number, spot in known.items():
        _name(dark, number, spot, palette)
    return dark.crop(_close(known, picture.size)) if known else dark


def _close(numbers: Iterable[int], size: tuple[int, int]) -> tuple[int, int, int, int]:
    """What is shown: all these areas and some land around them."""
    frames = [plan.frame(number) for number in numbers]
    left, right = _span([frame[0] for frame in frames], [frame[2] for frame in frames], size[0])
    top, bottom = _span([frame[1] for frame in frames], [frame[3] for frame in frames], size[1])
    return left, top, right, bottom


def _span(begins: Sequence[int], ends: Sequence[int], limit: int) -> tuple[int, int]:
    low, high = min(begins) + plan.MARGIN - AROUND, max(ends) + plan.MARGIN + AROUND
    short = max(0, LEAST - (high - low))
    low, high = low - short // 2, high + short - short // 2
    shift = max(0, -low) - max(0, high - limit)
    return max(0, low + shift), min(limit, high + shift)


def _name(picture: Image.Image, number: int, spot: Spot, palette: Palette) -> None:
    """The name on a plate at the upper edge of an area's pieces."""
    sprite, room = _plate(spot.label, palette), plan.room(number)
    _, upper, _, _ = plan.frame(number)
    y = max(plan.MARGIN + upper - 6, plan.MARGIN + room.y - 160)
    picture.paste(sprite, (plan.MARGIN + room.x - sprite.width // 2, y), sprite)


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
