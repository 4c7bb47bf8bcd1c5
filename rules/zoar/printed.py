"""What is printed in the box: the tiles, the numbers of pieces, the prices. Read from edition/*.toml."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from rules.edition import Edition, Row, edition
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


class PieceRow(Row):
    """How many there are of something."""

    name: Literal["army", "city", "temple", "food", "metal", "limit", "start"]
    count: Annotated[int, Field(ge=1)]


class PriceRow(Row):
    """What something costs."""

    name: Literal["steps", "army", "city", "temple", "save", "roll"]
    good: Good
    count: Annotated[int, Field(ge=1)]


def _whole(rows: tuple[TileRow, ...]) -> tuple[TileRow, ...]:
    if sorted(row.number for row in rows) != list(range(13)):
        raise ValueError("each of the numbers 0 to 12 is needed exactly once")
    return rows


class Tiles(Edition):
    """All tiles."""

    tiles: Annotated[tuple[Annotated[TileRow, AfterValidator(_fit)], ...], AfterValidator(_whole)]


class Pieces(Edition):
    """All pieces."""

    pieces: tuple[PieceRow, ...]


class Prices(Edition):
    """All prices."""

    prices: tuple[PriceRow, ...]


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

STEPS_PRICE = _PRICES["steps"]
ARMY_PRICE = _PRICES["army"]
CITY_PRICE = _PRICES["city"]
TEMPLE_PRICE = _PRICES["temple"]
SAVE_PRICE = _PRICES["save"]
ROLL_PRICE = _PRICES["roll"]
