"""Section 1 of the handbook: board and set-up."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.dice import Dice, scripted
from rules.edition import BrokenEdition, Edition, edition, load
from rules.game import UnfitTable
from rules.zoar import GAME
from rules.zoar.board import ALTARS, CAPITALS, CORNERS, FIELDS, LAND_PLACES, Land, laid_out, land_of, square, turned
from rules.zoar.intervention import Roll
from rules.zoar.printed import (
    ARMIES,
    CITIES,
    GOODS,
    LIMIT,
    TEMPLES,
    PieceName,
    Pieces,
    Prices,
    Tiles,
    check_goods,
    tiles,
)
from rules.zoar.setup import setup
from rules.zoar.sight import view
from rules.zoar.state import TRIBES, ZoarOptions
from rules.zoar.turn import ZoarState
from rules.zoar.view import FOOD, METAL, Terrain
from tests.rules.zoar.table import does, table


def new(seats: int = 4, seed: str = "a seed", **options: Any) -> ZoarState:
    return setup(TRIBES[:seats], ZoarOptions(**options), Dice(seed))


def fixed() -> Land:
    return laid_out("fixed", scripted())


def test_components_16_tiles_8_cities_16_armies_2_temples_20_food_20_metal() -> None:
    assert len(LAND_PLACES) + len(CAPITALS) == 16
    assert CITIES * 4 == 8
    assert ARMIES * 4 == 16
    assert TEMPLES == 2
    assert GOODS == {FOOD: 20, METAL: 20}


@pytest.mark.parametrize(("model", "name"), [(Pieces, "pieces"), (Prices, "prices")])
def test_components_an_own_edition_has_every_row_once(model: type[Edition], name: str, tmp_path: Path) -> None:
    ours = (resources.files("rules.zoar") / "edition" / f"{name}.toml").read_text(encoding="utf-8")
    head, first, *others = ours.split(f"[[{name}]]")
    file = tmp_path / f"{name}.toml"
    for rows, times in ((others, 0), ([first, first, *others], 2)):
        file.write_text(f"[[{name}]]".join([head, *rows]), encoding="utf-8")
        with pytest.raises(BrokenEdition, match=rf"is needed exactly once; it is there {times} times"):
            load(model, str(file))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"food": 3}, "food is 3; the board and all tribes begin with 12"),
        ({"metal": 11}, "metal is 11; the board and all tribes begin with 12"),
        ({"start": 4}, "start is 4, but a store holds 3"),
    ],
)
def test_components_an_own_edition_has_goods_for_all(wrong: dict[PieceName, int], said: str) -> None:
    counts: dict[PieceName, int] = {"food": 20, "metal": 20, "start": 1, "limit": 3}
    fields = "".join(tiles().values())
    check_goods(counts, fields)
    with pytest.raises(BrokenEdition, match=said):
        check_goods({**counts, **wrong}, fields)


def test_components_per_player_1_leader_4_armies_2_cities_1_relic() -> None:
    state = new()
    for camp in state.camps:
        assert (camp.armies_in_reserve, camp.cities_in_reserve) == (4, 2)
        assert camp.leader in FIELDS
        assert camp.relic in FIELDS


def test_components_both_temples_belong_to_yellow() -> None:
    shown = view(new(), None)
    assert [seat.temples_in_reserve for seat in shown.seats] == [0, 0, 2, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_components_two_to_four_players(seats: int) -> None:
    assert len(new(seats).camps) == seats


@pytest.mark.parametrize(
    ("tribes", "why"),
    [
        (("red",), "unfit-seats"),
        ((*TRIBES, "red"), "unfit-seats"),
        (("red", "red"), "unfit-twice"),
        (("red", "purple"), "unfit-tribe"),
    ],
)
def test_components_tables_that_do_not_fit(tribes: tuple[str, ...], why: str) -> None:
    with pytest.raises(UnfitTable) as caught:
        setup(tribes, ZoarOptions(), Dice("x"))
    assert caught.value.why.id == why


def test_components_relics_are_public_on_their_carrier() -> None:
    state = table(red="army D3; relic D3 army", blue="")
    for viewer in (0, 1, None):
        (field,) = [field for field in view(state, viewer).fields if field.name == "D3"]
        assert field.carrier


def test_board_1_1_is_64_fields_of_16_tiles_of_2_by_2() -> None:
    assert (len(FIELDS), FIELDS[0], FIELDS[1], FIELDS[-1]) == (64, "A1", "B1", "H8")
    assert square("C3") == ("C3", "D3", "C4", "D4")
    assert Counter(fixed().tile_of.values()) == {0: 16} | dict.fromkeys(range(1, 13), 4)


def test_board_1_1_tile_contents() -> None:
    contents = (
        "1 FD/DD, 2 DF/DL, 3 DL/FD, 4 LD/DF, 5 FD/DF, 6 MD/DD, 7 FD/DM, 8 MD/DF, 9 DM/LD, 10 DL/DM, 11 MD/DM, 12 DD/ML"
    )
    assert tiles() == {0: "CA/DD"} | {int(tile.split()[0]): tile.split()[1] for tile in contents.split(", ")}


def test_board_1_1_totals_26_desert_8_grassland_8_rock_6_lake() -> None:
    land = [fields for number, fields in tiles().items() if number]
    assert Counter("".join(land).replace("/", "")) == {"D": 26, "F": 8, "M": 8, "L": 6}


def test_board_1_1_tiles_7_and_8_offer_both_goods() -> None:
    both = [number for number, fields in tiles().items() if {"F", "M"} <= set(fields)]
    assert both == [7, 8]


def test_board_1_1_every_row_says_where_it_is_from() -> None:
    assert {row.source for row in edition(Tiles, "zoar", "tiles").tiles} == {"reconstructed"}
    assert {row.source for row in edition(Pieces, "zoar", "pieces").pieces} == {"published"}
    assert {row.source for row in edition(Prices, "zoar", "prices").prices} == {"published"}


def test_board_1_2_capitals_in_the_outermost_corners_altars_next_clockwise_else_desert() -> None:
    assert CAPITALS == ("A1", "H1", "H8", "A8")
    assert ALTARS == ("B1", "H2", "G8", "A7")
    land = fixed()
    for place in ("A1", "G1", "G7", "A7"):
        assert Counter(land.terrain[at] for at in square(place)) == {
            Terrain.CAPITAL: 1,
            Terrain.ALTAR: 1,
            Terrain.DESERT: 2,
        }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_board_1_2_four_capital_tiles_whatever_the_number_of_players(seats: int) -> None:
    terrain = new(seats).land.terrain
    assert [at for at in FIELDS if terrain[at] is Terrain.CAPITAL] == ["A1", "H1", "A8", "H8"]


def test_board_1_2_seats_run_clockwise_from_the_north_west() -> None:
    homes = {seats: "".join(camp.home for camp in new(seats).camps) for seats in (2, 3, 4)}
    assert homes == {2: "A1H8", 3: "A1H1H8", 4: "A1H1H8A8"}


def test_board_1_2_a_relic_starts_on_the_altar_diagonally_opposite_its_capital() -> None:
    assert [camp.relic for camp in new(4).camps] == ["G8", "A7", "B1", "H2"]
    assert [camp.relic for camp in new(3).camps] == ["G8", "A7", "B1"]
    assert [camp.relic for camp in new(2).camps] == ["G8", "B1"]


def test_board_1_2_the_d12_names_a_land_tile_and_capital_tiles_are_never_hit() -> None:
    land = fixed()
    assert sorted(land.squares) == list(range(1, 13))
    for tile, fields in land.squares.items():
        assert {land.tile_of[at] for at in fields} == {tile}
        assert not {at for at in fields if land.terrain[at] in (Terrain.CAPITAL, Terrain.ALTAR)}


@pytest.mark.parametrize("number", range(1, 13))
def test_board_1_2_every_number_of_the_d12_strikes_its_own_tile(number: int) -> None:
    state = table(phase="intervention", dice=(number,))
    does(state, Roll())
    assert state.struck == number


def test_layout_1_3_fixed_is_1_to_12_row_by_row_over_the_places_between_the_corners() -> None:
    land = fixed()
    assert LAND_PLACES == ("C1", "E1", "A3", "C3", "E3", "G3", "A5", "C5", "E5", "G5", "C7", "E7")
    assert [land.tile_of[place] for place in LAND_PLACES] == list(range(1, 13))
    assert land.tiles["A5"] == "7 FD/DM"


def test_layout_1_3_random_draws_and_turns_the_tiles() -> None:
    lands = [laid_out("random", Dice(str(seed))) for seed in range(30)]
    assert len({tuple(land.tiles.values()) for land in lands}) == 30
    for land in lands:
        assert sorted(land.tile_of[place] for place in LAND_PLACES) == list(range(1, 13))
    ways_round = {land.tiles[place].split()[1] for land in lands for place in LAND_PLACES if land.tile_of[place] == 4}
    assert ways_round == {"LD/DF", "DL/FD", "FD/DL", "DF/LD"}


def test_layout_1_3_a_quarter_turn_goes_to_the_right() -> None:
    assert [turned("CA/DD", quarters) for quarters in range(4)] == ["CA/DD", "DC/DA", "DD/AC", "AD/CD"]


def test_layout_1_3_random_is_what_a_table_plays_without_a_choice() -> None:
    assert ZoarOptions().layout == "random"


def test_layout_no_random_layout_cuts_a_field_off() -> None:
    for seed in range(400):
        assert whole(laid_out("random", Dice(str(seed))))


def test_layout_no_conceivable_place_of_the_lakes_cuts_a_field_off() -> None:
    luck = Random(1)
    lakes = [fields for number, fields in tiles().items() if "L" in fields and number]
    others = [fields for number, fields in tiles().items() if "L" not in fields and number]
    assert all(fields.count("L") == 1 for fields in lakes)
    for _ in range(400):
        # lakes packed together: as many of their tiles as fit around one place, each turned at random
        places = sorted(LAND_PLACES, key=lambda place: (luck.random() < 0.2, distance(place, "C3")))
        laid = dict(zip(places, [*luck.sample(lakes, len(lakes)), *others], strict=True))
        written = {
            place: f"{number} {turned(laid[place], luck.randrange(4))}" for number, place in enumerate(LAND_PLACES, 1)
        }
        assert whole(land_of(written))


def distance(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(ord(one[1]) - ord(other[1]))


def whole(land: Land) -> bool:
    """Whether every field but lakes and foreign capitals can be reached from every capital."""
    for capital in CAPITALS:
        reached = set(land.distances([capital], closed=set(CAPITALS) - {capital}))
        if reached != set(FIELDS) - land.barred[capital]:
            return False
    return True


def test_setup_1_4_every_grassland_and_rock_field_holds_one_resource() -> None:
    state = new()
    grown = state.goods
    assert Counter(grown.values()) == {FOOD: 8, METAL: 8}
    assert {state.land.terrain[at] for at, good in grown.items() if good is FOOD} == {Terrain.GRASSLAND}
    assert {state.land.terrain[at] for at, good in grown.items() if good is METAL} == {Terrain.ROCK}


def test_setup_1_4_each_player_has_1_food_1_metal_leader_in_the_capital_no_army_no_city() -> None:
    for camp in new().camps:
        assert (camp.store.food, camp.store.metal) == (1, 1)
        assert camp.transit.is_empty()
        assert camp.leader == camp.home
        assert camp.armies == camp.cities == camp.temples == []


def test_setup_1_4_the_start_player_is_drawn_by_lot() -> None:
    assert {new(seed=str(seed)).starter for seed in range(40)} == {0, 1, 2, 3}
    assert setup(TRIBES, ZoarOptions(layout="fixed"), scripted(3)).turn == 2


def test_setup_1_4_play_goes_clockwise() -> None:
    state = new(seed="clockwise")
    turns = []
    while state.round < 3:
        turns.append(state.turn)
        turn = state.turn
        while state.turn == turn:
            (prompt,) = GAME.awaited(state)[:1]
            GAME.apply(state, prompt.seat, GAME.legal(state, prompt.seat)[-1])
    first = state.starter
    assert turns == [(first + number) % 4 for number in range(8)]


def test_supply_1_5_what_is_neither_on_the_board_nor_in_a_store() -> None:
    supply = new(4).supply
    assert (supply.food, supply.metal) == (20 - 8 - 4, 20 - 8 - 4)


def test_supply_1_5_limit_is_3() -> None:
    assert LIMIT == 3


def test_corners_are_two_of_four_opposite_for_two_players() -> None:
    assert CORNERS[2] == (0, 2)
