"""Section 3 of the handbook: laying a tile."""

from __future__ import annotations

import pytest

from rules.sapiens import GAME
from rules.sapiens.ground import Place
from rules.sapiens.turn import SapiensState
from rules.sapiens.view import Direction, Scene, Tile
from tests.rules.sapiens.table import BEGUN, can, does, named, place, refused, table, waits_for

LONG = f"{BEGUN}, hunt-fire C4 D4, feast-hunt B3 B4"
"""Grown to B4, which is beside A4 before cave VI."""


def begun(pool: str, more: str = "", tribe: str = BEGUN) -> SapiensState:
    """Red has begun with Water on cave V and Hunt on C5, and has this pool."""
    return table(red=f"tribe {tribe}; pool {pool}; {more}")


# 3.1 Scenes meet their like


@pytest.mark.parametrize(("at", "turn"), [("C4", "north"), ("B5", "west"), ("D5", "east"), ("B5", "north")])
def test_laying_3_1_touches_the_tribe_orthogonally(at: str, turn: str) -> None:
    assert can(begun("hunt-fire"), place("hunt-fire", at, turn))


@pytest.mark.parametrize(("at", "turn"), [("B4", "north"), ("D4", "east"), ("G2", "south"), ("C3", "north")])
def test_laying_3_1_not_diagonally_not_from_afar(at: str, turn: str) -> None:
    assert refused(begun("hunt-fire"), place("hunt-fire", at, turn)) == "no-link 3.1"


def test_laying_3_1_either_half_may_touch() -> None:
    state = begun("hunt-fire camp-hunt")
    assert can(state, place("hunt-fire", "C4", "north"))
    assert can(state, place("camp-hunt", "C3", "south"))


def test_laying_3_1_a_touching_side_shows_the_same_scene() -> None:
    state = begun("hunt-fire feast-camp")
    assert refused(state, place("hunt-fire", "C3", "south")) == "no-clash 3.1"
    assert refused(state, place("feast-camp", "C4", "north")) == "no-clash 3.1"


def test_laying_3_1_both_halves_have_to_match() -> None:
    state = begun("camp-hunt hunt-fire", tribe=f"{BEGUN}, fire-hunt C3 C4")
    assert refused(state, place("camp-hunt", "B3", "south")) == "no-clash 3.1"
    assert can(state, place("hunt-fire", "B4", "north"))
    assert can(state, place("hunt-fire", "B4", "west"))


def test_laying_3_1_every_neighbour_has_to_match() -> None:
    state = begun("hunt-fire ritual-hunt", tribe=f"{BEGUN}, hunt-fire C4 D4")
    assert refused(state, place("hunt-fire", "D5", "east")) == "no-clash 3.1"
    assert refused(state, place("ritual-hunt", "D3", "west")) == "no-clash 3.1"
    assert can(state, place("ritual-hunt", "B3", "south"))
    assert can(state, place("hunt-fire", "C3", "east"))


def test_laying_3_1_the_halves_of_one_tile_need_not_match() -> None:
    assert can(begun("hunt-fire"), place("hunt-fire", "C4", "east"))


# 3.2 Free squares


def test_laying_3_2_never_on_a_tile() -> None:
    state = begun("hunt-fire water-hunt")
    assert refused(state, place("hunt-fire", "C5", "north")) == "no-taken 3.2"
    assert refused(state, place("hunt-fire", "C4", "south")) == "no-taken 3.2"
    assert refused(state, place("water-hunt", "V", "north")) == "no-taken 3.2"


def test_laying_3_2_never_on_a_bear() -> None:
    state = begun("hunt-fire", "bears C4")
    assert refused(state, place("hunt-fire", "C4", "north")) == "no-taken 3.2"
    assert refused(state, place("hunt-fire", "B4", "east")) == "no-taken 3.2"
    assert can(state, place("hunt-fire", "B5", "north"))


def test_laying_3_2_a_bear_beside_does_not_matter() -> None:
    assert can(begun("hunt-fire", "bears B4"), place("hunt-fire", "C4", "north"))


def test_laying_3_2_never_beside_an_abandoned_tribe() -> None:
    state = begun("hunt-fire", "abandoned camp-hunt VI A4, hunt-fire B4 B3")
    assert refused(state, place("hunt-fire", "C4", "north")) == "no-abandoned 8.2"
    assert refused(state, place("hunt-fire", "B5", "west")) == "no-abandoned 8.2"
    assert refused(state, place("hunt-fire", "B4", "north")) == "no-taken 3.2"
    assert can(state, place("hunt-fire", "D5", "north"))


@pytest.mark.parametrize(
    ("at", "turn"), [("A1", "north"), ("A1", "west"), ("H5", "east"), ("H5", "south"), ("Z9", "east"), ("", "east")]
)
def test_laying_3_2_inside_the_valley(at: str, turn: str) -> None:
    assert refused(begun("hunt-fire"), place("hunt-fire", at, turn)) == "no-off-valley 3.2"


def test_laying_3_2_only_tiles_of_the_own_pool() -> None:
    state = begun("hunt-fire camp-hunt")
    assert refused(state, place("picking-hunt", "C4", "north")) == "no-own-tile 1.5"
    turned = Place(Tile(Scene.FIRE, Scene.HUNT), "C4", Direction.NORTH)
    assert refused(state, turned) == "no-own-tile 1.5"


# 3.3 Forest and plain


def test_laying_3_3_picking_never_on_a_plain() -> None:
    state = begun("picking-hunt")
    assert refused(state, place("picking-hunt", "D4", "west")) == "no-plain 3.3"
    assert can(state, place("picking-hunt", "C3", "south"))


def test_laying_3_3_with_the_picking_token_it_may() -> None:
    state = begun("picking-hunt", "tokens picking")
    happened = does(state, place("picking-hunt", "D4", "west"))
    assert "did-place" in happened
    assert state.token_played
    assert state.clans[0].tokens == []
    assert state.clans[0].used == [Scene.PICKING]


def test_laying_3_3_the_token_is_kept_where_there_is_a_forest() -> None:
    state = begun("picking-hunt", "tokens picking")
    does(state, place("picking-hunt", "C3", "south"))
    assert state.clans[0].tokens == [Scene.PICKING]
    assert not state.token_played


def test_laying_3_3_a_played_token_does_not_help() -> None:
    state = begun("picking-hunt", "used picking")
    assert refused(state, place("picking-hunt", "D4", "west")) == "no-plain 3.3"


def test_laying_3_3_other_scenes_lie_anywhere() -> None:
    state = begun("hunt-fire")
    assert can(state, place("hunt-fire", "C4", "west"))
    assert can(state, place("hunt-fire", "C4", "north"))


# 3.4 On a cave


def test_laying_3_4_half_a_tile_on_a_cave_if_the_other_half_touches_the_tribe() -> None:
    assert can(begun("camp-hunt", tribe=LONG), place("camp-hunt", "VI", "east"))


def test_laying_3_4_the_cave_alone_does_not_do() -> None:
    assert refused(begun("camp-hunt"), place("camp-hunt", "VI", "east")) == "no-link 3.1"


def test_laying_3_4_the_half_on_it_shows_the_scene_of_its_token() -> None:
    state = begun("camp-hunt hunt-fire", tribe=LONG)
    assert refused(state, place("hunt-fire", "A4", "west")) == "no-cave-scene 3.4"
    assert can(state, place("camp-hunt", "VI", "east"))


def test_laying_3_4_without_its_token_any_scene_will_do() -> None:
    state = begun("camp-hunt hunt-fire", "without camp", tribe=LONG)
    assert can(state, place("hunt-fire", "A4", "west"))
    assert can(state, place("camp-hunt", "VI", "east"))


def test_laying_3_4_never_on_a_covered_cave() -> None:
    state = begun("camp-hunt hunt-fire", tribe=f"{LONG}, camp-hunt VI A4")
    assert refused(state, place("camp-hunt", "VI", "east")) == "no-taken 3.2"


def test_laying_3_4_picking_on_a_cave_is_not_on_a_plain() -> None:
    state = table(red="tribe feast-hunt I B1, hunt-fire C1 D1, fire-camp E1 F1, camp-ritual G1 G2; pool picking-camp")
    assert waits_for(state) == "red ask-tile"
    assert refused(state, place("picking-camp", "H1", "south")) == "no-plain 3.3"
    assert can(state, place("picking-camp", "II", "south"))


# Naming a placement (0)


def test_laying_0_every_physical_placement_has_one_name() -> None:
    state = begun("hunt-fire camp-hunt")
    seen = set()
    for action in GAME.legal(state, 0):
        assert isinstance(action, Place)
        beyond = state.clans[0].valley.board.beyond[action.at][action.turn]
        lie = frozenset({(action.tile.first, action.at), (action.tile.second, beyond)})
        assert lie not in seen
        seen.add(lie)


def test_laying_0_alike_tiles_are_one_choice() -> None:
    twice = begun("hunt-fire hunt-fire")
    once = begun("hunt-fire feast-picking")
    assert list(GAME.legal(twice, 0)) == [
        a for a in GAME.legal(once, 0) if isinstance(a, Place) and a.tile == named("hunt-fire")
    ]


def test_laying_0_a_fight_token_makes_a_tile_another() -> None:
    state = begun("hunt-fire hunt-fire*blue")
    assert can(state, place("hunt-fire", "C4", "north"))
    marked = named("hunt-fire*blue")
    assert can(state, Place(marked, "C4", Direction.NORTH))


def test_laying_0_choices_come_tile_by_tile_and_square_by_square() -> None:
    actions = [action for action in GAME.legal(begun("hunt-fire camp-hunt"), 0) if isinstance(action, Place)]
    order = [(named("hunt-fire"), named("camp-hunt")).index(action.tile) for action in actions]
    assert order == sorted(order)
    squares = [action.at[1] + action.at[0] for action in actions if action.tile == named("hunt-fire")]
    assert squares == sorted(squares)
