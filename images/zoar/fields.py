"""What stands on a field: which pieces, how large, and where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from images.kit.canvas import Canvas, Point
from images.kit.paint import Livery, Paint
from images.kit.text import Style, put
from images.zoar import plan
from images.zoar.colours import Land
from images.zoar.pieces import Kind, piece
from rules.zoar.view import FieldView, Good

SPOTS: Mapping[int, tuple[int, tuple[Point, ...]]] = {
    1: (128, ((0, 0),)),
    2: (104, ((-40, 2), (40, 2))),
    3: (88, ((-38, -36), (38, -36), (0, 38))),
    4: (84, ((-37, -37), (37, -37), (-37, 37), (37, 37))),
    6: (70, ((-56, -32), (0, -32), (56, -32), (-56, 32), (0, 32), (56, 32))),
    9: (62, tuple((x, y) for y in (-54, 0, 54) for x in (-54, 0, 54))),
    12: (52, tuple((x, y) for y in (-54, 0, 54) for x in (-63, -21, 21, 63))),
}
"""For up to so many pieces on a field: how large they are, and where their middles lie around that of the field."""

LARGEST: Mapping[Kind, int] = {"food": 92, "metal": 92, "relic": 104, "ruin": 104, "temple-ruin": 104}
"""Things are never as large as people and buildings."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A piece to be drawn: `count` of them stand together, with `steps` free steps, with a relic in their care."""

    kind: Kind
    livery: Livery | None
    count: int = 1
    steps: int = 0
    carries: bool = False


@dataclass(frozen=True, slots=True)
class Brush:
    """What pieces are drawn with: the palette's colours, and each seat's livery."""

    paint: Paint
    land: Land
    liveries: tuple[Livery, ...]


def standing(field: FieldView, brush: Brush, steps: Mapping[str, int], turn: int) -> tuple[Standing, ...]:
    """All pieces on a field, buildings first. `steps` are the free steps by field and kind for the seat on turn."""
    return (*_buildings(field, brush), *_people(field, brush, steps, turn), *_things(field, brush))


def draw_field(picture: Image.Image, name: str, pieces: tuple[Standing, ...], brush: Brush) -> None:
    """Set the pieces on their field."""
    if not pieces:
        return
    size, spots = SPOTS[min(room for room in SPOTS if room >= len(pieces))]
    x, y = plan.centre(name)
    for one, (right, down) in zip(pieces, spots, strict=False):
        sprite = _sprite(one, min(size, LARGEST.get(one.kind, size)), brush.paint, brush.land)
        picture.paste(sprite, (round(x + right - sprite.width / 2), round(y + down - sprite.height / 2)), sprite)


def _buildings(field: FieldView, brush: Brush) -> Iterator[Standing]:
    if field.city is not None:
        yield Standing("city", brush.liveries[field.city])
    if field.temple is not None:
        yield Standing("temple", brush.liveries[field.temple])
    if field.ruin:
        yield Standing("ruin", None)
    if field.temple_ruin:
        yield Standing("temple-ruin", None)


def _people(field: FieldView, brush: Brush, steps: Mapping[str, int], turn: int) -> Iterator[Standing]:
    if field.armies_of is not None and field.armies:
        own = steps.get(f"army {field.name}", 0) if field.armies_of == turn else 0
        kind: Kind = "armies" if field.armies > 1 else "army"
        yield Standing(kind, brush.liveries[field.armies_of], field.armies, own, field.carrier)
    for seat in field.leaders:
        own = steps.get("leader", 0) if seat == turn else 0
        yield Standing("leader", brush.liveries[seat], steps=own, carries=seat in field.carrying_leaders)


def _things(field: FieldView, brush: Brush) -> Iterator[Standing]:
    for seat in field.relics:
        yield Standing("relic", brush.liveries[seat])
    if field.good is not None:
        yield Standing("food" if field.good is Good.FOOD else "metal", None)


@lru_cache(maxsize=1024)
def _sprite(one: Standing, size: int, paint: Paint, land: Land) -> Image.Image:
    """The piece with all that hangs on it: relic, number, steps."""
    body = piece(one.kind, one.livery, size, paint, land)
    if one.count == 1 and not one.steps and not one.carries:
        return body
    sheet = Image.new("RGBA", (size, size), "#00000000")
    sheet.alpha_composite(body)
    if one.carries:
        relic = piece("relic", one.livery, round(size * 0.56), paint, land)
        sheet.alpha_composite(relic, (size - relic.width, 0))
    if one.count > 1:
        number = count_badge(one.count, round(size * 0.42), paint)
        sheet.alpha_composite(number, (size - number.width - size // 14, size - number.height - size // 14))
    if one.steps:
        pips = _steps(min(one.steps, 6), size, paint)
        sheet.alpha_composite(pips, (size // 16, size // 24))
    return sheet


@lru_cache(maxsize=64)
def count_badge(count: int, size: int, paint: Paint) -> Image.Image:
    """How many stand together: light digits on a dark disc."""
    canvas = Canvas(size, size)
    middle = (size / 2, size / 2)
    canvas.disc(middle, size / 2, paint.rim)
    canvas.disc(middle, size / 2 - size * 0.07, paint.outline)
    sprite = canvas.done()
    put(sprite, str(count), Style(round(size * 0.8), paint.rim), (middle[0], middle[1]), "mm")
    return sprite


@lru_cache(maxsize=32)
def _steps(count: int, size: int, paint: Paint) -> Image.Image:
    """Free steps as glowing dots."""
    dot = max(12, size // 6)
    canvas = Canvas(dot * min(count, 3) + 4, dot * (1 + (count - 1) // 3) + 4)
    for index in range(count):
        centre = (2 + dot / 2 + index % 3 * dot, 2 + dot / 2 + index // 3 * dot)
        canvas.disc(centre, dot / 2 + 0.5, paint.outline)
        canvas.disc(centre, dot / 2 - 1.5, paint.glow)
    return canvas.done()
