"""The places among which somebody chooses, on a picture for that person alone: lit, framed, named in large letters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from images.kit.brush import stick
from images.kit.canvas import Canvas, Point, shaded
from images.kit.look import Look, Spot
from images.kit.paint import Paint
from images.kit.text import Style, put, width
from images.sapiens.brush import Brush
from images.sapiens.choosing import tile_spots
from images.sapiens.plan import Area, Site, moved
from images.sapiens.signs import frame
from rules.game import Action
from rules.sapiens.beasts import PutBear
from rules.sapiens.board import PLACES, board
from rules.sapiens.ground import Place
from rules.sapiens.view import Direction, SapiensView, ValleyView

SHADOW = "#120a06"
VEIL = {"default": 0.42, "contrast": 0.5}
"""How dark everything else becomes, 0 to 1."""
EDGE, BELOW = 20, 4
"""What is left of the table around the valley, and between it and its card."""
LETTERS, PLATE = 48, 56
"""The height of a name plate and of its letters: they are read on a phone, too."""

TURNS = tuple(turn.value for turn in Direction)
"""Labels for which an arrow is drawn, each a quarter turn further: a picture speaks no language."""
ARROW: Sequence[Point] = ((0.5, 0.06), (0.94, 0.5), (0.66, 0.5), (0.66, 0.94), (0.34, 0.94), (0.34, 0.5), (0.06, 0.5))
"""To the north, in a square of 1."""


def spots(view: SapiensView, values: Sequence[object], action: Action | None) -> tuple[Spot, ...]:
    """The places or tiles among these values, or where the second half of a tile would come for directions.

    For an action like a bear in another valley they are places of that valley.
    """
    if isinstance(action, Place):
        valley = view.clans[view.turn].valley
        ways = board(f"{valley.left} {valley.right}").beyond[action.at]
        turns = [turn for turn in Direction if turn in values]
        if turns:
            return tuple(Spot(ways[turn], turn.value) for turn in turns if turn in ways)
    seat = action.valley.seat if isinstance(action, PutBear) else None
    named = tuple(Spot(at, at, seat) for at in dict.fromkeys(values) if isinstance(at, str) and at in PLACES)
    return named or tile_spots(values)


def marked(picture: Image.Image, valley: ValleyView, site: Site, look: Look, brush: Brush) -> Image.Image:
    """This valley without what is around it, the places of the look marked; a place that is none is left out."""
    places = {spot.place: spot.label for spot in look.marks if spot.place in PLACES}
    boxes = {at: moved(site.scale.place_box(at, valley.caves), site.corner) for at in places}
    dark = Image.blend(picture, Image.new("RGB", picture.size, SHADOW), VEIL[look.palette])
    for box in boxes.values():
        dark.paste(picture.crop(box), box[:2])
        golden = frame(box[2] - box[0], box[3] - box[1], site.scale.square, brush.paint)
        dark.paste(golden, box[:2], golden)
    on_caves = {cave.name for cave in valley.caves}
    for at, label in places.items():
        _name(dark, boxes[at], label, at in on_caves, brush.paint)
    return alone(dark, site)


def alone(picture: Image.Image, site: Site) -> Image.Image:
    """This valley without what is around it."""
    left, top, right, bottom = site.valley
    return picture.crop((left - EDGE, top - EDGE, right + EDGE, bottom + BELOW))


def _name(picture: Image.Image, box: Area, label: str, on_cave: bool, paint: Paint) -> None:
    """The plate at the upper edge, over the small name that is printed there."""
    plate = _plate(label, paint)
    left, top, right, _ = box
    x = (left + right - plate.width) // 2 if on_cave else left - 9
    picture.paste(plate, (x, top - (20 if on_cave else 11)), plate)


@lru_cache(maxsize=64)
def _plate(label: str, paint: Paint) -> Image.Image:
    style = Style(LETTERS, paint.outline)
    wide, pad = 80 if label in TURNS else max(width(label, style) + 26, 80), 6
    canvas = Canvas(wide + 2 * pad, PLATE + 2 * pad)
    canvas.rounded((pad, pad, pad + wide, pad + PLATE), 16, paint.outline)
    canvas.rounded((pad + 3, pad + 3, pad + wide - 3, pad + PLATE - 3), 13, paint.glow)
    sprite = canvas.done()
    if label in TURNS:
        stick(sprite, _arrow(label, paint), (pad + wide / 2, pad + PLATE / 2))
    else:
        put(sprite, label, style, (pad + wide / 2, pad + PLATE / 2), "mm")
    return shaded(sprite, 2, 3, 0.7)


def _arrow(turn: str, paint: Paint) -> Image.Image:
    canvas = Canvas(LETTERS - 6, LETTERS - 6)
    canvas.polygon([(x * (LETTERS - 6), y * (LETTERS - 6)) for x, y in ARROW], paint.outline)
    return canvas.done().rotate(-90 * TURNS.index(turn))
