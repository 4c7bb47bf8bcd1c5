"""What a viewer of a Shared Worlds table may know, and the values that its actions and events are made of.

Hidden from others: hand, Deck, Discard pile, what is looked at. From all: Graveyard, Workers, what lies face-down.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from enum import StrEnum

from rules.game import Seat, View
from rules.shared_worlds.cards import buildings, cards
from rules.value import value
from rules.words import Message, Who, said


class Lane(StrEnum):
    """The three lanes; each goes through the Combat and the Development Area of all players."""

    LEFT = "left"
    CENTER = "center"
    RIGHT = "right"


LANES = tuple(Lane)


class Zone(StrEnum):
    """The two areas in front of a player."""

    COMBAT = "combat"
    DEVELOPMENT = "development"


COMBAT, DEVELOPMENT = Zone


class Phase(StrEnum):
    """Where in a turn the game stands."""

    SETUP = "setup"
    KEEP = "keep"
    CHOICE = "choice"
    MUSTER = "muster"
    ACTIONS = "actions"
    COMBAT = "combat"
    END = "end"
    OVER = "over"


class Moment(StrEnum):
    """The response windows (handbook 7.1)."""

    ACTION = "action"
    COMBAT_START = "combat_start"
    ATTACKERS = "attackers"
    BLOCKS = "blocks"
    AFTER_COMBAT = "after_combat"
    PHASE_END = "phase_end"
    SAVE_UNIT = "save_unit"
    SAVE_PLAYER = "save_player"


class Standing(StrEnum):
    """What a player wants to be asked in response windows (handbook 7.2)."""

    USUAL = "usual"
    """In the windows of combat and at a decisive end of a turn, whenever an answer is possible by what all can see."""
    ALWAYS = "always"
    """After every single action as well."""


class Passing(StrEnum):
    """For how long a player passes (handbook 7.2). The saving windows ask all the same."""

    ONCE = "once"
    COMBAT = "combat"
    """Until this combat is over."""
    TURN = "turn"
    """Until this turn is over."""


@value
class Face:
    """A card or building by what is printed on it: its id in the edition. Copies of a card are alike."""

    id: str

    def said(self) -> Message:
        """The name of the card or building."""
        return _printed_name(self.id)


@functools.lru_cache(maxsize=1024)
def _printed_name(id_: str) -> Message:
    printed = cards().get(id_) or buildings().get(id_)
    return Message("unknown-card", {"name": id_}) if printed is None else printed.said()


@value
class UnitAt:
    """A face-up unit in play: which card, on whose side, and in which lane."""

    card: Face
    of: Who
    lane: Lane

    def said(self) -> Message:
        """Which card, whose, and in which lane."""
        return Message("unit-at", {"card": self.card.said(), "of": self.of, "lane": said(self.lane)})


@value
class Cubes:
    """So many cubes of a building."""

    number: int
    building: Face


@value
class Source:
    """An ability in play: of which card, where that card is (an attachment on its host), and its number in the half."""

    card: Face
    at: UnitAt | Face
    number: int

    def said(self) -> Message:
        """The card, and where it is."""
        if self.card == self.at:
            return self.card.said()
        if isinstance(self.at, UnitAt) and self.at.card == self.card:
            return self.at.said()
        return Message("source", {"card": self.card.said(), "at": said(self.at)})


@value
class Attacker:
    """A unit that attacks, and whom."""

    unit: UnitAt
    whom: Who


class Side(StrEnum):
    """The two ways to answer an offer."""

    FIRST = "first"
    SECOND = "second"


class Pile(StrEnum):
    """Where own cards can be removed from."""

    HAND = "hand"
    DISCARD = "discard"


@value
class Cell:
    """The place of a unit: a lane on somebody's side, in one of the areas."""

    of: Seat
    lane: Lane
    zone: Zone


Touched = Cell | Face
"""A place that an action touched: that of a unit, or a building."""
Target = UnitAt | Face | Who
"""What an ability can choose: a unit, a building, a player."""


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
