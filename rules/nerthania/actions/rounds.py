"""In the rounds and at their end: the seven actions with their steps, and what is decided between them."""

from __future__ import annotations

from rules.game import Action
from rules.nerthania.pieces import Building, Direction, Unit, Units, When
from rules.value import value


@value
class Collect(Action):
    """Action 1: collect what up to three own areas of one sector yield."""

    areas: tuple[int, ...]


@value
class Exchange(Action):
    """While collecting: give two conquest cards for five silver."""


@value
class Build(Action):
    """Action 2: put up a building on the own sheet."""

    building: Building


@value
class Rebuild(Action):
    """Action 2: build new headquarters in an own area, after the old ones were destroyed."""

    area: int


@value
class Muster(Action):
    """Action 3: begin to recruit."""


@value
class Recruit(Action):
    """Take new units of one kind into an own area."""

    area: int
    unit: Unit
    number: int


@value
class March(Action):
    """Action 4: the units of this sector may move, then attack once."""

    sector: int


@value
class MarchAgain(Action):
    """Action 5: the same a second time, for three silver."""

    sector: int


@value
class Move(Action):
    """Move some units from one area to another."""

    origin: int
    to: int
    units: Units


@value
class Attack(Action):
    """Choose the area that is attacked."""

    area: int


@value
class Send(Action):
    """Send units from an area into the attack."""

    origin: int
    units: Units


@value
class Fight(Action):
    """Everybody is sent: the battle begins."""

    binding = True


@value
class LevelUp(Action):
    """Action 6: exchange a battle card for its next level."""

    unit: Unit


@value
class Terraform(Action):
    """Action 7: raise or sink an area, now or by a marker."""

    area: int
    direction: Direction
    when: When


@value
class Complete(Action):
    """Carry out the own terraforming marker before an action."""


@value
class Surrender(Action):
    """In teams: be ready to give up; when both partners are, the game is over."""

    binding = True


@value
class Ordain(Action):
    """The holder of the centre decides one terraforming of the coming round."""

    area: int
    direction: Direction


@value
class Nominate(Action):
    """A tie at the end: which of the own armies, equal in number, settles it."""

    area: int


@value
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
