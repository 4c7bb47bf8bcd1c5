"""Where the last action was: a bright line around what it touched, and an arrow from one unit or lane to another."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from images.kit.brush import stick
from images.kit.canvas import Canvas, Point, shaded
from images.kit.paint import Paint
from images.shared_worlds.brush import Brush
from images.shared_worlds.plan import Area, Plan, Side, centre
from images.shared_worlds.signs import EDGE, frame
from rules.shared_worlds.view import LANES, Cell, SharedWorldsView, Touched, UnitView, Zone

ROOM = 40
"""Around the ends of an arrow."""
CLEAR = 84
"""So far from the middles of both places an arrow begins and ends."""


def draw_traces(picture: Image.Image, view: SharedWorldsView, laying: Plan, brush: Brush) -> None:
    """Frame what was touched; in a fight its own signs say it all."""
    if view.attacks:
        return
    places = {touched: box for touched in view.last if (box := place(view, laying, touched)) is not None}
    for left, top, right, bottom in dict.fromkeys(places.values()):
        sprite = frame(right - left, bottom - top, brush.paint.glow, brush.paint)
        picture.paste(sprite, (left - EDGE, top - EDGE), sprite)
    # An arrow from a building would lie over its cubes.
    cells = [one for one in places if isinstance(one, Cell)]
    if len(cells) < 2:
        return
    start, end = cells[0], cells[-1]
    if (start.of, start.lane) == (end.of, end.lane):
        _moved(picture, places[end], end.zone, laying.side(end.of), brush.paint)
    else:
        _arrow(picture, centre(places[start]), centre(places[end]), brush.paint)


def place(view: SharedWorldsView, laying: Plan, touched: Touched) -> Area | None:
    """Where this place is on the picture; None while it is not on it. A lane without a card there is one place."""
    if isinstance(touched, Cell):
        side, lane = laying.side(touched.of), LANES.index(touched.lane)
        return None if side.gone else _cell(view.players[touched.of].lanes[lane], side, lane)
    for seat, player in enumerate(view.players):
        for number, one in enumerate(player.buildings):
            if one.card == touched and player.alive:
                return laying.side(seat).building(number)
    return None


def _cell(one: UnitView | None, side: Side, lane: int) -> Area:
    return side.lane(lane) if one is None else side.cell(one.zone, lane)


def _moved(picture: Image.Image, box: Area, zone: Zone, side: Side, paint: Paint) -> None:
    """A unit went forwards or back in its lane: an arrow on the edge to which it went."""
    left, top, right, bottom = box
    down = side.far is (zone is Zone.COMBAT)
    stick(picture, _pointer(down, paint), ((left + right) / 2, bottom + 22 if down else top - 22))


@lru_cache(maxsize=4)
def _pointer(down: bool, paint: Paint) -> Image.Image:
    size = 56
    canvas = Canvas(size, size)
    middle = size / 2
    canvas.disc((middle, middle), middle, paint.outline)
    canvas.disc((middle, middle), middle - 4, paint.glow)
    arrow = [(0, -19), (17, 0), (7, 0), (7, 17), (-7, 17), (-7, 0), (-17, 0)]
    canvas.polygon([(middle + x, middle + (-y if down else y)) for x, y in arrow], paint.outline)
    return canvas.done()


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
