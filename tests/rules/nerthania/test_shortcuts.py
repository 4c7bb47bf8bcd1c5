"""What Nerthania looks up instead of working it out each time is the same as what the long way finds."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Literal

import pytest

from rules.dice import Dice
from rules.nerthania import GAME
from rules.nerthania.actions import Found, Settle
from rules.nerthania.ground import every_group, fitting, groups, holdings, holds_any, reach, steps_between
from rules.nerthania.marching import Marching
from rules.nerthania.pieces import Terrain, Unit
from rules.nerthania.recruiting import Mustering
from rules.nerthania.settling import AT_HOME, KEPT_FOR_LATER, WARRIORS, Settling
from rules.nerthania.state import NerthaniaState
from rules.nerthania.steps_left import farthest, ready, shortest
from rules.nerthania.world import AREAS, BONUS, CAPACITY, KINDS, ROUND, SECTOR_OF

W = Unit.WARRIOR


def pairs(state: NerthaniaState, step: Settling) -> set[tuple[int, int]]:
    """Every area and number of warriors to begin a visit with, by trying all pairs of free areas that touch."""
    tribe = state.nations[step.seat]
    holds = {
        number: CAPACITY[area.terrain][number] + BONUS[tribe.name]
        for number, area in state.areas.items()
        if area.terrain is not Terrain.WATER and not area.army
    }
    homes = [SECTOR_OF[other.headquarters] for other in state.nations if other.headquarters is not None]
    mine = [SECTOR_OF[number] for number, area in state.areas.items() if area.owner == step.seat]
    closed = homes if step.visit == 0 else mine
    in_hand = WARRIORS - (KINDS[tribe.name][W].pieces - tribe.supply[W])
    least, most = (in_hand, in_hand) if step.last else (2, in_hand - KEPT_FOR_LATER)
    most = AT_HOME if step.visit == 0 else most
    touching = [
        (one, two)
        for one in holds
        for two in holds
        if two in ROUND[one] and SECTOR_OF[one] == SECTOR_OF[two] not in closed
    ]
    least = min(least, max(holds[one] + holds[two] for one, two in touching))
    return {
        (one, first)
        for one, two in touching
        for first in range(1, holds[one] + 1)
        if any(least <= first + second <= most for second in range(1, holds[two] + 1))
    }


def ways(state: NerthaniaState, step: Marching) -> None:
    """From every area of the march: the same distances by walking on and by looking back from where one gets."""
    for origin, units in step.left.items():
        rings, enemies = reach(state, step.seat, origin, 3)
        steps = {number: far for far, ring in enumerate(rings, start=1) for number in ring} | enemies
        for target in AREAS:
            for most in (0, 1, 2, 3) if target != origin and state.areas[target].terrain is not Terrain.WATER else ():
                far = steps.get(target)
                assert steps_between(state, step.seat, origin, target, most) == (far if far and far <= most else None)
        left = [one for some in units.values() for one in some]
        assert (farthest(units), shortest(units)) == (max(left, default=0), min(left, default=0))
        for far in (1, 2, 3):
            able = {unit: sum(one >= far for one in some) for unit, some in units.items()}
            assert dict(ready(units, far)) == {unit: number for unit, number in able.items() if number}
            every = every_group(ready(units, far))
            for free, warrior_more in product((-1, 0, 1, 2, 6), (False, True)):
                found = groups(ready(units, far), free, warrior_more)
                assert every[: fitting(ready(units, far), free, warrior_more)] == found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mountains_stop", [False, True])
@pytest.mark.parametrize("boundaries", ["connected", "closed"])
def test_shortcuts_lead_where_the_long_way_does(
    boundaries: Literal["connected", "closed"], mountains_stop: bool, seats: int
) -> None:
    luck = Random(f"shortcuts {seats}")
    met: set[type[object]] = set()
    options = GAME.options(boundaries=boundaries, mountains_stop=mountains_stop)
    for game in range(3):
        state = GAME.setup(GAME.tribes[-seats:], options, Dice(f"shortcuts {game}"))
        while prompts := GAME.awaited(state):
            seat = luck.choice(prompts).seat
            legal = GAME.legal(state, seat)
            step = state.steps[-1]
            met.add(type(step))
            if isinstance(step, Settling) and step.chosen is None:
                kind = Found if step.visit == 0 else Settle
                assert {(action.area, action.warriors) for action in legal if isinstance(action, kind)} == pairs(
                    state, step
                )
            elif isinstance(step, Marching):
                ways(state, step)
            mine = [number for number, area in state.areas.items() if area.owner == seat and area.army]
            assert [number for areas in holdings(state, seat).values() for number in areas] == mine
            assert holds_any(state, seat) == any(area.owner == seat for area in state.areas.values())
            GAME.apply(state, seat, luck.choice(legal))
    assert met >= {Settling, Marching, Mustering}
