"""Rulebook section 3: the seven actions, the changing of the world, income. One test per sentence."""

from __future__ import annotations

import pytest

from rules.nerthania import GAME
from rules.nerthania.actions import (
    Build,
    Collect,
    Done,
    Exchange,
    LevelUp,
    March,
    Move,
    Muster,
    Rebuild,
    Recruit,
)
from rules.nerthania.collecting import income
from rules.nerthania.pieces import Building, Direction, Roundel, Terrain, Unit, When
from rules.nerthania.position import Plan
from rules.nerthania.rounds import Rounds
from rules.nerthania.turn import Turn
from rules.words import Who
from tests.rules.nerthania.table import (
    act,
    army,
    asked,
    end_round,
    home,
    home_of,
    pair,
    place,
    refused,
    table,
    told,
    units,
)

NOW, LATER, RISE, SINK = When.NOW, When.LATER, Direction.RISE, Direction.SINK


# 3.1 Play action


def test_actions_are_played_one_at_a_time_in_turn_until_everybody_has_played_four() -> None:
    state = pair()
    order = []
    while state.round == 1:
        seat = GAME.awaited(state)[0].seat
        if isinstance(state.steps[-1], Turn):
            order.append(seat)
        act(state, seat, GAME.stand_in(state, seat))
    assert order == [0, 1, 2, 3] * 4


def test_no_action_is_played_twice_in_a_round() -> None:
    state = pair()
    state.nations[0].used.append(Roundel.COLLECT)
    refusal = refused(state, 0, Collect((11, 12, 14)))
    assert refusal.why.id == "no-action-twice"
    assert refusal.section == "3.1"


def test_who_can_play_nothing_passes() -> None:
    state = table()
    for seat, area in ((0, 12), (1, 20), (2, 36)):
        place(state, seat, area, warrior=1)
    state.steps = [Rounds(acted=3), Turn(2)]
    events = act(state, 2, Muster(), Done())
    assert told(events, "pass") == [{"who": Who(3)}]
    assert asked(state)[0][0] == 0


# Action 1


def test_collect_takes_silver_and_tectonium_of_three_areas_of_one_sector() -> None:
    state = pair()
    state.areas[11].silver = 5
    state.areas[14].terrain = Terrain.MOUNTAIN
    act(state, 0, Collect((11, 12, 14)))
    assert state.nations[0].silver == 20 + 5 + 1
    assert state.nations[0].tectonium == 1


def test_collect_needs_own_areas_of_one_sector_and_three_if_there_are_three() -> None:
    state = pair()
    place(state, 0, 19, warrior=1)
    assert refused(state, 0, Collect((11, 12, 20))).why.id == "no-collect-foreign"
    assert refused(state, 0, Collect((11, 12, 19))).why.id == "no-collect-sectors"
    assert refused(state, 0, Collect((11, 12))).why.id == "no-collect-number"
    assert refused(state, 0, Collect(())).why.id == "no-such-area"
    act(state, 0, Collect((19,)))


def test_tectonium_ends_with_the_supply() -> None:
    state = pair()
    state.areas[14].terrain = Terrain.MOUNTAIN
    state.nations[1].tectonium = 16
    act(state, 0, Collect((11, 12, 14)))
    assert state.nations[0].tectonium == 0


def test_two_conquest_cards_may_be_exchanged_for_five_silver_while_collecting() -> None:
    state = pair()
    state.nations[0].conquests = [state.deck.pop(0) for _ in range(4)]
    act(state, 0, Collect((11, 12, 14)), Exchange(), Exchange())
    assert state.nations[0].silver == 32
    assert state.nations[0].conquests == []
    assert len(state.deck) == 56


def test_the_exchange_may_be_left_out_and_is_not_offered_for_one_card() -> None:
    state = pair()
    state.nations[0].conquests = [state.deck.pop(0) for _ in range(3)]
    act(state, 0, Collect((11, 12, 14)), Exchange())
    assert len(state.nations[0].conquests) == 1
    assert asked(state)[0][0] == 1


# Action 2


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
    state.plans[14] = Plan(SINK, None)
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


# Action 3


def test_any_number_of_units_is_recruited_and_paid_with_silver_and_tectonium() -> None:
    state = pair()
    state.nations[0].buildings += [Building.SMITHY, Building.ANIMAL_ENCLOSURE]
    state.nations[0].tectonium = 1
    act(
        state,
        0,
        Muster(),
        Recruit(12, Unit.WARRIOR, 1),
        Recruit(12, Unit.ANIMAL, 1),
        Recruit(11, Unit.SHIELD_BEARER, 2),
    )
    assert state.nations[0].silver == 20 - 2 - 3 - 6
    assert state.nations[0].tectonium == 0
    assert army(state, 12) == {"warrior": 3, "animal": 1}
    assert state.nations[0].levels[Unit.ANIMAL] == 1


def test_recruiting_needs_building_price_capacity_and_an_own_area() -> None:
    state = pair()
    act(state, 0, Muster())
    assert refused(state, 0, Recruit(12, Unit.RIDER, 1)).why.id == "no-building"
    assert refused(state, 0, Recruit(12, Unit.WARRIOR, 3)).why.id == "no-capacity"
    assert refused(state, 0, Recruit(20, Unit.WARRIOR, 1)).why.id == "no-own-area"
    assert refused(state, 0, Recruit(12, Unit.WARRIOR, 0)).why.id == "no-units"
    assert refused(state, 0, Recruit(99, Unit.WARRIOR, 1)).why.id == "no-such-area"
    state.nations[0].silver = 1
    assert refused(state, 0, Recruit(12, Unit.WARRIOR, 1)).why.id == "no-price"
    state.nations[0].supply[Unit.WARRIOR] = 0
    assert refused(state, 0, Recruit(12, Unit.WARRIOR, 1)).why.id == "no-supply"


def test_root_storm_keeps_one_warrior_more_than_the_capacity() -> None:
    state = table("root_storm", "shadow_lurks", "yew_blades", "snow_blades")
    place(state, 0, 14, warrior=1, rider=1)
    act(state, 0, Muster())
    assert Recruit(14, Unit.WARRIOR, 1) in GAME.legal(state, 0)
    assert Recruit(14, Unit.WARRIOR, 2) not in GAME.legal(state, 0)


# Action 6


def test_a_level_costs_a_conquest_card_and_three_silver() -> None:
    state = pair()
    assert refused(state, 0, LevelUp(Unit.WARRIOR)).why.id == "no-conquest-card"
    state.nations[0].conquests = [state.deck.pop(0)]
    assert refused(state, 0, LevelUp(Unit.RIDER)).why.id == "no-card"
    act(state, 0, LevelUp(Unit.WARRIOR))
    assert state.nations[0].levels[Unit.WARRIOR] == 2
    assert state.nations[0].silver == 17
    assert len(state.deck) == 56


def test_there_is_no_level_4() -> None:
    state = pair()
    state.nations[0].conquests = [state.deck.pop(0)]
    state.nations[0].levels[Unit.WARRIOR] = 3
    assert refused(state, 0, LevelUp(Unit.WARRIOR)).why.id == "no-higher-level"
