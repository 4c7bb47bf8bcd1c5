"""How one thing follows another: the topmost step is waited for, or goes on by itself, until somebody has to decide."""

from __future__ import annotations

from rules import steps
from rules.game import Action, Event, Seat
from rules.shared_worlds.dying import ZeroLife
from rules.shared_worlds.stage import Stage
from rules.shared_worlds.state import Position
from rules.shared_worlds.values import settle


def apply(state: Position, seat: Seat, action: Action) -> list[Event]:
    """Carry out the action and all that follows from it. Raises Illegal, and then nothing has changed."""
    return [*steps.apply(state, seat, action), *go_on(state)]


def go_on(state: Position) -> list[Event]:
    """Everything that happens up to the next decision or the end of the game."""
    events: list[Event] = []
    settle(state)
    while state.steps:
        step: Stage = state.steps[-1]
        if step.waits(state):
            return events
        events += step.proceed(state)
        settle(state)
        check_lives(state)
    return events


def check_lives(state: Position) -> None:
    """7.3, 7.4: after every effect, units and players without Life get their window, unless they have it already."""
    if not state.steps or any(step.step == "zero-life" for step in state.steps):
        return
    if any(unit.life == 0 for _, _, unit in state.units()) or any(
        player.life == 0 for player in state.players if player.alive
    ):
        state.steps.append(ZeroLife())
