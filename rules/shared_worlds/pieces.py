"""The words of Shared Worlds: lanes, areas, windows, and the values that its actions and events are made of."""

from __future__ import annotations

import functools
from enum import StrEnum

from rules.game import Seat
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
