"""A step of Shared Worlds: a decision that is waited for, or something that goes on by itself."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from rules.game import Action, Event, Prompt, Seat
from rules.shared_worlds.state import Position
from rules.steps import Deed, Step


class Stage(Step):
    """A step that may also go on by itself. Subclasses are slotted dataclasses with a `step` that names them."""

    __slots__ = ()
    step: str
    deeds: ClassVar[Mapping[type[Action], Deed]] = {}

    def prompts(self, state: Any) -> tuple[Prompt, ...]:
        """Nobody is asked."""
        return ()

    def waits(self, state: Position) -> bool:
        """Whether somebody has to decide before it goes on."""
        return False

    @abstractmethod
    def proceed(self, state: Position) -> list[Event]:
        """What happens without a decision: this step is over, or a new one lies on it, or it has moved on."""


class OfTheTurn(Stage):
    """A step that asks whoever is on turn, and nobody else."""

    __slots__ = ()

    def asks(self, state: Position, seat: Seat) -> bool:
        """Known without the prompt."""
        return seat == state.turn


class OfOneSeat(Stage):
    """A step that asks its `seat`, and nobody else."""

    __slots__ = ()
    seat: Seat

    def asks(self, state: Position, seat: Seat) -> bool:
        """Known without the prompt."""
        return seat == self.seat
