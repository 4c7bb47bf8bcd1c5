"""How forces and groups of units are spoken in events and questions."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rules.nerthania.pieces import Army, Force, Units, troops
from rules.words import Message, Said, Who, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState


_PLAYERS = tuple(Who(seat) for seat in range(4))
_NEUTRAL = Message("neutral")


def who(state: NerthaniaState, force: Force) -> Said:
    """A seat by its name, the neutral tribe as such."""
    return _PLAYERS[force] if force < len(state.tribes) else _NEUTRAL


@lru_cache(maxsize=1 << 12)
def spoken(units: Units) -> Said:
    """A group of units, kind by kind."""
    return said(units)


def host(army: Army) -> Said:
    """An army, kind by kind."""
    return spoken(troops(army))
