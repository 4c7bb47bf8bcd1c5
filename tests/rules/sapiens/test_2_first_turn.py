"""Section 2 of the handbook: the first turn."""

from __future__ import annotations

import pytest

from rules.sapiens.refill import Take
from rules.sapiens.view import Scene
from tests.rules.sapiens.table import can, does, named, place, refused, table, totals, waits_for

POOL = "pool water-hunt picking-water hunt-fire feast-fight"


# 2.1 Where the first tile goes


def test_first_turn_2_1_half_a_tile_on_a_cave_with_the_scene_of_its_token() -> None:
    state = table(red=POOL)
    assert waits_for(state) == "red ask-first-tile"
    assert can(state, place("water-hunt", "V", "north"))
    assert can(state, place("feast-fight", "I", "south"))
    assert can(state, place("feast-fight", "F5", "south"))


def test_first_turn_2_1_no_other_scene() -> None:
    state = table(red=POOL)
    assert refused(state, place("water-hunt", "C5", "south")) == "no-cave-scene 3.4"
    assert refused(state, place("hunt-fire", "V", "north")) == "no-cave-scene 3.4"


def test_first_turn_2_1_nowhere_but_on_a_cave() -> None:
    assert refused(table(red=POOL), place("water-hunt", "C4", "south")) == "no-start 2.1"


def test_first_turn_2_1_the_other_half_on_the_square_before_it() -> None:
    state = table(red=POOL)
    for turn in ("east", "south", "west"):
        assert refused(state, place("water-hunt", "V", turn)) == "no-off-valley 3.2"


def test_first_turn_2_1_picking_never_on_a_plain() -> None:
    state = table(red=POOL)
    assert refused(state, place("picking-water", "C5", "south")) == "no-plain 3.3"
    assert can(state, place("picking-water", "II", "south"))


def test_first_turn_2_1_picking_on_a_forest() -> None:
    assert can(table(red="pool feast-picking hunt-fire"), place("feast-picking", "I", "south"))


def test_first_turn_2_1_no_tile_fits_any_cave_is_a_dead_end() -> None:
    state = table(red="pool hunt-fire hunt-fire")
    assert waits_for(state) == "red ask-new-tribe"
    happened = does(state, place("hunt-fire", "I", "south"))
    assert "did-place" in happened
    assert totals(state) == (0, 3)
    assert state.clans[0].tokens == []
    assert Scene.FEAST not in state.clans[0].valley.tokens.values()
    assert state.clans[0].valley.abandoned == []


# 2.2 What it brings


def test_first_turn_2_2_the_higher_number_and_the_token_no_food_no_bonus() -> None:
    state = table(red=POOL)
    assert does(state, place("water-hunt", "V", "north")) == ["did-place"]
    assert totals(state) == (0, 6)
    assert state.clans[0].tokens == [Scene.WATER]
    assert "V" not in state.clans[0].valley.tokens
    assert state.clans[0].steaks == 0


def test_first_turn_2_2_then_a_new_tile() -> None:
    state = table(red=POOL, blue="", yellow="", common="ritual-camp hunt-fire camp-fire")
    does(state, place("water-hunt", "V", "north"))
    assert waits_for(state) == "red ask-take"
    does(state, Take(named("ritual-camp")))
    assert state.clans[0].pool[-1] == named("ritual-camp")
    assert len(state.common) == 5
    assert waits_for(state) == "blue ask-first-tile"


def test_first_turn_2_2_no_mountain_token_is_played() -> None:
    state = table(red="pool camp-hunt fight-camp", blue="", yellow="")
    does(state, place("camp-hunt", "VI", "east"))
    assert state.clans[0].tokens == [Scene.CAMP]
    assert waits_for(state) == "red ask-take"


@pytest.mark.parametrize("name", ["red", "blue", "yellow", "green"])
def test_first_turn_2_everybody_begins_so(name: str) -> None:
    state = table(turn=name, red="", blue="", yellow="", green="")
    assert waits_for(state) in (f"{name} ask-first-tile", f"{name} ask-new-tribe")
