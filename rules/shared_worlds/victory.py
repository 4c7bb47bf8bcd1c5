"""How a game is won, and how it ends without a winner. Handbook 9."""

from __future__ import annotations

from rules.game import Event, Outcome, Seat
from rules.shared_worlds import cubes
from rules.shared_worlds.gone import clear_steps
from rules.shared_worlds.legends import has_legacy, legendaries
from rules.shared_worlds.state import TEAMS, Ended, Position, who
from rules.words import Message


def end(state: Position, ended: Ended) -> list[Event]:
    """The game is over."""
    state.ended = ended
    clear_steps(state)
    return [Event(how(state))]


def team_of(state: Position, seat: Seat) -> tuple[Seat, ...]:
    """Who wins together with this seat."""
    return tuple(other for other in range(len(state.players)) if state.team(other) == state.team(seat))


def check_prosperity(state: Position) -> list[Event]:
    """9.2: at the end of Muster, or (by option) before the first attack."""
    if not has_prosperity(state, state.turn):
        return []
    return end(state, Ended("prosperity", team_of(state, state.turn)))


def has_prosperity(state: Position, seat: Seat) -> bool:
    """At least twice the cubes of each opponent, those on its units included; a team: sum against sum (R15)."""
    mine = riches(state, seat)
    if mine == 0 or mine < minimum(state):
        return False
    double = doubled_factor(state)
    return all(2 * mine >= double * strength(state, other) for other in state.opponents(seat))


def riches(state: Position, seat: Seat) -> int:
    """The cubes that count for this seat or its team."""
    return sum(cubes.wealth(state, friend) for friend in state.friends(seat))


def strength(state: Position, seat: Seat) -> int:
    """The cubes that count against others: also those on units."""
    return sum(state.players[friend].cubes for friend in state.friends(seat))


def minimum(state: Position) -> int:
    """So many cubes are needed at least."""
    number = state.options.prosperity_min
    assert number != "usual", "the set-up puts in what holds"
    return number


def factor(state: Position) -> str:
    """How many times as many cubes are needed."""
    if len(state.players) < TEAMS:
        return state.options.prosperity_factor
    return state.options.team_prosperity_factor


def doubled_factor(state: Position) -> int:
    """Twice the factor, so that only whole numbers are compared."""
    return 4 if factor(state) == "double" else 3


def check_legacy(state: Position) -> list[Event]:
    """9.3: at the end of the own turn."""
    if not has_legacy(state, state.turn):
        return []
    return end(state, Ended("legacy", team_of(state, state.turn)))


def how(state: Position) -> Message:
    """How it ended, in words."""
    assert state.ended is not None
    winners = tuple(who(seat) for seat in state.ended.winners)
    return Message(f"won-{state.ended.how}", {"who": winners, "round": state.round})


def outcome(state: Position) -> Outcome | None:
    """The winners are first, all others last; without winners everybody shares the first place."""
    if state.ended is None:
        return None
    winners = state.ended.winners or tuple(range(len(state.players)))
    last = len(winners) + 1
    return Outcome(
        ranks=tuple(1 if seat in winners else last for seat in range(len(state.players))),
        scores=scores(state),
        how=how(state),
    )


def scores(state: Position) -> tuple[Message, ...]:
    """How far every seat has come."""
    return tuple(score(state, seat) for seat in range(len(state.players)))


def score(state: Position, seat: Seat) -> Message:
    """Life, cubes and Legendaries."""
    player = state.players[seat]
    return Message(
        "score-end" if player.alive else "score-fallen",
        {"life": player.life, "cubes": player.cubes, "legendaries": legendaries(state, seat)},
    )
