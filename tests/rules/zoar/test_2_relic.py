"""Section 2.6 of the handbook: the relic."""

from __future__ import annotations

from typing import Any

import pytest

from rules.zoar import GAME
from rules.zoar.intervention import Roll
from rules.zoar.move import BuySteps, Move
from rules.zoar.relic import HandOver, LeaveRelic, TakeRelic
from rules.zoar.state import Piece
from tests.rules.zoar.table import army, camp, can, carrier, does, leader, refused, table, waits_for

BOTH: dict[str, Any] = {"relic_carrier": "army-or-leader"}


def test_relic_2_6_is_picked_up_on_entering() -> None:
    state = table(red="army D3; relic D2")
    does(state, Move(army("D3"), "D2"))
    assert waits_for(state) == ["red ask-relic"]
    does(state, TakeRelic(Piece.ARMY))
    assert (camp(state, "red").relic, camp(state, "red").carried_by) == ("D2", "army")
    assert waits_for(state) == ["red ask-move"]


def test_relic_2_6_may_be_refused_and_taken_later() -> None:
    state = table(red="army D3; relic D2")
    does(state, Move(army("D3"), "D2"), LeaveRelic())
    assert camp(state, "red").carried_by is None
    assert waits_for(state) == ["red ask-move"]
    does(state, TakeRelic(Piece.ARMY))
    assert camp(state, "red").carried_by == "army"


def test_relic_2_6_only_one_question_at_a_time() -> None:
    state = table(red="army D3; relic D2; store 1 food")
    does(state, Move(army("D3"), "D2"))
    assert refused(state, BuySteps()) == "no-not-now 2.6"


def test_relic_2_6_moves_with_its_carrier() -> None:
    state = table(red="army D3; relic D3 army; store 1 food")
    does(state, Move(carrier("D3"), "D2"), BuySteps(), Move(carrier("D2"), "D1"))
    assert (camp(state, "red").relic, camp(state, "red").armies) == ("D1", ["D1"])


def test_relic_2_6_the_carrier_is_named_apart_from_other_armies() -> None:
    state = table(red="armies D3 D3; relic D3 army")
    assert can(state, Move(army("D3"), "D2"))
    does(state, Move(carrier("D3"), "D2"))
    assert camp(state, "red").relic == "D2"
    assert refused(state, Move(army("D2"), "D1")) == "no-unit 2.1"
    assert refused(state, Move(carrier("D2"), "D1")) == "no-step 2.3"
    does(state, Move(army("D3"), "D2"))
    assert camp(state, "red").relic == "D2"


def test_relic_2_6_only_an_own_army_carries_the_own_relic() -> None:
    state = table(red="leader D3; relic D2")
    does(state, Move(leader("D3"), "D2"))
    assert waits_for(state) == ["red ask-move"]
    assert refused(state, TakeRelic(Piece.LEADER)) == "no-bearer 2.6"
    assert refused(state, TakeRelic(Piece.ARMY)) == "no-bearer 2.6"
    assert refused(state, TakeRelic(Piece.CITY)) == "no-bearer 2.6"


def test_relic_2_6_option_army_or_leader() -> None:
    state = table(red="leader D3; relic D2", **BOTH)
    does(state, Move(leader("D3"), "D2"), TakeRelic(Piece.LEADER), Move(leader("D2"), "D1"))
    assert (camp(state, "red").relic, camp(state, "red").carried_by) == ("D1", "leader")


def test_relic_2_6_option_army_is_what_a_table_plays_without_a_choice() -> None:
    assert GAME.options().relic_carrier == "army"


def test_relic_2_6_nobody_else_can_touch_it() -> None:
    state = table(red="army D3; relic G8", blue="relic D2")
    does(state, Move(army("D3"), "D2"))
    assert waits_for(state) == ["red ask-move"]
    assert refused(state, TakeRelic(Piece.ARMY)) == "no-bearer 2.6"


def test_relic_2_6_is_handed_over_to_another_own_army_on_the_same_field() -> None:
    state = table(red="armies D3 D2; relic D3 army")
    does(state, Move(carrier("D3"), "D2"), HandOver(Piece.ARMY), Move(carrier("D2"), "D1"))
    assert (camp(state, "red").relic, camp(state, "red").armies) == ("D1", ["D1", "D2"])


def test_relic_2_6_every_army_keeps_its_own_free_step() -> None:
    state = table(red="armies D3 D2; relic D3 army")
    does(state, Move(carrier("D3"), "D2"), HandOver(Piece.ARMY))
    assert refused(state, Move(army("D2"), "D1")) == "no-step 2.3"
    does(state, HandOver(Piece.ARMY))
    assert can(state, Move(army("D2"), "D1"))
    assert refused(state, Move(carrier("D2"), "D1")) == "no-step 2.3"


def test_relic_2_6_handing_over_between_equal_armies_would_change_nothing() -> None:
    state = table(red="armies D3 D3; relic D3 army")
    assert refused(state, HandOver(Piece.ARMY)) == "no-change 2.6"


def test_relic_2_6_nobody_on_the_field_to_hand_it_to() -> None:
    state = table(red="leader D3; armies D3 D2; relic D3 army")
    assert refused(state, HandOver(Piece.ARMY)) == "no-bearer 2.6"
    assert refused(state, HandOver(Piece.LEADER)) == "no-bearer 2.6"
    assert refused(table(red="armies D3 D3; relic D3"), HandOver(Piece.ARMY)) == "no-relic-in-hand 2.6"
    assert refused(state, TakeRelic(Piece.ARMY)) == "no-relic-carried 2.6"


def test_relic_2_6_leaders_hand_it_over_where_they_may_carry_it() -> None:
    state = table(red="leader D3; army D3; relic D3 army", **BOTH)
    does(state, HandOver(Piece.LEADER), Move(leader("D3"), "D2"))
    assert (camp(state, "red").relic, camp(state, "red").armies) == ("D2", ["D3"])
    does(state, Move(army("D3"), "D2"), HandOver(Piece.ARMY))
    assert camp(state, "red").carried_by == "army"
    assert refused(state, Move(carrier("D2"), "D1")) == "no-step 2.3"


@pytest.mark.parametrize("relic", ["D4", "D4 army"])
def test_relic_2_6_lightning_does_not_affect_it(relic: str) -> None:
    state = table(turn="blue", red=f"army D4; relic {relic}", blue="", phase="intervention", dice=(4,))
    does(state, Roll())
    assert camp(state, "red").armies == []
    assert (camp(state, "red").relic, camp(state, "red").carried_by) == ("D4", None)
