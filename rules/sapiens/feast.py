"""Feast: one more tile. Handbook section 5.1."""

from __future__ import annotations

from collections.abc import Iterator

from rules.game import Event, Refusal, Seat
from rules.sapiens.ground import Place, refusal, ways
from rules.sapiens.laying import brings, ground_of, lay
from rules.sapiens.state import Position
from rules.steps import Step


def possible_tiles(step: Step, state: Position, seat: Seat) -> Iterator[Place]:
    """Every way to lay every tile that is left."""
    return ways(ground_of(state, "tile"), state.clans[seat].pool)


def may_lie_there(step: Step, state: Position, seat: Seat, action: Place) -> Refusal | None:
    """5.1: all rules of placement hold."""
    return refusal(ground_of(state, "tile"), action)


def feast(step: Step, state: Position, seat: Seat, action: Place) -> list[Event]:
    """No food and no bonus from it; a cave counts as ever."""
    return lay(state, action, brings(state, action, extra=True))
