"""The goals and their points (rulebook 6). Who fulfils one has it from that moment on, whatever happens later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.game import Event, Seat
from rules.nerthania.asking import did
from rules.nerthania.ground import WATER, put
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
        if seat >= len(state.tribes):
            continue
        _remember_centre(state, seat)
        if state.options.teams:
            continue
        events += _markers(state, seat)
        for goal in _fulfilled(state, seat):
            events += award(state, seat, goal)
    return events


def enter(state: NerthaniaState, force: Force, number: int, unit: Unit, count: int = 1) -> list[Event]:
    """Units come into an area; if it was free, it is held from now on, and may complete a goal."""
    was_free = state.areas[number].owner is None
    put(state, number, force, unit, count)
    return score_entered(state, force, number) if was_free else []


def score_entered(state: NerthaniaState, seat: Force, number: int) -> list[Event]:
    """Like `score`, after an area was taken: it can only fulfil what that area is good for."""
    if seat >= len(state.tribes):
        return []
    if number in EDGE or number in CENTRES or state.areas[number].terrain is MOUNTAIN:
        return score(state, (seat,))
    if state.options.teams:
        return []
    events = _markers(state, seat)
    if any(tribe.headquarters == number for tribe in state.nations):
        return events + score(state, (seat,))
    if _is_whole(state, seat, SECTOR_OF[number]):
        events += award(state, seat, Goal.SECTOR)
    return events


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
    if all(state.areas[area].owner == seat for area in CENTRES):
        state.nations[seat].held_centre = True


def _fulfilled(state: NerthaniaState, seat: Seat) -> list[Goal]:
    areas = state.areas
    mine = {number for number, area in areas.items() if area.owner == seat}
    found = []
    if _whole_sector(state, seat, mine):
        found.append(Goal.SECTOR)
    if not mine.isdisjoint([tribe.headquarters for tribe in state.nations if tribe is not state.nations[seat]]):
        found.append(Goal.HEADQUARTERS)
    edges = len({SECTOR_OF[number] for number in mine & EDGE})
    centres = len(mine & CENTRES)
    mountains = len({SECTOR_OF[number] for number in mine if areas[number].terrain is MOUNTAIN})
    for count, three, four in (
        (edges, Goal.EDGE_THREE, Goal.EDGE_FOUR),
        (centres, Goal.CENTRE_THREE, Goal.CENTRE_FOUR),
        (mountains, Goal.MOUNTAINS_THREE, Goal.MOUNTAINS_FOUR),
    ):
        if count >= 3:
            found += [three, four] if count >= 4 else [three]
    return found


def _whole_sector(state: NerthaniaState, seat: Seat, mine: set[int]) -> bool:
    """All land of a sector; a sector of water only is nobody's."""
    return any(_is_whole(state, seat, sector) for sector in {SECTOR_OF[number] for number in mine})


def _is_whole(state: NerthaniaState, seat: Seat, sector: int) -> bool:
    areas = state.areas
    for number in IN_SECTOR[sector]:  # noqa: SIM110 — a plain loop is faster than all(), and every move passes here
        if areas[number].owner != seat and areas[number].terrain is not WATER:
            return False
    return True
