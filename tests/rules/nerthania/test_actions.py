"""Rulebook 3.1: actions in turn, and three of the seven: to collect, to recruit, to level up."""

from __future__ import annotations

from rules.nerthania import GAME
from rules.nerthania.actions import Collect, Done, Exchange, LevelUp, Muster, Recruit
from rules.nerthania.pieces import Building, Roundel, Terrain, Unit
from rules.nerthania.rounds import Rounds
from rules.nerthania.turn import Turn
from rules.words import Who
from tests.rules.nerthania.table import act, army, asked, pair, place, refused, table, told

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
