"""What the ground allows: who borders on whom, how far units go, how many an area holds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from rules.nerthania.pieces import Force, Terrain, Troop, Unit, Units, join, leave
from rules.nerthania.world import AREAS, BONUS, CAPACITY, FLAT, ROUND

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

WATER = Terrain.WATER
FARTHEST = 3
_BIT = {number: 1 << number for number in AREAS}


def neighbours(state: NerthaniaState) -> dict[int, tuple[int, ...]]:
    """The areas beside each area; across the outer boundary too, unless the option closes it."""
    return ROUND if state.options.boundaries == "connected" else FLAT


def allied(state: NerthaniaState, one: Force, other: Force) -> bool:
    """The same tribe, or partners in a team."""
    return one == other or (state.options.teams and (one - other) % 2 == 0)


def rings(state: NerthaniaState, force: Force, origin: int) -> tuple[tuple[int, ...], ...]:
    """The areas that units of this tribe reach with one, two and three steps: land that no enemy holds."""
    passable, stops = 0, 0
    stopping = state.options.mountains_stop
    for number, area in state.areas.items():
        if area.terrain is not WATER and (area.owner is None or area.owner == force or allied(state, area.owner, force)):
            passable |= _BIT[number]
            if stopping and area.terrain is Terrain.MOUNTAIN:
                stops |= _BIT[number]
    return _rings(state.options.boundaries == "connected", origin, passable, stops)


def steps_to_attack(state: NerthaniaState, force: Force, origin: int, target: int) -> int | None:
    """How many steps it takes from `origin` into an enemy's area, the last of them into it; None beyond any range."""
    near = neighbours(state)[target]
    if origin in near:
        return 1
    for steps, ring in enumerate(rings(state, force, origin)[: FARTHEST - 1], start=2):
        if any(number in near and not _stops(state, number) for number in ring):
            return steps
    return None


def _stops(state: NerthaniaState, number: int) -> bool:
    return state.options.mountains_stop and state.areas[number].terrain is Terrain.MOUNTAIN


@lru_cache(maxsize=1 << 14)
def _rings(connected: bool, origin: int, passable: int, stops: int) -> tuple[tuple[int, ...], ...]:
    beside = ROUND if connected else FLAT
    seen = _BIT[origin]
    found: list[tuple[int, ...]] = []
    front: tuple[int, ...] = (origin,)
    for _ in range(FARTHEST):
        ring: list[int] = []
        for number in front:
            if found and stops & _BIT[number]:
                continue
            for following in beside[number]:
                bit = _BIT[following]
                if passable & bit and not seen & bit:
                    seen |= bit
                    ring.append(following)
        front = tuple(sorted(ring))
        found.append(front)
    return tuple(found)


def room(state: NerthaniaState, number: int, force: Force) -> tuple[int, bool]:
    """How many more units of this tribe the area holds; and whether, beyond that, one warrior more (Root Storm)."""
    area = state.areas[number]
    bonus = BONUS[state.nations[force].name]
    army = area.army
    free = CAPACITY[area.terrain][number] - sum(army.values())
    if not bonus:
        return free, False
    warriors = min(bonus, army.get(Unit.WARRIOR, 0))
    return free + warriors, warriors < bonus


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


def held(state: NerthaniaState, force: Force) -> list[int]:
    """The areas of a tribe."""
    return [number for number, area in state.areas.items() if area.owner == force]
