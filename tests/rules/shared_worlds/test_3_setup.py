"""Section 3 of the rulebook: set-up; with ruling R22."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dice import Dice
from rules.game import UnfitTable
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Pick
from rules.shared_worlds.cards import main_pile
from rules.shared_worlds.state import site
from rules.shared_worlds.table import SharedWorldsState, setup
from tests.rules.shared_worlds.table import asked, cubes_of, does, refused, waits_for


def game(seats: int, **options: Any) -> SharedWorldsState:
    return setup(GAME.tribes[:seats], GAME.options(**options), Dice("set-up"))


def picks(state: SharedWorldsState, *buildings: str) -> list[int]:
    """These are taken, one after the other; by whom."""
    seats = []
    for building in buildings:
        seats.append(asked(state))
        does(state, Pick(site(building)))
    return seats


def test_setup_2_one_card_begins_the_graveyard() -> None:
    state = game(2)
    assert len(state.graveyard) == 1
    assert len(state.main) == len(main_pile()) - 1 == 111


def test_setup_2_the_main_pile_is_shuffled() -> None:
    assert game(2).main != sorted(game(2).main)


@pytest.mark.parametrize(
    ("seats", "order"),
    [(2, [0, 1, 0, 1]), (3, [0, 1, 2, 0, 1, 2]), (4, [0, 1, 2, 3])],
)
def test_setup_3_r22_who_picks_when(seats: int, order: list[int]) -> None:
    names = ["fire_pit", "leather_workshop", "wood_yard", "stone_mine", "sapiens_camp", "neander_cave"]
    if seats == 2:
        names = ["fire_pit", "leather_workshop", "wood_yard", "stone_mine"]
    if seats == 3:
        names = ["fire_pit", "leather_workshop", "wood_yard", "neander_cave", "sapiens_camp", "stone_mine"]
    assert picks(game(seats), *names[: len(order)]) == order


def test_setup_3_r22_both_can_lead_one_people_while_a_building_is_left() -> None:
    state = game(2)
    picks(state, "fire_pit", "sapiens_camp")
    assert refused(state, Pick(site("sapiens_camp"))) == "no-taken 1.3"


def test_setup_3_r22_own_two_peoples_differ() -> None:
    state = game(2)
    picks(state, "fire_pit", "stone_mine")
    assert refused(state, Pick(site("sapiens_camp"))) == "no-same-people 1.3"


def test_setup_3_r22_four_players_lead_four_peoples() -> None:
    state = game(4)
    picks(state, "fire_pit")
    assert refused(state, Pick(site("sapiens_camp"))) == "no-others-people 1.3"


def test_setup_3_r22_switch_two_may_lead_one_people() -> None:
    state = game(4, distinct_factions_4p=False)
    assert picks(state, "fire_pit", "sapiens_camp") == [0, 1]


def test_setup_3_only_buildings_can_be_picked() -> None:
    assert refused(game(2), Pick(site("cub"))) == "no-building 1.3"


def test_setup_4_two_cubes_evenly_and_a_third_in_the_first_round() -> None:
    state = game(2)
    picks(state, "fire_pit", "leather_workshop", "wood_yard", "stone_mine")
    assert cubes_of(state, "red") == cubes_of(state, "blue") == (1, 1, 0)
    assert waits_for(state) == "red ask-first"


def test_setup_4_with_one_building_both_lie_on_it() -> None:
    state = game(4)
    picks(state, "fire_pit", "leather_workshop", "wood_yard", "stone_mine")
    assert cubes_of(state, "blue") == (2, 0)
    assert cubes_of(state, "red") == (3, 0)  # the first turn is skipped at once where there is no choice


def test_setup_5_everybody_has_20_life() -> None:
    assert [player.life for player in game(3).players] == [20, 20, 20]


def test_option_more_life_for_the_last_seat() -> None:
    assert [player.life for player in game(2, late_seat_life=3).players] == [20, 23]


def test_nobody_has_cards_at_first() -> None:
    assert all(not player.hand and not player.deck and not player.discard for player in game(2).players)


@pytest.mark.parametrize("tribes", [("red",), ("red", "red"), ("red", "violet")])
def test_tables_that_cannot_play(tribes: tuple[str, ...]) -> None:
    with pytest.raises(UnfitTable):
        setup(tribes, GAME.options(), Dice("set-up"))
