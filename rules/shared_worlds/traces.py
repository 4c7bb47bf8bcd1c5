"""What is kept only to be shown: which places on the table the last action touched."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
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
from rules.shared_worlds.state import Position, lane_index
from rules.shared_worlds.view import LANES, Cell, Face, Touched, UnitAt, Zone


def trace(state: Position, seat: Seat, action: Action) -> list[Touched] | None:
    """The places that an action will touch, where it comes from first; None if it touches none that all can see.

    The action need not be legal.
    """
    touches = TOUCHES.get(type(action))
    return None if touches is None else list(dict.fromkeys(touches(state, seat, action)))


def _at(state: Position, *things: object) -> Iterator[Touched]:
    """Where these units and buildings are."""
    for thing in things:
        if isinstance(thing, Face) and thing.id in buildings():
            yield thing
        elif isinstance(thing, UnitAt) and thing.of.seat in range(len(state.players)):
            unit = state.players[thing.of.seat].lanes[lane_index(thing.lane)]
            if unit is not None:
                yield Cell(thing.of.seat, thing.lane, unit.zone)


def _forward(state: Position, seat: Seat, action: Promote) -> Iterator[Touched]:
    yield from _at(state, action.unit)
    yield Cell(seat, action.unit.lane, Zone.COMBAT)


def _before(state: Position, seat: Seat, action: Intercept) -> Iterator[Touched]:
    yield from _at(state, action.unit)
    yield Cell(seat, action.attacker.lane, Zone.COMBAT)


def _aside(state: Position, seat: Seat, action: MoveTo) -> Iterator[Touched]:
    """From the lane of the unit that is being moved."""
    step = state.steps[-1] if state.steps else None
    found = state.find(step.unit) if step is not None and step.step == "moving" else None
    if found is not None:
        owner, lane, unit = found
        yield Cell(owner, LANES[lane], unit.zone)
        yield Cell(owner, action.lane, unit.zone)


Touches = Callable[[Position, Seat, Any], Iterator[Touched]]
TOUCHES: Mapping[type[Action], Touches] = {
    Pick: lambda state, seat, action: _at(state, action.building),
    Skip: lambda state, seat, action: _at(state, action.building),
    PlayUnit: lambda state, seat, action: iter((Cell(seat, action.lane, Zone.DEVELOPMENT),)),
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
