"""The pictures and words of Shared Worlds: small enough, always the same, and they show what there is."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import get_args

import pytest
from PIL import ImageChops

from images.kit.encode import LIMIT
from images.kit.look import Look, Palette, Spot
from images.shared_worlds import describe, describe_card, describe_hand, draw, hand, paint_view
from images.shared_worlds.brush import brush_for
from images.shared_worlds.hand import paint_hand
from images.shared_worlds.plan import plan
from rules.shared_worlds.cards import buildings, cards
from rules.shared_worlds.pieces import LANES, Cell, Face, Lane, Zone
from rules.shared_worlds.view import SharedWorldsView
from rules.words import LOCALES
from tests.images.shared_worlds_positions import (
    LONG_NAMES,
    NAMES,
    changed_building,
    changed_player,
    changed_unit,
    choosing,
    ended,
    full,
    holding,
    many_views,
)

LOOK = Look("en", NAMES)


@pytest.mark.parametrize("palette", get_args(Palette))
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fullest_picture_is_wide_and_small_enough(seats: int, locale: str, palette: Palette) -> None:
    picture = draw(full(seats), Look(locale, LONG_NAMES, palette))
    assert picture.width >= 1600
    assert len(picture.data) < LIMIT
    assert picture == draw(full(seats), Look(locale, LONG_NAMES, palette))


def test_every_position_of_real_games_can_be_drawn_and_told() -> None:
    for seen in many_views():
        assert paint_view(seen, LOOK).width == 1600
        assert describe(seen, Look("de", NAMES)).lines


def test_a_hand_of_many_cards_is_small_enough() -> None:
    picture = hand(holding(*list(cards())[:10]), LOOK)
    assert len(picture.data) < LIMIT


def test_nothing_is_dark_where_what_can_be_chosen_is_not_on_the_table() -> None:
    marks = tuple(Spot(face.id, "") for face in choosing().buildings_left)
    assert paint_view(choosing(), replace(LOOK, marks=marks)).tobytes() == paint_view(choosing(), LOOK).tobytes()


def test_equal_cards_to_choose_from_lie_there_each() -> None:
    seen = replace(holding(), looked_at=(Face("cub"), Face("cub"), Face("war_paint")))
    chosen = replace(LOOK, marks=(Spot("cub", ""), Spot("war_paint", "")))
    assert paint_view(seen, chosen).tobytes() == paint_hand(seen, brush_for(seen, LOOK), seen.looked_at).tobytes()


CHANGES: dict[str, SharedWorldsView] = {
    "Life": changed_player(full(), 0, life=1),
    "hand": changed_player(full(), 1, hand=9),
    "used cubes": changed_player(full(), 0, used=5),
    "Power": changed_unit(full(), 0, Lane.LEFT, cubes=3),
    "unit Life": changed_unit(full(), 1, Lane.LEFT, life=2),
    "tapped": changed_unit(full(), 1, Lane.LEFT, tapped=True),
    "attachments": changed_unit(full(), 1, Lane.LEFT, attachments=()),
    "cubes": changed_building(full(), 0, 0, cubes=1),
    "Workers": changed_building(full(), 0, 1, workers=2),
    "main pile": replace(full(), main=3),
    "attack": replace(full(), attacks=()),
}


LAST = (Cell(0, Lane.LEFT, Zone.DEVELOPMENT), Cell(0, Lane.LEFT, Zone.COMBAT), Face("fire_pit"))


def test_the_last_action_is_framed_and_told_but_in_a_fight() -> None:
    calm = replace(full(), attacks=(), last=())
    pictures = [paint_view(replace(calm, last=LAST[:count]), LOOK).tobytes() for count in range(4)]
    assert len(set(pictures)) == 4
    fighting = [paint_view(replace(full(), last=last), LOOK).tobytes() for last in ((), LAST)]
    assert fighting[0] == fighting[1]
    told = describe(replace(calm, last=LAST), LOOK)
    assert "Last changed: lane left of Anna (Development), lane left of Anna (Combat), and Fire Pit." in told.lines


def test_a_trace_of_somebody_who_is_out_is_not_drawn() -> None:
    gone = (Cell(1, Lane.LEFT, Zone.COMBAT), Face("neander_cave"))
    assert (
        paint_view(replace(ended(), last=gone), LOOK).tobytes() == paint_view(replace(ended(), last=()), LOOK).tobytes()
    )


@pytest.mark.parametrize("what", CHANGES)
def test_what_changes_is_seen_and_told(what: str) -> None:
    before, after = paint_view(full(), LOOK), paint_view(CHANGES[what], LOOK)
    assert before.size != after.size or ImageChops.difference(before, after).getbbox() is not None
    assert describe(full(), LOOK).lines != describe(CHANGES[what], LOOK).lines


def test_no_hand_is_on_the_picture_of_the_table() -> None:
    assert paint_view(holding("tolan"), LOOK).tobytes() == paint_view(holding("cub"), LOOK).tobytes()


def test_combat_areas_of_rivals_face_each_other() -> None:
    for seats in (2, 3, 4):
        laying = plan(full(seats))
        assert [side.far for side in laying.sides] == sorted((side.far for side in laying.sides), reverse=True)
        assert laying.sides[-1].seat == 0
        tops = [side.top for side in laying.sides]
        assert tops == sorted(tops)


def test_who_is_out_has_no_lanes() -> None:
    told = describe(ended(), LOOK).lines
    assert sum("Lane" in line for line in told) == len(LANES)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", [*cards(), *buildings()])
def test_every_card_is_told(name: str, locale: str) -> None:
    words = describe_card(name, Look(locale))
    assert len(words.lines) >= 2
    assert not re.search(r"\{|\}|  ", words.alt)


def test_alt_texts_fit() -> None:
    for locale in LOCALES:
        assert len(describe(full(4), Look(locale, LONG_NAMES)).alt) <= 1024
        assert len(describe_hand(holding(*cards()), Look(locale, LONG_NAMES)).alt) <= 1024
