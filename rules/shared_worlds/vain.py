"""What is allowed and leads nowhere. Handbook 2 and 4.1."""

from __future__ import annotations

from rules import steps
from rules.codec import clone
from rules.game import Action, Seat
from rules.shared_worlds.acting import Acting
from rules.shared_worlds.actions import Act, EndMain
from rules.shared_worlds.state import Position


def vain(state: Position, seat: Seat, action: Action) -> bool:
    """Whether it is to play a Main Phase in which nothing could be done but end it."""
    if not isinstance(action, Act):
        return False
    there = clone(state)
    there.steps[-1] = Acting()
    return all(isinstance(possible, EndMain) for possible in steps.legal(there, seat))
