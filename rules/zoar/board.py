"""The board: 64 fields, 16 places for tiles, four corners, and the land that the tiles make of it. Handbook 1.1-1.3."""

from __future__ import annotations

import functools
from collections import deque
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

from pydantic import PlainSerializer, PlainValidator

from rules.dice import Dice
from rules.zoar import printed
from rules.zoar.view import FOOD, METAL, Good, Terrain

COLUMNS = "ABCDEFGH"
ROWS = "12345678"
FIELDS = tuple(column + row for row in ROWS for column in COLUMNS)
"""A1 (top left), B1, ... to H8: row by row."""


def _at(column: int, row: int) -> str | None:
    return COLUMNS[column] + ROWS[row] if column in range(8) and row in range(8) else None


def _around(name: str) -> tuple[str, ...]:
    column, row = COLUMNS.index(name[0]), ROWS.index(name[1])
    sides = (_at(column, row - 1), _at(column + 1, row), _at(column, row + 1), _at(column - 1, row))
    return tuple(side for side in sides if side is not None)


NEIGHBOURS: Mapping[str, tuple[str, ...]] = {name: _around(name) for name in FIELDS}
"""The fields above, right, below and left of each field."""

HOME_PLACES = ("A1", "G1", "G7", "A7")
"""Where the home tiles lie (their north-west field), clockwise; each is given one quarter turn more to the right."""
LAND_PLACES = tuple(name for name in FIELDS if name[0] in "ACEG" and name[1] in "1357" and name not in HOME_PLACES)
"""The north-west fields of the twelve other tiles, row by row."""

LANDS = 1024
"""So many lands are known by heart: every table that is being played has its own, and needs it at every action."""

YIELD: Mapping[Terrain, Good] = {Terrain.GRASSLAND: FOOD, Terrain.ROCK: METAL}
"""What grows where."""


def turned(fields: str, quarters: int) -> str:
    """A tile's four fields after so many quarter turns to the right."""
    for _ in range(quarters):
        north_west, north_east, south_west, south_east = fields[0], fields[1], fields[3], fields[4]
        fields = f"{south_west}{north_west}/{south_east}{north_east}"
    return fields


@functools.cache
def square(place: str) -> tuple[str, str, str, str]:
    """The four fields of the tile with this north-west field."""
    column, row = COLUMNS.index(place[0]), ROWS.index(place[1])
    right, below = COLUMNS[column + 1], ROWS[row + 1]
    return place, right + place[1], place[0] + below, right + below


def _home_fields(letter: str) -> tuple[str, ...]:
    """Where this letter of the home tile comes to lie in each corner, clockwise from the north-west."""
    return tuple(
        square(place)[turned(printed.HOME_TILE, quarters).replace("/", "").index(letter)]
        for quarters, place in enumerate(HOME_PLACES)
    )


CAPITALS = _home_fields("C")
ALTARS = _home_fields("A")
"""The capitals and the altars in the corners, clockwise from the north-west."""
CORNERS: Mapping[int, tuple[int, ...]] = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""For each number of players: which corner each seat lives in."""


@functools.cache
def homes(seats: int) -> tuple[str, ...]:
    """The capital of each seat."""
    return tuple(CAPITALS[corner] for corner in CORNERS[seats])


@functools.cache
def relic_altars(seats: int) -> tuple[str, ...]:
    """The altar where each seat's relic begins: the one diagonally opposite its capital."""
    return tuple(ALTARS[(corner + 2) % 4] for corner in CORNERS[seats])


@dataclass(frozen=True, slots=True)
class Land:
    """What the tiles make of the board. Two lands of the same tiles are equal; all else is worked out from them.

    `tiles` has the number and the fields, as they lie, by place: `{"C1": "7 FD/DM", ...}`.
    """

    tiles: Mapping[str, str]
    terrain: Mapping[str, Terrain] = field(compare=False, repr=False)
    tile_of: Mapping[str, int] = field(compare=False, repr=False)
    """The number of the tile that a field lies on, 0 for home tiles."""
    squares: Mapping[int, tuple[str, ...]] = field(compare=False, repr=False)
    """The fields of each numbered tile."""
    barred: Mapping[str, frozenset[str]] = field(compare=False, repr=False)
    """By capital: the lakes and the other capitals, which who lives there can never enter (handbook 2.2)."""
    crops: Mapping[int, tuple[tuple[str, Good], ...]] = field(compare=False, repr=False)
    """The resource fields of each numbered tile, and what grows there."""
    ways: Mapping[str, tuple[str, ...]] = field(compare=False, repr=False)
    """The neighbours of each field that are not lakes."""

    def __reduce__(self) -> tuple[Callable[[tuple[str, ...]], Land], tuple[tuple[str, ...]]]:
        """Copies of a position share their land, which never changes."""
        return _land, (tuple(self.tiles.values()),)

    def tile_with(self, name: str) -> tuple[str, ...]:
        """The four fields of the tile that this field lies on."""
        column, row = COLUMNS.index(name[0]) // 2 * 2, ROWS.index(name[1]) // 2 * 2
        return square(COLUMNS[column] + ROWS[row])

    def distances_home(self, capital: str) -> Mapping[str, int]:
        """Steps from every field to a capital, over land and around the other capitals."""
        return _distances_home(tuple(self.tiles.values()), capital)

    def distances(self, goals: Iterable[str], closed: Container[str] = ()) -> dict[str, int]:
        """Steps from every field to the nearest goal, over land and around closed fields; cut off ones are missing."""
        found = dict.fromkeys(goals, 0)
        queue = deque(found)
        while queue:
            here = queue.popleft()
            for name in self.ways[here]:
                if name not in found and name not in closed:
                    found[name] = found[here] + 1
                    queue.append(name)
        return found


def land_of(tiles: Mapping[str, str]) -> Land:
    """The land that these tiles make, written as `{"C1": "7 FD/DM", ...}`. Raises ValueError for impossible ones."""
    return _land(tuple(_tile(tiles, place) for place in LAND_PLACES))


@functools.lru_cache(maxsize=LANDS)
def _land(written: tuple[str, ...]) -> Land:
    tiles = dict(zip(LAND_PLACES, written, strict=True))
    terrain: dict[str, Terrain] = {}
    tile_of: dict[str, int] = {}
    home = {place: f"0 {turned(printed.HOME_TILE, quarters)}" for quarters, place in enumerate(HOME_PLACES)}
    for place, tile in (home | tiles).items():
        number, fields = tile.split()
        for name, letter in zip(square(place), fields.replace("/", ""), strict=True):
            terrain[name], tile_of[name] = printed.LETTERS[letter], int(number)
    if sorted(tile_of[place] for place in LAND_PLACES) != list(range(1, 13)):
        raise ValueError("each of the tiles 1 to 12 must lie in one place")
    lakes = [name for name in FIELDS if terrain[name] is Terrain.LAKE]
    shores = {near for lake in lakes for near in NEIGHBOURS[lake]}
    return Land(
        tiles=tiles,
        terrain={name: terrain[name] for name in FIELDS},
        tile_of=tile_of,
        squares={tile_of[place]: square(place) for place in LAND_PLACES},
        crops={
            tile_of[place]: tuple((at, YIELD[terrain[at]]) for at in square(place) if terrain[at] in YIELD)
            for place in LAND_PLACES
        },
        barred={capital: frozenset({*lakes, *CAPITALS} - {capital}) for capital in CAPITALS},
        ways={**NEIGHBOURS, **{name: tuple(near for near in NEIGHBOURS[name] if near not in lakes) for name in shores}},
    )


@functools.lru_cache(maxsize=4 * LANDS)
def _distances_home(written: tuple[str, ...], capital: str) -> Mapping[str, int]:
    return _land(written).distances([capital], closed=set(CAPITALS) - {capital})


def _tile(tiles: Mapping[str, str], place: str) -> str:
    written = tiles.get(place)
    if written is None or len(tiles) != len(LAND_PLACES):
        raise ValueError(f"the twelve land tiles lie at {', '.join(LAND_PLACES)}")
    number, _, fields = written.partition(" ")
    if number not in map(str, range(1, 13)) or not printed.is_tile(fields):
        raise ValueError(f"{place}: {written!r} is no tile; write its number and its fields as they lie: 7 FD/DM")
    return written


def laid_out(layout: str, dice: Dice) -> Land:
    """The land of a new game: `fixed` by the numbers row by row, `random` drawn and turned (handbook 1.3)."""
    tiles = printed.tiles()
    numbers: Sequence[int] = range(1, 13)
    quarters: Sequence[int] = [0] * 12
    if layout == "random":
        numbers = dice.shuffled(numbers)
        quarters = [dice.below(4) for _ in numbers]
    return land_of(
        {
            place: f"{number} {turned(tiles[number], quarter)}"
            for place, number, quarter in zip(LAND_PLACES, numbers, quarters, strict=True)
        }
    )


def _read(written: Any) -> Land:
    if isinstance(written, Land):
        return written
    if not isinstance(written, dict) or not all(isinstance(tile, str) for tile in written.values()):
        raise ValueError('write the tiles by place: {"C1": "7 FD/DM", ...}')
    return land_of(written)


def _write(land: Land) -> dict[str, str]:
    return dict(land.tiles)


WrittenLand = Annotated[Land, PlainValidator(_read), PlainSerializer(_write)]
"""A land whose JSON form is its tiles by place."""
