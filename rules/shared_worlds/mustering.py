"""Promoting and charging. Handbook 4.1, 4.6 and 4.7."""

from __future__ import annotations

import functools
from typing import Any

from rules.game import Event, Refusal, Seat
from rules.shared_worlds.actions import Charge, Promote
from rules.shared_worlds.pieces import COMBAT, DEVELOPMENT, UnitAt
from rules.shared_worlds.state import CardId, Position, Unit, lane_index, site, unit_value, who
from rules.shared_worlds.values import max_power, with_room
from rules.steps import refuse, tell
from rules.words import said


def own_unit(state: Position, seat: Seat, at: UnitAt) -> Unit | None:
    """The unit that is called like this, if it is there and this seat's."""
    if at.of.seat != seat:
        return None
    lane = lane_index(at.lane)
    unit = state.unit_in(seat, lane)
    if unit is None:
        return None
    there = unit_value(unit.card, seat, lane)
    return unit if there is at or there == at else None


def is_own_unit(step: Any, state: Position, seat: Seat, action: Promote | Charge) -> Refusal | None:
    """5.1: a unit of one's own, in this lane."""
    return None if own_unit(state, seat, action.unit) else refuse("no-own-unit", "5.1", unit=said(action.unit))


# Promoting.


def possible_promotions(step: Any, state: Position, seat: Seat) -> list[Promote]:
    """Every unit in Development."""
    return [
        promotion(unit.card, seat, lane)
        for lane, unit in enumerate(state.players[seat].lanes)
        if unit is not None and unit.zone is DEVELOPMENT and not unit.face_down
    ]


@functools.cache
def promotion(card: CardId, seat: Seat, lane: int) -> Promote:
    """The one value for the promotion of this unit."""
    return Promote(unit_value(card, seat, lane))


def is_in_development(step: Any, state: Position, seat: Seat, action: Promote) -> Refusal | None:
    """4.7: from Development."""
    unit = own_unit(state, seat, action.unit)
    if unit is not None and unit.zone is DEVELOPMENT:
        return None
    return refuse("no-promotion", "4.7", unit=said(action.unit))


def promote(step: Any, state: Position, seat: Seat, action: Promote) -> list[Event]:
    """To Combat, in its lane, with all it has."""
    unit = own_unit(state, seat, action.unit)
    assert unit is not None
    unit.zone = COMBAT
    return [tell("did-promote", who=who(seat), unit=action.unit.card.said(), lane=said(action.unit.lane))]


# Charging.


def possible_charges(step: Any, state: Position, seat: Seat) -> list[Charge]:
    """Every unit with room for a cube, from every building with one of its own."""
    player = state.players[seat]
    buildings = [place.building for place in player.places if place.cubes]
    if not buildings or not any(player.lanes):
        return []
    return [
        charging(unit.card, seat, lane, building) for lane, unit in with_room(state, seat) for building in buildings
    ]


@functools.cache
def charging(card: CardId, seat: Seat, lane: int, building: str) -> Charge:
    """The one value for charging this unit from this building."""
    return Charge(unit_value(card, seat, lane), site(building))


def has_room(step: Any, state: Position, seat: Seat, action: Charge) -> Refusal | None:
    """4.6: up to its maximum Power."""
    unit = own_unit(state, seat, action.unit)
    assert unit is not None
    most = max_power(state, seat, unit)
    return None if unit.power < most else refuse("no-room", "4.6", unit=action.unit.card.said(), most=most)


def has_a_cube(step: Any, state: Position, seat: Seat, action: Charge) -> Refusal | None:
    """4.6: from an own building; lent and borrowed cubes never become Power."""
    place = state.players[seat].place(action.building.id)
    if place is not None and place.cubes:
        return None
    return refuse("no-cube-there", "4.6", building=action.building.said())


def charge(step: Any, state: Position, seat: Seat, action: Charge) -> list[Event]:
    """One cube becomes Power. It binds who does it: R38 lets nobody take it back alone."""
    unit, place = own_unit(state, seat, action.unit), state.players[seat].place(action.building.id)
    assert unit is not None
    assert place is not None
    place.cubes -= 1
    unit.power += 1
    return [tell("did-charge", reveal=True, who=who(seat), unit=action.unit.card.said(), power=unit.power)]
