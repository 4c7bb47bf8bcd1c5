"""Where the last action was: a bright line around what it touched, and an arrow that points to where it went."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from PIL import Image

from images.kit.brush import stick
from images.kit.canvas import Canvas
from images.kit.paint import Paint
from images.shared_worlds.brush import Brush
from images.shared_worlds.plan import Area, Plan, Side
from images.shared_worlds.shown import moved
from images.shared_worlds.signs import EDGE, frame, on_edge
from rules.shared_worlds.pieces import LANES, Cell, Touched, Zone
from rules.shared_worlds.view import SharedWorldsView, UnitView

Way = Literal["up", "left", "down", "right"]
TURNS: dict[Way, int] = {"up": 0, "left": 90, "down": 180, "right": 270}
"""How far an arrow that points up is turned to the left."""
POINTER = 56
ASIDE = 22
"""So far outside a card the middle of an arrow lies: its name and signs stay free."""


def draw_traces(picture: Image.Image, view: SharedWorldsView, laying: Plan, brush: Brush) -> None:
    """Frame what was touched; in a fight its own signs say it all."""
    if view.attacks:
        return
    places = {touched: box for touched in view.last if (box := place(view, laying, touched)) is not None}
    for left, top, right, bottom in dict.fromkeys(places.values()):
        sprite = frame(right - left, bottom - top, brush.paint.glow, brush.paint)
        picture.paste(sprite, (left - EDGE, top - EDGE), sprite)
    cells = {one: box for one, box in places.items() if isinstance(one, Cell)}
    if moved(view):
        going = way(cells, laying)
        stick(picture, pointer(going, brush.paint), pointed_at(list(cells.values())[-1], going))


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


def way(cells: Mapping[Cell, Area], laying: Plan) -> Way:
    """Which way it went from the first of these places, in the order in which they were touched, to the last."""
    (start, begin), *_, (end, goal) = cells.items()
    if (start.of, start.lane) == (end.of, end.lane):
        return "down" if laying.side(end.of).far is (end.zone is Zone.COMBAT) else "up"
    if start.of == end.of:
        return "right" if goal[0] > begin[0] else "left"
    return "down" if goal[1] > begin[1] else "up"


def pointed_at(goal: Area, going: Way) -> tuple[int, int]:
    """The middle of the arrow: before the edge over which it came; what came from aside has it on its picture."""
    left, top, _, bottom = goal
    if going in ("left", "right"):
        return left + 46, bottom - 46
    return on_edge(goal), bottom + ASIDE if going == "up" else top - ASIDE


@lru_cache(maxsize=8)
def pointer(way: Way, paint: Paint) -> Image.Image:
    """An arrow on a bright disc."""
    canvas = Canvas(POINTER, POINTER)
    middle = POINTER / 2
    canvas.disc((middle, middle), middle, paint.outline)
    canvas.disc((middle, middle), middle - 4, paint.glow)
    arrow = [(0, -19), (17, 0), (7, 0), (7, 17), (-7, 17), (-7, 0), (-17, 0)]
    canvas.polygon([(middle + x, middle + y) for x, y in arrow], paint.outline)
    return canvas.done().rotate(TURNS[way])
