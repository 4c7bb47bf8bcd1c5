"""Section 4 of the handbook: what a tile brings."""

from __future__ import annotations

from rules.sapiens.bonuses import Skip
from rules.sapiens.ground import Place
from rules.sapiens.sight import view
from rules.sapiens.view import Direction, Link, Scene, Touched
from tests.rules.sapiens.table import BEGUN, does, events, gained, named, place, table, totals, waits_for

# 4.1 Links


def test_scoring_4_1_a_linked_half_gives_the_food_of_its_square() -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire")
    does(state, place("hunt-fire", "C4", "north"))
    assert totals(state) == (4, 0)


def test_scoring_4_1_an_unlinked_half_gives_nothing() -> None:
    state = table(red=f"tribe {BEGUN}; pool camp-hunt")
    does(state, place("camp-hunt", "C3", "south"))
    assert totals(state) == (4, 0)


def test_scoring_4_1_a_linked_half_gives_its_bonus() -> None:
    state = table(red=f"tribe {BEGUN}, camp-hunt C3 C4; pool camp-fire")
    assert "did-camp" in does(state, place("camp-fire", "C2", "north"))
    assert totals(state) == (1, 3)


def test_scoring_4_1_once_each_however_many_halves_it_touches() -> None:
    state = table(red=f"tribe {BEGUN}, hunt-fire B5 A5, hunt-fire C4 D4; pool camp-hunt")
    assert gained(events(state, place("camp-hunt", "B3", "south"))) == ["gain-food", "gain-bonus"]
    assert [(link.at, link.to) for link in state.links] == [("B4", "C4"), ("B4", "B5")]
    assert totals(state) == (2, 0)
    assert state.clans[0].steaks == 1


def test_scoring_4_1_up_to_two_bonuses() -> None:
    state = table(red=f"tribe {BEGUN}, camp-hunt C3 C4, camp-fire D3 E3; pool camp-fire")
    assert waits_for(state) == "red ask-tile"
    does(state, place("camp-fire", "D2", "east"))
    assert [(link.scene, link.at, link.to) for link in state.links] == [
        (Scene.CAMP, "D2", "D3"),
        (Scene.FIRE, "E2", "E3"),
    ]
    assert totals(state) == (4, 3)
    assert waits_for(state) == "red ask-take"


def test_scoring_4_1_only_halves_of_the_new_tile_score() -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire; food 2")
    does(state, place("hunt-fire", "C4", "north"))
    assert totals(state) == (6, 0)


def test_scoring_4_1_a_half_on_a_cave_touches_nothing() -> None:
    state = table(red=f"tribe {BEGUN}, hunt-fire C4 D4, feast-hunt B3 B4; pool camp-hunt")
    does(state, place("camp-hunt", "VI", "east"))
    assert [link.scene for link in state.links] == [Scene.HUNT]
    assert totals(state) == (3, 8)


def test_scoring_4_1_the_view_shows_links_and_what_was_touched() -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire")
    does(state, place("hunt-fire", "C4", "north"))
    assert view(state, None).links == (Link(0, Scene.HUNT, "C4", "C5"),)
    assert view(state, None).last == (Touched(0, "C4"), Touched(0, "C3"))


# 4.2 Shelter


def test_scoring_4_2_a_covered_cave_scores_the_higher_number_and_its_token() -> None:
    state = table(red=f"tribe {BEGUN}, hunt-fire C4 D4, feast-hunt B3 B4; pool camp-hunt; shelter 5; tokens water")
    does(state, place("camp-hunt", "VI", "east"))
    assert totals(state) == (3, 13)
    assert state.clans[0].tokens == [Scene.WATER, Scene.CAMP]
    assert "VI" not in state.clans[0].valley.tokens


def test_scoring_4_2_the_lower_number_and_no_token_if_ritual_has_taken_it() -> None:
    tribe = f"tribe {BEGUN}, hunt-fire C4 D4, feast-hunt B3 B4"
    state = table(red=f"{tribe}; pool hunt-fire; without camp")
    does(state, place("hunt-fire", "A4", "west"))
    assert totals(state) == (3, 4)
    assert state.clans[0].tokens == []


# 4.3 A fight token on the tile


def marked(owner: str, food: int, more: str = "") -> tuple[int, int]:
    """Red lays Hunt–Fire with this tribe's fight token on C4 (4 food); the food of red and blue after that."""
    state = table(red=f"tribe {BEGUN}; pool hunt-fire*{owner}; food {food}; {more}")
    does(state, Place(named(f"hunt-fire*{owner}"), "C4", Direction.NORTH))
    assert state.fights_in_hand(0) == state.fights_in_hand(1) == 3
    return totals(state, "red")[0], totals(state, "blue")[0]


def test_scoring_4_3_the_owner_gains_1_and_the_layer_loses_1() -> None:
    assert marked("blue", 5) == (8, 1)


def test_scoring_4_3_food_never_falls_below_0() -> None:
    assert marked("blue", 0) == (4, 1)


def test_scoring_4_3_an_own_token_on_an_own_tile_comes_to_nothing() -> None:
    assert marked("red", 5) == (9, 0)
    assert marked("red", 0) == (4, 0)


def test_scoring_4_3_it_is_settled_before_the_tile_scores() -> None:
    assert marked("blue", 0)[0] == 4


def test_scoring_4_3_also_for_the_first_tile_of_a_tribe_and_that_of_a_feast() -> None:
    state = table(red="pool water-hunt*blue; food 3")
    does(state, Place(named("water-hunt*blue"), "V", Direction.NORTH))
    assert (totals(state, "red"), totals(state, "blue")) == ((2, 6), (1, 0))
    state = table(red=f"tribe {BEGUN}, feast-hunt C3 C4; pool feast-camp hunt-fire*blue feast-fire; food 3")
    does(state, place("feast-camp", "C2", "north"))
    assert totals(state, "red") == (4, 0)
    does(state, Place(named("hunt-fire*blue"), "D4", Direction.EAST))
    assert (totals(state, "red"), totals(state, "blue")) == ((3, 0), (1, 0))


def test_scoring_4_3_the_token_returns_to_its_owner() -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire*blue")
    assert state.fights_in_hand(1) == 2
    does(state, Place(named("hunt-fire*blue"), "C4", Direction.NORTH))
    assert state.fights_in_hand(1) == 3


# 4, what was not done


def test_scoring_bonuses_are_optional() -> None:
    state = table(red=f"tribe {BEGUN}, feast-hunt C3 C4; pool feast-camp hunt-fire")
    does(state, place("feast-camp", "C2", "north"))
    assert waits_for(state) == "red ask-one-bonus"
    assert does(state, Skip())[0] == "did-skip"
    assert waits_for(state) == "red ask-take"


def test_scoring_everything_is_told() -> None:
    state = table(red=f"tribe {BEGUN}, hunt-fire C4 D4, feast-hunt B3 B4; pool camp-hunt*blue; food 1")
    happened = events(state, Place(named("camp-hunt*blue"), "VI", Direction.EAST))
    assert sorted(gained(happened)) == ["gain-bonus", "gain-fight", "gain-food", "gain-shelter", "gain-token"]
    assert all(event.to is None for event in happened)
