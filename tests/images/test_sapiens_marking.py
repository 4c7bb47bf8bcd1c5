"""The picture on which somebody chooses a place of a Sapiens valley: that valley alone, these places lit and named."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image, ImageChops

from images import spots
from images.kit.look import Look, Spot
from images.sapiens import paint_view
from images.sapiens.marking import BELOW, EDGE
from images.sapiens.plan import LARGE, WIDTH, Area, moved
from rules.sapiens.beasts import ChaseBear, PutBear
from rules.sapiens.board import CAVES, SQUARES
from rules.sapiens.ground import Place
from rules.sapiens.view import Direction, SapiensView, Scene
from rules.words import Who
from tests.images.sapiens_positions import NAMES, full, tile

ALL_PLACES = (*SQUARES, *CAVES)


def _private(seat: int, *places: str) -> Image.Image:
    return paint_view(replace(full(), viewer=0), Look("en", NAMES, marks=tuple(Spot(at, at, seat) for at in places)))


def _on_private(seen: SapiensView, seat: int, name: str) -> Area:
    """Where a place is on the picture of one valley alone, without its edge, which its name may cover."""
    left, top, right, bottom = moved(LARGE.place_box(name, seen.clans[seat].valley.caves), (EDGE, EDGE))
    return left + 30, top + 60, right - 30, bottom - 30


def test_a_choice_shows_the_own_valley_alone() -> None:
    assert _private(0, "B1").size == (WIDTH, LARGE.height + EDGE + BELOW)
    own = paint_view(replace(full(), viewer=2), Look("en", NAMES, marks=(Spot("B1", "B1"),)))
    assert own == _private(2, "B1")


def test_exactly_the_places_to_choose_from_are_lit() -> None:
    bare, seen = _private(1, "A1"), full()
    lit = _private(1, "A1", "B1", "H5", "I", "III", "IV")
    changed = [
        name
        for name in ALL_PLACES
        if ImageChops.difference(bare.crop(_on_private(seen, 1, name)), lit.crop(_on_private(seen, 1, name))).getbbox()
    ]
    assert changed == ["B1", "H5", "I", "III", "IV"]


def test_a_place_that_no_valley_has_is_left_out() -> None:
    assert _private(1, "B1", "Z9") == _private(1, "B1")


def test_each_label_is_written() -> None:
    looks = [Look("en", NAMES, marks=(Spot("B1", label, 1),)) for label in ("B1", "1", "12")]
    assert len({paint_view(full(), look).tobytes() for look in looks}) == 3


def test_places_are_found_among_the_values_of_an_action() -> None:
    laying = Place(tile(Scene.FEAST, Scene.CAMP), "B1", Direction.EAST)
    values = ("B1", "IV", Scene.CAMP, Who(1), 3, "Z9", "B1")
    assert spots("sapiens", full(), "at", values, laying) == (Spot("B1", "B1"), Spot("IV", "IV"))
    assert spots("sapiens", full(), "at", ("C2",), PutBear(Who(2), "C2")) == (Spot("C2", "C2", 2),)
    assert spots("sapiens", full(), "at", ("C2",), ChaseBear("C2")) == (Spot("C2", "C2"),)


def test_a_direction_is_found_where_the_other_half_would_come() -> None:
    seen = replace(full(), turn=2)
    laying = Place(tile(Scene.FEAST, Scene.CAMP), "B3", Direction.EAST)
    ways = (Direction.WEST, Direction.NORTH)
    assert spots("sapiens", seen, "turn", ways, laying) == (Spot("B2", "north"), Spot("A3", "west"))
    cave = seen.clans[2].valley.caves[0]
    before = replace(laying, at=cave.square)
    assert spots("sapiens", seen, "turn", (Direction.NORTH,), before) == (Spot(cave.name, "north"),)


def test_a_direction_is_an_arrow_in_every_language() -> None:
    def seen(locale: str, label: str) -> Image.Image:
        return paint_view(full(viewer=0), Look(locale, NAMES, marks=(Spot("B3", label),)))

    assert len({seen("en", turn).tobytes() for turn in Direction}) == 4
    assert seen("en", "north") == seen("de", "north")
