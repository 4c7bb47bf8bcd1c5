"""How fast a game plays: whole games with random legal actions, counted."""

from __future__ import annotations

from random import Random

from rules.dice import Dice
from rules.game import AnyGame


def random_playout(game: AnyGame, seed: str) -> int:
    """Play one game of random legal actions to its end, all options at their default; the number of actions."""
    luck = Random(seed)
    tribes = game.tribes[: game.seats.stop - 1]
    state = game.setup(tribes, game.options(), Dice(seed))
    actions = 0
    while prompts := game.awaited(state):
        asked = prompts[0] if len(prompts) == 1 else luck.choice(prompts)
        seat = asked.seat
        game.apply(state, seat, luck.choice(game.legal(state, seat)))
        actions += 1
    return actions
