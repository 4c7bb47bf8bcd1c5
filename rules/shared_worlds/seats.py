"""Who sits where: the order of play, and who plays with whom. It depends on nothing but how many seats there are."""

from __future__ import annotations

import functools

from rules.game import Seat

TEAMS = 4
"""With so many seats, those opposite each other are a team."""


def sides(count: int) -> int:
    """How many play against each other: so many seats further on, the next of the same team sits."""
    return 2 if count == TEAMS else count


@functools.cache
def turns(first: Seat, count: int) -> tuple[Seat, ...]:
    """So many seats in the order of play, from this one on."""
    return tuple((first + step) % count for step in range(count))


@functools.cache
def turns_after(first: Seat, turn: Seat, count: int) -> tuple[Seat, ...]:
    """So many seats: this first one, then all others in the order of play from whoever is on turn."""
    return (first, *(seat for seat in turns(turn, count) if seat != first))


@functools.cache
def mates(seat: Seat, count: int) -> tuple[Seat, ...]:
    """Of so many seats those of the same team, this one among them."""
    return tuple(other for other in range(count) if not (other - seat) % sides(count))


@functools.cache
def foes(seat: Seat, count: int) -> tuple[Seat, ...]:
    """Of so many seats those of other teams, in the order of play after this one."""
    return tuple(other for other in turns(seat, count) if (other - seat) % sides(count))
