"""Moments of interest, found in any game by playing it: a seat chooses in secret, or leaves something to chance."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from rules import games
from rules.codec import clone
from rules.dice import Dice
from rules.game import Action, AnyGame, Event, Seat, State
from tests.play.club import NONE, SEED, Club, Options

STEPS = 500
"""So far a game is played in search of a secret."""
GAMES = 20
"""So many games are."""


@dataclass(frozen=True, slots=True)
class Moment:
    """After this log, `seat` can answer in these ways. The options are as they are typed, the others are as usual."""

    game: AnyGame
    seats: int
    log: tuple[tuple[Seat, Action], ...]
    seat: Seat
    answers: tuple[Action, ...]
    options: Options = field(default_factory=dict)


def moments(
    game: AnyGame, seats: int, answers: Callable[[AnyGame, State, Seat], tuple[Action, ...]]
) -> Iterator[Moment]:
    """Where there are such answers, in random games with the dice of the club."""
    for number in range(GAMES):
        luck = Random(f"{game.key}/{seats}/{number}")
        state = game.setup(game.tribes[:seats], game.options(), Dice(SEED))
        log: list[tuple[Seat, Action]] = []
        while len(log) < STEPS and (asked := game.awaited(state)):
            for prompt in asked:
                found = answers(game, state, prompt.seat)
                if found:
                    yield Moment(game, seats, tuple(log), prompt.seat, found)
            seat = luck.choice(asked).seat
            action = luck.choice((game.stand_in(state, seat), *game.legal(state, seat)))
            game.apply(state, seat, action)
            log.append((seat, action))


@functools.cache
def secret(game: str, seats: int) -> Moment | None:
    """The first moment with two answers that look the same to everybody else; None where a game has no secrets."""
    return next(moments(games()[game], seats, alike), None)


@functools.cache
def throw(game: str, seats: int) -> Moment | None:
    """The first moment at which something is left to chance; None where a game has no dice."""
    return next(moments(games()[game], seats, thrown), None)


async def played(club: Club, moment: Moment, terms: Options = NONE) -> None:
    """A table at which the game has come to this moment. What leads to it goes through the door unseen and untold."""
    await club.begun(moment.game.key, moment.seats, options=moment.options, terms=terms)
    tables, listening = club.elder.tables, club.elder.tables.changed
    tables.changed = []
    for seat, action in moment.log:
        await club.act(seat, action)
    tables.changed = listening
    for tell in listening:
        tell(club.table)
    await club.quiet()
    club.called.clear()
    club.owed.clear()


def alike(game: AnyGame, state: State, seat: Seat) -> tuple[Action, ...]:
    """Two actions of one kind that lead to different positions which look the same to all others."""
    for _, group in itertools.groupby(game.legal(state, seat), type):
        first, *others = group
        if others and looks_the_same(game, state, seat, first, others[-1]):
            return first, others[-1]
    return ()


def thrown(game: AnyGame, state: State, seat: Seat) -> tuple[Action, ...]:
    """An action for which the dice are thrown."""
    for action in game.legal(state, seat):
        after = clone(state)
        game.apply(after, seat, action)
        if after.dice.count > state.dice.count:
            return (action,)
    return ()


def looks_the_same(game: AnyGame, state: State, seat: Seat, one: Action, other: Action) -> bool:
    """Whether nobody but this seat can tell the one from the other, though they differ. The quickest question first."""
    states = clone(state), clone(state)
    events = [game.apply(after, seat, action) for after, action in zip(states, (one, other), strict=True)]
    if told(events[0], seat) != told(events[1], seat) or states[0] == states[1]:
        return False
    viewers = [None, *(viewer for viewer in range(len(state.tribes)) if viewer != seat)]
    return all(game.view(states[0], viewer) == game.view(states[1], viewer) for viewer in viewers)


def told(events: list[Event], seat: Seat) -> list[Event]:
    """What others than this seat hear of."""
    return [event for event in events if event.to is None or set(event.to) - {seat}]
