"""What the ground allows: who borders on whom, how far units go, how many an area holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from rules.nerthania.pieces import Force, Terrain, Troop, Unit, Units, join, leave
from rules.nerthania.world import AREAS, BONUS, CAPACITY, FLAT, ROUND

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

WATER = Terrain.WATER
FARTHEST = 3
BIT = {number: 1 << number for number in AREAS}


def neighbours(state: NerthaniaState) -> dict[int, tuple[int, ...]]:
    """The areas beside each area; across the outer boundary too, unless the option closes it."""
    return ROUND if state.options.boundaries == "connected" else FLAT


def allied(state: NerthaniaState, one: Force, other: Force) -> bool:
    """The same tribe, or partners in a team."""
    return one == other or (state.options.teams and (one - other) % 2 == 0)


@dataclass(frozen=True, slots=True)
class Ways:
    """The ground as one tribe can walk on it, as sets of bits: land that no enemy holds, and where one has to stop."""

    connected: bool
    passable: int
    stops: int

    def rings(self, origin: int) -> tuple[tuple[int, ...], ...]:
        """The areas reached from there with one, two and three steps."""
        return _rings(self.connected, origin, self.passable, self.stops)

    def struck_from(self, origin: int, farthest: int) -> int:
        """The areas, held by whomever, that units from there can enter with so many steps, as a set of bits."""
        return _struck(self.connected, origin, self.passable, self.stops, farthest)

    def steps_to_attack(self, origin: int, target: int) -> int | None:
        """How many steps it takes into an enemy's area, the last of them into it; None beyond any range."""
        for steps in range(1, FARTHEST + 1):
            if self.struck_from(origin, steps) & BIT[target]:
                return steps
        return None


def ways(state: NerthaniaState, force: Force) -> Ways:
    """Where the units of a tribe can walk now."""
    friends = {None, *(other for other in range(len(state.nations)) if allied(state, other, force))}
    passable = sum([BIT[n] for n, area in state.areas.items() if area.owner in friends and area.terrain is not WATER])
    stops = 0
    if state.options.mountains_stop:
        stops = sum([BIT[n] for n, area in state.areas.items() if area.terrain is Terrain.MOUNTAIN])
    return Ways(state.options.boundaries == "connected", passable, stops)


@lru_cache(maxsize=1 << 14)
def _rings(connected: bool, origin: int, passable: int, stops: int) -> tuple[tuple[int, ...], ...]:
    beside = ROUND if connected else FLAT
    seen = BIT[origin]
    found: list[tuple[int, ...]] = []
    front: tuple[int, ...] = (origin,)
    for _ in range(FARTHEST):
        ring: list[int] = []
        for number in front:
            if found and stops & BIT[number]:
                continue
            for following in beside[number]:
                bit = BIT[following]
                if passable & bit and not seen & bit:
                    seen |= bit
                    ring.append(following)
        front = tuple(sorted(ring))
        found.append(front)
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _struck(connected: bool, origin: int, passable: int, stops: int, farthest: int) -> int:
    beside = ROUND if connected else FLAT
    found = 0
    for number in (origin, *(n for ring in _rings(connected, origin, passable, stops)[: farthest - 1] for n in ring)):
        if number == origin or not stops & BIT[number]:
            for following in beside[number]:
                found |= BIT[following]
    return found


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
