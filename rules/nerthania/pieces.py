"""The words of Nerthania: kinds of units, buildings, terrains, dice faces, goals. Each value speaks for itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from rules.game import Seat

Force = Seat
"""A tribe on the map: the index of its seat; the neutral tribe of two players comes after the last seat."""


class Unit(StrEnum):
    """The six kinds of units, in the order of their colours (rulings 1.8)."""

    WARRIOR = "warrior"
    RIDER = "rider"
    SHIELD_BEARER = "shield_bearer"
    ARCHER = "archer"
    ANIMAL = "animal"
    MONSTER = "monster"


EVERY_UNIT = tuple(Unit)


class Building(StrEnum):
    """What stands on a tribe's sheet; the headquarters stand on the map."""

    BARRACKS = "barracks"
    STABLES = "stables"
    SMITHY = "smithy"
    ARCHERY = "archery"
    ANIMAL_ENCLOSURE = "animal_enclosure"
    STONE_CIRCLE = "stone_circle"
    HUNTING_LODGE = "hunting_lodge"
    FISHING_HUT = "fishing_hut"


FIRST_LEVEL = (Building.STABLES, Building.SMITHY, Building.ARCHERY)
SECOND_LEVEL = (Building.ANIMAL_ENCLOSURE, Building.STONE_CIRCLE)


class Terrain(StrEnum):
    """What an area is made of now."""

    WATER = "water"
    GRASS = "grass"
    MOUNTAIN = "mountain"


class Direction(StrEnum):
    """What a terraforming does: water only rises, mountains only sink."""

    RISE = "rise"
    SINK = "sink"


class When(StrEnum):
    """A terraforming happens at once, or lies out as a marker for later."""

    NOW = "now"
    LATER = "later"


class Face(StrEnum):
    """What a battle die shows; BLANK is a die that is out while its unit still fights."""

    HIT = "hit"
    DOUBLE_HIT = "double_hit"
    SHIELD = "shield"
    RETREAT = "retreat"
    REINFORCEMENT = "reinforcement"
    PANIC = "panic"
    BOW_HIT = "bow_hit"
    BOW_HIT_STAR = "bow_hit_star"
    BLANK = "blank"


class Camp(StrEnum):
    """The two sides of a battle, and neither."""

    ATTACKER = "attacker"
    DEFENDER = "defender"
    NOBODY = "nobody"


class Roundel(StrEnum):
    """The seven actions of the roundel."""

    COLLECT = "collect"
    BUILD = "build"
    RECRUIT = "recruit"
    MARCH = "march"
    MARCH_AGAIN = "march_again"
    LEVEL_UP = "level_up"
    TERRAFORM = "terraform"


class Goal(StrEnum):
    """What earns a point, once each; the three goal markers count by number (rulebook 6)."""

    BATTLE = "battle"
    SECTOR = "sector"
    HEADQUARTERS = "headquarters"
    EDGE_THREE = "edge_three"
    EDGE_FOUR = "edge_four"
    CENTRE_THREE = "centre_three"
    CENTRE_FOUR = "centre_four"
    MOUNTAINS_THREE = "mountains_three"
    MOUNTAINS_FOUR = "mountains_four"


class Phase(StrEnum):
    """Where the game stands."""

    SETUP = "setup"
    ACTIONS = "actions"
    TERRAFORMING = "terraforming"
    DECISION = "decision"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Troop:
    """Some units of one kind, spoken as `3 warriors`."""

    unit: Unit
    number: int


Units = tuple[Troop, ...]
"""A group of units: each kind once, in the order of `Unit`."""

Army = dict[Unit, int]
"""Units by kind; a kind that is not there has no entry."""

ORDER = {unit: place for place, unit in enumerate(Unit)}


def troops(army: Mapping[Unit, int]) -> Units:
    """An army as a group of units."""
    return tuple(Troop(unit, army[unit]) for unit in sorted(army, key=ORDER.__getitem__))


def size(units: Iterable[Troop]) -> int:
    """How many units a group holds."""
    return sum([troop.number for troop in units])


def join(army: Army, unit: Unit, number: int = 1) -> None:
    """Put units into an army."""
    army[unit] = army.get(unit, 0) + number


def leave(army: Army, unit: Unit, number: int = 1) -> None:
    """Take units out of an army that has them."""
    army[unit] -= number
    if not army[unit]:
        del army[unit]
