"""The goals and their points (rulebook 6). Who fulfils one has it from that moment on, whatever happens later."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.game import Event, Seat
from rules.nerthania.asking import did
from rules.nerthania.ground import WATER, allied, held, put
from rules.nerthania.pieces import Force, Goal, Terrain, Unit
from rules.nerthania.world import CENTRES, EDGE, IN_SECTOR, SECTOR_OF
from rules.words import Who, said

if TYPE_CHECKING:
    from rules.nerthania.position import Tribe
    from rules.nerthania.state import NerthaniaState

MOUNTAIN = Terrain.MOUNTAIN
SECTOR, HEADQUARTERS = Goal.SECTOR, Goal.HEADQUARTERS
EDGES = (Goal.EDGE_THREE, Goal.EDGE_FOUR)
CENTRE_AREAS = (Goal.CENTRE_THREE, Goal.CENTRE_FOUR)
MOUNTAINS = (Goal.MOUNTAINS_THREE, Goal.MOUNTAINS_FOUR)
ALL_POINTS = 12
MAJOR = 5
"""So many units on each side make a battle a major one."""


def points(tribe: Tribe) -> int:
    """Goals and goal markers; twelve are all there are."""
    return len(tribe.goals) + tribe.markers_won


def score(state: NerthaniaState, seats: Iterable[Seat]) -> list[Event]:
    """Mark every goal that these seats fulfil on the map now."""
    events: list[Event] = []
    for seat in seats:
        remember_centre(state, seat)
        events += _markers(state, seat)
        mine = held(state, seat)
        for check in _CHECKS:
            for number in mine:
                events += check(state, seat, number)
    return events


def enter(state: NerthaniaState, force: Force, number: int, unit: Unit, count: int = 1) -> list[Event]:
    """Units come into an area; if it was free, it is held from now on, and may complete a goal."""
    was_free = state.areas[number].owner is None
    put(state, number, force, unit, count)
    return score_entered(state, force, number) if was_free else []


def score_entered(state: NerthaniaState, seat: Force, number: int) -> list[Event]:
    """After an area was taken: what that area is good for. In a decisive battle the points are counted already."""
    _seize(state, seat, number)
    if seat >= len(state.tribes) or (state.battle is not None and state.battle.decisive):
        return []
    if number in CENTRES:
        remember_centre(state, seat)
    events = _markers(state, seat) if number in state.nations[seat].markers else []
    for check in _CHECKS:
        events += check(state, seat, number)
    return events


def score_reshaped(state: NerthaniaState, number: int) -> list[Event]:
    """After an area has changed: it may be a mountain of who holds it, or the last land that somebody else's sector
    was not."""
    areas = state.areas
    land = next((other for other in IN_SECTOR[SECTOR_OF[number]] if areas[other].terrain is not WATER), number)
    events: list[Event] = []
    for owner in {areas[number].owner, areas[land].owner}:
        if owner is not None and owner < len(state.tribes):
            events += _sector(state, owner, number)
            events += _mountains(state, owner, number)
    return events


def _seize(state: NerthaniaState, force: Force, number: int) -> None:
    """Headquarters are captured by whoever takes their area, and won back by their owner."""
    for owner, tribe in enumerate(state.nations):
        if tribe.headquarters == number:
            tribe.captured = not allied(state, force, owner)


def award(state: NerthaniaState, seat: Seat, goal: Goal) -> list[Event]:
    """Mark a goal, unless it is marked already."""
    tribe = state.nations[seat]
    if goal in tribe.goals or state.options.teams:
        return []
    tribe.goals.append(goal)
    return [did("goal", who=Who(seat), goal=said(goal), points=points(tribe))]


def _markers(state: NerthaniaState, seat: Seat) -> list[Event]:
    """Goal 2: any occupation of an area with one's own marker counts (ruling N29). In teams there are none."""
    tribe = state.nations[seat]
    events = []
    for area in [area for area in tribe.markers if state.areas[area].owner == seat]:
        tribe.markers.remove(area)
        tribe.markers_won += 1
        events.append(did("marker", who=Who(seat), area=area, points=points(tribe)))
    return events


def remember_centre(state: NerthaniaState, seat: Seat) -> None:
    """Who holds all four centre areas at some moment of a round ordains a terraforming at its end."""
    if _centres_of(state, seat) == len(CENTRES):
        state.nations[seat].held_centre = True


def _sector(state: NerthaniaState, seat: Seat, number: int) -> list[Event]:
    """Goal 3: all land of the sector of this area."""
    if SECTOR in state.nations[seat].goals:
        return []
    areas = state.areas
    for other in IN_SECTOR[SECTOR_OF[number]]:
        if areas[other].owner != seat and areas[other].terrain is not WATER:
            return []
    return award(state, seat, SECTOR)


def _headquarters(state: NerthaniaState, seat: Seat, number: int) -> list[Event]:
    """Goal 4: this area, with headquarters that are not one's own."""
    if HEADQUARTERS in state.nations[seat].goals:
        return []
    foreign = [tribe.headquarters for force, tribe in enumerate(state.nations) if force != seat]
    return award(state, seat, HEADQUARTERS) if number in foreign else []


def _edges(state: NerthaniaState, seat: Seat, number: int) -> list[Event]:
    """Goal 5: areas on the outer edge, by sectors."""
    if number not in EDGE or EDGES[1] in state.nations[seat].goals:
        return []
    areas = state.areas
    sectors = {SECTOR_OF[edge] for edge in EDGE if areas[edge].owner == seat}
    return _three_and_four(state, seat, len(sectors), EDGES)


def _centres(state: NerthaniaState, seat: Seat, number: int) -> list[Event]:
    """Goal 6: the centre areas."""
    return _three_and_four(state, seat, _centres_of(state, seat), CENTRE_AREAS) if number in CENTRES else []


def _mountains(state: NerthaniaState, seat: Seat, number: int) -> list[Event]:
    """Goal 7: mountains, by sectors."""
    areas = state.areas
    if areas[number].terrain is not MOUNTAIN or MOUNTAINS[1] in state.nations[seat].goals:
        return []
    sectors = {SECTOR_OF[mine] for mine in held(state, seat) if areas[mine].terrain is MOUNTAIN}
    return _three_and_four(state, seat, len(sectors), MOUNTAINS)


_CHECKS = (_sector, _headquarters, _edges, _centres, _mountains)
"""The goals that an area can help to fulfil, whenever it is taken."""


def _centres_of(state: NerthaniaState, seat: Seat) -> int:
    return sum([state.areas[number].owner == seat for number in CENTRES])


def _three_and_four(state: NerthaniaState, seat: Seat, count: int, goals: tuple[Goal, Goal]) -> list[Event]:
    """Three are one goal, four another one."""
    return [event for goal in goals[: count - 2] for event in award(state, seat, goal)] if count > 2 else []
