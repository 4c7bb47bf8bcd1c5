"""The policy on the march: which empty areas to take, whom to attack, with whom."""

from __future__ import annotations

from math import exp

from rules.game import Action, Seat
from rules.nerthania.actions import Attack, Done, Fight, Move, Send
from rules.nerthania.attacking import MOST_ATTACKERS, Attacking
from rules.nerthania.ground import steps_between
from rules.nerthania.marching import Marching
from rules.nerthania.neutral import NeutralStriking
from rules.nerthania.pieces import Army, Force, Goal, Unit, size
from rules.nerthania.policy.worth import Worth, danger, defence, die_worth, power
from rules.nerthania.state import NerthaniaState
from rules.nerthania.steps_left import Left, activated
from rules.nerthania.world import IN_SECTOR

ENOUGH = 0.8
"""A move must be worth this much."""
CARD = 1.5
"""What a conquest card is worth."""
BATTLE_GOAL = 7.0


def march(state: NerthaniaState, seat: Seat, step: Marching) -> Action:
    """The best move while one is worth it, then the best attack."""
    worth = Worth(state, seat)
    actions = step.choices(state, seat)
    best, action = max(
        ((_move_worth(state, worth, move), move) for move in actions if isinstance(move, Move)),
        key=lambda pair: pair[0],
        default=(0.0, None),
    )
    strike, target = best_attack(state, seat, step.left, [a.area for a in actions if isinstance(a, Attack)], worth)
    if action is not None and best > ENOUGH:
        return action
    return Attack(target) if target is not None and strike > ENOUGH else Done()


def march_worth(state: NerthaniaState, seat: Seat, sector: int, worth: Worth) -> float:
    """What a march of this sector promises: its best moves to different areas, and its best attack."""
    step = Marching(seat, activated(state, seat, IN_SECTOR[sector]))
    gains: dict[int, float] = {}
    targets = []
    for action in step.choices(state, seat):
        if isinstance(action, Move):
            gains[action.to] = max(gains.get(action.to, 0.0), _move_worth(state, worth, action))
        elif isinstance(action, Attack):
            targets.append(action.area)
    units = sum(max(0, sum(state.areas[number].army.values()) - 1) for number in step.left)
    moves = sum(sorted(gains.values(), reverse=True)[: max(1, min(3, units))])
    return moves + max(0.0, best_attack(state, seat, step.left, targets, worth)[0])


def _move_worth(state: NerthaniaState, worth: Worth, move: Move) -> float:
    number = size(move.units)
    there = sum(state.areas[move.origin].army.values())
    target = state.areas[move.to]
    gain = worth.of(move.to) if target.owner is None else 0.0
    if there == number:
        gain -= worth.of(move.origin) + (4.0 if worth.tribe.headquarters == move.origin else 0.2)
    threat = danger(state, worth.seat, move.to)
    strength = power(worth.tribe.name, {troop.unit: troop.number for troop in move.units})
    if target.owner is None:
        gain -= 0.5 * (number - 1) + (0.15 * max(0.0, threat - strength))
    else:
        gain = -1.0
    return gain


def best_attack(
    state: NerthaniaState, seat: Seat, left: Left, targets: list[int], worth: Worth
) -> tuple[float, int | None]:
    """The attack that promises most, and how much."""
    found = [(_attack_worth(state, seat, left, target, worth), target) for target in targets]
    return max(found, default=(0.0, None), key=lambda pair: pair[0])


def _attack_worth(state: NerthaniaState, seat: Seat, left: Left, target: int, worth: Worth) -> float:
    area = state.areas[target]
    assert area.owner is not None
    army = _striking(state, seat, left, target)
    number, against = sum(army.values()), sum(area.army.values())
    mine, theirs = power(state.nations[seat].name, army), defence(state, target)
    chance = 1 / (1 + exp(-1.1 * (mine - theirs - 0.8)))
    gain = worth.of(target) + CARD + 0.5 * against
    if number >= 5 and against >= 5 and Goal.BATTLE not in worth.tribe.goals and worth.goals:
        gain += BATTLE_GOAL
    return chance * gain - (1 - chance) * (0.7 * number + 0.5) - 0.15 * theirs


def _striking(state: NerthaniaState, force: Force, left: Left, target: int) -> Army:
    """The units that would be sent: the strongest in reach, one staying behind in each area where more stand."""
    tribe = state.nations[force].name
    units: list[Unit] = []
    for origin, kinds in left.items():
        steps = steps_between(state, force, origin, target)
        if steps is not None:
            able = [unit for unit, rest in kinds.items() for one in rest if one >= steps]
            able.sort(key=lambda unit: die_worth(tribe, unit), reverse=True)
            stays = len(able) == sum(state.areas[origin].army.values()) and len(able) > 1
            units += able[: len(able) - stays]
    army: Army = {}
    for unit in sorted(units, key=lambda unit: die_worth(tribe, unit), reverse=True)[:MOST_ATTACKERS]:
        army[unit] = army.get(unit, 0) + 1
    return army


def send(state: NerthaniaState, seat: Seat, step: Attacking) -> Action:
    """The strongest groups first, one unit staying behind, until six are on their way."""
    actions = step.choices(state, seat)
    assert state.battle is not None
    force = state.battle.attacker.force
    tribe = state.nations[force].name
    sends = [action for action in actions if isinstance(action, Send)]

    def strength(action: Send) -> float:
        here = sum(state.areas[action.origin].army.values())
        staying = 0.0 if size(action.units) < here else 2.5
        return power(tribe, {troop.unit: troop.number for troop in action.units}) - staying

    best = max(sends, key=strength, default=None)
    if best is None or (strength(best) <= 0 and Fight() in actions):
        return Fight()
    return best


def attack_on(state: NerthaniaState, seat: Seat, step: NeutralStriking) -> Action:
    """Where the neutral tribe strikes back: at the weakest area."""
    actions = [action for action in step.choices(state, seat) if isinstance(action, Attack)]
    return min(actions, key=lambda action: defence(state, action.area))
