"""The picture for somebody who chooses among fields: just these are lit and named, whatever colours one sees."""

from __future__ import annotations

from typing import get_args

import pytest
from PIL import Image, ImageChops

from images import spots
from images.kit.encode import LIMIT
from images.kit.look import Look, Palette, Spot
from images.zoar import describe, draw, paint_view, plan
from images.zoar.marking import BOARD, LETTERS
from rules.words import LOCALES, said
from rules.zoar.move import Move
from rules.zoar.state import Piece, Unit
from rules.zoar.view import Good
from tests.images.positions import NAMES, full, opening
from tests.images.vision import VISIONS, lightness

PHONE = 390
"""The width of a small phone, in pixels."""
MOVE = Move(Unit(Piece.ARMY, "D3"), "C4")
palettes = pytest.mark.parametrize("palette", get_args(Palette))


def _marked(*places: str, palette: Palette = "default") -> Image.Image:
    return paint_view(opening(), Look("en", NAMES, palette, tuple(Spot(place, place) for place in places)))


def _field(name: str) -> tuple[int, int, int, int]:
    """The field on such a picture, without its frame and what reaches into it."""
    x, y = plan.corner(name)
    return x + 40, y - BOARD[1] + 40, x + plan.FIELD - 40, y - BOARD[1] + plan.FIELD - 60


def _light(picture: Image.Image, name: str, vision: str = "full") -> float:
    colour = picture.crop(_field(name)).resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    assert isinstance(colour, tuple)
    return lightness(colour, vision)


def test_fields_and_the_fields_of_units_are_places_each_once_and_nothing_else() -> None:
    values = ("C4", Unit(Piece.ARMY, "D3"), Unit(Piece.LEADER, "D3"), "Z9", "red", 7, None, True, Good.FOOD, ("A1",))
    assert spots("zoar", opening(), "to", values, MOVE) == (Spot("C4", "C4"), Spot("D3", "D3"))


def test_a_field_is_called_on_the_picture_as_on_the_button() -> None:
    assert all(spot.label == said(spot.place) for spot in spots("zoar", opening(), "to", ("A1", "H8"), MOVE))


@palettes
@pytest.mark.parametrize("vision", VISIONS)
def test_marked_fields_are_far_lighter_than_all_others(palette: Palette, vision: str) -> None:
    picture = _marked("D3", "C2", palette=palette)
    lit = min(_light(picture, name, vision) for name in ("D3", "C2"))
    assert lit - max(_light(picture, name, vision) for name in ("C1", "D1", "D2", "E2", "E4", "A4")) >= 25


def test_nothing_changes_but_what_is_marked() -> None:
    one, both = _marked("B2"), _marked("B2", "G6")
    changed = ImageChops.difference(one, both).getbbox()
    assert changed is not None
    x, y = plan.corner("G6")
    left, top = x - 40, y - BOARD[1] - 40
    assert left <= changed[0]
    assert top <= changed[1]
    assert changed[2] <= left + plan.FIELD + 80
    assert changed[3] <= top + plan.FIELD + 80


def test_a_mark_on_no_field_is_left_out_and_the_board_fills_the_picture() -> None:
    assert ImageChops.difference(_marked("B2", "Z9"), _marked("B2")).getbbox() is None
    assert _marked("B2").size == (plan.WIDTH, BOARD[3] - BOARD[1])


def test_names_can_be_read_on_a_phone() -> None:
    assert LETTERS * PHONE / plan.WIDTH >= 14


def test_every_field_at_once_is_small_enough() -> None:
    everywhere = tuple(Spot(field.name, field.name) for field in full().fields)
    assert len(draw(full(), Look("en", NAMES, marks=everywhere)).data) < LIMIT


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alt_text_names_the_places_first(locale: str) -> None:
    look = Look(locale, NAMES, marks=(Spot("D3", "D3"), Spot("E4", "E4")))
    assert describe(full(), look).alt.startswith(
        {"en": "To choose from: D3 and E4.", "de": "Zur Wahl: D3 und E4."}[locale]
    )
    everywhere = tuple(Spot(field.name, field.name) for field in full().fields)
    assert len(describe(full(), Look(locale, NAMES, marks=everywhere)).alt) <= 1024
    assert "D3 and E4." not in describe(full(), Look("en", NAMES)).alt
