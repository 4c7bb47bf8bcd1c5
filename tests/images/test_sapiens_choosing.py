"""The picture on which somebody chooses a tile of Sapiens: all of them, named as on their buttons, and the valley."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from PIL import ImageChops

from bot.labels import labels
from bot.limits import BUTTON_LABEL
from images import spots
from images.kit.encode import LIMIT
from images.kit.look import Look, Spot
from images.kit.text import ELLIPSIS
from images.sapiens import brush_for, describe, draw, paint_view
from images.sapiens.choosing import Choice, lines_of, tile_spots, tiles_among
from images.sapiens.marking import BELOW, EDGE
from images.sapiens.plan import LARGE, WIDTH
from rules.game import Action
from rules.sapiens.ground import Place
from rules.sapiens.pools import PutFight, Swap
from rules.sapiens.refill import Discard, Remove, Take
from rules.sapiens.view import Direction, PoolTile, Scene
from rules.words import LOCALES, Who
from tests.images.sapiens_positions import NAMES, full, tile

OWN = tile(Scene.FEAST, Scene.FIRE)
MARKED = tile(Scene.PICKING, Scene.CAMP, 3)
COMMON, THEIRS = PoolTile(None, OWN), PoolTile(Who(2), MARKED)
EVERY = [tile(one, other) for one, other in combinations_with_replacement(Scene, 2)]
QUESTIONS: list[tuple[str, Action, tuple[object, ...]]] = [
    ("tile", Take(OWN), (OWN, MARKED)),
    ("tile", Remove(OWN), (OWN, MARKED)),
    ("tile", Discard(OWN), (OWN, MARKED)),
    ("tile", Place(OWN, "B1", Direction.EAST), (OWN, MARKED)),
    ("give", Swap(OWN, COMMON), (OWN, MARKED)),
    ("take", Swap(OWN, COMMON), (COMMON, THEIRS)),
    ("tile", PutFight(THEIRS), (THEIRS, PoolTile(Who(0), OWN))),
]


@pytest.mark.parametrize(("field", "action", "values"), QUESTIONS, ids=str)
def test_every_question_for_a_tile_shows_just_these_tiles(
    field: str, action: Action, values: tuple[object, ...]
) -> None:
    marks = spots("sapiens", full(viewer=1), field, values, action)
    assert tiles_among(marks) == values


def test_places_are_no_tiles() -> None:
    assert tiles_among((Spot("B1", "B1"), Spot("IV", "north"))) == ()


def test_each_tile_changes_the_picture_and_the_valley_below_is_the_viewers_own() -> None:
    seen = full(viewer=1)
    one, two, more = (
        paint_view(seen, Look("en", NAMES, marks=tile_spots(tiles))) for tiles in ((OWN,), (OWN, MARKED), (OWN, COMMON))
    )
    high = LARGE.height + EDGE + BELOW
    alone = paint_view(seen, Look("en", NAMES, marks=(Spot("Z9", "Z9"),)))
    assert one.width == alone.width == WIDTH
    assert alone.height == high
    for picture in (two, more):
        assert ImageChops.difference(one, picture.crop((0, 0, *one.size))).getbbox() is not None
        below = picture.crop((0, picture.height - high, WIDTH, picture.height))
        other = paint_view(full(viewer=2), Look("en", NAMES, marks=tile_spots((OWN, MARKED))))
        assert below != other.crop((0, other.height - high, WIDTH, other.height))
        assert below == one.crop((0, one.height - high, WIDTH, one.height))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_tile_is_called_as_on_its_button_in_whole_words(locale: str) -> None:
    look = Look(locale, NAMES)
    brush = brush_for(full(), look)
    marked = [tile(one.first, one.second, 3) for one in EVERY]
    every: list[Choice] = [*EVERY, *marked, *(PoolTile(owner, one) for owner in (None, Who(1)) for one in marked)]
    for one, label in zip(every, labels(every, brush.speaker, BUTTON_LABEL), strict=True):
        lines = lines_of(one, brush)
        assert " ".join(lines) == label
        assert not any(line.endswith(ELLIPSIS) for line in lines)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alt_text_names_the_tiles_first(locale: str) -> None:
    told = describe(full(viewer=1), Look(locale, NAMES, marks=tile_spots((OWN, COMMON)))).alt
    expected = {
        "en": "To choose from: Feast–Fire; Feast–Fire, from the Common Pool.",
        "de": "Zur Wahl: Festmahl–Feuer und Festmahl–Feuer aus der Auslage.",
    }
    assert told.startswith(expected[locale])


def test_all_tiles_of_all_pools_at_once_are_small_enough() -> None:
    seen = full(viewer=1)
    pools = [PoolTile(Who(seat), one) for seat, clan in enumerate(seen.clans) for one in clan.pool]
    marks = tile_spots([*(PoolTile(None, one) for one in seen.common), *pools])
    assert len(marks) > 15
    assert len(draw(seen, Look("de", NAMES, marks=marks)).data) < LIMIT
