"""Everything a player can do. What each of them means at a decision point stands beside that decision."""

from __future__ import annotations

from rules.game import Action
from rules.shared_worlds.pieces import (
    Attacker,
    Cubes,
    Face,
    Lane,
    Passing,
    Pile,
    Side,
    Source,
    Standing,
    Target,
    UnitAt,
)
from rules.value import value

# Set-up and the beginning of a turn.


@value
class Pick(Action):
    """This building is taken, and with it its people."""

    building: Face


@value
class Skip(Action):
    """The Main Phase is skipped for a cube onto this building."""

    binding = True
    building: Face


@value
class Act(Action):
    """The Main Phase is played."""


@value
class Done(Action):
    """That is all: of what can be done several times, or up to so many times."""


# The Main Phase.


@value
class Promote(Action):
    """An own unit goes from Development to Combat, in its lane."""

    unit: UnitAt


@value
class Charge(Action):
    """One cube of a building becomes Power of an own unit."""

    unit: UnitAt
    building: Face


@value
class PlayUnit(Action):
    """A unit of the hand comes into Development."""

    card: Face
    lane: Lane
    pay: tuple[Cubes, ...]


@value
class PlayAttachment(Action):
    """An attachment of the hand is put on an own unit or building in Development."""

    card: Face
    host: UnitAt | Face
    pay: tuple[Cubes, ...]


@value
class PlayInstant(Action):
    """An instant of the hand is played, on what it needs."""

    card: Face
    target: Target | None
    other: Target | None
    pay: tuple[Cubes, ...]


@value
class Activate(Action):
    """An ability of a card in play is used, on what it needs."""

    ability: Source
    target: Target | None
    other: Target | None
    pay: tuple[Cubes, ...]


@value
class Fight(Action):
    """A combat begins."""


@value
class EndMain(Action):
    """The Main Phase is over."""

    binding = True


# Combat and response windows.


@value
class Attack(Action):
    """These units attack, all at once; none at all is possible."""

    binding = True
    attackers: tuple[Attacker, ...]


@value
class Block(Action):
    """An own unit in Combat stands before this attacker."""

    unit: UnitAt
    attacker: UnitAt


@value
class Intercept(Action):
    """An own unit moves before this attacker."""

    unit: UnitAt
    attacker: UnitAt


@value
class Pass(Action):
    """No answer: once, until this combat is over, or until this turn is over."""

    idle = True

    how: Passing


@value
class Stand(Action):
    """From now on, be asked like this."""

    idle = True

    answer: Standing


# What an effect asks.


@value
class Choose(Action):
    """This player, unit or building."""

    target: Target


@value
class ChooseCard(Action):
    """This card of the own hand: to put away, to discard, to place as a Worker."""

    secret = True
    card: Face


@value
class Remove(Action):
    """This card of an own pile goes to the Graveyard."""

    secret = True
    card: Face
    pile: Pile


@value
class Keep(Action):
    """These of the cards drawn from the main pile."""

    secret = True
    cards: tuple[Face, ...]


@value
class Rearrange(Action):
    """The top cards of the main pile in this order, the next one first."""

    secret = True
    order: tuple[Face, ...]


@value
class MoveTo(Action):
    """The unit moves to this lane."""

    lane: Lane


@value
class Answer(Action):
    """This of the two things that were offered."""

    side: Side


@value
class TradeWorkers(Action):
    """Two Workers for five more cards."""
