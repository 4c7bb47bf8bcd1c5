"""How one thing follows another: the topmost step is waited for, or goes on by itself, until somebody has to decide."""

from __future__ import annotations

from rules import steps
from rules.game import Action, Event, Seat
from rules.shared_worlds.actions import (
    Activate,
    Charge,
    Fight,
    Intercept,
    MoveTo,
    PlayAttachment,
    PlayInstant,
    PlayUnit,
    Promote,
)
from rules.shared_worlds.combat import Combat
from rules.shared_worlds.dying import ZeroLife
from rules.shared_worlds.passives import work_on_attackers
from rules.shared_worlds.resolving import Resolving
from rules.shared_worlds.settling import MODIFYING, settle
from rules.shared_worlds.stage import Stage
from rules.shared_worlds.state import Position
from rules.shared_worlds.traces import trace
from rules.shared_worlds.turn import Turn

CALM = frozenset(
    {
        "window",
        "mustering",
        "putting-away",
        "choosing",
        "trading",
        "cubing",
        "attacking",
        "blocking",
        "intercepting",
        "looking",
    }
)
"""Steps that change no unit and nobody's Life when they go on by themselves."""
STIRRING_IN_TURN = frozenset({"start", "stop"})
"""Parts of a turn in which effects end that last."""
STIRRING_AT_ZERO = frozenset({"bury", "fall"})
"""Parts of what is done with units and players without Life in which they leave; in the others they are saved."""
STIRRING_IN_COMBAT = frozenset({"attack", "damage", "finish"})
"""Parts of a combat after which units can be worth something else; all others only ask, or find out what is set off.
Where there are attackers, and where there are none any more, it is by what lasts or works on attackers."""
STIRRING = frozenset({Activate, Intercept, MoveTo, PlayAttachment, PlayUnit, Promote})
"""Actions after which units can be worth something else, before anything goes on by itself."""

DEEDS = frozenset({PlayUnit, PlayAttachment, PlayInstant, Activate, Promote, Charge, Fight})
"""What somebody can do in the own Main Phase. Others can only answer what was done."""


def apply(state: Position, seat: Seat, action: Action) -> list[Event]:
    """Carry out the action and all that follows from it. Raises Illegal, and then nothing has changed."""
    touched = trace(state, seat, action)
    events = steps.apply(state, seat, action)
    state.acted = state.acted or type(action) in DEEDS
    if touched is not None:
        state.last = touched
    if type(action) in STIRRING:
        settle(state)
    events += go_on(state)
    return events


def go_on(state: Position) -> list[Event]:
    """Everything that happens up to the next decision or the end of the game."""
    events: list[Event] = []
    while state.steps:
        step: Stage = state.steps[-1]
        if step.waits(state):
            return events
        stirring = step.step not in CALM and stirs(step, state)
        events += step.proceed(state)
        if stirring and settle(state):
            ask_to_save(state)
    return events


def stirs(step: Stage, state: Position) -> bool:
    """Whether units can be worth something else, or somebody's Life has changed, when this step has gone on."""
    if type(step) is Turn:
        return bool(state.lasting) and step.next in STIRRING_IN_TURN
    if type(step) is Combat:
        if step.next not in STIRRING_IN_COMBAT:
            return False
        return step.next == "damage" or bool(state.lasting) or work_on_attackers(MODIFYING)
    if type(step) is ZeroLife:
        return step.next in STIRRING_AT_ZERO
    return type(step) is not Resolving or step.at < len(step.effects)


def ask_to_save(state: Position) -> None:
    """7.3, 7.4: after every effect, units and players without Life get their window, unless they have it already."""
    if state.steps and not any(step.step == "zero-life" for step in state.steps):
        state.steps.append(ZeroLife())
