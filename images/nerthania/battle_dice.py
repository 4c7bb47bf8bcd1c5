"""Battle dice: the face in the colour of its kind of unit, and below it whose die it is."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.kit.canvas import Canvas, shaded, star
from images.kit.icons import icon
from images.kit.marks import seat_badge
from images.kit.paint import Colour, Livery, Paint
from images.nerthania.colours import Land
from images.nerthania.pieces import UNIT_ICONS
from rules.nerthania.pieces import Face, Unit

FACES = {
    Face.HIT: "spiky-explosion",
    Face.DOUBLE_HIT: "spiky-explosion",
    Face.SHIELD: "shield",
    Face.RETREAT: "run",
    Face.REINFORCEMENT: "trumpet-flag",
    Face.PANIC: "terror",
    Face.BOW_HIT: "high-shot",
    Face.BOW_HIT_STAR: "high-shot",
}
SIZES = (150, 100)
"""The sides of a die where there are few of them, and where there are many."""
_BACK = 0.45
"""How much is left of a die that is used up."""


def room(size: int) -> tuple[int, int]:
    """How wide and how high a die of this size is with what stands below it."""
    return size + 12, size + _under(size) + 14


@lru_cache(maxsize=512)
def die(unit: Unit, face: Face, how: str, livery: Livery | None, size: int, paint: Paint, land: Land) -> Image.Image:
    """A die. `how` is `used` (it counts no more), `late` (its unit came later), `extra` (it has no unit) or nothing.

    Bows have a livery.
    """
    sprite = _cube(face, paint.gold if livery is not None else paint.rim, size, land.dice[unit], paint)
    below, small = size + 8, _under(size)
    if how != "extra":
        beside = round(size * 0.58) if livery is not None else (sprite.width - small + 4) // 2
        sprite.alpha_composite(icon(UNIT_ICONS[unit], small - 4, paint.ink), (beside, below))
    if livery is not None:
        sprite.alpha_composite(seat_badge(livery, paint, small - 2), (8, below))
    if how == "late":
        sprite.alpha_composite(_plus(paint.ink), (round(size * 0.82), below + round(size * 0.12)))
    sprite = shaded(sprite, 3, 3, 0.4)
    if how == "used":
        sprite.putalpha(sprite.getchannel("A").point([round(level * _BACK) for level in range(256)]))
    return sprite


def _under(size: int) -> int:
    """How high the sign of the unit is, below its die."""
    return 50 if size <= SIZES[1] else 62


def _cube(face: Face, edge: Colour, size: int, colours: tuple[Colour, Colour], paint: Paint) -> Image.Image:
    """The face alone, on a sheet with room for what stands below it."""
    ground, ink = colours
    canvas = Canvas(*room(size))
    box = (6.0, 4.0, 6.0 + size, 4.0 + size)
    for inset, colour in ((0, paint.outline), (3, edge), (8, ground)):
        corner = size * 0.2 - inset * 0.7
        canvas.rounded((box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset), corner, colour)
    if face is Face.BOW_HIT_STAR:
        canvas.polygon(star((6 + size * 0.76, 4 + size * 0.24), 5, size * 0.16, size * 0.07), ink)
    sprite = canvas.done()
    for share, x, y in _face(face):
        shape = icon(FACES[face], round(size * share), ink)
        sprite.alpha_composite(shape, (round(6 + size * x), round(4 + size * y)))
    return sprite


def _face(face: Face) -> tuple[tuple[float, float, float], ...]:
    """What is painted on a face: its icon in shares of the die, how large and where."""
    if face is Face.BLANK:
        return ()
    if face is Face.DOUBLE_HIT:
        return (0.46, 0.08, 0.08), (0.46, 0.46, 0.46)
    return ((0.68, 0.16, 0.16),)


def _plus(ink: Colour) -> Image.Image:
    canvas = Canvas(24, 24)
    canvas.line([(12, 3), (12, 21)], ink, 5)
    canvas.line([(3, 12), (21, 12)], ink, 5)
    return canvas.done()
