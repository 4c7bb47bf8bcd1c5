"""The fast start: everybody begins with a level 1 building and three of its units (rulebook 8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.game import Action, Event, Seat
from rules.nerthania.actions import Build, Recruit
from rules.nerthania.asking import Asking, did
from rules.nerthania.ground import held, put, room
from rules.nerthania.naming import spoken
from rules.nerthania.pieces import FIRST_LEVEL, Troop, Unit
from rules.nerthania.world import ENABLES, KINDS
from rules.words import Said, Who, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

FAST_UNITS = 3


@dataclass(slots=True)
class Preparing(Asking):
    """Fast start: a level 1 building of one's choice, for nothing (rulebook 8)."""

    seat: Seat
    step: Literal["preparing"] = "preparing"

    actions = (Build,)
    ask = "ask-preparing"
    section = "7.3"

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """The level 1 buildings whose units the tribe has."""
        kinds = KINDS[state.nations[seat].name]
        return [Build(building) for building in FIRST_LEVEL if ENABLES[building] in kinds]

    def play(self, state: NerthaniaState, seat: Seat, action: Build) -> list[Event]:
        """Put it up, and place three of its units."""
        unit = ENABLES[action.building]
        tribe = state.nations[seat]
        tribe.buildings.append(action.building)
        tribe.levels[unit] = 1
        state.steps.pop()
        state.steps.append(Arriving(seat, unit, FAST_UNITS))
        return [did("build", who=Who(seat), building=said(action.building))]


@dataclass(slots=True)
class Arriving(Asking):
    """Fast start: the three units are placed in own areas, as far as these hold them."""

    seat: Seat
    unit: Unit
    left: int
    step: Literal["arriving"] = "arriving"

    actions = (Recruit,)
    ask = "ask-arriving"
    section = "7.3"

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """Where to put them."""
        return {"left": self.left}

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """Every number of them in every own area with room."""
        return [
            Recruit(area, self.unit, number)
            for area in held(state, seat)
            for number in range(1, min(self.left, room(state, area, seat)[0]) + 1)
        ]

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """It ends when all have arrived, or nobody finds room any more."""
        if self.left and self.choices(state, self.seat):
            return Asking.proceed(self, state)
        state.steps.pop()
        return []

    def play(self, state: NerthaniaState, seat: Seat, action: Recruit) -> list[Event]:
        """Place them."""
        put(state, action.area, seat, self.unit, action.number)
        state.nations[seat].supply[self.unit] -= action.number
        self.left -= action.number
        units = spoken((Troop(self.unit, action.number),))
        return [did("recruit", who=Who(seat), units=units, area=action.area)]
