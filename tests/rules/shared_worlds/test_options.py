"""Ruling sheet 9: what a table chooses, and what is usual with open teams and without."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dice import Dice
from rules.options import choices
from rules.shared_worlds import GAME
from rules.shared_worlds.legends import has_legacy
from rules.shared_worlds.table import SharedWorldsState, setup
from rules.shared_worlds.victory import has_prosperity
from tests.rules.shared_worlds.table import attack, side, table, waits_for


def four(options: dict[str, Any], **sides: Any) -> SharedWorldsState:
    return table(seats=4, options=options, **sides)


USUAL = {"shared_guard": True, "team_legacy": 4, "team_prosperity_factor": "half_more", "prosperity_min": 14}
PRINTED = {"shared_guard": False, "team_legacy": 6, "team_prosperity_factor": "double", "prosperity_min": 0}
CHOSEN = [(name, value) for name in USUAL for value in choices(GAME.options)[name] if value != "usual"]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("opened", [True, False])
def test_options_9_the_preset_only_says_what_is_usual(seats: int, opened: bool) -> None:
    expected = USUAL if opened and seats == 4 else PRINTED
    state = setup(GAME.tribes[:seats], GAME.options(open_teams=opened), Dice("usual"))
    assert {name: getattr(state.options, name) for name in USUAL} == expected


@pytest.mark.parametrize("opened", [True, False])
@pytest.mark.parametrize(("name", "value"), CHOSEN)
def test_options_9_what_a_table_chooses_by_itself_holds_with_the_preset_and_without(
    name: str, value: Any, opened: bool
) -> None:
    expected = {**(USUAL if opened else PRINTED), name: value}
    state = setup(GAME.tribes, GAME.options(open_teams=opened, **{name: value}), Dice("chosen"))
    assert {name: getattr(state.options, name) for name in USUAL} == expected


def test_options_9_chosen_numbers_decide_although_teams_are_open() -> None:
    red, yellow = side(left="oru", center="torv", right="hadra"), side(left="sael")
    assert has_legacy(four(red=red, yellow=yellow, options={"open_teams": True}), 0)
    assert not has_legacy(four(red=red, yellow=yellow, options={"open_teams": True, "team_legacy": 5}), 0)

    rich = {"red": side("fire_pit 3"), "yellow": side("wood_yard 1"), "blue": side("stone_mine 1")}
    assert not has_prosperity(four(**rich, options={"open_teams": True}), 0)
    assert has_prosperity(four(**rich, options={"open_teams": True, "prosperity_min": 3}), 0)

    richer = {"red": side("fire_pit 9"), "yellow": side("wood_yard 6"), "blue": side("stone_mine 10")}
    assert has_prosperity(four(**richer, options={"open_teams": True}), 0)
    assert not has_prosperity(four(**richer, options={"open_teams": True, "team_prosperity_factor": "double"}), 0)

    state = four(
        red=side(left="combat cub power=2"),
        green=side(right="gatherer"),
        options={"open_teams": True, "shared_guard": False},
    )
    attack(state, "left")
    assert waits_for(state) != "green ask-intercept"
