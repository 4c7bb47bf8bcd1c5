"""How a turn goes through its four phases, and the round from seat to seat. Handbook section 0."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from rules import steps
from rules.game import Action, Event, Seat
from rules.steps import tell
from rules.words import Who
from rules.zoar import build, fight, intervention, move, victory
from rules.zoar.build import Building
from rules.zoar.fight import Fighting, Offering
from rules.zoar.intervention import Repeating, Rolling, Shifting
from rules.zoar.lightning import Saving
from rules.zoar.move import Moving
from rules.zoar.relic import Finding
from rules.zoar.state import Position
from rules.zoar.stores import Storing
from rules.zoar.view import BUILD, FIGHT, INTERVENTION, MOVE, OVER

AnyStep = Annotated[
    Moving | Finding | Fighting | Offering | Storing | Building | Rolling | Shifting | Saving | Repeating,
    Field(discriminator="step"),
]


@dataclass(slots=True)
class ZoarState(Position):
    """A position of Zoar: what lies on the table and what is waited for."""

    steps: list[AnyStep]


def apply(state: ZoarState, seat: Seat, action: Action) -> list[Event]:
    """Carry out the action, then go on to the next decision. Raises Illegal, and then nothing has changed."""
    events = steps.apply(state, seat, action)
    if victory.reached(state):
        return events + finish(state)
    while True:
        while not state.steps:
            if state.phase is OVER:
                return events
            events += NEXT[state.phase](state)
        step = state.steps[-1]
        if step.end is None or not steps.is_idle(step, state, state.turn):
            return events
        events += step.deeds[type(step.end)].effect(step, state, state.turn, step.end)


def begin_turn(state: Position) -> list[Event]:
    """The seat on turn begins with its move phase."""
    return [began(state.turn, state.round), *move.begin(state)]


@functools.lru_cache(maxsize=1024)
def began(seat: Seat, number: int) -> Event:
    """The one value for this event."""
    return tell("did-begin", who=Who(seat), round=number)


def pass_on(state: Position) -> list[Event]:
    """The next seat clockwise plays; after a whole round the limit may end the game (6.3)."""
    state.last = []
    following = (state.turn + 1) % len(state.camps)
    if following == state.starter and state.round == state.options.round_limit:
        return finish(state)
    state.turn = following
    state.round += following == state.starter
    return begin_turn(state)


def finish(state: Position) -> list[Event]:
    """The game is over; everybody hears how."""
    state.steps.clear()
    state.phase = OVER
    result = victory.outcome(state)
    assert result is not None
    return [Event(result.how)]


NEXT = {MOVE: fight.begin, FIGHT: build.begin, BUILD: intervention.begin, INTERVENTION: pass_on}
"""What follows on each phase."""
