"""Rulebook section 5: the battle, how it ends, one test per sentence."""

from __future__ import annotations

from rules.nerthania import GAME
from rules.nerthania.actions import (
    Attack,
    Done,
    Fight,
    Lose,
    March,
    Reserve,
    Retreat,
    Send,
    Withdraw,
)
from rules.nerthania.pieces import Face, Terrain, Unit
from rules.nerthania.state import NerthaniaState
from rules.words import Message
from tests.rules.nerthania.table import (
    BLACK,
    BLUE,
    BROWN,
    act,
    army,
    asked,
    battle,
    decline,
    facing,
    finish,
    home,
    place,
    refused,
    script,
    strike,
    table,
    told,
    units,
)

W, R, S = Unit.WARRIOR, Unit.RIDER, Unit.SHIELD_BEARER
HIT, SHIELD, RETREAT, REINFORCEMENT, PANIC = Face.HIT, Face.SHIELD, Face.RETREAT, Face.REINFORCEMENT, Face.PANIC


# Retreats


def test_after_the_cards_retreats_may_take_units_out_with_their_dice() -> None:
    state = facing(warrior=2)
    place(state, 0, 12, warrior=3)
    script(state, (BLACK, W, RETREAT), (BLACK, W, HIT), (BLACK, W, HIT), (BLUE, W, HIT), (BLUE, W, HIT))
    strike(state, 0, 12, 13, warrior=3)
    for seat in (0, 1, 0, 1):
        act(state, seat, Done())
    assert asked(state) == [(0, "ask-withdrawing")]
    events = act(state, 0, Withdraw(W, HIT, 12))
    assert army(state, 12) == {"warrior": 1}
    assert [event["hits"] for event in told(events, "count")] == [1, 2]


def test_defenders_withdraw_beside_the_battle_but_not_to_where_the_attack_came_from() -> None:
    state = facing(warrior=2)
    place(state, 0, 12, warrior=2)
    script(state, (BLACK, W, HIT), (BLACK, W, HIT), (BLUE, W, RETREAT), (BLUE, W, HIT))
    strike(state, 0, 12, 13, warrior=2)
    for seat in (0, 1, 0, 1):
        act(state, seat, Done())
    places = {action.to for action in GAME.legal(state, 1) if isinstance(action, Withdraw)}
    assert places == {8, 14, 19, 24, 33}


# The count and the end


def outcome(mine: tuple[Face, ...], theirs: tuple[Face, ...]) -> NerthaniaState:
    """Warriors of Black with these faces against warriors of Blue with those."""
    state = facing(warrior=len(theirs))
    place(state, 0, 12, warrior=len(mine))
    script(state, *[(BLACK, W, face) for face in mine], *[(BLUE, W, face) for face in theirs])
    strike(state, 0, 12, 13, warrior=len(mine))
    finish(state)
    return state


def test_each_hit_that_no_shield_wards_off_destroys_a_unit() -> None:
    state = outcome((HIT, SHIELD, SHIELD), (HIT, Face.DOUBLE_HIT, HIT))
    assert army(state, 13) == {"warrior": 2}
    assert state.areas[13].owner == 1
    assert army(state, 12) == {"warrior": 1}


def test_losses_are_chosen_by_their_owner_both_sides_at_once_and_unseen() -> None:
    state = facing(warrior=1, shield_bearer=1)
    place(state, 0, 12, warrior=1, rider=1)
    script(state, (BLACK, W, HIT), (BLACK, R, RETREAT), (BLUE, W, HIT), (BLUE, S, REINFORCEMENT))
    strike(state, 0, 12, 13, warrior=1, rider=1)
    decline(state, "ask-losing")
    assert asked(state) == [(0, "ask-losing"), (1, "ask-losing")]
    act(state, 1, Lose(units(shield_bearer=1)))
    assert asked(state) == [(0, "ask-losing")]
    assert len(battle(state).defender.fighters) == 2
    act(state, 0, Lose(units(rider=1)))
    assert army(state, 13) == {"warrior": 1}


def test_more_units_win_and_the_attacker_occupies_and_draws_a_conquest_card() -> None:
    state = outcome((HIT, HIT, HIT), (HIT, RETREAT))
    assert state.areas[13].owner == 0
    assert army(state, 13) == {"warrior": 2}
    assert len(state.nations[0].conquests) == 1
    assert len(state.deck) == 55


def test_in_a_tie_the_defender_wins_and_draws_no_card() -> None:
    state = outcome((RETREAT, RETREAT), (RETREAT, RETREAT))
    assert state.areas[13].owner == 1
    assert army(state, 12) == {"warrior": 2}
    assert state.nations[0].conquests == state.nations[1].conquests == []


def test_if_nobody_is_left_the_area_is_free_and_nobody_draws_a_card() -> None:
    state = outcome((HIT, HIT), (HIT, HIT))
    assert state.areas[13].owner is None
    assert state.nations[0].conquests == state.nations[1].conquests == []


def test_that_nobody_is_left_is_told() -> None:
    state = facing(warrior=1)
    place(state, 0, 12, warrior=1)
    script(state, (BLACK, W, HIT), (BLUE, W, HIT))
    told = [event.what for event in (*strike(state, 0, 12, 13, warrior=1), *finish(state))]
    assert Message("did-free", {"area": 13}) in told


def test_a_beaten_attacker_returns_each_unit_to_its_own_origin() -> None:
    state = facing(warrior=4)
    place(state, 0, 12, warrior=1)
    place(state, 0, 14, warrior=1)
    script(state, (BLACK, W, RETREAT), (BLACK, W, RETREAT), *[(BLUE, W, RETREAT)] * 4)
    act(state, 0, March(1), Attack(13), Send(12, units(warrior=1)), Send(14, units(warrior=1)))
    finish(state)
    assert army(state, 12) == {"warrior": 1}
    assert army(state, 14) == {"warrior": 1}


def beaten(*water: int) -> NerthaniaState:
    """Blue has lost two of three warriors and retreats from 13."""
    state = facing(warrior=3)
    place(state, 0, 12, warrior=4)
    for number in water:
        state.areas[number].terrain = Terrain.WATER
    script(state, (BLACK, W, HIT), (BLACK, W, HIT), (BLACK, W, SHIELD), (BLACK, W, SHIELD), *[(BLUE, W, RETREAT)] * 3)
    strike(state, 0, 12, 13, warrior=4)
    while state.battle is not None and asked(state)[0][1] != "ask-retreating":
        act(state, GAME.awaited(state)[0].seat, Done())
    return state


def test_the_beaten_retreat_to_free_areas_if_they_have_none_beside() -> None:
    state = beaten()
    assert {action.to for action in GAME.legal(state, 1) if isinstance(action, Retreat)} == {8, 14, 19, 24, 33}
    refused(state, 1, Retreat(12, units(warrior=1)))
    act(state, 1, Retreat(24, units(warrior=1)))
    assert army(state, 24) == {"warrior": 1}
    assert army(state, 13) == {"warrior": 4}


def test_only_who_finds_no_room_in_own_areas_retreats_to_free_ones() -> None:
    """In 24 there is room for a warrior of Root Storm, above the capacity, and for nobody else."""
    state = table(BLACK, BROWN)
    place(state, 0, 12, warrior=4)
    place(state, 1, 13, warrior=1, rider=2)
    place(state, 1, 24, rider=4)
    rolled = (BLACK, W, HIT), *[(BLACK, W, SHIELD)] * 3, (BROWN, W, RETREAT), *[(BROWN, R, RETREAT)] * 2
    script(state, *rolled)
    strike(state, 0, 12, 13, warrior=4)
    decline(state, "ask-losing")
    act(state, 1, Lose(units(rider=1)))
    groups = [action for action in GAME.legal(state, 1) if isinstance(action, Retreat)]
    ways = {(action.to, troop.unit) for action in groups for troop in action.units}
    assert ways == {(24, W), *((free, R) for free in (8, 14, 19, 33))}


def test_if_there_is_no_way_the_beaten_are_destroyed() -> None:
    state = beaten(8, 14, 19, 24, 33)
    assert state.battle is None
    assert sum(area.army.get(W, 0) for area in state.areas.values() if area.owner == 1) == 0


def test_units_beyond_the_capacity_are_destroyed_after_the_battle() -> None:
    state = facing(warrior=1)
    place(state, 0, 12, warrior=3, rider=3)
    script(state, *[(BLACK, W, HIT)] * 3, *[(BLACK, R, HIT)] * 3, (BLUE, W, RETREAT))
    strike(state, 0, 12, 13, warrior=3, rider=3)
    decline(state, "ask-thinning")
    act(state, 0, Lose(units(warrior=1, rider=1)))
    assert army(state, 13) == {"warrior": 2, "rider": 2}


# The reserve of the headquarters


def besieged(target: int) -> NerthaniaState:
    """Blue's headquarters are in 13; Black attacks 13 or 24 beside it from 12 or 25."""
    state = facing(warrior=1)
    place(state, 1, 24, warrior=1)
    home(state, 1, 13)
    origin = 12 if target == 13 else 25
    place(state, 0, origin, warrior=3)
    strike(state, 0, origin, target, warrior=3)
    return state


def test_two_warriors_of_the_reserve_come_when_headquarters_or_an_area_beside_are_attacked() -> None:
    for target in (13, 24):
        state = besieged(target)
        assert asked(state) == [(1, "ask-reserving")]
        assert GAME.legal(state, 1) == [Reserve(13), Reserve(24), Done()]
        act(state, 1, Reserve(target))
        assert len(battle(state).defender.fighters) == 3
        assert state.nations[1].reserve_called


def test_the_reserve_may_stand_beside_the_battle_and_exceed_the_capacity() -> None:
    state = besieged(13)
    place(state, 1, 24, warrior=3)
    act(state, 1, Reserve(24))
    assert army(state, 24) == {"warrior": 6}


def test_s130_nobody_need_stand_in_the_headquarters_for_their_reserve_to_come() -> None:
    state = facing(warrior=1)
    home(state, 1, 14)
    place(state, 0, 12, warrior=3)
    strike(state, 0, 12, 13, warrior=3)
    assert GAME.legal(state, 1) == [Reserve(13), Reserve(14), Done()]
    act(state, 1, Reserve(14))
    assert (army(state, 14), state.areas[14].owner) == ({"warrior": 2}, 1)


def test_s130_captured_headquarters_serve_to_the_end_of_the_round_but_nobody_is_put_beside_an_enemy() -> None:
    state = facing(warrior=1)
    home(state, 1, 14)
    place(state, 0, 14, warrior=3)
    state.nations[1].captured = True
    strike(state, 0, 14, 13, warrior=2)
    assert GAME.legal(state, 1) == [Reserve(13), Done()]


def test_s130_no_reserve_comes_to_captured_headquarters_from_which_the_attack_set_out() -> None:
    state = facing(warrior=1)
    home(state, 1, 14)
    place(state, 0, 14, warrior=2)
    state.nations[1].captured = True
    strike(state, 0, 14, 13, warrior=2)
    assert state.areas[14].owner is None
    assert GAME.legal(state, 1) == [Reserve(13), Done()]
    refused(state, 1, Reserve(14))


def test_s130_who_calls_the_reserve_into_captured_headquarters_that_were_left_has_won_them_back() -> None:
    state = facing(warrior=1)
    home(state, 1, 14)
    state.nations[1].captured = True
    place(state, 0, 12, warrior=3)
    strike(state, 0, 12, 13, warrior=3)
    act(state, 1, Reserve(14))
    assert not state.nations[1].captured


def test_the_reserve_comes_once_a_round() -> None:
    state = facing(warrior=1)
    home(state, 1, 13)
    state.nations[1].reserve_called = True
    place(state, 0, 12, warrior=3)
    strike(state, 0, 12, 13, warrior=3)
    assert asked(state)[0][1] != "ask-reserving"


def test_the_reserve_may_be_kept() -> None:
    state = besieged(13)
    act(state, 1, Done())
    assert not state.nations[1].reserve_called


def test_everything_waits_for_the_attacker_to_begin() -> None:
    state = facing()
    place(state, 0, 12, warrior=3)
    place(state, 0, 14, warrior=1)
    act(state, 0, March(1), Attack(13), Send(12, units(warrior=1)))
    assert Fight() in GAME.legal(state, 0)
    assert GAME.view(state, None).headline.id == "headline-turn"
