"""Goods are collected where own units stand, into the transit store. Handbook 2.4, 2.5."""

from __future__ import annotations

from rules.game import Action, Event, Refusal, Seat
from rules.steps import Step, refuse, tell
from rules.value import value
from rules.words import Who, said
from rules.zoar.printed import LIMIT
from rules.zoar.state import Position, spoken


@value
class Collect(Action):
    """A unit collects the resource that it stands on."""

    at: str


def possible_collections(step: Step, state: Position, seat: Seat) -> list[Collect]:
    """Wherever an own unit stands on a resource."""
    camp, goods = state.camps[seat], state.goods
    found = [at for at in (camp.leader, *camp.armies) if at in goods]
    return [Collect(at) for at in dict.fromkeys(found)] if found else []


def stands_on_it(step: Step, state: Position, seat: Seat, action: Collect) -> Refusal | None:
    """2.4: only who stands on the field collects."""
    return None if state.camps[seat].stands_on(action.at) else refuse("no-collector", "2.4", at=action.at)


def lies_there(step: Step, state: Position, seat: Seat, action: Collect) -> Refusal | None:
    """2.4: there must be something."""
    return None if action.at in state.goods else refuse("no-resource", "2.4", at=action.at)


def has_room(step: Step, state: Position, seat: Seat, action: Collect) -> Refusal | None:
    """2.5: the transit store holds three of each kind."""
    good = state.goods[action.at]
    full = state.camps[seat].transit.of(good) >= LIMIT
    return refuse("no-room", "2.5", good=said(good), limit=LIMIT) if full else None


def collect(step: Step, state: Position, seat: Seat, action: Collect) -> list[Event]:
    """Into the transit store."""
    state.struck = None
    state.last = [action.at]
    return gather(state, seat, action.at)


def collect_on_arrival(state: Position, seat: Seat, at: str) -> list[Event]:
    """Where collecting is automatic, what fits is taken at once."""
    if state.options.collect == "by-choice":
        return []
    return gather(state, seat, at)


def gather(state: Position, seat: Seat, at: str) -> list[Event]:
    """The resource goes into the transit store; what does not fit stays on the field."""
    good = state.gather(at, state.camps[seat].transit)
    if good is None:
        return []
    return [tell("did-collect", who=Who(seat), good=spoken(good), at=at)]
