"""The areas among which somebody chooses, on a picture for that person alone: lit, framed, named in large letters."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from PIL import Image

from images.kit.look import Palette, Spot
from images.kit.paint import PAINTS
from images.nerthania import plan, signs
from images.nerthania.terrain import mask
from rules.game import Action
from rules.nerthania.view import NerthaniaView
from rules.nerthania.world import AREAS, SECTOR_OF

SHADOW = "#120a06"
VEIL = {"default": 0.56, "contrast": 0.64}
"""How dark everything else becomes, 0 to 1."""
PLACES = frozenset({"area", "areas", "origin", "to"})
"""The fields of actions that hold areas."""
ABOUT_AREA = frozenset({"direction", "when", "warriors"})
"""The fields that are asked of an area chosen before: who answers wants to see it."""
AROUND = 90
"""How much is shown around the marked areas."""
LEAST = 900
"""A close-up is at least so wide and high."""


def spots(field: str, values: Sequence[object]) -> tuple[Spot, ...]:
    """The areas among these values of this field of an action. Counts and sectors are whole numbers, too."""
    if field not in PLACES:
        return ()
    numbers = (value for value in values if type(value) is int and value in AREAS)
    return tuple(Spot(str(number), str(number)) for number in dict.fromkeys(numbers))


def chosen_before(action: Action) -> tuple[Spot, ...]:
    """The area that is settled when something else is asked of it."""
    return spots("area", (getattr(action, "area", None),))


def marching(view: NerthaniaView, sectors: Sequence[object]) -> tuple[Spot, ...]:
    """The areas of these sectors with units of the viewer's, with the number of the sector in large letters."""
    own = [area.number for area in view.areas if area.owner == view.viewer and area.units]
    return tuple(Spot(str(number), str(SECTOR_OF[number])) for number in own if SECTOR_OF[number] in sectors)


def labels(marks: Sequence[Spot]) -> dict[int, str]:
    """The marked areas and what to write there; a place that is no area is left out."""
    named = ((spot.place, spot.label) for spot in marks)
    return {int(place): label for place, label in named if place.isdecimal() and int(place) in AREAS}


def lit(picture: Image.Image, numbers: Collection[int], palette: Palette) -> Image.Image:
    """The world in the dark but for these areas."""
    top = plan.MARGIN
    dark = Image.blend(picture, Image.new("RGB", picture.size, SHADOW), VEIL[palette])
    for number in numbers:
        left, upper, right, lower = plan.frame(number)
        box = (plan.MARGIN + left, top + upper, plan.MARGIN + right, top + lower)
        dark.paste(picture.crop(box), box[:2], mask(number))
    for number in numbers:
        signs.framed(dark, number, top, PAINTS[palette].glow, palette)
    return dark


def close_up(picture: Image.Image, numbers: Collection[int]) -> Image.Image:
    """The part of the world with these areas and some land around them."""
    return picture.crop(_close(numbers, picture.size)) if numbers else picture


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
