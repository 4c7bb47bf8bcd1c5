"""What a unit can have is counted anew, and what it has follows. Handbook 5.2."""

from __future__ import annotations

from rules.shared_worlds.cards.verbs import ModifyLife, ModifyPower
from rules.shared_worlds.passives import at_work
from rules.shared_worlds.state import Player, Position, Unit, printed
from rules.shared_worlds.values import max_life, max_power


def settle(state: Position) -> bool:
    """Maximum Life and Power are counted anew, and Life and cubes follow them; whether a unit or player has no Life.

    A dying unit gains nothing by it.
    """
    dying = False
    timed = any(lasting.do in TIMED for lasting in state.lasting) if state.lasting else False
    for seat, player in enumerate(state.players):
        units = [unit for unit in player.lanes if unit is not None and not unit.face_down]
        if units and (timed or at_work(state, seat, *MODIFYING)):
            for unit in units:
                _settle(unit, max_life(state, seat, unit), max_power(state, seat, unit), player)
                dying = dying or unit.life == 0
        elif units:
            dying = _settle_as_printed(units, player) or dying
        dying = dying or (player.life == 0 and player.alive)
    return dying


MODIFYING = (ModifyLife, ModifyPower)
"""What changes how much a unit can have."""
TIMED = ("modify_life", "modify_power")
"""Effects that change for a while how much a unit can have."""


def _settle_as_printed(units: list[Unit], player: Player) -> bool:
    dying = False
    for unit in units:
        card = printed(unit.card)
        if unit.full != card.life or unit.power > card.power:
            _settle(unit, card.life, card.power, player)
        if unit.life == 0:
            dying = True
    return dying


def _settle(unit: Unit, full: int, most: int, player: Player) -> None:
    if full != unit.full:
        if unit.life > 0:
            unit.life = unit.life + full - unit.full if full > unit.full else max(1, min(unit.life, full))
        unit.full = full
    if unit.power > most:
        player.used += unit.power - most
        unit.power = most
