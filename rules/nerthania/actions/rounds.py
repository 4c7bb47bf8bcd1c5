"""In the rounds and at their end: the seven actions with their steps, and what is decided between them."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Action
from rules.nerthania.pieces import Building, Direction, Unit, Units, When


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
class Nominate(Action):
    """A tie at the end: which of the own armies, equal in number, settles it."""

    area: int


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Nothing more of this kind."""

    idle = True


IN_ROUNDS: tuple[type[Action], ...] = (
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
    Nominate,
    Done,
)
