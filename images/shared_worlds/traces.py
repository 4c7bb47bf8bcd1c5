"""Where the last action was: a bright line around what it touched, and an arrow from one unit or lane to another."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from images.kit.canvas import Canvas, Point, shaded
from images.kit.paint import Paint
from images.shared_worlds.brush import Brush
from images.shared_worlds.panel import building_box
from images.shared_worlds.plan import Area, Plan, centre
from images.shared_worlds.signs import EDGE, frame
from rules.shared_worlds.view import LANES, Cell, SharedWorldsView, Touched

ROOM = 40
"""Around the ends of an arrow."""
CLEAR = 84
"""So far from the middles of both places an arrow begins and ends."""


def draw_traces(picture: Image.Image, view: SharedWorldsView, laying: Plan, brush: Brush) -> None:
    """Frame what was touched; in a fight its own signs say it all."""
    if view.attacks:
        return
    for left, top, right, bottom in filter(None, (place(view, laying, touched) for touched in view.last)):
        sprite = frame(right - left, bottom - top, brush.paint.glow, brush.paint)
        picture.paste(sprite, (left - EDGE, top - EDGE), sprite)
    # An arrow from a building would lie over its cubes.
    lanes = [box for box in (place(view, laying, one) for one in view.last if isinstance(one, Cell)) if box is not None]
    if len(lanes) > 1:
        _arrow(picture, centre(lanes[0]), centre(lanes[-1]), brush.paint)


def place(view: SharedWorldsView, laying: Plan, touched: Touched) -> Area | None:
    """Where this place is on the picture; None while it is not on it."""
    if isinstance(touched, Cell):
        side = laying.side(touched.of)
        return None if side.gone else side.cell(touched.zone, LANES.index(touched.lane))
    for seat, player in enumerate(view.players):
        for number, one in enumerate(player.buildings):
            if one.card == touched and player.alive:
                return building_box(laying.side(seat), number)
    return None


def _arrow(picture: Image.Image, start: Point, end: Point, paint: Paint) -> None:
    sprite = _shape(round(end[0] - start[0]), round(end[1] - start[1]), paint)
    picture.paste(sprite, (round(min(start[0], end[0])) - ROOM, round(min(start[1], end[1])) - ROOM), sprite)


@lru_cache(maxsize=64)
def _shape(right: int, down: int, paint: Paint) -> Image.Image:
    canvas = Canvas(abs(right) + 2 * ROOM, abs(down) + 2 * ROOM)
    start = (float(ROOM if right >= 0 else ROOM - right), float(ROOM if down >= 0 else ROOM - down))
    length = math.hypot(right, down)
    turned = (right / length, down / length)
    for grow, colour in ((6.0, paint.outline), (1.0, paint.glow)):
        canvas.polygon(_outline(start, turned, length, grow), colour)
    return shaded(canvas.done(), 3, 3, 0.5)


def _outline(start: Point, turned: Point, length: float, grow: float) -> list[Point]:
    """The outline of an arrow that leaves the middles of both places free."""
    clear = min(CLEAR, length * 0.32)
    tail, tip = clear - grow, length - clear + grow * 1.2
    neck = tip - 28 - grow * 0.6
    wide, barb = 7 + grow, 22 + grow * 1.4
    flat = [(tail, -wide), (neck, -wide), (neck, -barb), (tip, 0.0), (neck, barb), (neck, wide), (tail, wide)]
    (ux, uy), (x, y) = turned, start
    return [(x + along * ux - aside * uy, y + along * uy + aside * ux) for along, aside in flat]
