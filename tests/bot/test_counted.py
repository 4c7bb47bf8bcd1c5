"""Groups of units and rows of areas are read as people write them, in figures and in words, in any order."""

from __future__ import annotations

import pytest

from bot import typed
from bot.commands.guess import understood
from bot.speech import speaker
from rules.nerthania.actions import Collect, Move
from rules.nerthania.ground import groups
from rules.nerthania.pieces import Troop, Unit

HERE = ((Unit.WARRIOR, 4), (Unit.RIDER, 2), (Unit.SHIELD_BEARER, 2))
MOVES = [Move(12, to, group) for to in (13, 14) for group in groups(HERE, 6, False)]
THREE_AND_ONE = Move(12, 13, (Troop(Unit.WARRIOR, 3), Troop(Unit.RIDER, 1)))


def read(locale: str, text: str) -> typed.Reading:
    return typed.read(MOVES, {"origin": "12", "to": "13", "units": text}, speaker(locale, "nerthania"))


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "3 warriors, 1 rider"),
        ("en", "1 rider and 3 warriors"),
        ("en", "3 Warriors + 1 Rider"),
        ("en", "3 warriors 1 rider"),
        ("en", "three warriors and a rider"),
        ("de", "3 Krieger, 1 Reiter"),
        ("de", "1 Reiter 3 Krieger"),
        ("de", "drei Krieger und ein Reiter"),
    ],
)
def test_a_group_that_is_fully_named_is_done_at_once(locale: str, text: str) -> None:
    assert read(locale, text) == typed.Reading((THREE_AND_ONE,), exact=True)


@pytest.mark.parametrize("text", ["3x warrior, 1x rider", "3 warrior 1 rider", "warriors 3, rider 1", "3 w, 1 r"])
def test_a_group_that_is_guessed_is_shown_first(text: str) -> None:
    assert read("en", text) == typed.Reading((THREE_AND_ONE,), exact=False)


def test_what_fits_several_groups_leaves_them_open() -> None:
    assert {action.units for action in read("en", "rider").actions if isinstance(action, Move)} == {
        (Troop(Unit.RIDER, 1),),
        (Troop(Unit.RIDER, 2),),
    }


@pytest.mark.parametrize(
    ("locale", "text"), [("en", "9 warriors"), ("en", "nine warriors"), ("de", "9 Krieger"), ("de", "neun Krieger")]
)
def test_too_many_units_are_understood_so_that_the_rule_can_be_told(locale: str, text: str) -> None:
    lines = {"origin": "12", "to": "13", "units": text}
    assert read(locale, text).actions == ()
    assert understood(Move, lines, speaker(locale, "nerthania")) == Move(12, 13, (Troop(Unit.WARRIOR, 9),))


@pytest.mark.parametrize("text", ["4, 11, 12", "4 11 12", "12 and 4 and 11"])
def test_areas_in_a_row(text: str) -> None:
    collects = [Collect(areas) for areas in ((4, 11, 12), (4, 11, 13), (11, 12, 13))]
    assert typed.read(collects, {"areas": text}, speaker("en", "nerthania")).actions == (Collect((4, 11, 12)),)
