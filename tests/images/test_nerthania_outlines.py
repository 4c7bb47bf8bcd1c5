"""Lines and patterns on the world of Nerthania: seen without colours on a phone, and explained where they are drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageStat

from images.kit.look import Look, Palette
from images.nerthania import outlines, paint_view, plan
from images.nerthania.brush import brush_for
from rules.nerthania.pieces import Direction, Terrain, Unit
from rules.nerthania.view import MarchView, NerthaniaView
from rules.nerthania.world import IN_SECTOR
from rules.words import LOCALES
from tests.images.nerthania_positions import NAMES, area, fighting, opening

PHONE = 390
"""The width of a small phone, in pixels."""
START = replace(opening(), last=())
BARE = next(one.number for one in START.areas if one.owner is None and not one.marker and one.sector == 4)
MARCH = (MarchView(BARE, Unit.WARRIOR, (2,)),)
MARCHING = replace(START, last=(1, BARE), march=MARCH)
BRUSH = brush_for(START, Look("en", NAMES))
palettes = pytest.mark.parametrize("palette", get_args(Palette))


def on_phone(view: NerthaniaView, palette: Palette) -> Image.Image:
    """The area as somebody sees it who sees no colours, on a phone."""
    left, top, right, bottom = plan.frame(BARE)
    x, y = plan.MARGIN, plan.map_top(0)
    picture = paint_view(view, Look("en", NAMES, palette)).convert("L")
    picture = picture.crop((x + left, y + top, x + right, y + bottom))
    return picture.resize((picture.width * PHONE // plan.WIDTH, picture.height * PHONE // plan.WIDTH))


def differing(one: Image.Image, other: Image.Image) -> float:
    """On which share of the two pictures everybody sees a difference."""
    histogram = ImageChops.difference(one, other).histogram()
    return sum(histogram[24:]) / sum(histogram)


@palettes
@pytest.mark.parametrize("terrain", Terrain)
def test_land_that_will_change_is_seen_on_a_phone_without_colours(terrain: Terrain, palette: Palette) -> None:
    still = area(START, BARE, terrain=terrain)
    rises, sinks = (area(still, BARE, change=direction) for direction in (Direction.RISE, Direction.SINK))
    now, up, down = (on_phone(view, palette) for view in (still, rises, sinks))
    assert differing(now, up) > 0.15
    assert differing(now, down) > 0.15
    assert differing(up, down) > 0.15


def explained(view: NerthaniaView, locale: str = "en") -> tuple[int, int, int, int] | None:
    """Where in the band below the world something is said of lines."""
    top = plan.map_top(0) + plan.MAP_HEIGHT + 6
    band = (0, top, plan.WIDTH, top + plan.BAND)
    plain, shown = (paint_view(one, Look(locale, NAMES)).crop(band) for one in (START, view))
    return ImageChops.difference(plain, shown).getbbox()


@pytest.mark.parametrize("locale", LOCALES)
def test_lines_are_explained_below_the_world_beside_the_names_of_the_sectors(locale: str) -> None:
    box = explained(replace(START, last=(1,), march=MARCH), locale)
    assert box is not None
    assert box[0] > plan.WIDTH * 0.25
    assert box[2] < plan.WIDTH * 0.75


def test_each_line_has_words_of_its_own_and_none_is_explained_that_is_not_there() -> None:
    assert explained(START) is None
    assert explained(replace(START, march=(MarchView(BARE, Unit.WARRIOR, (0,)),))) is None
    last, march = (list(outlines.outlines(view, BRUSH)) for view in (replace(START, last=(1, BARE)), MARCHING))
    assert [line.means for line in last] == ["last"]
    assert [(line.means, line.areas) for line in march] == [("last", (1,)), ("march", (BARE,))]
    assert next(outlines.outlines(fighting(), BRUSH)).means == "fight"


@pytest.mark.parametrize("sector", IN_SECTOR)
def test_a_sector_is_explained_by_what_is_drawn_on_it_alone(sector: int) -> None:
    look = Look("de", NAMES, part=str(sector))
    plain, shown = paint_view(START, look), paint_view(replace(START, march=MARCH, reshaped=(BARE,)), look)
    assert shown.height - plain.height == (outlines.FOOT if BARE in IN_SECTOR[sector] else 0)
    if BARE in IN_SECTOR[sector]:
        foot = shown.crop((0, plain.height, shown.width, shown.height))
        assert ImageStat.Stat(foot.convert("L")).stddev[0] > 10
