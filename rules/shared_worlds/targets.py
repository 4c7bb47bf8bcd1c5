"""What an ability can choose. Handbook 5.3 and 11.3."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules.game import Seat
from rules.shared_worlds import values
from rules.shared_worlds.cards import Choice
from rules.shared_worlds.passives import attacking
from rules.shared_worlds.pieces import LANES, Face, Target, UnitAt
from rules.shared_worlds.seats import mates
from rules.shared_worlds.state import CardId, Position, Unit, printed, site, unit_value, who
from rules.words import Who


@dataclass(frozen=True, slots=True)
class Origin:
    """Whose ability it is, and the card in play that it stands on; None for an instant or a building."""

    seat: Seat
    unit: CardId | None = None


@functools.cache
def origin_of(seat: Seat, unit: CardId | None = None) -> Origin:
    """The one value for this place to choose from."""
    return Origin(seat, unit)


Found = tuple[Seat, int, Unit]
"""A unit with its controller and lane."""


def possible(state: Position, origin: Origin, choice: Choice) -> list[Target]:
    """Everything that this entry can choose, in the order of play from the chooser on."""
    return list(FINDERS[choice.what](state, origin, choice))


def combinations(state: Position, origin: Origin, choices: Sequence[Choice]) -> list[tuple[Target, ...]]:
    """Every way to choose all targets, each different from the others (R16); one empty way where nothing is chosen."""
    if not choices:
        return [()]
    first = possible(state, origin, choices[0])
    if len(choices) == 1:
        return [(one,) for one in first]
    second = possible(state, origin, choices[1])
    return [(one, other) for one in first for other in second if one != other]


def is_possible(state: Position, origin: Origin, choices: Sequence[Choice]) -> bool:
    """Whether there is any such way: what one entry can choose need not be looked through for that."""
    if len(choices) == 1:
        return next(FINDERS[choices[0].what](state, origin, choices[0]), None) is not None
    return bool(combinations(state, origin, choices))


def seats_of(state: Position, seat: Seat, side: str) -> list[Seat]:
    """The living seats on this side, as this seat sees it."""
    match side:
        case "own":
            return [seat]
        case "friendly":
            return state.friends(seat)
        case "opponent":
            return state.opponents(seat)
        case "other":
            return [other for other in state.order(seat) if other != seat]
        case _:
            return state.order(seat)


def _players(state: Position, origin: Origin, choice: Choice) -> Iterator[Who]:
    for seat in seats_of(state, origin.seat, choice.side):
        if "dying" not in choice.filter or state.players[seat].life == 0:
            yield who(seat)


def _buildings(state: Position, origin: Origin, choice: Choice) -> Iterator[Face]:
    for seat in seats_of(state, origin.seat, choice.side):
        for place in state.players[seat].places:
            if "available" in choice.filter:
                free = seat == origin.seat or not values.guarded(state, place, "steal")
                if not place.cubes or not free:
                    continue
            yield site(place.building)


def _units(state: Position, origin: Origin, choice: Choice) -> Iterator[UnitAt]:
    lanes = lanes_of(state, origin, choice)
    for seat in seats_of(state, origin.seat, choice.side):
        units = state.players[seat].lanes
        for lane in lanes:
            unit = units[lane]
            if unit is None or unit.face_down or choice.zone not in ("any", unit.zone):
                continue
            if can_be_chosen(state, origin, choice, (seat, lane, unit)):
                yield unit_value(unit.card, seat, lane)


FINDERS: Mapping[str, Callable[[Position, Origin, Choice], Iterator[Target]]] = {
    "player": _players,
    "building": _buildings,
    "unit": _units,
}


def lanes_of(state: Position, origin: Origin, choice: Choice) -> Sequence[int]:
    """The lanes that this entry reaches."""
    if choice.lane != "same":
        return range(len(LANES))
    found = None if origin.unit is None else state.find(origin.unit)
    return () if found is None else (found[1],)


def can_be_chosen(state: Position, origin: Origin, choice: Choice, found: Found) -> bool:
    """Whether this unit, on a side, in a lane and in an area that fit, can be chosen."""
    seat, _, unit = found
    if (unit.life == 0) != ("dying" in choice.filter):
        return False
    if seat not in mates(origin.seat, len(state.players)) and values.untouchable(state, seat, unit):
        return False
    return not choice.filter or all(FILTERS[name](state, origin, found) for name in choice.filter)


def _damaged(state: Position, origin: Origin, found: Found) -> bool:
    seat, _, unit = found
    return unit.life < values.max_life(state, seat, unit)


def _always(state: Position, origin: Origin, found: Found) -> bool:
    return True


FILTERS: Mapping[str, Callable[[Position, Origin, Found], bool]] = {
    "damaged": _damaged,
    "other": lambda state, origin, found: found[2].card != origin.unit,
    "attacking": lambda state, origin, found: found[2].card in attacking(state),
    "tapped": lambda state, origin, found: found[2].tapped,
    "nonlegendary": lambda state, origin, found: not printed(found[2].card).legendary,
    "dying": _always,
}


@functools.cache
def target_words(target: Target) -> str:
    """What kind of thing a target is, as the edition calls it."""
    return "player" if isinstance(target, Who) else "unit" if isinstance(target, UnitAt) else "building"
