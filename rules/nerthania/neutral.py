"""The neutral tribe of two players: where it begins, and what it does at the end of a round (Two Player Rule)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.game import Action, Event, Seat
from rules.nerthania.actions import Attack, Move
from rules.nerthania.asking import Asking, did
from rules.nerthania.attacking import open_attack
from rules.nerthania.goals import enter
from rules.nerthania.ground import WATER, neighbours, put, reach, take
from rules.nerthania.naming import spoken, who
from rules.nerthania.pieces import EVERY_UNIT, Troop, Unit
from rules.nerthania.steps_left import activated
from rules.nerthania.world import CENTRES, EDGE, IN_SECTOR, RANGE

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

AT_CENTRE = 4


def place_neutral(state: NerthaniaState) -> None:
    """Eight warriors: one in each centre area (for water, in another one), one on the edge of each sector, by lot.

    With more than two players there is no neutral tribe.
    """
    neutral = len(state.tribes)
    if neutral == len(state.nations):
        return
    land = {number for number, area in state.areas.items() if area.terrain is not WATER}
    centres = sorted(CENTRES & land)
    places = [centres[place % len(centres)] for place in range(AT_CENTRE)] if centres else []
    for areas in IN_SECTOR.values():
        inside = [number for number in areas if number in land and number not in places]
        edge = [number for number in inside if number in EDGE]
        if edge or inside:
            places.append(state.dice.pick(edge or inside))
    for number in places:
        put(state, number, neutral, Unit.WARRIOR)
        state.nations[neutral].supply[Unit.WARRIOR] -= 1


@dataclass(slots=True)
class NeutralMoving(Asking):
    """It lost nothing: the starting player moves one unit from an area with more into an empty area beside it."""

    seat: Seat
    step: Literal["neutral_moving"] = "neutral_moving"

    actions = (Move,)
    ask = "ask-neutral-moving"
    section = "7.1"

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """One unit, one step, into free land."""
        neutral = len(state.tribes)
        beside = neighbours(state)
        return [
            Move(number, to, (Troop(unit, 1),))
            for number, area in state.areas.items()
            if area.owner == neutral and sum(area.army.values()) > 1
            for unit in EVERY_UNIT
            if unit in area.army
            for to in beside[number]
            if state.areas[to].owner is None and state.areas[to].terrain is not WATER
        ]

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """If there is no such area, nothing happens."""
        if self.choices(state, self.seat):
            return Asking.proceed(self, state)
        state.steps.pop()
        return []

    def play(self, state: NerthaniaState, seat: Seat, action: Move) -> list[Event]:
        """It moves."""
        unit = action.units[0].unit
        take(state, action.origin, unit)
        state.steps.pop()
        event = did(
            "move", who=who(state, len(state.tribes)), units=spoken(action.units), origin=action.origin, to=action.to
        )
        return [event, *enter(state, len(state.tribes), action.to, unit)]


@dataclass(slots=True)
class NeutralStriking(Asking):
    """It lost an area: it attacks who attacked it last, where the other player says, with units of one sector."""

    seat: Seat
    step: Literal["neutral_striking"] = "neutral_striking"

    actions = (Attack,)
    ask = "ask-neutral-striking"
    section = "7.1"

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """Every area of that player that a neutral unit reaches."""
        neutral, enemy = len(state.tribes), 1 - seat
        targets: set[int] = set()
        for number, area in state.areas.items():
            if area.owner == neutral:
                targets.update(reach(state, neutral, number, max(RANGE[unit] for unit in area.army))[1])
        return [Attack(number) for number in sorted(targets) if state.areas[number].owner == enemy]

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """If nobody is in reach, nothing happens."""
        if self.choices(state, self.seat):
            return Asking.proceed(self, state)
        state.steps.pop()
        return []

    def play(self, state: NerthaniaState, seat: Seat, action: Attack) -> list[Event]:
        """The other player sends its units."""
        neutral = len(state.tribes)
        state.steps.pop()
        return open_attack(state, seat, neutral, action.area, activated(state, neutral, tuple(state.areas)), sector=0)
