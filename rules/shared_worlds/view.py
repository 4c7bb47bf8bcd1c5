"""What a viewer of a Shared Worlds table may know.

Hidden from others: hand, Deck, Discard pile, what is looked at. From all: Graveyard, Workers, what lies face-down.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Seat, View
from rules.shared_worlds.pieces import Face, Moment, Passing, Phase, Standing, Touched, UnitAt, Zone


@dataclass(frozen=True, slots=True)
class AttachmentView:
    """An attachment on a unit or building."""

    card: Face
    used: bool
    """One of its abilities has been used this turn."""


@dataclass(frozen=True, slots=True)
class UnitView:
    """A card in a lane. Of a face-down one (`card` None) nothing is known but that it lies there."""

    card: Face | None
    zone: Zone
    owner: Seat
    life: int
    max_life: int
    cubes: int
    """Power cubes on it."""
    max_power: int
    power: int
    """What it would deal: its cubes and bonuses, 0 without a cube."""
    tapped: bool
    used: bool
    """One of its abilities has been used this turn."""
    dying: bool
    """At 0 Life, and not yet discarded."""
    shield: int | None
    """So much damage is still prevented; None is all of it."""
    forbidden: tuple[str, ...]
    """What it can't do for now: `attack`, `block`, `intercept`."""
    attachments: tuple[AttachmentView, ...]


@dataclass(frozen=True, slots=True)
class LoanView:
    """Cubes of a player that are away: where they come from, who has them, whether they were spent."""

    owner: Seat
    building: Face
    holder: Seat
    on: Face | None
    """The holder's building on which they lie to be used, if they were lent."""
    spent: bool
    number: int


@dataclass(frozen=True, slots=True)
class BuildingView:
    """A building in the Development Area: its own available cubes, those lent to it, Workers, attachments."""

    card: Face
    colour: str
    cubes: int
    lent: int
    """Cubes lent by others that can be used from here."""
    workers: int
    attachments: tuple[AttachmentView, ...]
    used: bool
    """Its ability has been used this turn."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat's side of the table: what all may know of it."""

    team: int
    """Seats with the same number win together; without teams each has its own."""
    alive: bool
    life: int
    factions: tuple[str, ...]
    buildings: tuple[BuildingView, ...]
    lanes: tuple[UnitView | None, UnitView | None, UnitView | None]
    hand: int
    deck: int
    discard: int
    """How many cards lie there."""
    used: int
    """Used cubes beside the buildings."""
    cubes: int
    """The cubes that count for Prosperity on the own side: on buildings, used, borrowed away and lent."""
    power_cubes: int
    """Cubes on units, which count for others' comparison."""
    legendaries: int
    stolen: int
    """Cubes stolen from others in this game."""
    dying: bool


@dataclass(frozen=True, slots=True)
class AttackView:
    """An attacker, whom it attacks, and who stands before it.

    `blocked` without a `blocker`: who blocked it has left, and it deals nothing.
    """

    unit: UnitAt
    whom: Seat
    power: int
    blocker: UnitAt | None
    blocked: bool
    intercepted: bool


@dataclass(frozen=True, slots=True)
class SharedWorldsView(View):
    """The whole table, as one viewer may see it."""

    round: int
    turn: Seat
    phase: Phase
    moment: Moment | None
    """The response window that is open; its public words never say who holds what."""
    players: tuple[PlayerView, ...]
    main: int
    graveyard: int
    """How many cards lie there."""
    loans: tuple[LoanView, ...]
    attacks: tuple[AttackView, ...]
    buildings_left: tuple[Face, ...]
    """While factions are chosen: the buildings that can still be taken by somebody."""
    resolving: Face | None
    """The instant that is being carried out."""
    last: tuple[Touched, ...]
    """What the last action touched, where it came from first."""
    hand: tuple[Face, ...]
    """The viewer's own hand."""
    discard: tuple[Face, ...]
    """The viewer's own Discard pile, sorted."""
    looked_at: tuple[Face, ...]
    """Cards that the viewer is looking at."""
    standing: Standing | None
    """What the viewer wants to be asked."""
    quiet: Passing | None
    """For how long the viewer passes."""
