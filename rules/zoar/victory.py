"""Who has won, and how. Handbook section 6."""

from __future__ import annotations

from rules.game import Outcome, Seat
from rules.words import Message, Who
from rules.zoar.board import FIELDS
from rules.zoar.state import Position
from rules.zoar.view import OVER

CITIES_TO_WIN = {2: 2, 3: 3, 4: 4}
"""Foreign cities to destroy, by number of players."""

NO_WAY = len(FIELDS)
"""More steps than any way has: for a relic that lakes of an own edition have cut off."""


def cities_to_win(state: Position) -> int:
    """How many foreign cities must be destroyed at this table (6.2)."""
    return state.options.cities_to_win or CITIES_TO_WIN[len(state.camps)]


def reached(state: Position) -> bool:
    """Whether the seat on turn has won; nobody else can win now.

    6.1: its relic is in its own capital. 6.2: it has destroyed the set number of foreign cities.
    """
    camp = state.camps[state.turn]
    return camp.relic == camp.home or (camp.destroyed > 0 and camp.destroyed >= cities_to_win(state))


def outcome(state: Position) -> Outcome | None:
    """The result, once the game is over."""
    if state.phase is not OVER:
        return None
    standing = standings(state)
    ranks = tuple(1 + sum(other < own for other in standing) for own in standing)
    if reached(state):
        ranks = tuple(1 if seat == state.turn else 2 for seat in range(len(ranks)))
    return Outcome(ranks, scores(state), how(state, ranks))


def scores(state: Position) -> tuple[Message, ...]:
    """How far each seat has come, in words."""
    return tuple(Message("score-zoar", {"destroyed": -razed, "steps": steps}) for razed, steps in standings(state))


def how(state: Position, ranks: tuple[int, ...]) -> Message:
    """By which of the ways the game ended."""
    camp = state.camps[state.turn]
    if camp.relic == camp.home:
        return Message("won-relic", {"who": Who(state.turn)})
    if reached(state):
        return Message("won-cities", {"who": Who(state.turn), "destroyed": camp.destroyed})
    winners = tuple(Who(seat) for seat, rank in enumerate(ranks) if rank == 1)
    return Message("won-limit", {"who": winners, "rounds": state.round})


def standings(state: Position) -> list[tuple[int, int]]:
    """6.3, less is better: minus the foreign cities destroyed, then the steps from the relic to its home."""
    return [(-camp.destroyed, steps_home(state, seat)) for seat, camp in enumerate(state.camps)]


def steps_home(state: Position, seat: Seat) -> int:
    """The steps from a relic to its owner's capital, over land and around foreign capitals."""
    camp = state.camps[seat]
    return state.land.distances_home(camp.home).get(camp.relic, NO_WAY)
