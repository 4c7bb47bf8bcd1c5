"""Prints a digest of all that one random game of every game offers, asks, tells and shows; run by itself."""

from __future__ import annotations

import hashlib
from random import Random

from rules import games
from rules.codec import dump_action, dump_events, dump_state, dump_view
from rules.dice import Dice
from rules.game import AnyGame


def digest(game: AnyGame) -> str:
    """The digest of a game of random actions, at the largest table, with the usual options."""
    luck, told = Random(game.key), hashlib.sha256()
    state = game.setup(game.tribes[: game.seats[-1]], game.options(), Dice("digest"))
    while prompts := game.awaited(state):
        seat = luck.choice(prompts).seat
        legal = game.legal(state, seat)
        told.update("\n".join(map(dump_action, legal)).encode())
        told.update(dump_events(game.apply(state, seat, luck.choice(legal))).encode())
    told.update(dump_view(game.view(state, None)).encode())
    told.update(dump_state(game, state).encode())
    return told.hexdigest()


if __name__ == "__main__":
    for one in games().values():
        print(one.key, digest(one))
