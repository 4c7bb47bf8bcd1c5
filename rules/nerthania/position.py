"""What a position of Nerthania consists of: areas, tribes, and a battle that is being fought."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.game import Seat
from rules.nerthania.pieces import Army, Building, Camp, Direction, Face, Force, Goal, Roundel, Terrain, Unit

ATTACKER, DEFENDER = Camp.ATTACKER, Camp.DEFENDER


@dataclass(slots=True)
class Area:
    """An area now. `silver` is the value of its resource marker, whatever the terrain."""

    terrain: Terrain
    silver: int
    owner: Force | None = None
    army: Army = field(default_factory=dict)


@dataclass(slots=True)
class Plan:
    """A terraforming marker on an area: what it will do, and who laid it (None: it was drawn or ordained)."""

    direction: Direction
    by: Seat | None


@dataclass(slots=True)
class Tribe:
    """The sheet of a tribe: everything it owns off the map, and where its headquarters and goal markers are."""

    name: str
    supply: Army
    silver: int = 20
    tectonium: int = 0
    headquarters: int | None = None
    captured: bool = False
    """An enemy has been in the headquarters, and they were not won back: they fall at the end of the round."""
    reserve_called: bool = False
    """This round."""
    buildings: list[Building] = field(default_factory=list)
    levels: dict[Unit, int] = field(default_factory=lambda: {Unit.WARRIOR: 1})
    """The level of each battle card; a kind that was never recruited has none."""
    used: list[Roundel] = field(default_factory=list)
    """The actions of the roundel used this round."""
    conquests: list[int] = field(default_factory=list)
    """Conquest cards, by the number on their other side, which nobody looks at."""
    markers: list[int] = field(default_factory=list)
    """Where goal markers of this tribe still lie."""
    markers_won: int = 0
    goals: list[Goal] = field(default_factory=list)
    held_centre: bool = False
    """All four centre areas, at some moment of this round."""
    surrenders: bool = False


@dataclass(slots=True)
class Die:
    """A battle die and, among the fighters, its unit. `origin` is the area that unit came from (0: it stood here)."""

    unit: Unit
    face: Face = Face.BLANK
    used: bool = False
    """A reinforcement that has brought its unit, or can bring none."""
    late: bool = False
    """Its unit came by reinforcement: it brings nobody else."""
    origin: int = 0


@dataclass(slots=True)
class Arrow:
    """The die of a unit that supports from beside the battle."""

    force: Force
    unit: Unit
    face: Face = Face.BLANK


@dataclass(slots=True)
class Camped:
    """One side of a battle. `base` is the area whose neighbours send it reinforcements and arrows."""

    force: Force
    base: int
    fighters: list[Die] = field(default_factory=list)
    extra: list[Die] = field(default_factory=list)
    arrows: list[Arrow] = field(default_factory=list)
    tired: dict[int, Army] = field(default_factory=dict)
    """Units nearby that cannot come: they have no steps left, or fled from this battle."""
    rested: Army = field(default_factory=dict)
    """Of the kinds that support from beside the battle: how many beside it have not rolled and could still come."""
    hits: int = 0
    shields: int = 0
    retreats: int = 0
    barred_retreats: int = 0
    """Retreats that may not take out shield bearers (or whatever `barred` names)."""
    barred: tuple[Unit, ...] = ()
    reinforcements: int = 0
    breaks_shields: int = 0
    cancels_retreats: int = 0
    cancels_bows: int = 0
    cancels_reinforcements: int = 0
    kills_retreating: int = 0
    star_doubles: bool = False
    cards: list[Unit] = field(default_factory=list)
    """The battle cards played, by kind of unit."""
    levels: dict[Unit, int] = field(default_factory=dict)
    """In a report: the levels that these had."""
    declared: Unit | None = None
    """A card declared early, whose other effects are still to come."""
    began_with: int = 0
    losses: int | None = None
    """How many units the count costs it; None before the count."""


@dataclass(slots=True)
class Battle:
    """A battle: where, and the two sides, the attacker first. `decisive` breaks a tie at the end of the game."""

    area: int
    attacker: Camped
    defender: Camped
    decisive: bool = False
    sources: list[int] = field(default_factory=list)
    """The areas that the attack came from: the defender does not retreat there."""
    helpers: dict[Seat, Camp] = field(default_factory=dict)
    """Third parties with bows beside the battle, and whom they chose to help."""
    won: Camp | None = None
    """Who has won, in the report of a battle."""

    def from_area(self, number: int) -> None:
        """The attack comes from this area, too: each is named once."""
        if number not in self.sources:
            self.sources.append(number)

    def side(self, camp: Camp) -> Camped:
        """The attacker's or the defender's side."""
        return self.attacker if camp is ATTACKER else self.defender

    def against(self, camp: Camp) -> Camped:
        """The other side."""
        return self.defender if camp is ATTACKER else self.attacker


@dataclass(slots=True)
class Reported:
    """The report of a past battle, with the seats that have not taken an action since."""

    battle: Battle
    waiting: list[Seat]


def other(camp: Camp) -> Camp:
    """The opposite camp."""
    return DEFENDER if camp is ATTACKER else ATTACKER
