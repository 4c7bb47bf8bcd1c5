"""What an area is worth to a seat, and how strong armies are: the two things that the policy thinks in."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rules.game import Seat
from rules.nerthania.battle.dice import archers
from rules.nerthania.ground import WATER, allied, neighbours
from rules.nerthania.options import ROUNDS
from rules.nerthania.pieces import Building, Direction, Goal, Terrain, Unit, Units
from rules.nerthania.policy.cards import die_worth, hand_worth
from rules.nerthania.position import Tribe
from rules.nerthania.state import NerthaniaState
from rules.nerthania.world import ANIMALS, CENTRES, EDGE, IN_SECTOR, KINDS, RANGE, SECTOR_OF

MARKER, HEADQUARTERS, LAST_OF_GOAL, STEP_TO_GOAL, SECTOR_DONE = 9.0, 9.0, 8.0, 2.5, 8.0
AFAR, BESIDE = 0.25, 0.15
"""What a step more, and a bow, are worth beside a die."""


@cache
def unit_worth(tribe: str, unit: Unit) -> float:
    """What a unit is good for: a body and a die, far marches, and arrows from beside a battle."""
    row = KINDS[tribe][unit]
    return 1 + die_worth(tribe, unit) + AFAR * (row.range - RANGE[Unit.WARRIOR]) + BESIDE * row.bow


def power(tribe: Tribe, army: Mapping[Unit, int]) -> float:
    """How strong units are in battle: each is a body and a die, and the best cards of their kinds are played."""
    name = tribe.name
    dice = sum([number * (1 + die_worth(name, unit)) for unit, number in army.items()])
    return dice + hand_worth(name, tribe.levels, army)


def rounds_left(state: NerthaniaState) -> int:
    """How many incomes are still to come."""
    return ROUNDS[state.options.length][len(state.tribes)] - state.round


def doomed(state: NerthaniaState) -> set[int]:
    """The land that will sink into the water at the end of this round, as long as that matters."""
    plans = state.plans if rounds_left(state) else {}
    areas = state.areas
    return {n for n, plan in plans.items() if plan.direction is Direction.SINK and areas[n].terrain is Terrain.GRASS}


class Worth:
    """The worth of every area to one seat in this position."""

    def __init__(self, state: NerthaniaState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.tribe = state.nations[seat]
        self.mine = {number for number, area in state.areas.items() if area.owner == seat}
        self.incomes = min(3.0, 0.5 + 0.5 * rounds_left(state))
        self.goals = not state.options.teams
        self.doomed = doomed(state)
        self._homes = {
            tribe.headquarters: other
            for other, tribe in enumerate(state.nations)
            if tribe.headquarters is not None and other != seat
        }
        self._edges = {SECTOR_OF[number] for number in self.mine & EDGE}
        self._peaks = {SECTOR_OF[number] for number in self.mine if state.areas[number].terrain is Terrain.MOUNTAIN}
        self._known: dict[int, float] = {}
        self._missing: dict[int, int] = {}
        self._dangers: dict[int, float] = {}
        self._defences: dict[int, float] = {}
        self._strengths: dict[Units, float] = {}

    def of(self, number: int) -> float:
        """What it would be worth to hold this area too (or what it is worth to keep it)."""
        if number not in self._known:
            self._known[number] = self._yield(number) + (self._aims(number) if self.goals else 0.0)
        return self._known[number]

    def danger(self, number: int) -> float:
        """The strongest enemy army beside an area."""
        if number not in self._dangers:
            self._dangers[number] = danger(self.state, self.seat, number)
        return self._dangers[number]

    def defence(self, number: int) -> float:
        """How strong an area is against an attack."""
        if number not in self._defences:
            self._defences[number] = defence(self.state, number)
        return self._defences[number]

    def strength(self, units: Units) -> float:
        """How strong an own group is."""
        if units not in self._strengths:
            self._strengths[units] = power(self.tribe, {troop.unit: troop.number for troop in units})
        return self._strengths[units]

    def _yield(self, number: int) -> float:
        area = self.state.areas[number]
        if number in self.doomed:
            return 0.0
        silver = 0.4 if area.terrain is Terrain.MOUNTAIN else 0.3 * area.silver
        if Building.HUNTING_LODGE in self.tribe.buildings and number in ANIMALS[area.terrain]:
            silver += 0.3
        return 0.4 + silver * self.incomes

    def _aims(self, number: int) -> float:
        state, tribe = self.state, self.tribe
        worth = 0.0
        if number in tribe.markers:
            worth += MARKER
        if number in self._homes and Goal.HEADQUARTERS not in tribe.goals:
            worth += HEADQUARTERS
        if number in EDGE and SECTOR_OF[number] not in self._edges:
            worth += _progress(len(self._edges), Goal.EDGE_THREE in tribe.goals, Goal.EDGE_FOUR in tribe.goals)
        if number in CENTRES:
            held = len((self.mine - {number}) & CENTRES)
            worth += _progress(held, Goal.CENTRE_THREE in tribe.goals, Goal.CENTRE_FOUR in tribe.goals)
        if state.areas[number].terrain is Terrain.MOUNTAIN and SECTOR_OF[number] not in self._peaks:
            worth += _progress(
                len(self._peaks), Goal.MOUNTAINS_THREE in tribe.goals, Goal.MOUNTAINS_FOUR in tribe.goals
            )
        if Goal.SECTOR not in tribe.goals:
            worth += self.towards_sector(number)
        return worth

    def towards_sector(self, number: int) -> float:
        """The more, the less land of the sector is missing beside this area."""
        sector = SECTOR_OF[number]
        if sector not in self._missing:
            areas = self.state.areas
            land = [n for n in IN_SECTOR[sector] if areas[n].terrain is not WATER]
            self._missing[sector] = sum([n not in self.mine for n in land])
        missing = self._missing[sector] - (number not in self.mine)
        if missing == 0:
            return SECTOR_DONE
        return (5.0 if rounds_left(self.state) < 2 else 2.0) / missing if missing < 5 else 0.0


def _progress(held: int, three: bool, four: bool) -> float:
    """The step from so many to one more, towards three and four."""
    if held >= 3:
        return 0.0 if four else LAST_OF_GOAL
    if held == 2:
        return STEP_TO_GOAL / 2 if three else LAST_OF_GOAL
    return STEP_TO_GOAL / 2 if three else STEP_TO_GOAL


def defence(state: NerthaniaState, number: int) -> float:
    """How strong an area is against an attack: its army, and what may come to its help."""
    area = state.areas[number]
    assert area.owner is not None
    tribe = state.nations[area.owner]
    help_near = sum(
        min(2, sum(state.areas[other].army.values()))
        for other in neighbours(state)[number]
        if state.areas[other].owner == area.owner
    )
    reserve = 0.0
    if tribe.headquarters is not None and not tribe.reserve_called:
        beside = number == tribe.headquarters or number in neighbours(state)[tribe.headquarters]
        reserve = 3.0 if beside and state.areas[tribe.headquarters].owner == area.owner else 0.0
    bows = 0.4 * len(archers(state, area.owner, number))
    return power(tribe, area.army) + 0.35 * help_near + reserve + bows


def danger(state: NerthaniaState, seat: Seat, number: int) -> float:
    """The strongest enemy army beside an area."""
    return max(
        (
            power(state.nations[owner], state.areas[other].army)
            for other in neighbours(state)[number]
            if (owner := state.areas[other].owner) is not None and not allied(state, owner, seat)
        ),
        default=0.0,
    )
