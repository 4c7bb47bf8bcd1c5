"""Blocks and interceptions (C2). Handbook 6.3 and 6.4."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from rules.game import Event, Prompt, Refusal, Seat
from rules.shared_worlds import values
from rules.shared_worlds.actions import Block, Done, Intercept
from rules.shared_worlds.combat_state import Assault, Fray, combat_of
from rules.shared_worlds.cubing import only_done
from rules.shared_worlds.mustering import own_unit
from rules.shared_worlds.pieces import COMBAT, UnitAt
from rules.shared_worlds.stage import Stage
from rules.shared_worlds.state import TEAMS, Position, Unit, lane_index, unit_value, who
from rules.steps import Deed, ask, refuse, tell
from rules.words import said

FRONT = {0: (1,), 1: (0, 2), 2: (1,)}
"""The lanes beside each lane."""


@dataclass(slots=True)
class Blocking(Stage):
    """A defender assigns blockers, one by one."""

    seat: Seat
    step: Literal["blocking"] = "blocking"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The defender is asked."""
        return ask(self.seat, "ask-block", "6.3")

    def waits(self, state: Position) -> bool:
        """Whether one more block is possible."""
        return next(blocks(state, self.seat), None) is not None

    def proceed(self, state: Position) -> list[Event]:
        """None is possible."""
        state.steps.pop()
        return []


@dataclass(slots=True)
class Intercepting(Stage):
    """A defender intercepts, one unit after the other."""

    seat: Seat
    step: Literal["intercepting"] = "intercepting"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The defender is asked."""
        return ask(self.seat, "ask-intercept", "6.4")

    def waits(self, state: Position) -> bool:
        """Whether one more interception is possible."""
        return next(interceptions(state, self.seat), None) is not None

    def proceed(self, state: Position) -> list[Event]:
        """None is possible."""
        state.steps.pop()
        return []


def the_combat(state: Position) -> Fray:
    """The combat that is going on."""
    combat = combat_of(state)
    assert combat is not None
    return combat


def place_of(state: Position, assault: Assault) -> tuple[int, Unit, UnitAt]:
    """Lane and name of an attacker."""
    found = state.find(assault.unit)
    assert found is not None
    seat, lane, unit = found
    return lane, unit, unit_value(unit.card, seat, lane)


def lanes_with_units(state: Position, seat: Seat) -> Iterator[tuple[int, Unit]]:
    """The face-up units of a seat that still have Life, with their lanes."""
    for lane, unit in enumerate(state.players[seat].lanes):
        if unit is not None and not unit.face_down and unit.life > 0:
            yield lane, unit


# Blocks.


def blocks(state: Position, seat: Seat) -> Iterator[Block]:
    """Every block that is possible now."""
    for assault in the_combat(state).assaults:
        if assault.blocked or assault.whom != seat:
            continue
        for lane, unit in lanes_with_units(state, seat):
            if block_refusal(state, seat, lane, unit, assault) is None:
                yield Block(unit_value(unit.card, seat, lane), place_of(state, assault)[2])


def block_refusal(state: Position, seat: Seat, lane: int, unit: Unit, assault: Assault) -> Refusal | None:
    """6.3: why this unit cannot block this attacker."""
    at, attacker, _ = place_of(state, assault)
    if assault.whom != seat:
        return refuse("no-other-fight", "6.3", whom=who(assault.whom))
    if assault.blocked:
        return refuse("no-second-blocker", "6.3")
    if unit.zone is not COMBAT:
        return refuse("no-block-development", "6.3")
    if at != lane and not (at in FRONT[lane] and values.reaches(state, seat, unit)):
        return refuse("no-block-lane", "6.3")
    return _block_hindrance(state, seat, unit, attacker)


def _block_hindrance(state: Position, seat: Seat, unit: Unit, attacker: Unit) -> Refusal | None:
    if values.forbidden(state, seat, unit, "block"):
        return refuse("no-block-forbidden", "6.3")
    if values.evades(state, state.turn, attacker, "block"):
        return refuse("no-block-evaded", "6.3")
    if len(the_combat(state).blocked_by(unit.card)) >= values.blocks(state, seat, unit):
        return refuse("no-block-again", "6.3")
    return None


def possible_blocks(step: Blocking, state: Position, seat: Seat) -> list[Block]:
    """All that nothing forbids."""
    return list(blocks(state, seat))


def found_pair(state: Position, seat: Seat, action: Block | Intercept) -> tuple[int, Unit, Assault] | Refusal:
    """The own unit with its lane, and the attacker; or what is wrong with them."""
    unit = own_unit(state, seat, action.unit)
    if unit is None or unit.life == 0:
        return refuse("no-own-unit", "5.1", unit=said(action.unit))
    for assault in the_combat(state).assaults:
        if place_of(state, assault)[2] == action.attacker:
            return lane_index(action.unit.lane), unit, assault
    return refuse("no-attacker", "6.3", unit=said(action.attacker))


def can_block(step: Blocking, state: Position, seat: Seat, action: Block) -> Refusal | None:
    """6.3: lane by lane, one against one."""
    found = found_pair(state, seat, action)
    return found if isinstance(found, Refusal) else block_refusal(state, seat, *found)


def block(step: Blocking, state: Position, seat: Seat, action: Block) -> list[Event]:
    """It stands before the attacker."""
    found = found_pair(state, seat, action)
    assert not isinstance(found, Refusal)
    _, unit, assault = found
    assault.blocker, assault.blocked = unit.card, True
    return [tell("did-block", who=who(seat), unit=said(action.unit), attacker=said(action.attacker))]


# Interceptions.


def interceptions(state: Position, seat: Seat) -> Iterator[Intercept]:
    """Every interception that is possible now."""
    for assault in the_combat(state).assaults:
        if assault.blocked or not guards(state, seat, assault):
            continue
        for lane, unit in lanes_with_units(state, seat):
            if intercept_refusal(state, seat, lane, unit, assault) is None:
                yield Intercept(unit_value(unit.card, seat, lane), place_of(state, assault)[2])


def guards(state: Position, seat: Seat, assault: Assault) -> bool:
    """Whether this seat may intercept that attacker: for itself, and where the table wants it for a teammate."""
    if assault.whom == seat:
        return True
    shared = state.options.shared_guard is True
    return shared and len(state.players) == TEAMS and state.team(assault.whom) == state.team(seat)


def intercept_refusal(state: Position, seat: Seat, lane: int, unit: Unit, assault: Assault) -> Refusal | None:
    """6.4: why this unit cannot intercept this attacker."""
    at, attacker, _ = place_of(state, assault)
    if not guards(state, seat, assault):
        return refuse("no-other-fight", "6.4", whom=who(assault.whom))
    if assault.blocked:
        return refuse("no-second-blocker", "6.4")
    if at == lane:
        in_place = state.options.own_lane_intercept or assault.whom != seat
        if unit.zone is COMBAT and not in_place:
            return refuse("no-intercept-in-place", "6.4")
    elif state.players[seat].lanes[at] is not None:
        return refuse("no-intercept-taken", "6.4")
    return _intercept_hindrance(state, seat, unit, attacker)


def _intercept_hindrance(state: Position, seat: Seat, unit: Unit, attacker: Unit) -> Refusal | None:
    if the_combat(state).blocked_by(unit.card):
        return refuse("no-intercept-again", "6.4")
    if values.forbidden(state, seat, unit, "intercept"):
        return refuse("no-intercept-forbidden", "6.4")
    if values.evades(state, state.turn, attacker, "intercept"):
        return refuse("no-intercept-evaded", "6.4")
    return None


def possible_interceptions(step: Intercepting, state: Position, seat: Seat) -> list[Intercept]:
    """All that nothing forbids."""
    return list(interceptions(state, seat))


def can_intercept(step: Intercepting, state: Position, seat: Seat, action: Intercept) -> Refusal | None:
    """6.4: a free unit, into the lane of an unblocked attacker."""
    found = found_pair(state, seat, action)
    return found if isinstance(found, Refusal) else intercept_refusal(state, seat, *found)


def intercept(step: Intercepting, state: Position, seat: Seat, action: Intercept) -> list[Event]:
    """It moves before the attacker, and stays there."""
    found = found_pair(state, seat, action)
    assert not isinstance(found, Refusal)
    lane, unit, assault = found
    at, _, _ = place_of(state, assault)
    lanes = state.players[seat].lanes
    lanes[lane] = None
    lanes[at] = unit
    unit.zone = COMBAT
    assault.blocker, assault.blocked, assault.intercepted = unit.card, True, True
    return [tell("did-intercept", who=who(seat), unit=said(action.unit), attacker=said(action.attacker))]


def no_more(step: Blocking | Intercepting, state: Position, seat: Seat, action: Done) -> list[Event]:
    """That is all."""
    state.steps.pop()
    return [tell("did-block-no-more" if isinstance(step, Blocking) else "did-intercept-no-more", who=who(seat))]


Blocking.deeds = {
    Block: Deed(possible_blocks, (can_block,), block, sure=True),
    Done: Deed(only_done, (), no_more),
}
Intercepting.deeds = {
    Intercept: Deed(possible_interceptions, (can_intercept,), intercept, sure=True),
    Done: Deed(only_done, (), no_more),
}
