"""The valley: 40 squares in 5 rows of 8, six caves on the rim, and what the two halves put there. Handbook 1.2, 1.3.

A set of places is a number whose bit n is `PLACES[n]`: the squares row by row, then the caves. A question about a
whole valley ("where does Hunt touch its like?") is then a few operations, and so is the search for every placement.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated

from pydantic import GetPydanticSchema
from pydantic_core import core_schema

from rules.sapiens import printed
from rules.sapiens.printed import FaceRow
from rules.sapiens.view import EAST, NORTH, SOUTH, WEST, Direction

COLUMNS = "ABCDEFGH"
ROWS = "12345"
SQUARES = tuple(column + row for row in ROWS for column in COLUMNS)
"""A1 (top left), B1, ... to H5: row by row."""
CAVES = ("I", "II", "III", "IV", "V", "VI")
"""Clockwise from the top left: two above, one to the east, two below, one to the west."""
PLACES = SQUARES + CAVES
BIT: Mapping[str, int] = {name: 1 << number for number, name in enumerate(PLACES)}
ALL_SQUARES = (1 << len(SQUARES)) - 1

TURNS = tuple(Direction)
OPPOSITE: Mapping[Direction, Direction] = {
    NORTH: SOUTH,
    EAST: WEST,
    SOUTH: NORTH,
    WEST: EAST,
}

_WEST_COLUMN = sum(BIT["A" + row] for row in ROWS)
_EAST_COLUMN = sum(BIT["H" + row] for row in ROWS)


def leading(places: int) -> tuple[int, int, int, int]:
    """The squares from which a step to the north, east, south or west leads into these squares."""
    return (
        places << 8 & ALL_SQUARES,
        (places & ~_WEST_COLUMN) >> 1,
        places >> 8,
        (places & ~_EAST_COLUMN) << 1,
    )


def around(places: int) -> int:
    """Every square that has one of these squares beside it."""
    north, east, south, west = leading(places)
    return north | east | south | west


AROUND: Mapping[str, int] = {name: around(BIT[name]) for name in SQUARES} | dict.fromkeys(CAVES, 0)
"""The squares beside each square. A cave has its one square beside it, but always under the same tile."""


BESIDE: Mapping[str, Mapping[Direction, str]] = {
    name: {turn: to for turn in TURNS for to in SQUARES if leading(BIT[to])[TURNS.index(turn)] == BIT[name]}
    for name in SQUARES
}
"""The square to the north, east, south and west of each, where there is one."""


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
    bit: int
    """The cave as a set of places."""
    before: int
    """Its square as a set of places."""
    inward: int
    """The index of the direction from the cave to its square."""
    outward: int


@dataclass(frozen=True, slots=True)
class Board:
    """What is printed on the two halves of a valley. Equal when the faces are; all else is worked out from them."""

    faces: str
    """Their names, for example `L1a R3b`."""
    food: Mapping[str, int] = field(compare=False, repr=False)
    """The number of each square."""
    plain: int = field(compare=False, repr=False)
    """The squares without trees."""
    caves: Mapping[str, Cave] = field(compare=False, repr=False)
    cave_squares: int = field(compare=False, repr=False)
    """The squares before the caves."""
    beyond: Mapping[str, Mapping[Direction, str]] = field(compare=False, repr=False)
    """From a square or cave into each direction: the next square or cave, where there is one."""

    def __reduce__(self) -> tuple[Callable[[str], Board], tuple[str]]:
        """Copies of a position share their boards, which never change."""
        return board, (self.faces,)


@functools.cache
def board(faces: str) -> Board:
    """The valley that a left and a right face make, for example `L1a R3b`. Raises ValueError for anything else."""
    printed_faces = printed.faces()
    left, _, right = faces.partition(" ")
    if left not in printed_faces or right not in printed_faces or (left[0], right[0]) != ("L", "R"):
        raise ValueError(f"{faces!r} is no valley; write the names of a left and a right face: L1a R3b")
    west, east = printed_faces[left], printed_faces[right]
    printed_squares = " ".join(f"{one} {other}" for one, other in zip(west.rows, east.rows, strict=True)).split()
    squares = dict(zip(SQUARES, printed_squares, strict=True))
    caves = _caves(west, east)
    return Board(
        faces=faces,
        food={name: int(square[1]) for name, square in squares.items()},
        plain=sum(BIT[name] for name, square in squares.items() if square[0] == "p"),
        caves=caves,
        cave_squares=sum(cave.before for cave in caves.values()),
        beyond={name: dict(_ways_from(name, caves)) for name in PLACES},
    )


def _caves(west: FaceRow, east: FaceRow) -> Mapping[str, Cave]:
    spots = (
        (NORTH, COLUMNS[west.above.column - 1] + "1", west.above),
        (NORTH, COLUMNS[east.above.column + 3] + "1", east.above),
        (EAST, f"H{east.outer.row}", east.outer),
        (SOUTH, COLUMNS[east.below.column + 3] + "5", east.below),
        (SOUTH, COLUMNS[west.below.column - 1] + "5", west.below),
        (WEST, f"A{west.outer.row}", west.outer),
    )
    return {
        name: Cave(
            name=name,
            side=side,
            square=square,
            higher=rim.higher,
            lower=rim.lower,
            bit=BIT[name],
            before=BIT[square],
            inward=TURNS.index(OPPOSITE[side]),
            outward=TURNS.index(side),
        )
        for name, (side, square, rim) in zip(CAVES, spots, strict=True)
    }


def _ways_from(name: str, caves: Mapping[str, Cave]) -> Iterator[tuple[Direction, str]]:
    """The squares and caves around a square; from a cave only the square before it."""
    if name in caves:
        yield OPPOSITE[caves[name].side], caves[name].square
        return
    yield from BESIDE[name].items()
    for cave in caves.values():
        if cave.square == name:
            yield cave.side, cave.name


WrittenBoard = Annotated[
    Board,
    GetPydanticSchema(
        lambda _, handler: core_schema.no_info_after_validator_function(
            board,
            handler(str),
            serialization=core_schema.plain_serializer_function_ser_schema(lambda valley: valley.faces),
        )
    ),
]
"""A board whose JSON form is the names of its faces."""
