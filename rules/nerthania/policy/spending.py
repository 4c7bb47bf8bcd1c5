"""What the policy spends its silver on: buildings, units, higher battle cards."""

from __future__ import annotations

from rules.game import Action, Seat
from rules.nerthania.actions import Done, Recruit
from rules.nerthania.building import HIGHEST_LEVEL, PRICE
from rules.nerthania.ground import WATER, neighbours, room
from rules.nerthania.pieces import Building, Roundel, Terrain, Unit
from rules.nerthania.policy.cards import arrow_worth, card_worth, die_worth, hand_worth
from rules.nerthania.policy.worth import Worth, danger, doomed, rounds_left, unit_worth
from rules.nerthania.position import Tribe
from rules.nerthania.recruiting import Mustering, enabled
from rules.nerthania.state import NerthaniaState
from rules.nerthania.turn import A_ROUND
from rules.nerthania.world import ANIMALS, ENABLES, KINDS

SILVER = 0.35
"""What a silver is worth to who has little of it."""
RICH = 24
"""With so much silver, a silver hardly matters."""
STRENGTH = 0.5
"""What a strike more in a battle to come is worth."""
BATTLES = 5.0
"""So many battles a round a tribe is in."""
FRESH = 1.3
"""What a recruited warrior is worth."""
EARLY = 1.3
"""What better units are worth because they win the areas that pay for the next ones."""
OF_A_KIND = 2.5
"""So many units of a kind are recruited in a round."""
MINED = 1.5
"""So much Tectonium a round a tribe with a mountain can collect."""
FREE_LAND, FRONT = 0.04, 0.1
"""What a free area near by is worth for a step more, and an own area beside enemies for a bow that always hits."""
COMMON = 0.25
"""A kind in such a share of the areas is in about every battle."""
MOST_PAID = 1
"""For so many actions of a round silver is kept."""
AT_ONCE = 2
"""So many of a kind are placed together: armies should be mixed."""


def cost(worth: Worth, silver: int) -> float:
    """What it costs to give silver away: the less, the fuller the purse."""
    return SILVER * silver * max(0.3, 1 - worth.tribe.silver / RICH)


def build_worth(state: NerthaniaState, worth: Worth, building: Building) -> float:
    """What a building brings in the rounds left: better units and their cards, or silver."""
    left = rounds_left(state)
    if building in ENABLES:
        recruits = left + (Roundel.RECRUIT not in worth.tribe.used)
        return EARLY * recruits * _fighters(state, worth, ENABLES[building], recruits) - cost(worth, PRICE)
    if building is Building.HUNTING_LODGE:
        silver = sum(number in ANIMALS[state.areas[number].terrain] for number in worth.mine)
    else:
        silver = max((state.areas[other].silver for other in _waters(state, worth)), default=0)
    return left * cost(worth, silver) - cost(worth, PRICE)


def _waters(state: NerthaniaState, worth: Worth) -> set[int]:
    beside = neighbours(state)
    return {n for number in worth.mine for n in beside[number] if state.areas[n].terrain is WATER}


def _fighters(state: NerthaniaState, worth: Worth, unit: Unit, recruits: int) -> float:
    """What it is worth in a round to have this kind: how much better it is than warriors, and its battle card."""
    tribe = worth.tribe
    row, warrior = KINDS[tribe.name][unit], KINDS[tribe.name][Unit.WARRIOR]
    number = OF_A_KIND
    if row.tectonium:
        mined = any(state.areas[n].terrain is Terrain.MOUNTAIN for n in worth.mine) * MINED
        number = min(OF_A_KIND, (mined + tribe.tectonium / max(1, recruits)) / row.tectonium)
    better = _asset(state, worth, unit) - _asset(state, worth, Unit.WARRIOR)
    better -= cost(worth, row.silver - warrior.silver)
    kinds = enabled(state, worth.seat)
    card = hand_worth(tribe.name, tribe.levels, (*kinds, unit)) - hand_worth(tribe.name, tribe.levels, kinds)
    return STRENGTH * (number * max(0.0, better) + 0.5 * BATTLES * min(1.0, number) * card)


def _asset(state: NerthaniaState, worth: Worth, unit: Unit) -> float:
    """What a unit is good for here: far marches where much land is free, arrows where enemies are near."""
    tribe, areas, beside = worth.tribe.name, state.areas, neighbours(state)
    near = {other for number in worth.mine for other in beside[number]}
    free = sum(areas[other].owner is None and areas[other].terrain is not WATER for other in near)
    fronts = sum(any(areas[n].owner not in (None, worth.seat) for n in beside[number]) for number in worth.mine)
    far = KINDS[tribe][unit].range - KINDS[tribe][Unit.WARRIOR].range
    return 1 + die_worth(tribe, unit) + FREE_LAND * free * far + FRONT * fronts * arrow_worth(tribe, unit)


def level_worth(state: NerthaniaState, worth: Worth, unit: Unit) -> float:
    """What a level adds in the battles to come, on the best way up from here, by how many areas could play the card."""
    name, level = worth.tribe.name, worth.tribe.levels[unit]
    now = card_worth(name, unit, level)
    better = max((card_worth(name, unit, to) - now) / (to - level) for to in range(level + 1, HIGHEST_LEVEL + 1))
    there = sum(unit in state.areas[number].army for number in worth.mine) / max(1, len(worth.mine))
    battles = BATTLES * (rounds_left(state) + 0.5)
    return STRENGTH * battles * min(1.0, there / COMMON) * better + 0.5 - cost(worth, PRICE)


def _kept(tribe: Tribe) -> int:
    """The silver to keep for the actions still to come this round that cost some; a first march costs none."""
    recruits = Roundel.RECRUIT not in tribe.used
    coming = A_ROUND - len(tribe.used) - recruits - (Roundel.MARCH not in tribe.used)
    return PRICE * max(0, min(MOST_PAID, coming))


def _can_pay(tribe: Tribe, unit: Unit) -> int:
    """How many of a kind without touching what is kept."""
    row = KINDS[tribe.name][unit]
    number = min(tribe.supply.get(unit, 0), max(0, tribe.silver - _kept(tribe)) // row.silver)
    return min(number, tribe.tectonium // row.tectonium) if row.tectonium else number


def muster_worth(state: NerthaniaState, worth: Worth) -> float:
    """How many units the purse and the areas have room for, and how good they are."""
    tribe = worth.tribe
    marched = [used for used in tribe.used if used in (Roundel.MARCH, Roundel.MARCH_AGAIN)]
    if not rounds_left(state) and len(marched) == 2:
        return 0.0
    free = sum(max(0, room(state, number, worth.seat)[0]) for number in worth.mine - worth.doomed)
    rows = KINDS[tribe.name]
    warrior = unit_worth(tribe.name, Unit.WARRIOR)
    most = max(
        min(_can_pay(tribe, unit), free) * unit_worth(tribe.name, unit) / warrior
        for unit in enabled(state, worth.seat)
        if not rows[unit].tectonium
    )
    return FRESH * most * (1.0 if len(marched) < 2 else 0.8) - 0.5


def muster(state: NerthaniaState, seat: Seat, step: Mustering) -> Action:
    """The kind that is worth most for what it takes of silver and room; where the enemy is near and it is missing."""
    tribe = state.nations[seat]
    sinking = doomed(state)
    choices = [action for action in step.choices(state, seat) if isinstance(action, Recruit)]
    payable = {unit: _can_pay(tribe, unit) for unit in {action.unit for action in choices}}
    choices = [action for action in choices if action.area not in sinking and action.number <= payable[action.unit]]
    value = {unit: _value(state, seat, unit) for unit in {action.unit for action in choices}}

    def merit(action: Recruit) -> tuple[float, float, int]:
        army = state.areas[action.area].army
        place = danger(state, seat, action.area) + 0.2 * sum(army.values())
        place += 1.5 * (tribe.headquarters == action.area) + 1.5 * (action.unit not in army)
        return value[action.unit], place, -abs(action.number - AT_ONCE)

    return max(choices, key=merit, default=Done())


def _value(state: NerthaniaState, seat: Seat, unit: Unit) -> float:
    """What a unit is worth, its card counting where the kind is missing, for the share it takes of what there is."""
    tribe = state.nations[seat]
    row = KINDS[tribe.name][unit]
    mine = [number for number, area in state.areas.items() if area.owner == seat]
    free = sum(max(0, room(state, number, seat)[0]) for number in mine)
    without = sum(unit not in state.areas[number].army for number in mine) / len(mine)
    gain = unit_worth(tribe.name, unit) + STRENGTH * without * card_worth(tribe.name, unit, tribe.levels.get(unit, 1))
    return gain / (row.silver / tribe.silver + 1 / max(1, free))
