"""How large signs can be inside an area, and where they lie best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil, floor

from PIL import Image, ImageDraw

from images.nerthania import plan

CELL = 8
"""Room is looked for in steps of so many pixels."""
SIZES = tuple(percent / 100 for percent in range(100, 30, -5))
"""How large things may be drawn, the largest first."""
INSIDE = 127
"""A cell counts when this share of it, of 255, belongs to the area."""

Bands = tuple[tuple[int, int], ...]
"""Boxes one below the other, their middles on one line: how wide and high each is."""
Span = tuple[float, float]
"""From where to where the middle may be."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where bands lie on the map, by their middle, and how large they are there, against what was asked for."""

    x: int
    y: int
    size: float


@lru_cache(maxsize=1 << 12)
def spot(number: int, bands: Bands) -> Spot:
    """The largest size of these bands, up to their own, that lies within the area, as near to its middle as can be.

    An area without room even for the smallest takes them around its label.
    """
    left, top, _, _ = plan.frame(number)
    across, down = _middle(number)
    for size in SIZES:
        places = list(_places(number, bands, size))
        if places:
            x, y = min(places, key=lambda place: (place[0] - across) ** 2 + (place[1] - down) ** 2)
            return Spot(round(left + x * CELL), round(top + y * CELL), size)
    x, y = plan.label(number)
    return Spot(round(x), round(y), SIZES[-1])


def middle(number: int) -> tuple[int, int]:
    """The middle of an area, on the map."""
    left, top, _, _ = plan.frame(number)
    x, y = _middle(number)
    return round(left + x * CELL), round(top + y * CELL)


def _places(number: int, bands: Bands, size: float) -> Iterator[tuple[float, float]]:
    """In cells: for each height the middles that the bands may have there, as near to that of the area as they go."""
    runs, across = _runs(number), _middle(number)[0]
    cut = list(_in_cells(bands, size))
    high = cut[-1][1]
    for row in range(len(runs) - high + 1):
        spans: list[Span] = [(0, float("inf"))]
        for begin, end, wide in cut:
            spans = _common(spans, _spans(runs[end - begin - 1][row + begin], wide))
        for low, far in spans:
            yield min(max(across, low), far), row + high / 2


def _in_cells(bands: Bands, size: float) -> Iterator[tuple[int, int, float]]:
    """Each band of this size: its first row, the one after its last, and how wide it is."""
    below = 0.0
    for wide, high in bands:
        above, below = below, below + high * size / CELL
        yield floor(above), ceil(below), wide * size / CELL


def _spans(runs: Sequence[tuple[int, int]], wide: float) -> list[Span]:
    return [(first + wide / 2, end - wide / 2) for first, end in runs if end - first >= wide]


def _common(some: Sequence[Span], others: Sequence[Span]) -> list[Span]:
    both = [(max(one[0], other[0]), min(one[1], other[1])) for one in some for other in others]
    return [span for span in both if span[0] <= span[1]]


@cache
def _middle(number: int) -> tuple[float, float]:
    """The middle of all cells of an area."""
    cells = [(x + 0.5, y + 0.5) for y, row in enumerate(_cells(number)) for x, free in enumerate(row) if free]
    return sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells)


@cache
def _cells(number: int) -> tuple[tuple[bool, ...], ...]:
    """Which cells belong to an area, row by row."""
    left, top, right, bottom = plan.frame(number)
    across, down = ceil((right - left) / CELL), ceil((bottom - top) / CELL)
    mask = Image.new("L", (across * CELL, down * CELL))
    ImageDraw.Draw(mask).polygon(plan.shape(number), fill=255)
    shares = mask.reduce(CELL).tobytes()
    return tuple(tuple(share > INSIDE for share in shares[y * across : (y + 1) * across]) for y in range(down))


@cache
def _runs(number: int) -> tuple[tuple[tuple[tuple[int, int], ...], ...], ...]:
    """By depth, from one row on, and by the first row: from where to where all rows so deep belong to the area."""
    cells = _cells(number)
    found = []
    free = list(cells)
    for depth in range(1, len(cells) + 1):
        found.append(tuple(tuple(_runs_of(line)) for line in free))
        free = [
            tuple(one and other for one, other in zip(line, cells[row + depth], strict=True))
            for row, line in enumerate(free[: len(cells) - depth])
        ]
    return tuple(found)


def _runs_of(line: Sequence[bool]) -> Iterator[tuple[int, int]]:
    first = 0
    for column, free in enumerate((*line, False)):
        if not free:
            if column > first:
                yield first, column
            first = column + 1
