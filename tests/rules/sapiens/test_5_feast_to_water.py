"""Section 5 of the handbook: the bonuses in general, and Feast, Picking, Ritual, Fight, Water."""

from __future__ import annotations

import pytest

from rules.sapiens.beasts import PutBear, TurnIn
from rules.sapiens.bonuses import Bonuses, Skip
from rules.sapiens.mountain import PlayToken
from rules.sapiens.pools import PutFight, Swap
from rules.sapiens.ritual import TakeToken
from rules.sapiens.turn import SapiensState
from rules.sapiens.view import Scene
from rules.words import Who
from tests.rules.sapiens.table import (
    BEGUN,
    can,
    does,
    linked,
    named,
    place,
    played,
    pooled,
    refused,
    table,
    totals,
    waits_for,
)


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
    assert waits_for(state) == "red ask-one-bonus"
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
