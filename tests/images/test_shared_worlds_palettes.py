"""Peoples, cubes and signs of Shared Worlds are told apart by mark and by tone, whatever colours somebody sees."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import get_args

import pytest
from PIL import ImageChops

from images.kit.icons import icon
from images.kit.look import Palette
from images.kit.paint import PAINTS
from images.shared_worlds.colours import GROUNDS
from images.shared_worlds.pieces import cost_box, cube, mark
from images.shared_worlds.scenes import PEOPLES, SCENES
from rules.shared_worlds import GAME
from rules.shared_worlds.cards import Box, Tribe, buildings, cards
from tests.images.vision import VISIONS, lightness

INK_ON_FILL = 40.0
"""So many steps of lightness, at least, between what is written and what it is written on."""
SIGN_ON_FILL = 25.0
"""The same between a large picture or a line and its ground."""
SMALL = 24
"""An icon on a phone, in pixels."""

palettes = pytest.mark.parametrize("palette", get_args(Palette))
visions = pytest.mark.parametrize("vision", VISIONS)


@palettes
def test_every_seat_has_a_livery_and_every_people_a_dye_and_a_mark(palette: Palette) -> None:
    assert set(GAME.tribes) <= set(PAINTS[palette].liveries)
    assert set(GROUNDS[palette].peoples) == set(PEOPLES) == set(Tribe)
    assert len(set(PEOPLES.values())) == len(Tribe)


@palettes
@visions
def test_peoples_differ_in_tone(palette: Palette, vision: str) -> None:
    ground = GROUNDS[palette]
    tones = sorted(lightness(dye.fill, vision) for dye in ground.peoples.values())
    assert min(b - a for a, b in pairwise(tones)) >= ground.peoples_apart


@palettes
@visions
def test_names_and_marks_stand_out_from_the_colour_of_their_people(palette: Palette, vision: str) -> None:
    for tribe, dye in GROUNDS[palette].peoples.items():
        assert abs(lightness(dye.ink, vision) - lightness(dye.fill, vision)) >= INK_ON_FILL, tribe
        assert abs(lightness(dye.deep, vision) - lightness(dye.pale, vision)) >= SIGN_ON_FILL, tribe


@palettes
@visions
def test_power_and_life_differ_in_tone_and_their_numbers_stand_out(palette: Palette, vision: str) -> None:
    paint, ground = PAINTS[palette], GROUNDS[palette]
    assert abs(lightness(ground.cube, vision) - lightness(ground.life, vision)) >= 10
    for colour in (ground.cube, ground.life):
        assert abs(lightness(paint.light_ink, vision) - lightness(colour, vision)) >= INK_ON_FILL


@palettes
@visions
def test_frames_stand_out_from_what_lies_under_them(palette: Palette, vision: str) -> None:
    paint, ground = PAINTS[palette], GROUNDS[palette]
    for colour in (paint.glow, paint.gold, paint.rim):
        for under in (ground.mat, ground.cell, paint.outline):
            assert abs(lightness(colour, vision) - lightness(under, vision)) >= SIGN_ON_FILL, (colour, under)


def test_marks_differ_in_black_and_white_even_when_they_are_small() -> None:
    shapes = {tribe: icon(name, SMALL, "#000000").getchannel("A") for tribe, name in PEOPLES.items()}
    for one, other in combinations(Tribe, 2):
        apart = ImageChops.difference(shapes[one], shapes[other])
        assert sum(apart.histogram()[128:]) / SMALL**2 > 0.2, (one, other)


def test_every_card_has_a_scene_of_its_own() -> None:
    assert set(SCENES) == {*cards(), *buildings()}
    assert len(set(SCENES.values())) == len(SCENES)


@palettes
def test_pieces_differ(palette: Palette) -> None:
    assert len({mark(tribe, 44, palette).tobytes() for tribe in Tribe}) == len(Tribe)
    assert len({cost_box(box, 44, palette).tobytes() for box in Box}) == len(Box)
    assert cube("power", 40, palette).tobytes() != cube("life", 40, palette).tobytes()


def test_the_contrast_palette_has_more_contrast() -> None:
    assert GROUNDS["contrast"].peoples_apart > GROUNDS["default"].peoples_apart
