"""What is printed in the box: the tiles, the faces of the valley, the numbers of pieces. Read from edition/*.toml."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from rules.edition import Edition, Row, edition
from rules.sapiens.view import CAMP, PICKING, Scene, Tile

SCENES = tuple(Scene)
TILES = 63
"""How many tribe tiles there are."""
LEFT = ("L1", "L2", "L3", "L4")
RIGHT = ("R1", "R2", "R3", "R4")
"""The half-valleys. Each is printed on both sides, `a` and `b`."""
FACES = tuple(half + side for half in LEFT + RIGHT for side in "ab")
"""The names of all sides."""


class TileRow(Row):
    """A tile, and how many of it there are."""

    first: Scene
    second: Scene
    copies: Annotated[int, Field(ge=1)]


class Rim(BaseModel):
    """A cave's two numbers of shelter."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    higher: Annotated[int, Field(ge=1)]
    lower: Annotated[int, Field(ge=0)]


class Outer(Rim):
    """A cave on the outer side, before this row."""

    row: Annotated[int, Field(ge=1, le=5)]


class Edge(Rim):
    """A cave above or below this column of the half."""

    column: Annotated[int, Field(ge=1, le=4)]


def _row(squares: str) -> str:
    if not re.fullmatch(r"[fp]\d( [fp]\d){3}", squares):
        raise ValueError("write four squares, f or p with a number, like this: f2 p1 p3 f4")
    return squares


class FaceRow(Row):
    """One side of a half-valley: `L2a` and `L2b` are the two sides of the second left half."""

    name: str
    rows: Annotated[tuple[Annotated[str, AfterValidator(_row)], ...], Field(min_length=5, max_length=5)]
    outer: Outer
    above: Edge
    below: Edge


class PieceRow(Row):
    """How many there are of something."""

    name: Literal["steak", "bear", "fight", "personal", "common"]
    count: Annotated[int, Field(ge=1)]


class RemovedRow(Row):
    """How many tiles so many players play without."""

    players: Annotated[int, Field(ge=2, le=4)]
    count: Annotated[int, Field(ge=0)]


class SteakRow(Row):
    """What so many steaks bring."""

    count: Annotated[int, Field(ge=1)]
    food: Annotated[int, Field(ge=0)]


class BonusRow(Row):
    """What a bonus without a choice brings."""

    scene: Literal[Scene.CAMP, Scene.PICKING]
    count: Annotated[int, Field(ge=0)]


def _all_tiles(rows: tuple[TileRow, ...]) -> tuple[TileRow, ...]:
    if any(row.first is row.second for row in rows):
        raise ValueError("a tile shows two different scenes")
    if (total := sum(row.copies for row in rows)) != TILES:
        raise ValueError(f"{TILES} tiles are needed, these are {total}")
    return rows


def _once(column: str, *wanted: object) -> AfterValidator:
    """Each of these is the `column` of exactly one row."""

    def check(rows: tuple[Row, ...]) -> tuple[Row, ...]:
        if sorted(str(getattr(row, column)) for row in rows) != sorted(map(str, wanted)):
            raise ValueError(f"each of {', '.join(map(str, wanted))} is needed exactly once")
        return rows

    return AfterValidator(check)


class Tiles(Edition):
    """All tiles."""

    tiles: Annotated[tuple[TileRow, ...], AfterValidator(_all_tiles)]


class Faces(Edition):
    """All sides of the half-valleys."""

    faces: Annotated[tuple[FaceRow, ...], _once("name", *FACES)]


class Pieces(Edition):
    """All numbers."""

    pieces: Annotated[tuple[PieceRow, ...], _once("name", "steak", "bear", "fight", "personal", "common")]
    removed: Annotated[tuple[RemovedRow, ...], _once("players", 2, 3, 4)]
    steaks: Annotated[tuple[SteakRow, ...], _once("count", 1, 2, 3, 4, 5)]
    bonuses: Annotated[tuple[BonusRow, ...], _once("scene", CAMP, PICKING)]


def tile(one: Scene, other: Scene) -> Tile:
    """The tile with these two scenes."""
    first, second = sorted((one, other), key=SCENES.index)
    return Tile(first, second)


@functools.cache
def tiles() -> tuple[Tile, ...]:
    """All tiles, alike ones together. Raises BrokenEdition."""
    rows = edition(Tiles, "sapiens", "tiles").tiles
    return tuple(tile(row.first, row.second) for row in rows for _ in range(row.copies))


@functools.cache
def faces() -> Mapping[str, FaceRow]:
    """The sides of the half-valleys by name. Raises BrokenEdition."""
    return {row.name: row for row in edition(Faces, "sapiens", "faces").faces}


_PIECES = edition(Pieces, "sapiens", "pieces")
_COUNTS = {row.name: row.count for row in _PIECES.pieces}
_BONUSES: Mapping[Scene, int] = {row.scene: row.count for row in _PIECES.bonuses}

STEAKS = _COUNTS["steak"]
BEARS = _COUNTS["bear"]
FIGHTS = _COUNTS["fight"]
"""How many fight tokens a seat has."""
PERSONAL = _COUNTS["personal"]
"""How many tiles a Personal Pool is refilled to."""
COMMON = _COUNTS["common"]
"""How many tiles the Common Pool is refilled to."""
REMOVED: Mapping[int, int] = {row.players: row.count for row in _PIECES.removed}
"""How many tiles are removed unseen, by the number of players."""
STEAK_FOOD: Mapping[int, int] = {row.count: row.food for row in _PIECES.steaks}
"""What so many steaks turned in together bring."""
STEAK_STEPS, STEAK_GAINS = (", ".join(map(str, side)) for side in (STEAK_FOOD, STEAK_FOOD.values()))
"""The same to be read: the numbers of steaks, and the food in the same order."""
CAMP_SHELTER = _BONUSES[CAMP]
PICKING_FOOD = _BONUSES[PICKING]


def steak_food(steaks: int) -> int:
    """What so many steaks (1 or more) bring when they are turned in together."""
    return STEAK_FOOD[min(steaks, max(STEAK_FOOD))]
