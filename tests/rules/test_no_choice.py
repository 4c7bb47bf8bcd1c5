"""Handbooks, chapter 0: what leaves no choice happens by itself, but for what a seat always does itself."""

from __future__ import annotations

from random import Random

import pytest

from rules import games
from rules.dice import Dice

OWN_ACTIONS = {"shared_worlds": {"acting"}, "nerthania": {"turn"}}
"""The questions that are asked even with a single answer: the end of the Main Phase, an action of the own turn."""
LONGEST = 500


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("key", OWN_ACTIONS)
def test_handbook_0_only_the_own_actions_are_asked_with_a_single_answer(key: str, number: int) -> None:
    game, luck = games()[key], Random(f"{key} {number}")
    state = game.setup(luck.sample(game.tribes, 2 + number % 3), game.options(), Dice(f"no choice {number}"))
    for _ in range(LONGEST):
        asked = game.awaited(state)
        if not asked:
            break
        for prompt in asked:
            assert len(game.legal(state, prompt.seat)) > 1 or state.steps[-1].step in OWN_ACTIONS[key]
        seat = luck.choice(asked).seat
        whim = luck.random() < 0.4
        game.apply(state, seat, luck.choice(game.legal(state, seat)) if whim else game.stand_in(state, seat))
