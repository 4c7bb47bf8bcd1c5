"""What makes a position of Sapiens impossible."""

from __future__ import annotations

from rules.sapiens.state import Position


def faults(state: Position) -> tuple[str, ...]:
    """Every impossibility, in plain English; empty for a position that can be played."""
    return ()
