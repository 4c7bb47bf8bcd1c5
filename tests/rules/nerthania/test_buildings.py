"""Rulebook 3.1, action 2: buildings and headquarters, and what they bring."""

from __future__ import annotations

import pytest

from rules.nerthania import GAME
from rules.nerthania.actions import Build, Collect, Done, March, Move, Muster, Rebuild, Recruit, Reserve
from rules.nerthania.collecting import income
from rules.nerthania.pieces import Building, Direction, Terrain, Unit
from rules.nerthania.position import Plan
from rules.nerthania.turn import Turn
from tests.rules.nerthania.table import (
    act,
    end_round,
    facing,
    home,
    home_of,
    pair,
    place,
    refused,
    strike,
    table,
    units,
)


def test_a_building_costs_three_silver() -> None:
    state = pair()
    act(state, 0, Build(Building.SMITHY))
    assert state.nations[0].silver == 17
    assert state.nations[0].buildings == [Building.SMITHY]


def test_a_building_needs_the_silver_and_stands_once() -> None:
    state = pair()
    state.nations[0].buildings.append(Building.SMITHY)
    assert refused(state, 0, Build(Building.SMITHY)).why.id == "no-built-already"
    assert refused(state, 0, Build(Building.BARRACKS)).why.id == "no-built-already"
    state.nations[0].silver = 2
    assert refused(state, 0, Build(Building.ARCHERY)).why.id == "no-silver"


@pytest.mark.parametrize("building", [Building.ANIMAL_ENCLOSURE, Building.STONE_CIRCLE])
def test_level_2_buildings_come_after_one_of_level_1(building: Building) -> None:
    state = pair()
    assert refused(state, 0, Build(building)).why.id == "no-first-level"
    state.nations[0].buildings.append(Building.ARCHERY)
    act(state, 0, Build(building))


def test_snow_blades_have_no_use_for_stables() -> None:
    state = table("snow_blades", "shadow_lurks", "yew_blades", "root_storm")
    place(state, 0, 12, warrior=1)
    home(state, 0, 12)
    assert refused(state, 0, Build(Building.STABLES)).why.id == "no-use"


def test_without_headquarters_nothing_else_is_built_and_new_ones_cost_three_silver() -> None:
    state = pair()
    state.nations[0].headquarters = None
    refusal = refused(state, 0, Build(Building.SMITHY))
    assert refusal.why.id == "no-headquarters"
    assert refusal.instead is not None
    assert refused(state, 0, Rebuild(20)).why.id == "no-own-area"
    state.plans[14] = Plan(Direction.SINK, None)
    act(state, 0, Rebuild(14))
    assert home_of(state, 0) == 14
    assert state.nations[0].silver == 17
    assert state.plans == {}


def test_headquarters_that_stand_are_not_built_again() -> None:
    assert refused(pair(), 0, Rebuild(14)).why.id == "no-headquarters-standing"


def test_captured_headquarters_serve_until_the_end_of_the_round_and_can_be_won_back() -> None:
    state = pair()
    place(state, 0, 19, warrior=1)
    state.nations[0].supply[Unit.WARRIOR] += sum(state.areas[12].army.values())
    state.areas[12].army, state.areas[12].owner = {}, None
    place(state, 1, 12, warrior=1)
    state.nations[0].captured = True
    state.nations[0].buildings.append(Building.SMITHY)
    act(state, 0, Muster(), Recruit(14, Unit.SHIELD_BEARER, 1), Done())
    assert home_of(state, 0) == 12
    end_round(state)
    assert home_of(state, 0) is None
    state.steps.append(Turn(0))
    act(state, 0, Muster())
    assert refused(state, 0, Recruit(14, Unit.SHIELD_BEARER, 1)).why.id == "no-building"
    assert Recruit(11, Unit.WARRIOR, 1) in GAME.legal(state, 0)


def test_captured_headquarters_fall_even_if_the_enemy_has_left_them() -> None:
    state = pair()
    state.nations[0].supply[Unit.WARRIOR] += 2
    state.areas[12].army, state.areas[12].owner = {}, None
    place(state, 1, 7, warrior=1)
    state.steps[-1] = Turn(1)
    act(state, 1, March(1), Move(7, 12, units(warrior=1)))
    assert state.nations[0].captured
    act(state, 1, Move(12, 7, units(warrior=1)))
    end_round(state)
    assert home_of(state, 0) is None


def test_headquarters_that_were_won_back_stand() -> None:
    state = pair()
    state.nations[0].supply[Unit.WARRIOR] += 2
    state.areas[12].army, state.areas[12].owner = {}, None
    state.nations[0].captured = True
    act(state, 0, March(1), Move(14, 12, units(warrior=1)), Done())
    end_round(state)
    assert home_of(state, 0) == 12


def test_of_the_reserve_come_only_as_many_warriors_as_there_are() -> None:
    state = facing(warrior=1)
    home(state, 1, 13)
    for number in (44, 45, 46, 47):
        place(state, 1, number, warrior=4)
    place(state, 0, 12, warrior=2)
    strike(state, 0, 12, 13, warrior=2)
    act(state, 1, Reserve(13))
    assert state.nations[1].supply[Unit.WARRIOR] == 0
    assert state.battle is not None
    assert len(state.battle.defender.fighters) == 2


def test_the_reserve_can_be_called_again_in_the_next_round() -> None:
    state = pair()
    state.nations[0].reserve_called = True
    end_round(state)
    assert not state.nations[0].reserve_called


def test_the_hunting_lodge_gives_one_more_for_each_animal_mountains_too() -> None:
    state = pair()
    state.nations[0].buildings.append(Building.HUNTING_LODGE)
    place(state, 0, 7, warrior=1)
    state.areas[7].terrain = Terrain.MOUNTAIN  # 7 has its animal on the mountain, 12 and 14 on the grassland
    act(state, 0, Collect((7, 12, 14)))
    assert state.nations[0].silver == 20 + 1 + 2 + 2
    state.nations[0].silver = 0
    income(state)
    assert state.nations[0].silver == 1 + 2 + 2 + 1


def test_the_fishing_hut_gives_the_silver_of_one_water_beside_an_own_area() -> None:
    state = pair()
    state.nations[0].buildings.append(Building.FISHING_HUT)
    state.nations[1].buildings.append(Building.FISHING_HUT)
    for number, silver in ((8, 2), (7, 5), (19, 2)):
        state.areas[number].terrain = Terrain.WATER
        state.areas[number].silver = silver
    act(state, 0, Collect((11, 12, 14)))
    assert state.nations[0].silver == 20 + 3 + 5
    state.nations[1].silver = 0
    income(state)
    assert state.nations[1].silver == 1 + 2
