"""What is worked out once and handed to every position must not be changed by any of them."""

from __future__ import annotations

from rules import games
from rules.dice import Dice
from rules.nerthania import building, recruiting


def test_what_every_position_shares_cannot_be_changed() -> None:
    game = games()["nerthania"]
    state = game.setup(game.tribes[:2], game.options(), Dice("shared"))
    tribe = state.nations[0]
    tribe.headquarters, tribe.silver = 1, building.PRICE
    assert isinstance(recruiting.enabled(state, 0), tuple)
    assert recruiting.enabled(state, 0)
    assert isinstance(building.choices(state, 0, {}), tuple)
    assert building.choices(state, 0, {})
