"""What can be looked up by its name: every kind of unit of every tribe, and every battle card."""

from __future__ import annotations

from collections import Counter
from functools import cache

from rules.game import Entry
from rules.nerthania.cardtext import kind, title
from rules.nerthania.pieces import Face
from rules.nerthania.printed import UnitRow
from rules.nerthania.world import CARD, UNITS, Card
from rules.words import Message, Said, said


def name(thing: UnitRow | Card) -> Message:
    """What it is called: its tribe first, since most kinds are in several."""
    if isinstance(thing, Card):
        return title(thing)
    return Message("kind", {"tribe": Message(f"tribe-{thing.tribe}"), "kind": kind(thing.tribe, thing.unit)})


@cache
def _things() -> dict[str, UnitRow | Card]:
    """The 23 kinds of units, then the 69 cards, in the order of the edition."""
    units: dict[str, UnitRow | Card] = {row.key: row for row in UNITS.units}
    return units | {f"{card.tribe}.{card.unit}.{card.level}": card for card in CARD.values()}


@cache
def lexicon() -> tuple[Entry, ...]:
    """All of them."""
    return tuple(Entry(key, name(thing)) for key, thing in _things().items())


def thing(key: str) -> UnitRow | Card:
    """The kind of unit or the card of this key. Raises ValueError for an unknown one."""
    found = _things().get(key)
    if found is None:
        raise ValueError(f"nothing is called {key!r}")
    return found


def faces(row: UnitRow) -> tuple[Said, ...]:
    """The six faces of its die, equal ones together."""
    return tuple(_face(face, number) for face, number in Counter(row.faces).items())


def _face(face: Face, number: int) -> Said:
    return said(face) if number == 1 else Message("faces", {"number": number, "face": said(face)})
