"""What makes a position of Shared Worlds impossible."""

from __future__ import annotations

from rules.shared_worlds.state import Position


def faults(state: Position) -> tuple[str, ...]:
    """Every impossibility."""
    return ()
