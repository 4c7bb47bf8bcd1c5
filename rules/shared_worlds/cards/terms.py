"""The closed words in which cards are written: everything but the verbs. Handbook 10 and 11."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Annotated, ClassVar, Literal

from pydantic import ConfigDict, Field

from rules.words import Message


class Tribe(StrEnum):
    """A people whose cards and buildings these are."""

    SAPIENS = "sapiens"
    NEANDERS = "neanders"
    HEIDELS = "heidels"
    DENISOVAS = "denisovas"


class Colour(StrEnum):
    """What a resource is worth: the colour of the building on which it lies."""

    FIRE = "fire"
    LEATHER = "leather"
    WOOD = "wood"
    STONE = "stone"


COLOUR_OF: Mapping[Tribe, Colour] = MappingProxyType(dict(zip(Tribe, Colour, strict=True)))
"""The colour of each people's buildings."""


class Box(StrEnum):
    """A box of a cost: one resource of this colour, or of any."""

    FIRE = "fire"
    LEATHER = "leather"
    WOOD = "wood"
    STONE = "stone"
    ANY = "any"

    def takes(self, colour: Colour) -> bool:
        """Whether a resource of this colour pays for it."""
        return self is Box.ANY or self.value == colour.value


class CardType(StrEnum):
    """What a card of the main pile is."""

    UNIT = "unit"
    ATTACHMENT = "attachment"
    INSTANT = "instant"


Half = Literal["combat", "development"]
"""The two parts of a text box, and the area in which each of them works."""

Window = Literal[
    "main",
    "action",
    "combat_start",
    "attackers",
    "blocks",
    "after_combat",
    "phase_end",
    "any",
    "save_unit",
    "save_player",
]
"""A moment at which an instant can be played or a combat ability used; `any` is all but the two that save."""

Occasion = Literal["play", "attack", "block", "hit", "survive"]
"""What a trigger waits for."""

Until = Literal["source", "combat_end", "turn_end", "your_next_turn"]
"""How long an effect lasts; `source` is as long as the passive ability works that it stands in."""

Filter = Literal["damaged", "other", "attacking", "tapped", "nonlegendary", "dying", "available"]
"""What a chosen thing has to be besides."""

Condition = Literal["with_other_attacker"]
"""What has to hold for a trigger: at least two attackers of yours in this combat."""

PLAYERS = frozenset({"you", "defender", "paired_controller"})
"""Fixed names of players in effects; `controller_of:<name>` besides."""
UNITS = frozenset({"this", "wearer", "paired"})
"""Fixed names of units."""
GROUPS = frozenset({"own_combat", "own_combat_other", "own_units_other", "own_attackers"})
"""Fixed names of several units at once; they are no targets."""
BUILDINGS = frozenset({"host"})
"""The building an attachment lies on."""
CONTROLLER_OF = "controller_of:"

Count = Annotated[int, Field(ge=1)]
Slug = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")]


@dataclass(frozen=True, slots=True)
class Written:
    """Something that is written in an edition: nothing may stand there that is not known."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")


@dataclass(frozen=True, slots=True)
class Wording(Written):
    """A printed name or line, in each language."""

    en: Annotated[str, Field(min_length=1)]
    de: Annotated[str, Field(min_length=1)]

    def said(self) -> Message:
        """It in the language of whoever speaks."""
        return Message("printed", {"en": self.en, "de": self.de})
