"""Effect vocabulary, M5: who leaves a battle by a retreat, and where to; and the capacity after it (S:226)."""

from __future__ import annotations

from random import Random

import pytest

from rules.dice import Dice
from rules.nerthania import GAME
from rules.nerthania.actions import Attack, Done, Flee, Lose, March, Reinforce, Reserve, Retreat, Withdraw
from rules.nerthania.battle.losses import Thinning
from rules.nerthania.ground import room
from rules.nerthania.pieces import Face, Terrain, Unit
from rules.nerthania.state import NerthaniaState
from rules.nerthania.world import CAPACITY
from tests.rules.nerthania.clash import dice, enemy, fight
from tests.rules.nerthania.table import (
    BLACK,
    BLUE,
    BROWN,
    act,
    army,
    asked,
    decline,
    facing,
    finish,
    home,
    place,
    script,
    strike,
    table,
    units,
)

W, S = Unit.WARRIOR, Unit.SHIELD_BEARER
HIT, SHIELD, RETREAT, REINFORCEMENT = Face.HIT, Face.SHIELD, Face.RETREAT, Face.REINFORCEMENT


def withdrawing(origin: int = 12, before: dict[int, dict[str, int]] | None = None) -> NerthaniaState:
    """Two warriors of Black have attacked 13 from `origin` with two retreats; `before` stood beside it."""
    state = facing(warrior=1)
    place(state, 0, origin, warrior=2)
    for number, there in (before or {}).items():
        place(state, 0, number, **there)
    script(state, (BLACK, W, RETREAT), (BLACK, W, RETREAT), (BLUE, W, HIT))
    strike(state, 0, origin, 13, warrior=2)
    decline(state, "ask-withdrawing")
    return state


def ways_out(state: NerthaniaState) -> set[int]:
    return {action.to for action in GAME.legal(state, 0) if isinstance(action, Withdraw)}


def test_vocabulary_m5_attackers_too_withdraw_to_own_areas_beside_the_battle_or_else_to_free_ones() -> None:
    assert ways_out(withdrawing(before={14: {"warrior": 1}, 24: {"warrior": 1}})) == {14, 24}
    assert ways_out(withdrawing()) == {8, 12, 14, 19, 24, 33}
    assert ways_out(withdrawing(origin=7)) == {8, 12, 14, 19, 24, 33}


def test_ruling_n22_the_beaten_do_not_retreat_to_where_reinforcements_of_the_attack_came_from() -> None:
    state = facing(warrior=3)
    place(state, 0, 12, warrior=3)
    place(state, 0, 8, warrior=1)
    script(
        state,
        (BLACK, W, HIT),
        (BLACK, W, HIT),
        (BLACK, W, REINFORCEMENT),
        *[(BLUE, W, RETREAT)] * 3,
        (BLACK, W, RETREAT),
    )
    strike(state, 0, 12, 13, warrior=3)
    act(state, 0, Reinforce(W, 8))
    decline(state, "ask-retreating")
    assert state.areas[8].owner is None
    assert {action.to for action in GAME.legal(state, 1) if isinstance(action, Retreat)} == {14, 19, 24, 33}


def test_vocabulary_m7_a_beaten_attacker_on_the_way_home_is_pursued_too() -> None:
    state = fight(BLACK, dice((W, SHIELD), (S, SHIELD)), dice(*[(W, RETREAT)] * 3))
    enemy(state).kills_retreating = 1
    while asked(state) != [(0, "ask-losing")]:
        act(state, asked(state)[0][0], Done())
    act(state, 0, Lose(units(shield_bearer=1)))
    assert army(state, 14) == {"warrior": 1}


def test_s226_who_withdraws_finds_room_so_nobody_stands_beyond_the_capacity_after_the_battle() -> None:
    number = next(number for number in (8, 12, 14, 19, 24, 33) if CAPACITY[Terrain.GRASS][number] == 4)
    state = withdrawing(origin=7, before={number: {"rider": 3}})
    act(state, 0, Withdraw(W, RETREAT, number))
    assert number not in ways_out(state)
    finish(state)
    assert army(state, number) == {"warrior": 1, "rider": 3}


def test_s226_defenders_whom_the_reserve_has_made_too_many_are_thinned_after_the_battle() -> None:
    state = facing(warrior=4)
    home(state, 1, 13)
    place(state, 0, 12, warrior=1)
    script(state, (BLACK, W, RETREAT), *[(BLUE, W, RETREAT)] * 6)
    strike(state, 0, 12, 13, warrior=1)
    act(state, 1, Reserve(13))
    finish(state)
    assert CAPACITY[Terrain.GRASS][13] == 4
    assert army(state, 13) == {"warrior": 4}


def test_s226_the_warrior_that_root_storm_may_have_more_is_not_given_up_for_another_kind() -> None:
    state = table(BROWN, BLUE)
    place(state, 0, 13, warrior=1, rider=4, shield_bearer=1)
    state.steps.append(Thinning(0, 0, 13))
    assert GAME.legal(state, 0) == [Lose(units(rider=1)), Lose(units(shield_bearer=1))]


def surplus(state: NerthaniaState) -> dict[int, int]:
    """By how many units each area holds too many."""
    held = {number: area.owner for number, area in state.areas.items() if area.owner is not None and area.army}
    return {
        number: -room(state, number, owner)[0] for number, owner in held.items() if room(state, number, owner)[0] < 0
    }


KINDS = ("warrior", "rider", "shield_bearer", "archer")


def crowded(luck: Random) -> NerthaniaState:
    """Blue in 13, and Black around it, its areas filled up as far as they hold."""
    state = facing(**{kind: luck.randint(1, 2) for kind in luck.sample(KINDS[:1] + KINDS[2:], 2)})
    state.dice = Dice(f"crowded {luck.random()}")
    for number in luck.sample((7, 8, 12, 14, 19), 3):
        for _ in range(CAPACITY[Terrain.GRASS][number]):
            place(state, 0, number, **{luck.choice(KINDS): 1})
    home(state, 1, 24)
    return state


@pytest.mark.parametrize("seed", range(50))
def test_s226_after_any_battle_no_area_holds_more_than_it_can(seed: int) -> None:
    """Random battles: only the reserve of the headquarters may stand beyond a capacity (S:130)."""
    luck = Random(f"capacity {seed}")
    state = crowded(luck)
    act(state, 0, March(1), Attack(13))
    excused = set()
    while state.battle is not None or any(step.step == "thinning" for step in state.steps):
        seat = luck.choice(GAME.awaited(state)).seat
        action = luck.choice(GAME.legal(state, seat))
        leaving = [way for way in GAME.legal(state, seat) if isinstance(way, Withdraw | Flee) and way.to is not None]
        if leaving:  # to where it is fullest
            action = min(leaving, key=lambda way: room(state, way.to or 0, seat)[0])
        if isinstance(action, Reserve):
            excused.add(action.area)
        act(state, seat, action)
    assert surplus(state).keys() <= excused
