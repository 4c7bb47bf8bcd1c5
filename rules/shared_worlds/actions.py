"""Everything a player can do. What each of them means at a decision point stands beside that decision."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Action
from rules.shared_worlds.view import Attacker, Cubes, Face, Lane, Passing, Pile, Side, Source, Standing, Target, UnitAt

# Set-up and the beginning of a turn.


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """This building is taken, and with it its people."""

    building: Face


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """The Main Phase is skipped for a cube onto this building."""

    binding = True
    building: Face


@dataclass(frozen=True, slots=True)
class Act(Action):
    """The Main Phase is played."""


@dataclass(frozen=True, slots=True)
class Done(Action):
    """That is all: of what can be done several times, or up to so many times."""


# The Main Phase.


@dataclass(frozen=True, slots=True)
class Promote(Action):
    """An own unit goes from Development to Combat, in its lane."""

    unit: UnitAt


@dataclass(frozen=True, slots=True)
class Charge(Action):
    """One cube of a building becomes Power of an own unit."""

    unit: UnitAt
    building: Face


@dataclass(frozen=True, slots=True)
class PlayUnit(Action):
    """A unit of the hand comes into Development."""

    card: Face
    lane: Lane
    pay: tuple[Cubes, ...]


@dataclass(frozen=True, slots=True)
class PlayAttachment(Action):
    """An attachment of the hand is put on an own unit or building in Development."""

    card: Face
    host: UnitAt | Face
    pay: tuple[Cubes, ...]


@dataclass(frozen=True, slots=True)
class PlayInstant(Action):
    """An instant of the hand is played, on what it needs."""

    card: Face
    target: Target | None
    other: Target | None
    pay: tuple[Cubes, ...]


@dataclass(frozen=True, slots=True)
class Activate(Action):
    """An ability of a card in play is used, on what it needs."""

    ability: Source
    target: Target | None
    other: Target | None
    pay: tuple[Cubes, ...]


@dataclass(frozen=True, slots=True)
class Fight(Action):
    """A combat begins."""


@dataclass(frozen=True, slots=True)
class EndMain(Action):
    """The Main Phase is over."""

    binding = True


# Combat and response windows.


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """These units attack, all at once; none at all is possible."""

    binding = True
    attackers: tuple[Attacker, ...]


@dataclass(frozen=True, slots=True)
class Block(Action):
    """An own unit in Combat stands before this attacker."""

    unit: UnitAt
    attacker: UnitAt


@dataclass(frozen=True, slots=True)
class Intercept(Action):
    """An own unit moves before this attacker."""

    unit: UnitAt
    attacker: UnitAt


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """No answer: once, until this combat is over, or until this turn is over."""

    idle = True

    how: Passing


@dataclass(frozen=True, slots=True)
class Stand(Action):
    """From now on, be asked like this."""

    idle = True

    answer: Standing


# What an effect asks.


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """This player, unit or building."""

    target: Target


@dataclass(frozen=True, slots=True)
class ChooseCard(Action):
    """This card of the own hand: to put away, to discard, to place as a Worker."""

    secret = True
    card: Face


@dataclass(frozen=True, slots=True)
class Remove(Action):
    """This card of an own pile goes to the Graveyard."""

    secret = True
    card: Face
    pile: Pile


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """These of the cards drawn from the main pile."""

    secret = True
    cards: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Rearrange(Action):
    """The top cards of the main pile in this order, the next one first."""

    secret = True
    order: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class MoveTo(Action):
    """The unit moves to this lane."""

    lane: Lane


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """This of the two things that were offered."""

    side: Side


@dataclass(frozen=True, slots=True)
class TradeWorkers(Action):
    """Two Workers for five more cards."""
