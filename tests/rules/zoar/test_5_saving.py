"""Section 5.3 of the handbook: saving pieces from the lightning."""

from __future__ import annotations

import itertools

import pytest

from rules.words import said
from rules.zoar import GAME
from rules.zoar.intervention import EndTurn
from rules.zoar.lightning import Save
from rules.zoar.sight import view
from rules.zoar.state import Unit
from tests.rules.zoar.table import army, camp, carrier, city, does, events, leader, refused, waits_for
from tests.rules.zoar.test_5_intervention import struck


def test_intervention_5_3_the_owner_may_pay_1_metal_for_each_piece_saved() -> None:
    state = struck(8, red="armies D5 C6; city D5; store 2 metal")
    assert waits_for(state) == ["red ask-save"]
    does(state, Save((army("C6"), city("D5"))))
    assert (camp(state, "red").armies, camp(state, "red").cities) == (["C6"], ["D5"])
    assert camp(state, "red").store.metal == 0


def test_intervention_5_3_every_choice_of_pieces_that_can_be_paid_is_offered_once() -> None:
    state = struck(8, red="armies D5 D5 C6; relic D5 army; city C5; store 2 metal")
    pieces = [army("C6"), army("D5"), carrier("D5"), city("C5")]
    expected = {Save(chosen) for count in range(3) for chosen in itertools.combinations(pieces, count)}
    assert set(GAME.legal(state, 0)) == expected
    assert len(GAME.legal(state, 0)) == len(expected)


def test_intervention_5_3_armies_on_one_field_are_alike_and_counted() -> None:
    state = struck(8, red="armies D5 D5 D5; store 2 metal")
    assert GAME.legal(state, 0) == [Save(()), Save((army("D5"),)), Save((army("D5"), army("D5")))]
    does(state, Save((army("D5"), army("D5"))))
    assert camp(state, "red").armies == ["D5", "D5"]


def test_intervention_5_3_the_order_of_pieces_does_not_matter() -> None:
    assert Save((army("D5"), city("C5"))) == Save((city("C5"), army("D5")))


def test_intervention_5_3_nothing_may_be_saved() -> None:
    state = struck(8, red="army D5; store 2 metal")
    does(state, Save(()))
    assert camp(state, "red").armies == []
    assert camp(state, "red").store.metal == 2


def test_intervention_5_3_not_more_than_one_can_pay() -> None:
    state = struck(8, red="armies D5 C6; store 1 metal; transit 0 metal")
    assert refused(state, Save((army("D5"), army("C6")))) == "no-metal-for-all 5.3"


@pytest.mark.parametrize("piece", [army("D3"), leader("D5"), carrier("D5"), city("D5"), army("nowhere")])
def test_intervention_5_3_only_what_is_in_danger(piece: Unit) -> None:
    state = struck(8, red="leader D5; armies D5 D3; store 1 metal")
    assert refused(state, Save((piece,))) == "no-danger 5.3"


def test_intervention_5_3_each_piece_once() -> None:
    state = struck(8, red="army D5; store 2 metal")
    assert refused(state, Save((army("D5"), army("D5")))) == "no-danger 5.3"


def test_intervention_5_3_a_saved_carrier_keeps_the_relic_a_lost_one_drops_it() -> None:
    state = struck(8, red="armies D5 D5; relic D5 army; store 1 metal")
    does(state, Save((carrier("D5"),)))
    assert (camp(state, "red").armies, camp(state, "red").carried_by) == (["D5"], "army")
    state = struck(8, red="armies D5 D5; relic D5 army; store 1 metal")
    does(state, Save((army("D5"),)))
    assert (camp(state, "red").armies, camp(state, "red").carried_by) == (["D5"], None)


def test_intervention_5_3_owners_choose_simultaneously_and_in_secret() -> None:
    state = struck(8, red="army D5; store 1 metal", green="army C6; store 1 metal", blue="")
    assert waits_for(state) == ["red ask-save", "green ask-save"]
    (event,) = events(state, Save((army("C6"),)), seat="green")
    assert (event.what.id, set(event.what.params), event.reveal) == ("did-choose", {"who"}, False)
    assert camp(state, "green").store.metal == 1
    assert waits_for(state) == ["red ask-save"]
    shown = {viewer: view(state, viewer).saving for viewer in (0, 1, 2, None)}
    assert [saving and saving.answered for saving in shown.values()] == [(1,)] * 4
    assert [saving and saving.own_choice for saving in shown.values()] == [None, (said(army("C6")),), None, None]
    happened = events(state, Save(()), seat="red")
    assert [event.reveal for event in happened if event.what.id == "did-save"] == [True, True]
    assert (camp(state, "green").armies, camp(state, "red").armies) == (["C6"], [])
    assert (camp(state, "green").store.metal, camp(state, "red").store.metal) == (0, 1)


def test_intervention_5_3_who_has_no_metal_is_not_asked() -> None:
    state = struck(8, red="army D5; store 3 food", green="army C6; store 1 metal", blue="")
    assert waits_for(state) == ["green ask-save"]
    assert camp(state, "red").armies == ["D5"]
    does(state, Save((army("C6"),)))
    assert camp(state, "red").armies == []


def test_intervention_5_3_nobody_else_is_asked() -> None:
    state = struck(8, red="army D5; store 1 metal", green="army D3; store 3 metal", blue="army C6; store 3 metal")
    assert waits_for(state) == ["red ask-save"]
    assert refused(state, EndTurn(), seat="blue") == "no-not-asked 5.3"
    assert refused(state, EndTurn(), seat="red") == "no-not-now 5.3"
