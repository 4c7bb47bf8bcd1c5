"""In a battle and right after it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Action
from rules.nerthania.pieces import Camp, Face, Unit, Units


@dataclass(frozen=True, slots=True)
class InBattle(Action):
    """What is done only in a battle and right after it."""

    group = "battle"


@dataclass(frozen=True, slots=True)
class Reserve(InBattle):
    """Call the reserve of the headquarters: two warriors into this area."""

    area: int


@dataclass(frozen=True, slots=True)
class Support(InBattle):
    """Whom the own bows beside a foreign battle help."""

    binding = True
    secret = True

    camp: Camp


@dataclass(frozen=True, slots=True)
class Flee(InBattle):
    """Panic: this unit leaves the battle with its die; `to` is None where no area takes it."""

    unit: Unit
    face: Face
    to: int | None


@dataclass(frozen=True, slots=True)
class Reinforce(InBattle):
    """Use a reinforcement: bring a unit from an area beside the battle."""

    unit: Unit
    origin: int


@dataclass(frozen=True, slots=True)
class Declare(InBattle):
    """Declare this battle card early to cancel the reinforcement that is about to be used."""

    unit: Unit


@dataclass(frozen=True, slots=True)
class PlayCard(InBattle):
    """Play the battle card of a kind of unit that fights here."""

    unit: Unit


@dataclass(frozen=True, slots=True)
class Reroll(InBattle):
    """Card: roll one of the own dice again."""

    unit: Unit
    face: Face


@dataclass(frozen=True, slots=True)
class Swap(InBattle):
    """Card: one own symbol counts as another one; `unit` is None for a symbol of a card."""

    unit: Unit | None
    face: Face
    to: Face


@dataclass(frozen=True, slots=True)
class Tip(InBattle):
    """Card: turn one of the own dice to another of its faces."""

    unit: Unit
    face: Face


@dataclass(frozen=True, slots=True)
class Convert(InBattle):
    """Card: spend two symbols for another one."""


@dataclass(frozen=True, slots=True)
class Choose(InBattle):
    """Card: which of two symbols it gives."""

    symbol: Face


@dataclass(frozen=True, slots=True)
class Withdraw(InBattle):
    """Use a retreat: this unit leaves the battle with its die."""

    unit: Unit
    face: Face
    to: int


@dataclass(frozen=True, slots=True)
class Catch(InBattle):
    """Card: the enemy unit that is about to leave the battle dies."""


@dataclass(frozen=True, slots=True)
class Lose(InBattle):
    """Choose the own units that are destroyed."""

    binding = True
    secret = True

    units: Units


@dataclass(frozen=True, slots=True)
class Retreat(InBattle):
    """After a lost battle: where these units go."""

    to: int
    units: Units


IN_BATTLE: tuple[type[Action], ...] = (
    Reserve,
    Support,
    Flee,
    Reinforce,
    Declare,
    PlayCard,
    Reroll,
    Swap,
    Tip,
    Convert,
    Choose,
    Withdraw,
    Catch,
    Lose,
    Retreat,
)
