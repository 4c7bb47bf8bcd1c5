"""The steps that units have left on a march, and groups of units that can still go so far (rulebook 3.1, 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.game import Refusal
from rules.nerthania.pieces import ORDER, Army, Force, Unit, Units
from rules.nerthania.world import RANGE
from rules.words import Message

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

RANGES = sorted(set(RANGE.values()))

Left = dict[int, dict[Unit, list[int]]]
"""By area and kind: the steps that each activated unit has left, the most first."""


def activated(state: NerthaniaState, force: Force, areas: Sequence[int]) -> Left:
    """The units of a tribe in these areas with their full range."""
    return {
        number: {unit: [RANGE[unit]] * count for unit, count in state.areas[number].army.items()}
        for number in areas
        if state.areas[number].owner == force
    }


def ready(units: dict[Unit, list[int]], steps: int) -> tuple[tuple[Unit, int], ...]:
    """How many of each kind can still go so far."""
    found = []
    for unit, left in units.items():
        if left[-1] >= steps:
            found.append((unit, len(left)))
        elif left[0] >= steps:
            found.append((unit, len([one for one in left if one >= steps])))
    if len(found) > 1:
        found.sort(key=_by_kind)
    return tuple(found)


def _by_kind(some: tuple[Unit, int]) -> int:
    return ORDER[some[0]]


def farthest(units: dict[Unit, list[int]]) -> int:
    """The most steps that any of them has left."""
    most = 0
    for left in units.values():
        if left[0] > most:
            most = left[0]
    return most


def shortest(units: dict[Unit, list[int]]) -> int:
    """The fewest steps that any of them has left; of nobody, none."""
    fewest = RANGES[-1] if units else 0
    for left in units.values():
        if left[-1] < fewest:
            fewest = left[-1]
    return fewest


def cannot_go(units: dict[Unit, list[int]], group: Units, steps: int) -> bool:
    """Whether there are fewer of a kind than the group needs with so many steps left."""
    for troop in group:
        left = units.get(troop.unit, ())
        if troop.number > len(left) or left[troop.number - 1] < steps:
            return True
    return False


def no_group(units: Units) -> Refusal | None:
    """A group names each kind once, in order, with at least one unit."""
    before = -1
    for troop in units:
        place = ORDER[troop.unit]
        if troop.number < 1 or place <= before:
            return Refusal(Message("no-units"), "4.4")
        before = place
    return None if units else Refusal(Message("no-units"), "4.4")


def use(units: dict[Unit, list[int]], unit: Unit, number: int, first: bool, steps: int = 0) -> list[int]:
    """Take units out of those with steps left: the first, or the last that still have so many."""
    left = units[unit]
    begin = 0 if first else len([one for one in left if one >= steps]) - number
    gone = left[begin : begin + number]
    del left[begin : begin + number]
    if not left:
        del units[unit]
    return gone


def exhausted(left: Left) -> dict[int, Army]:
    """Units without a step left: they cannot come as reinforcement."""
    tired: dict[int, Army] = {}
    for number, units in left.items():
        army = {unit: steps.count(0) for unit, steps in units.items() if 0 in steps}
        if army:
            tired[number] = army
    return tired
