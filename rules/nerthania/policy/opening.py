"""The policy while setting up: rich, roomy and well placed areas; foreign markers far away."""

from __future__ import annotations

from rules.game import Action, Seat
from rules.nerthania.actions import Build, Found, PlaceMarker, Recruit, Settle, Shape
from rules.nerthania.fast_start import Arriving, Preparing
from rules.nerthania.ground import WATER, neighbours
from rules.nerthania.pieces import Terrain, Unit
from rules.nerthania.policy.cards import die_worth
from rules.nerthania.policy.worth import danger
from rules.nerthania.recruiting import NeutralRecruiting
from rules.nerthania.settling import Marking, Settling
from rules.nerthania.shaping import Shaping
from rules.nerthania.state import NerthaniaState
from rules.nerthania.world import CAPACITY, CENTRES, EDGE, ENABLES

AT_HOME, AWAY = 3, 2
"""Warriors to an area at home and elsewhere, as far as the rules allow."""


def shape(state: NerthaniaState, seat: Seat, step: Shaping) -> Action:
    """Water where grassland yields and holds least, mountains where they hold most; neither in the centre."""

    def merit(action: Shape) -> tuple[bool, int]:
        silver, centre = state.areas[action.area].silver, action.area in CENTRES
        if step.waters:
            return not centre, -silver - CAPACITY[Terrain.GRASS][action.area]
        return not centre, CAPACITY[Terrain.MOUNTAIN][action.area] - silver

    return max([action for action in step.choices(state, seat) if isinstance(action, Shape)], key=merit)


def settle(state: NerthaniaState, seat: Seat, step: Settling) -> Action:
    """The best place, with as many warriors as planned."""
    planned = AT_HOME if step.visit == 0 else AWAY

    def merit(action: Found | Settle) -> tuple[float, int]:
        return _place(state, seat, action.area, home=isinstance(action, Found)), -abs(action.warriors - planned)

    choices = [action for action in step.choices(state, seat) if isinstance(action, Found | Settle)]
    return max(choices, key=merit)


def _place(state: NerthaniaState, seat: Seat, number: int, home: bool) -> float:
    area = state.areas[number]
    room = CAPACITY[area.terrain][number]
    free = sum(state.areas[other].terrain is not WATER for other in neighbours(state)[number])
    merit = 0.5 * area.silver * (area.terrain is Terrain.GRASS) + 0.3 * free - 0.2 * danger(state, seat, number)
    merit += 1.5 * (area.terrain is Terrain.MOUNTAIN) + 1.0 * (number in EDGE) + 1.0 * (number in CENTRES)
    return merit + (0.8 if home else 0.1) * room


def prepare(state: NerthaniaState, seat: Seat, step: Preparing) -> Action:
    """The building whose unit rolls best."""
    tribe = state.nations[seat].name
    choices = [action for action in step.choices(state, seat) if isinstance(action, Build)]
    return max(choices, key=lambda action: die_worth(tribe, ENABLES[action.building]))


def arrive(state: NerthaniaState, seat: Seat, step: Arriving | NeutralRecruiting) -> Action:
    """As many as possible, where the enemy is near."""
    choices = [action for action in step.choices(state, seat) if isinstance(action, Recruit)]
    owner = state.areas[choices[0].area].owner
    assert owner is not None
    return max(
        choices, key=lambda action: (danger(state, owner, action.area), action.number, action.unit is Unit.WARRIOR)
    )


def place_marker(state: NerthaniaState, seat: Seat, step: Marking) -> Action:
    """Where its owner has the longest way: in an own area, or far from the owner's areas."""
    beside = neighbours(state)
    near = {number for number, area in state.areas.items() if area.owner == step.owner}
    for _ in range(2):
        near |= {other for number in near for other in beside[number]}

    def merit(action: PlaceMarker) -> float:
        owner = state.areas[action.area].owner
        return 2.0 * (owner == seat) + 1.0 * (owner is not None) + 2.0 * (action.area not in near)

    choices = [action for action in step.choices(state, seat) if isinstance(action, PlaceMarker)]
    return max(choices, key=merit)
