"""Phase 3: armies are raised, cities and temples built. Handbook section 4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.game import Action, Event, Prompt, Refusal, Seat
from rules.steps import Deed, Step, ask, refuse, tell
from rules.value import value
from rules.words import Who, said
from rules.zoar.printed import ARMY_PRICE, CITY_PRICE, TEMPLE_PRICE
from rules.zoar.state import Position, too_dear
from rules.zoar.stores import (
    Exchange,
    Storing,
    exchange,
    has_two,
    other_fits,
    possible_exchanges,
    store,
    supply_has_it,
    temple_gathers,
)
from rules.zoar.view import BUILD, Terrain


@value
class RaiseArmy(Action):
    """An army from the reserve appears in an own city or capital."""

    at: str


@value
class BuildCity(Action):
    """A city is built where the leader or an army stands."""

    at: str


@value
class BuildTemple(Action):
    """Yellow builds a temple where its leader or an army stands."""

    at: str


@value
class EndBuilding(Action):
    """Nothing more is exchanged or built in this turn."""


@dataclass(slots=True)
class Building(Step):
    """The seat on turn exchanges and builds as long as it likes and can."""

    step: Literal["building"] = "building"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-build", "4")


def begin(state: Position) -> list[Event]:
    """The phase opens: transit goods are stored first."""
    state.phase = BUILD
    state.steps.append(Building())
    if store(state, state.turn):
        state.steps.append(Storing())
    return []


# 4.3 Armies.


def possible_armies(step: Building, state: Position, seat: Seat) -> list[RaiseArmy]:
    """In the capital and in every city."""
    return [RaiseArmy(at) for at in (state.camps[seat].home, *state.camps[seat].cities)]


def is_own_city(step: Building, state: Position, seat: Seat, action: RaiseArmy) -> Refusal | None:
    """4.3: the capital counts as an own city here."""
    if action.at == state.camps[seat].home or action.at in state.camps[seat].cities:
        return None
    return refuse("no-own-city", "4.3", at=action.at)


def army_in_reserve(step: Building, state: Position, seat: Seat) -> Refusal | None:
    """1.5: four armies, no more."""
    return None if state.camps[seat].armies_in_reserve else NO_ARMY_LEFT


def can_pay_army(step: Building, state: Position, seat: Seat) -> Refusal | None:
    """4.3: the price comes from the collection store."""
    return None if state.camps[seat].affords(ARMY_PRICE) else ARMY_TOO_DEAR


def raise_army(step: Building, state: Position, seat: Seat, action: RaiseArmy) -> list[Event]:
    """It appears at once."""
    state.pay(seat, ARMY_PRICE)
    state.camps[seat].raise_army(action.at)
    state.last = [action.at]
    return [tell("did-raise-army", who=Who(seat), at=action.at)]


# 4.4 Cities, 4.5 temples: both need a builder and an empty field.


def possible_cities(step: Building, state: Position, seat: Seat) -> list[BuildCity]:
    """Wherever an own unit stands."""
    return [BuildCity(at) for at in state.camps[seat].stands()]


def possible_temples(step: Building, state: Position, seat: Seat) -> list[BuildTemple]:
    """Wherever an own unit stands."""
    return [BuildTemple(at) for at in state.camps[seat].stands()]


def city_in_reserve(step: Building, state: Position, seat: Seat) -> Refusal | None:
    """1.5: two cities; those that were destroyed are gone."""
    return None if state.camps[seat].cities_in_reserve else NO_CITY_LEFT


def can_pay_city(step: Building, state: Position, seat: Seat) -> Refusal | None:
    """4.4: the price comes from the collection store."""
    return None if state.camps[seat].affords(CITY_PRICE) else CITY_TOO_DEAR


def city_builder_there(step: Building, state: Position, seat: Seat, action: BuildCity) -> Refusal | None:
    """4.4: the leader or an army; at some tables the leader only."""
    camp = state.camps[seat]
    if action.at == camp.leader:
        return None
    if state.options.city_builder == "leader":
        return refuse("no-leader-builder", "4.4", at=action.at)
    return None if action.at in camp.armies else refuse("no-builder", "4.4", at=action.at)


def is_yellow(step: Building, state: Position, seat: Seat) -> Refusal | None:
    """7.3: only yellow builds temples."""
    return None if state.has_ability(seat, "yellow") else NO_TEMPLES


def temple_in_reserve(step: Building, state: Position, seat: Seat) -> Refusal | None:
    """1.5: two temples stand at the same time at most."""
    return None if state.camps[seat].temples_in_reserve else NO_TEMPLE_LEFT


def can_pay_temple(step: Building, state: Position, seat: Seat) -> Refusal | None:
    """4.5: the price comes from the collection store."""
    return None if state.camps[seat].affords(TEMPLE_PRICE) else TEMPLE_TOO_DEAR


def temple_builder_there(step: Building, state: Position, seat: Seat, action: BuildTemple) -> Refusal | None:
    """4.5: the leader or an army."""
    return None if state.camps[seat].stands_on(action.at) else refuse("no-builder", "4.5", at=action.at)


def is_building_ground(step: Building, state: Position, seat: Seat, action: BuildCity | BuildTemple) -> Refusal | None:
    """4.4: no capital, no altar, no ruin of a city; lakes are never reached."""
    terrain = state.land.terrain[action.at]
    if terrain in (Terrain.CAPITAL, Terrain.ALTAR, Terrain.LAKE):
        return refuse("no-ground", "4.4", at=action.at, terrain=said(terrain))
    ruined = any(action.at in camp.ruins for camp in state.camps)
    return refuse("no-ruin", "3.4", at=action.at) if ruined else None


def is_empty(step: Building, state: Position, seat: Seat, action: BuildCity | BuildTemple) -> Refusal | None:
    """4.4: no city, no temple, no foreign piece; goods, own units and the own relic do not matter."""
    at = action.at
    for owner, camp in enumerate(state.camps):
        if at in camp.cities or at in camp.temples:
            return refuse("no-second-building", "4.4", at=at)
        relic_lies_there = camp.relic == at and camp.carried_by is None
        if owner != seat and (camp.leader == at or relic_lies_there or at in camp.armies):
            return refuse("no-foreign-piece", "4.4", at=at, owner=Who(owner))
    return None


def build_city(step: Building, state: Position, seat: Seat, action: BuildCity) -> list[Event]:
    """It brings an army at once, if one is in reserve."""
    camp = state.camps[seat]
    state.pay(seat, CITY_PRICE)
    camp.cities.append(action.at)
    camp.cities.sort()
    state.last = [action.at]
    events = [tell("did-build-city", who=Who(seat), at=action.at)]
    if camp.armies_in_reserve:
        camp.raise_army(action.at)
        events.append(tell("did-bring-army", who=Who(seat), at=action.at))
    return events


def build_temple(step: Building, state: Position, seat: Seat, action: BuildTemple) -> list[Event]:
    """It collects all goods of its tile at once, into the collection store, up to the limit."""
    camp = state.camps[seat]
    state.pay(seat, TEMPLE_PRICE)
    camp.temples.append(action.at)
    camp.temples.sort()
    state.last = [action.at]
    events = [tell("did-build-temple", who=Who(seat), at=action.at)]
    events += temple_gathers(state, seat, state.land.tile_with(action.at))
    return events


# The end of the phase.


def possible_ends(step: Building, state: Position, seat: Seat) -> tuple[EndBuilding]:
    """At any time."""
    return (END_BUILDING,)


def end_building(step: Building, state: Position, seat: Seat, action: EndBuilding) -> list[Event]:
    """The phase is over."""
    state.steps.pop()
    return []


END_BUILDING = EndBuilding()
Building.end = END_BUILDING

ARMY_TOO_DEAR = too_dear(ARMY_PRICE, "4.3")
CITY_TOO_DEAR = too_dear(CITY_PRICE, "4.4")
TEMPLE_TOO_DEAR = too_dear(TEMPLE_PRICE, "4.5")
NO_ARMY_LEFT = refuse("no-army-left", "1.5")
NO_CITY_LEFT = refuse("no-city-left", "1.5")
NO_TEMPLES = refuse("no-temples", "7.3")
NO_TEMPLE_LEFT = refuse("no-temple-left", "1.5")

Building.deeds = {
    RaiseArmy: Deed(possible_armies, (is_own_city,), raise_army, needs=(army_in_reserve, can_pay_army)),
    BuildCity: Deed(
        possible_cities,
        (city_builder_there, is_building_ground, is_empty),
        build_city,
        needs=(city_in_reserve, can_pay_city),
    ),
    BuildTemple: Deed(
        possible_temples,
        (temple_builder_there, is_building_ground, is_empty),
        build_temple,
        needs=(is_yellow, temple_in_reserve, can_pay_temple),
    ),
    Exchange: Deed(possible_exchanges, (has_two, other_fits, supply_has_it), exchange),
    EndBuilding: Deed(possible_ends, (), end_building),
}
