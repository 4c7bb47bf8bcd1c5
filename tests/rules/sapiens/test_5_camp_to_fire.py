"""Section 5 of the handbook, the other bonuses: Camp, Hunt, Fire."""

from __future__ import annotations

from typing import Any

import pytest

from rules.sapiens import GAME
from rules.sapiens.beasts import ChaseBear, PutBear, TurnIn
from rules.sapiens.turn import SapiensState
from rules.sapiens.view import Scene
from rules.words import Who
from tests.rules.sapiens.table import (
    BEGUN,
    can,
    does,
    linked,
    place,
    played,
    refused,
    table,
    totals,
    waits_for,
)

# 5.6 Camp


def test_bonuses_5_6_camp_3_shelter() -> None:
    state = table(red=f"tribe {BEGUN}, camp-hunt C3 C4; pool camp-fire")
    does(state, place("camp-fire", "C2", "north"))
    assert totals(state) == (1, 3)


def test_bonuses_5_6_camp_by_a_mountain_token() -> None:
    state = played("camp")
    assert totals(state) == (4, 3)
    assert state.clans[0].used == [Scene.CAMP]


# 5.7 Hunt


def hunted(steaks: int) -> SapiensState:
    """Red has linked Hunt on C4 (4 food), with so many steaks before."""
    state = table(red=f"tribe {BEGUN}; pool hunt-fire; steaks {steaks}")
    does(state, place("hunt-fire", "C4", "north"))
    return state


def test_bonuses_5_7_hunt_takes_a_steak() -> None:
    state = hunted(0)
    assert state.clans[0].steaks == 1
    assert state.steaks_in_supply == 17


@pytest.mark.parametrize(("steaks", "food"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 10), (6, 10)])
def test_bonuses_5_7_then_turns_in_any_number(steaks: int, food: int) -> None:
    state = hunted(5)
    does(state, TurnIn(steaks))
    assert totals(state) == (4 + food, 0)
    assert state.clans[0].steaks == 6 - steaks


@pytest.mark.parametrize("steaks", [-1, 0, 3, 99])
def test_bonuses_5_7_not_more_than_there_are(steaks: int) -> None:
    assert refused(hunted(1), TurnIn(steaks)) == "no-steaks 5.7"


def test_bonuses_5_7_with_the_token_only_a_steak() -> None:
    state = played("hunt", red="steaks 2")
    assert state.clans[0].steaks == 4
    assert waits_for(state) == "red ask-take"


def test_bonuses_5_7_supply_empty_no_steak_but_turning_in_is_allowed() -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire; steaks 2", blue="steaks 16")
    assert "did-take-steak" not in does(state, place("hunt-fire", "C4", "north"))
    assert state.clans[0].steaks == 2
    does(state, TurnIn(2))
    assert totals(state) == (7, 0)


def test_bonuses_5_7_supply_empty_and_no_steak_asks_nothing() -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire", blue="steaks 18")
    does(state, place("hunt-fire", "C4", "north"))
    assert waits_for(state) == "red ask-take"


# 5.8 Fire

BLUE = "tribe feast-hunt I B1, hunt-fire C1 C2"
"""Blue's valley is L2a R2a: cave I is above B1, cave II above G1."""


def fired(blue: str = BLUE, **more: Any) -> SapiensState:
    """Red has linked Fire on C2."""
    return linked("fire", "camp", blue=blue, **more)


def test_bonuses_5_8_a_bear_on_a_free_square_of_anothers_valley_beside_a_laid_tile() -> None:
    state = fired()
    assert does(state, PutBear(Who(1), "A1"))[0] == "did-put-bear"
    assert state.clans[1].valley.bears == ["A1"]
    assert state.bears_in_supply == 17
    assert totals(state)[1] == 1


def test_bonuses_5_8_1_shelter_for_each_tile_it_touches() -> None:
    state = fired()
    does(state, PutBear(Who(1), "B2"))
    assert totals(state)[1] == 2


def test_bonuses_5_8_not_in_the_own_valley() -> None:
    assert refused(fired(), PutBear(Who(0), "B5")) == "no-own-bear 5.8"
    assert refused(fired(), PutBear(Who(5), "B5")) == "no-own-bear 5.8"


def test_bonuses_5_8_never_on_a_tile_or_a_bear() -> None:
    state = fired(f"{BLUE}; bears B2")
    assert refused(state, PutBear(Who(1), "C1")) == "no-taken 3.2"
    assert refused(state, PutBear(Who(1), "B2")) == "no-taken 3.2"


def test_bonuses_5_8_only_on_squares() -> None:
    for at in ("I", "west", "nowhere"):
        assert refused(fired(), PutBear(Who(1), at)) == "no-square 1.2"


def test_bonuses_5_8_not_from_afar() -> None:
    assert refused(fired(), PutBear(Who(1), "H5")) == "no-prey 5.8"


def test_bonuses_5_8_beside_the_active_tribe_not_an_abandoned_one() -> None:
    state = fired("tribe feast-hunt I B1; abandoned picking-fire II G1")
    assert refused(state, PutBear(Who(1), "F1")) == "no-prey 5.8"
    assert can(state, PutBear(Who(1), "A1"))


def test_bonuses_5_8_abandoned_tiles_do_not_count() -> None:
    state = fired("tribe feast-hunt I B1, hunt-fire C1 D1; abandoned picking-fire II G1, fire-water F1 F2")
    does(state, PutBear(Who(1), "E1"))
    assert totals(state)[1] == 1


def test_bonuses_5_8_nobody_has_laid_a_tile_yet() -> None:
    assert waits_for(fired("")) == "red ask-take"


def test_bonuses_5_8_or_a_bear_is_driven_out_of_the_own_valley() -> None:
    state = fired(red="bears H1 A1")
    assert [action.at for action in GAME.legal(state, 0) if isinstance(action, ChaseBear)] == ["A1", "H1"]
    does(state, ChaseBear("H1"))
    assert state.clans[0].valley.bears == ["A1"]
    assert state.bears_in_supply == 17
    assert refused(fired(red="bears H1"), ChaseBear("A1")) == "no-bear 5.8"


def test_bonuses_5_8_one_or_the_other() -> None:
    state = fired(red="bears H1")
    does(state, ChaseBear("H1"))
    assert waits_for(state) == "red ask-take"


def test_bonuses_5_8_no_bear_left() -> None:
    bears = " ".join(f"{column}{row}" for row in "345" for column in "ABCDEF")
    state = fired(f"{BLUE}; bears {bears}")
    assert state.bears_in_supply == 0
    assert waits_for(state) == "red ask-take"


def test_bonuses_5_8_a_square_with_a_bear_is_taken_for_its_owner() -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire; bears B5")
    assert refused(state, place("hunt-fire", "B5", "north")) == "no-taken 3.2"


@pytest.mark.parametrize(("option", "shelter"), [(False, 1), (True, 2)])
def test_bonuses_5_8_option_an_open_cave_counts_like_a_tile(option: bool, shelter: int) -> None:
    state = fired("tribe feast-hunt I B1, hunt-fire C1 D1, fire-water E1 F1", bear_counts_caves=option)
    does(state, PutBear(Who(1), "G1"))
    assert totals(state)[1] == shelter
