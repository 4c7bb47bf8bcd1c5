"""Abilities that always work: which are at work for a seat, and on whom. Handbook 11.4."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rules.game import Seat
from rules.shared_worlds.cards import Passive, buildings, main_pile
from rules.shared_worlds.pieces import COMBAT
from rules.shared_worlds.state import CardId, Place, Position, Unit, printed


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
Effects = tuple[tuple[Any, ...], ...]
"""The same of one half, without their names."""
Verbs = tuple[type[Any], ...]


# What the edition says of it: looked up once, for a position is asked about it many times with every action.


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


@functools.cache
def at_home(verbs: Verbs) -> tuple[Effects, Effects] | None:
    """The passive effects of these verbs on every single card, in Development and in Combat, if each works on nobody
    but the unit that carries its card; else None."""
    halves = always(verbs)
    if not all(_is_at_home(one) for half in halves for card in half for one in card):
        return None
    development, combat = halves
    return _bare(development), _bare(combat)


def _bare(half: tuple[tuple[Always, ...], ...]) -> Effects:
    return tuple(tuple(effect for effect, _ in card) for card in half)


def _is_at_home(one: Always) -> bool:
    return one.effect.target in ("this", "wearer")


@functools.cache
def work_on_buildings(verbs: Verbs) -> bool:
    """Whether an effect of these verbs can be at work on a building: as its own, or on a card that lies there."""
    development, _ = always(verbs)
    for card, one in enumerate(main_pile()):
        if one.attach is not None and one.attach.what == "building" and development[card]:
            return True
    return any(always_of_building(building, verbs) for building in buildings())


@functools.cache
def work_on_attackers(verbs: Verbs) -> bool:
    """Whether a passive effect of these verbs works on whoever attacks."""
    return any(one.effect.target == "own_attackers" for half in always(verbs) for card in half for one in card)


# What is at work in a position.


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
    if not work_on_buildings(verbs):
        return found
    own_abilities = state.options.building_abilities
    for place in player.places:
        if own_abilities:
            found += [Working(effect, None, place, key) for effect, key in always_of_building(place.building, verbs)]
        if place.attachments:
            found += [
                Working(effect, None, place, key) for on in place.attachments for effect, key in development[on.card]
            ]
    return found


def at_work(state: Position, seat: Seat, *verbs: type[Any]) -> bool:
    """Whether anything of these verbs works all the time for this seat: `working`, without looking further."""
    player = state.players[seat]
    development, combat = always(verbs)
    for unit in player.lanes:
        if unit is None or unit.face_down:
            continue
        effects = combat if unit.zone is COMBAT else development
        if effects[unit.card] or (unit.attachments and _on_any(unit, effects)):
            return True
    return work_on_buildings(verbs) and _on_buildings(state, seat, verbs)


def _on_buildings(state: Position, seat: Seat, verbs: Verbs) -> bool:
    return any(of_place(state, place, verb) for place in state.players[seat].places for verb in verbs)


def _on_any(carrier: Unit | Place, effects: Sequence[tuple[Always, ...]]) -> bool:
    """Whether one of the attachments here has such an effect."""
    return any(effects[one.card] for one in carrier.attachments)


def of_carrier(unit: Unit, development: Effects, combat: Effects) -> tuple[Any, ...]:
    """The effects of a verb on the cards that a unit carries: all that work on it, if the verb works at home."""
    if unit.face_down:
        return ()
    effects = combat if unit.zone is COMBAT else development
    found = effects[unit.card]
    for worn in unit.attachments:
        found += effects[worn.card]
    return found


def of_place(state: Position, place: Place, verb: type[Any]) -> list[Any]:
    """The effects of this verb on a building and on what is attached to it."""
    development, _ = always((verb,))
    carried = [always_of_building(place.building, (verb,))] if state.options.building_abilities else []
    carried += [development[on.card] for on in place.attachments]
    return [effect for effects in carried for effect, _ in effects]


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
