"""What helps to answer a question: what stands in the way, who stands where, what it costs. Handbook section 4."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rules.game import Action, Seat
from rules.nerthania.actions import Attack, Found, Move, Recruit, Send, Settle
from rules.nerthania.attacking import Attacking
from rules.nerthania.ground import friends_of, neighbours, reach
from rules.nerthania.marching import Marching
from rules.nerthania.naming import host, who
from rules.nerthania.pieces import EVERY_UNIT, Terrain, Troop
from rules.nerthania.recruiting import Mustering
from rules.nerthania.steps_left import Left, farthest
from rules.nerthania.world import BONUS, CAPACITY, KINDS
from rules.words import Message, Said, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

FEW = 5
"""So few areas can be compared one by one, without a list by how many they hold."""


def hint(state: NerthaniaState, seat: Seat, field: str, actions: Sequence[Action]) -> Message | None:
    """What helps to choose this field of these actions; None where there is nothing to say."""
    help_ = _HINTS.get((type(actions[0]), field))
    return None if help_ is None else help_(state, seat, actions)


def _where_to(state: NerthaniaState, seat: Seat, actions: Sequence[Move]) -> Message | None:
    """What lies beside the way of a march and cannot be entered: water, other tribes, areas that are full."""
    step = state.steps[-1]
    if not isinstance(step, Marching):
        return None
    origin = actions[0].origin
    rings, _ = reach(state, seat, origin, farthest(step.left[origin]))
    way = {origin, *(number for ring in rings[:-1] for number in ring)}
    near = {other for number in way for other in neighbours(state)[number]} - {action.to for action in actions} - way
    full = {number for ring in rings for number in ring} - {action.to for action in actions}
    friends = friends_of(state, seat)
    stops = {
        "water": {number for number in near if state.areas[number].terrain is Terrain.WATER},
        "held": {number for number in near if state.areas[number].owner not in friends},
        "full": full,
    }
    told = tuple(
        Message(f"hint-{why}", {"areas": ", ".join(map(str, sorted(numbers)))})
        for why, numbers in stops.items()
        if numbers
    )
    return Message("hint-stops", {"stops": told}) if told else None


def _whom_to_attack(state: NerthaniaState, seat: Seat, actions: Sequence[Attack]) -> Message:
    """Who stands in each area in reach."""
    targets = []
    for number in dict.fromkeys(action.area for action in actions):
        area = state.areas[number]
        assert area.owner is not None
        given: dict[str, Said] = {"area": number, "who": who(state, area.owner), "units": host(area.army)}
        targets.append(Message("hint-target", given))
    return Message("hint-targets", {"targets": tuple(targets)})


def _how_far(state: NerthaniaState, seat: Seat, actions: Sequence[Move | Send]) -> Message | None:
    """The steps that each unit has left."""
    step = state.steps[-1]
    left: Left = step.left if isinstance(step, Marching | Attacking) else {}
    units = left.get(actions[0].origin, {})
    told = tuple(
        Message("hint-unit-steps", {"units": said(Troop(unit, number)), "number": number, "steps": steps})
        for unit in EVERY_UNIT
        for steps, number in Counter(units.get(unit, ())).items()
    )
    return Message("hint-steps", {"units": told}) if told else None


def _prices(state: NerthaniaState, seat: Seat, actions: Sequence[Recruit]) -> Message | None:
    """What one of each kind costs; nothing where it is free."""
    if not isinstance(state.steps[-1], Mustering):
        return None
    kinds = KINDS[state.nations[seat].name]
    told = tuple(
        Message("hint-price", {"unit": said(unit), "silver": kinds[unit].silver, "tectonium": kinds[unit].tectonium})
        for unit in dict.fromkeys(action.unit for action in actions)
    )
    return Message("hint-prices", {"prices": told})


def _roomiest(state: NerthaniaState, seat: Seat, actions: Sequence[Found | Settle]) -> Message | None:
    """Where there is room for how many warriors, the most first: nobody can compare so many areas one by one."""
    rooms: dict[int, list[int]] = {}
    for number in dict.fromkeys(action.area for action in actions):
        rooms.setdefault(_holds(state, seat, number), []).append(number)
    if sum(len(numbers) for numbers in rooms.values()) <= FEW:
        return None
    told = tuple(
        Message("hint-room", {"most": most, "areas": ", ".join(map(str, numbers))})
        for most, numbers in sorted(rooms.items(), reverse=True)
    )
    return Message("hint-rooms", {"rooms": told})


def _room(state: NerthaniaState, seat: Seat, actions: Sequence[Found | Settle]) -> Message:
    """How many the chosen area holds."""
    number = actions[0].area
    terrain = said(state.areas[number].terrain)
    return Message("hint-holds", {"area": number, "terrain": terrain, "most": _holds(state, seat, number)})


def _holds(state: NerthaniaState, seat: Seat, number: int) -> int:
    """So many warriors of this tribe an area holds."""
    return CAPACITY[state.areas[number].terrain][number] + BONUS[state.nations[seat].name]


_HINTS: Mapping[tuple[type[Action], str], Callable[[Any, Seat, Any], Message | None]] = {
    (Move, "to"): _where_to,
    (Move, "units"): _how_far,
    (Send, "units"): _how_far,
    (Attack, "area"): _whom_to_attack,
    (Recruit, "unit"): _prices,
    (Found, "area"): _roomiest,
    (Found, "warriors"): _room,
    (Settle, "area"): _roomiest,
    (Settle, "warriors"): _room,
}
