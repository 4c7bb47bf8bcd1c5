"""What is printed in the box: the tiles, the numbers of pieces, the prices. Read from edition/*.toml."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar, get_args

from pydantic import AfterValidator, Field

from rules.edition import BrokenEdition, Edition, Row, edition
from rules.zoar.view import FOOD, METAL, Good, Terrain

LETTERS: Mapping[str, Terrain] = {
    "D": Terrain.DESERT,
    "F": Terrain.GRASSLAND,
    "M": Terrain.ROCK,
    "L": Terrain.LAKE,
    "A": Terrain.ALTAR,
    "C": Terrain.CAPITAL,
}
"""How the edition writes a field, and what it is."""


def is_tile(fields: str) -> bool:
    """Whether this is how the fields of a land tile are written."""
    return re.fullmatch(r"[DFML]{2}/[DFML]{2}", fields) is not None


def _fit(row: TileRow) -> TileRow:
    if row.number and not is_tile(row.fields):
        raise ValueError("write four of the letters D, F, M, L like this: FD/DM")
    if not row.number and sorted(row.fields) != sorted("CADD/"):
        raise ValueError("the home tile has a capital, an altar and two deserts, written like this: CA/DD")
    return row


class TileRow(Row):
    """A tile of 2x2 fields: number 1-12, or 0 for the home tile as it lies in the north-west corner."""

    number: Annotated[int, Field(ge=0, le=12)]
    fields: Annotated[str, Field(pattern=r"^../..$")]


PieceName = Literal["army", "city", "temple", "food", "metal", "limit", "start"]
PriceName = Literal["steps", "army", "city", "temple", "save", "roll"]


class PieceRow(Row):
    """How many there are of something."""

    name: PieceName
    count: Annotated[int, Field(ge=1)]


class PriceRow(Row):
    """What something costs."""

    name: PriceName
    good: Good
    count: Annotated[int, Field(ge=1)]


def _whole(rows: tuple[TileRow, ...]) -> tuple[TileRow, ...]:
    if sorted(row.number for row in rows) != list(range(13)):
        raise ValueError("each of the numbers 0 to 12 is needed exactly once")
    return rows


Named = TypeVar("Named", PieceRow, PriceRow)


def _each(names: Any) -> Callable[[tuple[Named, ...]], tuple[Named, ...]]:
    """A check that every one of these names has its row, and only one."""

    def check(rows: tuple[Named, ...]) -> tuple[Named, ...]:
        found = [row.name for row in rows]
        for name in get_args(names):
            if found.count(name) != 1:
                raise ValueError(f"{name} is needed exactly once; it is there {found.count(name)} times")
        return rows

    return check


class Tiles(Edition):
    """All tiles."""

    tiles: Annotated[tuple[Annotated[TileRow, AfterValidator(_fit)], ...], AfterValidator(_whole)]


class Pieces(Edition):
    """All pieces."""

    pieces: Annotated[tuple[PieceRow, ...], AfterValidator(_each(PieceName))]


class Prices(Edition):
    """All prices."""

    prices: Annotated[tuple[PriceRow, ...], AfterValidator(_each(PriceName))]


@dataclass(frozen=True, slots=True)
class Price:
    """So much of this good."""

    good: Good
    count: int


@functools.cache
def tiles() -> dict[int, str]:
    """The fields of each tile by its number, 0 for the home tile. Raises BrokenEdition."""
    return {row.number: row.fields for row in edition(Tiles, "zoar", "tiles").tiles}


HOME_TILE = tiles()[0]
"""The home tile as it lies in the north-west corner."""

_COUNTS = {row.name: row.count for row in edition(Pieces, "zoar", "pieces").pieces}
_PRICES = {row.name: Price(row.good, row.count) for row in edition(Prices, "zoar", "prices").prices}

ARMIES = _COUNTS["army"]
CITIES = _COUNTS["city"]
TEMPLES = _COUNTS["temple"]
GOODS: Mapping[Good, int] = {FOOD: _COUNTS["food"], METAL: _COUNTS["metal"]}
"""How much of each good there is in all."""
LIMIT = _COUNTS["limit"]
"""How much of each good fits into a store."""
START = _COUNTS["start"]
"""How much of each good a tribe begins with."""
MOST_TRIBES = 4
"""So many can play at most."""


def check_goods(counts: Mapping[PieceName, int], fields: str) -> None:
    """There must be enough of both goods for the board and for all tribes. Raises BrokenEdition."""
    if counts["start"] > counts["limit"]:
        raise BrokenEdition("pieces.toml", f"start is {counts['start']}, but a store holds {counts['limit']}")
    for name, have, letter in (("food", counts["food"], "F"), ("metal", counts["metal"], "M")):
        needed = fields.count(letter) + counts["start"] * MOST_TRIBES
        if have < needed:
            raise BrokenEdition("pieces.toml", f"{name} is {have}; the board and all tribes begin with {needed}")


check_goods(_COUNTS, "".join(tiles().values()))

STEPS_PRICE = _PRICES["steps"]
ARMY_PRICE = _PRICES["army"]
CITY_PRICE = _PRICES["city"]
TEMPLE_PRICE = _PRICES["temple"]
SAVE_PRICE = _PRICES["save"]
ROLL_PRICE = _PRICES["roll"]
