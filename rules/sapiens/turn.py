"""How a turn is made of steps, and how turns follow each other. Handbook sections 2, 3, 8 and 9.1."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from rules import steps
from rules.game import Action, Event, Seat
from rules.sapiens import victory
from rules.sapiens.bonuses import Bonuses
from rules.sapiens.ground import fits_somewhere
from rules.sapiens.laying import ground_of
from rules.sapiens.mountain import MountainToken
from rules.sapiens.placing import Placing
from rules.sapiens.refill import Clearing, Passing, Refilling
from rules.sapiens.state import Position, who
from rules.steps import tell

AnyStep = Annotated[
    Placing | Bonuses | MountainToken | Refilling | Clearing | Passing,
    Field(discriminator="step"),
]


@dataclass(slots=True)
class SapiensState(Position):
    """A position of Sapiens: what lies on the table and what is waited for."""

    steps: list[AnyStep]


def apply(state: SapiensState, seat: Seat, action: Action) -> list[Event]:
    """Carry out the action, then go on to the next decision. Raises Illegal, and then nothing has changed."""
    return [*steps.apply(state, seat, action), *go_on(state)]


def go_on(state: Position) -> list[Event]:
    """Close every step that leaves nothing to decide, turn after turn, up to the next decision or the end."""
    events: list[Event] = []
    while True:
        while state.steps and not state.steps[-1].is_open(state):
            events += state.steps.pop().close(state)
        if state.steps:
            return events
        if is_last_turn(state):
            return events + finish(state)
        events += pass_on(state)


def pass_on(state: Position) -> list[Event]:
    """The next seat clockwise plays; past the one that began, it is the next round."""
    state.turn = (state.turn + 1) % len(state.clans)
    state.round += state.turn == state.starter
    return [told_begin(state.turn, state.round), *begin_turn(state)]


@functools.cache
def told_begin(seat: Seat, round_: int) -> Event:
    """The one value for this news."""
    return tell("did-begin", who=who(seat), round=round_)


def finish(state: Position) -> list[Event]:
    """The game is over; everybody hears how."""
    result = victory.outcome(state)
    assert result is not None
    return [Event(result.how)]


def begin_turn(state: Position) -> list[Event]:
    """What the turn is made of, the last thing first: a tile, its bonuses, a mountain token, new tiles."""
    state.token_played = False
    state.steps = [Clearing(), Refilling()] if len(state.clans) == 2 else [Refilling()]
    clan = state.clan
    tribe, pool = clan.valley.tribe, clan.pool
    if not tribe and fits_somewhere(ground_of(state, "first-tile"), pool):
        state.steps.append(Placing("first-tile"))
        return []
    if tribe and fits_somewhere(ground_of(state, "tile"), pool):
        state.steps += [MountainToken(), Placing("tile")]
        return []
    return dead_end(state)


def dead_end(state: Position) -> list[Event]:
    """8: the tribe is abandoned for a new one, if there is a cave where that can begin; else a tile is discarded."""
    clan, valley = state.clan, state.clan.valley
    if valley.tribe:
        clan.valley = valley.left_behind()
    if fits_somewhere(ground_of(state, "new-tribe"), clan.pool):
        state.steps += [MountainToken(), Placing("new-tribe")]
        return [tell("did-abandon" if valley.tribe else "did-not-fit", who=who(state.turn))]
    clan.valley = valley
    state.steps.append(Passing())
    return [tell("did-pass", who=who(state.turn))]


def has_run_out(state: Position) -> bool:
    """9.1: Common Pool and stack are empty, so that this table round is the last."""
    return not state.common and not state.stack


def is_last_turn(state: Position) -> bool:
    """9.1: everybody has had the same number of turns, and the tiles have run out."""
    return has_run_out(state) and (state.turn + 1) % len(state.clans) == state.starter
