"""The tribes and the land of Nerthania are told apart whatever colours somebody sees."""

from __future__ import annotations

from itertools import combinations
from typing import get_args

import pytest

from images.kit.look import Palette
from images.kit.paint import PAINTS, Mark
from images.nerthania.colours import LANDS, TONES_APART
from rules.nerthania import GAME
from rules.nerthania.pieces import Unit
from tests.images.vision import VISIONS, lightness

palettes = pytest.mark.parametrize("palette", get_args(Palette))
visions = pytest.mark.parametrize("vision", VISIONS)


@palettes
def test_every_tribe_has_a_livery_and_a_mark_of_its_own(palette: Palette) -> None:
    tribes = LANDS[palette].tribes
    assert set(tribes) == set(GAME.tribes)
    assert sorted(livery.mark for livery in tribes.values()) == sorted(get_args(Mark))


@palettes
@visions
def test_tribes_differ_in_tone(palette: Palette, vision: str) -> None:
    tones = [lightness(livery.fill, vision) for livery in LANDS[palette].tribes.values()]
    assert min(abs(one - other) for one, other in combinations(tones, 2)) >= TONES_APART[palette]


@palettes
@visions
def test_marks_and_numbers_stand_out_from_their_plates(palette: Palette, vision: str) -> None:
    land, paint = LANDS[palette], PAINTS[palette]
    pairs = [(livery.ink, livery.fill) for livery in land.tribes.values()]
    pairs += [(land.dice[unit][1], land.dice[unit][0]) for unit in Unit]
    pairs += [(paint.outline, colour) for colour in (*land.sectors, land.silver)]
    for ink, ground in pairs:
        assert abs(lightness(ink, vision) - lightness(ground, vision)) >= 30, (ink, ground)


@palettes
@visions
def test_terrains_differ_in_tone_too(palette: Palette, vision: str) -> None:
    land = LANDS[palette]
    tones = [lightness(colour, vision) for colour in (land.water, land.rock, land.grass)]
    assert min(abs(one - other) for one, other in combinations(tones, 2)) >= 8
