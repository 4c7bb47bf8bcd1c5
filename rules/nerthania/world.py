"""The edition in play: the printed tables as the game looks things up in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.edition import BrokenEdition, edition
from rules.nerthania.pieces import Building, Face, Terrain, Unit
from rules.nerthania.printed import AreaRow, MapTable, SectorRow, UnitRow, UnitsTable
from rules.nerthania.printed_cards import CardsTable, Effect, Op

MAP = edition(MapTable, "nerthania", "map")
UNITS = edition(UnitsTable, "nerthania", "units")
CARDS = edition(CardsTable, "nerthania", "cards")

AREAS: dict[int, AreaRow] = {row.number: row for row in MAP.areas}
SECTORS: dict[int, SectorRow] = {row.number: row for row in MAP.sectors}
SECTOR_OF = {row.number: row.sector for row in MAP.areas}
IN_SECTOR = {sector: tuple(row.number for row in MAP.areas if row.sector == sector) for sector in SECTORS}
CENTRES = frozenset(row.centre for row in MAP.sectors)
EDGE = frozenset(row.number for row in MAP.areas if row.edge)
FOR_EVER_WATER = frozenset(row.number for row in MAP.areas if row.triangle)
"""With fewer than four players (rulebook, Setup for Three Players)."""

FLAT = {row.number: row.neighbours for row in MAP.areas}
ROUND = {row.number: tuple(sorted((*row.neighbours, *row.across))) for row in MAP.areas}

CAPACITY: dict[Terrain, dict[int, int]] = {
    Terrain.WATER: dict.fromkeys(AREAS, 0),
    Terrain.GRASS: {row.number: row.grass.capacity for row in MAP.areas},
    Terrain.MOUNTAIN: {row.number: row.mountain.capacity for row in MAP.areas},
}
ANIMALS: dict[Terrain, frozenset[int]] = {
    Terrain.WATER: frozenset(),
    Terrain.GRASS: frozenset(row.number for row in MAP.areas if row.grass.animal),
    Terrain.MOUNTAIN: frozenset(row.number for row in MAP.areas if row.mountain.animal),
}

TRIBES = tuple(row.key for row in UNITS.tribes)
BONUS = {row.key: row.capacity_bonus for row in UNITS.tribes}
KINDS: dict[str, dict[Unit, UnitRow]] = {
    tribe: {row.unit: row for row in UNITS.units if row.tribe == tribe} for tribe in TRIBES
}
FACES: dict[str, dict[Unit, tuple[Face, ...]]] = {
    tribe: {unit: row.faces for unit, row in kinds.items()} for tribe, kinds in KINDS.items()
}
BOWS = {tribe: tuple(unit for unit, row in kinds.items() if row.bow) for tribe, kinds in KINDS.items()}
"""The kinds of a tribe that may roll beside a battle."""
RANGE = {row.unit: row.range for row in UNITS.units}
HOME_OF = {row.unit: row.building for row in UNITS.units}
"""The building that a kind of unit comes from."""


@dataclass(frozen=True, slots=True)
class Card:
    """A battle card at one level, with everything in force on it. `before` names two effects that keep their order."""

    tribe: str
    unit: Unit
    level: int
    effects: tuple[Effect, ...]
    before: tuple[int, int] | None
    support: int
    source: str

    def effect(self, number: int) -> Effect:
        """The effect with this printed number. Raises LookupError."""
        for effect in self.effects:
            if effect.number == number:
                return effect
        raise LookupError(f"{self.tribe} {self.unit} {self.level} has no effect {number}")

    def holds(self, op: Op, symbol: Face | None = None) -> bool:
        """Whether one of its effects is this operation (on this symbol)."""
        return any(effect.op is op and effect.symbol is symbol for effect in self.effects)


def _cards() -> Mapping[tuple[str, Unit, int], Card]:
    cards: dict[tuple[str, Unit, int], Card] = {}
    for row in CARDS.cards:
        below = cards.get((row.tribe, row.unit, row.level - 1))
        lines = {effect.number: effect for effect in (*(below.effects if below else ()), *row.adds)}
        cards[row.tribe, row.unit, row.level] = Card(
            tribe=row.tribe,
            unit=row.unit,
            level=row.level,
            effects=tuple(lines[number] for number in sorted(lines)),
            before=row.before or (below.before if below else None),
            support=row.support,
            source=row.source,
        )
    return MappingProxyType(cards)


CARD = _cards()
"""Every battle card by tribe, kind of unit and level."""


def _agree() -> None:
    """The three files speak of the same units, with one range and one building for a kind. Raises BrokenEdition."""
    for row in UNITS.units:
        if (row.tribe, row.unit, 1) not in CARD:
            raise BrokenEdition("cards.toml", f"unit {row.key} has no battle cards")
        if (row.range, row.building) != (RANGE[row.unit], HOME_OF[row.unit]):
            raise BrokenEdition("units.toml", f"unit {row.key}: range and building differ from another tribe's")
    for tribe, unit, level in CARD:
        if unit not in KINDS.get(tribe, {}):
            raise BrokenEdition("cards.toml", f"card {tribe}.{unit}.{level} has no unit")


_agree()

ENABLES = {building: unit for unit, building in HOME_OF.items()}
MILITARY = tuple(building for building in Building if building in ENABLES)
