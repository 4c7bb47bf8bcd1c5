"""All the verbs of the cards: an effect is one of these, and there are no others. Handbook 12."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, Literal, get_args, get_type_hints

from pydantic import Field

from rules.shared_worlds.cards.table_verbs import (
    Borrow,
    Discard,
    Draw,
    DrawKeep,
    GainLife,
    GainResource,
    HandBonus,
    Lend,
    LoseLife,
    Peek,
    PreventElimination,
    Rearrange,
    Recall,
    Refresh,
    RemoveFromDeck,
    Steal,
)
from rules.shared_worlds.cards.unit_verbs import (
    AddPower,
    Bulwark,
    Damage,
    Evade,
    ExtraAttack,
    ExtraBlock,
    Forbid,
    Heal,
    ModifyLife,
    ModifyPower,
    MoveLane,
    Pierce,
    PreventDamage,
    PreventLastLife,
    Protect,
    Reach,
    ReturnToDevelopment,
    ReturnWhenKilled,
    StopAttack,
    SwapControl,
    Untap,
)
from rules.shared_worlds.cards.verb import Kind, Player, Verb

__all__ = [
    "VERBS",
    "AddPower",
    "Borrow",
    "Bulwark",
    "Damage",
    "Deed",
    "Discard",
    "Draw",
    "DrawKeep",
    "Effect",
    "Evade",
    "ExtraAttack",
    "ExtraBlock",
    "Forbid",
    "GainLife",
    "GainResource",
    "HandBonus",
    "Heal",
    "Kind",
    "Lend",
    "LoseLife",
    "ModifyLife",
    "ModifyPower",
    "MoveLane",
    "Offer",
    "Peek",
    "Pierce",
    "Player",
    "PreventDamage",
    "PreventElimination",
    "PreventLastLife",
    "Protect",
    "Reach",
    "Rearrange",
    "Recall",
    "Refresh",
    "RemoveFromDeck",
    "ReturnToDevelopment",
    "ReturnWhenKilled",
    "Standing",
    "Steal",
    "StopAttack",
    "SwapControl",
    "Untap",
    "Verb",
    "references",
]

Deed = Annotated[
    GainResource
    | Refresh
    | Steal
    | Borrow
    | Lend
    | Draw
    | DrawKeep
    | HandBonus
    | Rearrange
    | Peek
    | RemoveFromDeck
    | Discard
    | Recall
    | Heal
    | Damage
    | AddPower
    | ModifyPower
    | ModifyLife
    | Untap
    | ExtraAttack
    | ExtraBlock
    | Reach
    | Bulwark
    | Pierce
    | Evade
    | Forbid
    | Protect
    | PreventDamage
    | StopAttack
    | MoveLane
    | ReturnToDevelopment
    | SwapControl
    | PreventLastLife
    | ReturnWhenKilled
    | GainLife
    | LoseLife
    | PreventElimination,
    Field(discriminator="do"),
]
"""Everything but an offer."""


@dataclass(frozen=True, slots=True)
class Offer(Verb):
    """`to` decides which of both lists is carried out, as effects of the player who offers."""

    to: Player
    a: Annotated[tuple[Deed, ...], Field(min_length=1)]
    b: Annotated[tuple[Deed, ...], Field(min_length=1)]
    do: Literal["offer"] = field(default="offer", kw_only=True)


Effect = Annotated[Deed | Offer, Field(discriminator="do")]

Standing = (
    HandBonus
    | AddPower
    | ModifyPower
    | ModifyLife
    | ExtraAttack
    | ExtraBlock
    | Reach
    | Bulwark
    | Pierce
    | Evade
    | Forbid
    | Protect
    | PreventDamage
    | ReturnWhenKilled
)
"""What a passive ability can be made of."""


def _names_in(verb: type[Verb]) -> tuple[tuple[str, frozenset[Kind]], ...]:
    """The fields of a verb that hold a name, with what each has to stand for."""
    hints = get_type_hints(verb, include_extras=True)
    marks = {name: getattr(hint, "__metadata__", ()) for name, hint in hints.items()}
    kinds = {name: frozenset(mark for mark in found if isinstance(mark, Kind)) for name, found in marks.items()}
    return tuple((name, found) for name, found in kinds.items() if found)


VERBS: tuple[type[Verb], ...] = (*get_args(get_args(Deed)[0]), Offer)
"""Every verb."""
NAMES_IN: Mapping[type[Verb], tuple[tuple[str, frozenset[Kind]], ...]] = MappingProxyType(
    {verb: _names_in(verb) for verb in VERBS}
)


def references(effect: Verb) -> Iterator[tuple[str, frozenset[Kind]]]:
    """Every name in this effect, with what it has to stand for."""
    for field_name, kinds in NAMES_IN[type(effect)]:
        yield getattr(effect, field_name), kinds
    if isinstance(effect, Offer):
        for deed in (*effect.a, *effect.b):
            yield from references(deed)
