"""Everything in an area lies inside it: nothing covers another area, however many stand there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageDraw

from images.kit.look import Look, Palette
from images.nerthania import fitting, plan
from images.nerthania.areas import laid
from images.nerthania.brush import brush_for
from rules.nerthania.pieces import Terrain, Units
from rules.nerthania.view import NerthaniaView
from rules.nerthania.world import AREAS, CAPACITY
from tests.images.nerthania_positions import NAMES, fighting, full, opening, seen, state, units

OVER = 9
"""So many pixels signs may reach over a border: the rim of a plate, its shadow, and the width of the border itself."""
SOLID = 200
"""What is at least so opaque, of 255, hides what lies below it; shadows do not."""
READABLE = 0.45
"""Nothing is drawn smaller than this share of its size, whoever stands there."""
USUAL = 0.65
"""Nor smaller than this with what capacities allow."""


def hundred() -> NerthaniaView:
    """A world in which every area is filled to its capacity with different kinds: well over a hundred units."""
    start = opening()
    return replace(
        start,
        areas=tuple(
            one
            if one.terrain is Terrain.WATER
            else replace(
                one, owner=one.number % 4, units=_filled(CAPACITY[one.terrain][one.number]), headquarters=None, marker=1
            )
            for one in start.areas
        ),
    )


def _filled(capacity: int) -> Units:
    return units(*(capacity // 4 + (place < capacity % 4) for place in range(4)))


VIEWS = {
    "a hundred": hundred(),
    "full": full(),
    "full for two": full(2),
    "fighting": fighting(),
    **{f"game {seed}": seen(state(4, f"fitting {seed}", 250 * seed)) for seed in range(1, 5)},
}
views = pytest.mark.parametrize("name", VIEWS)


def _laid(view: NerthaniaView, palette: Palette = "default") -> Iterator[tuple[int, Image.Image]]:
    """For each area a mask of the world: what its signs hide."""
    brush = brush_for(view, Look("en", NAMES, palette))
    for area in view.areas:
        signs = laid(area, False, "", brush.liveries, palette)
        solid = signs.sprite.getchannel("A").point(lambda alpha: 255 if alpha >= SOLID else 0)
        mask = Image.new("L", (plan.MAP_WIDTH + 80, plan.MAP_HEIGHT + 80))
        mask.paste(solid, (signs.left + 40, signs.top + 40))
        yield area.number, mask


def _around(number: int) -> Image.Image:
    """The area and a little more, on the same mask."""
    mask = Image.new("L", (plan.MAP_WIDTH + 80, plan.MAP_HEIGHT + 80))
    points = [(x + 40, y + 40) for x, y in plan.outline(number)]
    pen = ImageDraw.Draw(mask)
    pen.polygon(points, fill=255)
    pen.line([*points, points[0]], fill=255, width=2 * OVER, joint="curve")
    for x, y in points:
        pen.ellipse((x - OVER, y - OVER, x + OVER, y + OVER), fill=255)
    return mask


def test_there_are_well_over_a_hundred_units_in_the_world_of_a_hundred() -> None:
    assert sum(troop.number for area in VIEWS["a hundred"].areas for troop in area.units) > 130


@views
def test_everything_lies_inside_its_area(name: str) -> None:
    for number, mask in _laid(VIEWS[name]):
        outside = ImageChops.subtract(mask, _around(number)).getbbox()
        assert outside is None, (number, outside)


@views
def test_no_two_areas_cover_each_other(name: str) -> None:
    covered: Image.Image | None = None
    for number, mask in _laid(VIEWS[name]):
        if covered is None:
            covered = mask
        else:
            assert ImageChops.multiply(covered, mask).getbbox() is None, number
            covered = ImageChops.lighter(covered, mask)


@pytest.mark.parametrize("palette", get_args(Palette))
@pytest.mark.parametrize(("name", "least"), [("a hundred", USUAL), ("game 2", USUAL), ("full", READABLE)])
def test_what_stands_there_is_large_enough(name: str, least: float, palette: Palette) -> None:
    view = VIEWS[name]
    brush = brush_for(view, Look("en", NAMES, palette))
    assert min(laid(area, False, "", brush.liveries, palette).size for area in view.areas) >= least


def test_a_larger_box_finds_less_room_and_a_small_one_lies_in_the_middle() -> None:
    for number in AREAS:
        sizes = [fitting.spot(number, ((side, side),)).size for side in (40, 160, 320)]
        assert sizes == sorted(sizes, reverse=True)
        assert sizes[0] == 1
        x, y = fitting.middle(number)
        small = fitting.spot(number, ((8, 8),))
        assert abs(small.x - x) <= fitting.CELL
        assert abs(small.y - y) <= fitting.CELL


@pytest.mark.parametrize(("kinds", "number"), list(product((1, 2, 3, 4, 5, 6), (13, 26, 52, 53, 55))))
def test_any_army_finds_room_in_the_narrowest_areas(kinds: int, number: int) -> None:
    view = full()
    brush = brush_for(view, Look("en", NAMES))
    one = replace(view.areas[number - 1], owner=0, units=units(*[4] * kinds), terrain=Terrain.GRASS, headquarters=2)
    assert len(one.units) == kinds
    signs = laid(one, False, "", brush.liveries, "default")
    low, upper, far, lower = plan.frame(number)
    assert low - OVER <= signs.left
    assert signs.left + signs.sprite.width <= far + OVER
    assert upper - OVER <= signs.top
    assert signs.top + signs.sprite.height <= lower + OVER
    assert signs.size >= READABLE
