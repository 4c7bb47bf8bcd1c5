"""The relic: only its owner's armies (or leader, at some tables) take it up, carry it, hand it over. Handbook 2.6."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.game import Action, Event, Prompt, Refusal, Seat
from rules.steps import Deed, Step, ask, refuse, tell
from rules.value import value
from rules.words import Who, said
from rules.zoar.state import ARMY, LEADER, Camp, Piece, Position, spoken

if TYPE_CHECKING:
    from rules.zoar.move import Moving


@value
class TakeRelic(Action):
    """An army (or the leader) takes up the relic that lies on its field."""

    by: Piece


@value
class LeaveRelic(Action):
    """The unit that has just come leaves the relic where it lies."""


@value
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
    return piece is not LEADER or state.options.relic_carrier == "army-or-leader"


def bearers(state: Position, camp: Camp) -> list[Piece]:
    """The kinds of own units on the relic's field that could carry it and do not."""
    found: list[Piece] = []
    if camp.relic != camp.leader and camp.relic not in camp.armies:
        return found
    if camp.relic in camp.plain_armies():
        found.append(ARMY)
    if camp.leader == camp.relic and camp.carried_by != "leader" and may_carry(state, LEADER):
        found.append(LEADER)
    return found


def possible_takings(step: Step, state: Position, seat: Seat) -> list[TakeRelic]:
    """By whoever stands where the relic lies."""
    return [TakeRelic(piece) for piece in bearers(state, state.camps[seat])]


def lies_on_the_ground(step: Step, state: Position, seat: Seat) -> Refusal | None:
    """2.6: what is carried is handed over, not taken."""
    return None if state.camps[seat].carried_by is None else IS_CARRIED


def taker_stands_there(step: Step, state: Position, seat: Seat, action: TakeRelic) -> Refusal | None:
    """2.6: an own army (or the leader, if the table says so) on the relic's field."""
    return bearer_missing(state, seat, action.by)


def take_relic(step: Moving, state: Position, seat: Seat, action: TakeRelic) -> list[Event]:
    """The unit carries it from now on."""
    camp = state.camps[seat]
    entrust(step, camp, action.by)
    state.struck = None
    state.last = [camp.relic]
    return [tell("did-take-relic", who=Who(seat), by=spoken(action.by), at=camp.relic)]


def take_found_relic(step: Finding, state: Position, seat: Seat, action: TakeRelic) -> list[Event]:
    """The same, and moving goes on."""
    state.steps.pop()
    return take_relic(state.steps[-1], state, seat, action)


def possible_leaving(step: Finding, state: Position, seat: Seat) -> tuple[LeaveRelic]:
    """It may always stay where it is."""
    return (LEAVE_RELIC,)


def leave_relic(step: Finding, state: Position, seat: Seat, action: LeaveRelic) -> list[Event]:
    """It stays on the ground, and moving goes on."""
    state.steps.pop()
    return [tell("did-leave-relic", who=Who(seat), at=state.camps[seat].relic)]


def possible_hand_overs(step: Moving, state: Position, seat: Seat) -> list[HandOver]:
    """To whoever else is on the carrier's field."""
    return [HandOver(piece) for piece in bearers(state, state.camps[seat])]


def is_carried(step: Moving, state: Position, seat: Seat) -> Refusal | None:
    """2.6: only what is carried can be handed over."""
    return NOT_CARRIED if state.camps[seat].carried_by is None else None


def receiver_stands_there(step: Moving, state: Position, seat: Seat, action: HandOver) -> Refusal | None:
    """2.6: another own army (or the leader, if the table says so) on the same field."""
    return bearer_missing(state, seat, action.to)


def changes_something(step: Moving, state: Position, seat: Seat, action: HandOver) -> Refusal | None:
    """2.6: armies are alike, so that between two it must go from one with a free step to one without, or back."""
    camp = state.camps[seat]
    if camp.carried_by == "leader" or action.to is LEADER:
        return None
    rested = step.rested.count(camp.relic)
    others = camp.plain_armies().count(camp.relic) - rested if step.carrier else rested
    return None if others else refuse("no-change", "2.6", at=camp.relic)


def hand_over(step: Moving, state: Position, seat: Seat, action: HandOver) -> list[Event]:
    """The other unit carries it from now on."""
    camp = state.camps[seat]
    entrust(step, camp, action.to)
    state.struck = None
    state.last = [camp.relic]
    return [tell("did-hand-over", who=Who(seat), to=spoken(action.to), at=camp.relic)]


def bearer_missing(state: Position, seat: Seat, piece: Piece) -> Refusal | None:
    """Nobody of this kind on the relic's field could take it."""
    camp = state.camps[seat]
    if piece in bearers(state, camp):
        return None
    return refuse("no-bearer", "2.6", piece=said(piece), at=camp.relic)


def entrust(step: Moving, camp: Camp, to: Piece) -> None:
    """The relic changes hands; every army keeps its own free step.

    From one army to another it goes to one that differs from the carrier; else to one with its free step, if there is.
    """
    from_army = camp.carried_by == "army"
    rested = to is ARMY and camp.relic in step.rested and not (from_army and step.carrier)
    if rested:
        step.rested.remove(camp.relic)
    if from_army and step.carrier:
        step.rested.append(camp.relic)
    step.carrier = rested
    camp.carried_by = "leader" if to is LEADER else "army"


LEAVE_RELIC = LeaveRelic()

IS_CARRIED = refuse("no-relic-carried", "2.6")
NOT_CARRIED = refuse("no-relic-in-hand", "2.6")

Finding.deeds = {
    TakeRelic: Deed(possible_takings, (taker_stands_there,), take_found_relic, needs=(lies_on_the_ground,)),
    LeaveRelic: Deed(possible_leaving, (), leave_relic),
}
