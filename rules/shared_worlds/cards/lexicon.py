"""What can be looked up by its name: every card and every building."""

from __future__ import annotations

import functools

from rules.game import Entry
from rules.shared_worlds.cards.printed import Building, Card, buildings, cards


@functools.cache
def lexicon() -> tuple[Entry, ...]:
    """All cards, then all buildings, in the order of the edition. Raises BrokenEdition."""
    rows: tuple[Card | Building, ...] = (*cards().values(), *buildings().values())
    return tuple(Entry(row.id, row.said()) for row in rows)
