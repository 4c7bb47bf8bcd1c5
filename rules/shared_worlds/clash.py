"""What meets what in a combat, told before it is done: strengths, and who could stand in the way. Handbook 6."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.game import Refusal, Seat
from rules.shared_worlds import blocking, values
from rules.shared_worlds.actions import Block, Intercept
from rules.shared_worlds.combat_state import Assault
from rules.shared_worlds.mustering import own_unit
from rules.shared_worlds.pieces import Attacker, UnitAt
from rules.shared_worlds.state import Position, Unit, unit_value
from rules.words import Message, said

Hindrance = Callable[[Position, Seat, int, Unit, Assault], Refusal | None]
"""Why a unit cannot stand before an attacker in one way."""


def of_attack(state: Position, seat: Seat, attackers: Sequence[Attacker]) -> Message | None:
    """For each attacker its strength, whom it attacks, and all that could stand before it by what everybody sees."""
    return stacked([_of_attacker(state, seat, attacker) for attacker in attackers])


def _of_attacker(state: Position, seat: Seat, attacker: Attacker) -> Message:
    unit = own_unit(state, seat, attacker.unit)
    assert unit is not None
    assault = Assault(unit.card, attacker.whom.seat)
    return Message(
        "will-attack",
        {
            "unit": strength(state, seat, attacker.unit),
            "whom": attacker.whom,
            "blockers": _before(state, seat, assault, blocking.block_refusal),
            "interceptors": _before(state, seat, assault, blocking.intercept_refusal),
        },
    )


def _before(state: Position, seat: Seat, assault: Assault, hindrance: Hindrance) -> tuple[Message, ...]:
    return tuple(
        strength(state, other, unit_value(unit.card, other, lane))
        for other in state.opponents(seat)
        for lane, unit in blocking.lanes_with_units(state, other)
        if hindrance(state, other, lane, unit, assault) is None
    )


def of_stand(state: Position, seat: Seat, action: Block | Intercept) -> Message:
    """The strengths of both who will fight."""
    attacker = strength(state, state.turn, action.attacker)
    return Message("will-meet", {"unit": strength(state, seat, action.unit), "attacker": attacker})


def of_attackers(state: Position, seat: Seat, actions: Sequence[Block | Intercept]) -> Message:
    """The strengths of all attackers that these actions are about."""
    attackers = tuple(strength(state, state.turn, at) for at in dict.fromkeys(action.attacker for action in actions))
    return Message("hint-attackers", {"attackers": attackers})


def strength(state: Position, seat: Seat, at: UnitAt) -> Message:
    """A unit with the damage that it deals and the Life that it has."""
    unit = own_unit(state, seat, at)
    assert unit is not None
    return Message("strength", {"unit": said(at), "power": values.power(state, seat, unit), "life": unit.life})


def stacked(lines: Sequence[Message]) -> Message | None:
    """One below the other; None where there are none."""
    if not lines:
        return None
    *above, below = lines
    for line in reversed(above):
        below = Message("will-lines", {"line": line, "more": below})
    return below
