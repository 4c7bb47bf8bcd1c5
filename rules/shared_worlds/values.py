"""What a unit is worth at this moment, by abilities that always work and effects that last. Handbook 5.2 and 11.4."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rules.game import Seat
from rules.shared_worlds.cards import Passive, buildings, main_pile
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
from rules.shared_worlds.state import CardId, Lasting, Place, Position, Unit, printed
from rules.shared_worlds.view import COMBAT


@dataclass(slots=True)
class Working:
    """An effect that works all the time, and the unit or building that carries its card."""

    effect: Any
    unit: Unit | None
    place: Place | None
    key: str
    """Names this effect of this card; shields are counted by it."""


class Always(NamedTuple):
    """A passive effect of a card, and its name within the card."""

    effect: Any
    key: str


Halves = tuple[tuple[tuple[Always, ...], ...], tuple[tuple[Always, ...], ...]]
"""Effects of every single card: in Development, then in Combat."""
Verbs = tuple[type[Any], ...]


@functools.cache
def always(verbs: Verbs) -> Halves:
    """The passive effects of these verbs on every single card; without verbs, of all. Most cards have none."""
    cards = range(len(main_pile()))
    development = tuple(_passive(printed(card).development, f"{card}.d", verbs) for card in cards)
    return development, tuple(_passive(printed(card).combat, f"{card}.c", verbs) for card in cards)


@functools.cache
def always_of_building(building: str, verbs: Verbs) -> tuple[Always, ...]:
    """The passive effects of a building; they belong to an option."""
    return _passive(buildings()[building].development, building, verbs)


def _passive(abilities: tuple[Any, ...], name: str, verbs: Verbs) -> tuple[Always, ...]:
    return tuple(
        Always(effect, f"{name}{number}.{place}")
        for number, ability in enumerate(abilities)
        if isinstance(ability, Passive)
        for place, effect in enumerate(ability.effects)
        if not verbs or type(effect) in verbs
    )


def working(state: Position, seat: Seat, *verbs: type[Any]) -> list[Working]:
    """Everything that works all the time for this seat: of these verbs, or of all."""
    player = state.players[seat]
    development, combat = always(verbs)
    found: list[Working] = []
    for unit in player.lanes:
        if unit is None or unit.face_down:
            continue
        effects = combat if unit.zone is COMBAT else development
        if effects[unit.card] or unit.attachments:
            cards = [unit.card, *[worn.card for worn in unit.attachments]]
            found += [Working(effect, unit, None, key) for card in cards for effect, key in effects[card]]
    own_abilities = state.options.building_abilities
    for place in player.places:
        if own_abilities:
            found += [Working(effect, None, place, key) for effect, key in always_of_building(place.building, verbs)]
        if place.attachments:
            found += [
                Working(effect, None, place, key) for on in place.attachments for effect, key in development[on.card]
            ]
    return found


def covers(state: Position, work: Working, unit: Unit) -> bool:
    """Whether this effect of the same controller works on the unit."""
    match work.effect.target:
        case "this" | "wearer":
            return work.unit is unit
        case "own_combat":
            return unit.zone is COMBAT
        case "own_combat_other":
            return unit.zone is COMBAT and work.unit is not unit
        case "own_units_other":
            return work.unit is not unit
        case "own_attackers":
            return unit.card in attacking(state)
    return False


def attacking(state: Position) -> list[CardId]:
    """The attackers of this combat, lane by lane."""
    for step in reversed(state.steps):
        if step.step == "combat":
            return [assault.unit for assault in step.assaults]
    return []


def on_unit(state: Position, seat: Seat, unit: Unit, verb: type[Any]) -> Sequence[Any]:
    """Every effect of this verb on a unit of this seat: those that work all the time, and those that last."""
    works = working(state, seat, verb)
    if not works and not state.lasting:
        return ()
    found = [work.effect for work in works if covers(state, work, unit)]
    return [*found, *lasting_on(state, unit, VERB_NAMES[verb])]


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
    return printed(unit.card).power + total(state, seat, unit, ModifyPower)


def with_room(state: Position, seat: Seat) -> list[tuple[int, Unit]]:
    """The units that can hold one more cube, with their lanes."""
    changed = state.lasting or working(state, seat, ModifyPower)
    return [
        (lane, unit)
        for lane, unit in enumerate(state.players[seat].lanes)
        if unit is not None
        and not unit.face_down
        and unit.power < (max_power(state, seat, unit) if changed else printed(unit.card).power)
    ]


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
    return action in forbidden_actions(state, seat, unit)


def forbidden_actions(state: Position, seat: Seat, unit: Unit) -> list[str]:
    """Everything it can't be declared for."""
    return [word for effect in on_unit(state, seat, unit, Forbid) for word in _words(effect, "actions")]


def evades(state: Position, seat: Seat, unit: Unit, against: str) -> bool:
    """Whether, as an attacker, it can't be blocked (`block`) or intercepted (`intercept`)."""
    return any(against in _words(effect, "against") for effect in on_unit(state, seat, unit, Evade))


def untouchable(state: Position, seat: Seat, unit: Unit) -> bool:
    """Whether opponents' instants and abilities can't choose it."""
    against = "opponent_targeting"
    return any(against in _words(effect, "against") for effect in on_unit(state, seat, unit, Protect))


def is_bulwark(state: Position, seat: Seat, unit: Unit) -> bool:
    """Whether, as a blocker, it lets no damage through."""
    return has(state, seat, unit, Bulwark)


def pierces(state: Position, seat: Seat, unit: Unit) -> bool:
    """Whether, as an attacker, its damage beyond an interceptor's Life hits the player."""
    return has(state, seat, unit, Pierce)


def returns(state: Position, seat: Seat, unit: Unit) -> bool:
    """Whether it lies down in Development when it is killed (War Paint)."""
    return has(state, seat, unit, ReturnWhenKilled)


def guarded(state: Position, seat: Seat, place: Place, against: str) -> bool:
    """Whether no cube can be taken from this building in this way: `borrow` or `steal`."""
    for work in working(state, seat, Protect):
        if work.place is place and against in work.effect.against:
            return True
    for lasting in state.lasting:  # noqa: SIM110 — most often there is nothing, and a plain loop finds that out sooner
        if lasting.building == place.building and against in lasting.words:
            return True
    return False


def hand_bonus(state: Position, seat: Seat) -> int:
    """X: by how much the hand limit and the draw are higher."""
    return sum(work.effect.amount for work in working(state, seat, HandBonus))


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
