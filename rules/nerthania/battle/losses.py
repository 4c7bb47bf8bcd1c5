"""Which units are destroyed: each loss is chosen by its owner, both sides at the same time (rulebook 5)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from rules.game import Action, Event, Seat
from rules.nerthania.actions import Lose
from rules.nerthania.asking import Asking, Together, did
from rules.nerthania.battle.dice import decider, side_of
from rules.nerthania.battle.leaving import remove
from rules.nerthania.ground import groups_of, room, take
from rules.nerthania.naming import spoken, who
from rules.nerthania.pieces import EVERY_UNIT, Army, Camp, Force, Unit, Units, join
from rules.nerthania.world import BONUS, CAPACITY
from rules.steps import tell
from rules.words import Said, Who

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState


def _ready(army: Army) -> tuple[tuple[Unit, int], ...]:
    return tuple((unit, army[unit]) for unit in EVERY_UNIT if unit in army)


@dataclass(slots=True)
class Losing(Together):
    """The strikes of a battle: `due` is how many units each camp loses, `chosen` what it gave up; shown together.

    `pursued` marks units that a card kills on their retreat.
    """

    due: dict[Camp, int]
    pursued: bool = False
    chosen: dict[Camp, Units] = field(default_factory=dict)
    step: Literal["losing"] = "losing"

    actions = (Lose,)
    ask = "ask-losing"
    section = "5.11"

    def asked(self, state: NerthaniaState) -> tuple[Seat, ...]:
        """The sides that have not chosen yet."""
        return tuple(self.seat_of(state, camp) for camp in self.due if camp not in self.chosen)

    def seat_of(self, state: NerthaniaState, camp: Camp) -> Seat:
        """Who chooses for that side."""
        return decider(state, camp)

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """How many."""
        return {"number": self.due[self._camp(state, seat)], "pursued": "yes" if self.pursued else "no"}

    def _camp(self, state: NerthaniaState, seat: Seat) -> Camp:
        return next(camp for camp in self.due if self.seat_of(state, camp) == seat)

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """Every group of that size."""
        return [Lose(group) for group in self._groups(state, self._camp(state, seat))]

    def _groups(self, state: NerthaniaState, camp: Camp) -> tuple[Units, ...]:
        army: Army = {}
        for die in side_of(state, camp).fighters:
            join(army, die.unit)
        return groups_of(_ready(army), self.due[camp])

    def play(self, state: NerthaniaState, seat: Seat, action: Lose) -> list[Event]:
        """Keep the choice until the other side has chosen too."""
        self.chosen[self._camp(state, seat)] = action.units
        return [did("answer", who=Who(seat))]

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """Who has no choice is not asked; when both have chosen, the units go."""
        for camp in self.due:
            only = self._groups(state, camp) if camp not in self.chosen else ()
            if len(only) == 1:
                self.chosen[camp] = only[0]
        if len(self.chosen) < len(self.due):
            return None
        state.steps.pop()
        return [event for camp in self.due for event in self._destroy(state, camp)]

    def _destroy(self, state: NerthaniaState, camp: Camp) -> list[Event]:
        side = side_of(state, camp)
        for troop in self.chosen[camp]:
            remove(side, troop.unit, troop.number)
            join(state.nations[side.force].supply, troop.unit, troop.number)
        what = "caught-units" if self.pursued else "lose"
        return [tell(f"did-{what}", reveal=True, who=who(state, side.force), units=spoken(self.chosen[camp]))]


@dataclass(slots=True)
class Thinning(Asking):
    """After a battle, units beyond the capacity of an area are destroyed."""

    seat: Seat
    force: Force
    area: int
    step: Literal["thinning"] = "thinning"

    actions = (Lose,)
    ask = "ask-thinning"
    section = "5.12"

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """How many are too many."""
        return {"area": self.area, "number": self._surplus(state)}

    def _surplus(self, state: NerthaniaState) -> int:
        if state.areas[self.area].owner != self.force:
            return 0
        return max(0, -room(state, self.area, self.force)[0])

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """Every group whose loss leaves no more than the area holds."""
        army = state.areas[self.area].army
        return [Lose(group) for group in groups_of(_ready(army), self._surplus(state)) if self._is_enough(state, group)]

    def _is_enough(self, state: NerthaniaState, gone: Units) -> bool:
        area = state.areas[self.area]
        rest = dict(area.army)
        for troop in gone:
            rest[troop.unit] -= troop.number
        warriors = min(BONUS[state.nations[self.force].name], rest.get(Unit.WARRIOR, 0))
        return sum(rest.values()) - warriors <= CAPACITY[area.terrain][self.area]

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """Nothing to do where they fit."""
        if self._surplus(state):
            return Asking.proceed(self, state)
        state.steps.pop()
        return []

    def play(self, state: NerthaniaState, seat: Seat, action: Lose) -> list[Event]:
        """They go."""
        for troop in action.units:
            take(state, self.area, troop.unit, troop.number)
            join(state.nations[self.force].supply, troop.unit, troop.number)
        return [did("thin", who=who(state, self.force), units=spoken(action.units), area=self.area)]
