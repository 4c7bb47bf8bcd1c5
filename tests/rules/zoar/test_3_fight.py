"""Sections 3.1 and 3.2 of the handbook: who attacks whom, and the secret offers."""

from __future__ import annotations

import pytest

from rules.zoar import GAME
from rules.zoar.fight import Attack, EndFighting, OfferMetal
from rules.zoar.move import EndMoving
from rules.zoar.sight import view
from tests.rules.zoar.fights import fight, left
from tests.rules.zoar.table import camp, can, does, events, refused, said, table, waits_for

# 3.1 Who against whom


@pytest.mark.parametrize("target", ["D3", "E4", "D5", "C4"])
def test_fight_3_1_adjacent_fields(target: str) -> None:
    assert can(table(phase="fight", red="army D4", blue=f"army {target}"), Attack("D4", target))


@pytest.mark.parametrize("target", ["C5", "E5", "D6", "F4"])
def test_fight_3_1_not_diagonally_not_from_afar(target: str) -> None:
    state = table(phase="fight", red="army D4", blue=f"armies {target} D3")
    assert refused(state, Attack("D4", target)) == "no-reach 3.1"


@pytest.mark.parametrize("target", ["nowhere", "D4", ""])
def test_fight_3_1_no_such_target(target: str) -> None:
    assert refused(table(phase="fight", red="army D4", blue="army D3"), Attack("D4", target)) == "no-reach 3.1"


def test_fight_3_1_army_against_army_city_temple() -> None:
    for other in ("blue", "yellow"):
        assert can(table(phase="fight", red="army D4", **{other: "army D5"}), Attack("D4", "D5"))
        assert can(table(phase="fight", red="army D4", **{other: "city D5"}), Attack("D4", "D5"))
    assert can(table(phase="fight", red="army D4", yellow="temple D5"), Attack("D4", "D5"))


def test_fight_3_1_only_armies_attack() -> None:
    state = table(phase="fight", red="leader D4; city D3; army A2", blue="army D5; relic B2")
    assert waits_for(state) == ["red ask-fight"]
    assert refused(state, Attack("D4", "D5")) == "no-army 3.1"
    assert refused(state, Attack("D3", "D2")) == "no-army 3.1"
    assert refused(state, Attack("nowhere", "D5")) == "no-army 3.1"


def test_fight_3_1_leaders_are_not_attacked() -> None:
    state = table(phase="fight", red="army D4", blue="leader D5; army D3")
    assert refused(state, Attack("D4", "D5")) == "no-enemy 3.1"


def test_fight_3_1_a_leader_beside_fighting_armies_is_not_touched() -> None:
    state = fight("leader D4; army D4", "leader D5; army D5")
    assert left(state) == (0, 0)
    assert (camp(state, "red").leader, camp(state, "blue").leader) == ("D4", "D5")


def test_fight_3_1_own_fields_and_empty_fields_are_not_attacked() -> None:
    state = table(phase="fight", red="armies D4 D5", blue="army D3")
    assert refused(state, Attack("D4", "D5")) == "no-enemy 3.1"
    assert refused(state, Attack("D4", "C4")) == "no-enemy 3.1"


def test_fight_3_1_all_own_armies_there_against_all_that_one_owner_has_there() -> None:
    state = fight("armies D4 D4 D4 C4", "armies D5 D5; city D5")
    assert left(state) == (1, 0)
    assert camp(state, "red").armies == ["C4"]
    assert camp(state, "blue").cities == []


def test_fight_3_1_each_army_fights_at_most_once_a_turn() -> None:
    state = fight("armies D4 D4 D4 G4", "armies D5 D3 G5")
    assert refused(state, Attack("D4", "D3")) == "no-second-attack 3.1"
    does(state, Attack("G4", "G5"))
    assert waits_for(state) == ["red ask-roll"]


def test_fight_3_1_any_number_of_fights() -> None:
    state = table(phase="fight", red="armies D4 C4 E3", blue="armies D5 C5 F3")
    does(state, Attack("D4", "D5"), Attack("C4", "C5"), Attack("E3", "F3"))
    assert left(state) == (0, 0)


def test_fight_3_1_two_fields_may_attack_the_same_one() -> None:
    state = table(phase="fight", red="armies D4 C5", blue="armies D5 D5")
    does(state, Attack("D4", "D5"), Attack("C5", "D5"))
    assert left(state) == (0, 0)


def test_fight_3_1_no_advance_after_winning() -> None:
    state = fight("armies D4 D4", "army D5")
    assert camp(state, "red").armies == ["D4"]


def test_fight_3_1_a_capital_itself_cannot_be_attacked_but_armies_in_it_can() -> None:
    assert refused(table(phase="fight", red="army G8; relic B1", blue="army H7"), Attack("G8", "H8")) == "no-enemy 3.1"
    state = table(phase="fight", red="armies G8 G8; relic B1", blue="army H8")
    does(state, Attack("G8", "H8"))
    assert left(state) == (1, 0)
    assert camp(state, "red").destroyed == 0


def test_fight_who_can_attack_nobody_is_not_asked() -> None:
    state = table(red="army D4", blue="army D6")
    does(state, EndMoving())
    assert waits_for(state) == ["red ask-roll"]


def test_fight_the_phase_ends_when_the_seat_says_so() -> None:
    state = table(red="army D4", blue="army D5")
    does(state, EndMoving())
    assert waits_for(state) == ["red ask-fight"]
    does(state, EndFighting())
    assert waits_for(state) == ["red ask-roll"]
    assert left(state) == (1, 1)


# 3.2 Secret offers


def test_fight_3_2_both_sides_offer_at_once() -> None:
    state = fight("army D4; store 2 metal", "army D5; store 1 metal")
    assert waits_for(state) == ["red ask-offer", "blue ask-offer"]
    does(state, OfferMetal(1), seat="blue")
    assert waits_for(state) == ["red ask-offer"]


def test_fight_3_2_any_number_of_metal_from_none_to_all() -> None:
    state = fight("army D4; store 2 metal", "army D5; store 3 metal")
    assert GAME.legal(state, 0) == [OfferMetal(0), OfferMetal(1), OfferMetal(2)]
    assert GAME.legal(state, 1) == [OfferMetal(0), OfferMetal(1), OfferMetal(2), OfferMetal(3)]
    assert refused(state, OfferMetal(3), seat="red") == "no-offer 3.2"
    assert refused(state, OfferMetal(-1), seat="red") == "no-offer 3.2"


def test_fight_3_2_metal_comes_from_the_collection_store() -> None:
    state = fight("army D4; transit 3 metal; store 1 metal", "army D5")
    assert GAME.legal(state, 0) == [OfferMetal(0), OfferMetal(1)]


@pytest.mark.parametrize("first", ["red", "blue"])
def test_fight_3_2_offers_are_secret_until_both_are_made(first: str) -> None:
    state = fight("army D4; store 2 metal", "army D5; store 2 metal")
    (event,) = events(state, OfferMetal(2), seat=first)
    assert event.what.id == "did-offer"
    assert 2 not in event.what.params.values()
    own, other = (0, 1) if first == "red" else (1, 0)
    shown = {viewer: view(state, viewer).fight for viewer in (0, 1, None)}
    assert [fight and fight.answered for fight in shown.values()] == [(own,)] * 3
    assert [fight and fight.own_offer for fight in (shown[own], shown[other], shown[None])] == [2, None, None]
    assert view(state, other).seats[own].store.metal == 2


def test_fight_3_2_offers_are_revealed_together_and_spent_by_both() -> None:
    state = fight("army D4; store 3 metal", "army D5; store 2 metal")
    does(state, OfferMetal(2), seat="red")
    happened = events(state, OfferMetal(1), seat="blue")
    revealed = said(happened, "did-reveal")
    assert (revealed.params["metal"], revealed.params["defence"]) == (2, 1)
    assert [event.reveal for event in happened if event.what.id == "did-reveal"] == [True]
    assert (camp(state, "red").store.metal, camp(state, "blue").store.metal) == (1, 1)
    assert state.supply.metal == 18


def test_fight_3_2_one_strength_each() -> None:
    assert left(fight("army D4; store 1 metal", "army D5", ("red", 1))) == (1, 0)
    assert left(fight("army D4", "army D5; store 1 metal", ("blue", 1))) == (0, 1)
    assert left(fight("army D4; store 3 metal", "armies D5 D5 D5", ("red", 3))) == (1, 0)


def test_fight_3_2_offered_metal_is_spent_even_when_it_was_not_needed() -> None:
    state = fight("armies D4 D4; store 3 metal", "army D5", ("red", 3))
    assert camp(state, "red").store.metal == 0
    assert left(state) == (2, 0)


def test_fight_3_2_who_has_no_metal_is_not_asked() -> None:
    assert waits_for(fight("army D4; store 1 metal", "army D5")) == ["red ask-offer"]
    assert waits_for(fight("army D4", "army D5; store 1 metal")) == ["blue ask-offer"]
    assert waits_for(fight("army D4", "army D5")) == ["red ask-roll"]


def test_fight_3_2_nobody_else_is_asked_and_nobody_twice() -> None:
    state = table(phase="fight", red="army D4; store 1 metal", blue="army D5; store 1 metal", green="store 3 metal")
    does(state, Attack("D4", "D5"))
    assert refused(state, OfferMetal(1), seat="green") == "no-not-asked 3.2"
    does(state, OfferMetal(1), seat="blue")
    assert refused(state, OfferMetal(0), seat="blue") == "no-not-asked 3.2"
    assert GAME.legal(state, 1) == []
    assert refused(state, EndFighting(), seat="red") == "no-not-now 3.2"
