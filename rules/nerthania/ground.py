"""What the ground allows: who borders on whom, how far units go, how many an area holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING

from rules.nerthania.pieces import Force, Terrain, Troop, Unit, Units, join, leave
from rules.nerthania.world import BONUS, CAPACITY, FLAT, ROUND

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

WATER = Terrain.WATER
MOUNTAIN = Terrain.MOUNTAIN


def neighbours(state: NerthaniaState) -> dict[int, tuple[int, ...]]:
    """The areas beside each area; across the outer boundary too, unless the option closes it."""
    return ROUND if state.options.boundaries == "connected" else FLAT


def allied(state: NerthaniaState, one: Force, other: Force) -> bool:
    """The same tribe, or partners in a team."""
    return one == other or (state.options.teams and (one - other) % 2 == 0)


def friends_of(state: NerthaniaState, force: Force) -> tuple[Force | None, ...]:
    """In whose areas a tribe can walk: nobody's, its own, its partner's."""
    return (None, force, (force + 2) % 4) if state.options.teams else (None, force)


def reach(state: NerthaniaState, force: Force, origin: int, farthest: int) -> tuple[list[list[int]], dict[int, int]]:
    """Where units of a tribe get from an area: the land by number of steps, and enemies with the steps to attack.

    Nobody passes water or enemies (ruling N34), nor goes on from a mountain where the option says so.
    """
    areas, beside, friends = state.areas, neighbours(state), friends_of(state, force)
    seen, rings, enemies = {origin}, [], {}
    outer = [origin]
    for steps in range(1, farthest + 1):
        ring = []
        for number in outer:
            for other in beside[number]:
                if other not in seen:
                    seen.add(other)
                    area = areas[other]
                    owner = area.owner
                    if owner is None or owner in friends:
                        ring.append(other)
                    else:
                        enemies[other] = steps
        outer = sorted([number for number in ring if areas[number].terrain is not WATER])
        rings.append(outer)
        if state.options.mountains_stop:
            outer = [number for number in outer if areas[number].terrain is not MOUNTAIN]
    return rings, enemies


def steps_between(state: NerthaniaState, force: Force, origin: int, target: int) -> int | None:
    """How many steps it takes units of a tribe from an area into another one; None beyond any range."""
    beside = neighbours(state)
    if target in beside[origin]:
        return 1
    areas, friends = state.areas, friends_of(state, force)
    stops = MOUNTAIN if state.options.mountains_stop else WATER
    for ways in _ways(beside is ROUND, origin, target):
        for way in ways:
            for number in way:
                area = areas[number]
                if area.terrain is WATER or area.terrain is stops or area.owner not in friends:
                    break
            else:
                return len(way) + 1
    return None


@cache
def _ways(connected: bool, origin: int, target: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """What lies between two areas that do not touch, on every way of two steps, and on every way of three."""
    beside = ROUND if connected else FLAT
    two = tuple((one,) for one in beside[origin] if target in beside[one])
    three = tuple(
        (one, other) for one in beside[origin] for other in beside[one] if other != origin and target in beside[other]
    )
    return two, three


def room(state: NerthaniaState, number: int, force: Force) -> tuple[int, bool]:
    """How many more units of this tribe the area holds; and whether, beyond that, one warrior more (Root Storm)."""
    return rooms(state, force, (number,))[number]


def rooms(state: NerthaniaState, force: Force, numbers: Iterable[int]) -> dict[int, tuple[int, bool]]:
    """The room of many areas, none of them another tribe's."""
    areas, bonus = state.areas, BONUS[state.nations[force].name]
    found = {}
    for number in numbers:
        area = areas[number]
        army = area.army
        free = CAPACITY[area.terrain][number]
        if army:
            free -= sum(army.values())
        warriors = min(bonus, army.get(Unit.WARRIOR, 0)) if bonus else 0
        found[number] = free + warriors, warriors < bonus
    return found


def fits(units: Units, free: int, warrior_more: bool) -> bool:
    """Whether a group finds room."""
    over = sum(troop.number for troop in units) - free
    return over <= 0 or (over == 1 and warrior_more and any(troop.unit is Unit.WARRIOR for troop in units))


@lru_cache(maxsize=1 << 14)
def groups(available: tuple[tuple[Unit, int], ...], free: int, warrior_more: bool) -> tuple[Units, ...]:
    """Every group, of at least one unit, that these units can send and that finds room; small groups first."""
    found = [group for group in _all_groups(available) if fits(group, free, warrior_more)]
    return tuple(sorted(found, key=lambda group: sum(troop.number for troop in group)))


@lru_cache(maxsize=1 << 12)
def groups_of(available: tuple[tuple[Unit, int], ...], number: int) -> tuple[Units, ...]:
    """Every group of exactly so many of these units."""
    return tuple(group for group in _all_groups(available) if sum(troop.number for troop in group) == number)


def _all_groups(available: tuple[tuple[Unit, int], ...]) -> Iterator[Units]:
    for numbers in product(*(range(number, -1, -1) for _, number in available)):
        if any(numbers):
            yield tuple(Troop(unit, n) for (unit, _), n in zip(available, numbers, strict=True) if n)


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
    for area in state.areas.values():  # noqa: SIM110 — a plain loop is faster than any(), and every turn passes here
        if area.owner == force:
            return True
    return False


def held(state: NerthaniaState, force: Force) -> list[int]:
    """The areas of a tribe."""
    return [number for number, area in state.areas.items() if area.owner == force]
