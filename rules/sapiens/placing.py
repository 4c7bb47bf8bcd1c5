"""A turn's tile: the very first, one more, or the first of a new tribe. Handbook sections 2, 3 and 8.2."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.game import Event, Prompt, Refusal, Seat
from rules.sapiens.bonuses import open_bonuses
from rules.sapiens.ground import Place, refusal, ways
from rules.sapiens.laying import Task, brings, ground_of, is_own_tile, lay
from rules.sapiens.state import Position
from rules.steps import Deed, Step, ask

QUESTIONS: Mapping[Task, tuple[str, str]] = {
    "first-tile": ("ask-first-tile", "2.1"),
    "tile": ("ask-tile", "3.1"),
    "new-tribe": ("ask-new-tribe", "8.2"),
}
"""What is asked, and the section that explains it."""


@dataclass(slots=True)
class Placing(Step):
    """The seat on turn lays a tile of its own pool."""

    task: Task
    step: Literal["placing"] = "placing"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, *QUESTIONS[self.task])

    def asks(self, state: Position, seat: Seat) -> bool:
        """Whether it is on turn."""
        return seat == state.turn

    def is_open(self, state: Position) -> bool:
        """A turn without a legal placement does not come here."""
        return True


def possible_places(step: Placing, state: Position, seat: Seat) -> list[Place]:
    """Every way to lay every own tile."""
    return list(ways(ground_of(state, step.task), state.clans[seat].pool))


def may_lie_there(step: Placing, state: Position, seat: Seat, action: Place) -> Refusal | None:
    """2.1, 3, 8.2: where tiles may lie."""
    return refusal(ground_of(state, step.task), action)


def place(step: Placing, state: Position, seat: Seat, action: Place) -> list[Event]:
    """The tile is laid and brings what it brings; then its bonuses."""
    state.steps.pop()
    gain = brings(state, action, anew=step.task == "new-tribe")
    return [*lay(state, action, gain), *open_bonuses(state, gain.bonuses)]


Placing.deeds = {Place: Deed(possible_places, (is_own_tile, may_lie_there), place, sure=True)}
