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
DIE, UNDER = 100, 50
WIDTH, HEIGHT = DIE + 12, DIE + UNDER + 14
_BACK = 0.45
"""How much is left of a die that is used up."""


@lru_cache(maxsize=512)
def die(unit: Unit, face: Face, how: str, livery: Livery | None, paint: Paint, land: Land) -> Image.Image:
    """A die. `how` is `used`, `late` (its unit came later), `extra` (it has no unit) or nothing; bows have a livery."""
    ground, ink = land.dice[unit]
    canvas = Canvas(WIDTH, HEIGHT)
    box = (6.0, 4.0, 6.0 + DIE, 4.0 + DIE)
    edge = paint.gold if livery is not None else paint.rim
    canvas.rounded(box, 20, paint.outline)
    canvas.rounded((box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3), 18, edge)
    canvas.rounded((box[0] + 8, box[1] + 8, box[2] - 8, box[3] - 8), 14, ground)
    if face is Face.BOW_HIT_STAR:
        canvas.polygon(star((82, 28), 5, 16, 7), ink)
    sprite = canvas.done()
    for shape, size, x, y in _face(face):
        sprite.alpha_composite(icon(shape, size, ink), (x, y))
    below = DIE + 8
    if how != "extra":
        sprite.alpha_composite(icon(UNIT_ICONS[unit], UNDER - 4, paint.ink), _under(livery is not None, below))
    if livery is not None:
        sprite.alpha_composite(seat_badge(livery, paint, UNDER - 2), (8, below))
    if how == "late":
        sprite.alpha_composite(_plus(paint.ink), (82, below + 12))
    sprite = shaded(sprite, 3, 3, 0.4)
    if how == "used":
        sprite.putalpha(sprite.getchannel("A").point([round(level * _BACK) for level in range(256)]))
    return sprite


def _under(beside: bool, y: int) -> tuple[int, int]:
    """Where the unit stands under its die: beside the badge of its tribe, or alone in the middle."""
    return (58, y) if beside else ((WIDTH - UNDER + 4) // 2, y)


def _face(face: Face) -> tuple[tuple[str, int, int, int], ...]:
    """What is painted on a face: icons, their sizes and places."""
    if face is Face.BLANK:
        return ()
    if face is Face.DOUBLE_HIT:
        return (FACES[face], 46, 14, 12), (FACES[face], 46, 52, 50)
    return ((FACES[face], 68, 22, 20),)


def _plus(ink: Colour) -> Image.Image:
    canvas = Canvas(24, 24)
    canvas.line([(12, 3), (12, 21)], ink, 5)
    canvas.line([(3, 12), (21, 12)], ink, 5)
    return canvas.done()
