"""Strange actions: legal ones from earlier, legal ones bent, and nonsense; always of the game's own types."""

from __future__ import annotations

import dataclasses
from random import Random

from rules import games
from rules.codec import dump_action, load_action
from rules.dice import Dice
from rules.strange import Strange

GAME = games()["zoar"]


def test_strange_actions_are_actions_of_the_game_and_differ_from_each_other() -> None:
    state = GAME.setup(("red", "blue"), GAME.options(), Dice("strange"))
    legal = GAME.legal(state, GAME.awaited(state)[0].seat)
    strange = Strange(GAME.actions)
    strange.remember(legal)
    made = strange.actions(Random("strange"), legal, most=2_000)
    assert all(load_action(GAME, dump_action(action)) == action for action in made)
    assert {type(action) for action in made} == set(GAME.actions)
    assert set(legal) < set(made)


def test_everything_conceivable_holds_whatever_is_legal() -> None:
    state = GAME.setup(("red", "blue"), GAME.options(), Dice("strange"))
    strange = Strange(GAME.actions)
    strange.look_around(GAME.view(state, None))
    everything = list(strange.everything())
    assert set(GAME.legal(state, GAME.awaited(state)[0].seat)) < set(everything)
    assert len(set(everything)) == len(everything)
    assert list(strange.everything(most=1)) == [action for action in everything if not dataclasses.fields(action)]


def test_without_anything_remembered_they_are_made_of_nothing() -> None:
    assert len(Strange(GAME.actions).actions(Random("strange"), [])) == 40
