"""Section 6 of the rulebook: resources, borrowing, stealing, gaining; with rulings R18 to R20, R32 and R43."""

from __future__ import annotations

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
    PlayInstant,
    PlayUnit,
)
from rules.shared_worlds.cards import Box
from rules.shared_worlds.cubes import payments, price, shortage, wealth
from rules.shared_worlds.pieces import Cubes, Face, Lane, Side
from rules.shared_worlds.state import site, who
from rules.shared_worlds.table import SharedWorldsState
from tests.rules.shared_worlds.table import (
    asked_kind,
    at,
    can,
    cubes_of,
    does,
    kinds,
    names_of,
    pay,
    refused,
    side,
    source,
    table,
    there,
    waits_for,
)


def test_resources_pay_for_cards_abilities_and_power() -> None:
    state = table(red=side("fire_pit 3 wood_yard", hand="gatherer", left="cub", on="drum_log"))
    assert {"play-unit", "charge"} <= kinds(state)


def test_resources_each_is_used_once_and_lies_beside_the_building() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="gatherer"))
    does(state, PlayUnit(Face("gatherer"), Lane.LEFT, pay("fire_pit 1")))
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
