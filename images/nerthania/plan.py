"""Where everything is on the picture, in pixels."""

from __future__ import annotations

from functools import cache

from images.kit.canvas import Point
from rules.nerthania.world import AREAS, MAP, SECTORS

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""

WIDTH = 1600
MARGIN = 20
GAP = 20
HEAD = (MARGIN, 14, WIDTH - MARGIN, 132)
TOP = 148
"""Where the world begins, or a battle above it."""
MAP_WIDTH, MAP_HEIGHT = WIDTH - 2 * MARGIN, 1680
"""The world is drawn higher than the edition has it: pictures are looked at on phones held upright."""
BAND = 60
"""The names of the sectors above and below the world."""
LEGEND = 122
WORLD_HEIGHT = MAP_HEIGHT + 2 * BAND + LEGEND
CARD_WIDTH, CARD_HEIGHT = (WIDTH - 2 * MARGIN - GAP) // 2, 526
NEUTRAL_HEIGHT = 132
"""The neutral tribe has no actions, buildings or goals: its card is one line."""
RAISE_X, RAISE_Y = MAP_WIDTH / MAP.canvas.width, MAP_HEIGHT / MAP.canvas.height


@cache
def outline(number: int) -> tuple[Point, ...]:
    """The border of an area, on the map."""
    return tuple((x * RAISE_X, y * RAISE_Y) for x, y in AREAS[number].polygon)


@cache
def borders() -> tuple[tuple[Point, Point], ...]:
    """All borders between two areas, and the edge of the world, piece by piece."""
    return tuple(_sides())


@cache
def frontiers() -> tuple[tuple[Point, Point], ...]:
    """Where two sectors meet, piece by piece."""
    return tuple(side for side, sectors in _sides().items() if len(sectors) > 1)


@cache
def frame(number: int) -> Box:
    """The box around an area, on the map."""
    across, down = zip(*outline(number), strict=True)
    return int(min(across)), int(min(down)), int(max(across)) + 1, int(max(down)) + 1


def label(number: int) -> Point:
    """Where the edition writes the name of an area, on the map."""
    x, y = AREAS[number].label
    return x * RAISE_X, y * RAISE_Y


@cache
def shape(number: int) -> tuple[Point, ...]:
    """The border of an area within its own box."""
    left, top, _, _ = frame(number)
    return tuple((x - left, y - top) for x, y in outline(number))


def _sides() -> dict[tuple[Point, Point], set[int]]:
    """Every side of every area, once, with the sectors on both sides of it."""
    found: dict[tuple[Point, Point], set[int]] = {}
    for number, area in AREAS.items():
        points = outline(number)
        for start, end in zip(points, (*points[1:], points[0]), strict=True):
            found.setdefault((min(start, end), max(start, end)), set()).add(area.sector)
    return found


def cards_top(battle: int) -> int:
    """Where the cards of the tribes begin below a battle of this height (0: none)."""
    return map_top(battle) + MAP_HEIGHT + BAND + LEGEND


def map_top(battle: int) -> int:
    """Where the world itself begins below a battle of this height."""
    return TOP + (battle + GAP if battle else 0) + BAND


def card(place: int, places: int, battle: int, neutral: bool = False) -> Box:
    """The card of a tribe: two in a row, an odd last one in the middle, a neutral last one flat below the others."""
    row, column = divmod(place, 2)
    last = place == places - 1
    top = cards_top(battle) + row * (CARD_HEIGHT + GAP)
    if last and neutral:
        return MARGIN, top, WIDTH - MARGIN, top + NEUTRAL_HEIGHT
    left = (WIDTH - CARD_WIDTH) // 2 if last and places % 2 == 1 else MARGIN + column * (CARD_WIDTH + GAP)
    return left, top, left + CARD_WIDTH, top + CARD_HEIGHT


def height(places: int, battle: int, neutral: bool = False) -> int:
    """How high the whole picture is."""
    return card(places - 1, places, battle, neutral)[3] + MARGIN


def corner(sector: int) -> tuple[bool, bool]:
    """Whether a sector lies at the right, and whether at the foot of the map."""
    quadrant = SECTORS[sector].quadrant
    return quadrant.endswith("east"), quadrant.startswith("south")
