"""Closer looks at Nerthania, and what stays to be seen of the last action and the last battle."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PIL import ImageChops

from images import glance, parts
from images.kit.encode import LIMIT
from images.kit.look import Look, Spot
from images.nerthania import describe, draw, own, paint_view, plan, spots
from rules.game import Action
from rules.nerthania.actions import Found, Ordain, Settle, Terraform
from rules.nerthania.pieces import Building, Camp, Direction, Goal, Phase, Roundel, Terrain, Unit, When
from rules.nerthania.view import CardView, MarchView, NerthaniaView
from rules.nerthania.world import IN_SECTOR
from rules.words import LOCALES
from tests.images.nerthania_positions import LONG_NAMES, NAMES, area, fighting, fought, full, opening, units

PHONE = 390
"""The width of a small phone, in pixels."""
START = replace(opening(), viewer=1)
SECTORS = ["1", "2", "3", "4"]


def look(part: str, locale: str = "en") -> Look:
    return Look(locale, NAMES, part=part)


def shown(view: NerthaniaView, part: str) -> bytes:
    return paint_view(view, look(part)).tobytes()


def test_a_player_has_a_tribe_to_look_at_and_a_battle_only_while_there_is_one() -> None:
    assert [part.key for part in parts("nerthania", START)] == ["own", *SECTORS]
    assert [part.key for part in parts("nerthania", opening())] == SECTORS
    assert [part.key for part in parts("nerthania", fighting())] == ["battle", *SECTORS]


def test_one_looks_at_what_the_choice_is_about() -> None:
    assert glance("nerthania", opening()) is None
    assert glance("nerthania", replace(START, phase=Phase.SETUP)) is None
    assert glance("nerthania", START) == "own"
    assert glance("nerthania", replace(START, march=(MarchView(20, Unit.WARRIOR, (2,)),))) == "2"
    assert glance("nerthania", replace(fighting(), viewer=0)) == "battle"
    assert glance("nerthania", replace(fought(), viewer=0)) == "own"


def test_a_part_that_is_not_there_shows_everything() -> None:
    assert shown(opening(), "own") == shown(opening(), "") == shown(opening(), "battle")


@pytest.mark.parametrize("sector", SECTORS)
def test_a_sector_is_shown_larger_and_with_all_its_areas(sector: str) -> None:
    base = full()
    picture = paint_view(base, look(sector))
    assert picture.width < plan.WIDTH * 0.7
    for number in IN_SECTOR[int(sector)]:
        other = Terrain.WATER if base.areas[number - 1].terrain is not Terrain.WATER else Terrain.GRASS
        changed = area(base, number, terrain=other)
        assert ImageChops.difference(picture, paint_view(changed, look(sector))).getbbox() is not None, number


def test_everything_a_tribe_has_is_on_its_own_sheet() -> None:
    nation = START.nations[1]
    several: list[dict[str, Any]] = [{"silver": 31}, {"tectonium": 3}, {"conquest_cards": 5}, {"points": 11}]
    several += [{"on_map": 49}, {"areas": 41}, {"markers_won": 2}]
    several += [{"used": (action,)} for action in Roundel]
    several += [{"buildings": (building,)} for building in Building if building is not Building.BARRACKS]
    several += [{"goals": (goal,)} for goal in Goal if goal not in nation.goals]
    several += [{"cards": (CardView(Unit.WARRIOR, level), *nation.cards[1:])} for level in (2, 3)]
    looks = {shown(START, "own")}
    for changes in several:
        nations = tuple(replace(one, **changes) if one is nation else one for one in START.nations)
        looks.add(shown(replace(START, nations=nations), "own"))
    assert len(looks) == len(several) + 1


@pytest.mark.parametrize("locale", LOCALES)
def test_the_own_sheet_can_be_read_on_a_phone_and_is_small_enough(locale: str) -> None:
    assert own.PLAIN * PHONE / own.WIDTH >= 11
    for seat in range(4):
        picture = draw(replace(full(), viewer=seat), Look(locale, LONG_NAMES, part="own"))
        assert picture.width == own.WIDTH
        assert len(picture.data) < LIMIT


def test_a_part_is_told_in_words_of_its_own() -> None:
    tribe = describe(START, look("own")).alt
    assert "Berta" in tribe
    assert "Anna" not in tribe
    sector = describe(START, look("3")).alt
    assert sector.startswith("Azure Shelf")
    assert "29 " in sector
    battle = describe(replace(fighting(), viewer=0), look("battle")).alt
    assert battle.startswith("Battle for area 24.")
    assert "Dice of Anna" in battle


def test_the_report_of_a_battle_says_who_has_won_and_what_it_cost() -> None:
    over = fought()
    assert over.battle is not None
    told = describe(over, look("")).alt
    assert "lost 4" in told
    assert "lost 6" in told
    assert "Anna has won." in told
    lost = replace(over, battle=replace(over.battle, won=Camp.DEFENDER))
    assert "Berta has won, but nobody is left." in describe(lost, look("")).alt
    base = replace(over, viewer=0)
    assert shown(base, "battle") != shown(replace(lost, viewer=0), "battle")
    assert shown(base, "battle") != shown(replace(fighting(), viewer=0), "battle")


def test_where_a_battle_was_an_army_stands_again() -> None:
    over = fought()
    empty = area(over, 24, owner=None, units=())
    assert paint_view(over, look("")).tobytes() != paint_view(empty, look("")).tobytes()
    assert paint_view(area(over, 24, units=units(4)), look("")).tobytes() != paint_view(over, look("")).tobytes()


def test_the_areas_of_the_last_action_are_framed() -> None:
    world = (0, 0, plan.WIDTH, plan.map_top(0) + plan.MAP_HEIGHT)
    before, after = (paint_view(replace(START, last=last), look("")).crop(world) for last in ((), (13, 24)))
    changed = ImageChops.difference(before, after).getbbox()
    assert changed is not None
    frames = [plan.frame(number) for number in (13, 24)]
    left, top = plan.MARGIN, plan.map_top(0)
    assert abs(changed[0] - left - min(frame[0] for frame in frames)) < 20
    assert abs(changed[3] - top - max(frame[3] for frame in frames)) < 20


def test_land_that_has_just_changed_has_a_broken_line_of_its_own() -> None:
    before = paint_view(replace(START, last=()), look(""))
    changed = paint_view(replace(START, last=(), reshaped=(24,)), look(""))
    named = paint_view(replace(START, last=(24,)), look(""))
    box = ImageChops.difference(before, changed).getbbox()
    assert box is not None
    frame = plan.frame(24)
    left, top = plan.MARGIN, plan.map_top(0)
    outer = (left + frame[0], top + frame[1], left + frame[2], top + frame[3])
    assert all(abs(side - outside) < 20 for side, outside in zip(box, outer, strict=True))
    assert changed.tobytes() != named.tobytes()


@pytest.mark.parametrize(
    ("field", "action"),
    [
        ("direction", Terraform(24, Direction.RISE, When.NOW)),
        ("when", Terraform(24, Direction.RISE, When.LATER)),
        ("direction", Ordain(24, Direction.SINK)),
        ("warriors", Found(24, 3)),
        ("warriors", Settle(24, 3)),
    ],
)
def test_what_is_asked_of_an_area_shows_that_area_and_says_what_is_there(field: str, action: Action) -> None:
    marks = spots(START, field, (Direction.RISE, 13, When.NOW), action)
    assert marks == (Spot("24", "24"),)
    area = next(line for line in describe(START, look("")).lines if line.startswith("24 "))
    assert describe(START, Look("en", NAMES, marks=marks)).alt.startswith(f"Marked: {area}")
