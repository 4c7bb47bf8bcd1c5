"""The valley: 40 squares in 5 rows of 8, six caves on the rim, and what the two halves put there. Handbook 1.2, 1.3.

A set of places is a number whose bit n is `PLACES[n]`: the squares row by row, then the caves. A question about a
whole valley ("where does Hunt touch its like?") is then a few operations, and so is the search for every placement.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.sapiens import printed
from rules.sapiens.printed import FaceRow
from rules.sapiens.view import Direction

COLUMNS = "ABCDEFGH"
ROWS = "12345"
SQUARES = tuple(column + row for row in ROWS for column in COLUMNS)
"""A1 (top left), B1, ... to H5: row by row."""
CAVES = ("I", "II", "III", "IV", "V", "VI")
"""Clockwise from the top left: two above, one to the east, two below, one to the west."""
PLACES = SQUARES + CAVES
BIT: Mapping[str, int] = {name: 1 << number for number, name in enumerate(PLACES)}
ALL_SQUARES = (1 << len(SQUARES)) - 1

OPPOSITE: Mapping[Direction, Direction] = {
    Direction.NORTH: Direction.SOUTH,
    Direction.EAST: Direction.WEST,
    Direction.SOUTH: Direction.NORTH,
    Direction.WEST: Direction.EAST,
}

_WEST_COLUMN = sum(BIT["A" + row] for row in ROWS)
_EAST_COLUMN = sum(BIT["H" + row] for row in ROWS)


def moved(places: int, turn: Direction) -> int:
    """The squares that lie in this direction from these squares; beyond the rim there are none."""
    if turn is Direction.NORTH:
        return places >> 8
    if turn is Direction.SOUTH:
        return places << 8 & ALL_SQUARES
    if turn is Direction.EAST:
        return (places & ~_EAST_COLUMN) << 1
    return (places & ~_WEST_COLUMN) >> 1


def around(places: int) -> int:
    """Every square that has one of these squares beside it."""
    return places >> 8 | places << 8 & ALL_SQUARES | (places & ~_EAST_COLUMN) << 1 | (places & ~_WEST_COLUMN) >> 1


AROUND: Mapping[str, int] = {name: around(BIT[name]) for name in SQUARES}
"""The squares beside each square."""


def names(places: int) -> Iterator[str]:
    """The places of a set, squares row by row, then caves."""
    while places:
        lowest = places & -places
        yield PLACES[lowest.bit_length() - 1]
        places ^= lowest


@dataclass(frozen=True, slots=True)
class Cave:
    """A cave on the rim: its side of the valley and the only square before it."""

    name: str
    side: Direction
    square: str
    higher: int
    lower: int


@dataclass(frozen=True, slots=True)
class Board:
    """What is printed on the two halves of a valley."""

    food: Mapping[str, int]
    """The number of each square."""
    forest: int
    """The squares with trees."""
    caves: Mapping[str, Cave]
    beyond: Mapping[str, Mapping[Direction, str]]
    """From a square or cave into each direction: the next square or cave, where there is one."""


@functools.cache
def board(left: str, right: str) -> Board:
    """The valley that these two faces make, for example `L1a` and `R3b`. Raises LookupError for unknown faces."""
    faces = printed.faces()
    west, east = faces[left], faces[right]
    printed_squares = " ".join(f"{one} {other}" for one, other in zip(west.rows, east.rows, strict=True)).split()
    squares = dict(zip(SQUARES, printed_squares, strict=True))
    caves = _caves(west, east)
    return Board(
        food={name: int(square[1]) for name, square in squares.items()},
        forest=sum(BIT[name] for name, square in squares.items() if square[0] == "f"),
        caves=caves,
        beyond={name: _beyond(name, caves) for name in PLACES},
    )


def _caves(west: FaceRow, east: FaceRow) -> Mapping[str, Cave]:
    north, south = Direction.NORTH, Direction.SOUTH
    spots = (
        (north, COLUMNS[west.above.column - 1] + "1", west.above),
        (north, COLUMNS[east.above.column + 3] + "1", east.above),
        (Direction.EAST, f"H{east.outer.row}", east.outer),
        (south, COLUMNS[east.below.column + 3] + "5", east.below),
        (south, COLUMNS[west.below.column - 1] + "5", west.below),
        (Direction.WEST, f"A{west.outer.row}", west.outer),
    )
    return {
        name: Cave(name, side, square, rim.higher, rim.lower)
        for name, (side, square, rim) in zip(CAVES, spots, strict=True)
    }


def _beyond(name: str, caves: Mapping[str, Cave]) -> Mapping[Direction, str]:
    if name in caves:
        return {OPPOSITE[caves[name].side]: caves[name].square}
    near = {turn: next(names(moved(BIT[name], turn)), None) for turn in Direction}
    near |= {cave.side: cave.name for cave in caves.values() if cave.square == name}
    return {turn: place for turn, place in near.items() if place is not None}
