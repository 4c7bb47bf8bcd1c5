"""Waiting as data, shown with a small game: each seat names a number, both at once, and then the higher one boasts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from rules import steps
from rules.game import Action, Event, Illegal, Prompt, Refusal, Seat
from rules.steps import Deed, Step, ask
from rules.value import value
from rules.words import Message, Who


@value
class Name(Action):
    number: int


@value
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


@value
class Buy(Action):
    price: int


@value
class Leave(Action):
    pass


@dataclass(slots=True)
class Shopping(Step):
    purse: int
    end = Leave()

    def prompts(self, state: Any) -> tuple[Prompt, ...]:
        return ask(0, "ask-shop", "3")


def every_price(step: Shopping, state: Any, seat: Seat) -> Sequence[Action]:
    return [Buy(price) for price in (1, 2, 3) if price <= step.purse]


def has_a_purse(step: Shopping, state: Any, seat: Seat) -> Refusal | None:
    return steps.refuse("no-purse", "3.1") if step.purse == 0 else None


def can_pay(step: Shopping, state: Any, seat: Seat, action: Buy) -> Refusal | None:
    return steps.refuse("no-money", "3.2", price=action.price) if action.price not in range(1, step.purse + 1) else None


def buy(step: Shopping, state: Any, seat: Seat, action: Buy) -> list[Event]:
    step.purse -= action.price
    return [steps.tell("did-buy", who=Who(seat), price=action.price)]


def leave(step: Shopping, state: Any, seat: Seat, action: Leave) -> list[Event]:
    state.steps.pop()
    return []


Shopping.deeds = {
    Buy: Deed(every_price, (can_pay,), buy, needs=(has_a_purse,), sure=True),
    Leave: Deed(lambda step, state, seat: (Leave(),), (), leave),
}


def test_candidates_that_are_sure_are_offered_as_they_are_and_still_checked_when_they_are_done() -> None:
    state = Contest([Shopping(purse=2)])
    assert steps.legal(state, 0) == [Buy(1), Buy(2), Leave()]
    refusal = steps.explain(state, 0, Buy(3))
    assert refusal is not None
    assert (refusal.why, refusal.section) == (Message("no-money", {"price": 3}), "3.2")
    assert steps.apply(state, 0, Buy(2)) == [Event(Message("did-buy", {"who": Who(0), "price": 2}))]


def test_who_lacks_what_is_needed_is_offered_nothing_and_told_so_first() -> None:
    state = Contest([Shopping(purse=0)])
    assert steps.legal(state, 0) == [Leave()]
    assert steps.explain(state, 0, Buy(99)) == Refusal(Message("no-purse"), "3.1", Message("ask-shop"))


def test_who_breaks_a_rule_is_told_what_is_legal_of_that_kind() -> None:
    refusal = steps.explain(Contest([Shopping(purse=2)]), 0, Buy(3))
    assert refusal is not None
    assert refusal.instead == Message("instead-possible", {"actions": (Buy(1).said(), Buy(2).said())})


def test_who_can_only_end_a_step_is_idle() -> None:
    assert steps.is_idle(Shopping(purse=0), Contest(), 0)
    assert not steps.is_idle(Shopping(purse=1), Contest(), 0)
    assert not steps.is_idle(Boasting(0), Contest(), 0)
