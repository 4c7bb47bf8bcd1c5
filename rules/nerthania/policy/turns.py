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
    Terraform,
)
from rules.nerthania.building import PRICE
from rules.nerthania.collecting import MOST_SILVER, Exchanging, harvest
from rules.nerthania.ground import WATER
from rules.nerthania.pieces import SECOND_LEVEL, Direction, Goal, Terrain, When
from rules.nerthania.policy.marching import march_worth
from rules.nerthania.policy.spending import build_worth, cost, level_worth, muster_worth
from rules.nerthania.policy.worth import Worth, rounds_left
from rules.nerthania.state import NerthaniaState
from rules.nerthania.terraforming import Ordaining
from rules.nerthania.turn import Turn
from rules.nerthania.world import CENTRES, SECTOR_OF

TECTONIUM = 2.5
"""What a Tectonium is worth to who can recruit animals or monsters; to others it is worth little."""


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
            return marches[sector] - (cost(worth, PRICE) if isinstance(action, MarchAgain) else 0.0)
        case Collect(areas):
            return _collect(state, worth, areas)
        case Build(building):
            return build_worth(state, worth, building)
        case Rebuild():
            return 3.0 if rounds_left(state) > 1 else 0.2
        case Muster():
            return muster_worth(state, worth)
        case _:
            return _lesser_promise(state, worth, action)


def _lesser_promise(state: NerthaniaState, worth: Worth, action: Action) -> float:
    match action:
        case LevelUp(unit):
            return level_worth(state, worth, unit)
        case Terraform():
            return _terraform(state, worth, action)
        case _:
            return -1.0


def _collect(state: NerthaniaState, worth: Worth, areas: tuple[int, ...]) -> float:
    silver = min(harvest(state, worth.seat, areas), MOST_SILVER - worth.tribe.silver)
    mountains = sum(state.areas[number].terrain is Terrain.MOUNTAIN for number in areas)
    later = min(1.0, 0.3 * rounds_left(state))
    wanted = any(second in worth.tribe.buildings for second in SECOND_LEVEL)
    return (cost(worth, silver) + (TECTONIUM if wanted else 0.4) * mountains) * later + 0.05


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
    if action.direction is Direction.SINK and area.terrain is Terrain.GRASS and Goal.SECTOR not in goals:
        return worth.towards_sector(action.area) - later
    if area.terrain is WATER:
        return (2.5 if action.area in CENTRES and Goal.CENTRE_FOUR not in goals else 0.3) - later
    return 0.0 - later


def exchange(state: NerthaniaState, seat: Seat, step: Exchanging) -> Action:
    """Only with cards to spare, or at the very end."""
    spare = len(state.nations[seat].conquests) > 3 or rounds_left(state) < 1
    return Exchange() if spare and Exchange() in step.choices(state, seat) else Done()


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
