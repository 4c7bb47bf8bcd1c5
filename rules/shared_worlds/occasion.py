"""What a response window is about, in words that everybody may read. Handbook 7.1."""

from __future__ import annotations

from rules.shared_worlds.combat_state import Assault, combat_of
from rules.shared_worlds.pieces import Moment
from rules.shared_worlds.state import Position, named, unit_value, who
from rules.words import Message, Said


def occasion(state: Position, moment: Moment) -> Message:
    """What has just happened, or who could be saved."""
    told: dict[str, Said] = {"who": who(state.turn)}
    match moment:
        case Moment.ATTACKERS:
            told["fights"] = tuple(_attacker(one) for one in _assaults(state))
        case Moment.BLOCKS:
            told["fights"] = tuple(_fight(one) for one in _assaults(state))
        case Moment.SAVE_UNIT:
            dying = [found for found in state.units() if found[2].life == 0]
            told["dying"] = tuple(unit_value(unit.card, seat, lane).said() for seat, lane, unit in dying)
        case Moment.SAVE_PLAYER:
            told["dying"] = tuple(who(seat) for seat in state.living() if state.players[seat].life == 0)
    return Message(f"on-{moment.replace('_', '-')}", told)


def _assaults(state: Position) -> list[Assault]:
    combat = combat_of(state)
    return [] if combat is None else combat.assaults


def _attacker(one: Assault) -> Message:
    return Message("attacker", {"unit": named(one.unit), "whom": who(one.whom)})


def _fight(one: Assault) -> Message:
    """An attacker, and who stands before it; a blocker that has left still holds it up."""
    if not one.blocked:
        return Message("fight-open", {"attacker": _attacker(one)})
    if one.blocker is None:
        return Message("fight-held", {"unit": named(one.unit)})
    return Message("fight-blocked", {"unit": named(one.unit), "blocker": named(one.blocker)})
