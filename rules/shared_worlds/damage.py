"""Damage, and the Power that it costs (C3 and C5). Handbook 6.5 to 6.7."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from rules.game import Event, Seat
from rules.shared_worlds import values
from rules.shared_worlds.combat_state import Assault, Fought, Fray, Spent
from rules.shared_worlds.resolving import Found, told
from rules.shared_worlds.shields import absorb, prevented
from rules.shared_worlds.state import CardId, Position, who
from rules.shared_worlds.verbs_on_table import take_life
from rules.steps import tell


@dataclass(slots=True)
class Fighter:
    """A unit in a pair, as it was before any damage: `left` is what it can still take until all goes beyond it."""

    found: Found
    power: int
    life: int
    left: int | None
    """None: all damage is prevented."""
    taken: int = 0


def deal(state: Position, combat: Fray) -> list[Event]:
    """All Powers are read, then everybody deals damage at once."""
    fighters: dict[CardId, Fighter] = {}
    through: dict[Seat, list[tuple[Assault, int]]] = defaultdict(list)
    for assault in in_lanes(state, combat):
        attacker = fighter(state, fighters, assault.unit)
        if not assault.blocked:
            through[assault.whom].append((assault, attacker.power))
            combat.spending.append(Spent(assault.unit, attacker.found[2].power))
        elif assault.blocker is not None:
            blocker = fighter(state, fighters, assault.blocker)
            excess = clash(combat, attacker, blocker)
            if excess and goes_through(state, assault, attacker, blocker):
                through[assault.whom].append((assault, excess))
    events = [event for one in fighters.values() if one.taken for event in wound(state, one)]
    for seat, hits in through.items():
        events += hit(state, seat, hits)
    return events


def in_lanes(state: Position, combat: Fray) -> list[Assault]:
    """The attackers lane by lane."""
    return sorted(combat.assaults, key=lambda assault: (state.find(assault.unit) or (0, 0))[1])


def fighter(state: Position, fighters: dict[CardId, Fighter], card: CardId) -> Fighter:
    """This unit, read once."""
    if card not in fighters:
        found = state.find(card)
        assert found is not None
        seat, _, unit = found
        shield = prevented(state, seat, unit)
        left = None if shield is None else unit.life + shield
        fighters[card] = Fighter(found, values.power(state, seat, unit), unit.life, left)
    return fighters[card]


def clash(combat: Fray, attacker: Fighter, blocker: Fighter) -> int:
    """Both deal their Power; what goes beyond the Life of the blocker and what is prevented on it."""
    card, other = attacker.found[2], blocker.found[2]
    combat.fought.append(Fought(card.card, other.card))
    combat.spending.append(Spent(card.card, blocker.life))
    combat.spending.append(Spent(other.card, other.power))
    attacker.taken += blocker.power
    blocker.taken += attacker.power
    if blocker.left is None:
        return 0
    excess = max(0, attacker.power - blocker.left)
    blocker.left -= attacker.power - excess
    return excess


def goes_through(state: Position, assault: Assault, attacker: Fighter, blocker: Fighter) -> bool:
    """Whether excess hits the player: past a blocker (R1), at an interceptor only with a card that says so (R2)."""
    if assault.intercepted:
        return values.pierces(state, attacker.found[0], attacker.found[2])
    bulwark = values.is_bulwark(state, blocker.found[0], blocker.found[2])
    return state.options.excess_over_blocker == "player" and not bulwark


def wound(state: Position, one: Fighter) -> list[Event]:
    """Shields first, then Life."""
    seat, _, unit = one.found
    left = absorb(state, seat, unit, one.taken)
    unit.life = max(0, unit.life - left)
    return [told("did-damage", one.found, damage=left, prevented=one.taken - left, life=unit.life)]


def hit(state: Position, seat: Seat, hits: list[tuple[Assault, int]]) -> list[Event]:
    """The player takes the sum, less what is prevented once; lane by lane it is seen whose damage that was."""
    whole = sum(power for _, power in hits)
    if not whole:
        return []
    left = absorb(state, seat, None, whole)
    kept, life = whole - left, state.players[seat].life
    for assault, power in hits:
        lost = max(0, power - kept)
        kept -= power - lost
        assault.damage = min(lost, life)
        life -= assault.damage
    events = [tell("did-prevent", who=who(seat), damage=whole - left)] if whole > left else []
    return [*events, *take_life(state, seat, left, "did-hit-player")] if left else events


def spend(state: Position, combat: Fray) -> list[Event]:
    """Cubes that were spent lie beside the buildings of who controls the unit."""
    events = []
    for spent in combat.spending:
        found = state.find(spent.unit)
        if found is None:
            continue
        seat, _, unit = found
        cubes = min(spent.cubes, unit.power)
        unit.power -= cubes
        state.players[seat].used += cubes
        if cubes:
            events.append(told("did-spend", found, cubes=cubes, left=unit.power))
    combat.spending = []
    return events
