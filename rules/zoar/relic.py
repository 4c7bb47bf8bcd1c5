"""The relic: only its owner's armies (or leader, at some tables) take it up, carry it, hand it over. Handbook 2.6."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.game import Action, Event, Prompt, Refusal, Seat
from rules.steps import Deed, Step, ask, refuse, tell
from rules.words import Who, said
from rules.zoar.state import Camp, Piece, Position

if TYPE_CHECKING:
    from rules.zoar.move import Moving


@dataclass(frozen=True, slots=True)
class TakeRelic(Action):
    """An army (or the leader) takes up the relic that lies on its field."""

    by: Piece


@dataclass(frozen=True, slots=True)
class LeaveRelic(Action):
    """The unit that has just come leaves the relic where it lies."""


@dataclass(frozen=True, slots=True)
class HandOver(Action):
    """The relic goes to another army (or the leader) on the same field."""

    to: Piece


@dataclass(slots=True)
class Finding(Step):
    """A unit that may carry the relic has come to where it lies: does it take it up? (2.6)"""

    step: Literal["finding"] = "finding"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-relic", "2.6")


def may_carry(state: Position, piece: Piece) -> bool:
    """Whether such a unit may carry the relic at this table."""
    return piece is not Piece.LEADER or state.options.relic_carrier == "army-or-leader"


def bearers(state: Position, camp: Camp) -> Iterator[Piece]:
    """The kinds of own units on the relic's field that could carry it and do not."""
    if camp.relic in camp.plain_armies():
        yield Piece.ARMY
    if camp.leader == camp.relic and camp.carried_by != "leader" and may_carry(state, Piece.LEADER):
        yield Piece.LEADER


def possible_takings(step: Step, state: Position, seat: Seat) -> Iterator[TakeRelic]:
    """By whoever stands where the relic lies."""
    camp = state.camps[seat]
    if camp.carried_by is None:
        for piece in bearers(state, camp):
            yield TakeRelic(piece)


def lies_on_the_ground(step: Step, state: Position, seat: Seat, action: TakeRelic) -> Refusal | None:
    """2.6: what is carried is handed over, not taken."""
    return None if state.camps[seat].carried_by is None else refuse("no-relic-carried", "2.6")


def taker_stands_there(step: Step, state: Position, seat: Seat, action: TakeRelic) -> Refusal | None:
    """2.6: an own army (or the leader, if the table says so) on the relic's field."""
    return bearer_missing(state, seat, action.by)


def take_relic(step: Moving, state: Position, seat: Seat, action: TakeRelic) -> list[Event]:
    """The unit carries it from now on."""
    camp = state.camps[seat]
    entrust(step, camp, action.by)
    state.last = [camp.relic]
    return [tell("did-take-relic", who=Who(seat), by=said(action.by), at=camp.relic)]


def take_found_relic(step: Finding, state: Position, seat: Seat, action: TakeRelic) -> list[Event]:
    """The same, and moving goes on."""
    state.steps.pop()
    return take_relic(state.steps[-1], state, seat, action)


def possible_leaving(step: Finding, state: Position, seat: Seat) -> Iterator[LeaveRelic]:
    """It may always stay where it is."""
    yield LEAVE_RELIC


def leave_relic(step: Finding, state: Position, seat: Seat, action: LeaveRelic) -> list[Event]:
    """It stays on the ground, and moving goes on."""
    state.steps.pop()
    return [tell("did-leave-relic", who=Who(seat), at=state.camps[seat].relic)]


def possible_hand_overs(step: Moving, state: Position, seat: Seat) -> Iterator[HandOver]:
    """To whoever else is on the carrier's field."""
    camp = state.camps[seat]
    if camp.carried_by is not None:
        for piece in bearers(state, camp):
            yield HandOver(piece)


def is_carried(step: Moving, state: Position, seat: Seat, action: HandOver) -> Refusal | None:
    """2.6: only what is carried can be handed over."""
    return refuse("no-relic-in-hand", "2.6") if state.camps[seat].carried_by is None else None


def receiver_stands_there(step: Moving, state: Position, seat: Seat, action: HandOver) -> Refusal | None:
    """2.6: another own army (or the leader, if the table says so) on the same field."""
    return bearer_missing(state, seat, action.to)


def hand_over(step: Moving, state: Position, seat: Seat, action: HandOver) -> list[Event]:
    """The other unit carries it from now on."""
    camp = state.camps[seat]
    entrust(step, camp, action.to)
    state.struck = None
    state.last = [camp.relic]
    return [tell("did-hand-over", who=Who(seat), to=said(action.to), at=camp.relic)]


def bearer_missing(state: Position, seat: Seat, piece: Piece) -> Refusal | None:
    """Nobody of this kind on the relic's field could take it."""
    camp = state.camps[seat]
    if piece in bearers(state, camp):
        return None
    return refuse("no-bearer", "2.6", piece=said(piece), at=camp.relic)


def entrust(step: Moving, camp: Camp, to: Piece) -> None:
    """The relic changes hands; every army keeps its own free step. Of several armies a rested one takes it."""
    rested = to is Piece.ARMY and camp.relic in step.rested
    if rested:
        step.rested.remove(camp.relic)
    if camp.carried_by == "army" and step.carrier:
        step.rested.append(camp.relic)
    step.carrier = rested
    camp.carried_by = "leader" if to is Piece.LEADER else "army"


LEAVE_RELIC = LeaveRelic()

Finding.deeds = {
    TakeRelic: Deed(possible_takings, (lies_on_the_ground, taker_stands_there), take_found_relic),
    LeaveRelic: Deed(possible_leaving, (), leave_relic),
}
