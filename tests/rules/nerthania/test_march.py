"""Rulebook 3.1, actions 4 and 5, and the beginning of section 5: who may go where, and who may attack."""

from __future__ import annotations

from random import Random

import pytest

from rules.nerthania import GAME
from rules.nerthania.actions import Attack, Done, Fight, March, MarchAgain, Move, Send
from rules.nerthania.pieces import Terrain
from rules.nerthania.state import NerthaniaState
from rules.nerthania.turn import Turn
from tests.rules.nerthania.table import act, army, asked, place, refused, table, told, units


def marching(**army_at_14: int) -> NerthaniaState:
    """Seat 0 marches in the first sector, with this army in 14."""
    state = table()
    place(state, 0, 14, **(army_at_14 or {"warrior": 2}))
    place(state, 1, 22, warrior=1)
    place(state, 2, 36, warrior=1)
    place(state, 3, 55, warrior=1)
    act(state, 0, March(1))
    return state


def reach(state: NerthaniaState) -> set[int]:
    return {action.to for action in GAME.legal(state, 0) if isinstance(action, Move)}


def test_all_units_of_one_sector_may_move() -> None:
    state = marching()
    place(state, 0, 19, warrior=1)
    assert {action.origin for action in GAME.legal(state, 0) if isinstance(action, Move)} == {14}
    assert refused(state, 0, Move(19, 8, units(warrior=1))).why.id == "no-units-here"


def test_a_march_needs_own_units_in_the_sector() -> None:
    state = table()
    place(state, 0, 14, warrior=1)
    assert refused(state, 0, March(2)).why.id == "no-units-in-sector"
    assert refused(state, 0, March(5)).why.id == "no-such-sector"


ONE = {11, 12, 13, 30, 31, 32, 33}


@pytest.mark.parametrize("kind", ["warrior", "archer", "shield_bearer"])
def test_warriors_archers_and_shield_bearers_move_up_to_two_areas(kind: str) -> None:
    state = marching(**{kind: 1})
    assert reach(state) > ONE
    assert 8 in reach(state)
    assert 4 not in reach(state)


@pytest.mark.parametrize("kind", ["rider", "animal"])
def test_riders_and_animals_move_up_to_three_areas(kind: str) -> None:
    state = marching(**{kind: 1})
    assert 4 in reach(state)
    assert 16 not in reach(state)


def test_monsters_move_one_area() -> None:
    assert reach(marching(monster=1)) == ONE


def test_a_group_goes_as_far_as_its_slowest() -> None:
    state = marching(rider=1, monster=1)
    assert refused(state, 0, Move(14, 8, units(rider=1, monster=1))).why.id == "no-steps"
    act(state, 0, Move(14, 13, units(rider=1, monster=1)), Move(13, 4, units(rider=1)))


def test_steps_left_can_be_used_later_in_the_march() -> None:
    state = marching()
    act(state, 0, Move(14, 12, units(warrior=1)), Move(12, 8, units(warrior=1)))
    assert refused(state, 0, Move(8, 4, units(warrior=1))).why.id == "no-steps"


def test_water_and_enemies_cannot_be_entered_or_passed() -> None:
    state = marching(rider=1)
    for number in (11, 12, 13, 30, 31, 32):
        state.areas[number].terrain = Terrain.WATER
    place(state, 1, 33, warrior=1)
    assert reach(state) == set()
    assert refused(state, 0, Move(14, 12, units(rider=1))).why.id == "no-move-water"
    refusal = refused(state, 0, Move(14, 33, units(rider=1)))
    assert refusal.why.id == "no-move-held"
    assert refusal.instead is not None
    assert refused(state, 0, Move(14, 43, units(rider=1))).why.id == "no-way"


def test_a_full_area_may_be_passed_but_not_stayed_in() -> None:
    state = marching(warrior=1, rider=1)
    place(state, 0, 12, warrior=4)
    for number in (11, 13, 30, 31, 32, 33):
        state.areas[number].terrain = Terrain.WATER
    assert refused(state, 0, Move(14, 12, units(warrior=1))).why.id == "no-capacity"
    act(state, 0, Move(14, 8, units(warrior=1, rider=1)))


def test_an_empty_area_is_occupied_by_moving_in_without_a_conquest_card() -> None:
    state = marching()
    act(state, 0, Move(14, 13, units(warrior=1)))
    assert state.areas[13].owner == 0
    assert state.nations[0].conquests == []


def test_all_units_may_leave_an_area_which_is_nobodys_then() -> None:
    state = marching()
    act(state, 0, Move(14, 13, units(warrior=2)))
    assert state.areas[14].owner is None


def test_the_march_ends_when_nobody_can_go_any_more() -> None:
    state = marching(monster=1)
    place(state, 0, 20, warrior=1)
    act(state, 0, Move(14, 13, units(monster=1)))
    assert asked(state)[0][0] == 1


def test_the_world_is_round_unless_its_edges_are_closed() -> None:
    for boundaries, expected in (("connected", True), ("closed", False)):
        state = table(boundaries=boundaries)
        place(state, 0, 3, warrior=1)
        act(state, 0, March(1))
        assert (Move(3, 41, units(warrior=1)) in GAME.legal(state, 0)) is expected


def test_with_the_option_units_stop_on_the_first_mountain() -> None:
    for stop in (False, True):
        state = table(mountains_stop=stop)
        place(state, 0, 10, rider=1)
        for number in (5, 6, 9, 30):
            state.areas[number].terrain = Terrain.WATER
        state.areas[11].terrain = Terrain.MOUNTAIN
        act(state, 0, March(1))
        assert (Move(10, 12, units(rider=1)) in GAME.legal(state, 0)) is not stop
        assert Move(10, 11, units(rider=1)) in GAME.legal(state, 0)


def test_s378_with_the_option_the_march_of_who_entered_a_mountain_is_over() -> None:
    for stop in (False, True):
        state = table(mountains_stop=stop)
        place(state, 0, 12, warrior=2, rider=1)
        place(state, 1, 2, warrior=1)
        state.areas[7].terrain = Terrain.MOUNTAIN
        act(state, 0, March(1), Move(12, 7, units(warrior=1, rider=1)))
        if stop:
            assert not any(isinstance(action, Move) and action.origin == 7 for action in GAME.legal(state, 0))
            assert refused(state, 0, Move(7, 8, units(rider=1))).why.id == "no-steps"
            assert refused(state, 0, Attack(2)).why.id == "no-attack-far"
        assert (Move(7, 8, units(warrior=1, rider=1)) in GAME.legal(state, 0)) is not stop
        assert (Attack(2) in GAME.legal(state, 0)) is not stop
        assert Move(12, 11, units(warrior=1)) in GAME.legal(state, 0)


def test_s378_who_stands_on_a_mountain_may_set_out_from_it() -> None:
    state = table(mountains_stop=True)
    place(state, 0, 7, warrior=1, rider=1)
    state.areas[7].terrain = Terrain.MOUNTAIN
    act(state, 0, March(1), Move(7, 12, units(warrior=1)), Move(12, 11, units(warrior=1)))


def test_s378_with_the_option_no_march_leads_over_a_mountain_in_whatever_moves_it_is_made() -> None:
    for seed in range(40):
        luck, state = Random(f"mountains {seed}"), table(mountains_stop=True)
        for number in luck.sample(range(1, 57), 25):
            state.areas[number].terrain = Terrain.MOUNTAIN
        place(state, 0, 12, warrior=2, rider=2, archer=1)
        act(state, 0, March(1))
        while moves := [action for action in GAME.legal(state, 0) if isinstance(action, Move)]:
            move = luck.choice(moves)
            assert move.origin == 12 or state.areas[move.origin].terrain is Terrain.GRASS
            act(state, 0, move)


def test_one_area_can_be_attacked_outside_the_sector_if_it_is_in_range() -> None:
    state = marching()
    place(state, 1, 24, warrior=1)
    assert Attack(24) in GAME.legal(state, 0)
    assert refused(state, 0, Attack(22)).why.id == "no-attack-far"
    assert refused(state, 0, Attack(13)).why.id == "no-enemy"


def test_the_attack_comes_after_the_moves_and_ends_the_march() -> None:
    state = marching(warrior=3)
    place(state, 1, 33, warrior=1)
    act(state, 0, Move(14, 13, units(warrior=1)), Attack(33), Send(14, units(warrior=2)))
    assert not any(isinstance(action, Move) for action in GAME.legal(state, 0))


def test_at_most_six_units_from_several_areas_may_enter_whatever_the_capacity() -> None:
    state = marching(warrior=5)
    place(state, 0, 12, warrior=4)
    state.steps[-1] = Turn(0)
    state.nations[0].used.clear()
    act(state, 0, March(1))
    place(state, 1, 13, warrior=1)
    act(state, 0, Attack(13), Send(14, units(warrior=5)))
    assert refused(state, 0, Send(12, units(warrior=2))).why.id == "no-more-attackers"
    act(state, 0, Send(12, units(warrior=1)))


def test_units_that_have_used_their_steps_cannot_attack_and_somebody_must_be_sent() -> None:
    state = marching(warrior=1, rider=2)
    place(state, 1, 19, warrior=1)
    act(state, 0, Move(14, 12, units(warrior=1)))
    act(state, 0, Attack(19))
    assert refused(state, 0, Fight()).why.id == "no-attackers"
    assert refused(state, 0, Send(12, units(warrior=1))).why.id == "no-steps"
    assert refused(state, 0, Send(11, units(warrior=1))).why.id == "no-units-here"
    events = act(state, 0, Send(14, units(rider=1)), Fight())
    assert told(events, "roll") != []


def test_whoever_moved_in_the_first_march_may_move_again_in_the_second() -> None:
    state = marching(warrior=1)
    act(state, 0, Move(14, 8, units(warrior=1)))
    state.steps.append(Turn(0))
    act(state, 0, MarchAgain(1), Move(8, 14, units(warrior=1)))
    assert army(state, 14) == {"warrior": 1}


def test_a_group_names_each_kind_once() -> None:
    state = marching(warrior=2, rider=1)
    twice = (*units(warrior=1), *units(warrior=1))
    assert refused(state, 0, Move(14, 13, twice)).why.id == "no-units"
    assert refused(state, 0, Move(14, 13, units(rider=1, warrior=1))).why.id == "no-units"
    assert refused(state, 0, Move(14, 99, units(rider=1))).why.id == "no-such-area"
    act(state, 0, Done())
