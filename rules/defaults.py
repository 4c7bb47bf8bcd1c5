"""What a game answers that leaves out an optional part of the contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.words import Message

if TYPE_CHECKING:
    from rules.game import Action, Entry, Quiet, Seat, State


def no_quiet(state: State, seat: Seat) -> Quiet | None:
    """No small question."""
    return None


def no_turn(state: State) -> str:
    """No turns to tell apart."""
    return ""


def nobody(state: State) -> tuple[Message, ...]:
    """No scores to tell."""
    return ()


def no_entries() -> tuple[Entry, ...]:
    """Nothing to look up."""
    return ()


def nothing(state: State, seat: Seat, action: Action) -> Message | None:
    """Nothing to foretell."""
    return None


def no_prospect(state: State, seat: Seat, actions: Sequence[Action]) -> Message | None:
    """Nothing to promise."""
    return None


def no_hint(state: State, seat: Seat, field: str, actions: Sequence[Action]) -> Message | None:
    """Nothing that helps."""
    return None


def never(state: State, seat: Seat, action: Action) -> bool:
    """Everything leads somewhere."""
    return False
