"""A unit that moves to another lane. Handbook 12."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.game import Event, Prompt, Refusal, Seat
from rules.shared_worlds import leaving
from rules.shared_worlds.actions import MoveTo
from rules.shared_worlds.pieces import LANES
from rules.shared_worlds.stage import OfOneSeat
from rules.shared_worlds.state import CardId, Position, lane_index
from rules.steps import Deed, ask, refuse


@dataclass(slots=True)
class Moving(OfOneSeat):
    """A seat says to which empty lane of its controller this unit moves."""

    seat: Seat
    unit: CardId
    step: Literal["moving"] = "moving"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat is asked for a lane."""
        return ask(self.seat, "ask-lane", "12")

    def lanes(self, state: Position) -> list[int]:
        """Where it can go."""
        found = state.find(self.unit)
        return [] if found is None else leaving.empty_lanes(state, found)

    def waits(self, state: Position) -> bool:
        """Whether there is a choice."""
        return len(self.lanes(state)) > 1

    def proceed(self, state: Position) -> list[Event]:
        """The only lane there is."""
        state.steps.pop()
        return [event for lane in self.lanes(state)[:1] for event in move_unit(self, state, lane)]


def move_unit(step: Moving, state: Position, lane: int) -> list[Event]:
    """There it goes."""
    found = state.find(step.unit)
    assert found is not None
    return leaving.move(state, found, lane)


def possible_lanes(step: Moving, state: Position, seat: Seat) -> list[MoveTo]:
    """The empty lanes."""
    return [MoveTo(LANES[lane]) for lane in step.lanes(state)]


def is_empty(step: Moving, state: Position, seat: Seat, action: MoveTo) -> Refusal | None:
    """Only where its controller has no card."""
    return None if lane_index(action.lane) in step.lanes(state) else refuse("no-empty-lane", "5.1")


def move_to(step: Moving, state: Position, seat: Seat, action: MoveTo) -> list[Event]:
    """To this lane."""
    state.steps.pop()
    return move_unit(step, state, lane_index(action.lane))


Moving.deeds = {MoveTo: Deed(possible_lanes, (is_empty,), move_to)}
