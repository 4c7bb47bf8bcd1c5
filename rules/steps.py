"""Waiting is data: a position holds a stack of steps, and the topmost one says who is asked and what is legal.

A game built from steps writes one class per decision point and gets the contract's `awaited`, `legal`, `explain` and
`apply` from here. A step is a slotted dataclass inside the state, so any instant can be saved, copied and replayed.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from rules.game import Action, Event, Illegal, Prompt, Refusal, Seat
from rules.words import Message, Said, Who


@dataclass(frozen=True, slots=True)
class Deed:
    """One kind of action at a decision point. All three parts are called with the step, the state and the seat."""

    candidates: Callable[[Any, Any, Seat], Iterable[Action]]
    """What may be tried, in a stable order, without twins: at least everything that the rules allow."""
    rules: tuple[Callable[[Any, Any, Seat, Any], Refusal | None], ...]
    """Each answers what the action breaks, or None. The first that is broken is the one that is told."""
    effect: Callable[[Any, Any, Seat, Any], list[Event]]
    """Carries out a legal action: changes the state, pushes or pops steps, tells what happened."""
    exact: bool = False
    """The candidates come from what the rules look at and are exactly what they allow: there is nothing to sift."""


class Step:
    """One decision point. `deeds` are the kinds of action it knows, in the order in which they are offered."""

    __slots__ = ()
    deeds: ClassVar[Mapping[type[Action], Deed]]
    end: ClassVar[Action | None] = None
    """The action that only ends the step. A game takes it for a seat that has no other, see `is_idle`."""

    def prompts(self, state: Any) -> tuple[Prompt, ...]:
        """Who is asked, and what."""
        raise NotImplementedError


class Stepped(Protocol):
    """A state with a stack of steps; an empty stack is a finished game."""

    steps: Any


@functools.cache
def ask(seat: Seat, message: str, section: str) -> tuple[Prompt, ...]:
    """The question of a step that asks one seat, in words without parameters."""
    return (Prompt(seat, Message(message), section),)


def refuse(message: str, section: str, **params: Said) -> Refusal:
    """A refusal in these words, by this section of the handbook."""
    return Refusal(Message(message, params), section)


def tell(message: str, *, reveal: bool = False, **params: Said) -> Event:
    """An event for everyone, in these words."""
    return Event(Message(message, params), reveal=reveal)


def is_idle(step: Step, state: Any, seat: Seat) -> bool:
    """Whether the seat could do nothing at this step but end it, so that it need not be asked."""
    if step.end is None:
        return False
    for kind, deed in step.deeds.items():
        if kind is type(step.end):
            continue
        for _ in _allowed(deed, step, state, seat):
            return False
    return True


def awaited(state: Stepped) -> tuple[Prompt, ...]:
    """The prompts of the topmost step; none when the game is over."""
    return _top(state).prompts(state) if state.steps else ()


def legal(state: Stepped, seat: Seat) -> list[Action]:
    """Every candidate of the topmost step that no rule refuses."""
    if not _is_asked(seat, awaited(state)):
        return []
    step = _top(state)
    return [action for deed in step.deeds.values() for action in _allowed(deed, step, state, seat)]


def explain(state: Stepped, seat: Seat, action: Action) -> Refusal | None:
    """Why not: the game is over, somebody else is asked, another question is asked, or a rule of the step."""
    if not state.steps:
        return Refusal(Message("no-over"), section="0")
    step = _top(state)
    asked = step.prompts(state)
    if not _is_asked(seat, asked):
        return Refusal(
            Message("no-not-asked", {"awaited": tuple(Who(prompt.seat) for prompt in asked)}), section=asked[0].section
        )
    deed = step.deeds.get(type(action))
    if deed is None:
        mine = next(prompt for prompt in asked if prompt.seat == seat)
        return Refusal(Message("no-not-now", {"action": action.said()}), section=mine.section, instead=mine.ask)
    return _broken(deed, step, state, seat, action)


def apply(state: Stepped, seat: Seat, action: Action) -> list[Event]:
    """Carry out the action, or raise Illegal and change nothing."""
    refusal = explain(state, seat, action)
    if refusal is not None:
        raise Illegal(refusal)
    step = _top(state)
    return step.deeds[type(action)].effect(step, state, seat, action)


def _top(state: Stepped) -> Step:
    step: Step = state.steps[-1]
    return step


def _is_asked(seat: Seat, asked: tuple[Prompt, ...]) -> bool:
    for prompt in asked:  # noqa: SIM110 — a plain loop is four times as fast as any(), and every legal move passes here
        if prompt.seat == seat:
            return True
    return False


def _allowed(deed: Deed, step: Step, state: Any, seat: Seat) -> Iterable[Action]:
    """The candidates that no rule refuses."""
    candidates = deed.candidates(step, state, seat)
    if deed.exact:
        return candidates
    return (action for action in candidates if _broken(deed, step, state, seat, action) is None)


def _broken(deed: Deed, step: Step, state: Any, seat: Seat, action: Action) -> Refusal | None:
    for rule in deed.rules:
        refusal = rule(step, state, seat, action)
        if refusal is not None:
            return refusal
    return None
