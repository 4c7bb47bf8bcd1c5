"""No option of any game is dead: whatever a table chooses changes something at some table, or is refused at the start.

Games are played with the usual options and then once more, action for action, with another value, until something is
different: what is asked, what happens, what is allowed, or how it ends.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from rules import games
from rules.dice import Dice
from rules.game import Action, AnyGame, Event, Outcome, Prompt, Seat, State, UnfitTable
from rules.options import choices

Chosen = Mapping[str, Any]
Hand = Callable[[AnyGame, State, Seat, Random], Action]

WITHOUT: dict[str, Chosen] = {"shared_worlds": {"open_teams": False}}
"""How a preset is switched off: a value that it stands for differs only without it."""
LONGEST = 3_000
ROUNDS = 8
"""So often every hand plays with every number of seats, until something differs."""


def stand_in(game: AnyGame, state: State, seat: Seat, luck: Random) -> Action:
    """As computers play."""
    action: Action = game.stand_in(state, seat)
    return action


def whimsical(game: AnyGame, state: State, seat: Seat, luck: Random) -> Action:
    """Now and then anything that is allowed."""
    return luck.choice(game.legal(state, seat)) if luck.random() < 0.3 else stand_in(game, state, seat, luck)


def idle(game: AnyGame, state: State, seat: Seat, luck: Random) -> Action:
    """As little as possible, so that a game lasts."""
    legal = game.legal(state, seat)
    for wanted in ("skip", "pass", "end-", "keep", "done"):
        some = [action for action in legal if action.kind.startswith(wanted)]
        if some:
            return some[-1] if wanted == "keep" else some[0]
    late: Action = game.late(state, seat)
    return late


HANDS: tuple[Hand, ...] = (stand_in, whimsical, idle, stand_in, whimsical, stand_in)


@dataclass(frozen=True)
class Played:
    """A game that was played with these options: who did what, what was asked and allowed, what happened, the end."""

    seats: int
    seed: str
    log: tuple[tuple[Seat, Action], ...]
    asked: tuple[Sequence[Prompt], ...]
    allowed: tuple[Sequence[Action], ...]
    told: tuple[Sequence[Event], ...]
    end: tuple[Sequence[Prompt], Outcome | None]


@functools.cache
def played(key: str, preset: bool, number: int) -> Played:
    """One of the games with the usual options, with a preset or without."""
    game, luck = games()[key], Random(f"{key} {number}")
    seats, hand = list(game.seats)[-1 - number % len(game.seats)], HANDS[number // len(game.seats) % len(HANDS)]
    state = begun(game, seats, f"option {number}", {} if preset else WITHOUT[key])
    log: list[tuple[Seat, Action]] = []
    asked, allowed, told = [], [], []
    while len(log) < LONGEST and (prompts := game.awaited(state)):
        seat = prompts[0].seat
        action = hand(game, state, seat, luck)
        asked.append(prompts)
        allowed.append(game.legal(state, seat))
        log.append((seat, action))
        told.append(game.apply(state, seat, action))
    end = game.awaited(state), game.outcome(state)
    return Played(seats, f"option {number}", tuple(log), tuple(asked), tuple(allowed), tuple(told), end)


def begun(game: AnyGame, seats: int, seed: str, chosen: Chosen) -> State:
    state: State = game.setup(game.tribes[:seats], game.options(**dict(chosen)), Dice(seed))
    return state


def goes_differently(game: AnyGame, beside: Chosen, chosen: Chosen, before: Played) -> bool | None:
    """Whether this game goes differently; None where the table cannot begin like this."""
    try:
        state = begun(game, before.seats, before.seed, {**beside, **chosen})
    except UnfitTable:
        return None
    for (seat, action), asked, allowed, told in zip(before.log, before.asked, before.allowed, before.told, strict=True):
        if game.awaited(state) != asked or game.legal(state, seat) != allowed:
            return True
        if game.apply(state, seat, action) != told:
            return True
    return (game.awaited(state), game.outcome(state)) != before.end


def values() -> Iterator[tuple[str, str, Any]]:
    """Every value but the usual one; of numbers, the least and the most."""
    for key, game in games().items():
        for name, known in choices(game.options).items():
            numbers = [value for value in known if type(value) is int]
            telling = [value for value in known if type(value) is not int] + [*numbers[:1], *numbers[-1:]]
            usual = getattr(game.options(), name)
            yield from ((key, name, value) for value in dict.fromkeys(telling) if value != usual)


@pytest.mark.parametrize(("key", "name", "value"), list(values()))
def test_every_value_of_every_option_changes_something_or_is_refused(key: str, name: str, value: Any) -> None:
    game, refused = games()[key], True
    preset = getattr(game.options().holding(game.seats[-1]), name) != value
    for number in range(ROUNDS * len(HANDS) * len(game.seats)):
        beside = {} if preset else WITHOUT[key]
        differs = goes_differently(game, beside, {name: value}, played(key, preset, number))
        if differs:
            return
        refused = refused and differs is None
    assert refused
