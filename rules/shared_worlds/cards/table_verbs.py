"""The verbs that are about resources, cards and players. Handbook 12."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from rules.shared_worlds.cards.terms import Count
from rules.shared_worlds.cards.verb import Building, Player, Unit, Verb

OwnPile = Literal["hand", "discard"]


# Resources


@dataclass(frozen=True, slots=True)
class GainResource(Verb):
    """So many cubes from the supply go to the used pool of `who`."""

    amount: Count
    who: Player
    do: Literal["gain_resource"] = field(default="gain_resource", kw_only=True)


@dataclass(frozen=True, slots=True)
class Refresh(Verb):
    """Up to so many used cubes of `who` go back onto buildings and are available again."""

    amount: Count
    who: Player
    do: Literal["refresh"] = field(default="refresh", kw_only=True)


@dataclass(frozen=True, slots=True)
class Steal(Verb):
    """So many available cubes move for good, for each so many `workers` from the thief's hand under the building."""

    amount: Count
    building: Building
    workers: Annotated[int, Field(ge=0)]
    do: Literal["steal"] = field(default="steal", kw_only=True)


@dataclass(frozen=True, slots=True)
class Borrow(Verb):
    """So many available cubes of `player` can be used in this phase; `workers` cards are placed for each."""

    amount: Count
    player: Player
    workers: Annotated[int, Field(ge=0)]
    do: Literal["borrow"] = field(default="borrow", kw_only=True)


@dataclass(frozen=True, slots=True)
class Lend(Verb):
    """So many available cubes of yours go onto a building of `to` until the end of that player's next turn."""

    amount: Count
    to: Player
    do: Literal["lend"] = field(default="lend", kw_only=True)


# Cards


@dataclass(frozen=True, slots=True)
class Draw(Verb):
    """`who` draws from the own Deck."""

    amount: Count
    who: Player
    do: Literal["draw"] = field(default="draw", kw_only=True)


@dataclass(frozen=True, slots=True)
class DrawKeep(Verb):
    """You see so many cards of the main pile and keep up to so many: on your Discard pile or in hand."""

    draw: Count
    keep: Count
    to: Literal["discard", "hand"] = "discard"
    do: Literal["draw_keep"] = field(default="draw_keep", kw_only=True)


@dataclass(frozen=True, slots=True)
class HandBonus(Verb):
    """Your hand limit and your draw are so much higher."""

    amount: Count
    do: Literal["hand_bonus"] = field(default="hand_bonus", kw_only=True)


@dataclass(frozen=True, slots=True)
class Rearrange(Verb):
    """You see the top cards of the main pile and put them back in any order."""

    amount: Count
    do: Literal["rearrange"] = field(default="rearrange", kw_only=True)


@dataclass(frozen=True, slots=True)
class Peek(Verb):
    """You see the hand of `player`."""

    player: Player
    do: Literal["peek"] = field(default="peek", kw_only=True)


@dataclass(frozen=True, slots=True)
class RemoveFromDeck(Verb):
    """You put up to so many cards of these piles of yours into the Graveyard."""

    amount: Count
    piles: Annotated[tuple[OwnPile, ...], Field(min_length=1)]
    do: Literal["remove_from_deck"] = field(default="remove_from_deck", kw_only=True)


@dataclass(frozen=True, slots=True)
class Discard(Verb):
    """`who` chooses so many hand cards, which go to the Graveyard."""

    amount: Count
    who: Player
    do: Literal["discard"] = field(default="discard", kw_only=True)


@dataclass(frozen=True, slots=True)
class Recall(Verb):
    """The unit goes to its owner's Discard pile; this is no death."""

    target: Unit
    do: Literal["recall"] = field(default="recall", kw_only=True)


# Players


@dataclass(frozen=True, slots=True)
class GainLife(Verb):
    """The Life tracker goes up, at most to 20."""

    amount: Count
    who: Player
    do: Literal["gain_life"] = field(default="gain_life", kw_only=True)


@dataclass(frozen=True, slots=True)
class LoseLife(Verb):
    """The Life tracker goes down; this is no damage."""

    amount: Count
    who: Player
    do: Literal["lose_life"] = field(default="lose_life", kw_only=True)


@dataclass(frozen=True, slots=True)
class PreventElimination(Verb):
    """The dying player has so much Life and stays."""

    who: Player
    amount: Count
    do: Literal["prevent_elimination"] = field(default="prevent_elimination", kw_only=True)
