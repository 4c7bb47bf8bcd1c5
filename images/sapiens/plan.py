"""Where everything is on the picture, in pixels.

A phone shows the picture 390 pixels wide; so nothing on it is lettered smaller than `READABLE`, or `NARROW`. A small
valley has room for that because its squares are named by the letters and digits around it alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from images.kit.canvas import Point
from rules.game import Seat
from rules.sapiens.view import CaveView, Direction

Area = tuple[int, int, int, int]
"""Left, top, right, bottom."""

WIDTH = 1600
READABLE = 46
"""The smallest letters: eleven pixels on a phone."""
NARROW = 38
"""The smallest of all, where there is no room for more: the names of caves in a small valley, nine pixels."""
MARGIN = 20
GAP = 20
HEAD = (MARGIN, 14, WIDTH - MARGIN, 132)
"""The sheet with round, turn and supply."""
COMMON = (MARGIN, 144, WIDTH - MARGIN, 270)
"""The Common Pool, on the bare table."""
TOP = 282
"""Where the valleys begin."""
LARGE_CARD, SMALL_CARD = 222, 262
"""How high the card below a valley is."""
LEGEND_BAND = 480
"""How high the legend is where it has no cell of its own."""
COLUMNS, ROWS = "ABCDEFGH", "12345"


@dataclass(frozen=True, slots=True)
class Scale:
    """How large a valley is drawn: the side of a square, and how deep its rim with the caves is."""

    square: int
    rim: int

    @property
    def width(self) -> int:
        """The whole valley, rims included."""
        return 8 * self.square + 2 * self.rim

    @property
    def height(self) -> int:
        """The whole valley, rims included."""
        return 5 * self.square + 2 * self.rim

    def square_box(self, name: str) -> Area:
        """A square within the valley."""
        x = self.rim + COLUMNS.index(name[0]) * self.square
        y = self.rim + ROWS.index(name[1]) * self.square
        return x, y, x + self.square, y + self.square

    def rim_box(self, side: Direction, square: str) -> Area:
        """The piece of rim before this square on this side of the valley."""
        left, top, right, bottom = self.square_box(square)
        match side:
            case Direction.NORTH:
                return left, 0, right, self.rim
            case Direction.SOUTH:
                return left, bottom, right, self.height
            case Direction.WEST:
                return 0, top, self.rim, bottom
            case _:
                return right, top, self.width, bottom

    def falls_box(self, side: Direction) -> Area:
        """The upper corner of the rim with the waterfall on this side."""
        x = 0 if side is Direction.WEST else self.width - self.rim
        return x, 0, x + self.rim, self.rim

    def place_box(self, name: str, caves: Sequence[CaveView]) -> Area:
        """A square or cave of a valley with these caves, by its name."""
        for cave in caves:
            if cave.name == name:
                return self.rim_box(cave.side, cave.square)
        return self.square_box(name)


LARGE, SMALL = Scale(162, 132), Scale(78, 73)


@dataclass(frozen=True, slots=True)
class Site:
    """Where a seat's valley lies, how large, and where its card lies."""

    scale: Scale
    corner: tuple[int, int]
    card: Area

    @property
    def valley(self) -> Area:
        """The valley's frame."""
        x, y = self.corner
        return x, y, x + self.scale.width, y + self.scale.height


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole picture: a site for each seat, the legend and the height."""

    sites: tuple[Site, ...]
    legend: Area
    height: int


def plan(seats: int, first: Seat) -> Plan:
    """The valley of `first` is large, the others follow in order of play, two side by side."""
    sites = {first: _site(LARGE, MARGIN, TOP, LARGE_CARD)}
    y = sites[first].card[3] + GAP
    step = SMALL.height + SMALL_CARD + GAP + 6
    for place in range(seats - 1):
        x = MARGIN + place % 2 * (SMALL.width + GAP)
        sites[(first + 1 + place) % seats] = _site(SMALL, x, y + place // 2 * step, SMALL_CARD)
    bottom = max(site.card[3] for site in sites.values()) + GAP
    cell = seats % 2 == 0
    legend = (
        (WIDTH - MARGIN - SMALL.width, bottom - GAP - SMALL.height - SMALL_CARD, WIDTH - MARGIN, bottom - GAP)
        if cell
        else (MARGIN, bottom, WIDTH - MARGIN, bottom + LEGEND_BAND)
    )
    ordered = tuple(sites[seat] for seat in range(seats))
    return Plan(ordered, legend, legend[3] + GAP)


def centre(box: Area) -> Point:
    """The middle of an area."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def moved(box: Area, by: tuple[int, int]) -> Area:
    """The area shifted to the right and down."""
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]


def around(*boxes: Area) -> Area:
    """The smallest area that holds all of these."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _site(scale: Scale, x: int, y: int, card: int) -> Site:
    foot = y + scale.height + 6
    return Site(scale, (x, y), (x, foot, x + scale.width, foot + card))
