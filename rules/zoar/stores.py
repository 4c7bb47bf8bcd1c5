"""The stores: goods come in, two of a kind are exchanged, what does not fit goes back. Handbook 4.1, 4.2."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from rules.game import Action, Event, Prompt, Refusal, Seat
from rules.steps import Deed, Step, ask, refuse, tell
from rules.value import value
from rules.words import Who, said
from rules.zoar.printed import LIMIT
from rules.zoar.state import Position, spoken
from rules.zoar.view import FOOD, METAL, Good

EXCHANGED = 2
"""So many of a kind for one of the other."""


@value
class Exchange(Action):
    """Two of a kind go for one of the other."""

    give: Good


@value
class ReturnSurplus(Action):
    """What does not fit into the collection store goes to the supply."""


@dataclass(slots=True)
class Storing(Step):
    """More has come than the store holds; the rest is still in the transit store and can be exchanged first (4.1)."""

    step: Literal["storing"] = "storing"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-surplus", "4.1")


# 4.1 The stores.


def store(state: Position, seat: Seat) -> bool:
    """Goods go from the transit store to the collection store as far as they fit; whether any are left over."""
    camp = state.camps[seat]
    if camp.transit.is_empty():
        return False
    for good in (FOOD, METAL):
        moved = min(camp.transit.of(good), LIMIT - camp.store.of(good))
        camp.transit.add(good, -moved)
        camp.store.add(good, moved)
    return not camp.transit.is_empty()


def give_back(state: Position, seat: Seat) -> list[Event]:
    """What is left in the transit store returns to the supply."""
    camp = state.camps[seat]
    events = []
    for good in (FOOD, METAL):
        count = camp.transit.of(good)
        if count:
            camp.transit.add(good, -count)
            state.supply.add(good, count)
            events.append(tell("did-return", who=Who(seat), good=spoken(good), count=count))
    return events


def possible_returns(step: Storing, state: Position, seat: Seat) -> tuple[ReturnSurplus]:
    """Instead of exchanging (any more)."""
    return (RETURN_SURPLUS,)


def return_surplus(step: Storing, state: Position, seat: Seat, action: ReturnSurplus) -> list[Event]:
    """The rest goes back, and building begins."""
    state.steps.pop()
    return give_back(state, seat)


# 4.2 Exchange.


def possible_exchanges(step: Step, state: Position, seat: Seat) -> tuple[Exchange, ...]:
    """Of either kind, if there are enough of any."""
    camp = state.camps[seat]
    most = max(camp.store.food + camp.transit.food, camp.store.metal + camp.transit.metal)
    return EXCHANGES if most >= EXCHANGED else ()


def has_two(step: Step, state: Position, seat: Seat, action: Exchange) -> Refusal | None:
    """4.2: two of a kind, in the collection store or on their way there."""
    return None if owned(state, seat, action.give) >= EXCHANGED else TOO_FEW[action.give]


def other_fits(step: Step, state: Position, seat: Seat, action: Exchange) -> Refusal | None:
    """4.1: what is got must fit into the collection store."""
    return FULL[action.give] if owned(state, seat, OTHER[action.give]) >= LIMIT else None


def supply_has_it(step: Step, state: Position, seat: Seat, action: Exchange) -> Refusal | None:
    """4.2: the other kind comes from the supply."""
    return None if state.supply.of(OTHER[action.give]) else NONE_LEFT[action.give]


def exchange(step: Step, state: Position, seat: Seat, action: Exchange) -> list[Event]:
    """Two are given, surplus first, and one is got."""
    camp = state.camps[seat]
    give, get = action.give, OTHER[action.give]
    surplus = min(EXCHANGED, camp.transit.of(give))
    camp.transit.add(give, -surplus)
    camp.store.add(give, surplus - EXCHANGED)
    state.supply.add(give, EXCHANGED)
    state.supply.add(get, -1)
    camp.store.add(get, 1)
    return [tell("did-exchange", who=Who(seat), give=spoken(give), count=EXCHANGED, get=spoken(get))]


def exchange_surplus(step: Storing, state: Position, seat: Seat, action: Exchange) -> list[Event]:
    """The same before building; once nothing is left over, building begins."""
    events = exchange(step, state, seat, action)
    if state.camps[seat].transit.is_empty():
        state.steps.pop()
    return events


def owned(state: Position, seat: Seat, good: Good) -> int:
    """How much of a good the seat has in both stores."""
    camp = state.camps[seat]
    return camp.transit.of(good) + camp.store.of(good)


def temple_gathers(state: Position, seat: Seat, fields: Iterable[str]) -> list[Event]:
    """Goods of these fields go into the collection store of the temple's owner; what does not fit stays (4.5)."""
    events = []
    for at in fields:
        good = state.gather(at, state.camps[seat].store)
        if good is not None:
            events.append(tell("did-gather", who=Who(seat), good=spoken(good), at=at))
    return events


EXCHANGES = tuple(Exchange(good) for good in Good)
RETURN_SURPLUS = ReturnSurplus()
Storing.end = RETURN_SURPLUS

OTHER = {FOOD: METAL, METAL: FOOD}
TOO_FEW = {good: refuse("no-two", "4.2", good=said(good), count=EXCHANGED) for good in Good}
FULL = {good: refuse("no-room-in-store", "4.1", good=said(OTHER[good]), limit=LIMIT) for good in Good}
NONE_LEFT = {good: refuse("no-supply", "4.2", good=said(OTHER[good])) for good in Good}

Storing.deeds = {
    Exchange: Deed(possible_exchanges, (has_two, other_fits, supply_has_it), exchange_surplus),
    ReturnSurplus: Deed(possible_returns, (), return_surplus),
}
