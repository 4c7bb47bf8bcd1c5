"""Sapiens where a phone shows it 390 pixels wide: no letter is too small, and every sign is in the legend."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import get_args

import pytest
from PIL import Image, ImageChops

from images.kit import text
from images.kit.look import Look, Palette, Spot
from images.kit.paint import PAINTS
from images.kit.text import Style
from images.sapiens import paint_view
from images.sapiens.brush import Brush
from images.sapiens.cards import BROAD
from images.sapiens.cards import INSET as INSIDE
from images.sapiens.choosing import tile_spots
from images.sapiens.head import ROUND_WIDTH
from images.sapiens.legend import INSET, SKETCHES, columns, room_of
from images.sapiens.pieces import fight
from images.sapiens.plan import LARGE, NARROW, READABLE, WIDTH, Area, plan
from images.sapiens.pools import TOKEN, pool_tile
from rules.sapiens import GAME
from rules.sapiens.view import Scene
from rules.words import LOCALES, Message, Speaker, said
from tests.images.phone import lettered, on_phone
from tests.images.sapiens_positions import LONG_NAMES, NAMES, changed_cave, ended, full, many_views, opening, tile

LEAST, LEAST_OF_ALL = 11, 9
PALETTES: tuple[Palette, ...] = get_args(Palette)
CAVES = {"I", "II", "III", "IV", "V", "VI"}
WORDS = ("rules.sapiens", "images", "images.sapiens")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_letter_is_large_enough(locale: str) -> None:
    look = Look(locale, LONG_NAMES)
    tables = [full(seats) for seats in (2, 3, 4)]
    tables += [replace(seen, last_round=True) for seen in tables]
    tables += [changed_cave(opening(), 1, "II", token=None), *(ended(seats) for seats in (2, 3, 4)), *many_views()]
    with lettered("sapiens") as found:
        for seen in tables:
            paint_view(seen, look)
        paint_view(full(viewer=1), Look(locale, LONG_NAMES, marks=(Spot("B1", "B1"), Spot("II", "north"))))
        paint_view(full(viewer=1), Look(locale, LONG_NAMES, marks=tile_spots(full().clans[0].pool)))
    small = {words for words, size in found if on_phone(size, WIDTH) < LEAST}
    assert small <= CAVES
    assert {size for _, size in found if on_phone(size, WIDTH) < LEAST} == {NARROW}
    assert on_phone(NARROW, WIDTH) >= LEAST_OF_ALL
    assert min(size for _, size in found if size != NARROW) == READABLE


def test_every_square_and_cave_of_the_large_valley_is_named_and_a_small_one_has_its_edges_named() -> None:
    with lettered("sapiens") as found:
        paint_view(opening(2), Look("en", NAMES))
    words = {one for one, _ in found}
    assert {letter + digit for letter in "ABCDEFGH" for digit in "12345"} <= words
    assert set("ABCDEFGH12345") | CAVES <= words


def _room(seats: int) -> int:
    """How wide a column of scenes is in the legend; one of signs is half as wide."""
    left, _, right, _ = plan(seats, 0).legend
    return (right - left - 2 * INSET) // columns(plan(seats, 0).legend)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_legend_says_every_sign_and_every_scene_in_whole_words(locale: str) -> None:
    speaker, style = Speaker(locale, WORDS), Style(READABLE, "#000000", "medium")
    told = {name: speaker.say(Message(f"legend-{name}")) for name in SKETCHES}
    assert len(set(told.values())) == len(told)
    for wide in (_room(seats) for seats in (2, 3, 4)):
        for words in told.values():
            assert text.width(words, style) <= room_of(wide // 2), words
        for scene in Scene:
            bonus = speaker.say(Message(f"board-bonus-{scene}"))
            assert text.width(bonus, style) <= room_of(wide, speaker.say(said(scene))), bonus


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_legend_stays_on_its_sheet_and_holds_every_sign(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    box = plan(seats, 0).legend
    for name in SKETCHES:
        there = paint_view(full(seats, viewer=0), Look("en", NAMES))
        with monkeypatch.context() as patched, lettered("sapiens"):
            patched.setattr("images.sapiens.legend.SKETCHES", {**SKETCHES, name: lambda _: Image.new("RGBA", (1, 1))})
            gone = paint_view(full(seats, viewer=0), Look("en", NAMES))
        changed = ImageChops.difference(there, gone).getbbox()
        assert changed is not None, name
        assert _inside(changed, box), name


def _inside(one: Area, other: Area) -> bool:
    return one[0] >= other[0] + 8 and one[1] >= other[1] + 4 and one[2] <= other[2] - 8 and one[3] <= other[3] - 4


@pytest.mark.parametrize("locale", LOCALES)
def test_lines_keep_off_the_edge_of_their_sheet(locale: str) -> None:
    """The head has two lines, the lower one with tails below."""
    look = Look(locale, NAMES)
    seen = full(last_round=True)
    before = paint_view(replace(seen, last_round=False), look)
    box = ImageChops.difference(paint_view(seen, look), before).getbbox()
    assert box is not None
    assert box[3] <= 132 - 6


def test_a_fight_token_hides_nothing_of_its_tile() -> None:
    liveries = tuple(PAINTS["default"].liveries[tribe] for tribe in GAME.tribes)
    brush = Brush("default", liveries, Speaker("en", WORDS))
    for half in (66, 88):
        bare = pool_tile(tile(Scene.FEAST, Scene.FIRE), half, brush)
        marked = pool_tile(tile(Scene.FEAST, Scene.FIRE, 1), half, brush)
        left = (marked.width - bare.width) // 2
        within = marked.crop((left, 0, left + bare.width, bare.height))
        grounds = [Image.new("RGBA", bare.size, brush.paint.parchment) for _ in range(2)]
        for ground, sprite in zip(grounds, (bare, within), strict=True):
            ground.alpha_composite(sprite)
        box = ImageChops.difference(grounds[0].convert("RGB"), grounds[1].convert("RGB")).getbbox()
        assert box is not None
        assert box[0] >= bare.width - half * 0.35


@pytest.mark.parametrize("palette", PALETTES)
def test_the_owners_of_fight_tokens_are_told_apart_in_black_and_white_on_a_phone(palette: Palette) -> None:
    paint, size = PAINTS[palette], round(on_phone(TOKEN, WIDTH))
    assert size >= 14
    seen = []
    for tribe in GAME.tribes:
        ground = Image.new("RGBA", (size, size), paint.parchment)
        ground.alpha_composite(fight(paint.liveries[tribe], TOKEN, paint).resize((size, size)))
        seen.append(ground.convert("L"))
    for one, other in combinations(seen, 2):
        assert sum(ImageChops.difference(one, other).histogram()[40:]) >= 15


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_said_of_the_last_round_is_whole(locale: str) -> None:
    words = Speaker(locale, WORDS).say(Message("board-last-round"))
    assert text.width(words, Style(READABLE, "#000000")) <= ROUND_WIDTH - 30


def test_a_long_name_runs_into_nothing_on_its_card() -> None:
    """What stands behind it on the same line is the same beside a short name."""
    for seats in (2, 3, 4):
        seen = full(seats, viewer=0)
        box = ImageChops.difference(*(paint_view(seen, Look("en", names)) for names in (NAMES, LONG_NAMES))).crop(
            plan(seats, 0).sites[0].card
        )
        changed = box.getbbox()
        assert changed is not None
        assert changed[2] <= INSIDE + BROAD.pieces[0] - 33


def test_a_square_of_the_large_valley_shows_its_name_whole() -> None:
    style = Style(READABLE, "#000000")
    wide = max(text.width(letter + digit, style) for letter in "ABCDEFGH" for digit in "12345")
    assert wide <= LARGE.square / 2
