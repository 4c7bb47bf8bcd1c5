"""The policy on the march: which empty areas to take, whom to attack, with whom."""

from __future__ import annotations

from collections import Counter
from math import exp

from rules.game import Action, Seat
from rules.nerthania.actions import Attack, Done, Fight, Move, Send
from rules.nerthania.attacking import MOST_ATTACKERS, Attacking
from rules.nerthania.ground import reach
from rules.nerthania.marching import Marching
from rules.nerthania.neutral import NeutralStriking
from rules.nerthania.pieces import Goal, Unit, size
from rules.nerthania.policy.cards import die_worth
from rules.nerthania.policy.worth import Worth, defence, power
from rules.nerthania.state import NerthaniaState
from rules.nerthania.steps_left import Left, activated, farthest
from rules.nerthania.world import IN_SECTOR

ENOUGH = 0.8
"""A move must be worth this much."""
CARD = 1.5
"""What a conquest card is worth."""
BATTLE_GOAL = 7.0
DROWNED = 1.0
"""What a unit costs that stands where the land sinks."""


def march(state: NerthaniaState, seat: Seat, step: Marching) -> Action:
    """The best move while one is worth it, then the best attack."""
    worth = Worth(state, seat)
    actions = step.choices(state, seat)
    best, action = max(
        ((_move_worth(state, worth, move), move) for move in actions if isinstance(move, Move)),
        key=lambda pair: pair[0],
        default=(0.0, None),
    )
    strike, target = best_attack(state, seat, step.left, worth)
    if action is not None and best > ENOUGH:
        return action
    return Attack(target) if target is not None and strike > ENOUGH else Done()


def march_worth(state: NerthaniaState, seat: Seat, sector: int, worth: Worth) -> float:
    """What a march of this sector promises: its best moves to different areas, and its best attack."""
    step = Marching(seat, activated(state, seat, IN_SECTOR[sector]))
    gains: dict[int, float] = {}
    for action in step.choices(state, seat):
        if isinstance(action, Move):
            gains[action.to] = max(gains.get(action.to, 0.0), _move_worth(state, worth, action))
    units = sum(max(0, sum(state.areas[number].army.values()) - 1) for number in step.left)
    moves = sum(sorted(gains.values(), reverse=True)[: max(1, min(3, units))])
    return moves + max(0.0, best_attack(state, seat, step.left, worth)[0])


def _move_worth(state: NerthaniaState, worth: Worth, move: Move) -> float:
    """Taking free land is worth what it yields; an area left empty and an army too weak for its place cost."""
    if state.areas[move.to].owner is not None:
        return -1.0
    number = size(move.units)
    gain = worth.of(move.to) - 0.5 * (number - 1)
    danger = worth.danger(move.to)
    if danger:
        gain -= 0.15 * max(0.0, danger - worth.strength(move.units))
    if number == sum(state.areas[move.origin].army.values()):
        gain -= worth.of(move.origin) + (4.0 if worth.tribe.headquarters == move.origin else 0.2)
    return gain + DROWNED * number * ((move.origin in worth.doomed) - (move.to in worth.doomed))


def best_attack(state: NerthaniaState, seat: Seat, left: Left, worth: Worth) -> tuple[float, int | None]:
    """The attack that promises most, and how much."""
    able: dict[int, list[Unit]] = {}
    for origin, units in left.items():
        longest = farthest(units)
        if longest:
            for target, steps in reach(state, seat, origin, longest)[1].items():
                able.setdefault(target, []).extend(_able(state, worth.tribe.name, origin, units, steps))
    found = [(_attack_worth(state, worth, target, able[target]), target) for target in sorted(able)]
    return max(found, default=(0.0, None), key=lambda pair: pair[0])


def _able(state: NerthaniaState, tribe: str, origin: int, kinds: dict[Unit, list[int]], steps: int) -> list[Unit]:
    """Who would be sent from an area, the strongest first; one stays behind where more stand."""
    able = [unit for unit, left in kinds.items() for one in left if one >= steps]
    able.sort(key=lambda unit: die_worth(tribe, unit), reverse=True)
    stays = len(able) == sum(state.areas[origin].army.values()) and len(able) > 1
    return able[: len(able) - stays]


def _attack_worth(state: NerthaniaState, worth: Worth, target: int, able: list[Unit]) -> float:
    """What a victory brings and a defeat costs, by the chance for it with the six strongest."""
    tribe, against = worth.tribe.name, sum(state.areas[target].army.values())
    units = sorted(able, key=lambda unit: die_worth(tribe, unit), reverse=True)[:MOST_ATTACKERS]
    number, theirs = len(units), worth.defence(target)
    mine = power(worth.tribe, Counter(units))
    chance = 1 / (1 + exp(-1.1 * (mine - theirs - 0.8)))
    gain = worth.of(target) + CARD + 0.5 * against
    if number >= 5 and against >= 5 and Goal.BATTLE not in worth.tribe.goals and worth.goals:
        gain += BATTLE_GOAL
    return chance * gain - (1 - chance) * (0.7 * number + 0.5) - 0.15 * theirs


def send(state: NerthaniaState, seat: Seat, step: Attacking) -> Action:
    """The strongest groups first, one unit staying behind, until six are on their way."""
    actions = step.choices(state, seat)
    assert state.battle is not None
    force = state.battle.attacker.force
    tribe = state.nations[force].name
    sends = [action for action in actions if isinstance(action, Send)]

    def merit(action: Send) -> float:
        here = sum(state.areas[action.origin].army.values())
        staying = 0.0 if size(action.units) < here else 2.5
        return sum(troop.number * (1 + die_worth(tribe, troop.unit)) for troop in action.units) - staying

    best = max(sends, key=merit, default=None)
    if best is None or (merit(best) <= 0 and Fight() in actions):
        return Fight()
    return best


def attack_on(state: NerthaniaState, seat: Seat, step: NeutralStriking) -> Action:
    """Where the neutral tribe strikes back: at the weakest area."""
    actions = [action for action in step.choices(state, seat) if isinstance(action, Attack)]
    return min(actions, key=lambda action: defence(state, action.area))
