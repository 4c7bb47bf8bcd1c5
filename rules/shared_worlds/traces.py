"""What is kept only to be shown: which places on the table the last action touched."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

from rules.game import Action, Seat
from rules.shared_worlds.actions import (
    Activate,
    Attack,
    Block,
    Charge,
    Choose,
    Intercept,
    MoveTo,
    Pick,
    PlayAttachment,
    PlayInstant,
    PlayUnit,
    Promote,
    Skip,
)
from rules.shared_worlds.cards import buildings
from rules.shared_worlds.pieces import LANES, Cell, Face, Lane, Touched, UnitAt, Zone
from rules.shared_worlds.state import Position, lane_index


def trace(state: Position, seat: Seat, action: Action) -> list[Touched] | None:
    """The places that an action will touch, where it comes from first; None if it touches none that all can see.

    The action need not be legal.
    """
    touches = TOUCHES.get(type(action))
    if touches is None:
        return None
    places = touches(state, seat, action)
    return list(dict.fromkeys(places)) if len(places) > 1 else places


@functools.cache
def cell(of: Seat, lane: Lane, zone: Zone) -> Cell:
    """The one value for this place."""
    return Cell(of, lane, zone)


def _at(state: Position, *things: object) -> list[Touched]:
    """Where these units and buildings are."""
    found: list[Touched] = []
    for thing in things:
        if isinstance(thing, Face) and thing.id in buildings():
            found.append(thing)
        elif isinstance(thing, UnitAt) and thing.of.seat in range(len(state.players)):
            unit = state.players[thing.of.seat].lanes[lane_index(thing.lane)]
            if unit is not None:
                found.append(cell(thing.of.seat, thing.lane, unit.zone))
    return found


def _forward(state: Position, seat: Seat, action: Promote) -> list[Touched]:
    return [*_at(state, action.unit), cell(seat, action.unit.lane, Zone.COMBAT)]


def _before(state: Position, seat: Seat, action: Intercept) -> list[Touched]:
    return [*_at(state, action.unit), cell(seat, action.attacker.lane, Zone.COMBAT)]


def _aside(state: Position, seat: Seat, action: MoveTo) -> list[Touched]:
    """From the lane of the unit that is being moved."""
    step = state.steps[-1] if state.steps else None
    found = state.find(step.unit) if step is not None and step.step == "moving" else None
    if found is None:
        return []
    owner, lane, unit = found
    return [cell(owner, LANES[lane], unit.zone), cell(owner, action.lane, unit.zone)]


Touches = Callable[[Position, Seat, Any], list[Touched]]
TOUCHES: Mapping[type[Action], Touches] = {
    Pick: lambda state, seat, action: _at(state, action.building),
    Skip: lambda state, seat, action: _at(state, action.building),
    PlayUnit: lambda state, seat, action: [cell(seat, action.lane, Zone.DEVELOPMENT)],
    PlayAttachment: lambda state, seat, action: _at(state, action.host),
    PlayInstant: lambda state, seat, action: _at(state, action.target, action.other),
    Activate: lambda state, seat, action: _at(state, action.ability.at, action.target, action.other),
    Charge: lambda state, seat, action: _at(state, action.building, action.unit),
    Promote: _forward,
    Attack: lambda state, seat, action: _at(state, *(one.unit for one in action.attackers)),
    Block: lambda state, seat, action: _at(state, action.unit, action.attacker),
    Intercept: _before,
    MoveTo: _aside,
    Choose: lambda state, seat, action: _at(state, action.target),
}
"""What each kind of action touches. Cards in hand and in piles are no places."""
