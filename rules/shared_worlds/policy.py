"""How Elder plays for somebody who is gone, and as a computer player."""

from __future__ import annotations

from rules import steps
from rules.game import Action, Seat
from rules.shared_worlds.state import Position


def stand_in(state: Position, seat: Seat) -> Action:
    """The first legal action."""
    return steps.legal(state, seat)[0]
