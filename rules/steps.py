"""Waiting is data: a position holds a stack of steps, and the topmost one says who is asked and what is legal.

A game built from steps writes one class per decision point and gets the contract's `awaited`, `legal`, `explain` and
`apply` from here. A step is a slotted dataclass inside the state, so any instant can be saved, copied and replayed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Protocol

from rules.game import Action, Event, Illegal, Prompt, Refusal, Seat
from rules.words import Message, Who


class Step(Protocol):
    """One decision point. `actions` are the action types it understands."""

    actions: ClassVar[tuple[type[Action], ...]]

    def prompts(self, state: Any) -> tuple[Prompt, ...]:
        """Who is asked, and what."""

    def choices(self, state: Any, seat: Seat) -> Iterable[Action]:
        """Candidates in a stable order, without twins: at least everything that `refusal` allows."""

    def refusal(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        """The first rule that this action breaks, or None."""

    def play(self, state: Any, seat: Seat, action: Any) -> list[Event]:
        """Carry out a legal action: change the state, push or pop steps, tell what happened."""


class Stepped(Protocol):
    """A state with a stack of steps; an empty stack is a finished game."""

    steps: Any


def awaited(state: Stepped) -> tuple[Prompt, ...]:
    """The prompts of the topmost step; none when the game is over."""
    return _top(state).prompts(state) if state.steps else ()


def legal(state: Stepped, seat: Seat) -> list[Action]:
    """Every choice of the topmost step that no rule refuses."""
    if not _is_asked(state, seat):
        return []
    step = _top(state)
    return [action for action in step.choices(state, seat) if step.refusal(state, seat, action) is None]


def explain(state: Stepped, seat: Seat, action: Action) -> Refusal | None:
    """Why not: the game is over, somebody else is asked, another question is asked, or a rule of the step."""
    if not state.steps:
        return Refusal(Message("no-over"), section="0")
    step = _top(state)
    asked = step.prompts(state)
    if not any(prompt.seat == seat for prompt in asked):
        return Refusal(
            Message("no-not-asked", {"awaited": tuple(Who(prompt.seat) for prompt in asked)}), section=asked[0].section
        )
    if not isinstance(action, step.actions):
        mine = next(prompt for prompt in asked if prompt.seat == seat)
        return Refusal(Message("no-not-now", {"action": action.said()}), section=mine.section, instead=mine.ask)
    return step.refusal(state, seat, action)


def apply(state: Stepped, seat: Seat, action: Action) -> list[Event]:
    """Carry out the action, or raise Illegal and change nothing."""
    refusal = explain(state, seat, action)
    if refusal is not None:
        raise Illegal(refusal)
    return _top(state).play(state, seat, action)


def _top(state: Stepped) -> Step:
    step: Step = state.steps[-1]
    return step


def _is_asked(state: Stepped, seat: Seat) -> bool:
    return any(prompt.seat == seat for prompt in awaited(state))
