"""What a unit can have is counted anew, and what it has follows. Handbook 5.2."""

from __future__ import annotations

from rules.game import Seat
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
        if player.life == 0 and player.alive:
            dying = True
        if any(player.lanes):
            modified = timed or at_work(state, seat, *MODIFYING)
            dying = _settle_units(state, seat, player, modified=modified) or dying
    return dying


MODIFYING = (ModifyLife, ModifyPower)
"""What changes how much a unit can have."""
TIMED = ("modify_life", "modify_power")
"""Effects that change for a while how much a unit can have."""


def _settle_units(state: Position, seat: Seat, player: Player, *, modified: bool) -> bool:
    """Whether one of them has no Life. What they can have is printed on them, but where something modifies it."""
    dying = False
    for unit in player.lanes:
        if unit is None or unit.face_down:
            continue
        card = printed(unit.card)
        if modified:
            _settle(unit, max_life(state, seat, unit), max_power(state, seat, unit), player)
        elif unit.full != card.life or unit.power > card.power:
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
