"""Who fights whom in a combat. Handbook 6."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rules.game import Seat
from rules.shared_worlds.stage import Stage
from rules.shared_worlds.state import CardId, Position

Moment = Literal[
    "announce",
    "declare",
    "attack",
    "attackers",
    "block",
    "intercept",
    "trigger",
    "blocks",
    "damage",
    "spend",
    "survive",
    "finish",
    "over",
]
"""What comes next in a combat (C0 to C6 of the rulings)."""
BEFORE_DAMAGE: tuple[Moment, ...] = (
    "announce",
    "declare",
    "attack",
    "attackers",
    "block",
    "intercept",
    "trigger",
    "blocks",
    "damage",
)
"""While this comes next, nobody has taken damage yet."""


@dataclass(slots=True)
class Assault:
    """An attacker, whom it attacks, and who stands before it.

    `blocked` stays true when the blocker has left: such an attacker deals nothing. `damage` is what the player took.
    """

    unit: CardId
    whom: Seat
    blocker: CardId | None = None
    blocked: bool = False
    intercepted: bool = False
    damage: int = 0


@dataclass(slots=True)
class Spent:
    """So many cubes that a unit spends when all damage is dealt."""

    unit: CardId
    cubes: int


@dataclass(slots=True)
class Fought:
    """Two units that have fought each other."""

    attacker: CardId
    blocker: CardId


@dataclass(slots=True)
class Fray(Stage):
    """What is known of a combat: the attackers lane by lane, and what comes `next`."""

    assaults: list[Assault] = field(default_factory=list)
    next: Moment = "announce"
    fought: list[Fought] = field(default_factory=list)
    spending: list[Spent] = field(default_factory=list)

    def attacks(self, card: CardId) -> bool:
        """Whether this unit is an attacker now."""
        return any(assault.unit == card for assault in self.assaults)

    def of(self, card: CardId) -> Assault | None:
        """The assault of this attacker."""
        return next((assault for assault in self.assaults if assault.unit == card), None)

    def blocked_by(self, card: CardId) -> list[Assault]:
        """Whom this unit blocks."""
        return [assault for assault in self.assaults if assault.blocker == card]

    def stop(self, card: CardId) -> None:
        """This attacker leaves combat."""
        self.assaults = [assault for assault in self.assaults if assault.unit != card]

    def leave(self, card: CardId) -> None:
        """This unit attacks and blocks no more; whom it blocked stays blocked."""
        self.stop(card)
        for assault in self.blocked_by(card):
            assault.blocker = None


def combat_of(state: Position) -> Fray | None:
    """The combat that is going on."""
    for step in reversed(state.steps):
        if step.step == "combat":
            combat: Fray = step
            return combat
    return None
