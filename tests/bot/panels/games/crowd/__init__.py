"""A game of the tests in which one seat may choose among over 400 actions, of more types than one group can hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.dice import Dice
from rules.game import Action, Event, Game, Options, Outcome, Prompt, Refusal, State, View
from rules.value import value
from rules.words import Message
from tests.bot.positions import Keep, Send, Spell, Stop, many_actions


@value
class CrowdOptions(Options):
    """None."""


@dataclass(slots=True)
class CrowdState(State):
    """Nothing ever changes."""


def setup(tribes: Sequence[str], options: CrowdOptions, dice: Dice) -> CrowdState:
    return CrowdState(tuple(tribes), dice)


def awaited(state: CrowdState) -> tuple[Prompt, ...]:
    return (Prompt(0, Message("ask-crowd"), "0"),)


def legal(state: CrowdState, seat: int) -> list[Action]:
    return many_actions() if seat == 0 else []


def explain(state: CrowdState, seat: int, action: Action) -> Refusal | None:
    return None


def apply(state: CrowdState, seat: int, action: Action) -> list[Event]:
    return []


def view(state: CrowdState, seat: int | None) -> View:
    return View(seat, state.tribes, Message("ask-crowd"), awaited(state), None)


def stand_in(state: CrowdState, seat: int) -> Action:
    return Stop()


def outcome(state: CrowdState) -> Outcome | None:
    return None


def faults(state: CrowdState) -> tuple[str, ...]:
    return ()


GAME = Game(
    key="crowd",
    version=1,
    seats=range(1, 3),
    tribes=("one", "two"),
    hands=True,
    options=CrowdOptions,
    state=CrowdState,
    actions=(Send, Keep, Spell, Stop),
    setup=setup,
    awaited=awaited,
    legal=legal,
    explain=explain,
    apply=apply,
    view=view,
    stand_in=stand_in,
    outcome=outcome,
    faults=faults,
)
