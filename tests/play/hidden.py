"""Moments at which a seat chooses something that the others must not learn yet, found in any game by playing it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from rules.codec import clone
from rules.dice import Dice
from rules.game import Action, AnyGame, Event, Seat, State
from tests.play.club import SEED

STEPS = 500
"""So far a game is played in search of a secret."""
GAMES = 20
"""So many games are."""


@dataclass(frozen=True, slots=True)
class Moment:
    """After this log, `seat` can answer in either way, and to everybody else it looks the same."""

    game: AnyGame
    seats: int
    log: tuple[tuple[Seat, Action], ...]
    seat: Seat
    answers: tuple[Action, Action]


def moments(game: AnyGame, seats: int) -> Iterator[Moment]:
    """Such moments of random games with the dice of the club; none where the game has no secrets."""
    for number in range(GAMES):
        luck = Random(f"{game.key}/{seats}/{number}")
        state = game.setup(game.tribes[:seats], game.options(), Dice(SEED))
        log: list[tuple[Seat, Action]] = []
        while len(log) < STEPS and (asked := game.awaited(state)):
            for prompt in asked:
                answers = alike(game, state, prompt.seat)
                if answers is not None:
                    yield Moment(game, seats, tuple(log), prompt.seat, answers)
            seat = luck.choice(asked).seat
            action = luck.choice((game.stand_in(state, seat), *game.legal(state, seat)))
            game.apply(state, seat, action)
            log.append((seat, action))


def alike(game: AnyGame, state: State, seat: Seat) -> tuple[Action, Action] | None:
    """Two actions of one kind that lead to different positions which look the same to all others."""
    for _, group in itertools.groupby(game.legal(state, seat), type):
        first, *others = group
        if others and looks_the_same(game, state, seat, first, others[-1]):
            return first, others[-1]
    return None


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
