"""Sentences of the rulebook and rulings of the sheet that go across several chapters, one test each."""

from __future__ import annotations

import pytest

from rules.nerthania import GAME
from rules.nerthania.actions import (
    Attack,
    Declare,
    Done,
    Exchange,
    Flee,
    LevelUp,
    Move,
    Muster,
    Ordain,
    PlayCard,
    Rebuild,
    Recruit,
    Reinforce,
    Retreat,
)
from rules.nerthania.collecting import income
from rules.nerthania.pieces import Building, Direction, Face, Roundel, Terrain, Unit
from rules.nerthania.position import Plan
from rules.nerthania.turn import Turn
from tests.rules.nerthania.table import (
    BLACK,
    BLUE,
    BROWN,
    RED,
    act,
    army,
    asked,
    battle,
    end_round,
    facing,
    finish,
    pair,
    place,
    refused,
    script,
    strike,
    table,
    told,
    units,
)

W, R, S, A, N = Unit.WARRIOR, Unit.RIDER, Unit.SHIELD_BEARER, Unit.ARCHER, Unit.ANIMAL
RISE, SINK = Direction.RISE, Direction.SINK


# 3.1


def test_units_are_placed_and_paid_at_once_and_bring_their_level_1_card() -> None:
    state = pair()
    state.nations[0].buildings.append(Building.SMITHY)
    act(state, 0, Muster(), Recruit(11, S, 2))
    assert army(state, 11) == {"warrior": 1, "shield_bearer": 2}
    assert state.nations[0].silver == 14
    assert state.nations[0].levels == {W: 1, S: 1}


def test_hunting_and_fishing_bring_silver_at_the_end_of_the_round_too() -> None:
    state = pair()
    before = income(state)[0].what.params["silver"]
    state.nations[0].buildings += [Building.HUNTING_LODGE, Building.FISHING_HUT]
    state.areas[13].terrain, state.areas[13].silver = Terrain.WATER, 5
    state.nations[0].silver = 0
    assert (before, income(state)[0].what.params["silver"]) == (3, 3 + 2 + 5)


def test_one_water_is_fished_by_several_players() -> None:
    state = pair()
    place(state, 1, 24, warrior=1)
    state.areas[13].terrain, state.areas[13].silver = Terrain.WATER, 5
    for seat in (0, 1):
        state.nations[seat].buildings.append(Building.FISHING_HUT)
        state.nations[seat].silver = 0
    assert [event.what.params["silver"] for event in income(state)[:2]] == [3 + 5, 2 + 5]


def test_conquest_cards_are_exchanged_only_while_collecting_and_go_under_the_deck() -> None:
    state = pair()
    state.nations[0].conquests = [state.deck.pop(0) for _ in range(2)]
    assert refused(state, 0, Exchange()).why.id == "no-not-now"
    spent = state.nations[0].conquests[-1]
    act(state, 0, LevelUp(W))
    assert state.deck[-1] == spent


def test_without_area_cards_a_conqueror_draws_none() -> None:
    state = facing(warrior=1)
    place(state, 0, 12, warrior=2)
    state.nations[1].conquests, state.deck = state.deck, []
    script(state, (BLACK, W, Face.HIT), (BLACK, W, Face.HIT), (BLUE, W, Face.RETREAT))
    strike(state, 0, 12, 13, warrior=2)
    finish(state)
    assert state.areas[13].owner == 0
    assert state.nations[0].conquests == []


def test_new_headquarters_remove_a_terraforming_marker_of_their_area() -> None:
    state = pair()
    state.nations[0].headquarters = None
    state.plans = {14: Plan(SINK, None)}
    act(state, 0, Rebuild(14))
    assert state.plans == {}


# 3.2


def test_random_terraformings_are_announced_and_carried_out_a_round_later() -> None:
    state = pair()
    end_round(state)
    announced = {number: plan.direction for number, plan in state.plans.items()}
    assert len(announced) == 4
    assert all(state.areas[number].terrain is Terrain.GRASS for number in announced)
    end_round(state)
    becomes = {RISE: Terrain.MOUNTAIN, SINK: Terrain.WATER}
    assert all(state.areas[number].terrain is becomes[direction] for number, direction in announced.items())
    assert len(state.plans) == 4


def test_headquarters_are_not_terraformed_by_who_ordains_either() -> None:
    state = pair()
    state.nations[0].held_centre = True
    end_round(state)
    assert asked(state) == [(0, "ask-ordaining")]
    assert refused(state, 0, Ordain(12, SINK)).why.id == "no-terraform-headquarters"


# 5


def test_a_player_whom_panic_leaves_one_kind_of_unit_plays_one_card() -> None:
    state = facing(warrior=1, shield_bearer=1)
    place(state, 0, 12, rider=1, warrior=1)
    faces = (BLACK, W, Face.HIT), (BLACK, R, Face.PANIC), (BLUE, W, Face.HIT), (BLUE, S, Face.SHIELD)
    script(state, *faces)
    strike(state, 0, 12, 13, warrior=1, rider=1)
    act(state, 1, Flee(S, Face.SHIELD, 24))
    act(state, 0, Done())
    assert GAME.legal(state, 1) == [PlayCard(W), Done()]


def test_a_card_declared_early_is_lost_for_the_rest_if_its_animal_is_gone() -> None:
    state = table(BLUE, BLACK)
    place(state, 1, 13, warrior=2)
    place(state, 1, 24, rider=2)
    place(state, 0, 12, animal=1, warrior=1)
    state.nations[0].levels[N] = 3
    reinforcement = (BLACK, W, Face.REINFORCEMENT)
    script(state, (BLUE, W, Face.HIT), (BLUE, N, Face.HIT), reinforcement, reinforcement, (BLACK, R, Face.PANIC))
    strike(state, 0, 12, 13, warrior=1, animal=1)
    act(state, 1, Reinforce(R, 24))
    act(state, 0, Declare(N))
    act(state, 1, Reinforce(R, 24))
    act(state, 0, Flee(N, Face.HIT, 8))
    assert asked(state) == [(1, "ask-carding")]
    assert battle(state).attacker.card_hits == 0


def test_the_beaten_go_to_own_areas_beside_the_battle_before_free_ones() -> None:
    state = facing(warrior=3)
    place(state, 1, 24, warrior=1)
    place(state, 0, 12, warrior=4)
    faces = (Face.HIT, Face.HIT, Face.SHIELD, Face.SHIELD)
    script(state, *[(BLACK, W, face) for face in faces], *[(BLUE, W, Face.RETREAT)] * 3)
    strike(state, 0, 12, 13, warrior=4)
    while asked(state)[0][1] == "ask-carding":
        act(state, GAME.awaited(state)[0].seat, Done())
    act(state, 1, Done())
    assert army(state, 24) == {"warrior": 2}
    assert refused(state, 1, Retreat(8, units(warrior=1))).why.id != ""


def test_archers_support_any_number_of_battles() -> None:
    state = facing(warrior=1)
    place(state, 0, 12, warrior=4)
    place(state, 0, 8, archer=1)
    place(state, 1, 19, warrior=1)
    for target, origin in ((13, 12), (19, 12)):
        state.steps[-1] = Turn(0)
        strike(state, 0, origin, target, warrior=2)
        assert [bow.force for bow in battle(state).attacker.bows] == [0]
        while state.battle is not None:
            seat = GAME.awaited(state)[0].seat
            act(state, seat, GAME.stand_in(state, seat))
        state.nations[0].used = [Roundel.BUILD]
        state.steps = [state.steps[0], Turn(0)]


@pytest.mark.parametrize(("level", "archers"), [(1, 1), (2, 1), (3, 2)])
def test_root_storm_supports_with_one_or_two_archers(level: int, archers: int) -> None:
    state = table(BROWN, BLUE, RED, BLACK)
    place(state, 0, 12, warrior=3)
    place(state, 0, 8, archer=4)
    place(state, 1, 13, warrior=1)
    state.nations[0].levels[A] = level
    strike(state, 0, 12, 13, warrior=3)
    assert [bow.unit for bow in battle(state).attacker.bows] == [A] * archers


# Two players


def test_for_a_kind_that_the_neutral_tribe_does_not_have_it_takes_warriors() -> None:
    state = table(BLACK, RED)
    state.nations[2].name = BLUE
    place(state, 0, 12, warrior=1)
    place(state, 1, 46, warrior=1)
    state.nations[2].supply.pop(R, None)
    place(state, 2, 24, warrior=1)
    state.nations[0].buildings.append(Building.STABLES)
    state.nations[0].headquarters = 12
    act(state, 0, Muster(), Recruit(12, R, 1), Done())
    assert army(state, 24) == {"warrior": 2}


def test_a_battle_with_the_neutral_tribe_brings_a_card_to_the_player_only() -> None:
    state = table(BLACK, RED)
    neutral = state.nations[2].name
    place(state, 0, 12, warrior=2)
    place(state, 1, 46, warrior=1)
    place(state, 2, 13, warrior=1)
    script(state, (BLACK, W, Face.HIT), (BLACK, W, Face.HIT), (neutral, W, Face.RETREAT))
    strike(state, 0, 12, 13, warrior=2)
    events = finish(state)
    assert len(told(events, "conquer")) == 1
    assert state.nations[2].conquests == []
    assert refused(state, 1, Attack(13)).why.id == "no-not-now"


def test_headquarters_left_empty_are_captured_by_the_neutral_tribe_when_it_walks_in() -> None:
    state = table(BLACK, BLUE)
    place(state, 0, 8, warrior=1)
    place(state, 1, 46, warrior=1)
    place(state, 2, 13, warrior=2)
    state.nations[0].headquarters = 12
    end_round(state)
    events = act(state, 0, Move(13, 12, units(warrior=1)))
    assert len(told(events, "headquarters-fall")) == 1
    assert state.nations[0].headquarters is None
