"""The cards of Shared Worlds: what is printed on them, in a closed vocabulary."""

from __future__ import annotations

from rules.shared_worlds.cards.abilities import Activated, Choice, Instant, Passive, Price, Triggered
from rules.shared_worlds.cards.printed import (
    Building,
    Card,
    WrittenBuilding,
    WrittenCard,
    building,
    buildings,
    card,
    cards,
    main_pile,
)
from rules.shared_worlds.cards.terms import Box, CardType, Colour, Half, Tribe, Window
from rules.shared_worlds.cards.verbs import Effect

__all__ = [
    "Activated",
    "Box",
    "Building",
    "Card",
    "CardType",
    "Choice",
    "Colour",
    "Effect",
    "Half",
    "Instant",
    "Passive",
    "Price",
    "Tribe",
    "Triggered",
    "Window",
    "WrittenBuilding",
    "WrittenCard",
    "building",
    "buildings",
    "card",
    "cards",
    "main_pile",
]
