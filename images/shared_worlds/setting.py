"""How the words of a card are set: in letters that a phone can show, so high as they need to be."""

from __future__ import annotations

from dataclasses import dataclass

from images.kit.text import Style, wrapped
from images.shared_worlds.brush import Brush
from images.shared_worlds.plan import READABLE
from rules.shared_worlds.cards import Building, Card, Half
from rules.shared_worlds.cards.speech import building_texts, card_texts
from rules.words import Message

WIDE = 770
"""How wide a card is."""
INSET = 30
"""Room on the left and right of the words."""
SIGN = 60
"""How much room the sign before a text needs."""
SIZES = (58, 54, 50)
"""Texts are set in the first of these sizes in which they are not too high; the smallest is for all the others."""
ROOMY = 330
"""So high texts may be in any but the smallest size."""
LEADING = 1.2
"""How high a line is, by the size of its letters."""
GAP, APART = 22, 8
"""Between the halves of a card, and between the texts of a half."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """The texts of one half of a card, each wrapped into its lines."""

    half: Half | None
    texts: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Setting:
    """The texts of a card, how large they are, and how high they are together."""

    parts: tuple[Paragraph, ...]
    size: int
    high: float

    @property
    def step(self) -> float:
        """How high a line is."""
        return self.size * LEADING


def setting_of(row: Card | Building, brush: Brush) -> Setting:
    """Every ability as a sentence, as large as there is room for."""
    halves = _halves(row, brush)
    for size in SIZES:
        setting = _setting(halves, size)
        if setting.high <= ROOMY:
            return setting
    return setting


def flavour_style(colour: str) -> Style:
    """How the flavour is lettered."""
    return Style(READABLE, colour, "medium")


def flavour_of(row: Card | Building, locale: str) -> tuple[str, ...]:
    """The lines of what sets the mood."""
    words = f"„{row.flavour.de}“" if locale == "de" else f"“{row.flavour.en}”"
    return wrapped(words, flavour_style("#000000"), WIDE - 2 * INSET, 9)


def _halves(row: Card | Building, brush: Brush) -> list[tuple[Half | None, list[str]]]:
    """The sentences of each half."""
    found: tuple[tuple[Half | None, Message], ...] = (
        card_texts(row) if isinstance(row, Card) else tuple(("development", text) for text in building_texts(row))
    )
    halves: dict[Half | None, list[str]] = {}
    for half, text in found:
        halves.setdefault(half, []).append(f"{brush.sentence(text)}.")
    return list(halves.items())


def _setting(halves: list[tuple[Half | None, list[str]]], size: int) -> Setting:
    style, room = Style(size, "#000000", "medium"), WIDE - 2 * INSET - SIGN
    parts = tuple(Paragraph(half, tuple(wrapped(text, style, room, 20) for text in texts)) for half, texts in halves)
    lines = sum(len(text) for part in parts for text in part.texts)
    gaps = GAP * max(0, len(parts) - 1) + APART * sum(len(part.texts) - 1 for part in parts)
    return Setting(parts, size, lines * size * LEADING + gaps)
