"""Frames around the units that fight: golden for an attacker, pale for who stands before it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.kit.brush import stick
from images.kit.canvas import Canvas
from images.kit.paint import Colour, Paint
from images.shared_worlds.brush import Brush
from images.shared_worlds.pieces import sign
from images.shared_worlds.plan import Area, Plan
from rules.shared_worlds.pieces import LANES, UnitAt
from rules.shared_worlds.view import SharedWorldsView

EDGE = 8
"""How far a frame reaches beyond its cell."""
OUT = 8
"""How far the sign on a frame lies outside."""


def draw_fight(picture: Image.Image, view: SharedWorldsView, laying: Plan, brush: Brush) -> None:
    """Frame every attacker and every blocker."""
    for attack in view.attacks:
        if attack.blocker is not None:
            _frame(picture, view, attack.blocker, laying, "shield", brush.paint.rim, brush)
        _frame(picture, view, attack.unit, laying, "crossed-swords", brush.paint.gold, brush)


def _frame(
    picture: Image.Image, view: SharedWorldsView, at: UnitAt, laying: Plan, name: str, colour: Colour, brush: Brush
) -> None:
    side, lane = laying.side(at.of.seat), LANES.index(at.lane)
    one = view.players[at.of.seat].lanes[lane]
    if one is None or side.gone:
        return
    left, top, right, bottom = side.cell(one.zone, lane)
    sprite = frame(right - left, bottom - top, colour, brush.paint)
    picture.paste(sprite, (left - EDGE, top - EDGE), sprite)
    facing = bottom + OUT if side.far else top - OUT
    disc = sign(name, 46, brush.paint.outline, colour, brush.paint.outline)
    stick(picture, disc, (on_edge((left, top, right, bottom)), facing))


def on_edge(box: Area) -> int:
    """Where on the upper or lower edge of a card a sign covers least: between the words of the strip beside it."""
    return box[0] + 346


@lru_cache(maxsize=16)
def frame(wide: int, high: int, colour: Colour, paint: Paint) -> Image.Image:
    """A bright line between two dark ones, which shows on every ground; `EDGE` larger than what it frames."""
    canvas = Canvas(wide + 2 * EDGE, high + 2 * EDGE)
    canvas.rounded((0, 0, wide + 2 * EDGE, high + 2 * EDGE), 24, None, paint.outline, 13)
    canvas.rounded((2, 2, wide + 2 * EDGE - 2, high + 2 * EDGE - 2), 22, None, colour, 9)
    return canvas.done()
