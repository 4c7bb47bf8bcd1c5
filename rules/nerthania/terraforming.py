"""The world changes: action 7, and the announced terraformings of every round (rulebook 3.1 action 7, 3.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from rules.game import Action, Event, Refusal, Seat
from rules.nerthania.actions import Ordain, Terraform
from rules.nerthania.asking import Asking, did
from rules.nerthania.goals import score_reshaped
from rules.nerthania.ground import WATER, Holdings, neighbours
from rules.nerthania.naming import host, who
from rules.nerthania.pieces import Direction, Terrain, When, join
from rules.nerthania.position import Plan
from rules.nerthania.world import AREAS, FLAT, FOR_EVER_WATER, ROUND
from rules.words import Message, Who, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

NOW = When.NOW
DRAWN = {2: 3, 3: 3, 4: 4}
"""Random terraformings in a round, by number of players."""

_BECOMES = {
    (Terrain.WATER, Direction.RISE): Terrain.GRASS,
    (Terrain.GRASS, Direction.RISE): Terrain.MOUNTAIN,
    (Terrain.GRASS, Direction.SINK): Terrain.WATER,
    (Terrain.MOUNTAIN, Direction.SINK): Terrain.GRASS,
}
"""One step only: water never becomes a mountain at once, nor a mountain water."""

_BY_TERRAIN = {
    terrain: tuple(direction for direction in Direction if (terrain, direction) in _BECOMES) for terrain in Terrain
}
_TERRAFORM = {
    terrain: {
        number: [Terraform(number, direction, when) for direction in directions for when in When] for number in AREAS
    }
    for terrain, directions in _BY_TERRAIN.items()
}

_NEAR = {
    name: {number: frozenset((number, *others)) for number, others in beside.items()}
    for name, beside in (("connected", ROUND), ("closed", FLAT))
}
"""An area and all that is beside it, by the option for the boundaries."""


def can_change(terrain: Terrain, direction: Direction) -> bool:
    """Whether one step that way is possible."""
    return (terrain, direction) in _BECOMES


def choices(state: NerthaniaState, seat: Seat, mine: Holdings) -> Sequence[Action]:
    """Own areas and free ones beside them, in every direction they can go, now or later."""
    areas, near = state.areas, _NEAR[state.options.boundaries]
    places = set().union(*[near[number] for numbers in mine.values() for number in numbers])
    found: list[Action] = []
    for number in sorted(places - _fixed_areas(state)):
        area = areas[number]
        if area.owner is None or area.owner == seat:
            found += _TERRAFORM[area.terrain][number]
    return found


def _fixed_areas(state: NerthaniaState) -> set[int]:
    """The areas that `_fixed` refuses."""
    fixed = {*state.plans, *state.reshaped}
    for tribe in state.nations:
        fixed.add(tribe.headquarters or 0)
    return fixed if len(state.tribes) == 4 else fixed | FOR_EVER_WATER


def refusal(state: NerthaniaState, seat: Seat, action: Terraform) -> Refusal | None:
    """A near area that is not fixed, one step."""
    if action.area not in state.areas:
        return Refusal(Message("no-such-area"), "1.1")
    return _too_far(state, seat, action.area) or _fixed(state, action.area) or _no_step(state, action)


def _too_far(state: NerthaniaState, seat: Seat, number: int) -> Refusal | None:
    owner = state.areas[number].owner
    if owner == seat:
        return None
    if owner is not None:
        return Refusal(Message("no-terraform-foreign", {"area": number}), "4.8")
    areas = state.areas
    if seat in [areas[other].owner for other in neighbours(state)[number]]:
        return None
    return Refusal(Message("no-terraform-far", {"area": number}), "4.8")


def _fixed(state: NerthaniaState, number: int) -> Refusal | None:
    """Headquarters, a marker, an area that was changed this round, the water of the smaller world."""
    if number in [tribe.headquarters for tribe in state.nations]:
        return Refusal(Message("no-terraform-headquarters", {"area": number}), "4.8")
    if number in state.plans or number in state.reshaped:
        return Refusal(Message("no-terraform-twice", {"area": number}), "4.8")
    if number in FOR_EVER_WATER and len(state.tribes) < 4:
        return Refusal(Message("no-terraform-water", {"area": number}), "2.5")
    return None


def _no_step(state: NerthaniaState, action: Terraform | Ordain) -> Refusal | None:
    terrain = state.areas[action.area].terrain
    if can_change(terrain, action.direction):
        return None
    return Refusal(Message("no-terraform-step", {"area": action.area, "terrain": said(terrain)}), "1.2")


def play(state: NerthaniaState, seat: Seat, action: Terraform) -> list[Event]:
    """Change it, or lay the marker."""
    if action.when is NOW:
        state.reshaped.append(action.area)
        return transform(state, action.area, action.direction, seat)
    state.plans[action.area] = Plan(action.direction, seat)
    return [did("plan", who=Who(seat), area=action.area, direction=said(action.direction))]


def becomes(terrain: Terrain, direction: Direction) -> Terrain:
    """What a possible terraforming makes of the land."""
    return _BECOMES[terrain, direction]


def own_plan(state: NerthaniaState, seat: Seat) -> int | None:
    """Where a seat's own marker lies."""
    for number, plan in state.plans.items():
        if plan.by == seat:
            return number
    return None


def complete(state: NerthaniaState, seat: Seat, number: int) -> list[Event]:
    """Carry out one's own marker before the end of the round."""
    plan = state.plans.pop(number)
    state.reshaped.append(number)
    return transform(state, number, plan.direction, seat)


def transform(state: NerthaniaState, number: int, direction: Direction, by: Seat) -> list[Event]:
    """The area rises or sinks one step. Units on water are destroyed; on land they remain, even beyond the capacity."""
    return _change(state, number, direction, by) + score_reshaped(state, number)


def _change(state: NerthaniaState, number: int, direction: Direction, by: Seat | None = None) -> list[Event]:
    area = state.areas[number]
    area.terrain = _BECOMES[area.terrain, direction]
    state.reshaped_last.append(number)
    events = [_changed(number, direction, area.terrain, by)]
    if area.terrain is WATER and area.owner is not None:
        tribe = state.nations[area.owner]
        events.append(did("drown", who=who(state, area.owner), area=number, units=host(area.army)))
        for unit, count in area.army.items():
            join(tribe.supply, unit, count)
        area.army, area.owner = {}, None
    return events


@cache
def _changed(number: int, direction: Direction, terrain: Terrain, by: Seat | None) -> Event:
    change = {"area": number, "direction": said(direction), "terrain": said(terrain)}
    return did("terraform", **change) if by is None else did("reshape", who=Who(by), **change)


def execute(state: NerthaniaState) -> list[Event]:
    """Phase 2, first half: every marker on the map."""
    events: list[Event] = []
    changed = sorted(state.plans)
    for number in changed:
        events += _change(state, number, state.plans[number].direction)
    state.plans.clear()
    for number in changed:
        events += score_reshaped(state, number)
    return events


def announced(state: NerthaniaState) -> int:
    """How many terraformings are announced at the end of a round."""
    return 0 if state.options.terraforming == "none" else DRAWN[len(state.tribes)]


def draw(state: NerthaniaState, number: int) -> list[Event]:
    """Phase 2, second half: so many terraformings by two cards each, the area and the direction."""
    events = []
    for _ in range(number):
        place = _drawn_area(state)
        if place is None:
            break
        direction = AREAS[_draw_card(state)].card
        if state.options.terraforming == "sink":
            direction = Direction.SINK
        events.append(announce(state, place, direction))
    return events


def announce(state: NerthaniaState, number: int, direction: Direction) -> Event:
    """Lay a marker that belongs to nobody. A card turns only grassland both ways; water rises, a mountain sinks."""
    terrain = state.areas[number].terrain
    if not can_change(terrain, direction):
        direction = _BY_TERRAIN[terrain][0]
    state.plans[number] = Plan(direction, None)
    return _announced(number, direction)


@cache
def _announced(number: int, direction: Direction) -> Event:
    return did("announce", area=number, direction=said(direction))


def _drawn_area(state: NerthaniaState) -> int | None:
    """The first card whose area can change; the others are drawn again (rulebook 3.2, ruling N17)."""
    for _ in range(len(state.deck)):
        number = _draw_card(state)
        if _fixed(state, number) is None:
            return number
    return None


def _draw_card(state: NerthaniaState) -> int:
    """The top card, which goes under the deck."""
    card = state.deck.pop(0)
    state.deck.append(card)
    return card


@dataclass(slots=True)
class Ordaining(Asking):
    """Who held the whole centre this round decides one terraforming in place of a random one (rulebook 6)."""

    seat: Seat
    step: Literal["ordaining"] = "ordaining"

    actions = (Ordain,)
    ask = "ask-ordaining"
    section = "6.6"

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """Every area that can change, in every direction."""
        return [
            Ordain(number, direction)
            for number, area in state.areas.items()
            if _fixed(state, number) is None
            for direction in _BY_TERRAIN[area.terrain]
        ]

    def refusal(self, state: NerthaniaState, seat: Seat, action: Any) -> Refusal | None:
        """An area that is not fixed, one step."""
        if action.area not in state.areas:
            return Refusal(Message("no-such-area"), "1.1")
        return _fixed(state, action.area) or _no_step(state, action)

    def play(self, state: NerthaniaState, seat: Seat, action: Ordain) -> list[Event]:
        """Lay the marker."""
        state.steps.pop()
        return [did("ordain", who=Who(seat)), announce(state, action.area, action.direction)]
