"""What a viewer is shown."""

from __future__ import annotations

import pytest

from rules.game import Action
from rules.zoar.collect import Collect
from rules.zoar.intervention import Roll
from rules.zoar.move import BuySteps, EndMoving, Move
from rules.zoar.relic import TakeRelic
from rules.zoar.sight import view
from rules.zoar.state import Piece
from rules.zoar.turn import ZoarState
from rules.zoar.view import FieldView, Goods, Phase, Terrain
from tests.rules.zoar.table import army, does, leader, table


def field(state: ZoarState, name: str) -> FieldView:
    (found,) = [one for one in view(state, None).fields if one.name == name]
    return found


def test_view_shows_a_field_and_all_that_is_on_it() -> None:
    state = table(
        red="leader D4; armies D4 D4; city D4; relic D4 army", blue="leader D4; relic C2; destroyed 0", goods="D4"
    )
    shown = field(state, "D4")
    assert (shown.terrain, shown.tile, shown.good) == (Terrain.GRASSLAND, 4, "food")
    assert (shown.city, shown.armies_of, shown.armies, shown.carrier) == (0, 0, 2, True)
    assert (shown.leaders, shown.relics) == ((0, 1), ())
    assert (field(state, "C2").relics, field(state, "C2").carrier) == ((1,), False)


def test_view_shows_a_leader_that_carries_and_no_army_beside_it() -> None:
    state = table(red="leader D4; relic D4 leader", blue="leader C2; armies D4", relic_carrier="army-or-leader")
    shown = field(state, "D4")
    assert (shown.carrying_leaders, shown.carrier, shown.relics) == ((0,), False, ())
    assert field(state, "C2").carrying_leaders == ()


def test_view_shows_homes_and_altars_of_those_who_play() -> None:
    state = table(red="", blue="")
    homes = {one.name: one.home for one in view(state, None).fields if one.home is not None}
    assert homes == {"A1": 0, "G8": 0, "H8": 1, "B1": 1}
    assert field(state, "H1").terrain is Terrain.CAPITAL


def test_view_shows_stores_reserves_and_the_supply() -> None:
    state = table(red="armies D3 D3; city D3; store 2 food 1 metal; transit 1 metal", goods="C1")
    red = view(state, 1).seats[0]
    assert (red.store, red.transit) == (Goods(2, 1), Goods(0, 1))
    assert (red.armies_in_reserve, red.cities_in_reserve, red.temples_in_reserve) == (2, 1, 0)
    assert view(state, None).supply == Goods(17, 18)


def test_view_shows_the_steps_that_are_left() -> None:
    state = table(red="leader D3; armies D4 D5 D5; relic D4 army; store 1 food", abilities="off")
    does(state, Move(army("D5"), "E5"), Move(leader("D3"), "D2"), BuySteps())
    shown = view(state, None)
    assert dict(shown.steps) == {"leader": 1, "carrier D4": 1, "army D5": 1, "army E5": 0}
    assert shown.bought_steps == 2


def test_view_shows_what_the_last_action_touched_and_the_struck_tile_until_the_next() -> None:
    state = table(red="leader D3", blue="", phase="move", dice=(4,))
    does(state, Move(leader("D3"), "D2"))
    assert view(state, None).last == ("D3", "D2")
    does(state, EndMoving(), Roll())
    shown = view(state, None)
    assert (shown.struck, shown.turn, shown.phase) == (4, 1, Phase.MOVE)
    does(state, Move(leader("H8"), "H7"))
    assert view(state, None).struck is None


@pytest.mark.parametrize(
    "action", [Move(leader("D2"), "D1"), Collect("C1"), TakeRelic(Piece.ARMY), BuySteps(), EndMoving()]
)
def test_view_shows_the_struck_tile_no_longer_after_any_action_of_the_next_turn(action: Action) -> None:
    state = table(red="leader D2; armies C1 C2; relic C2; store 1 food", blue="", goods="C1", collect="by-choice")
    state.struck = 4
    does(state, action)
    assert view(state, None).struck is None
