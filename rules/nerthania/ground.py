"""What the ground allows: who borders on whom, how far units go, how many an area holds."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from operator import attrgetter
from typing import TYPE_CHECKING

from rules.nerthania.pieces import Force, Terrain, Troop, Unit, Units, join, leave, size
from rules.nerthania.world import BONUS, CAPACITY, FLAT, ROUND, SECTOR_OF

if TYPE_CHECKING:
    from rules.nerthania.position import Area
    from rules.nerthania.state import NerthaniaState

WATER = Terrain.WATER
MOUNTAIN = Terrain.MOUNTAIN
WARRIOR = Unit.WARRIOR

Holdings = dict[int, list[int]]
"""The areas of a tribe by sector; a sector without any has no entry."""

_owner = attrgetter("owner")
_BESIDE = {"connected": ROUND, "closed": FLAT}


def neighbours(state: NerthaniaState) -> dict[int, tuple[int, ...]]:
    """The areas beside each area; across the outer boundary too, unless the option closes it."""
    return _BESIDE[state.options.boundaries]


def allied(state: NerthaniaState, one: Force, other: Force) -> bool:
    """The same tribe, or partners in a team."""
    return one == other or (state.options.teams and (one - other) % 2 == 0)


def partner(force: Force) -> Force:
    """Who plays in a team with a tribe: two teams of two sit crosswise."""
    return (force + 2) % 4


def friends_of(state: NerthaniaState, force: Force) -> tuple[Force | None, ...]:
    """In whose areas a tribe can walk: nobody's, its own, its partner's."""
    return (None, force, partner(force)) if state.options.teams else (None, force)


def reach(state: NerthaniaState, force: Force, origin: int, farthest: int) -> tuple[list[list[int]], dict[int, int]]:
    """Where units of a tribe get from an area: the land by number of steps, and enemies with the steps to attack.

    Nobody passes water or enemies (ruling N34), nor goes on from a mountain where the option says so.
    """
    areas, friends, options = state.areas, friends_of(state, force), state.options
    rings: list[list[int]] = []
    enemies: dict[int, int] = {}
    # Tuples, for `_onward` remembers its answers by them. The origin counts as seen: nobody gets where they are.
    outer: tuple[int, ...] = (origin,)
    seen = outer
    for steps in range(1, farthest + 1):
        fresh = _onward(options.boundaries, outer, seen)
        ring = []
        for number in fresh:
            area = areas[number]
            if area.owner not in friends:
                enemies[number] = steps
            elif area.terrain is not WATER:
                ring.append(number)
        rings.append(ring)
        if options.mountains_stop:
            outer = tuple([number for number in ring if areas[number].terrain is not MOUNTAIN])
        else:
            outer = tuple(ring)
        seen += fresh
    return rings, enemies


@lru_cache(maxsize=1 << 12)
def _onward(boundaries: str, outer: tuple[int, ...], seen: tuple[int, ...]) -> tuple[int, ...]:
    """What lies beside the outer ones of the areas seen so far, and beyond them all."""
    beside = _BESIDE[boundaries]
    return tuple(sorted({other for number in outer for other in beside[number]}.difference(seen)))


def steps_between(state: NerthaniaState, force: Force, origin: int, target: int, most: int = 3) -> int | None:
    """How many steps it takes units of a tribe from an area into another one; None where it takes more than `most`."""
    options = state.options
    if target in _BESIDE[options.boundaries][origin]:
        return 1 if most else None
    areas, friends = state.areas, friends_of(state, force)
    stops = MOUNTAIN if options.mountains_stop else WATER
    for way in _ways(options.boundaries, origin, target)[most]:
        for number in way:
            area = areas[number]
            if area.owner not in friends or area.terrain is WATER or area.terrain is stops:
                break
        else:
            return len(way) + 1
    return None


@cache
def _ways(boundaries: str, origin: int, target: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """What lies between two areas that do not touch, on every way of at most no, one, two and three steps.

    The shorter ways come first.
    """
    beside = _BESIDE[boundaries]
    two = tuple((one,) for one in beside[origin] if target in beside[one])
    three = tuple(
        (one, other) for one in beside[origin] for other in beside[one] if other != origin and target in beside[other]
    )
    return (), (), two, two + three


def room(state: NerthaniaState, number: int, force: Force) -> tuple[int, bool]:
    """How many more units of this tribe the area holds; and whether, beyond that, one warrior more (Root Storm)."""
    return space(state.areas[number], number, BONUS[state.nations[force].name])


def space(area: Area, number: int, bonus: int) -> tuple[int, bool]:
    """The same for a tribe that may keep so many warriors above the capacity."""
    free, army = CAPACITY[area.terrain][number], area.army
    if not army:
        return free, bonus > 0
    warriors = min(bonus, army.get(WARRIOR, 0)) if bonus else 0
    return free - sum(army.values()) + warriors, warriors < bonus


def fits(units: Units, free: int, warrior_more: bool) -> bool:
    """Whether a group finds room."""
    over = size(units) - free
    return over <= 0 or (over == 1 and warrior_more and units[0].unit is WARRIOR)  # warriors are named first


@lru_cache(maxsize=1 << 14)
def groups(available: tuple[tuple[Unit, int], ...], free: int, warrior_more: bool) -> tuple[Units, ...]:
    """Every group, of at least one unit, that these units can send and that finds room; small groups first."""
    return tuple([group for group in every_group(available) if fits(group, free, warrior_more)])


@lru_cache(maxsize=1 << 14)
def fitting(available: tuple[tuple[Unit, int], ...], free: int, warrior_more: bool) -> int:
    """How many of all groups of these units find room: always the first ones.

    Small groups come first, and of those of one size the ones with the most warriors.
    """
    return len(groups(available, free, warrior_more))


@lru_cache(maxsize=1 << 12)
def groups_of(available: tuple[tuple[Unit, int], ...], number: int) -> tuple[Units, ...]:
    """Every group of exactly so many of these units."""
    return tuple([group for group in every_group(available) if size(group) == number])


@lru_cache(maxsize=1 << 12)
def every_group(available: tuple[tuple[Unit, int], ...]) -> tuple[Units, ...]:
    """Every group of these units, small ones first, of one size those with the most warriors."""
    numbers = product(*(range(number, -1, -1) for _, number in available))
    found = [
        tuple([Troop(unit, number) for (unit, _), number in zip(available, some, strict=True) if number])
        for some in sorted(numbers, key=sum)
    ]
    return tuple(found[1:])  # the smallest is nobody


def beside(state: NerthaniaState, number: int, force: Force) -> list[int]:
    """The areas of this tribe next to an area."""
    areas = state.areas
    return [other for other in neighbours(state)[number] if areas[other].owner == force and areas[other].army]


def put(state: NerthaniaState, number: int, force: Force, unit: Unit, count: int = 1) -> None:
    """Place units in an area, which thereby belongs to their tribe."""
    area = state.areas[number]
    area.owner = force
    join(area.army, unit, count)


def take(state: NerthaniaState, number: int, unit: Unit, count: int = 1) -> None:
    """Take units away from an area; nobody holds an area without units."""
    area = state.areas[number]
    leave(area.army, unit, count)
    if not area.army:
        area.owner = None


def holds_any(state: NerthaniaState, force: Force) -> bool:
    """Whether a tribe holds an area at all."""
    return force in map(_owner, state.areas.values())


def held(state: NerthaniaState, force: Force) -> list[int]:
    """The areas of a tribe."""
    return [number for number, area in state.areas.items() if area.army and area.owner == force]


def holdings(state: NerthaniaState, force: Force) -> Holdings:
    """The areas of a tribe by sector."""
    mine: Holdings = {}
    for number in held(state, force):
        mine.setdefault(SECTOR_OF[number], []).append(number)
    return mine
