"""Who should attack, block and intercept, as Elder sees it: unit against unit, from what stands on the table."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from rules.game import Seat
from rules.shared_worlds import values
from rules.shared_worlds.actions import Attack, Block, Intercept
from rules.shared_worlds.attacking import ready
from rules.shared_worlds.blocking import the_combat
from rules.shared_worlds.cards import Triggered
from rules.shared_worlds.cards.terms import Occasion
from rules.shared_worlds.cards.verbs import AddPower
from rules.shared_worlds.combat_state import Assault
from rules.shared_worlds.mustering import own_unit
from rules.shared_worlds.pieces import COMBAT, DEVELOPMENT, Attacker, UnitAt
from rules.shared_worlds.policy.worth import aggression, of_life, of_unit
from rules.shared_worlds.state import CardId, Position, Unit, lane_index, printed, who


def best_attack(state: Position, seat: Seat) -> tuple[float, Attack]:
    """Every unit attacks for which it pays, each where it pays most; and what that is worth."""
    total, chosen = 0.0, []
    for unit in ready(state, seat):
        best, whom = max(
            ((worth_of_attack(state, seat, unit, other), other) for other in state.opponents(seat)),
            key=lambda one: one[0],
        )
        if best > 0:
            total += best
            chosen.append(Attacker(unit, who(whom)))
    return total, Attack(tuple(chosen))


def worth_of_attack(state: Position, seat: Seat, at: UnitAt, whom: Seat) -> float:
    """What an attack brings, if the unit opposite blocks."""
    unit = own_unit(state, seat, at)
    assert unit is not None
    power = blow(state, seat, unit, "attack")
    facing = state.unit_in(whom, lane_index(at.lane))
    bold = aggression(state, seat)
    if facing is None or facing.zone is not COMBAT:
        return bold * of_life(state, whom, power) - 0.2
    mine, theirs = exchange(state, (seat, unit, power), (whom, facing, blow(state, whom, facing, "block")))
    excess = max(0, power - facing.life)
    return bold * (theirs + of_life(state, whom, excess)) - mine - 0.1


def blow(state: Position, seat: Seat, unit: Unit, on: Occasion) -> int:
    """Its Power once it attacks or blocks, with what its own cards add then."""
    power = values.power(state, seat, unit)
    return power and power + sum(added(card, on) for card in (unit.card, *(one.card for one in unit.attachments)))


@functools.cache
def added(card: CardId, on: Occasion) -> int:
    """The Power that this card surely gives its unit when it attacks or blocks."""
    return sum(
        effect.amount
        for ability in printed(card).combat
        if isinstance(ability, Triggered) and ability.on == on and not ability.only_if
        for effect in ability.effects
        if isinstance(effect, AddPower) and effect.target in ("this", "wearer")
    )


Side = tuple[Seat, Unit, int]
"""A unit with its controller and its Power."""


def exchange(state: Position, one: Side, other: Side) -> tuple[float, float]:
    """What each side loses when these two fight."""
    return harm(state, one[1], other[2]), harm(state, other[1], one[2])


def harm(state: Position, unit: Unit, damage: int) -> float:
    """What so much damage to a unit is worth."""
    return of_unit(state, unit) if damage >= unit.life else 0.3 * damage


def best_stand(state: Position, seat: Seat, actions: Iterable[Block | Intercept]) -> Block | Intercept | None:
    """The block or interception that saves most, if one is worth it."""
    rated = [(worth_of_stand(state, seat, action), number, action) for number, action in enumerate(actions)]
    best = max(rated, key=lambda one: (one[0], -one[1]), default=None)
    return best[2] if best is not None and best[0] > 0 else None


def worth_of_stand(state: Position, seat: Seat, action: Block | Intercept) -> float:
    """Life that is saved and what the attacker suffers, less what the own unit suffers."""
    unit = own_unit(state, seat, action.unit)
    attacker = state.unit_in(state.turn, lane_index(action.attacker.lane))
    assert unit is not None
    assert attacker is not None
    power = values.power(state, state.turn, attacker)
    own = blow(state, seat, unit, "block") if isinstance(action, Block) else values.power(state, seat, unit)
    mine, theirs = exchange(state, (seat, unit, own), (state.turn, attacker, power))
    saved = power if isinstance(action, Intercept) else min(power, unit.life)
    whom = whom_of(state, attacker)
    unblocked = sum(threat(state, one) for one in the_combat(state).assaults if one.whom == whom and not one.blocked)
    before, after = of_life(state, whom, unblocked), of_life(state, whom, max(0, unblocked - saved))
    stays = 0.4 if isinstance(action, Intercept) and unit.zone is DEVELOPMENT else 0.0
    return before - after + theirs - mine - stays


def whom_of(state: Position, attacker: Unit) -> Seat:
    """Whom this unit attacks."""
    assault = the_combat(state).of(attacker.card)
    assert assault is not None
    return assault.whom


def threat(state: Position, assault: Assault) -> int:
    """The damage of an attacker that nobody stops."""
    found = state.find(assault.unit)
    return 0 if found is None else values.power(state, found[0], found[2])
