"""Legacy: the Legendaries in play. Handbook 9.3."""

from __future__ import annotations

from rules.game import Seat
from rules.shared_worlds.seats import mates
from rules.shared_worlds.state import TEAMS, Position, printed

LEGACY = 3
"""So many Legendaries win, without teams."""


def legendaries(state: Position, seat: Seat) -> int:
    """Face-up Legendaries that this seat controls, in both areas."""
    found = 0
    for unit in state.players[seat].lanes:
        if unit is not None and not unit.face_down and printed(unit.card).legendary:
            found += 1
    return found


def has_legacy(state: Position, seat: Seat) -> bool:
    """Whether this seat, or its team, has enough of them."""
    players = state.players
    missing = legacy(state)
    for friend in mates(seat, len(players)):  # who is gone has no unit any more
        for unit in players[friend].lanes:
            if unit is not None and not unit.face_down and printed(unit.card).legendary:
                missing -= 1
    return missing <= 0


def legacy(state: Position) -> int:
    """How many are enough."""
    if len(state.players) < TEAMS:
        return LEGACY
    number = state.options.team_legacy
    assert number != "usual", "the set-up puts in what holds"
    return number


def somebody_has_legacy(state: Position) -> bool:
    """Whether the turn would be won by Legacy, if it ended now."""
    return has_legacy(state, state.turn)
