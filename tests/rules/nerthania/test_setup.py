"""Setting up, in the order of the rulebook (Game Setup), with two, three and four players."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.dice import Dice
from rules.game import UnfitTable
from rules.nerthania import GAME
from rules.nerthania.actions import Build, Found, PlaceMarker, Recruit, Settle, Shape
from rules.nerthania.ground import held, neighbours
from rules.nerthania.pieces import Building, Terrain, Unit
from rules.nerthania.settling import Marking, Settling
from rules.nerthania.state import NerthaniaState
from rules.nerthania.world import AREAS, EDGE, FOR_EVER_WATER, IN_SECTOR, KINDS, SECTOR_OF
from tests.rules.nerthania.table import act, asked, refused

SEEDS = range(12)


def begun(seats: int, seed: int = 0, **options: Any) -> NerthaniaState:
    return GAME.setup(GAME.tribes[:seats], GAME.options(**options), Dice(f"setup {seed}"))


def settled(seats: int, seed: int = 0, **options: Any) -> NerthaniaState:
    """With everything placed as computer players do, up to the first turn."""
    state = begun(seats, seed, **options)
    while state.round == 0:
        seat = GAME.awaited(state)[0].seat
        act(state, seat, GAME.stand_in(state, seat))
    return state


def terrains(state: NerthaniaState) -> Counter[Terrain]:
    return Counter(area.terrain for area in state.areas.values())


@pytest.mark.parametrize("seed", SEEDS)
def test_twelve_areas_are_water_six_are_mountains_and_the_rest_is_grassland(seed: int) -> None:
    assert terrains(begun(4, seed)) == {Terrain.WATER: 12, Terrain.GRASS: 38, Terrain.MOUNTAIN: 6}


@pytest.mark.parametrize("seats", [2, 3])
def test_with_fewer_than_four_eleven_areas_stay_water_and_twelve_more_begin_as_water(seats: int) -> None:
    state = begun(seats)
    assert terrains(state) == {Terrain.WATER: 23, Terrain.GRASS: 27, Terrain.MOUNTAIN: 6}
    assert all(state.areas[number].terrain is Terrain.WATER for number in FOR_EVER_WATER)
    assert not FOR_EVER_WATER & set(state.deck)


def test_every_area_has_a_silver_marker_of_its_sector_even_water() -> None:
    state = begun(4)
    for areas in IN_SECTOR.values():
        silver = Counter(state.areas[number].silver for number in areas)
        assert silver == {1: 7, 2: 5, 5: 2}


def test_the_silver_is_shuffled_or_lies_as_the_map_shows_it() -> None:
    as_printed = {number: row.silver for number, row in AREAS.items()}
    assert {number: area.silver for number, area in begun(4).areas.items()} != as_printed
    first = begun(4, first_game_silver=True)
    assert {number: area.silver for number, area in first.areas.items()} == as_printed


def test_everybody_has_20_silver_no_tectonium_and_all_cards_are_shuffled_again() -> None:
    state = begun(4)
    assert [tribe.silver for tribe in state.nations] == [20] * 4
    assert [tribe.tectonium for tribe in state.nations] == [0] * 4
    assert sorted(state.deck) == list(AREAS)


def test_the_starting_player_founds_headquarters_with_at_most_six_warriors_in_two_connected_areas() -> None:
    state = begun(4)
    seat = state.start
    assert asked(state) == [(seat, "ask-settling")]
    action = next(action for action in GAME.legal(state, seat) if isinstance(action, Found) and action.warriors == 5)
    act(state, seat, action)
    assert state.nations[seat].headquarters == action.area
    for second in GAME.legal(state, seat):
        assert isinstance(second, Settle)
        assert second.warriors == 1
        assert second.area in neighbours(state)[action.area]
        assert SECTOR_OF[second.area] == SECTOR_OF[action.area]


def test_the_others_found_theirs_in_turn_each_in_another_sector() -> None:
    state = settled(4)
    sectors = [SECTOR_OF[tribe.headquarters or 0] for tribe in state.nations]
    assert sorted(sectors) == [1, 2, 3, 4]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("seats", "visits"), [(2, 2), (3, 2), (4, 3)])
def test_everybody_settles_two_or_three_sectors_with_two_areas_each(seats: int, visits: int, seed: int) -> None:
    state = settled(seats, seed)
    for seat in range(seats):
        areas = held(state, seat)
        assert len(areas) == 2 * visits
        assert len({SECTOR_OF[area] for area in areas}) == visits
        assert sum(state.areas[area].army[Unit.WARRIOR] for area in areas) <= 10


def test_at_least_two_warriors_are_kept_before_the_last_visit() -> None:
    state = begun(4)
    for _ in range(4):
        seat = GAME.awaited(state)[0].seat
        for _ in range(2):
            choices = [a for a in GAME.legal(state, seat) if isinstance(a, Found | Settle)]
            act(state, seat, min(choices, key=lambda a: a.warriors))
    seat = GAME.awaited(state)[0].seat
    settles = [a for a in GAME.legal(state, seat) if isinstance(a, Settle)]
    assert max(a.warriors for a in settles) <= 10 - 2 - 2 - 1
    assert {SECTOR_OF[a.area] for a in settles}.isdisjoint({SECTOR_OF[area] for area in held(state, seat)})


def test_a_place_on_water_in_a_closed_sector_or_with_too_many_warriors_is_refused() -> None:
    state = begun(4)
    seat = state.start
    water = next(number for number, area in state.areas.items() if area.terrain is Terrain.WATER)
    assert refused(state, seat, Found(water, 1)).why.id == "no-settle-place"
    good = next(a for a in GAME.legal(state, seat) if isinstance(a, Found))
    assert refused(state, seat, Found(good.area, 7)).why.id == "no-settle-number"
    assert refused(state, seat, Found(99, 1)).why.id == "no-such-area"
    assert refused(state, seat, Settle(good.area, 1)).why.id == "no-choice-here"


def test_where_no_connected_areas_are_left_two_others_will_do() -> None:
    state = begun(4)
    for area in state.areas.values():
        area.terrain = Terrain.WATER
    for number in (3, 11, 17, 25, 31, 37, 44, 52):
        state.areas[number].terrain = Terrain.GRASS
    first = GAME.legal(state, state.start)
    assert {a.area for a in first if isinstance(a, Found)} == {3, 11, 17, 25, 31, 37, 44, 52} - {17, 25} | {17, 25}
    act(state, state.start, Found(3, 3))
    assert {a.area for a in GAME.legal(state, state.start) if isinstance(a, Settle)} == {11}


def test_warriors_without_room_on_the_last_visit_stay_in_the_supply() -> None:
    state = begun(3)
    seat = state.start
    state.steps = [state.steps[0], Settling(seat, 1, True)]
    for area in state.areas.values():
        area.terrain = Terrain.WATER
    state.areas[7].terrain = state.areas[10].terrain = Terrain.GRASS
    state.areas[7].silver = state.areas[10].silver = 1
    offered = [a for a in GAME.legal(state, seat) if isinstance(a, Settle)]
    assert offered == [Settle(7, 2), Settle(10, 2)]


@pytest.mark.parametrize(("seats", "placers"), [(4, {1: 1, 2: 1, 3: 1}), (3, {1: 2, 2: 1}), (2, {1: 3})])
def test_goal_markers_are_placed_by_the_others(seats: int, placers: dict[int, int]) -> None:
    state = begun(seats)
    markings = [step for step in state.steps if isinstance(step, Marking)]
    for owner in range(seats):
        by = Counter((step.seat - owner) % seats for step in markings if step.owner == owner)
        assert by == placers


@pytest.mark.parametrize("seed", SEEDS)
def test_goal_markers_lie_one_in_an_area_in_three_sectors_never_at_headquarters(seed: int) -> None:
    state = settled(4, seed)
    everywhere = [area for tribe in state.nations for area in tribe.markers]
    assert len(set(everywhere)) == 12
    assert not set(everywhere) & {tribe.headquarters for tribe in state.nations}
    for tribe in state.nations:
        assert len({SECTOR_OF[area] for area in tribe.markers}) == 3


def test_a_goal_marker_does_not_go_where_one_lies_or_its_owner_stands() -> None:
    state = begun(4)
    while not isinstance(state.steps[-1], Marking):
        seat = GAME.awaited(state)[0].seat
        act(state, seat, GAME.stand_in(state, seat))
    step = state.steps[-1]
    own = held(state, step.owner)
    assert refused(state, step.seat, PlaceMarker(own[0])).section == "2.4"
    home = next(t.headquarters for i, t in enumerate(state.nations) if i != step.owner)
    assert home is not None
    refused(state, step.seat, PlaceMarker(home))


def test_two_players_meet_a_neutral_tribe_of_eight_warriors() -> None:
    for seed in SEEDS:
        state = begun(2, seed)
        assert len(state.nations) == 3
        assert state.nations[2].name not in state.tribes
        areas = held(state, 2)
        assert sum(sum(state.areas[area].army.values()) for area in areas) == 8
        centres = [number for number in (13, 24, 33, 43) if state.areas[number].terrain is not Terrain.WATER]
        assert all(state.areas[number].owner == 2 for number in centres)
        edges = [number for number in areas if number not in (13, 24, 33, 43)]
        assert len({SECTOR_OF[number] for number in edges}) == 4
        assert all(
            number in EDGE
            or not any(n in EDGE and state.areas[n].terrain is not Terrain.WATER for n in IN_SECTOR[SECTOR_OF[number]])
            for number in edges
        )


def test_fast_start_gives_a_level_1_building_and_three_of_its_units() -> None:
    state = begun(4, fast_start=True)
    while not any(isinstance(action, Build) for action in GAME.legal(state, GAME.awaited(state)[0].seat)):
        seat = GAME.awaited(state)[0].seat
        act(state, seat, GAME.stand_in(state, seat))
    seat = GAME.awaited(state)[0].seat
    offered = [action.building for action in GAME.legal(state, seat) if isinstance(action, Build)]
    assert set(offered) <= {Building.STABLES, Building.SMITHY, Building.ARCHERY}
    act(state, seat, Build(Building.SMITHY))
    assert all(isinstance(action, Recruit) for action in GAME.legal(state, seat))
    while GAME.awaited(state)[0].seat == seat:
        act(state, seat, GAME.stand_in(state, seat))
    tribe = state.nations[seat]
    assert KINDS[tribe.name][Unit.SHIELD_BEARER].pieces - tribe.supply[Unit.SHIELD_BEARER] == 3
    assert tribe.silver == 20
    assert tribe.levels[Unit.SHIELD_BEARER] == 1


@pytest.mark.parametrize(
    ("tribes", "options", "why"),
    [
        (("shadow_lurks",), {}, "unfit-seats"),
        (("shadow_lurks", "moon_people"), {}, "unfit-tribe"),
        (("shadow_lurks", "shadow_lurks"), {}, "unfit-twice"),
        (("shadow_lurks", "snow_blades", "yew_blades"), {"teams": True}, "unfit-teams"),
    ],
)
def test_a_table_that_cannot_play_is_refused(tribes: tuple[str, ...], options: dict[str, Any], why: str) -> None:
    with pytest.raises(UnfitTable) as error:
        GAME.setup(tribes, GAME.options(**options), Dice(""))
    assert error.value.why.id == why


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_players_may_build_the_world_as_they_wish(seats: int) -> None:
    state = begun(seats, world="built")
    land = [number for number, area in state.areas.items() if area.terrain is Terrain.GRASS]
    assert len(land) == (56 if seats == 4 else 45)
    wished = land[::2][:18]
    for place, number in enumerate(wished):
        seat = (state.start + place) % seats
        assert asked(state) == [(seat, "ask-shaping")]
        assert GAME.legal(state, seat) == [Shape(other) for other in land if other not in wished[:place]]
        act(state, seat, Shape(number))
    assert {state.areas[number].terrain for number in wished[:12]} == {Terrain.WATER}
    assert {state.areas[number].terrain for number in wished[12:]} == {Terrain.MOUNTAIN}
    assert asked(state) == [(state.start, "ask-settling")]
    neutral = sum(sum(area.army.values()) for area in state.areas.values() if area.owner == 2)
    assert neutral == (8 if seats == 2 else 0)


def test_a_world_that_the_players_build_keeps_what_was_chosen() -> None:
    state = begun(4, world="built")
    act(state, state.start, Shape(7))
    assert refused(state, (state.start + 1) % 4, Shape(7)).why.id == "no-shape"
    assert refused(state, (state.start + 1) % 4, Shape(57)).why.id == "no-such-area"


def test_what_is_settled_without_a_choice_is_told_as_such() -> None:
    """One's own action first; what follows from it by itself says that there was no other way."""
    luck, followed = Random("only"), 0
    for seed in SEEDS:
        state = begun(2 + seed % 3, seed)
        while state.round == 0:
            seat = GAME.awaited(state)[0].seat
            legal = GAME.legal(state, seat)
            action = luck.choice(legal)
            told = [event.what.id for event in act(state, seat, action) if "settle" in event.what.id]
            own = ["did-settle"] if isinstance(action, Settle) else []
            assert told[: len(own)] == own
            assert set(told[len(own) :]) <= {"did-settle-only"}
            followed += len(told) - len(own)
    assert followed
