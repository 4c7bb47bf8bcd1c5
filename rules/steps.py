"""Waiting is data: a position holds a stack of steps, and the topmost one says who is asked and what is legal.

A game built from steps writes one class per decision point and gets the contract's `awaited`, `legal`, `explain` and
`apply` from here. A step is a slotted dataclass inside the state, so any instant can be saved, copied and replayed.
"""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Protocol

from rules.game import Action, Event, Illegal, Prompt, Refusal, Seat
from rules.words import Message, Said, Who, said

NAMED = 4
"""So many actions are named to somebody who wanted one that is not legal."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One kind of action at a decision point. All its parts are called with the step, the state and the seat."""

    candidates: Callable[[Any, Any, Seat], Sequence[Action]]
    """What may be tried, in a stable order, without twins: at least everything that the rules allow."""
    rules: tuple[Callable[[Any, Any, Seat, Any], Refusal | None], ...]
    """Each answers what this action breaks, or None. The first that is broken is the one that is told."""
    effect: Callable[[Any, Any, Seat, Any], list[Event]]
    """Carries out a legal action: changes the state, pushes or pops steps, tells what happened."""
    needs: tuple[Callable[[Any, Any, Seat], Refusal | None], ...] = ()
    """What the seat must have for any action of this kind: asked once, before the rules."""
    sure: bool = False
    """Whether the candidates obey the rules by the way they are made, so that asking again would only cost time."""

    def refusal(self, step: Any, state: Any, seat: Seat, action: Action) -> Refusal | None:
        """The first thing that forbids this action, or None."""
        for need in self.needs:
            refusal = need(step, state, seat)
            if refusal is not None:
                return refusal
        for rule in self.rules:
            refusal = rule(step, state, seat, action)
            if refusal is not None:
                return refusal
        return None


class Step(ABC):
    """One decision point. `deeds` are the kinds of action it knows, in the order in which they are offered."""

    __slots__ = ()
    deeds: ClassVar[Mapping[type[Action], Deed]]
    end: ClassVar[Action | None] = None
    """The action that only ends the step. A game takes it for a seat that has no other, see `is_idle`."""

    @abstractmethod
    def prompts(self, state: Any) -> tuple[Prompt, ...]:
        """Who is asked, and what."""

    def asks(self, state: Any, seat: Seat) -> bool:
        """Whether this seat is among those asked. A step that knows it without making its prompts says so itself."""
        for prompt in self.prompts(state):  # noqa: SIM110 — a plain loop is four times as fast as any()
            if prompt.seat == seat:
                return True
        return False


class Stepped(Protocol):
    """A state with a stack of steps; an empty stack is a finished game."""

    steps: Any


@functools.lru_cache(maxsize=1 << 12)
def ask(seat: Seat, message: str, section: str, **about: Any) -> tuple[Prompt, ...]:
    """The question of a step that asks one seat, in words about these values of the rules."""
    return (Prompt(seat, Message(message, {name: said(value) for name, value in about.items()}), section),)


def refuse(message: str, section: str, **params: Said) -> Refusal:
    """A refusal in these words, by this section of the handbook."""
    return Refusal(Message(message, params), section) if params else _refusal(message, section)


@functools.cache
def _refusal(message: str, section: str) -> Refusal:
    """The one value for a refusal without parameters: such are made again and again, only to see what is possible."""
    return Refusal(Message(message), section)


def tell(message: str, *, reveal: bool = False, **params: Said) -> Event:
    """An event for everyone, in these words."""
    return Event(Message(message, params), None, reveal)


def is_idle(step: Step, state: Any, seat: Seat) -> bool:
    """Whether the seat could do nothing at this step but end it, so that it need not be asked."""
    kind: Any = type(step)
    return step.end is not None and not _allowed(_but_the_end(kind), step, state, seat)


def awaited(state: Stepped) -> tuple[Prompt, ...]:
    """The prompts of the topmost step; none when the game is over."""
    if not state.steps:
        return ()
    prompts: tuple[Prompt, ...] = state.steps[-1].prompts(state)
    return prompts


def legal(state: Stepped, seat: Seat) -> list[Action]:
    """Everything that the topmost step allows."""
    if not state.steps:
        return []
    step: Step = state.steps[-1]
    return _allowed(step.deeds.values(), step, state, seat) if step.asks(state, seat) else []


def explain(state: Stepped, seat: Seat, action: Action) -> Refusal | None:
    """Why not: the game is over, somebody else is asked, another question is asked, or a rule of the step.

    Where the rule does not say what can be done instead, the legal actions that are most like it do.
    """
    if not state.steps:
        return Refusal(Message("no-over"), section="0")
    step: Step = state.steps[-1]
    if not step.asks(state, seat):
        asked = step.prompts(state)
        return Refusal(
            Message("no-not-asked", {"awaited": tuple(Who(prompt.seat) for prompt in asked)}), section=asked[0].section
        )
    deed = step.deeds.get(type(action))
    if deed is None:
        mine = next(prompt for prompt in step.prompts(state) if prompt.seat == seat)
        return Refusal(Message("no-not-now", {"action": action.said()}), section=mine.section, instead=mine.ask)
    refusal = deed.refusal(step, state, seat, action)
    if refusal is None or refusal.instead is not None:
        return refusal
    return replace(refusal, instead=_instead(step, state, seat, action))


def apply(state: Stepped, seat: Seat, action: Action) -> list[Event]:
    """Carry out the action, or raise Illegal and change nothing."""
    refusal = explain(state, seat, action)
    if refusal is not None:
        raise Illegal(refusal)
    step: Step = state.steps[-1]
    return step.deeds[type(action)].effect(step, state, seat, action)


def _instead(step: Step, state: Any, seat: Seat, action: Action) -> Message:
    """The legal actions of the same kind that have most in common with this one, or else the question itself."""
    same = _allowed((step.deeds[type(action)],), step, state, seat)
    if not same:
        return next(prompt.ask for prompt in step.prompts(state) if prompt.seat == seat)
    names = [field.name for field in fields(action)]
    alike = [sum(getattr(action, name) == getattr(other, name) for name in names) for other in same]
    most = max(alike)
    near = [other for other, count in zip(same, alike, strict=True) if count == most]
    return Message("instead-possible", {"actions": tuple(_said(other) for other in near[:NAMED])})


@functools.lru_cache(maxsize=1024)
def _said(action: Action) -> Message:
    return action.said()


@functools.cache
def _but_the_end(step: type[Any]) -> tuple[Deed, ...]:
    return tuple(deed for kind, deed in step.deeds.items() if kind is not type(step.end))


def _allowed(deeds: Iterable[Deed], step: Step, state: Any, seat: Seat) -> list[Action]:
    """Every action of these kinds that nothing forbids."""
    actions: list[Action] = []
    for deed in deeds:
        for need in deed.needs:
            if need(step, state, seat) is not None:
                break
        else:
            found = deed.candidates(step, state, seat)
            if found and deed.rules and not deed.sure:
                found = [action for action in found if deed.refusal(step, state, seat, action) is None]
            actions += found
    return actions
