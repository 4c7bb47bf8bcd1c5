"""A turn: one of the seven actions, each once a round, four in all (rulebook 3.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, Protocol

from rules.game import Action, Event, Prompt, Refusal, Seat
from rules.nerthania import building, collecting, marching, recruiting, terraforming
from rules.nerthania.actions import (
    Build,
    Collect,
    Complete,
    LevelUp,
    March,
    MarchAgain,
    Muster,
    Rebuild,
    Surrender,
    Terraform,
)
from rules.nerthania.asking import Asking, did
from rules.nerthania.ground import Holdings, holdings, holds_any
from rules.nerthania.pieces import Roundel
from rules.nerthania.traces import seen
from rules.nerthania.victory import give_up
from rules.words import Message, Who, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

A_ROUND = 4
"""So many actions everybody plays in a round."""


class _Rule(Protocol):
    """What every action of the roundel has: its choices, what is against one of them, and what it does."""

    def choices(self, state: Any, seat: Seat, mine: Holdings) -> Sequence[Action]:
        """Exactly what `refusal` allows a seat that holds these areas."""

    def refusal(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        """The first rule it breaks."""

    def play(self, state: Any, seat: Seat, action: Any) -> list[Event]:
        """Carry it out."""


_RULES: dict[Roundel, _Rule] = {
    Roundel.MARCH: marching,
    Roundel.COLLECT: collecting,
    Roundel.BUILD: building,
    Roundel.RECRUIT: recruiting,
    Roundel.MARCH_AGAIN: marching.Again,
    Roundel.LEVEL_UP: building.Levelling,
    Roundel.TERRAFORM: terraforming,
}
_OPEN_TO_ALL = {Roundel.MARCH, Roundel.COLLECT, Roundel.RECRUIT}
"""What anybody can play who holds an area."""
_ROUNDEL: dict[type[Action], Roundel] = {
    Collect: Roundel.COLLECT,
    Build: Roundel.BUILD,
    Rebuild: Roundel.BUILD,
    Muster: Roundel.RECRUIT,
    March: Roundel.MARCH,
    MarchAgain: Roundel.MARCH_AGAIN,
    LevelUp: Roundel.LEVEL_UP,
    Terraform: Roundel.TERRAFORM,
}
_COMPLETE = Complete()
_SURRENDER = Surrender()


@cache
def _prompts(seat: Seat, used: int) -> tuple[Prompt, ...]:
    return (Prompt(seat, Message("ask-turn", {"number": used + 1}), "3.1"),)


@dataclass(slots=True)
class Turn(Asking):
    """The seat plays one action it has not used this round. Who can play none passes."""

    seat: Seat
    step: Literal["turn"] = "turn"

    actions = (Collect, Build, Rebuild, Muster, March, MarchAgain, LevelUp, Terraform, Complete, Surrender)
    section = "3.1"

    def prompts(self, state: NerthaniaState) -> tuple[Prompt, ...]:
        """Which of the four it is."""
        return _prompts(self.seat, len(state.nations[self.seat].used))

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """Everything that the unused actions allow; the own terraforming marker; in teams, giving up."""
        used = state.nations[seat].used
        mine = holdings(state, seat)
        found: list[Action] = []
        for part, rule in _RULES.items():
            if part not in used:
                found += rule.choices(state, seat, mine)
        if terraforming.own_plan(state, seat) is not None:
            found.append(_COMPLETE)
        if state.options.teams and not state.nations[seat].surrenders:
            found.append(_SURRENDER)
        return found

    def refusal(self, state: NerthaniaState, seat: Seat, action: Any) -> Refusal | None:
        """Used this round already, or against its own rule."""
        part = _ROUNDEL.get(type(action))
        if part is None:
            return self._no_surrender(state, seat) if isinstance(action, Surrender) else self._no_plan(state, seat)
        if part in state.nations[seat].used:
            return Refusal(Message("no-action-twice", {"action": said(part)}), "3.1")
        return _RULES[part].refusal(state, seat, action)

    def _no_plan(self, state: NerthaniaState, seat: Seat) -> Refusal | None:
        return Refusal(Message("no-plan"), "4.8") if terraforming.own_plan(state, seat) is None else None

    def _no_surrender(self, state: NerthaniaState, seat: Seat) -> Refusal | None:
        if not state.options.teams:
            return Refusal(Message("no-surrender"), "7.2")
        return Refusal(Message("no-surrender-twice"), "7.2") if state.nations[seat].surrenders else None

    def play(self, state: NerthaniaState, seat: Seat, action: Any) -> list[Event]:
        """The action takes effect at once, and its cube lies on the roundel. A marker or giving up ends no turn."""
        if isinstance(action, Complete):
            number = terraforming.own_plan(state, seat)
            assert number is not None
            return terraforming.complete(state, seat, number)
        if isinstance(action, Surrender):
            return give_up(state, seat)
        part = _ROUNDEL[type(action)]
        state.steps.pop()
        state.nations[seat].used.append(part)
        return _RULES[part].play(state, seat, action)

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """Wait, unless nothing at all can be played."""
        used = state.nations[self.seat].used
        if not _OPEN_TO_ALL.issubset(used) and holds_any(state, self.seat):
            return None
        mine = holdings(state, self.seat)
        if any(rule.choices(state, self.seat, mine) for part, rule in _RULES.items() if part not in used):
            return None
        state.steps.pop()
        seen(state, self.seat)
        return [did("pass", who=Who(self.seat))]
