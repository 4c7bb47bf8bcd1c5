"""Cards and buildings as they are printed, read from `edition/cards.toml`. Handbook 10."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, GetPydanticSchema
from pydantic_core import core_schema

from rules.edition import Edition, edition
from rules.shared_worlds.cards.abilities import Ability, Activated, Instant, Passive, Triggered
from rules.shared_worlds.cards.checks import check_card
from rules.shared_worlds.cards.terms import COLOUR_OF, Box, CardType, Colour, Count, Half, Slug, Tribe, Wording, Written
from rules.words import Message

Source = Literal["published", "reconstructed"]


@dataclass(frozen=True, slots=True)
class Attach(Written):
    """Where an attachment can be put."""

    what: Literal["unit", "building"]
    side: Literal["own"]


@dataclass(frozen=True, slots=True)
class Card(Written):
    """A card of the main pile; equal to every other copy of it.

    `power` and `life` are the printed maximum of a unit and 0 for all else; `fixed` names what the rulebook says of a
    published card, everything else of it is our own.
    """

    id: Slug
    name: Wording = field(compare=False, repr=False)
    tribe: Tribe = field(compare=False, repr=False)
    type: CardType = field(compare=False, repr=False)
    cost: tuple[Box, ...] = field(compare=False, repr=False)
    copies: Count = field(compare=False, repr=False)
    rarity: Literal["common", "uncommon", "legendary"] = field(compare=False, repr=False)
    source: Source = field(compare=False, repr=False)
    flavour: Wording = field(compare=False, repr=False)
    legendary: bool = field(default=False, compare=False, repr=False)
    power: Annotated[int, Field(ge=0)] = field(default=0, compare=False, repr=False)
    life: Annotated[int, Field(ge=0)] = field(default=0, compare=False, repr=False)
    attach: Attach | None = field(default=None, compare=False, repr=False)
    combat: tuple[Ability, ...] = field(default=(), compare=False, repr=False)
    development: tuple[Ability, ...] = field(default=(), compare=False, repr=False)
    instant: Instant | None = field(default=None, compare=False, repr=False)
    fixed: tuple[str, ...] = field(default=(), compare=False, repr=False)

    def __post_init__(self) -> None:
        check_card(self)

    def __reduce__(self) -> tuple[Callable[[str], Card], tuple[str]]:
        """Copies of a position share their cards, which never change."""
        return card, (self.id,)

    def half(self, half: Half) -> tuple[Passive | Activated | Triggered, ...]:
        """The abilities that work in this area."""
        return self.combat if half == "combat" else self.development

    def said(self) -> Message:
        """The name."""
        return self.name.said()


@dataclass(frozen=True, slots=True)
class Building(Written):
    """A building; there is one of each. Its abilities belong to an option of the table."""

    id: Slug
    name: Wording = field(compare=False, repr=False)
    tribe: Tribe = field(compare=False, repr=False)
    source: Source = field(compare=False, repr=False)
    flavour: Wording = field(compare=False, repr=False)
    development: tuple[Ability, ...] = field(default=(), compare=False, repr=False)
    fixed: tuple[str, ...] = field(default=(), compare=False, repr=False)

    def __reduce__(self) -> tuple[Callable[[str], Building], tuple[str]]:
        """Copies of a position share their buildings, which never change."""
        return building, (self.id,)

    @property
    def colour(self) -> Colour:
        """What the resources on it are worth."""
        return COLOUR_OF[self.tribe]

    def said(self) -> Message:
        """The name."""
        return self.name.said()


def _once(rows: Sequence[Any]) -> Sequence[Any]:
    names = [row.id for row in rows]
    if twice := {name for name in names if names.count(name) > 1}:
        raise ValueError(f"two rows are called {', '.join(sorted(twice))}")
    return rows


def _two_each(rows: tuple[Building, ...]) -> tuple[Building, ...]:
    """Every people has two buildings; the set-up needs exactly these."""
    if any(sum(row.tribe is tribe for row in rows) != 2 for tribe in Tribe):
        raise ValueError("every tribe needs two buildings")
    return rows


class Cards(Edition):
    """All cards of the main pile, and the buildings."""

    buildings: Annotated[tuple[Building, ...], AfterValidator(_once), AfterValidator(_two_each)]
    cards: Annotated[tuple[Card, ...], AfterValidator(_once), Field(min_length=1)]


@functools.cache
def _edition() -> Cards:
    return edition(Cards, "shared_worlds", "cards")


@functools.cache
def cards() -> Mapping[str, Card]:
    """Every card by its id, in the order of the edition. Raises BrokenEdition."""
    return MappingProxyType({one.id: one for one in _edition().cards})


@functools.cache
def buildings() -> Mapping[str, Building]:
    """Every building by its id. Raises BrokenEdition."""
    return MappingProxyType({one.id: one for one in _edition().buildings})


@functools.cache
def main_pile() -> tuple[Card, ...]:
    """The whole main pile, every copy, unshuffled. Raises BrokenEdition."""
    return tuple(one for one in cards().values() for _ in range(one.copies))


def card(name: str) -> Card:
    """The card with this id. Raises ValueError."""
    if name not in cards():
        raise ValueError(f"{name!r} is no card of this edition")
    return cards()[name]


def building(name: str) -> Building:
    """The building with this id. Raises ValueError."""
    if name not in buildings():
        raise ValueError(f"{name!r} is no building of this edition")
    return buildings()[name]


def _by_name(find: Callable[[str], Any]) -> GetPydanticSchema:
    """Read and written as the id alone."""
    return GetPydanticSchema(
        lambda _, handler: core_schema.no_info_after_validator_function(
            find,
            handler(str),
            serialization=core_schema.plain_serializer_function_ser_schema(lambda row: row.id),
        )
    )


WrittenCard = Annotated[Card, _by_name(card)]
"""A card whose JSON form is its id."""
WrittenBuilding = Annotated[Building, _by_name(building)]
"""A building whose JSON form is its id."""
