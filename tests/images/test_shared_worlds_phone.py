"""Shared Worlds where a phone shows it 390 pixels wide: no letter is too small, no room is wasted, nothing overlaps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PIL import ImageChops

from images.kit import text
from images.kit.look import Look, Spot
from images.kit.text import Style
from images.shared_worlds import describe, hand, paint_view
from images.shared_worlds.brush import CARD_WORDS, WORDS, brush_alone, brush_for
from images.shared_worlds.face import LEAST as LOWEST
from images.shared_worlds.face import SHADE, face, height_of
from images.shared_worlds.hand import paint_card, paint_hand
from images.shared_worlds.legend import SKETCHES
from images.shared_worlds.legend import WORDS as LEGEND_WORDS
from images.shared_worlds.plan import CELL, HEAD, LEGEND_COLUMNS, MARGIN, NOTE, READABLE, WIDTH, Area, Plan, plan
from images.shared_worlds.setting import WIDE as CARD
from images.shared_worlds.setting import flavour_of, setting_of
from images.shared_worlds.shown import signs
from images.shared_worlds.signs import EDGE
from images.shared_worlds.traces import Way, place, pointed_at, way
from images.shared_worlds.unit import short_name
from rules.shared_worlds.cards import Card, CardType, building, buildings, card, cards
from rules.shared_worlds.pieces import LANES, Cell, Lane, Phase, Zone
from rules.words import LOCALES, Message, Speaker, said
from tests.images.phone import lettered, on_phone
from tests.images.shared_worlds_positions import (
    LONG_NAMES,
    acted,
    changed_building,
    changed_player,
    choosing,
    ended,
    full,
    holding,
    many_views,
    unit,
)

LEAST = 11
TEXT_LEAST = 12
"""What a card does is read more often, and longer, than anything else."""


@pytest.fixture
def sizes() -> Iterator[set[tuple[str, int]]]:
    """Everything that is lettered meanwhile, with its size."""
    with lettered("shared_worlds") as found:
        yield found


def _least(found: set[tuple[str, int]]) -> int:
    return min(size for _, size in found)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_letter_on_the_table_is_large_enough(sizes: set[tuple[str, int]], locale: str) -> None:
    look = Look(locale, LONG_NAMES)
    for seen in (*(full(seats) for seats in (2, 3, 4)), acted(4), choosing(), ended(), *many_views()):
        paint_view(seen, look)
    assert on_phone(_least(sizes), WIDTH) >= LEAST
    assert _least(sizes) == READABLE


@pytest.mark.parametrize("locale", LOCALES)
def test_the_name_of_every_unit_is_whole_in_its_lane(locale: str) -> None:
    style, speaker = Style(READABLE, "#000000"), Speaker(locale, CARD_WORDS)
    for name in cards():
        row = card(name)
        if row.type is CardType.UNIT:
            crown = 54 if row.legendary else 0
            assert text.width(short_name(row, speaker), style) <= CELL[0] - 32 - crown, name


@pytest.mark.parametrize("locale", LOCALES)
def test_every_letter_on_a_hand_and_on_a_card_is_large_enough(sizes: set[tuple[str, int]], locale: str) -> None:
    names, look = list(cards()), Look(locale, LONG_NAMES)
    for count in range(9):
        hand(holding(*names[-count or len(names) :]), look)
    for name in (*names, *buildings()):
        paint_card(name, brush_alone(look))
    assert on_phone(_least(sizes), WIDTH) >= LEAST
    assert _least(sizes) == READABLE


@pytest.mark.parametrize("locale", LOCALES)
def test_the_texts_of_cards_are_larger_than_the_smallest_letters(locale: str) -> None:
    found = {name: setting_of(card(name), brush_alone(Look(locale))).size for name in cards()}
    assert on_phone(min(found.values()), WIDTH) >= TEXT_LEAST


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", [*cards(), *buildings()])
def test_every_word_of_a_card_is_on_it(name: str, locale: str) -> None:
    brush = brush_alone(Look(locale))
    row = card(name) if name in cards() else building(name)
    crown, boxes = (64, len(row.cost)) if isinstance(row, Card) and row.legendary else (0, 0)
    assert text.width(brush.speaker.say(row.said()), Style(READABLE, "#000000")) <= CARD - 112 - crown
    kind = said(row.type) if isinstance(row, Card) else Message("card-type-building")
    words = brush.say("card-kind", type=kind, tribe=said(row.tribe))
    assert text.width(words, Style(READABLE, "#000000", "medium")) <= CARD - 60 - 60 * boxes
    lines = [line for part in setting_of(row, brush).parts for one in part.texts for line in one]
    assert not any(line.endswith(text.ELLIPSIS) for line in (*lines, *flavour_of(row, locale)))


@pytest.mark.parametrize("flavoured", [True, False])
@pytest.mark.parametrize("name", ["tolan", "cub", "fire_pit"])
def test_a_card_is_as_high_as_its_words_need(name: str, *, flavoured: bool) -> None:
    brush = brush_alone(Look("de"))
    row = card(name) if name in cards() else building(name)
    high = height_of(row, brush, flavoured=flavoured)
    assert high >= LOWEST
    assert face(row, brush, high, flavoured=flavoured).height == high + 2 * SHADE
    assert height_of(row, brush, flavoured=False) <= height_of(row, brush, flavoured=True)


def test_a_card_alone_in_its_row_lies_in_the_middle() -> None:
    one, brush = holding("cub"), brush_for(holding("cub"), Look())
    picture = paint_hand(one, brush)
    bare = paint_hand(holding(), brush).crop((0, 140, WIDTH, 500))
    left, _, right, _ = ImageChops.difference(picture.crop((0, 140, WIDTH, 500)), bare).getbbox() or (0, 0, 0, 0)
    assert abs(left + right - WIDTH) <= 2 * SHADE


def test_the_line_below_a_name_keeps_off_the_edge_of_its_sheet() -> None:
    seen = replace(acted(), phase=Phase.CHOICE)
    picture, bare = (paint_view(one, Look(locale="en")) for one in (seen, replace(seen, phase=Phase.SETUP)))
    band = (HEAD[0] + 300, HEAD[1], HEAD[2] - 400, HEAD[3])
    box = ImageChops.difference(picture.crop(band), bare.crop(band)).getbbox()
    assert box is not None
    assert box[3] <= HEAD[3] - HEAD[1] - MARGIN // 2


@pytest.mark.parametrize("locale", LOCALES)
def test_the_legend_says_every_sign_in_whole_words(locale: str) -> None:
    room = (WIDTH - 2 * MARGIN - 28) // LEGEND_COLUMNS - LEGEND_WORDS
    brush = brush_alone(Look(locale))
    told = {name: brush.say(f"legend-{name}") for name in SKETCHES}
    assert len(set(told.values())) == len(told)
    for words in told.values():
        assert text.width(words, Style(READABLE, "#000000", "medium")) <= room, words


def test_the_legend_says_the_signs_that_there_are_and_no_others() -> None:
    assert {name for seen in TABLES.values() for name in signs(seen)} == set(SKETCHES)
    bare = set(signs(choosing()))
    assert not bare & {"tapped", "done", "worker", "away", "lent", "on-units", "last", "dying"}
    assert "tapped" in signs(acted())
    assert "last" in signs(acted())
    assert "last" not in signs(full())
    assert "away" not in signs(replace(full(), loans=()))


def test_a_resource_that_is_with_somebody_else_is_seen_where_it_comes_from() -> None:
    seen = changed_building(full(), 0, 0, cubes=0)
    laying = plan(seen)
    box = laying.side(0).building(0)
    home = replace(seen, loans=tuple(loan for loan in seen.loans if loan.owner != 0))
    assert paint_view(seen, Look()).crop(box).tobytes() != paint_view(home, Look()).crop(box).tobytes()
    told = describe(seen, Look("en", LONG_NAMES)).lines
    assert any("Resources: 2 available, 2 used, 1 with others." in line for line in told)


def _boxes(laying: Plan) -> list[Area]:
    strip = [] if laying.strip is None else [laying.strip]
    mats = [side.mat for side in laying.sides if not side.gone]
    return [laying.legend, *strip, *mats, *(side.panel for side in laying.sides)]


TABLES = {"two": full(2), "three": full(3), "four": full(4), "calm": acted(4), "set-up": choosing(), "end": ended()}


@pytest.mark.parametrize("which", TABLES)
def test_nothing_overlaps(which: str) -> None:
    seen = TABLES[which]
    laying = plan(seen)
    for one, other in combinations(_boxes(laying), 2):
        assert one[3] <= other[1] or other[3] <= one[1]
    for left, top, right, bottom in _boxes(laying):
        assert left == MARGIN
        assert right == WIDTH - MARGIN
        assert 0 < top < bottom <= laying.height
    for side, player in zip(laying.sides, (seen.players[side.seat] for side in laying.sides), strict=True):
        for one_box, other_box in pairwise([side.building(number) for number in range(len(player.buildings))]):
            assert one_box[2] <= other_box[0]


def test_lanes_without_a_card_are_narrow() -> None:
    none = changed_player(full(), 1, lanes=(None, None, None))
    one = changed_player(full(), 1, lanes=(None, unit("cub", Zone.COMBAT, owner=1), None))
    assert plan(one).height - plan(none).height == CELL[1]
    top, bottom = plan(none).side(1).lane(0)[1::2]
    assert bottom - top == NOTE


def test_a_card_in_combat_is_nearer_to_the_middle_of_the_table() -> None:
    laying = plan(full(3))
    for side in laying.sides:
        combat, development = (side.cell(zone, 0) for zone in Zone)
        assert (combat[1] > development[1]) is side.far
        for zone in Zone:
            card_box, note = side.cell(zone, 1), side.note(zone, 1)
            assert card_box[3] <= note[1] or note[3] <= card_box[1]


def test_a_unit_that_went_forwards_is_framed_once() -> None:
    seen = acted(2)
    boxes = {place(seen, plan(seen), touched) for touched in seen.last}
    assert boxes == {plan(seen).side(0).cell(Zone.COMBAT, LANES.index(Lane.CENTER))}


CENTER = Cell(0, Lane.CENTER, Zone.COMBAT)
WAYS: dict[str, tuple[Cell, Cell, Way]] = {
    "forwards": (Cell(0, Lane.CENTER, Zone.DEVELOPMENT), CENTER, "up"),
    "forwards on the far side": (Cell(1, Lane.LEFT, Zone.DEVELOPMENT), Cell(1, Lane.LEFT, Zone.COMBAT), "down"),
    "back": (Cell(0, Lane.LEFT, Zone.COMBAT), Cell(0, Lane.LEFT, Zone.DEVELOPMENT), "down"),
    "to the left": (CENTER, Cell(0, Lane.LEFT, Zone.DEVELOPMENT), "left"),
    "to the right": (CENTER, Cell(0, Lane.RIGHT, Zone.DEVELOPMENT), "right"),
    "at a rival": (CENTER, Cell(1, Lane.RIGHT, Zone.DEVELOPMENT), "up"),
    "at home": (Cell(1, Lane.LEFT, Zone.COMBAT), CENTER, "down"),
}


@pytest.mark.parametrize("which", WAYS)
def test_an_arrow_shows_where_the_last_action_went(which: str) -> None:
    start, end, expected = WAYS[which]
    seen = replace(acted(2), last=(start, end))
    laying = plan(seen)
    cells = {cell: box for cell in (start, end) if (box := place(seen, laying, cell)) is not None}
    assert way(cells, laying) == expected
    framed = replace(seen, last=(end,))
    x, y = pointed_at(cells[end], expected)
    box = (x - 20, y - 20, x + 20, y + 20)
    look = Look()
    assert paint_view(seen, look).crop(box).tobytes() != paint_view(framed, look).crop(box).tobytes()


@pytest.mark.parametrize("locale", LOCALES)
def test_what_became_of_an_attack_is_whole_on_its_plate(locale: str) -> None:
    speaker = Speaker(locale, WORDS)
    for words in ("board-blocker-gone", "board-unblocked"):
        assert text.width(speaker.say(Message(words)), Style(READABLE, "#000000", "medium")) <= CELL[0] - 32


def test_a_place_that_was_left_is_framed_as_the_whole_lane() -> None:
    seen = acted(3)
    left = Cell(2, Lane.LEFT, Zone.COMBAT)
    assert place(seen, plan(seen), left) == plan(seen).side(2).lane(0)


def test_an_own_lane_can_be_chosen_even_where_all_are_empty() -> None:
    seen = changed_player(full(), 0, lanes=(None, None, None))
    plain, marked = (paint_view(seen, Look(marks=marks)) for marks in ((), (Spot("left", ""),)))
    left, top, right, bottom = plan(seen).side(0).lane(0)
    box = (left + 2 * EDGE, top + 2 * EDGE, right - 2 * EDGE, bottom - 2 * EDGE)
    assert plain.crop(box).tobytes() == marked.crop(box).tobytes()


def test_a_hand_of_eight_cards_is_not_endless() -> None:
    picture = hand(holding(*list(cards())[:8]), Look())
    assert picture.height <= 2 * picture.width
