"""Declaring attackers (C1). Handbook 6.2."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from rules.game import Event, Prompt, Refusal, Seat
from rules.shared_worlds import values
from rules.shared_worlds.actions import Attack
from rules.shared_worlds.combat_state import Assault, combat_of
from rules.shared_worlds.mustering import own_unit
from rules.shared_worlds.news import news
from rules.shared_worlds.pieces import COMBAT, Attacker, UnitAt
from rules.shared_worlds.stage import OfOneSeat
from rules.shared_worlds.state import Position, Unit, unit_value, who
from rules.steps import Deed, ask, refuse, tell
from rules.words import said


@dataclass(slots=True)
class Attacking(OfOneSeat):
    """The seat on turn says which of its units attack, and whom."""

    seat: Seat
    step: Literal["attacking"] = "attacking"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The attacker is asked."""
        return ask(self.seat, "ask-attack", "6.2")

    def waits(self, state: Position) -> bool:
        """Whether somebody can attack."""
        return can_attack(state, self.seat)

    def proceed(self, state: Position) -> list[Event]:
        """Nobody can."""
        state.steps.pop()
        return []


def hindrance(state: Position, seat: Seat, unit: Unit) -> str | None:
    """Why this unit cannot attack, or None where it can (R36)."""
    if unit.zone is not COMBAT:
        return "no-attack-development"
    if unit.tapped:
        return "no-attack-tapped"
    if not unit.power:
        return "no-attack-unarmed"
    if unit.attacks and unit.attacks >= values.attacks(state, seat, unit):
        return "no-attack-again"
    return "no-attack-forbidden" if values.forbidden(state, seat, unit, "attack") else None


def ready(state: Position, seat: Seat) -> Iterator[UnitAt]:
    """Every unit that can attack, lane by lane."""
    for lane, unit in enumerate(state.players[seat].lanes):
        if unit is not None and not unit.face_down and hindrance(state, seat, unit) is None:
            yield unit_value(unit.card, seat, lane)


def can_attack(state: Position, seat: Seat) -> bool:
    """Whether one of its units can attack."""
    for unit in state.players[seat].lanes:
        if unit is not None and not unit.face_down and hindrance(state, seat, unit) is None:
            return True
    return False


def possible_attacks(step: Attacking, state: Position, seat: Seat) -> list[Attack]:
    """Every unit that can attack does, on one of the opponents, or does not; all of them first."""
    whoms = [who(other) for other in state.opponents(seat)]
    choices: list[Sequence[Attacker | None]] = [
        [*(Attacker(unit, whom) for whom in whoms), None] for unit in ready(state, seat)
    ]
    return [Attack(tuple(one for one in way if one is not None)) for way in itertools.product(*choices)]


def attackers_are_ready(step: Attacking, state: Position, seat: Seat, action: Attack) -> Refusal | None:
    """6.2: in Combat, untapped, armed, with an attack left, not forbidden."""
    for attacker in action.attackers:
        unit = own_unit(state, seat, attacker.unit)
        if unit is None:
            return refuse("no-own-unit", "5.1", unit=said(attacker.unit))
        why = hindrance(state, seat, unit)
        if why is not None:
            return refuse(why, "6.2", unit=attacker.unit.card.said())
    return None


def each_attacks_once(step: Attacking, state: Position, seat: Seat, action: Attack) -> Refusal | None:
    """6.2: each names one living opponent; named lane by lane."""
    whoms = [who(other) for other in state.opponents(seat)]
    if any(attacker.whom not in whoms for attacker in action.attackers):
        return refuse("no-opponent", "6.2")
    order = [attacker.unit for attacker in action.attackers]
    return None if order == [unit for unit in ready(state, seat) if unit in order] else refuse("no-attack-twice", "6.2")


def attack(step: Attacking, state: Position, seat: Seat, action: Attack) -> list[Event]:
    """All of them at once; they are tapped."""
    state.steps.pop()
    combat = combat_of(state)
    assert combat is not None
    for attacker in action.attackers:
        unit = own_unit(state, seat, attacker.unit)
        assert unit is not None
        unit.tapped = True
        unit.attacks += 1
        combat.assaults.append(Assault(unit.card, attacker.whom.seat))
    if not action.attackers:
        return [news("did-attack-not", seat)]
    return [
        tell("did-attack", who=who(seat), unit=said(attacker.unit), whom=attacker.whom) for attacker in action.attackers
    ]


Attacking.deeds = {Attack: Deed(possible_attacks, (attackers_are_ready, each_attacks_once), attack, sure=True)}
