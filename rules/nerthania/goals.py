"""The goals and their points (rulebook 6). Who fulfils one has it from that moment on, whatever happens later."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from rules.game import Event, Seat
from rules.nerthania.asking import did
from rules.nerthania.ground import WATER, allied, put
from rules.nerthania.pieces import Force, Goal, Terrain, Unit
from rules.nerthania.world import CENTRES, EDGE, IN_SECTOR, SECTOR_OF
from rules.words import Who, said

if TYPE_CHECKING:
    from rules.nerthania.position import Tribe
    from rules.nerthania.state import NerthaniaState

MOUNTAIN = Terrain.MOUNTAIN
ALL_POINTS = 12
MAJOR = 5
"""So many units on each side make a battle a major one."""


def points(tribe: Tribe) -> int:
    """Goals and goal markers; twelve are all there are."""
    return len(tribe.goals) + tribe.markers_won


def score(state: NerthaniaState, seats: tuple[Force, ...]) -> list[Event]:
    """Mark every goal that these seats fulfil on the map now. In teams there are none."""
    events: list[Event] = []
    for seat in seats:
        if seat < len(state.tribes):
            _remember_centre(state, seat)
            if not state.options.teams:
                events += _markers(state, seat)
                for goal in Goal:
                    events += _check(state, seat, goal)
    return events


def enter(state: NerthaniaState, force: Force, number: int, unit: Unit, count: int = 1) -> list[Event]:
    """Units come into an area; if it was free, it is held from now on, and may complete a goal."""
    was_free = state.areas[number].owner is None
    put(state, number, force, unit, count)
    return score_entered(state, force, number) if was_free else []


def score_entered(state: NerthaniaState, seat: Force, number: int) -> list[Event]:
    """Like `score`, after an area was taken: it can only fulfil what that area is good for."""
    _seize(state, seat, number)
    if seat >= len(state.tribes):
        return []
    if number in CENTRES:
        _remember_centre(state, seat)
    if state.options.teams:
        return []
    events = _markers(state, seat) if number in state.nations[seat].markers else []
    for goal in _good_for(number, state.areas[number].terrain):
        events += _check(state, seat, goal)
    return events


def _seize(state: NerthaniaState, force: Force, number: int) -> None:
    """Headquarters are captured by whoever takes their area, and won back by their owner."""
    for owner, tribe in enumerate(state.nations):
        if tribe.headquarters == number:
            tribe.captured = not allied(state, force, owner)


@cache
def _good_for(number: int, terrain: Terrain) -> tuple[Goal, ...]:
    """The goals that an area can help to fulfil."""
    found = [Goal.SECTOR, Goal.HEADQUARTERS]
    if number in EDGE:
        found += [Goal.EDGE_THREE, Goal.EDGE_FOUR]
    if number in CENTRES:
        found += [Goal.CENTRE_THREE, Goal.CENTRE_FOUR]
    if terrain is MOUNTAIN:
        found += [Goal.MOUNTAINS_THREE, Goal.MOUNTAINS_FOUR]
    return tuple(found)


def _check(state: NerthaniaState, seat: Seat, goal: Goal) -> list[Event]:
    """Mark this goal if it is fulfilled on the map and not marked yet."""
    if goal in state.nations[seat].goals or goal not in _FULFILLED or not _FULFILLED[goal](state, seat):
        return []
    return award(state, seat, goal)


def award(state: NerthaniaState, seat: Seat, goal: Goal) -> list[Event]:
    """Mark a goal, unless it is marked already."""
    tribe = state.nations[seat]
    if goal in tribe.goals or state.options.teams:
        return []
    tribe.goals.append(goal)
    return [did("goal", who=Who(seat), goal=said(goal), points=points(tribe))]


def _markers(state: NerthaniaState, seat: Seat) -> list[Event]:
    """Goal 2: any occupation of an area with one's own marker counts (ruling N29)."""
    tribe = state.nations[seat]
    events = []
    for area in [area for area in tribe.markers if state.areas[area].owner == seat]:
        tribe.markers.remove(area)
        tribe.markers_won += 1
        events.append(did("marker", who=Who(seat), area=area, points=points(tribe)))
    return events


def _remember_centre(state: NerthaniaState, seat: Seat) -> None:
    """Who holds all four centre areas at some moment of a round ordains a terraforming at its end."""
    if _centres(state, seat) == len(CENTRES):
        state.nations[seat].held_centre = True


def _whole_sector(state: NerthaniaState, seat: Seat) -> bool:
    """All land of a sector; a sector of water only is nobody's."""
    areas = state.areas
    for numbers in IN_SECTOR.values():
        there = 0
        for number in numbers:
            if areas[number].owner == seat:
                there += 1
            elif areas[number].terrain is not WATER:
                break
        else:
            if there:
                return True
    return False


def _foreign_headquarters(state: NerthaniaState, seat: Seat) -> bool:
    """An area with headquarters that are not one's own."""
    for force, tribe in enumerate(state.nations):
        if force != seat and tribe.headquarters is not None and state.areas[tribe.headquarters].owner == seat:
            return True
    return False


def _edges(state: NerthaniaState, seat: Seat) -> int:
    """In how many sectors a seat holds an area on the outer edge."""
    areas = state.areas
    return len({SECTOR_OF[number] for number in EDGE if areas[number].owner == seat})


def _centres(state: NerthaniaState, seat: Seat) -> int:
    """How many centre areas a seat holds."""
    return sum([state.areas[number].owner == seat for number in CENTRES])


def _mountains(state: NerthaniaState, seat: Seat) -> int:
    """In how many sectors a seat holds a mountain."""
    held = [number for number, area in state.areas.items() if area.terrain is MOUNTAIN and area.owner == seat]
    return len({SECTOR_OF[number] for number in held})


_FULFILLED: dict[Goal, Callable[[NerthaniaState, Seat], bool]] = {
    Goal.SECTOR: _whole_sector,
    Goal.HEADQUARTERS: _foreign_headquarters,
    Goal.EDGE_THREE: lambda state, seat: _edges(state, seat) >= 3,
    Goal.EDGE_FOUR: lambda state, seat: _edges(state, seat) == 4,
    Goal.CENTRE_THREE: lambda state, seat: _centres(state, seat) >= 3,
    Goal.CENTRE_FOUR: lambda state, seat: _centres(state, seat) == 4,
    Goal.MOUNTAINS_THREE: lambda state, seat: _mountains(state, seat) >= 3,
    Goal.MOUNTAINS_FOUR: lambda state, seat: _mountains(state, seat) == 4,
}
"""What the map must show for each goal; a major battle is no matter of the map."""
