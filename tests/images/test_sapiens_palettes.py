"""The eight scenes are told apart by icon and by tone, whatever colours somebody sees."""

from __future__ import annotations

from colorsys import rgb_to_hls
from itertools import combinations, pairwise
from typing import get_args

import pytest
from PIL import ImageChops

from images.kit.icons import icon
from images.kit.look import Palette
from images.kit.paint import PAINTS
from images.sapiens.colours import LANDS
from images.sapiens.land import ground
from images.sapiens.plan import LARGE
from images.sapiens.plan import SMALL as SMALL_VALLEY
from images.sapiens.scenes import SHAPES, chip, token, used_token
from rules.sapiens import GAME
from rules.sapiens.view import Scene, Terrain
from tests.images.vision import VISIONS, lightness

PALETTES: tuple[Palette, ...] = get_args(Palette)
INK_ON_FILL = 40.0
"""So many steps of lightness, at least, between an icon and what it is painted on."""
SMALL = 24
"""An icon on a phone, in pixels."""

palettes = pytest.mark.parametrize("palette", PALETTES)
visions = pytest.mark.parametrize("vision", VISIONS)


@palettes
def test_every_tribe_has_a_livery_and_every_scene_a_dye_and_a_shape(palette: Palette) -> None:
    assert set(GAME.tribes) <= set(PAINTS[palette].liveries)
    assert set(LANDS[palette].scenes) == set(SHAPES) == set(Scene)
    assert len(set(SHAPES.values())) == len(Scene)


COLOURS = {
    Scene.FEAST: "bone white",
    Scene.PICKING: "tree green",
    Scene.RITUAL: "rock grey",
    Scene.FIGHT: "fist red",
    Scene.WATER: "water blue",
    Scene.CAMP: "camp orange",
    Scene.HUNT: "mammoth brown",
    Scene.FIRE: "flame yellow",
}
"""As they are printed (rulings, Components)."""


@palettes
@pytest.mark.parametrize("scene", Scene)
def test_scenes_have_the_colours_of_the_box(palette: Palette, scene: Scene) -> None:
    assert colour_word(LANDS[palette].scenes[scene].fill) == COLOURS[scene].split()[1]


def colour_word(fill: str) -> str:
    """What somebody would call this colour."""
    red, green, blue = (int(fill[at : at + 2], 16) / 255 for at in (1, 3, 5))
    hue, light, strong = rgb_to_hls(red, green, blue)
    if light > 0.9:
        return "white"
    if strong < 0.15:
        return "grey"
    degrees = hue * 360
    if 10 < degrees < 40:
        return "brown" if light < 0.25 else "orange"
    around = {"red": 0, "yellow": 47, "green": 115, "blue": 210, "red again": 360}
    return min(around, key=lambda name: abs(around[name] - degrees)).split()[0]


@palettes
@visions
def test_scenes_differ_in_tone(palette: Palette, vision: str) -> None:
    land = LANDS[palette]
    tones = sorted(lightness(dye.fill, vision) for dye in land.scenes.values())
    assert min(b - a for a, b in pairwise(tones)) >= land.scenes_apart


@palettes
@visions
def test_icons_stand_out_from_what_they_are_painted_on(palette: Palette, vision: str) -> None:
    for scene, dye in LANDS[palette].scenes.items():
        assert abs(lightness(dye.ink, vision) - lightness(dye.fill, vision)) >= INK_ON_FILL, scene


def test_icons_differ_in_black_and_white_even_when_they_are_small() -> None:
    shapes = {scene: icon(name, SMALL, "#000000").getchannel("A") for scene, name in SHAPES.items()}
    for one, other in combinations(Scene, 2):
        apart = ImageChops.difference(shapes[one], shapes[other])
        share = sum(apart.histogram()[128:]) / SMALL**2
        assert share > 0.2, (one, other)


@palettes
def test_tokens_in_hand_differ_from_played_ones(palette: Palette) -> None:
    paint, land = PAINTS[palette], LANDS[palette]
    for scene in Scene:
        assert token(scene, 60, paint, land) != used_token(scene, 60, paint)
    assert len({chip(scene, 60, paint, land).tobytes() for scene in Scene}) == len(Scene)


@palettes
@visions
@pytest.mark.parametrize("side", [SMALL_VALLEY.square, LARGE.square])
def test_forest_and_plain_differ_in_drawing_and_in_tone(side: int, palette: Palette, vision: str) -> None:
    """Trees are much darker than the ground; on a plain nothing but a few blades of grass is."""
    paint, land = PAINTS[palette], LANDS[palette]
    dark = {
        kind: sum(
            lightness(pixel, vision) < lightness(land.forest, vision) - 15
            for pixel in ground(kind, 1, 0, side, paint, land).get_flattened_data()
            if isinstance(pixel, tuple)
        )
        for kind in Terrain
    }
    assert dark[Terrain.FOREST] > 1.6 * dark[Terrain.PLAIN]


def test_the_contrast_palette_has_more_contrast() -> None:
    assert LANDS["contrast"].scenes_apart > LANDS["default"].scenes_apart
