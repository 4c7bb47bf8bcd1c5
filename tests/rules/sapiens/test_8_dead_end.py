"""Section 8 of the handbook: dead end."""

from __future__ import annotations

from rules.sapiens.mountain import PlayToken
from rules.sapiens.refill import Discard
from rules.sapiens.sight import view
from rules.sapiens.turn import SapiensState
from rules.sapiens.view import Scene
from tests.rules.sapiens.table import BEGUN, can, does, named, place, refused, table, totals, waits_for

STUCK = f"tribe {BEGUN}; pool feast-camp ritual-camp feast-fire"


def stuck(more: str = "") -> SapiensState:
    """Red's tribe ends with Hunt, and no tile of red shows it."""
    return table(red=f"{STUCK}; {more}", blue="", yellow="")


# 8.1 When a tribe is stuck


def test_dead_end_8_1_no_tile_can_be_laid() -> None:
    state = stuck()
    assert waits_for(state) == "red ask-new-tribe"
    assert state.clans[0].valley.tribe == []
    assert len(state.clans[0].valley.abandoned) == 1


def test_dead_end_8_1_only_if_none_of_the_tiles_fits() -> None:
    assert waits_for(table(red=f"tribe {BEGUN}; pool feast-camp ritual-camp hunt-fire")) == "red ask-tile"


def test_dead_end_8_1_a_picking_token_counts() -> None:
    pool = "tribe water-hunt V C5; pool picking-hunt"
    assert waits_for(table(red=f"{pool}; bears C4 B4 D4 A5 E5")) == "red ask-new-tribe"
    assert waits_for(table(red=f"{pool}; bears C4 B4 D4 E5; tokens picking")) == "red ask-tile"


def test_dead_end_8_1_its_tiles_are_turned_face_down() -> None:
    (laid,) = view(stuck(), None).clans[0].valley.laid
    assert laid.abandoned
    assert laid.tribe == 1


# 8.2 The new tribe


def test_dead_end_8_2_any_tile_on_any_cave_without_a_tile() -> None:
    state = stuck()
    for tile in ("feast-camp", "ritual-camp", "feast-fire"):
        for cave, turn in (("I", "south"), ("II", "south"), ("III", "west"), ("IV", "north"), ("VI", "east")):
            assert can(state, place(tile, cave, turn))
    assert refused(state, place("feast-camp", "V", "north")) == "no-taken 3.2"


def test_dead_end_8_2_nowhere_but_on_a_cave() -> None:
    assert refused(stuck(), place("feast-camp", "E3", "north")) == "no-start 8.2"


def test_dead_end_8_2_the_lower_number_no_token_no_food_no_bonus() -> None:
    state = stuck("food 2; shelter 5")
    assert does(state, place("ritual-camp", "IV", "north")) == ["did-place"]
    assert totals(state) == (2, 8)
    assert state.clans[0].tokens == []


def test_dead_end_8_2_the_token_leaves_the_game() -> None:
    state = stuck()
    does(state, place("ritual-camp", "IV", "north"))
    clan = state.clans[0]
    assert Scene.FIGHT not in (*clan.valley.tokens.values(), *clan.tokens, *clan.used)


def test_dead_end_8_2_a_cave_whose_token_ritual_took_will_do() -> None:
    state = stuck("without fight")
    does(state, place("ritual-camp", "IV", "north"))
    assert totals(state) == (0, 3)


def test_dead_end_8_2_the_other_half_must_lie_legally() -> None:
    state = table(red=f"tribe {BEGUN}; pool feast-picking ritual-camp; bears F5")
    assert waits_for(state) == "red ask-new-tribe"
    assert refused(state, place("ritual-camp", "IV", "north")) == "no-taken 3.2"
    assert refused(state, place("feast-picking", "VI", "east")) == "no-plain 3.3"
    assert can(state, place("feast-picking", "I", "south"))
    assert can(state, place("feast-picking", "A4", "west"))


def test_dead_end_8_2_with_the_picking_token_on_a_plain_too() -> None:
    state = table(red=f"tribe {BEGUN}; pool feast-picking ritual-camp; tokens picking")
    does(state, place("feast-picking", "VI", "east"))
    assert state.token_played


def test_dead_end_8_2_only_the_new_tribe_grows_and_never_touches_the_old_one() -> None:
    tribe = "tribe fight-ritual IV F5, ritual-camp E5 E4"
    state = table(red=f"abandoned water-hunt V C5; {tribe}; pool camp-hunt hunt-fire")
    assert refused(state, place("hunt-fire", "C4", "north")) == "no-abandoned 8.2"
    assert refused(state, place("camp-hunt", "D4", "west")) == "no-abandoned 8.2"
    assert can(state, place("camp-hunt", "D4", "north"))


def test_dead_end_8_2_the_turn_goes_on() -> None:
    state = stuck("tokens camp")
    does(state, place("ritual-camp", "IV", "north"))
    assert waits_for(state) == "red ask-token"
    does(state, PlayToken(Scene.CAMP))
    assert totals(state) == (0, 6)
    assert waits_for(state) == "red ask-take"


def test_dead_end_8_2_the_view_counts_tribes() -> None:
    state = stuck()
    does(state, place("ritual-camp", "IV", "north"))
    clan = view(state, None).clans[0]
    assert clan.tribes == 2
    assert [(laid.tribe, laid.abandoned) for laid in clan.valley.laid] == [(1, True), (2, False)]


# 8.3 No cave left

FULL = "bears B1 H1 H4 F5 A4"
"""Before every open cave of red there is a bear."""


def test_dead_end_8_3_no_cave_left_discards_an_own_tile() -> None:
    state = stuck(FULL)
    assert waits_for(state) == "red ask-discard"
    does(state, Discard(named("feast-fire")))
    assert state.removed[-1] == named("feast-fire")
    assert waits_for(state) == "red ask-take"


def test_dead_end_8_3_then_refill_and_pass() -> None:
    state = stuck(f"{FULL}; tokens camp")
    does(state, Discard(named("feast-fire")))
    assert totals(state) == (0, 0)
    assert waits_for(state) == "red ask-take"


def test_dead_end_8_3_the_tribe_stays_as_it_is() -> None:
    state = stuck(FULL)
    assert len(state.clans[0].valley.tribe) == 1
    assert state.clans[0].valley.abandoned == []


def test_dead_end_8_3_only_own_tiles() -> None:
    assert refused(stuck(FULL), Discard(named("water-fire"))) == "no-own-tile 1.5"


def test_dead_end_8_3_a_fight_token_returns_without_effect() -> None:
    state = table(red=f"tribe {BEGUN}; pool feast-camp*blue ritual-camp; food 3; {FULL}")
    does(state, Discard(named("feast-camp*blue")))
    assert totals(state, "red") == (3, 0)
    assert totals(state, "blue") == (0, 0)
    assert state.fights_in_hand(1) == 3


def test_dead_end_8_3_all_alike_asks_nothing() -> None:
    state = table(red=f"tribe {BEGUN}; pool feast-camp feast-camp; {FULL}", blue="", yellow="")
    assert state.clans[0].pool == [named("feast-camp")]
    assert waits_for(state) == "red ask-take"
