"""Hunt and Fire: steaks and bears. Handbook sections 5.7 and 5.8."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from rules.game import Action, Event, Refusal, Seat
from rules.sapiens.board import AROUND, BIT, SQUARES, names
from rules.sapiens.laying import touched
from rules.sapiens.printed import steak_food
from rules.sapiens.state import Position, who
from rules.steps import Step, refuse, tell
from rules.value import value
from rules.words import Who


@value
class TurnIn(Action):
    """So many steaks are turned in for food."""

    steaks: int


@value
class PutBear(Action):
    """A bear is put on this square of somebody's valley."""

    valley: Who
    at: str


@value
class ChaseBear(Action):
    """The bear on this square is driven out of the own valley."""

    at: str


# 5.7 Hunt.


def possible_meals(step: Step, state: Position, seat: Seat) -> Iterator[TurnIn]:
    """From one steak to all."""
    return map(TurnIn, range(1, state.clans[seat].steaks + 1))


def has_steaks(step: Step, state: Position, seat: Seat, action: TurnIn) -> Refusal | None:
    """5.7: any number of the own steaks."""
    have = state.clans[seat].steaks
    return None if 1 <= action.steaks <= have else refuse("no-steaks", "5.7", have=have)


def turn_in(step: Step, state: Position, seat: Seat, action: TurnIn) -> list[Event]:
    """The steaks go back to the supply for food."""
    food = steak_food(action.steaks)
    state.clans[seat].steaks -= action.steaks
    state.clans[seat].food += food
    return [tell("did-turn-in", who=who(seat), steaks=action.steaks, food=food)]


def take_steak(state: Position) -> list[Event]:
    """A steak out of the supply, if there is one."""
    if not state.steaks_in_supply:
        return []
    state.clan.steaks += 1
    return [tell("did-take-steak", who=who(state.turn))]


# 5.8 Fire.


@functools.cache
def put_bear_on(seat: Seat, at: str) -> PutBear:
    """The one value for this action."""
    return PutBear(who(seat), at)


def possible_bears(step: Step, state: Position, seat: Seat) -> Iterator[PutBear]:
    """The free squares around the active tribes of the others."""
    for other, clan in enumerate(state.clans):
        if other != seat:
            valley = clan.valley
            for at in names(valley.met & ~valley.taken):
                yield put_bear_on(other, at)


def supply_has_a_bear(step: Step, state: Position, seat: Seat) -> Refusal | None:
    """5.8: bears come from the supply."""
    return None if state.bears_in_supply else refuse("no-bear-left", "5.8")


def is_anothers_valley(step: Step, state: Position, seat: Seat, action: PutBear) -> Refusal | None:
    """5.8: a bear goes into the valley of somebody else."""
    other = action.valley.seat
    return None if other != seat and other in range(len(state.clans)) else refuse("no-own-bear", "5.8")


def is_free_square(step: Step, state: Position, seat: Seat, action: PutBear) -> Refusal | None:
    """5.8: on a square without a tile or a bear."""
    valley = state.clans[action.valley.seat].valley
    if action.at not in SQUARES:
        return refuse("no-square", "1.2", at=action.at)
    if valley.taken & BIT[action.at]:
        return refuse("no-taken", "3.2", at=action.at)
    return None


def is_beside_the_tribe(step: Step, state: Position, seat: Seat, action: PutBear) -> Refusal | None:
    """5.8: beside a tile of the active tribe."""
    valley = state.clans[action.valley.seat].valley
    return None if valley.met & BIT[action.at] else refuse("no-prey", "5.8", at=action.at)


def put_bear(step: Step, state: Position, seat: Seat, action: PutBear) -> list[Event]:
    """The bear takes the square and scores shelter."""
    shelter = bear_shelter(state, action)
    state.clans[action.valley.seat].valley.put_bear(action.at)
    state.clans[seat].shelter += shelter
    state.last = [touched(action.valley.seat, action.at)]
    return [tell("did-put-bear", who=who(seat), valley=action.valley, at=action.at, shelter=shelter)]


def bear_shelter(state: Position, action: PutBear) -> int:
    """1 for each tile of the active tribe beside the bear; as an option also for a cave that opens onto its square."""
    valley = state.clans[action.valley.seat].valley
    shelter = (AROUND[action.at] & valley.places).bit_count()
    if state.options.bear_counts_caves:
        shelter += sum(cave.square == action.at for cave in valley.board.caves.values())
    return shelter


def possible_chases(step: Step, state: Position, seat: Seat) -> Iterator[ChaseBear]:
    """The bears in the own valley, row by row."""
    return map(ChaseBear, sorted(state.clans[seat].valley.bears, key=SQUARES.index))


def bear_is_there(step: Step, state: Position, seat: Seat, action: ChaseBear) -> Refusal | None:
    """5.8: a bear of the own valley."""
    return None if action.at in state.clans[seat].valley.bears else refuse("no-bear", "5.8", at=action.at)


def chase_bear(step: Step, state: Position, seat: Seat, action: ChaseBear) -> list[Event]:
    """The bear goes back to the supply."""
    state.clans[seat].valley.chase_bear(action.at)
    state.last = [touched(seat, action.at)]
    return [tell("did-chase-bear", who=who(seat), at=action.at)]
