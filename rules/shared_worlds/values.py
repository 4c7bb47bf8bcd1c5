"""What a unit is worth at this moment, by abilities that always work and effects that last. Handbook 5.2 and 11.4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.game import Seat
from rules.shared_worlds.cards.verbs import (
    AddPower,
    Bulwark,
    Evade,
    ExtraAttack,
    ExtraBlock,
    Forbid,
    HandBonus,
    ModifyLife,
    ModifyPower,
    Pierce,
    PreventDamage,
    Protect,
    Reach,
    ReturnWhenKilled,
)
from rules.shared_worlds.passives import at_home, at_work, covers, of_carrier, of_place, working
from rules.shared_worlds.state import Lasting, Place, Position, Unit, printed


def on_unit(state: Position, seat: Seat, unit: Unit, verb: type[Any]) -> Sequence[Any]:
    """Every effect of this verb on a unit of this seat: those that work all the time, and those that last."""
    halves = at_home((verb,))
    found: Sequence[Any]
    if halves is not None:
        found = of_carrier(unit, *halves)
    else:
        found = [work.effect for work in working(state, seat, verb) if covers(state, work, unit)]
    return [*found, *lasting_on(state, unit, VERB_NAMES[verb])] if state.lasting else found


def lasting_on(state: Position, unit: Unit, do: str) -> list[Lasting]:
    """The effects of this verb that last on a unit."""
    return [lasting for lasting in state.lasting if lasting.unit == unit.card and lasting.do == do]


def total(state: Position, seat: Seat, unit: Unit, verb: type[Any]) -> int:
    """The sum of all these effects."""
    amount = 0
    for effect in on_unit(state, seat, unit, verb):
        amount += effect.amount
    return amount


def has(state: Position, seat: Seat, unit: Unit, verb: type[Any]) -> bool:
    """Whether there is such an effect."""
    return bool(on_unit(state, seat, unit, verb))


# What follows from that.


def power(state: Position, seat: Seat, unit: Unit) -> int:
    """What the unit deals: its cubes and what is added; 0 without a cube (R36)."""
    return unit.power + total(state, seat, unit, AddPower) if unit.power else 0


def max_power(state: Position, seat: Seat, unit: Unit) -> int:
    """How many cubes it can hold."""
    most = printed(unit.card).power
    for effect in on_unit(state, seat, unit, ModifyPower):
        most += effect.amount
    return most


def with_room(state: Position, seat: Seat) -> list[tuple[int, Unit]]:
    """The units that can hold one more cube, with their lanes."""
    units = [
        (lane, unit) for lane, unit in enumerate(state.players[seat].lanes) if unit is not None and not unit.face_down
    ]
    if units and (state.lasting or at_work(state, seat, ModifyPower)):
        return [(lane, unit) for lane, unit in units if unit.power < max_power(state, seat, unit)]
    return [(lane, unit) for lane, unit in units if unit.power < printed(unit.card).power]


def max_life(state: Position, seat: Seat, unit: Unit) -> int:
    """How much Life it can have."""
    return printed(unit.card).life + total(state, seat, unit, ModifyLife)


def attacks(state: Position, seat: Seat, unit: Unit) -> int:
    """How often it may attack each turn."""
    return 1 + total(state, seat, unit, ExtraAttack)


def attacks_again(state: Position, seat: Seat, unit: Unit) -> bool:
    """Whether an ability that always works lets it attack again: then it is untapped at the end of a combat."""
    again = sum(work.effect.amount for work in working(state, seat, ExtraAttack) if covers(state, work, unit))
    return again > 0 and unit.attacks < attacks(state, seat, unit)


def blocks(state: Position, seat: Seat, unit: Unit) -> int:
    """How many attackers it may block in a combat."""
    return 1 + total(state, seat, unit, ExtraBlock)


def reaches(state: Position, seat: Seat, unit: Unit) -> bool:
    """Whether it may block in adjacent lanes."""
    return has(state, seat, unit, Reach)


def forbidden(state: Position, seat: Seat, unit: Unit, action: str) -> bool:
    """Whether it can't be declared for this: `attack`, `block` or `intercept`."""
    for effect in on_unit(state, seat, unit, Forbid):  # noqa: SIM110 — every attacker and blocker passes here
        if action in _words(effect, "actions"):
            return True
    return False


def forbidden_actions(state: Position, seat: Seat, unit: Unit) -> list[str]:
    """Everything it can't be declared for."""
    return [word for effect in on_unit(state, seat, unit, Forbid) for word in _words(effect, "actions")]


def evades(state: Position, seat: Seat, unit: Unit, against: str) -> bool:
    """Whether, as an attacker, it can't be blocked (`block`) or intercepted (`intercept`)."""
    for effect in on_unit(state, seat, unit, Evade):  # noqa: SIM110 — every blocker passes here
        if against in _words(effect, "against"):
            return True
    return False


def untouchable(state: Position, seat: Seat, unit: Unit) -> bool:
    """Whether opponents' instants and abilities can't choose it."""
    for effect in on_unit(state, seat, unit, Protect):  # noqa: SIM110 — every target passes here
        if "opponent_targeting" in _words(effect, "against"):
            return True
    return False


def is_bulwark(state: Position, seat: Seat, unit: Unit) -> bool:
    """Whether, as a blocker, it lets no damage through."""
    return has(state, seat, unit, Bulwark)


def pierces(state: Position, seat: Seat, unit: Unit) -> bool:
    """Whether, as an attacker, its damage beyond an interceptor's Life hits the player."""
    return has(state, seat, unit, Pierce)


def returns(state: Position, seat: Seat, unit: Unit) -> bool:
    """Whether it lies down in Development when it is killed (War Paint)."""
    return has(state, seat, unit, ReturnWhenKilled)


def guarded(state: Position, place: Place, against: str) -> bool:
    """Whether no cube can be taken from this building in this way: `borrow` or `steal`."""
    if place.attachments or state.options.building_abilities:
        for effect in of_place(state, place, Protect):
            if against in effect.against:
                return True
    for lasting in state.lasting:  # noqa: SIM110 — most often there is nothing, and a plain loop finds that out sooner
        if lasting.building == place.building and against in lasting.words:
            return True
    return False


def hand_bonus(state: Position, seat: Seat) -> int:
    """X: by how much the hand limit and the draw are higher."""
    bonus = 0
    for work in working(state, seat, HandBonus):
        bonus += work.effect.amount
    return bonus


def _words(effect: Any, field: str) -> tuple[str, ...]:
    words: tuple[str, ...] = effect.words if isinstance(effect, Lasting) else getattr(effect, field)
    return words


VERB_NAMES: dict[type[Any], str] = {
    AddPower: "add_power",
    Bulwark: "bulwark",
    Evade: "evade",
    ExtraAttack: "extra_attack",
    ExtraBlock: "extra_block",
    Forbid: "forbid",
    ModifyLife: "modify_life",
    ModifyPower: "modify_power",
    Pierce: "pierce",
    PreventDamage: "prevent_damage",
    Protect: "protect",
    Reach: "reach",
    ReturnWhenKilled: "return_when_killed",
}
"""The verbs that last, as they are called in a position."""
