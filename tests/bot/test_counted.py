"""Groups of units and rows of areas are read as people write them, in figures and in words, in any order."""

from __future__ import annotations

import pytest

from bot import typed
from bot.commands.guess import understood
from bot.commands.play import as_called
from bot.speech import speaker
from rules.nerthania.actions import Attack, Collect, Move
from rules.nerthania.ground import groups
from rules.nerthania.pieces import Troop, Unit

HERE = ((Unit.WARRIOR, 4), (Unit.RIDER, 2), (Unit.SHIELD_BEARER, 2))
MOVES = [Move(12, to, group) for to in (13, 14) for group in groups(HERE, 6, False)]
ROOMY = [Move(12, 13, group) for group in groups(HERE, 8, False)]
EVERYBODY = Move(12, 13, (Troop(Unit.WARRIOR, 4), Troop(Unit.RIDER, 2), Troop(Unit.SHIELD_BEARER, 2)))
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
        ("en", "3 warrior 1 rider"),
        ("en", "3x warrior, 1x rider"),
        ("en", "three warriors and a rider"),
        ("de", "3 Krieger, 1 Reiter"),
        ("de", "1 Reiter 3 Krieger"),
        ("de", "drei Krieger und ein Reiter"),
    ],
)
def test_a_group_that_is_fully_named_is_done_at_once(locale: str, text: str) -> None:
    assert read(locale, text) == typed.Reading((THREE_AND_ONE,), exact=True)


@pytest.mark.parametrize("text", ["3 wariors, 1 rider", "warriors 3, rider 1", "3 w, 1 r"])
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


@pytest.mark.parametrize("text", ["all", "4 warriors, 2 riders, 2 shield bearers", "4 warors, 2 rider, 2 shield"])
def test_a_group_on_an_impossible_way_is_understood_so_that_the_rule_can_be_told(text: str) -> None:
    lines = as_called(ROOMY, {"origin": "12", "to": "20", "units": text}, speaker("en", "nerthania"))
    assert understood(Move, lines, speaker("en", "nerthania")) == Move(12, 20, EVERYBODY.units)


def test_an_and_after_the_last_comma_is_no_part_of_a_name() -> None:
    lines = {"origin": "12", "to": "13", "units": "2 shield bearers, 4 warriors, and 2 riders"}
    assert typed.read(ROOMY, lines, speaker("en", "nerthania")).actions == (EVERYBODY,)


def test_what_means_nothing_stays_as_it_was_typed() -> None:
    lines = {"origin": "12", "to": "20", "units": "3 horses"}
    assert as_called([], lines, speaker("en", "nerthania")) == lines
    assert as_called(ROOMY, lines, speaker("en", "nerthania"))["units"] == "3 horses"


@pytest.mark.parametrize("turned", [False, True])
def test_what_may_mean_several_things_is_no_one_of_them(turned: bool) -> None:
    legal = [Move(origin, 13, (Troop(Unit.WARRIOR, 2),)) for origin in (12, 14)]
    lines = {"to": "20", "units": "2 warr"}
    called = as_called(legal[::-1] if turned else legal, lines | {"origin": "1"}, speaker("en", "nerthania"))
    assert called["origin"] == "1"
    several = [Move(12, 13, (Troop(unit, 2),)) for unit in (Unit.WARRIOR, Unit.RIDER)]
    called = as_called(several[::-1] if turned else several, lines | {"units": "2"}, speaker("en", "nerthania"))
    assert called == lines | {"units": "2"}


OF_TWO_KINDS = [action for action in ROOMY if not any(troop.unit is Unit.SHIELD_BEARER for troop in action.units)]


@pytest.mark.parametrize(("locale", "text"), [("en", "all"), ("en", " Everybody"), ("de", "alle"), ("de", "ALLES")])
def test_all_are_as_many_as_may_go_at_once(locale: str, text: str) -> None:
    lines = {"origin": "12", "to": "13", "units": text}
    assert typed.read(ROOMY, lines, speaker(locale, "nerthania")) == typed.Reading((EVERYBODY,), exact=False)


@pytest.mark.parametrize("filled", [("origin", "to"), ("origin",), ("to",), ()])
@pytest.mark.parametrize("text", ["all", "all warriors", "everybody"])
def test_all_is_shown_before_it_is_done(text: str, filled: tuple[str, ...]) -> None:
    """Only some of those in an area may find room, and what was left out may be only one by chance."""
    legal = [Move(12, 13, (Troop(Unit.WARRIOR, number),)) for number in (1, 2, 3)]
    legal += [Move(12, 14, (Troop(Unit.WARRIOR, 4),)), Move(30, 31, (Troop(Unit.WARRIOR, 5),))]
    lines = {"units": text} | {field: {"origin": "12", "to": "13"}[field] for field in filled}
    reading = typed.read(legal, lines, speaker("en", "nerthania"))
    assert reading.actions
    assert not reading.exact


def test_all_is_a_choice_where_not_all_find_room() -> None:
    reading = read("en", "all")
    assert not reading.exact
    assert {sum(troop.number for troop in move.units) for move in reading.actions if isinstance(move, Move)} == {6}
    assert len(reading.actions) > 1


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "all warriors and two riders"),
        ("en", "all riders, all warriors"),
        ("de", "alle Krieger, alle Reiter"),
        ("de", "alle Reiter und 4 Krieger"),
    ],
)
def test_all_of_a_kind(locale: str, text: str) -> None:
    lines = {"origin": "12", "to": "13", "units": text}
    both = Move(12, 13, (Troop(Unit.WARRIOR, 4), Troop(Unit.RIDER, 2)))
    assert typed.read(OF_TWO_KINDS, lines, speaker(locale, "nerthania")).actions == (both,)


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "3 warors, 1 rider"),
        ("en", "3 warriors, 1 riders"),
        ("en", "1 rdier and 3 warriors"),
        ("de", "3 Krigeer und 1 Reiter"),
        ("de", "drei krieger 1 reitr"),
        ("de", "3 Kriegern, 1 Reitern"),
    ],
)
def test_misspelt_units_are_shown_first(locale: str, text: str) -> None:
    assert read(locale, text) == typed.Reading((THREE_AND_ONE,), exact=False)


@pytest.mark.parametrize("text", ["33 warriors", "3 horses", "all cats", "3 warriors, 1 cat"])
def test_a_wrong_figure_or_an_unknown_kind_is_no_spelling(text: str) -> None:
    assert read("en", text).actions == ()


@pytest.mark.parametrize(("text", "count"), [("all", 1), ("4", 1), ("alle", 0)])
def test_all_areas_are_the_most_that_may_be_named(text: str, count: int) -> None:
    collects = [Collect(areas) for areas in ((4,), (11,), (4, 11))]
    assert len(typed.read(collects, {"areas": text}, speaker("en", "nerthania")).actions) == count


@pytest.mark.parametrize("text", ["4, 11, 12", "4 11 12", "12 and 4 and 11"])
def test_areas_in_a_row(text: str) -> None:
    collects = [Collect(areas) for areas in ((4, 11, 12), (4, 11, 13), (11, 12, 13))]
    assert typed.read(collects, {"areas": text}, speaker("en", "nerthania")).actions == (Collect((4, 11, 12)),)


@pytest.mark.parametrize("begun", ["1 rider", "1 rider, "])
def test_after_one_kind_of_unit_the_groups_with_more_are_offered(begun: str) -> None:
    offered = list(
        typed.offers(MOVES, {"origin": "12", "to": "13", "units": begun}, "units", speaker("en", "nerthania"))
    )
    assert offered[0] == "1 rider"
    assert "3 warriors and 1 rider" in offered


@pytest.mark.parametrize("figure", [str(number) for number in range(1, 57)])
def test_an_area_is_meant_by_its_whole_number_alone(figure: str) -> None:
    """Nobody who types 1 means 31, and nobody who types 3, for want of an area 3."""
    words = speaker("en", "nerthania")
    attacks = [Attack(area) for area in (3, 12, 31, 41)]
    meant = [attack for attack in attacks if str(attack.area) == figure]
    assert list(typed.read(attacks, {"area": figure}, words).actions) == meant
    harvests = [Collect((3, 12)), Collect((31, 41))]
    assert typed.read(harvests, {"areas": f"{figure}, 12"}, words).actions == tuple(harvests[: figure == "3"])
    begun = [str(attack.area) for attack in meant or attacks if str(attack.area).startswith(figure)]
    offered = list(typed.offers(attacks, {"area": figure}, "area", words))
    assert [label for label in offered if label.startswith(figure)] == begun
