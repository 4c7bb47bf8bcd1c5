"""Every action of Nerthania: a small step that a seat takes."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Action
from rules.nerthania.pieces import Building, Camp, Direction, Face, Unit, Units, When


@dataclass(frozen=True, slots=True)
class SetUp(Action):
    """What is done only while the world is set up."""

    group = "setup"


@dataclass(frozen=True, slots=True)
class InBattle(Action):
    """What is done only in a battle and right after it."""

    group = "battle"


@dataclass(frozen=True, slots=True)
class Shape(SetUp):
    """Set up, where the players build the world: this area becomes water, or later a mountain."""

    area: int


@dataclass(frozen=True, slots=True)
class Found(SetUp):
    """Set up: place the headquarters and some warriors in an area."""

    area: int
    warriors: int


@dataclass(frozen=True, slots=True)
class Settle(SetUp):
    """Set up: place some warriors in another area."""

    area: int
    warriors: int


@dataclass(frozen=True, slots=True)
class PlaceMarker(SetUp):
    """Set up: place somebody else's goal marker."""

    area: int


@dataclass(frozen=True, slots=True)
class Collect(Action):
    """Action 1: collect what up to three own areas of one sector yield."""

    areas: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """While collecting: give two conquest cards for five silver."""


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Action 2: put up a building on the own sheet."""

    building: Building


@dataclass(frozen=True, slots=True)
class Rebuild(Action):
    """Action 2: build new headquarters in an own area, after the old ones were destroyed."""

    area: int


@dataclass(frozen=True, slots=True)
class Muster(Action):
    """Action 3: begin to recruit."""


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """Take new units of one kind into an own area."""

    area: int
    unit: Unit
    number: int


@dataclass(frozen=True, slots=True)
class March(Action):
    """Action 4: the units of this sector may move, then attack once."""

    sector: int


@dataclass(frozen=True, slots=True)
class MarchAgain(Action):
    """Action 5: the same a second time, for three silver."""

    sector: int


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move some units from one area to another."""

    origin: int
    to: int
    units: Units


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Choose the area that is attacked."""

    area: int


@dataclass(frozen=True, slots=True)
class Send(Action):
    """Send units from an area into the attack."""

    origin: int
    units: Units


@dataclass(frozen=True, slots=True)
class Fight(Action):
    """Everybody is sent: the battle begins."""

    binding = True


@dataclass(frozen=True, slots=True)
class LevelUp(Action):
    """Action 6: exchange a battle card for its next level."""

    unit: Unit


@dataclass(frozen=True, slots=True)
class Terraform(Action):
    """Action 7: raise or sink an area, now or by a marker."""

    area: int
    direction: Direction
    when: When


@dataclass(frozen=True, slots=True)
class Complete(Action):
    """Carry out the own terraforming marker before an action."""


@dataclass(frozen=True, slots=True)
class Surrender(Action):
    """In teams: be ready to give up; when both partners are, the game is over."""

    binding = True


@dataclass(frozen=True, slots=True)
class Ordain(Action):
    """The holder of the centre decides one terraforming of the coming round."""

    area: int
    direction: Direction


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


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Nothing more of this kind."""

    idle = True


ACTIONS: tuple[type[Action], ...] = (
    Shape,
    Found,
    Settle,
    PlaceMarker,
    Collect,
    Exchange,
    Build,
    Rebuild,
    Muster,
    Recruit,
    March,
    MarchAgain,
    Move,
    Attack,
    Send,
    Fight,
    LevelUp,
    Terraform,
    Complete,
    Surrender,
    Ordain,
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
    Done,
)
