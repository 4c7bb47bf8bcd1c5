"""Sections 5 to 7 of the rulebook: Development, resources, Deck and playing cards; with rulings R5 to R9, R18 to R20,
R28, R32, R41, R43 and R46.
"""

from __future__ import annotations

import pytest

from rules.shared_worlds import GAME
from rules.shared_worlds.actions import (
    Activate,
    Answer,
    Charge,
    Choose,
    ChooseCard,
    EndMain,
    Fight,
    Keep,
    PlayAttachment,
    PlayInstant,
    PlayUnit,
    Promote,
)
from rules.shared_worlds.cards import Box
from rules.shared_worlds.cubes import payments, price, shortage, wealth
from rules.shared_worlds.sight import view
from rules.shared_worlds.state import site, who
from rules.shared_worlds.table import SharedWorldsState
from rules.shared_worlds.view import Cubes, Face, Lane, Side, Zone
from tests.rules.shared_worlds.table import (
    asked_kind,
    at,
    can,
    cubes_of,
    does,
    kinds,
    life_of,
    names_of,
    nobody,
    pay,
    refused,
    side,
    source,
    table,
    there,
    waits_for,
)

# 5 The Development Area


def test_development_cards_are_played_into_it() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="gatherer"))
    does(state, PlayUnit(Face("gatherer"), Lane.CENTER, pay("fire_pit 1")))
    unit = there(state, "red", "center")
    assert (unit.zone, unit.life, unit.power) == (Zone.DEVELOPMENT, 2, 0)


def test_development_units_cannot_attack_or_be_attacked() -> None:
    state = table(red=side(left="cub power=1"))
    assert refused(state, Fight()) == "no-fight 6.2"


def test_development_there_is_no_way_back_but_by_a_card() -> None:
    state = table(red=side(left="combat cub"))
    assert kinds(state) == {"end-main"}


@pytest.mark.parametrize("there_is", ["cub", "combat cub", "cub face-down"])
def test_development_one_card_in_each_lane_across_both_areas(there_is: str) -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="gatherer", left=there_is))
    play = PlayUnit(Face("gatherer"), Lane.LEFT, pay("fire_pit 1"))
    assert refused(state, play) == "no-free-lane 4.2"


def test_r9_the_lane_is_fixed_when_played() -> None:
    state = table(red=side(left="cub"))
    does(state, Promote(at(state, "red", "left")))
    assert there(state, "red", "left").zone is Zone.COMBAT
    assert nobody(state, "red", "center")


def play(lane: Lane) -> PlayUnit:
    return PlayUnit(Face("gatherer"), lane, pay("fire_pit 1"))


def test_r28_catch_up_into_a_lane_with_an_opponents_combat_unit() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="gatherer"), blue=side(left="combat cub", right="cub"))
    assert refused(state, play(Lane.RIGHT)) == "no-catch-up 4.3"
    assert can(state, play(Lane.LEFT))


def test_r28_not_with_equal_numbers() -> None:
    red = side("fire_pit 1 wood_yard", hand="gatherer", center="combat cub")
    assert can(table(red=red, blue=side(left="combat cub")), play(Lane.RIGHT))


def test_r28_no_such_lane_no_unit() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="gatherer", left="cub"), blue=side(left="combat cub"))
    assert refused(state, play(Lane.RIGHT)) == "no-lane-to-catch-up 4.3"
    does(state, Promote(at(state, "red", "left")))
    assert can(state, play(Lane.RIGHT))


def test_r28_the_opponent_with_the_most_binds_and_tied_ones_together() -> None:
    red = side("fire_pit 1 wood_yard", hand="gatherer")
    blue, yellow = side(left="combat cub", center="combat cub"), side(right="combat cub")
    state = table(red=red, blue=blue, yellow=yellow)
    assert refused(state, play(Lane.RIGHT)) == "no-catch-up 4.3"
    state = table(red=red, blue=side(left="combat cub"), yellow=yellow)
    assert can(state, play(Lane.RIGHT))
    assert can(state, play(Lane.LEFT))
    assert not can(state, play(Lane.CENTER))


def test_r28_teammates_are_never_compared() -> None:
    red = side("fire_pit 1", hand="gatherer")
    state = table(red=red, yellow=side(left="combat cub"), seats=4)
    assert can(state, play(Lane.RIGHT))


# 6 Resources


def test_resources_pay_for_cards_abilities_and_power() -> None:
    state = table(red=side("fire_pit 3 wood_yard", hand="gatherer", left="cub", on="drum_log"))
    assert {"play-unit", "charge"} <= kinds(state)


def test_resources_each_is_used_once_and_lies_beside_the_building() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="gatherer"))
    does(state, play(Lane.LEFT))
    assert cubes_of(state, "red") == (0, 0, 1)


def test_resources_the_colour_must_match() -> None:
    state = table(red=side("wood_yard 3 stone_mine", hand="gatherer"))
    wrong = PlayUnit(Face("gatherer"), Lane.LEFT, pay("wood_yard 1"))
    assert refused(state, wrong) == "no-cubes 3.3"


def test_resources_a_black_box_takes_any_colour() -> None:
    state = table(red=side("wood_yard 1 stone_mine 1", hand="cub"))
    for building in ("wood_yard", "stone_mine"):
        assert can(state, PlayUnit(Face("cub"), Lane.LEFT, pay(f"{building} 1")))


def test_resources_a_cost_is_paid_exactly() -> None:
    state = table(red=side("wood_yard 3 stone_mine", hand="cub"))
    assert refused(state, PlayUnit(Face("cub"), Lane.LEFT, pay("wood_yard 2"))) == "no-payment 3.2"
    assert refused(state, PlayUnit(Face("cub"), Lane.LEFT, ())) == "no-payment 3.2"


def test_resources_any_colour_charges() -> None:
    state = table(red=side("wood_yard 1 stone_mine 1", left="cub"))
    for building in ("wood_yard", "stone_mine"):
        assert can(state, Charge(at(state, "red", "left"), site(building)))


def test_every_way_to_pay() -> None:
    cost = price((Box.WOOD, Box.ANY, Box.ANY))
    ways = payments(cost, (("wood_yard", 2), ("stone_mine", 2)), (), 0)
    assert {tuple((part.building.id, part.number) for part in way) for way in ways} == {
        (("wood_yard", 2), ("stone_mine", 1)),
        (("wood_yard", 1), ("stone_mine", 2)),
    }


def test_only_as_many_as_are_missing_are_borrowed() -> None:
    cost = price((Box.FIRE, Box.ANY))
    assert shortage(cost, (("wood_yard", 1),)) == 1
    (way,) = payments(cost, (("wood_yard", 1),), (("fire_pit", 3),), 1)
    assert way == (Cubes(1, Face("fire_pit")), Cubes(1, Face("wood_yard")))
    assert payments(cost, (), (("fire_pit", 3),), 1) == ()


# Borrowing with Workers


def borrower(hand: str = "gatherer cub spear_bearer", **blue: str) -> SharedWorldsState:
    """Red needs a fire cube, which blue has."""
    return table(red=side("wood_yard 1 stone_mine", hand=hand), blue=side("fire_pit 2 leather_workshop 1", **blue))


BORROW = PlayUnit(Face("gatherer"), Lane.LEFT, pay("fire_pit 1"))


def test_borrowing_2_workers_for_each_cube() -> None:
    state = borrower()
    does(state, BORROW)
    assert state.players[0].hand == []
    assert sorted(names_of(state.players[1].places[0].workers)) == ["cub", "spear_bearer"]


def test_borrowing_which_cards_become_workers_is_chosen() -> None:
    state = borrower("gatherer cub spear_bearer oru")
    does(state, BORROW)
    assert waits_for(state) == "red ask-worker"
    does(state, ChooseCard(Face("oru")), ChooseCard(Face("cub")))
    assert names_of(state.players[0].hand) == ["spear_bearer"]


def test_borrowing_needs_2_further_hand_cards() -> None:
    assert refused(borrower("gatherer cub"), BORROW) == "no-cubes 3.3"


def test_borrowing_only_where_the_card_needs_it() -> None:
    state = table(red=side("sapiens_camp 1 wood_yard", hand="gatherer cub cub"), blue=side("fire_pit 2 stone_mine"))
    assert refused(state, BORROW) == "no-payment 3.2"


def test_borrowing_the_colour_is_that_of_the_building_it_comes_from() -> None:
    wrong = PlayUnit(Face("gatherer"), Lane.LEFT, pay("leather_workshop 1"))
    assert refused(borrower(), wrong) == "no-payment 3.2"


def test_borrowed_cubes_stay_their_owners_and_come_home_in_its_end_phase() -> None:
    state = borrower()
    does(state, BORROW)
    assert wealth(state, 1) == 3
    assert cubes_of(state, "blue") == (1, 1, 0)
    does(state, EndMain(), Keep(()))
    assert cubes_of(state, "blue") == (1, 1, 0)
    while asked_kind(state) != "ask-keep":
        GAME.apply(state, 1, GAME.stand_in(state, 1))
    assert state.loans == []
    assert sum(cubes_of(state, "blue")) >= 3


def test_borrowed_cubes_do_not_charge() -> None:
    state = borrower()
    assert "charge" not in kinds(state)


def test_r43_borrowing_from_a_teammate_at_the_same_price() -> None:
    state = table(
        red=side("wood_yard 1", hand="gatherer cub cub"), yellow=side("fire_pit 2"), blue=side("stone_mine"), seats=4
    )
    does(state, BORROW)
    assert len(state.players[2].places[0].workers) == 2


def test_borrowing_for_an_instant_on_another_players_turn() -> None:
    state = table(
        turn="blue",
        red=side("wood_yard stone_mine", hand="banked_coals cub cub", left="combat cub"),
        blue=side("fire_pit 1 leather_workshop", left="combat gatherer power=1"),
    )
    does(state, Fight())
    assert waits_for(state) == "red ask-answer"
    does(state, PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1")))
    assert len(state.players[1].places[0].workers) == 2


def test_r19_an_unspent_borrowed_cube_goes_home_when_the_phase_ends() -> None:
    state = table(red=side("stone_mine wood_yard", center="trade_warden"), blue=side("fire_pit 1 leather_workshop"))
    does(state, Activate(source(state, "red", "center"), who(1), None, ()))
    if asked_kind(state) == "ask-offer":
        does(state, Answer(Side.FIRST))
    assert cubes_of(state, "blue") == (0, 0, 0)
    assert wealth(state, 1) == 1
    does(state, EndMain())
    assert cubes_of(state, "blue") == (1, 0, 0)


def test_borrowing_by_an_ability_pays_for_a_card_in_the_same_phase() -> None:
    state = table(
        red=side("stone_mine wood_yard", center="trade_warden", hand="gatherer"),
        blue=side("fire_pit 1 leather_workshop"),
    )
    does(state, Activate(source(state, "red", "center"), who(1), None, ()), BORROW)
    assert state.loans[0].spent
    assert state.players[1].places[0].workers == []


# Stealing


def raid(hand: str = "camp_raid cub gatherer") -> SharedWorldsState:
    return table(red=side("wood_yard 1 stone_mine", hand=hand), blue=side("fire_pit 2 leather_workshop"))


RAID = PlayInstant(Face("camp_raid"), site("fire_pit"), None, pay("wood_yard 1"))


def test_stealing_is_for_good_and_takes_the_colour_of_its_new_building() -> None:
    state = raid()
    does(state, RAID)
    assert waits_for(state) == "red ask-steal"
    does(state, Choose(site("stone_mine")))
    assert cubes_of(state, "red") == (0, 1, 1)
    assert (state.players[0].cubes, state.players[1].cubes) == (2, 1)
    assert len(state.players[1].places[0].workers) == 2


def test_r32_the_workers_of_a_steal_come_from_the_thiefs_hand() -> None:
    assert refused(raid("camp_raid cub"), RAID) == "no-workers 3.4"


def test_r18_stolen_cubes_are_counted_for_the_display_only() -> None:
    state = raid()
    does(state, RAID, Choose(site("stone_mine")))
    assert state.players[0].stolen == 1


def test_stealing_only_from_opponents_with_an_available_cube() -> None:
    wrong = PlayInstant(Face("camp_raid"), site("leather_workshop"), None, pay("wood_yard 1"))
    assert refused(raid(), wrong) == "no-such-target 11.3"


# Generation


def test_r20_gained_cubes_lie_in_the_used_pool() -> None:
    state = table(red=side(left="gatherer"))
    does(state, Activate(source(state, "red", "left"), who(0), None, ()))
    assert cubes_of(state, "red") == (0, 0, 1)
    assert there(state, "red", "left").life == 1


def test_generation_for_another_player() -> None:
    state = table(red=side(left="gatherer"))
    does(state, Activate(source(state, "red", "left"), who(1), None, ()))
    assert cubes_of(state, "blue") == (0, 0, 1)


# 7 Deck and Discard pile


def test_r6_a_played_instant_goes_to_the_graveyard() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="banked_coals"))
    does(state, PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1")))
    assert names_of(state.graveyard) == ["banked_coals"]


def test_r6_switch_to_the_own_discard_pile() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="banked_coals"), options={"instant_to": "discard"})
    does(state, PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1")))
    assert names_of(state.players[0].discard) == ["banked_coals"]


def test_r7_discarded_by_an_ability_is_the_graveyard() -> None:
    state = table(red=side(hand="oru", on="drum_log", left="combat cub power=1"))
    uses = [action for action in GAME.legal(state, 0) if isinstance(action, Activate)]
    does(state, uses[0])
    assert names_of(state.graveyard) == ["oru"]
    assert state.players[0].discard == []


def test_keep_goes_to_the_discard_pile_unless_said_otherwise() -> None:
    state = table(red=side(left="fire_master"), main="oru torv hadra gorrun")
    does(state, Activate(source(state, "red", "left"), None, None, ()), Keep((Face("oru"), Face("torv"))))
    assert names_of(state.players[0].discard) == ["oru", "torv"]
    state = table(red=side(left="oru"), main="cub torv hadra gorrun sael")
    does(state, Activate(source(state, "red", "left"), None, None, ()), Keep((Face("cub"),)))
    assert names_of(state.players[0].hand) == ["cub"]


def test_the_main_pile_is_made_of_the_graveyard_when_it_runs_out() -> None:
    state = table(at="five", empty=True, main="oru torv", graveyard="cub gatherer hadra gorrun")
    assert len(view(state, 0).looked_at) == 5
    assert len(state.main) == 1
    assert state.graveyard == []


def test_if_the_graveyard_is_empty_too_the_draw_stops_short() -> None:
    state = table(at="five", empty=True, main="oru torv")
    assert {one.id for one in view(state, 0).looked_at} == {"oru", "torv"}


def test_there_is_no_limit_of_cards_a_turn() -> None:
    state = table(red=side("wood_yard 3 stone_mine", hand="cub cub cub"))
    for lane in Lane:
        does(state, PlayUnit(Face("cub"), lane, pay("wood_yard 1")))
    assert state.players[0].hand == []


def test_units_enter_with_their_current_maximum_of_life() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="gatherer", left="hearth_elder"))
    does(state, PlayUnit(Face("gatherer"), Lane.RIGHT, pay("fire_pit 1")))
    assert there(state, "red", "right").life == 3


def test_only_units_of_the_hand_are_played_as_units() -> None:
    state = table(red=side("fire_pit 1 wood_yard 1", hand="shell_beads banked_coals", left="cub"))
    assert refused(state, PlayUnit(Face("shell_beads"), Lane.RIGHT, pay("fire_pit 1"))) == "no-unit 10.1"
    assert refused(state, play(Lane.RIGHT)) == "no-hand-card 4.1"
    wrong = PlayAttachment(Face("banked_coals"), at(state, "red", "left"), pay("fire_pit 1"))
    assert refused(state, wrong) == "no-attachment 10.1"
    assert refused(state, PlayInstant(Face("shell_beads"), None, None, pay("fire_pit 1"))) == "no-instant 4.5"


def test_r46_nobody_else_sees_hand_deck_or_discard() -> None:
    state = table(red=side(hand="oru torv", deck="cub", discard="hadra gorrun"))
    mine, theirs, nobodys = (view(state, viewer) for viewer in (0, 1, None))
    assert mine.hand == (Face("oru"), Face("torv"))
    assert {one.id for one in mine.discard} == {"hadra", "gorrun"}
    for seen in (theirs, nobodys):
        assert seen.hand == seen.discard == seen.looked_at == ()
        assert "'oru'" not in repr(seen)
        assert seen.players[0].hand == 2
        assert (seen.players[0].deck, seen.players[0].discard) == (1, 2)


def test_r46_only_who_looks_sees_what_is_looked_at() -> None:
    state = table(at="five", main="oru torv hadra gorrun cub")
    assert len(view(state, 0).looked_at) == 5
    assert view(state, 1).looked_at == ()


def test_r46_workers_and_face_down_cards_are_seen_by_nobody() -> None:
    state = table(red=side(workers="oru torv", left="cub face-down"))
    for viewer in (0, 1, None):
        seen = view(state, viewer)
        assert "'oru'" not in repr(seen)
        assert seen.players[0].buildings[0].workers == 2
        down = seen.players[0].lanes[0]
        assert down is not None
        assert down.card is None


def test_r5_a_player_loses_life_on_the_tracker_only() -> None:
    state = table(red=side(left="combat cub power=2"), blue=side(right="cub"))
    assert life_of(state, "blue") == 20
    assert there(state, "blue", "right").life == 1
    assert view(state, None).players[1].life == 20
