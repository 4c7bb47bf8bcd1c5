"""What the lightning does on the struck tile, and what its victims can save. Handbook 5.2, 5.3."""

from __future__ import annotations

import functools
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from typing import Literal

from rules.game import Action, Event, Prompt, Refusal, Seat
from rules.steps import Deed, Step, ask, refuse, tell
from rules.value import value
from rules.words import Message, Who, said
from rules.zoar import losses, victory
from rules.zoar.printed import SAVE_PRICE
from rules.zoar.state import ARMY, CARRIER, CITY, Position, Unit, spoken, unit
from rules.zoar.stores import temple_gathers
from rules.zoar.view import Good

IN_VAIN = tell("did-strike-in-vain")


@value
class Save(Action):
    """Metal is paid so that these pieces on the struck tile are not destroyed. The order does not matter."""

    binding = True
    secret = True

    pieces: tuple[Unit, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "pieces", tuple(sorted(self.pieces)))


@dataclass(slots=True, kw_only=True)
class Saving(Step):
    """Everybody whose pieces are in danger and who can pay chooses what to save; all is revealed together (5.3)."""

    step: Literal["saving"] = "saving"
    refilled: list[str]
    """The fields that this stroke has refilled."""
    waiting: list[Seat]
    """Who has not chosen yet."""
    saved: dict[Seat, list[Unit]] = field(default_factory=dict)
    """What the others have chosen; not known to anybody else yet."""

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """Whoever has not chosen yet is asked."""
        return tuple(prompt for seat in self.waiting for prompt in ask(seat, "ask-save", "5.3"))


# 5.2 What the lightning does.


@functools.cache
def struck(seat: Seat, tile: int) -> Event:
    """The one value for this event."""
    return tell("did-strike", who=Who(seat), tile=tile)


def strike(state: Position, tile: int) -> list[Event]:
    """Goods grow, own cities bring armies, foreign pieces are in danger: in this order."""
    state.struck = tile
    refilled = refill(state, tile)
    events = [struck(state.turn, tile), *grown(state, refilled), *cities_bring_armies(state)]
    threatened = endangered(state)
    if len(events) == 1 and not threatened:
        events.append(IN_VAIN)
    payers = [seat for seat in threatened if state.camps[seat].affords(SAVE_PRICE)]
    if not payers:
        return events + finish(state, threatened, refilled, {})
    state.steps.append(Saving(refilled=refilled, waiting=payers))
    return events


def refill(state: Position, tile: int) -> list[str]:
    """Every empty resource field of the tile gets one, as long as the supply lasts; which ones did."""
    refilled = []
    for at, good in state.land.crops[tile]:
        if at not in state.goods and state.supply.of(good):
            state.supply.add(good, -1)
            state.goods[at] = good
            refilled.append(at)
    return refilled


def grown(state: Position, refilled: list[str]) -> list[Event]:
    """What everybody sees of it: for each good, where it lies again."""
    fields = {good: tuple(at for at in refilled if state.goods[at] is good) for good in Good}
    there = [Message("grown", {"good": said(good), "at": places}) for good, places in fields.items() if places]
    return [tell("did-refill", fields=places) for places in there]


def cities_bring_armies(state: Position) -> list[Event]:
    """Every city of the seat on turn there brings an army, as long as there are any in reserve."""
    camp = state.camps[state.turn]
    events: list[Event] = []
    if not camp.cities:
        return events
    for at in state.struck_fields():
        if at in camp.cities and camp.armies_in_reserve:
            camp.raise_army(at)
            events.append(tell("did-bring-army", who=Who(state.turn), at=at))
    return events


def endangered(state: Position) -> list[Seat]:
    """The seats that have armies or cities on the struck tile, but for the one on turn."""
    tile = frozenset(state.struck_fields())
    return [
        seat
        for seat, camp in enumerate(state.camps)
        if seat != state.turn and not (tile.isdisjoint(camp.armies) and tile.isdisjoint(camp.cities))
    ]


def in_danger(state: Position, seat: Seat) -> list[Unit]:
    """The armies and cities of that seat on the struck tile. Leaders, temples and relics are safe."""
    camp = state.camps[seat]
    pieces: list[Unit] = []
    for at in state.struck_fields():
        if at in camp.armies:
            if camp.carried_by == "army" and camp.relic == at:
                pieces.append(unit(CARRIER, at))
            pieces += [unit(ARMY, at)] * camp.plain_armies().count(at)
        if at in camp.cities:
            pieces.append(unit(CITY, at))
    return pieces


# 5.3 Saving pieces.


def affordable_saves(state: Position, seat: Seat) -> int:
    """How many pieces the seat can pay for."""
    return state.camps[seat].store.of(SAVE_PRICE.good) // SAVE_PRICE.count


def possible_saves(step: Saving, state: Position, seat: Seat) -> list[Save]:
    """Every choice of pieces that can be paid, small ones first; pieces that are alike are counted, not named."""
    pieces = sorted(in_danger(state, seat))
    most = min(len(pieces), affordable_saves(state, seat))
    return [Save(chosen) for count in range(most + 1) for chosen in dict.fromkeys(combinations(pieces, count))]


def are_in_danger(step: Saving, state: Position, seat: Seat, action: Save) -> Refusal | None:
    """5.3: only own armies and cities on the struck tile, each once."""
    missing = Counter(action.pieces) - Counter(in_danger(state, seat))
    if not missing:
        return None
    return refuse("no-danger", "5.3", pieces=tuple(said(piece) for piece in missing.elements()))


def can_pay_saves(step: Saving, state: Position, seat: Seat, action: Save) -> Refusal | None:
    """5.3: the price for each, from the collection store."""
    can_pay = affordable_saves(state, seat)
    if len(action.pieces) <= can_pay:
        return None
    return refuse("no-metal-for-all", "5.3", count=len(action.pieces), can_pay=can_pay)


def save(step: Saving, state: Position, seat: Seat, action: Save) -> list[Event]:
    """The choice is made; when all are made, they are revealed."""
    step.waiting.remove(seat)
    step.saved[seat] = list(action.pieces)
    events = [tell("did-choose", who=Who(seat))]
    if step.waiting:
        return events
    state.steps.pop()
    return events + finish(state, endangered(state), step.refilled, step.saved)


def finish(state: Position, threatened: list[Seat], refilled: list[str], saved: dict[Seat, list[Unit]]) -> list[Event]:
    """What is not saved is destroyed; then the temple collects."""
    events: list[Event] = []
    for seat in threatened:
        if seat in saved:
            events += pay_for(state, seat, saved[seat])
        events += destroy(state, seat, saved.get(seat, []))
    if victory.reached(state):
        return events
    if refilled:
        events += temples_gather(state, refilled)
    return events


def temples_gather(state: Position, refilled: list[str]) -> list[Event]:
    """A temple on the struck tile collects what has just grown, whoever is on turn."""
    tile = state.struck_fields()
    for seat, camp in enumerate(state.camps):
        if any(at in tile for at in camp.temples):
            return temple_gathers(state, seat, refilled)
    return []


def pay_for(state: Position, seat: Seat, saved: list[Unit]) -> list[Event]:
    """The price goes to the supply, and everybody learns what was chosen."""
    state.pay(seat, SAVE_PRICE, len(saved))
    pieces = tuple(spoken(piece) for piece in saved)
    return [tell("did-save", who=Who(seat), pieces=pieces, reveal=True)]


def destroy(state: Position, seat: Seat, saved: list[Unit]) -> list[Event]:
    """Armies return to their reserve; a city counts for the seat on turn."""
    lost = in_danger(state, seat)
    for piece in saved:
        lost.remove(piece)
    events = []
    for piece in dict.fromkeys(lost):
        count = lost.count(piece)
        lost_here = Message("pieces", {"piece": said(piece.piece), "at": piece.at, "count": count})
        events.append(tell("did-burn", owner=Who(seat), piece=lost_here))
        if piece.piece is CITY:
            events += losses.buildings_fall(state, seat, piece.at)
        else:
            events += losses.armies_fall(state, seat, piece.at, count, carrier=piece.piece is CARRIER)
    return events


Saving.deeds = {
    Save: Deed(possible_saves, (are_in_danger, can_pay_saves), save),
}
