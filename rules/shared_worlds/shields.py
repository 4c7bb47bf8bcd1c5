"""Damage that is prevented, and damage that is not. Handbook 6.5 and 12."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Seat
from rules.shared_worlds.cards.verbs import PreventDamage
from rules.shared_worlds.passives import Working, covers, working
from rules.shared_worlds.state import Lasting, Position, Unit

SOONEST = ("combat_end", "turn_end", "your_next_turn")
"""When shields end, the soonest first."""


@dataclass(slots=True)
class Shield:
    """So much of a shield is left: of one that lasts, or of one that always works and is known by its `key`."""

    left: int
    lasting: Lasting | None = None
    key: str = ""


def shields(state: Position, seat: Seat, unit: Unit | None) -> list[Shield] | None:
    """The shields of a unit of this seat, or (unit None) of the player, the soonest ending first. None is all."""
    always = _always(state, seat, unit)
    if always is None or not state.lasting:
        return always
    timed = [
        lasting
        for lasting in state.lasting
        if lasting.do == "prevent_damage" and (lasting.player == seat if unit is None else lasting.unit == unit.card)
    ]
    if any(lasting.amount is None for lasting in timed):
        return None
    timed.sort(key=lambda lasting: SOONEST.index(lasting.until) if lasting.until in SOONEST else 0)
    found = [Shield(lasting.amount or 0, lasting) for lasting in timed if lasting.until == "combat_end"]
    found += always
    return found + [Shield(lasting.amount or 0, lasting) for lasting in timed if lasting.until != "combat_end"]


def _always(state: Position, seat: Seat, unit: Unit | None) -> list[Shield] | None:
    """What is left this turn of the shields that always work."""
    found = []
    for work in working(state, seat, PreventDamage):
        if _protects(state, work, unit):
            if work.effect.amount == "all":
                return None
            key = work.key if unit is None else f"{work.key}>{unit.card}"
            found.append(Shield(max(0, work.effect.amount - state.absorbed.get(key, 0)), key=key))
    return found


def _protects(state: Position, work: Working, unit: Unit | None) -> bool:
    return work.effect.target == "you" if unit is None else covers(state, work, unit)


def prevented(state: Position, seat: Seat, unit: Unit | None) -> int | None:
    """So much damage would be prevented now; None is all of it."""
    found = shields(state, seat, unit)
    return None if found is None else sum(shield.left for shield in found)


def absorb(state: Position, seat: Seat, unit: Unit | None, damage: int) -> int:
    """The shields take what they can; the damage that is left."""
    found = shields(state, seat, unit)
    if found is None:
        return 0
    for shield in found:
        taken = min(shield.left, damage)
        damage -= taken
        if shield.lasting is not None:
            shield.lasting.amount = shield.left - taken
        elif taken:
            state.absorbed[shield.key] = state.absorbed.get(shield.key, 0) + taken
    state.lasting = [one for one in state.lasting if not (one.do == "prevent_damage" and one.amount == 0)]
    return damage
