"""Section 5 of the handbook: the bonuses. Each is linked by laying a tile on C2, unless a mountain token is played."""

from __future__ import annotations

from typing import Any

import pytest

from rules.sapiens import GAME
from rules.sapiens.beasts import ChaseBear, PutBear, TurnIn
from rules.sapiens.bonuses import Bonuses, Skip
from rules.sapiens.ground import Place
from rules.sapiens.mountain import PlayToken
from rules.sapiens.pools import PutFight, Swap
from rules.sapiens.ritual import TakeToken
from rules.sapiens.turn import SapiensState
from rules.sapiens.view import Direction, Scene
from rules.words import Who
from tests.rules.sapiens.table import (
    BEGUN,
    can,
    does,
    named,
    place,
    pooled,
    refused,
    table,
    totals,
    waits_for,
)


def linked(scene: str, other: str, pool: str = "picking-ritual", **more: Any) -> SapiensState:
    """Red links this scene on C2 with a tile that also shows the other, which links nothing on C1."""
    tile = named(f"{scene}-{other}")
    red = f"tribe {BEGUN}, {scene}-hunt C3 C4; pool {scene}-{other} {pool}; {more.pop('red', '')}"
    state = table(red=red, blue=more.pop("blue", ""), **more)
    at, turn = ("C2", "north") if tile.first == scene else ("C1", "south")
    does(state, Place(tile, at, Direction(turn)))
    return state


def played(scene: str, pool: str = "hunt-fire feast-camp", red: str = "") -> SapiensState:
    """Red lays Hunt–Fire on C4, where its bonus is a steak, and plays this mountain token."""
    state = table(red=f"tribe {BEGUN}; pool {pool}; tokens {scene}; {red}")
    does(state, place("hunt-fire", "C4", "north"))
    if waits_for(state) == "red ask-bonus":
        does(state, Skip())
    assert waits_for(state) == "red ask-token"
    does(state, PlayToken(Scene(scene)))
    return state


def due(state: SapiensState) -> list[Scene]:
    """The bonuses that can still be used."""
    step = state.steps[-1]
    return step.due if isinstance(step, Bonuses) else []


# 5 In general


def both() -> SapiensState:
    """Red has linked Ritual on D2 and Water on E2."""
    tribe = f"{BEGUN}, ritual-hunt C3 C4, ritual-water D3 E3"
    state = table(red=f"tribe {tribe}; pool ritual-water feast-picking hunt-fire", common="camp-fire")
    does(state, place("ritual-water", "D2", "east"))
    return state


def test_bonuses_5_two_in_the_players_order() -> None:
    state = both()
    assert due(state) == [Scene.RITUAL, Scene.WATER]
    does(state, Swap(named("hunt-fire"), pooled(None, "camp-fire")))
    assert due(state) == [Scene.RITUAL]
    does(state, TakeToken(Scene.FEAST))
    assert due(state) == []


def test_bonuses_5_the_other_way_round() -> None:
    state = both()
    does(state, TakeToken(Scene.FEAST))
    assert due(state) == [Scene.WATER]


def test_bonuses_5_each_once() -> None:
    state = both()
    does(state, TakeToken(Scene.FEAST))
    assert refused(state, TakeToken(Scene.PICKING)) == "no-bonus 5"


def test_bonuses_5_only_what_was_linked() -> None:
    state = both()
    assert refused(state, TurnIn(1)) == "no-bonus 5"
    assert refused(state, PutBear(Who(1), "A1")) == "no-bonus 5"
    assert refused(state, place("hunt-fire", "B4", "north")) == "no-bonus 5"


def test_bonuses_5_they_are_optional() -> None:
    state = both()
    does(state, TakeToken(Scene.FEAST))
    assert "did-skip" in does(state, Skip())
    assert waits_for(state) == "red ask-token"


def test_bonuses_5_the_second_resolves_after_the_first() -> None:
    tribe = f"{BEGUN}, feast-hunt C3 C4, feast-ritual D3 E3"
    state = table(red=f"tribe {tribe}; pool feast-ritual picking-hunt")
    does(state, place("feast-ritual", "D2", "east"))
    assert refused(state, place("picking-hunt", "A4", "east")) == "no-plain 3.3"
    does(state, TakeToken(Scene.PICKING))
    does(state, place("picking-hunt", "A4", "east"))
    assert state.clans[0].used == [Scene.PICKING]


def test_bonuses_5_what_leaves_no_choice_happens_by_itself() -> None:
    state = table(red=f"tribe {BEGUN}, camp-hunt C3 C4, camp-fire D3 E3; pool picking-camp")
    happened = does(state, place("picking-camp", "D1", "south"))
    assert happened[:2] == ["did-place", "did-camp"]
    assert waits_for(state) == "red ask-take"


# 5.1 Feast


def test_bonuses_5_1_feast_lays_one_more_tile() -> None:
    state = linked("feast", "camp", pool="hunt-fire")
    assert waits_for(state) == "red ask-bonus"
    does(state, place("hunt-fire", "B4", "west"))
    assert len(state.clans[0].valley.tribe) == 4
    assert waits_for(state) == "red ask-take"


def test_bonuses_5_1_no_food_and_no_bonus_from_it() -> None:
    state = linked("feast", "camp", pool="hunt-fire")
    before = totals(state)
    does(state, place("hunt-fire", "B4", "west"))
    assert totals(state) == before
    assert state.clans[0].steaks == 0
    assert state.links == []


def test_bonuses_5_1_cave_shelter_and_token_count() -> None:
    tribe = f"{BEGUN}, hunt-fire C4 D4, feast-hunt B3 B4"
    state = table(red=f"tribe {tribe}; pool feast-fire camp-hunt")
    does(state, place("feast-fire", "B2", "north"))
    food = totals(state)[0]
    does(state, place("camp-hunt", "VI", "east"))
    assert totals(state) == (food, 8)
    assert state.clans[0].tokens == [Scene.CAMP]


def test_bonuses_5_1_all_placement_rules_hold() -> None:
    state = linked("feast", "camp", pool="hunt-fire picking-hunt")
    assert refused(state, place("hunt-fire", "C4", "north")) == "no-taken 3.2"
    assert refused(state, place("hunt-fire", "G4", "north")) == "no-link 3.1"
    assert refused(state, place("picking-hunt", "A4", "east")) == "no-plain 3.3"


def test_bonuses_5_1_nothing_fits_nothing_happens() -> None:
    state = linked("feast", "camp", pool="fight-water")
    assert waits_for(state) == "red ask-take"


def test_bonuses_5_1_feast_by_a_mountain_token() -> None:
    state = played("feast", pool="hunt-fire camp-fire")
    does(state, place("camp-fire", "A3", "east"))
    assert len(state.clans[0].valley.tribe) == 3


# 5.2 Picking


def test_bonuses_5_2_picking_1_more_food() -> None:
    state = table(red=f"tribe {BEGUN}, picking-hunt C3 C4; pool picking-fire")
    assert "did-pick" in does(state, place("picking-fire", "C2", "north"))
    assert totals(state) == (2, 0)


def test_bonuses_5_2_the_token_is_played_with_the_tile() -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire; tokens picking camp")
    does(state, place("hunt-fire", "C4", "north"), Skip())
    assert waits_for(state) == "red ask-token"
    assert refused(state, PlayToken(Scene.PICKING)) == "no-picking-now 5.2"


def test_bonuses_5_2_it_is_the_mountain_token_of_the_turn() -> None:
    state = table(red=f"tribe {BEGUN}; pool picking-hunt; tokens picking camp")
    does(state, place("picking-hunt", "D4", "west"), Skip())
    assert waits_for(state) == "red ask-take"


# 5.3 Ritual


def test_bonuses_5_3_ritual_takes_a_token_from_the_own_valley() -> None:
    state = linked("ritual", "camp")
    does(state, TakeToken(Scene.FIGHT))
    assert state.clans[0].tokens == [Scene.FIGHT]
    assert "IV" not in state.clans[0].valley.tokens


@pytest.mark.parametrize("token", ["feast", "camp", "hunt", "fire"])
def test_bonuses_5_3_from_caves_and_waterfalls(token: str) -> None:
    assert can(linked("ritual", "camp"), TakeToken(Scene(token)))


def test_bonuses_5_3_also_beside_an_abandoned_tribe() -> None:
    tribe = "tribe ritual-hunt III H4, hunt-fire G4 G5, ritual-hunt F3 F4"
    state = table(red=f"abandoned camp-hunt VI A4, hunt-fire B4 B5; {tribe}; pool ritual-camp hunt-fire")
    assert waits_for(state) == "red ask-tile"
    does(state, place("ritual-camp", "F2", "north"))
    assert can(state, TakeToken(Scene.WATER))


def test_bonuses_5_3_not_one_that_is_gone() -> None:
    assert refused(linked("ritual", "camp"), TakeToken(Scene.WATER)) == "no-such-token 5.3"


def test_bonuses_5_3_none_left_takes_back_a_used_one() -> None:
    state = linked("ritual", "camp", red="without feast picking ritual fight camp hunt; used fire water")
    does(state, TakeToken(Scene.FIRE))
    assert (state.clans[0].tokens, state.clans[0].used) == ([Scene.FIRE], [Scene.WATER])


def test_bonuses_5_3_a_used_one_only_when_none_is_left() -> None:
    state = linked("ritual", "camp", red="used fire")
    assert refused(state, TakeToken(Scene.FIRE)) == "no-used-token 5.3"


def test_bonuses_5_3_a_ritual_token_does_not_bring_back_itself() -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire; tokens ritual; without feast picking fight camp hunt fire")
    does(state, place("hunt-fire", "C4", "north"), Skip())
    assert waits_for(state) == "red ask-take"
    state = table(red=f"tribe {BEGUN}; pool hunt-fire; tokens ritual; used fire; without feast picking fight camp hunt")
    does(state, place("hunt-fire", "C4", "north"), Skip(), PlayToken(Scene.RITUAL))
    assert refused(state, TakeToken(Scene.RITUAL)) == "no-such-token 5.3"
    does(state, TakeToken(Scene.FIRE))
    assert (state.clans[0].tokens, state.clans[0].used) == ([Scene.FIRE], [Scene.RITUAL])


def test_bonuses_5_3_a_linked_ritual_may_bring_back_a_ritual_token() -> None:
    state = linked("ritual", "camp", red="without feast picking fight water camp hunt fire; used ritual")
    does(state, TakeToken(Scene.RITUAL))
    assert state.clans[0].tokens == [Scene.RITUAL]


# 5.4 Fight


def test_bonuses_5_4_fight_on_a_tile_of_any_personal_pool() -> None:
    state = linked("fight", "camp", pool="hunt-fire", blue="pool feast-picking")
    assert can(state, PutFight(pooled(0, "hunt-fire")))
    does(state, PutFight(pooled(1, "feast-picking")))
    assert state.clans[1].pool == [named("feast-picking*red")]
    assert state.fights_in_hand(0) == 2


def test_bonuses_5_4_not_in_the_common_pool() -> None:
    state = linked("fight", "camp", common="hunt-fire")
    assert refused(state, PutFight(pooled(None, "hunt-fire"))) == "no-common-fight 5.4"


def test_bonuses_5_4_one_token_on_a_tile() -> None:
    state = linked("fight", "camp", blue="pool feast-picking*blue feast-camp")
    assert refused(state, PutFight(pooled(1, "feast-picking*blue"))) == "no-second-fight 5.4"


def test_bonuses_5_4_no_token_left_no_effect() -> None:
    state = linked("fight", "camp", blue="pool feast-picking*red feast-camp*red hunt-fire*red")
    assert state.fights_in_hand(0) == 0
    assert waits_for(state) == "red ask-take"


def test_bonuses_5_4_only_tiles_that_are_there() -> None:
    state = linked("fight", "camp", blue="pool feast-picking")
    assert refused(state, PutFight(pooled(1, "ritual-water"))) == "no-pool-tile 1.5"
    assert refused(state, PutFight(pooled(7, "feast-picking"))) == "no-pool-tile 1.5"


def test_bonuses_5_4_the_token_stays_when_the_tile_is_swapped() -> None:
    state = linked("water", "camp", pool="hunt-fire*blue", common="feast-camp")
    does(state, Swap(named("hunt-fire*blue"), pooled(None, "feast-camp")))
    assert named("hunt-fire*blue") in state.common
    assert state.fights_in_hand(1) == 2


# 5.5 Water


def test_bonuses_5_5_water_swaps_with_any_other_pool_or_the_common_pool() -> None:
    state = linked("water", "camp", pool="hunt-fire", blue="pool feast-picking", common="feast-camp")
    assert can(state, Swap(named("hunt-fire"), pooled(None, "feast-camp")))
    does(state, Swap(named("hunt-fire"), pooled(1, "feast-picking")))
    assert state.clans[0].pool == [named("feast-picking")]
    assert state.clans[1].pool == [named("hunt-fire")]


def test_bonuses_5_5_an_own_tile_for_a_foreign_one() -> None:
    state = linked("water", "camp", pool="hunt-fire feast-camp", blue="pool feast-picking")
    assert refused(state, Swap(named("feast-picking"), pooled(1, "feast-picking"))) == "no-own-tile 1.5"
    assert refused(state, Swap(named("hunt-fire"), pooled(0, "feast-camp"))) == "no-own-swap 5.5"
    assert refused(state, Swap(named("hunt-fire"), pooled(1, "ritual-fight"))) == "no-pool-tile 1.5"
    assert refused(state, Swap(named("hunt-fire"), pooled(9, "feast-picking"))) == "no-pool-tile 1.5"


def test_bonuses_5_5_alike_tiles_are_not_swapped() -> None:
    state = linked("water", "camp", pool="hunt-fire", blue="pool hunt-fire hunt-fire*red")
    assert refused(state, Swap(named("hunt-fire"), pooled(1, "hunt-fire"))) == "no-alike 5.5"
    assert can(state, Swap(named("hunt-fire"), pooled(1, "hunt-fire*red")))


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
