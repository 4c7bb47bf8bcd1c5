"""How Elder plays for somebody who is gone, and as a computer player: greedily, and without peeking."""

from __future__ import annotations

from rules import steps
from rules.game import Action, Seat
from rules.zoar.state import Position


def stand_in(state: Position, seat: Seat) -> Action:
    """The answer of that seat to what it is asked."""
    return steps.legal(state, seat)[-1]
