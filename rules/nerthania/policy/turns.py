"""The policy at its turn: which of the seven actions promises most now, and how to recruit and terraform."""

from __future__ import annotations

from rules.game import Action, Seat
from rules.nerthania.actions import (
    Build,
    Collect,
    Done,
    Exchange,
    LevelUp,
    March,
    MarchAgain,
    Muster,
    Ordain,
    Rebuild,
    Recruit,
    Terraform,
)
from rules.nerthania.collecting import MOST_SILVER, Exchanging, harvest
from rules.nerthania.ground import WATER, neighbours, room
from rules.nerthania.pieces import FIRST_LEVEL, Building, Direction, Goal, Roundel, Terrain, When
from rules.nerthania.policy.marching import march_worth
from rules.nerthania.policy.worth import Worth, danger, die_worth, rounds_left
from rules.nerthania.recruiting import Mustering
from rules.nerthania.state import NerthaniaState
from rules.nerthania.terraforming import Ordaining
from rules.nerthania.turn import Turn
from rules.nerthania.world import ANIMALS, CENTRES, ENABLES, KINDS, SECTOR_OF

SILVER = 0.35
"""What a silver is worth."""


def take_turn(state: NerthaniaState, seat: Seat, step: Turn) -> Action:
    """The action that promises most."""
    worth = Worth(state, seat)
    marches: dict[int, float] = {}
    best: Action | None = None
    most = float("-inf")
    for action in step.choices(state, seat):
        promise = _promise(state, worth, action, marches)
        if promise > most:
            best, most = action, promise
    assert best is not None
    return best


def _promise(state: NerthaniaState, worth: Worth, action: Action, marches: dict[int, float]) -> float:
    match action:
        case March(sector) | MarchAgain(sector):
            if sector not in marches:
                marches[sector] = march_worth(state, worth.seat, sector, worth)
            return marches[sector] - (3 * SILVER if isinstance(action, MarchAgain) else 0.0)
        case Collect(areas):
            return _collect(state, worth, areas)
        case Build(building):
            return _build(state, worth, building)
        case Rebuild():
            return 3.0 if rounds_left(state) > 1 else 0.2
        case Muster():
            return _muster(state, worth)
        case _:
            return _lesser_promise(state, worth, action)


def _lesser_promise(state: NerthaniaState, worth: Worth, action: Action) -> float:
    match action:
        case LevelUp(unit):
            return 2.0 + 0.1 * sum(state.areas[number].army.get(unit, 0) for number in worth.mine) - 3 * SILVER
        case Terraform():
            return _terraform(state, worth, action)
        case _:
            return -1.0


def _collect(state: NerthaniaState, worth: Worth, areas: tuple[int, ...]) -> float:
    silver = min(harvest(state, worth.seat, areas), MOST_SILVER - worth.tribe.silver)
    mountains = sum(state.areas[number].terrain is Terrain.MOUNTAIN for number in areas)
    later = min(1.0, 0.3 * rounds_left(state))
    tectonium = 0.9 if Building.ANIMAL_ENCLOSURE in worth.tribe.buildings else 0.5
    return (SILVER * silver + tectonium * mountains) * later + 0.05


def _build(state: NerthaniaState, worth: Worth, building: Building) -> float:
    """Early, and what is missing most: one or two kinds of fighters, then animals, then the hunt or the fish."""
    left = rounds_left(state)
    tribe = worth.tribe
    if left < 2:
        return 0.0
    fighters = [first for first in FIRST_LEVEL if first in tribe.buildings]
    if building in FIRST_LEVEL:
        merit = 1.6 * die_worth(tribe.name, ENABLES[building]) - 1.2 * len(fighters)
    elif building is Building.HUNTING_LODGE:
        merit = 0.35 * sum(number in ANIMALS[state.areas[number].terrain] for number in worth.mine)
    elif building is Building.FISHING_HUT:
        merit = 0.3 * max((state.areas[other].silver for other in _waters(state, worth)), default=0)
    else:
        unit = ENABLES[building]
        merit = 0.9 * die_worth(tribe.name, unit) * (tribe.tectonium >= KINDS[tribe.name][unit].tectonium)
    return merit * min(1.5, 0.4 * left) - 3 * SILVER + 0.6


def _waters(state: NerthaniaState, worth: Worth) -> set[int]:
    beside = neighbours(state)
    return {n for number in worth.mine for n in beside[number] if state.areas[n].terrain is WATER}


def _muster(state: NerthaniaState, worth: Worth) -> float:
    """How many units the purse and the areas have room for."""
    free = sum(max(0, room(state, number, worth.seat)[0]) for number in worth.mine)
    units = min(worth.tribe.silver // 3 + 1, free)
    others = [used for used in worth.tribe.used if used in (Roundel.MARCH, Roundel.MARCH_AGAIN)]
    return 0.9 * units * (1.0 if len(others) < 2 else 0.8) - 0.5


def _terraform(state: NerthaniaState, worth: Worth, action: Terraform) -> float:
    """New land where it completes something, a mountain in a sector that has none; never one's own army."""
    area = state.areas[action.area]
    later = 0.1 if action.when is When.LATER else 0.0
    if area.owner is not None and action.direction is Direction.SINK and area.terrain is Terrain.GRASS:
        return -5.0
    goals = worth.tribe.goals
    if action.direction is Direction.RISE and area.terrain is Terrain.GRASS and area.owner is not None:
        peaks = {SECTOR_OF[n] for n in worth.mine if state.areas[n].terrain is Terrain.MOUNTAIN}
        if SECTOR_OF[action.area] not in peaks and Goal.MOUNTAINS_FOUR not in goals:
            return (6.0 if len(peaks) >= 2 else 2.0) - later
        return 0.1
    if area.terrain is WATER:
        return (2.5 if action.area in CENTRES and Goal.CENTRE_FOUR not in goals else 0.3) - later
    return 0.0 - later


def exchange(state: NerthaniaState, seat: Seat, step: Exchanging) -> Action:
    """Only with cards to spare, or at the very end."""
    spare = len(state.nations[seat].conquests) > 3 or rounds_left(state) < 1
    return Exchange() if spare and Exchange() in step.choices(state, seat) else Done()


def muster(state: NerthaniaState, seat: Seat, step: Mustering) -> Action:
    """The best units for the price, where the enemy is near or much is at stake."""
    tribe = state.nations[seat]
    rows = KINDS[tribe.name]

    def merit(action: Recruit) -> tuple[float, float, int]:
        row = rows[action.unit]
        value = (1 + die_worth(tribe.name, action.unit)) / (row.silver + 0.3 * row.tectonium)
        home = 1.5 if tribe.headquarters == action.area else 0.0
        crowd = sum(state.areas[action.area].army.values())
        return round(value, 1), danger(state, seat, action.area) + home + 0.2 * crowd, action.number

    choices = [action for action in step.choices(state, seat) if isinstance(action, Recruit)]
    return max(choices, key=merit, default=Done())


def ordain(state: NerthaniaState, seat: Seat, step: Ordaining) -> Action:
    """Sink the largest army of others; else raise a centre from the water."""

    def merit(action: Ordain) -> float:
        area = state.areas[action.area]
        if area.terrain is Terrain.GRASS and action.direction is Direction.SINK:
            units = sum(area.army.values())
            return float(-units if area.owner == seat else units)
        return 0.5 if area.terrain is WATER and action.area in CENTRES else 0.0

    choices = [action for action in step.choices(state, seat) if isinstance(action, Ordain)]
    return max(choices, key=merit)
