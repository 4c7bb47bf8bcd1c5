"""The printed tables of Nerthania, read from the edition files and checked: the map and the units."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Literal

from annotated_types import Ge, Le
from pydantic import BaseModel, ConfigDict, model_validator

from rules.edition import Edition, Row
from rules.nerthania.pieces import Building, Direction, Face, Unit

Number = Annotated[int, Ge(1), Le(56)]
Capacity = Literal[2, 4, 6]
Point = tuple[int, int]


class Tile(BaseModel):
    """One of the two tiles of an area: how many units it holds, and whether an animal is printed on it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    capacity: Capacity
    animal: bool


class Canvas(BaseModel):
    """The size of the map, in the units of its shapes."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    width: int
    height: int


class Spot(BaseModel):
    """A point of the map."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    x: int
    y: int


class SectorRow(Row):
    """A quarter of the world: its areas are `first` to `last`, one of them is its centre."""

    number: Annotated[int, Ge(1), Le(4)]
    key: str
    quadrant: Literal["north-west", "north-east", "south-west", "south-east"]
    colour: str
    centre: Number
    first: Number
    last: Number


class AreaRow(Row):
    """An area of the world: what borders on it, what its two tiles show, where it lies on the canvas."""

    number: Number
    sector: Annotated[int, Ge(1), Le(4)]
    edge: tuple[Literal["top", "bottom", "left", "right"], ...]
    triangle: bool
    long: bool
    neighbours: tuple[Number, ...]
    across: tuple[Number, ...]
    grass: Tile
    mountain: Tile
    silver: Literal[1, 2, 5]
    card: Direction
    label: Point
    label_radius: int
    polygon: tuple[Point, ...]


class MapTable(Edition):
    """The world. Refused unless it is symmetric, connected (also without triangles), with a centre in each sector."""

    canvas: Canvas
    centre_point: Spot
    tectonium: Annotated[int, Ge(1)]
    sectors: tuple[SectorRow, ...]
    areas: tuple[AreaRow, ...]

    @model_validator(mode="after")
    def _is_a_world(self) -> MapTable:
        if [row.number for row in self.areas] != list(range(1, 57)):
            raise ValueError("the areas must be numbered 1 to 56, in order")
        if [row.number for row in self.sectors] != [1, 2, 3, 4]:
            raise ValueError("the sectors must be numbered 1 to 4, in order")
        for area in self.areas:
            self._borders(area)
            self._shape(area)
        for sector in self.sectors:
            self._quarter(sector)
        self._hangs_together({row.number for row in self.areas})
        self._hangs_together({row.number for row in self.areas if not row.triangle})
        return self

    def _borders(self, area: AreaRow) -> None:
        for name in ("neighbours", "across"):
            others = getattr(area, name)
            if len(set(others)) < len(others):
                raise ValueError(f"area {area.number}: {name} has an area twice")
            for other in others:
                if other == area.number or area.number not in getattr(self.areas[other - 1], name):
                    raise ValueError(f"area {area.number}: {name} has {other}, which does not name it back")
        if set(area.neighbours) & set(area.across):
            raise ValueError(f"area {area.number}: an area is both in neighbours and across")
        if area.across and not area.edge:
            raise ValueError(f"area {area.number}: lies across from another but on no edge")
        if area.triangle and not area.edge:
            raise ValueError(f"area {area.number}: stays water with three players but lies on no edge")

    def _shape(self, area: AreaRow) -> None:
        if len(area.polygon) < 3:
            raise ValueError(f"area {area.number}: its polygon has fewer than three corners")
        for x, y in (area.label, *area.polygon):
            if not (0 <= x <= self.canvas.width and 0 <= y <= self.canvas.height):
                raise ValueError(f"area {area.number}: ({x}, {y}) lies outside the canvas")

    def _quarter(self, sector: SectorRow) -> None:
        mine = [area.number for area in self.areas if area.sector == sector.number]
        if mine != list(range(sector.first, sector.last + 1)):
            raise ValueError(f"sector {sector.number}: its areas are {mine}, not {sector.first} to {sector.last}")
        if sector.centre not in mine:
            raise ValueError(f"sector {sector.number}: its centre {sector.centre} is not one of its areas")
        if self.areas[sector.centre - 1].triangle:
            raise ValueError(f"sector {sector.number}: its centre {sector.centre} stays water with three players")
        if not any(area.edge and not area.triangle for area in self.areas if area.sector == sector.number):
            raise ValueError(f"sector {sector.number}: has no area on the edge for three players")
        if not any(area.grass.capacity == 6 for area in self.areas if area.sector == sector.number):
            raise ValueError(f"sector {sector.number}: has no grassland of capacity 6 for headquarters")

    def _hangs_together(self, areas: set[int]) -> None:
        seen, waiting = set(), [min(areas)]
        while waiting:
            number = waiting.pop()
            if number not in seen:
                seen.add(number)
                waiting += [other for other in self.areas[number - 1].neighbours if other in areas]
        if seen != areas:
            raise ValueError(f"area {min(areas - seen)}: cannot be reached from area {min(areas)}")


class TribeRow(Row):
    """A tribe: the colour of its pieces, and how many warriors above the capacity it may keep in an area."""

    key: str
    marker: str
    capacity_bonus: Annotated[int, Ge(0)]


class UnitRow(Row):
    """A kind of unit of one tribe: price, supply, range, and its battle die. `bow` may roll next to a battle."""

    key: str
    tribe: str
    unit: Unit
    range: Annotated[int, Ge(1), Le(3)]
    building: Building
    silver: Annotated[int, Ge(1)]
    tectonium: Annotated[int, Ge(0)]
    pieces: Annotated[int, Ge(1)]
    dice: Annotated[int, Ge(1)]
    bow: bool
    faces: tuple[Face, Face, Face, Face, Face, Face]


class UnitsTable(Edition):
    """All tribes and their units. Refused unless pieces and dice add up and warriors and archers are there."""

    pieces: int
    dice: int
    tribes: tuple[TribeRow, ...]
    units: tuple[UnitRow, ...]

    @model_validator(mode="after")
    def _adds_up(self) -> UnitsTable:
        once("units", (row.key for row in self.units))
        tribes = [row.key for row in self.tribes]
        for row in self.units:
            if row.key != f"{row.tribe}.{row.unit}" or row.tribe not in tribes:
                raise ValueError(f"unit {row.key}: does not name its tribe and kind")
            if Face.BLANK in row.faces:
                raise ValueError(f"unit {row.key}: a face cannot be blank")
        for tribe in tribes:
            pieces = [row.pieces for row in self.units if row.tribe == tribe and row.unit is Unit.WARRIOR]
            if not pieces or pieces[0] < 10:
                raise ValueError(f"tribe {tribe}: needs ten warriors to begin with")
        for name in ("pieces", "dice"):
            total = sum(getattr(row, name) for row in self.units)
            if total != getattr(self, name):
                raise ValueError(f"the units have {total} {name} together, not {getattr(self, name)}")
        return self


def once(table: str, keys: Iterable[str]) -> None:
    """Refuse a table that names a row twice."""
    for key, number in Counter(keys).items():
        if number > 1:
            raise ValueError(f"{table}: {key} stands there {number} times")
