"""What a half of a card can do: its abilities, and what is chosen for them. Handbook 11."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from rules.shared_worlds.cards.terms import (
    BUILDINGS,
    CONTROLLER_OF,
    GROUPS,
    PLAYERS,
    UNITS,
    Box,
    Condition,
    Filter,
    Occasion,
    Slug,
    Until,
    Window,
    Written,
)
from rules.shared_worlds.cards.verb import Kind
from rules.shared_worlds.cards.verbs import Effect, HandBonus, PreventElimination, PreventLastLife, Standing, references

FITTING: Mapping[str, frozenset[Filter]] = {
    "unit": frozenset({"damaged", "other", "attacking", "tapped", "nonlegendary", "dying"}),
    "player": frozenset({"dying"}),
    "building": frozenset({"available"}),
}
"""The filters that make sense for what is chosen."""

Option = Literal["building_abilities"]
"""The option of a table without which an ability does not exist."""


@dataclass(frozen=True, slots=True)
class Choice(Written):
    """A target, named when the ability is declared; the effects speak of it by `name`.

    `side` is seen from the controller of the ability. `zone` and `lane` are for units; `lane` "same" is the lane of the
    card itself, None is as good as "any".
    """

    name: Slug
    what: Literal["player", "unit", "building"]
    side: Literal["own", "friendly", "opponent", "other", "any"]
    zone: Literal["combat", "development", "any"] | None = None
    lane: Literal["any", "same"] | None = None
    filter: tuple[Filter, ...] = ()

    def __post_init__(self) -> None:
        if (self.what == "unit") != (self.zone is not None):
            raise ValueError("a zone is written for a unit, and for nothing else")
        if self.lane is not None and self.what != "unit":
            raise ValueError("a lane is written for a unit, and for nothing else")
        if wrong := set(self.filter) - FITTING[self.what]:
            raise ValueError(f"a {self.what} is never {', '.join(sorted(wrong))}")


@dataclass(frozen=True, slots=True)
class Price(Written):
    """What an ability costs: Life of its unit, resources, hand cards that go to the Graveyard."""

    life: Annotated[int, Field(ge=0)] = 0
    resources: tuple[Box, ...] = ()
    discard: Annotated[int, Field(ge=0)] = 0


FREE = Price()

Effects = Annotated[tuple[Effect, ...], Field(min_length=1)]
Windows = Annotated[tuple[Window, ...], Field(min_length=1)]
Text = Annotated[str, Field(min_length=1)]


@dataclass(frozen=True, slots=True)
class Passive(Written):
    """Always works in its half; `text` is the printed sentence, as in every ability."""

    effects: Effects
    text: Text
    option: Option | None = None
    mode: Literal["passive"] = field(default="passive", kw_only=True)

    def __post_init__(self) -> None:
        for effect in self.effects:
            if not isinstance(effect, Standing) or _until(effect) not in (None, "source"):
                raise ValueError(f"{effect.do} cannot stand in a passive ability, or not for so long")
        _check_names(self.effects, ())


@dataclass(frozen=True, slots=True)
class Activated(Written):
    """Declared by its controller once in a turn: from Development in the Main Phase, from Combat in its windows."""

    effects: Effects
    text: Text
    cost: Price = FREE
    choose: tuple[Choice, ...] = ()
    windows: tuple[Window, ...] = ()
    option: Option | None = None
    mode: Literal["activated"] = field(default="activated", kw_only=True)

    def __post_init__(self) -> None:
        _check_lasting(self.effects)
        _check_names(self.effects, self.choose)


@dataclass(frozen=True, slots=True)
class Triggered(Written):
    """Happens by itself once in a turn, when its occasion comes."""

    on: Occasion
    effects: Effects
    text: Text
    choose: tuple[Choice, ...] = ()
    only_if: tuple[Condition, ...] = ()
    mode: Literal["triggered"] = field(default="triggered", kw_only=True)

    def __post_init__(self) -> None:
        _check_lasting(self.effects)
        _check_names(self.effects, self.choose)


@dataclass(frozen=True, slots=True)
class Instant(Written):
    """What an instant does, and when it can be played."""

    windows: Windows
    effects: Effects
    text: Text
    choose: tuple[Choice, ...] = ()
    mode: Literal["instant"] = field(default="instant", kw_only=True)

    def __post_init__(self) -> None:
        _check_lasting(self.effects)
        _check_names(self.effects, self.choose)
        for verb, window in ((PreventLastLife, "save_unit"), (PreventElimination, "save_player")):
            if any(isinstance(effect, verb) for effect in self.effects) and self.windows != (window,):
                raise ValueError(f"what saves somebody is played in the window {window} only")


Declared = Activated | Triggered | Instant
"""Abilities that are carried out at a moment, with what was chosen for them."""

Ability = Annotated[Passive | Activated | Triggered, Field(discriminator="mode")]
"""What can stand in a half of a card."""


def _until(effect: object) -> Until | None:
    until: Until | None = getattr(effect, "until", None)
    return until


def _check_lasting(effects: tuple[Effect, ...]) -> None:
    """What happens at a moment lasts for a time of its own, not as long as its source."""
    for effect in effects:
        if isinstance(effect, HandBonus) or _until(effect) == "source":
            raise ValueError(f"{effect.do} like this stands in a passive ability only")


def _check_names(effects: tuple[Effect, ...], choices: tuple[Choice, ...]) -> None:
    """Every name in the effects is a choice or a fixed name, and stands for what is needed there."""
    if len({choice.name for choice in choices}) < len(choices):
        raise ValueError("two choices of one name")
    for effect in effects:
        for name, kinds in references(effect):
            if not kinds & _meanings(name, choices):
                wanted = " or ".join(sorted(kinds))
                raise ValueError(f"{effect.do} needs a {wanted}, and {name!r} is none that is known here")


def _meanings(name: str, choices: tuple[Choice, ...]) -> frozenset[Kind]:
    """What this name can stand for."""
    return frozenset(_each_meaning(name, choices))


def _each_meaning(name: str, choices: tuple[Choice, ...]) -> Iterator[Kind]:
    for choice in choices:
        if choice.name == name:
            yield Kind(choice.what)
        if choice.what == "unit" and name == CONTROLLER_OF + choice.name:
            yield Kind.PLAYER
    for fixed, kind in ((PLAYERS, Kind.PLAYER), (UNITS, Kind.UNIT), (GROUPS, Kind.UNITS), (BUILDINGS, Kind.BUILDING)):
        if name in fixed:
            yield kind
