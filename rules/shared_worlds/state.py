"""What lies on the table of Shared Worlds: everybody's cards and cubes, the common piles, what lasts for a while."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from rules.game import Seat, State
from rules.shared_worlds import seats
from rules.shared_worlds.cards import Building, Card, buildings, main_pile
from rules.shared_worlds.cards.terms import Until
from rules.shared_worlds.options import SharedWorldsOptions
from rules.shared_worlds.pieces import LANES, Face, Lane, Passing, Standing, Touched, UnitAt, Zone
from rules.words import Message, Who

TRIBES = ("red", "blue", "yellow", "green")
"""The colours in which seats play; whom they lead is chosen at the table (handbook 1.3)."""
TEAMS = seats.TEAMS
LIFE = 20
HAND_PER_CUBE = 2
"""Workers for each cube that is borrowed."""
HAND = 3
"""Cards in hand after the Draw Phase, without bonuses."""

CardId = int
"""A single card of the main pile: its place in the unshuffled pile of the edition. Copies differ."""


@functools.cache
def who(seat: Seat) -> Who:
    """The one value for this seat."""
    return Who(seat)


@functools.cache
def face(card: CardId) -> Face:
    """What is printed on this card."""
    return Face(main_pile()[card].id)


@functools.cache
def first_copy(card: CardId) -> CardId:
    """The first of all copies of this card."""
    return main_pile().index(main_pile()[card])


@functools.cache
def site(building: str) -> Face:
    """The one value for this building."""
    return Face(building)


@functools.cache
def printed(card: CardId) -> Card:
    """All that is printed on this card."""
    return main_pile()[card]


@dataclass(slots=True)
class Attachment:
    """An attachment, who brought it into the game, and which of its abilities were used this turn."""

    card: CardId
    owner: Seat
    marks: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Unit:
    """A card in a lane. `marks` are the abilities used this turn: the half and the number, as in `combat 0`."""

    card: CardId
    owner: Seat
    zone: Zone
    life: int
    full: int
    """The maximum Life that the Life was counted by last."""
    power: int = 0
    """Power cubes on it."""
    tapped: bool = False
    attacks: int = 0
    """Attacks this turn."""
    face_down: bool = False
    """Killed with War Paint: no text, no unit; it only takes its lane."""
    marks: list[str] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)


@dataclass(slots=True)
class Place:
    """A building with its own available cubes, the Workers under it, and its attachments."""

    building: str
    cubes: int = 0
    workers: list[CardId] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)

    @property
    def printed(self) -> Building:
        """All that is printed on it."""
        return buildings()[self.building]


@dataclass(slots=True)
class Loan:
    """A cube of a player that is away from its building, and goes home there.

    Lent ones lie on a building of the holder (`on`) and go home in the holder's End Phase. Borrowed ones (`on` None)
    go home in the owner's; unspent ones when the phase ends in which they were borrowed.
    """

    owner: Seat
    home: str
    holder: Seat
    on: str | None = None
    spent: bool = False
    in_combat: bool = False
    """Borrowed in a combat, and to be spent in it."""


@dataclass(slots=True)
class Lasting:
    """An effect that goes on without its source: on a unit, a player or a building, until a moment of its seat.

    `amount` None is all (of damage prevented). `words` are what is forbidden or prevented.
    """

    do: str
    seat: Seat
    until: Until
    amount: int | None = 0
    unit: CardId | None = None
    player: Seat | None = None
    building: str | None = None
    words: tuple[str, ...] = ()


@dataclass(slots=True)
class Player:
    """All that one seat owns or controls."""

    life: int
    cubes: int = 0
    """All cubes that are his, wherever they lie."""
    used: int = 0
    """Used cubes beside the buildings."""
    stolen: int = 0
    places: list[Place] = field(default_factory=list)
    lanes: list[Unit | None] = field(default_factory=lambda: [None, None, None])
    hand: list[CardId] = field(default_factory=list)
    deck: list[CardId] = field(default_factory=list)
    """The next card last."""
    discard: list[CardId] = field(default_factory=list)
    alive: bool = True
    started: bool = False
    """Had a turn already."""
    standing: Standing = Standing.USUAL
    quiet: Passing = Passing.ONCE
    """For how long he passes in response windows."""

    def place(self, building: str) -> Place | None:
        """This building, if it is his."""
        for place in self.places:
            if place.building == building:
                return place
        return None


@dataclass(slots=True)
class Ended:
    """How the game ended and who won; nobody is a draw."""

    how: Literal["domination", "prosperity", "legacy", "draw-fallen", "draw-dry", "draw-rounds"]
    winners: tuple[Seat, ...] = ()


@dataclass(slots=True)
class Position(State):
    """Everything on the table of Shared Worlds. `steps` is what the game waits for, the topmost last."""

    options: SharedWorldsOptions
    players: list[Player]
    main: list[CardId]
    """The main pile, the next card last."""
    graveyard: list[CardId]
    removed: list[CardId]
    """Out of the game with a player."""
    round: int
    turn: Seat
    steps: list[Any]
    loans: list[Loan] = field(default_factory=list)
    lasting: list[Lasting] = field(default_factory=list)
    absorbed: dict[str, int] = field(default_factory=dict)
    """What shields that always work have prevented this turn, each by its card and number."""
    attacked: bool = False
    """There was a combat this turn."""
    acted: bool = False
    """Something was done in the Main Phase of this turn: kept only to be told."""
    dry: int = 0
    """End Phases in a row of this round in which there was nothing left to draw."""
    calm: bool = True
    """No player's Life has changed this round."""
    ended: Ended | None = None
    last: list[Touched] = field(default_factory=list)
    """The places that the last action touched, where it came from first: kept only to be shown."""
    moments: int = 0
    """How often a response window might have opened so far."""

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]

    def team(self, seat: Seat) -> int:
        """Seats with the same number play together."""
        return seat % seats.sides(len(self.players))

    def friends(self, seat: Seat) -> list[Seat]:
        """The living seats of a team, this one among them."""
        players = self.players
        return [other for other in seats.mates(seat, len(players)) if players[other].alive]

    def opponents(self, seat: Seat) -> list[Seat]:
        """The living seats of other teams, in the order of play after this one."""
        players = self.players
        return [other for other in seats.foes(seat, len(players)) if players[other].alive]

    def living(self) -> list[Seat]:
        """Everybody who has not been eliminated."""
        return [seat for seat, player in enumerate(self.players) if player.alive]

    def order(self, first: Seat) -> list[Seat]:
        """The living in the order of play, from this seat on."""
        players = self.players
        return [seat for seat in seats.turns(first, len(players)) if players[seat].alive]

    def units(self) -> Iterator[tuple[Seat, int, Unit]]:
        """Every face-up unit in play with its controller and lane."""
        for seat, player in enumerate(self.players):
            for lane, unit in enumerate(player.lanes):
                if unit is not None and not unit.face_down:
                    yield seat, lane, unit

    def find(self, card: CardId) -> tuple[Seat, int, Unit] | None:
        """Where this unit is, face-up and in play, or None."""
        for seat, player in enumerate(self.players):
            for lane, unit in enumerate(player.lanes):
                if unit is not None and unit.card == card and not unit.face_down:
                    return seat, lane, unit
        return None

    def unit_in(self, seat: Seat, lane: int) -> Unit | None:
        """The face-up unit in this lane."""
        unit = self.players[seat].lanes[lane]
        return None if unit is None or unit.face_down else unit

    def place(self, building: str) -> tuple[Seat, Place] | None:
        """Whose this building is, and the building; None while nobody has it."""
        for seat, player in enumerate(self.players):
            place = player.place(building)
            if place is not None:
                return seat, place
        return None


@functools.cache
def unit_value(card: CardId, seat: Seat, lane: int) -> UnitAt:
    """The one value for a unit in this place."""
    return UnitAt(face(card), who(seat), LANES[lane])


def lane_index(lane: Lane) -> int:
    """0 left, 1 center, 2 right."""
    return LANE_INDEX[lane]


LANE_INDEX = {lane: place for place, lane in enumerate(LANES)}


@functools.cache
def named(card: CardId) -> Message:
    """The card's name."""
    return printed(card).said()
