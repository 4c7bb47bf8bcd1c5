"""Phase 1: the seat on turn moves its leader and its armies, collects goods, fetches its relic. Handbook section 2."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from typing import Literal

from rules.game import Action, Event, Prompt, Refusal, Seat
from rules.steps import Deed, Step, ask, refuse, tell
from rules.value import value
from rules.words import Message, Who, said
from rules.zoar.board import NEIGHBOURS
from rules.zoar.collect import (
    Collect,
    collect,
    collect_on_arrival,
    has_room,
    lies_there,
    possible_collections,
    stands_on_it,
)
from rules.zoar.printed import STEPS_PRICE
from rules.zoar.relic import (
    Finding,
    HandOver,
    TakeRelic,
    changes_something,
    hand_over,
    is_carried,
    lies_on_the_ground,
    may_carry,
    possible_hand_overs,
    possible_takings,
    receiver_stands_there,
    take_relic,
    taker_stands_there,
)
from rules.zoar.state import ARMY, CARRIER, LEADER, Piece, Position, Unit, too_dear, unit
from rules.zoar.view import MOVE, Terrain

LEADER_STEPS = 2
RED_LEADER_STEPS = 3
STEPS_BOUGHT = 2


@value
class Move(Action):
    """A unit goes to a neighbouring field."""

    unit: Unit
    to: str


@value
class BuySteps(Action):
    """Food is paid for more steps."""


@value
class EndMoving(Action):
    """Nobody moves any more in this turn."""


@dataclass(slots=True)
class Moving(Step):
    """The seat on turn moves as long as it likes. A unit's own free steps go first, then those that were bought."""

    step: Literal["moving"] = "moving"
    leader: int = 0
    """Free steps the leader has left."""
    carrier: bool = False
    """Whether the army that carries the relic has its free step left."""
    rested: list[str] = field(default_factory=list)
    """Where the other armies stand that have their free step left, one entry for each."""
    bought: int = 0
    """Bought steps left, for any unit."""

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-move", "2")

    def free_steps(self, piece: Piece, at: str) -> int:
        """The free steps of a unit; of several armies on a field the one that has most."""
        if piece is LEADER:
            return self.leader
        if piece is CARRIER:
            return int(self.carrier)
        return int(at in self.rested)


def begin(state: Position) -> list[Event]:
    """The phase opens; who stands on a resource collects it, unless the table chooses each time."""
    camp = state.camps[state.turn]
    state.phase = MOVE
    state.steps.append(
        Moving(
            leader=RED_LEADER_STEPS if state.has_ability(state.turn, "red") else LEADER_STEPS,
            carrier=camp.carried_by == "army",
            rested=list(camp.plain_armies()),
        )
    )
    return [event for at in camp.stands() if at in state.goods for event in collect_on_arrival(state, state.turn, at)]


# 2.1 A unit goes one step.


@functools.cache
def moves_of(piece: Piece, at: str) -> tuple[Move, ...]:
    """One step to every side: the one value for each of these actions."""
    return tuple(Move(unit(piece, at), to) for to in NEIGHBOURS[at])


def possible_moves(step: Moving, state: Position, seat: Seat) -> list[Move]:
    """Every unit with a step left, to every field that is not closed to it."""
    camp = state.camps[seat]
    moves: list[Move] = []
    if step.leader or step.bought:
        moves += moves_of(LEADER, camp.leader)
    if camp.carried_by == "army" and (step.carrier or step.bought):
        moves += moves_of(CARRIER, camp.relic)
    for at in dict.fromkeys(camp.plain_armies() if step.bought else step.rested):
        moves += moves_of(ARMY, at)
    closed = state.closed_to(seat)
    return [action for action in moves if action.to not in closed]


def stands_there(step: Moving, state: Position, seat: Seat, action: Move) -> Refusal | None:
    """2.1: only own leaders and armies move."""
    piece, at = action.unit.piece, action.unit.at
    camp = state.camps[seat]
    if piece is LEADER:
        there = camp.leader == at
    elif piece is ARMY:
        there = at in camp.plain_armies()
    else:
        there = piece is CARRIER and camp.carried_by == "army" and camp.relic == at
    return None if there else refuse("no-unit", "2.1", unit=said(action.unit))


def has_a_step(step: Moving, state: Position, seat: Seat, action: Move) -> Refusal | None:
    """2.1, 2.3: a free step of its own, or a bought one."""
    if step.bought or step.free_steps(action.unit.piece, action.unit.at):
        return None
    instead = Message("instead-buy-steps") if state.camps[seat].affords(STEPS_PRICE) else None
    return Refusal(Message("no-step", {"unit": said(action.unit)}), "2.3", instead)


def goes_one_step(step: Moving, state: Position, seat: Seat, action: Move) -> Refusal | None:
    """2.1: up, right, down or left."""
    return None if action.to in NEIGHBOURS[action.unit.at] else not_next(action.unit.at, action.to)


def may_enter(step: Moving, state: Position, seat: Seat, action: Move) -> Refusal | None:
    """2.2: no lake, no foreign capital, no field with a foreign army, city or temple."""
    to = action.to
    if to in state.land.barred[state.camps[seat].home]:
        lake = state.land.terrain[to] is Terrain.LAKE
        return refuse("no-lake" if lake else "no-foreign-capital", "2.2", at=to)
    if to not in state.held_by_others(seat):
        return None
    holder = state.holder(to)
    assert holder is not None
    return refuse("no-foreign-field", "2.2", at=to, holder=Who(holder))


def go(step: Moving, state: Position, seat: Seat, action: Move) -> list[Event]:
    """The unit arrives, collects, and may find its relic."""
    piece, at, to = action.unit.piece, action.unit.at, action.to
    camp = state.camps[seat]
    spend_step(step, piece, at)
    carries = piece is CARRIER or (piece is LEADER and camp.carried_by == "leader")
    if piece is LEADER:
        camp.leader = to
    else:
        camp.armies[camp.armies.index(at)] = to
        camp.armies.sort()
    if carries:
        camp.relic = to
    state.struck = None
    state.last = [at, to]
    events = [moved(seat, piece, at, to)]
    if to in state.goods:
        events += collect_on_arrival(state, seat, to)
    if to == camp.relic and camp.carried_by is None and may_carry(state, piece):
        state.steps.append(Finding())
    return events


@functools.cache
def moved(seat: Seat, piece: Piece, at: str, to: str) -> Event:
    """The one value for this event, by far the most frequent."""
    leaves = Message("unit-from", {"piece": said(piece), "at": at})
    return tell("did-move", who=Who(seat), unit=leaves, to=to)


def spend_step(step: Moving, piece: Piece, at: str) -> None:
    """Its own free step, or else a bought one."""
    if not step.free_steps(piece, at):
        step.bought -= 1
    elif piece is LEADER:
        step.leader -= 1
    elif piece is CARRIER:
        step.carrier = False
    else:
        step.rested.remove(at)


# 2.3 Steps are bought.


def possible_purchases(step: Moving, state: Position, seat: Seat) -> tuple[BuySteps]:
    """At any time of the phase."""
    return (BUY_STEPS,)


def can_pay_steps(step: Moving, state: Position, seat: Seat) -> Refusal | None:
    """2.3: the price comes from the collection store."""
    return None if state.camps[seat].affords(STEPS_PRICE) else STEPS_TOO_DEAR


def buy_steps(step: Moving, state: Position, seat: Seat, action: BuySteps) -> list[Event]:
    """Two steps, to be split freely among the units."""
    state.pay(seat, STEPS_PRICE)
    step.bought += STEPS_BOUGHT
    state.struck = None
    return [tell("did-buy-steps", who=Who(seat), steps=STEPS_BOUGHT)]


# The end of the phase.


def possible_ends(step: Moving, state: Position, seat: Seat) -> tuple[EndMoving]:
    """At any time."""
    return (END_MOVING,)


def end_moving(step: Moving, state: Position, seat: Seat, action: EndMoving) -> list[Event]:
    """Steps that are left are lost."""
    state.steps.pop()
    state.struck = None
    return []


BUY_STEPS, END_MOVING = BuySteps(), EndMoving()
STEPS_TOO_DEAR = too_dear(STEPS_PRICE, "2.3")


def not_next(at: str, to: str) -> Refusal:
    """The goal is not a neighbouring field, or not a field at all."""
    if to not in NEIGHBOURS:
        return refuse("no-field", "1.1", at=to)
    return Refusal(Message("no-neighbour", {"at": at, "to": to}), "2.1", Message("instead-to", {"to": NEIGHBOURS[at]}))


Moving.deeds = {
    Move: Deed(possible_moves, (stands_there, has_a_step, goes_one_step, may_enter), go, sure=True),
    Collect: Deed(possible_collections, (stands_on_it, lies_there, has_room), collect),
    TakeRelic: Deed(possible_takings, (taker_stands_there,), take_relic, needs=(lies_on_the_ground,)),
    HandOver: Deed(possible_hand_overs, (receiver_stands_there, changes_something), hand_over, needs=(is_carried,)),
    BuySteps: Deed(possible_purchases, (), buy_steps, needs=(can_pay_steps,)),
    EndMoving: Deed(possible_ends, (), end_moving),
}
