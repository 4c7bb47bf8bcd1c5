"""Waiting as data, shown with a small game: each seat names a number, both at once, and then the higher one boasts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from rules import steps
from rules.game import Action, Event, Illegal, Prompt, Refusal, Seat
from rules.steps import Deed, Step, ask
from rules.words import Message, Who


@dataclass(frozen=True, slots=True)
class Name(Action):
    number: int


@dataclass(frozen=True, slots=True)
class Boast(Action):
    pass


@dataclass(slots=True)
class Naming(Step):
    named: dict[Seat, int] = field(default_factory=dict)

    def prompts(self, state: Any) -> tuple[Prompt, ...]:
        return tuple(Prompt(seat, Message("ask-name"), "1") for seat in (0, 1) if seat not in self.named)


def every_number(step: Naming, state: Any, seat: Seat) -> Sequence[Action]:
    return list(map(Name, range(5)))


def is_not_small(step: Naming, state: Any, seat: Seat, action: Name) -> Refusal | None:
    return None if action.number > 0 else Refusal(Message("no-small-number"), "1.1")


def is_not_great(step: Naming, state: Any, seat: Seat, action: Name) -> Refusal | None:
    return None if action.number < 4 else Refusal(Message("no-great-number"), "1.2")


def name(step: Naming, state: Any, seat: Seat, action: Name) -> list[Event]:
    step.named[seat] = action.number
    if len(step.named) == 2:
        state.steps[-1] = Boasting(max(step.named, key=lambda who: step.named[who]))
    return []


@dataclass(slots=True)
class Boasting(Step):
    winner: Seat

    def prompts(self, state: Any) -> tuple[Prompt, ...]:
        return ask(self.winner, "ask-boast", "2")


def only_boast(step: Boasting, state: Any, seat: Seat) -> Sequence[Action]:
    return (Boast(),)


def boast(step: Boasting, state: Any, seat: Seat, action: Boast) -> list[Event]:
    state.steps.pop()
    return [Event(Message("did-boast", {"seat": Who(seat)}))]


Naming.deeds = {Name: Deed(every_number, (is_not_small, is_not_great), name)}
Boasting.deeds = {Boast: Deed(only_boast, (), boast)}


@dataclass(slots=True)
class Contest:
    steps: list[Any] = field(default_factory=lambda: [Naming()])


def _asked(state: Contest) -> list[Seat]:
    return [prompt.seat for prompt in steps.awaited(state)]


def test_the_topmost_step_asks_until_the_stack_is_empty() -> None:
    state = Contest()
    assert _asked(state) == [0, 1]
    steps.apply(state, 1, Name(2))
    assert _asked(state) == [0]
    steps.apply(state, 0, Name(3))
    assert _asked(state) == [0]
    assert steps.apply(state, 0, Boast()) == [Event(Message("did-boast", {"seat": Who(0)}))]
    assert _asked(state) == []


def test_legal_is_what_no_rule_refuses_and_empty_for_who_is_not_asked() -> None:
    state = Contest()
    assert steps.legal(state, 0) == [Name(1), Name(2), Name(3)]
    steps.apply(state, 0, Name(1))
    assert steps.legal(state, 0) == []
    assert steps.legal(state, 7) == []


REFUSALS: dict[str, tuple[list[tuple[Seat, Action]], Seat, Action, Message, str]] = {
    "another seat is asked": ([(0, Name(1))], 0, Name(2), Message("no-not-asked", {"awaited": (Who(1),)}), "1"),
    "a seat that is not there": ([], 7, Name(2), Message("no-not-asked", {"awaited": (Who(0), Who(1))}), "1"),
    "another question is asked": ([], 0, Boast(), Message("no-not-now", {"action": Message("do-boast")}), "1"),
    "the first rule": ([], 0, Name(0), Message("no-small-number"), "1.1"),
    "the second rule": ([], 0, Name(4), Message("no-great-number"), "1.2"),
    "the game is over": ([(0, Name(3)), (1, Name(1)), (0, Boast())], 0, Boast(), Message("no-over"), "0"),
}


@pytest.mark.parametrize("case", REFUSALS)
def test_what_is_not_legal_is_explained_and_changes_nothing(case: str) -> None:
    before, seat, action, why, section = REFUSALS[case]
    state, same = Contest(), Contest()
    for done in before:
        steps.apply(state, *done)
        steps.apply(same, *done)
    refusal = steps.explain(state, seat, action)
    assert refusal is not None
    assert (refusal.why, refusal.section) == (why, section)
    with pytest.raises(Illegal) as caught:
        steps.apply(state, seat, action)
    assert caught.value.refusal == refusal
    assert state == same


def test_somebody_who_answers_another_question_is_told_what_is_asked() -> None:
    refusal = steps.explain(Contest(), 0, Boast())
    assert refusal is not None
    assert refusal.instead == Message("ask-name")
