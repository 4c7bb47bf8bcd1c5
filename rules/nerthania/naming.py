"""How forces and groups of units are spoken in events and questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.nerthania.pieces import Army, Force, troops
from rules.words import Message, Said, Who, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState


def who(state: NerthaniaState, force: Force) -> Said:
    """A seat by its name, the neutral tribe as such."""
    return Who(force) if force < len(state.tribes) else Message("neutral")


def host(army: Army) -> Said:
    """An army, kind by kind."""
    return said(troops(army))
