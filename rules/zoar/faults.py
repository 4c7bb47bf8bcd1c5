"""What makes a position of Zoar impossible."""

from __future__ import annotations

from rules.zoar.state import Position


def faults(state: Position) -> tuple[str, ...]:
    """Every impossibility, in plain English; empty for a position that can be played."""
    return ()
