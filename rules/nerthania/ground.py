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
_BESIDE = {
    connected: {number: sum(BIT[other] for other in areas) for number, areas in beside.items()}
    for connected, beside in ((True, ROUND), (False, FLAT))
}
"""The neighbours of each area as a set of bits, by whether the world is round."""


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

    def rings(self, origin: int, farthest: int) -> tuple[tuple[int, ...], ...]:
        """The areas reached from there with one step, with two, up to so many."""
        return tuple([areas_in(ring) for ring in _rings(self.connected, origin, self.passable, self.stops, farthest)])

    def struck_from(self, origin: int, farthest: int) -> int:
        """The areas, held by whomever, that units from there can enter with so many steps, as a set of bits."""
        near = _BESIDE[self.connected]
        struck = near[origin]
        for ring in _rings(self.connected, origin, self.passable, self.stops, farthest)[: farthest - 1]:
            struck |= _beside(near, ring & ~self.stops)
        return struck

    def steps_to(self, origin: int, target: int) -> int | None:
        """How many steps it takes into that area, whoever holds it; None beyond any range."""
        for steps in range(1, FARTHEST + 1):
            if self.struck_from(origin, steps) & BIT[target]:
                return steps
        return None


def ways(state: NerthaniaState, force: Force) -> Ways:
    """Where the units of a tribe can walk now."""
    friends = (None, force, (force + 2) % 4) if state.options.teams else (None, force)
    passable = sum([BIT[n] for n, area in state.areas.items() if area.owner in friends and area.terrain is not WATER])
    stops = 0
    if state.options.mountains_stop:
        stops = sum([BIT[n] for n, area in state.areas.items() if area.terrain is Terrain.MOUNTAIN])
    return Ways(state.options.boundaries == "connected", passable, stops)


def steps_between(state: NerthaniaState, force: Force, origin: int, target: int) -> int | None:
    """How many steps it takes units of a tribe from an area into another one; None where it is too far."""
    return 1 if target in neighbours(state)[origin] else ways(state, force).steps_to(origin, target)


@lru_cache(maxsize=1 << 14)
def _rings(connected: bool, origin: int, passable: int, stops: int, farthest: int) -> tuple[int, ...]:
    near = _BESIDE[connected]
    seen = BIT[origin]
    ring = near[origin] & passable & ~seen
    found = [ring]
    for _ in range(farthest - 1):
        seen |= ring
        ring = _beside(near, ring & ~stops) & passable & ~seen
        found.append(ring)
    return tuple(found)


def _beside(near: dict[int, int], some: int) -> int:
    """Everything next to some areas."""
    found = 0
    for number in areas_in(some):
        found |= near[number]
    return found


@lru_cache(maxsize=1 << 15)
def areas_in(some: int) -> tuple[int, ...]:
    """The numbers in a set of bits, in order."""
    found = []
    while some:
        lowest = some & -some
        found.append(lowest.bit_length() - 1)
        some ^= lowest
    return tuple(found)


def room(state: NerthaniaState, number: int, force: Force) -> tuple[int, bool]:
    """How many more units of this tribe the area holds; and whether, beyond that, one warrior more (Root Storm)."""
    area = state.areas[number]
    bonus = BONUS[state.nations[force].name]
    army = area.army
    free = CAPACITY[area.terrain][number]
    if army:
        free -= sum(army.values())
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


def holds_any(state: NerthaniaState, force: Force) -> bool:
    """Whether a tribe holds an area at all."""
    for area in state.areas.values():  # noqa: SIM110 — a plain loop is faster than any(), and every turn passes here
        if area.owner == force:
            return True
    return False


def held(state: NerthaniaState, force: Force) -> list[int]:
    """The areas of a tribe."""
    return [number for number, area in state.areas.items() if area.owner == force]
