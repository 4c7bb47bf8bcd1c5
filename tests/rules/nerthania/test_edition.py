"""The edition files: the world's own invariants, the box's totals, and broken files refused with the offending row."""

from __future__ import annotations

from copy import deepcopy
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from rules.edition import BrokenEdition, Edition, load
from rules.nerthania import cardtext
from rules.nerthania.battle.effects import at_once, gain_symbol, use, uses
from rules.nerthania.pieces import Camp, Direction, Face, Terrain, Unit
from rules.nerthania.printed import MapTable, UnitsTable
from rules.nerthania.printed_cards import CardsTable, Effect, Op
from rules.nerthania.world import (
    AREAS,
    CAPACITY,
    CARD,
    CARDS,
    CENTRES,
    EDGE,
    FACES,
    FLAT,
    FOR_EVER_WATER,
    IN_SECTOR,
    KINDS,
    MAP,
    ROUND,
    SECTORS,
    UNITS,
)
from rules.words import LOCALES, Speaker
from tests.rules.nerthania.clash import dice, fight, side
from tests.rules.nerthania.table import BLACK

Point = tuple[int, int]
W, R = Unit.WARRIOR, Unit.RIDER


def reached(beside: dict[int, tuple[int, ...]], without: frozenset[int] = frozenset()) -> set[int]:
    seen, waiting = set(without), [13]
    while waiting:
        number = waiting.pop()
        if number not in seen:
            seen.add(number)
            waiting += beside[number]
    return seen - without


@pytest.mark.parametrize("beside", [FLAT, ROUND])
def test_borders_are_symmetric(beside: dict[int, tuple[int, ...]]) -> None:
    assert all(one in beside[two] for one, areas in beside.items() for two in areas)
    assert all(one not in areas and len(set(areas)) == len(areas) for one, areas in beside.items())


def test_the_world_is_connected_with_and_without_the_eleven_areas() -> None:
    assert reached(FLAT) == set(AREAS)
    assert reached(FLAT, FOR_EVER_WATER) == set(AREAS) - FOR_EVER_WATER
    assert sorted(FOR_EVER_WATER) == [1, 9, 23, 28, 29, 34, 39, 45, 50, 51, 56]
    assert FOR_EVER_WATER <= EDGE


def test_the_flat_world_is_planar() -> None:
    borders = sum(len(areas) for areas in FLAT.values()) // 2
    assert borders <= 3 * len(AREAS) - 6
    corners = {corner for row in MAP.areas for corner in row.polygon}
    assert all(0 <= x <= MAP.canvas.width and 0 <= y <= MAP.canvas.height for x, y in corners)


def shared(one: int, two: int) -> int:
    """The corners that two shapes have in common."""
    return len(set(AREAS[one].polygon) & set(AREAS[two].polygon))


def test_neighbours_share_a_border_and_others_at_most_a_point() -> None:
    for one in AREAS:
        for two in AREAS:
            if one != two:
                assert (shared(one, two) >= 2) == (two in FLAT[one]), (one, two)


def area_of(polygon: tuple[Point, ...]) -> float:
    around = zip(polygon, (*polygon[1:], polygon[0]), strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in around)) / 2


def test_the_shapes_fill_the_canvas() -> None:
    assert sum(area_of(row.polygon) for row in MAP.areas) == pytest.approx(MAP.canvas.width * MAP.canvas.height)


def test_each_sector_has_fourteen_areas_and_one_centre_and_the_centres_form_a_ring() -> None:
    assert [len(areas) for areas in IN_SECTOR.values()] == [14] * 4
    assert sorted(CENTRES) == [13, 24, 33, 43]
    assert [row.centre in IN_SECTOR[row.number] for row in SECTORS.values()] == [True] * 4
    ring = [13, 24, 43, 33, 13]
    assert all(two in FLAT[one] for one, two in pairwise(ring))
    assert 43 not in FLAT[13]
    assert 33 not in FLAT[24]


def test_areas_across_lie_on_opposite_edges_and_every_edge_area_has_one() -> None:
    opposite = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
    for row in AREAS.values():
        assert bool(row.across) == bool(row.edge), row.number
        for number in row.across:
            assert any(opposite[edge] in AREAS[number].edge for edge in row.edge), (row.number, number)


def test_the_long_areas_have_more_neighbours_than_the_average() -> None:
    average = sum(len(areas) for areas in FLAT.values()) / len(FLAT)
    long = [row.number for row in MAP.areas if row.long]
    assert long == [38, 52, 53]
    assert sum(len(ROUND[number]) for number in long) / 3 > average


def test_capacities_are_2_4_6_and_headquarters_find_a_6_in_every_sector() -> None:
    for terrain in (Terrain.GRASS, Terrain.MOUNTAIN):
        assert set(CAPACITY[terrain].values()) == {2, 4, 6}
    for areas in IN_SECTOR.values():
        assert any(CAPACITY[Terrain.GRASS][number] == 6 and number not in FOR_EVER_WATER for number in areas)


def test_each_sector_has_silver_mostly_of_1_and_2_and_the_fives_of_a_first_game_apart() -> None:
    for areas in IN_SECTOR.values():
        silver = [AREAS[number].silver for number in areas]
        assert [silver.count(value) for value in (1, 2, 5)] == [7, 5, 2]
    fives = [number for number, row in AREAS.items() if row.silver == 5]
    assert all(two not in FLAT[one] for one in fives for two in fives)


def test_half_of_the_area_cards_sink_and_half_rise() -> None:
    assert [row.card for row in MAP.areas].count(Direction.SINK) == 28


def test_the_box_holds_206_pieces_96_dice_23_kinds_69_cards_16_tectonium() -> None:
    assert sum(row.pieces for row in UNITS.units) == 206
    assert sum(row.dice for row in UNITS.units) == 96
    assert len(UNITS.units) == 23
    assert len(CARD) == len(CARDS.cards) == 69
    assert MAP.tectonium == 16
    assert Unit.RIDER not in KINDS["snow_blades"]


def test_fifty_of_the_cards_are_published() -> None:
    assert sum(row.source == "published" for row in CARDS.cards) == 50


@pytest.mark.parametrize(
    ("tribe", "unit", "faces"),
    [
        ("shadow_lurks", Unit.WARRIOR, {Face.REINFORCEMENT, Face.HIT, Face.RETREAT, Face.SHIELD}),
        ("shadow_lurks", Unit.RIDER, {Face.RETREAT, Face.PANIC}),
        ("shadow_lurks", Unit.MONSTER, {Face.PANIC}),
        ("snow_blades", Unit.WARRIOR, {Face.RETREAT, Face.DOUBLE_HIT}),
        ("root_storm", Unit.SHIELD_BEARER, {Face.REINFORCEMENT, Face.HIT}),
        ("yew_blades", Unit.ARCHER, {Face.BOW_HIT_STAR}),
    ],
)
def test_dice_have_the_faces_that_the_printed_battles_need(tribe: str, unit: Unit, faces: set[Face]) -> None:
    assert faces <= set(FACES[tribe][unit])


def test_only_bows_roll_bow_hits() -> None:
    for row in UNITS.units:
        assert row.bow == bool({Face.BOW_HIT, Face.BOW_HIT_STAR} & set(row.faces)), row.key


def test_animals_and_monsters_alone_cost_tectonium() -> None:
    for row in UNITS.units:
        assert bool(row.tectonium) == (row.unit in (Unit.ANIMAL, Unit.MONSTER)), row.key


def test_levels_are_cumulative_and_the_ice_tiger_raises_its_second_effect() -> None:
    numbers = {
        level: [(effect.number, effect.n) for effect in CARD["snow_blades", Unit.ANIMAL, level].effects]
        for level in (1, 2, 3)
    }
    assert numbers == {
        1: [(1, 1), (2, 1)],
        2: [(1, 1), (2, 1), (3, 1)],
        3: [(1, 1), (2, 2), (3, 1), (4, 1)],
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_can_be_read_in_every_language(locale: str) -> None:
    speaker = Speaker(locale, ("rules.nerthania",))
    texts = set()
    for card in CARD.values():
        lines = [speaker.say(line) for line in cardtext.lines(card)]
        assert all(lines)
        texts.add((speaker.say(cardtext.title(card)), *lines))
    assert len(texts) == 69


def broken(tmp_path: Path, name: str, old: str, new: str) -> str:
    """The refusal of that file with one place changed."""
    text = (resources.files("rules.nerthania") / "edition" / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / f"{name}.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    models: dict[str, type[Edition]] = {"map": MapTable, "units": UnitsTable, "cards": CardsTable}
    with pytest.raises(BrokenEdition) as error:
        load(models[name], str(file))
    assert str(file) in str(error.value)
    return error.value.fault


@pytest.mark.parametrize(
    ("name", "old", "new", "row"),
    [
        ("map", "neighbours = [2, 5, 6]", "neighbours = [2, 5]", "area 6: neighbours has 1"),
        ("map", "neighbours = [2, 5, 6]", "neighbours = [2, 5, 6, 18]", "area 1: neighbours has 18"),
        ("map", "neighbours = [2, 5, 6]", "neighbours = [2, 5, 57]", "areas, row 1 (number = 1), neighbours"),
        ("map", "grass = { capacity = 4,", "grass = { capacity = 5,", "areas, row 1 (number = 1), grass, capacity"),
        ("map", "silver = 2\n", "silver = 3\n", "areas, row 1 (number = 1), silver"),
        ("map", "centre = 13", "centre = 15", "sector 1: its centre 15"),
        ("map", 'source = "reconstructed"\nsector', 'source = "rumour"\nsector', "areas, row 1 (number = 1), source"),
        ("map", "neighbours = [2, 5, 6]", "neighbours = [2, 2, 5, 6]", "area 1: neighbours has an area twice"),
        ("map", "label = [99, 96]", "label = [9900, 96]", "area 1: (9900, 96) lies outside"),
        ("units", "pieces = 18", "pieces = 17", "205 pieces"),
        ("units", 'faces = ["hit",', 'faces = ["kick",', "units, row 1 (key = 'shadow_lurks.warrior'), faces"),
        ("cards", "level = 2", "level = 3", "card shadow_lurks.warrior.2"),
        (
            "cards",
            'op = "reroll", dice = ["warrior"]',
            'op = "reroll"',
            "cards, row 1 (key = 'shadow_lurks.warrior.1')",
        ),
        ("cards", 'dice = ["warrior"]', "dice = []", "cards, row 1 (key = 'shadow_lurks.warrior.1')"),
        ("cards", "before = [1, 2]", "before = [1, 4]", "card shadow_lurks.warrior.2: before"),
        ("cards", "before = [1, 2]", "before = [2, 2]", "card shadow_lurks.warrior.2: before"),
        (
            "cards",
            'number = 2, op = "reroll"',
            'number = 1, op = "reroll"',
            "card shadow_lurks.archer.1: adds an effect",
        ),
        ("cards", 'die = "shield_bearer"', 'die = "rider"', "card snow_blades.shield_bearer.3: rolls a die"),
    ],
)
def test_a_broken_edition_is_refused_with_the_offending_row(
    tmp_path: Path, name: str, old: str, new: str, row: str
) -> None:
    assert row in broken(tmp_path, name, old, new)


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize(
    "row",
    [
        {"op": Op.ADD, "symbol": "?"},
        {"op": Op.ADD_CHOICE, "symbols": ["?"]},
        {"op": Op.SWAP, "a": "?", "b": "retreat"},
        {"op": Op.SWAP, "a": "retreat", "b": "?"},
        {"op": Op.DESTROY, "symbol": "?"},
        {"op": Op.TIP, "to": "?"},
        {"op": Op.PAIR_CONVERT, "symbol": "?", "count": 1, "to": "hit"},
        {"op": Op.PAIR_CONVERT, "symbol": "retreat", "count": 1, "to": "?"},
        {"op": Op.PER_UNITS, "symbol": "?", "unit": "warrior", "count": 1},
    ],
    ids=lambda row: " ".join(map(str, row.values())),
)
def test_what_an_operation_cannot_work_on_is_refused_and_all_else_can_be_played(
    row: dict[str, Any], face: Face
) -> None:
    """No edition that was read fails in the middle of a battle."""
    printed = {name: {"?": face}.get(str(value), value) for name, value in row.items()}
    printed |= {"symbols": [face]} if "symbols" in row else {}
    try:
        effect = Effect.model_validate({"number": 1, **printed})
    except ValidationError:
        return
    state = fight(BLACK, dice((W, Face.RETREAT), (R, Face.HIT)), dice((W, Face.SHIELD)))
    at_once(state, Camp.ATTACKER, effect)
    for action in uses(state, Camp.ATTACKER, effect):
        use(deepcopy(state), Camp.ATTACKER, effect, action)
    if effect.op is Op.PER_UNITS:
        gain_symbol(side(state), effect.symbol, effect.n)
