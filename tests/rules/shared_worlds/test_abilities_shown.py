"""Whether the tests of abilities leave none out."""

from __future__ import annotations

from rules.shared_worlds.cards import Activated, buildings, cards
from tests.rules.shared_worlds import (  # noqa: F401 — read, they say which abilities they show
    test_abilities_always,
    test_abilities_triggered,
)
from tests.rules.shared_worlds.abilities import SHOWN


def test_every_ability_that_is_not_activated_is_shown() -> None:
    written = {
        (card.id, half, number)
        for card in cards().values()
        for half, abilities in (("combat", card.combat), ("development", card.development))
        for number, ability in enumerate(abilities)
        if not isinstance(ability, Activated)
    }
    written |= {
        (one.id, "building", number)
        for one in buildings().values()
        for number, ability in enumerate(one.development)
        if not isinstance(ability, Activated)
    }
    assert written == SHOWN
