"""In a battle and right after it."""

from __future__ import annotations

from rules.game import Action
from rules.nerthania.pieces import Camp, Face, Unit, Units
from rules.value import value


@value
class InBattle(Action):
    """What is done only in a battle and right after it."""

    group = "battle"


@value
class Reserve(InBattle):
    """Call the reserve of the headquarters: two warriors into this area."""

    area: int


@value
class Support(InBattle):
    """Whom the own bows beside a foreign battle help."""

    binding = True
    secret = True

    camp: Camp


@value
class Flee(InBattle):
    """Panic: this unit leaves the battle with its die; `to` is None where no area takes it."""

    unit: Unit
    face: Face
    to: int | None


@value
class Reinforce(InBattle):
    """Use a reinforcement: bring a unit from an area beside the battle."""

    unit: Unit
    origin: int


@value
class Declare(InBattle):
    """Declare this battle card early to cancel the reinforcement that is about to be used."""

    unit: Unit


@value
class PlayCard(InBattle):
    """Play the battle card of a kind of unit that fights here."""

    unit: Unit


@value
class Reroll(InBattle):
    """Card: roll one of the own dice again."""

    unit: Unit
    face: Face


@value
class Swap(InBattle):
    """Card: one own symbol counts as another one; `unit` is None for a symbol of a card."""

    unit: Unit | None
    face: Face
    to: Face


@value
class Tip(InBattle):
    """Card: turn one of the own dice to another of its faces."""

    unit: Unit
    face: Face


@value
class Convert(InBattle):
    """Card: spend two symbols for another one."""


@value
class Choose(InBattle):
    """Card: which of two symbols it gives."""

    symbol: Face


@value
class Withdraw(InBattle):
    """Use a retreat: this unit leaves the battle with its die."""

    unit: Unit
    face: Face
    to: int


@value
class Catch(InBattle):
    """Card: the enemy unit that is about to leave the battle dies."""


@value
class Lose(InBattle):
    """Choose the own units that are destroyed."""

    binding = True
    secret = True

    units: Units


@value
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
