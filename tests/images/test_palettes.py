"""Sides are told apart by mark and by tone, whatever colours somebody sees."""

from __future__ import annotations

from itertools import combinations
from typing import get_args

import pytest
from PIL import Image, ImageChops

from images.kit.look import Palette
from images.kit.marks import seat_badge
from images.kit.paint import PAINTS, Livery, Mark
from images.zoar.colours import LANDS
from images.zoar.pieces import Kind, piece
from rules.zoar import GAME
from tests.images.vision import VISIONS, lightness

PALETTES: tuple[Palette, ...] = get_args(Palette)
OF_A_SIDE: tuple[Kind, ...] = ("army", "leader", "city", "temple", "relic")
INK_ON_FILL = 30.0
"""So many steps of lightness, at least, between a mark and what it is painted on."""

palettes = pytest.mark.parametrize("palette", PALETTES)
visions = pytest.mark.parametrize("vision", VISIONS)


def _pairs(palette: Palette) -> list[tuple[Livery, Livery]]:
    return list(combinations(PAINTS[palette].liveries.values(), 2))


@palettes
def test_every_tribe_has_a_livery(palette: Palette) -> None:
    assert set(GAME.tribes) <= set(PAINTS[palette].liveries)


@palettes
def test_every_side_has_a_mark_of_its_own(palette: Palette) -> None:
    marks = [livery.mark for livery in PAINTS[palette].liveries.values()]
    assert sorted(marks) == sorted(get_args(Mark))


@palettes
@visions
def test_sides_differ_in_tone(palette: Palette, vision: str) -> None:
    apart = [abs(lightness(one.fill, vision) - lightness(other.fill, vision)) for one, other in _pairs(palette)]
    assert min(apart) >= PAINTS[palette].tones_apart


@palettes
@visions
def test_marks_stand_out_from_what_they_are_painted_on(palette: Palette, vision: str) -> None:
    for livery in PAINTS[palette].liveries.values():
        assert abs(lightness(livery.ink, vision) - lightness(livery.fill, vision)) >= INK_ON_FILL


@palettes
def test_words_stand_out_from_the_parchment(palette: Palette) -> None:
    paint = PAINTS[palette]
    assert abs(lightness(paint.ink, "full") - lightness(paint.parchment, "full")) >= 60
    assert abs(lightness(paint.faint, "full") - lightness(paint.parchment, "full")) >= 40
    assert abs(lightness(paint.light_ink, "full") - lightness(paint.table, "full")) >= 60


def test_the_contrast_palette_has_more_contrast() -> None:
    default, contrast = PAINTS["default"], PAINTS["contrast"]
    assert contrast.tones_apart > default.tones_apart
    assert lightness(contrast.ink, "full") < lightness(default.ink, "full")
    assert lightness(contrast.parchment, "full") > lightness(default.parchment, "full")


@palettes
@pytest.mark.parametrize("kind", OF_A_SIDE)
def test_pieces_of_two_sides_differ_in_shape_even_in_black_and_white(palette: Palette, kind: Kind) -> None:
    """Each sprite as a drawing of light and dark parts: where a mark lies, the drawings of two sides differ."""
    paint, land = PAINTS[palette], LANDS[palette]
    for one, other in _pairs(palette):
        shapes = [_mark_of(piece(kind, side, 72, paint, land), side) for side in (one, other)]
        assert _share(ImageChops.difference(shapes[0], shapes[1])) > 0.004, (kind, one.mark, other.mark)


@palettes
@visions
def test_badges_differ_in_tone_where_they_are_painted(palette: Palette, vision: str) -> None:
    paint = PAINTS[palette]
    tones = [_tone(seat_badge(livery, paint, 96), vision) for livery in paint.liveries.values()]
    assert min(abs(one - other) for one, other in combinations(tones, 2)) >= paint.tones_apart - 1


def _mark_of(sprite: Image.Image, side: Livery) -> Image.Image:
    """Where the sprite has the colour of the side's mark."""
    inks = {side.ink, side.deep}
    near = [
        255 if any(_close(pixel, ink) for ink in inks) else 0 for pixel in sprite.convert("RGB").get_flattened_data()
    ]
    mask = Image.new("L", sprite.size)
    mask.putdata(near)
    return mask


def _close(pixel: object, colour: str) -> bool:
    assert isinstance(pixel, tuple)
    wanted = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    return all(abs(a - b) <= 24 for a, b in zip(pixel, wanted, strict=True))


def _share(mask: Image.Image) -> float:
    """How much of a mask is lit, 0 to 1."""
    return sum(mask.histogram()[128:]) / (mask.width * mask.height)


def _tone(badge: Image.Image, vision: str) -> float:
    """The tone of the badge beside its mark."""
    colour = badge.convert("RGB").getpixel((round(badge.width * 0.5), round(badge.height * 0.18)))
    assert isinstance(colour, tuple)
    return lightness(colour, vision)
