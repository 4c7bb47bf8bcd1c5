"""The long trials, in short (see the Makefile for the long ones); and whether the leak trial finds leaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from rules import games
from rules.dice import Dice
from rules.game import AnyGame
from tests.trials.__main__ import TRIALS
from tests.trials.secret import Secrets, names

SHORT = {"crash": 2, "storm": 2, "leak": 1, "count": len(games())}
SEED = "nobody may know"
WITH_NAMES = [game for game in games().values() if game.lexicon() and game.hands]
"""The games in which somebody holds things that have names and that others do not see."""


@pytest.mark.parametrize("name", SHORT)
async def test_a_short_trial(name: str) -> None:
    trial: Callable[[int, str], Coroutine[Any, Any, str]] = TRIALS[name][0]
    assert await trial(SHORT[name], "short")


def following(game: AnyGame) -> Iterator[Secrets]:
    """A game as it goes on, after each of its first actions."""
    seats = game.seats.start
    state, secrets = game.setup(game.tribes[:seats], game.options(), Dice(SEED)), Secrets(game, seats)
    secrets.follow(state, ())
    for _ in range(60):
        seat = game.awaited(state)[0].seat
        secrets.follow(state, game.apply(state, seat, game.stand_in(state, seat)))
        yield secrets


@pytest.mark.parametrize("game", WITH_NAMES, ids=lambda game: game.key)
def test_whatever_only_one_may_know_is_found_by_all_its_names(game: AnyGame) -> None:
    found = Counter[tuple[int | None, int]]()
    for secrets in following(game):
        for viewer, other in ((1, 0), (0, 1), (None, 0), (None, 1)):
            kept = secrets.kept_from(viewer) & secrets.now[other]
            for name in [name for name, key in names(game.key).items() if key in kept]:
                secrets.search(other, SEED, f"You hold {name}.", "an answer")
                with pytest.raises(AssertionError, match="only others see"):
                    secrets.search(viewer, SEED, [{"content": f"Anna holds {name}."}], "a message")
                found[viewer, other] += 1
    assert len(found) == 4


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_the_seed_is_found(game: AnyGame) -> None:
    with pytest.raises(AssertionError, match="the seed was sent"):
        next(following(game)).search(0, SEED, {"embed": f"seed: {SEED}"}, "a message")
