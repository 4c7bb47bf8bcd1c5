"""Every kind of decision that a game knows, each with a short way to a position in which somebody is asked that."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from random import Random
from typing import Any

from bot.panels.options import as_typed
from rules import games
from rules.dice import Dice
from rules.game import Action, AnyGame, Options, Seat, UnfitTable
from rules.options import choices
from rules.steps import Step
from tests.play.club import SEED
from tests.play.moments import Moment

ENOUGH, MOST = 30, 600
"""So many random games are played in search of short ways, and so many of any way at all."""
LONGEST = 500
WHIMS = (0.1, 0.3, 0.6)
"""How often luck plays instead of the stand-in."""
WHIM_OF_OPTIONS = 0.3
"""How often luck chooses an option, in every other game."""


def kinds(game: AnyGame) -> list[str]:
    """The kinds of decisions of this game: the classes of its steps that know something to do."""
    package = importlib.import_module(game.package)
    for module in pkgutil.walk_packages(package.__path__, f"{game.package}."):
        importlib.import_module(module.name)
    own = {
        kind
        for kind in _all_kinds(Step)
        if kind.__module__.startswith(f"{game.package}.") and kind.__dict__.get("deeds")
    }
    return sorted(kind.__name__ for kind in own)


def every_kind() -> list[tuple[str, str]]:
    """All kinds of decisions of all games."""
    return [(key, kind) for key, game in games().items() for kind in kinds(game)]


@functools.cache
def ways(key: str) -> dict[str, Moment]:
    """A short way to each kind of decision of this game, found by playing it at random with the dice of the club."""
    game = games()[key]
    wanted, found = set(kinds(game)), dict[str, Moment]()
    for number in range(MOST):
        if number >= ENOUGH and wanted <= set(found):
            break
        for kind, moment in _met(game, number):
            if kind not in found or len(moment.log) < len(found[kind].log):
                found[kind] = moment
    return found


def _met(game: AnyGame, number: int) -> Iterator[tuple[str, Moment]]:
    """The kinds of decisions that come up in one random game, each when it comes up first."""
    luck = Random(f"{game.key}/{number}")
    seats, whim = luck.choice(game.seats), luck.choice(WHIMS)
    chosen = unusual(game, luck) if number % 2 else game.options()
    try:
        state = game.setup(game.tribes[:seats], chosen, Dice(SEED))
    except UnfitTable:
        return
    options = {
        name: as_typed(value) for name, value in asdict(chosen).items() if value != getattr(game.options(), name)
    }
    log: list[tuple[Seat, Action]] = []
    met: set[str] = set()
    while len(log) < LONGEST and (asked := game.awaited(state)):
        kind = type(state.steps[-1]).__name__
        seat = luck.choice([prompt for prompt in asked if not prompt.optional] or asked).seat
        if kind not in met:
            met.add(kind)
            yield kind, Moment(game, seats, tuple(log), seat, (game.stand_in(state, seat),), options)
        action = game.stand_in(state, seat)
        if luck.random() < whim:
            action = anything(game.legal(state, seat), luck)
        game.apply(state, seat, action)
        log.append((seat, action))


def unusual(game: AnyGame, luck: Random) -> Options:
    """Options of which some are not as usual: there are decisions that only these bring."""
    chosen = {
        name: luck.choice(values) for name, values in choices(game.options).items() if luck.random() < WHIM_OF_OPTIONS
    }
    options: Options = game.options(**chosen)
    return options


def anything(legal: Sequence[Action], luck: Random) -> Action:
    """An action of any type, each type as likely as the others, however many ways there are to move."""
    types = list(dict.fromkeys(type(action) for action in legal))
    chosen = luck.choice(types)
    return luck.choice([action for action in legal if type(action) is chosen])


def _all_kinds(kind: type[Any]) -> Iterator[type[Step]]:
    for inner in kind.__subclasses__():
        yield inner
        yield from _all_kinds(inner)
