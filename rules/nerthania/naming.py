"""How forces and groups of units are spoken in events and questions."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rules.nerthania.pieces import Army, Force, Troop, Unit, Units, troops
from rules.words import Message, Said, Who, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState


_PLAYERS = tuple(Who(seat) for seat in range(4))


def who(state: NerthaniaState, force: Force) -> Said:
    """A seat by its name, the neutral tribe as such."""
    return _PLAYERS[force] if force < len(state.tribes) else neutral(state.nations[force].name)


@cache
def neutral(tribe: str) -> Message:
    """The neutral tribe, of which its units have their names."""
    return Message("neutral", {"whose": tribe})


def spoken(units: Units) -> Said:
    """A group of units, kind by kind."""
    return tuple([_said(troop.unit, troop.number) for troop in units])


@cache
def said_alone(unit: Unit, number: int) -> Said:
    """Some units of one kind, as a group."""
    return (_said(unit, number),)


@cache
def _said(unit: Unit, number: int) -> Said:
    return said(Troop(unit, number))


def host(army: Army) -> Said:
    """An army, kind by kind."""
    return spoken(troops(army))


def host_of(state: NerthaniaState, force: Force, army: Army) -> Said:
    """An army as its own tribe calls it, whoever is spoken of around it."""
    return owned(troops(army), state.nations[force].name)


def owned(units: Units, tribe: str) -> tuple[Message, ...]:
    """A group of units as this tribe calls them, whoever is spoken of around it."""
    return tuple(
        [Message("troop", {"unit": said(troop.unit), "number": troop.number, "whose": tribe}) for troop in units]
    )
