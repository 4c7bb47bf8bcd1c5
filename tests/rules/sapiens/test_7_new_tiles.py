"""Section 7 of the handbook: new tiles."""

from __future__ import annotations

from rules.codec import clone
from rules.sapiens import GAME
from rules.sapiens.bonuses import Skip
from rules.sapiens.refill import Remove, Take
from rules.sapiens.turn import SapiensState
from rules.sapiens.view import Tile
from tests.rules.sapiens.table import BEGUN, does, events, named, place, refused, table, waits_for

OPEN = "feast-ritual feast-fight ritual-camp camp-fire water-fire"
FOUR = "hunt-fire feast-water fight-camp ritual-fire"


def laid(common: str = OPEN, pool: str = FOUR, third: bool = True, stack: int | None = None) -> SapiensState:
    """Red has laid Hunt–Fire and now takes a tile; a third tribe plays, if not said otherwise."""
    others = {"blue": "", "yellow": ""} if third else {"blue": ""}
    state = table(red=f"tribe {BEGUN}; pool {pool}", common=common, stack=stack, **others)
    does(state, place("hunt-fire", "C4", "north"), Skip())
    return state


# 7.1 The own pool


def test_new_tiles_7_1_up_to_four_from_the_common_pool() -> None:
    state = laid()
    assert waits_for(state) == "red ask-take"
    does(state, Take(named("camp-fire")))
    assert len(state.clans[0].pool) == 4
    assert named("camp-fire") in state.clans[0].pool


def test_new_tiles_7_1_only_what_lies_there() -> None:
    assert refused(laid(), Take(named("picking-hunt"))) == "no-common-tile 7.1"


def test_new_tiles_7_1_alike_tiles_are_one_choice() -> None:
    state = laid("feast-ritual feast-ritual ritual-camp ritual-camp water-fire")
    assert len(GAME.legal(state, 0)) == 3


def test_new_tiles_7_1_all_alike_asks_nothing() -> None:
    state = laid("feast-picking feast-picking feast-picking", stack=0)
    assert waits_for(state).startswith("blue")
    assert state.clans[0].pool[-1] == named("feast-picking")


def test_new_tiles_7_1_several_one_after_another_then_the_refill() -> None:
    pool = "feast-camp hunt-fire ritual-fire fight-camp"
    state = table(red=f"tribe {BEGUN}, feast-hunt C3 C4; pool {pool}", blue="", yellow="", common=OPEN)
    does(state, place("feast-camp", "C2", "north"), place("hunt-fire", "B4", "west"))
    assert waits_for(state) == "red ask-take"
    does(state, Take(named("feast-ritual")))
    assert len(state.common) == 4
    assert waits_for(state) == "red ask-take"
    does(state, Take(named("camp-fire")))
    assert len(state.common) == 5
    assert len(state.clans[0].pool) == 4


def test_new_tiles_7_1_too_few_take_what_is_there() -> None:
    pool = "feast-camp hunt-fire ritual-fire fight-camp"
    state = table(
        red=f"tribe {BEGUN}, feast-hunt C3 C4; pool {pool}", blue="", yellow="", common="feast-ritual", stack=0
    )
    does(state, place("feast-camp", "C2", "north"), place("hunt-fire", "B4", "west"))
    assert len(state.clans[0].pool) == 3
    assert state.common == []


def test_new_tiles_7_1_a_fight_token_comes_along() -> None:
    state = laid("hunt-fire*blue feast-fight ritual-camp camp-fire water-fire")
    does(state, Take(named("hunt-fire*blue")))
    assert named("hunt-fire*blue") in state.clans[0].pool


# 7.2 The Common Pool


def test_new_tiles_7_2_then_the_common_pool_is_filled_up_to_five() -> None:
    state = laid()
    top, left = state.stack[-1], len(state.stack)
    (told,) = [event for event in events(state, Take(named("camp-fire"))) if event.what.id == "did-fill-up"]
    assert state.common[-1] == top
    assert (len(state.common), len(state.stack)) == (5, left - 1)
    assert told.reveal


def test_new_tiles_7_2_nobody_knows_the_stack() -> None:
    state = laid()
    other = clone(state)
    other.stack.reverse()
    for viewer in (None, 0, 1):
        assert GAME.view(state, viewer) == GAME.view(other, viewer)
    assert GAME.legal(state, 0) == GAME.legal(other, 0)
    assert GAME.stand_in(state, 0) == GAME.stand_in(other, 0)


# 7.3 Two players


def test_new_tiles_7_3_two_players_remove_one_more_tile_of_choice() -> None:
    state = laid(third=False)
    does(state, Take(named("camp-fire")))
    assert waits_for(state) == "red ask-remove"
    gone = state.common[1]
    does(state, Remove(gone))
    assert state.removed[-1] == Tile(gone.first, gone.second)
    assert len(state.common) == 5
    assert waits_for(state).startswith("blue")


def test_new_tiles_7_3_only_from_the_common_pool() -> None:
    state = laid(third=False)
    does(state, Take(named("camp-fire")))
    missing = next(tile for tile in state.clans[0].pool if tile not in state.common)
    assert refused(state, Remove(missing)) == "no-common-tile 7.1"


def test_new_tiles_7_3_in_every_turn_the_first_included() -> None:
    state = table(red="pool water-hunt", common=OPEN)
    does(state, place("water-hunt", "V", "north"), Take(named("camp-fire")))
    while waits_for(state) == "red ask-take":
        does(state, GAME.legal(state, 0)[0])
    assert waits_for(state) == "red ask-remove"


def test_new_tiles_7_3_not_with_three_players() -> None:
    state = laid()
    does(state, Take(named("camp-fire")))
    assert waits_for(state).startswith("blue")


def test_new_tiles_7_3_a_fight_token_on_it_returns() -> None:
    state = laid("hunt-fire*blue feast-fight ritual-camp camp-fire water-fire", third=False)
    does(state, Take(named("camp-fire")))
    assert state.fights_in_hand(1) == 2
    does(state, Remove(named("hunt-fire*blue")))
    assert state.fights_in_hand(1) == 3


def test_new_tiles_7_3_nothing_left_to_remove() -> None:
    state = laid("camp-fire", third=False, stack=0)
    assert waits_for(state).startswith("blue")
    assert state.common == []
