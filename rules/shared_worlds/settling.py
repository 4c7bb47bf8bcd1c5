"""What a unit can have is counted anew, and what it has follows. Handbook 5.2."""

from __future__ import annotations

from rules.game import Seat
from rules.shared_worlds.cards.verbs import ModifyLife, ModifyPower
from rules.shared_worlds.passives import at_work
from rules.shared_worlds.state import Position, Unit, printed
from rules.shared_worlds.values import max_life, max_power


def settle(state: Position) -> bool:
    """Maximum Life and Power are counted anew, and Life and cubes follow them; whether a unit or player has no Life.

    A dying unit gains nothing by it.
    """
    dying = False
    timed = any(lasting.do in TIMED for lasting in state.lasting) if state.lasting else False
    for seat, player in enumerate(state.players):
        if player.life == 0 and player.alive:
            dying = True
        if not any(player.lanes):
            continue
        modified = timed or at_work(state, seat, *MODIFYING)
        for unit in player.lanes:
            if unit is not None and not unit.face_down:
                _settle(state, seat, unit, modified=modified)
                if unit.life == 0:
                    dying = True
    return dying


MODIFYING = (ModifyLife, ModifyPower)
"""What changes how much a unit can have."""
TIMED = ("modify_life", "modify_power")
"""Effects that change for a while how much a unit can have."""


def _settle(state: Position, seat: Seat, unit: Unit, *, modified: bool) -> None:
    """What it can have is what is printed on its card, but where something modifies that."""
    full, most = printed(unit.card).life, printed(unit.card).power
    if modified:
        full, most = max_life(state, seat, unit), max_power(state, seat, unit)
    if full != unit.full:
        if unit.life > 0:
            unit.life = unit.life + full - unit.full if full > unit.full else max(1, min(unit.life, full))
        unit.full = full
    if unit.power > most:
        state.players[seat].used += unit.power - most
        unit.power = most
