"""Random games under the laws: in search of a crash, a dead end, a game without end, an impossible position.

Game number n of a seed is always the same game. Stand-ins play it, and for a while luck plays instead of them more or
less often, so that games come to places that no sensible player sees, and come to an end.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from rules.codec import Malformed, dump_state
from rules.game import Action, AnyGame, Options, Seat, State
from rules.law import demand
from rules.laws import check, nothing_is_lost, somebody_is_asked_until_the_end
from rules.options import choices
from rules.record import Record, begin, replay
from rules.secrecy import secrets_are_kept
from rules.strange import Strange

ENDLESS = 5_000
"""More actions than any game that comes to an end."""


class Fault(Exception):
    """What went wrong in a random game, with the record that leads there."""

    def __init__(self, record: Record, what: str) -> None:
        super().__init__(what)
        self.record = record
        self.what = what


@dataclass(slots=True)
class Walk:
    """One random game as far as it has come. `thorough` is how often the costly laws are checked, per action."""

    record: Record
    luck: Random
    thorough: float
    log: list[tuple[Seat, Action]] = field(default_factory=list)
    kept: list[tuple[int, str]] = field(default_factory=list)
    """Positions to come back to: the number of actions before them, and their JSON."""

    def so_far(self, actions: int | None = None) -> Record:
        """The record of the first so many actions, or of all."""
        return dataclasses.replace(self.record, log=tuple(self.log[:actions]))


def random_games(game: AnyGame, count: int, seed: str, thorough: float = 0.02) -> Iterator[Record]:
    """The records of so many random games, each played under the laws. Raises Fault at the first that breaks one."""
    for number in range(count):
        yield random_game(game, f"{seed}/{number}", thorough)


def random_game(game: AnyGame, seed: str, thorough: float) -> Record:
    """One random game to its end. Raises Fault."""
    luck = Random(seed)
    walk = Walk(random_table(game, seed, luck), luck, thorough)
    try:
        state = _played(walk)
        _comes_out_again(walk, state)
    except Exception as error:
        raise Fault(walk.so_far(), f"{type(error).__name__}: {error}") from error
    return walk.so_far()


def random_table(game: AnyGame, seed: str, luck: Random) -> Record:
    """Random seats, tribes and options that can play."""
    while True:
        tribes = tuple(luck.sample(game.tribes, luck.choice(game.seats)))
        record = Record(game=game, tribes=tribes, options=random_options(game.options, luck), seed=seed)
        try:
            begin(record)
        except Malformed:
            continue
        return record


def random_options(options: type[Options], luck: Random) -> Options:
    """Each option at its default half of the time, else anything it can be."""
    return options(**{name: luck.choice(known) for name, known in choices(options).items() if luck.random() < 0.5})


def _played(walk: Walk) -> State:
    game, luck = walk.record.game, walk.luck
    state = begin(walk.record)
    strange = Strange(game.actions)
    whims, patience = luck.choice((0.05, 0.3, 1.0)), luck.choice((20, 100, 400))
    while True:
        _obeys(walk, state, strange)
        prompts = game.awaited(state)
        if not prompts:
            return state
        demand(len(walk.log) < ENDLESS, f"no end after {ENDLESS} actions")
        seat = luck.choice(prompts).seat
        if len(walk.log) < patience and luck.random() < whims:
            actions = game.legal(state, seat)
            demand(bool(actions), f"dead end: seat {seat} is asked and can do nothing")
            strange.remember(actions)
            action = luck.choice(actions)
        else:
            action = game.stand_in(state, seat)
        walk.log.append((seat, action))
        game.apply(state, seat, action)


def _obeys(walk: Walk, state: State, strange: Strange) -> None:
    """The cheap laws always, secrets wherever there are any, all laws at the beginning, at the end, and at times."""
    game, luck = walk.record.game, walk.luck
    somebody_is_asked_until_the_end(game, state)
    nothing_is_lost(game, state)
    asked = len(game.awaited(state))
    if asked > 1:
        secrets_are_kept(game, state, luck, strange)
    if not walk.log or not asked or luck.random() < walk.thorough:
        check(game, state, luck, strange)
        walk.kept.append((len(walk.log), dump_state(game, state)))


def _comes_out_again(walk: Walk, state: State) -> None:
    """The record replays to the same end; and any action undone and done again leads where it led."""
    game = walk.record.game
    end = dump_state(game, state)
    demand(dump_state(game, replay(walk.so_far())) == end, "the record replays to another end")
    outcome = game.outcome(state)
    demand(outcome is not None and len(outcome.ranks) == len(outcome.scores) == len(state.tribes), f"outcome {outcome}")
    demand(outcome is not None and min(outcome.ranks) == 1, f"nobody is first: {outcome}")
    actions, text = walk.luck.choice(walk.kept)
    undone = replay(walk.so_far(actions))
    demand(dump_state(game, undone) == text, f"undone to action {actions} it is another position")
    for seat, action in walk.log[actions:]:
        game.apply(undone, seat, action)
    demand(dump_state(game, undone) == end, f"undone to action {actions} and done again it ends otherwise")
