"""The whole position of Nerthania, hidden things too, and the names of its parts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from pydantic import Field

from rules.game import Seat, State
from rules.nerthania.attacking import Attacking
from rules.nerthania.battle.cards import Carding, Resolving
from rules.nerthania.battle.fighting import Fighting
from rules.nerthania.battle.fleeing import Fleeing
from rules.nerthania.battle.helping import Reserving, Supporting
from rules.nerthania.battle.leaving import Catching, Retreating, Withdrawing
from rules.nerthania.battle.losses import Losing, Thinning
from rules.nerthania.battle.reinforcing import Intercepting, Reinforcing
from rules.nerthania.building import NeutralLevelling
from rules.nerthania.collecting import Exchanging
from rules.nerthania.fast_start import Arriving, Preparing
from rules.nerthania.marching import Marching
from rules.nerthania.neutral import NeutralMoving, NeutralStriking
from rules.nerthania.options import NerthaniaOptions
from rules.nerthania.position import Area, Battle, Plan, Reported, Tribe
from rules.nerthania.recruiting import Mustering, NeutralRecruiting
from rules.nerthania.rounds import Rounds
from rules.nerthania.settling import Marking, Settling
from rules.nerthania.shaping import Shaping
from rules.nerthania.terraforming import Ordaining
from rules.nerthania.turn import Turn
from rules.nerthania.victory import Deciding

AnyStep = Annotated[
    Shaping
    | Settling
    | Preparing
    | Arriving
    | Marking
    | Rounds
    | Turn
    | Exchanging
    | Mustering
    | Marching
    | Attacking
    | Ordaining
    | NeutralRecruiting
    | NeutralLevelling
    | NeutralMoving
    | NeutralStriking
    | Fighting
    | Reserving
    | Supporting
    | Fleeing
    | Reinforcing
    | Intercepting
    | Carding
    | Resolving
    | Withdrawing
    | Catching
    | Losing
    | Retreating
    | Thinning
    | Deciding,
    Field(discriminator="step"),
]


@dataclass(slots=True)
class NerthaniaState(State):
    """A position. `nations` are the tribes by seat; with two players the neutral one comes after them.

    `deck` are the area cards from the top; a card drawn for a terraforming goes under it at once. `steps` is the stack
    of what the game is in the middle of; it is empty when the game is over.
    """

    SCHEMA: ClassVar[int] = 1

    options: NerthaniaOptions
    areas: dict[int, Area]
    nations: list[Tribe]
    deck: list[int]
    start: Seat
    """Who begins this round."""
    round: int = 0
    """0 while setting up."""
    plans: dict[int, Plan] = field(default_factory=dict)
    """Terraforming markers by area."""
    reshaped: list[int] = field(default_factory=list)
    """Areas that were terraformed at once this round."""
    battle: Battle | None = None
    report: Battle | None = None
    """The battle that was counted last, as it was then, until the next action."""
    reports: list[Reported] = field(default_factory=list)
    """The battles before, the oldest first, until every seat has taken an action since: nobody misses one, however
    fast the others play."""
    last: list[int] = field(default_factory=list)
    """The areas that the last action named, where it came from first."""
    reshaped_last: list[int] = field(default_factory=list)
    """The areas that have changed since the last turn began: with its action, or at the end of a round."""
    neutral_attacker: Seat | None = None
    """Who attacked the neutral tribe last, this round."""
    neutral_robbed: bool = False
    """Whether an attack has cost it an area this round."""
    neutral_levelled: bool = False
    """Whether the neutral tribe has had its battle card this round."""
    ranks: tuple[int, ...] = ()
    """By seat, once the game is over."""
    decided: str = ""
    """How it was won: the end of a message id `won-…`."""
    steps: list[AnyStep] = field(default_factory=list)
