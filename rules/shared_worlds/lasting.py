"""Effects that last, and when they are over. Handbook 11.4."""

from __future__ import annotations

from rules.game import Seat
from rules.shared_worlds.cards.terms import Until
from rules.shared_worlds.state import Position


def end_of(state: Position, until: Until) -> None:
    """Everything that lasted until this moment is over."""
    if state.lasting:
        state.lasting = [lasting for lasting in state.lasting if lasting.until != until]


def begin_turn(state: Position, seat: Seat) -> None:
    """What lasted until this seat's next turn is over."""
    state.lasting = [one for one in state.lasting if not (one.until == "your_next_turn" and one.seat == seat)]
