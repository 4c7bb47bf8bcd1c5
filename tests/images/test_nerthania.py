"""The picture of Nerthania: everything in the world is on it, always the same, never too large."""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
from dataclasses import replace
from typing import Any, get_args

import pytest
from PIL import Image, ImageChops

from images import artist
from images.kit.encode import LIMIT
from images.kit.look import Look, Palette, Spot
from images.nerthania import captions, cover, describe, draw, fight, paint_view, plan, spots
from images.nerthania.brush import brush_for
from images.nerthania.cards import has_neutral
from images.nerthania.marking import LEAST
from images.nerthania.pieces import LETTERS
from rules.game import Prompt
from rules.nerthania.actions import Settle
from rules.nerthania.pieces import Building, Direction, Face, Goal, Phase, Roundel, Terrain, Unit
from rules.nerthania.view import CardView, MarchView, NerthaniaView
from rules.nerthania.world import AREAS
from rules.words import LOCALES, Message
from tests.images.nerthania_positions import (
    LONG_NAMES,
    NAMES,
    area,
    ended,
    fighting,
    full,
    hundred,
    many_views,
    opening,
    units,
)

LOOK = Look("en", NAMES)
PHONE = 390
"""The width of a small phone, in pixels."""
Box = tuple[int, int, int, int]
START = opening()
BARE = next(one.number for one in START.areas if one.terrain is Terrain.GRASS and one.owner is None and not one.marker)


def _changed(before: NerthaniaView, after: NerthaniaView, look: Look = LOOK) -> Box | None:
    return ImageChops.difference(paint_view(before, look), paint_view(after, look)).getbbox()


def _within(box: Box | None, outer: Box) -> bool:
    return box is not None and outer[0] <= box[0] and outer[1] <= box[1] and box[2] <= outer[2] and box[3] <= outer[3]


def _around(number: int) -> Box:
    """The area on a picture without a battle, and what may reach over its borders."""
    left, top, right, bottom = plan.frame(number)
    x, y = plan.MARGIN, plan.map_top(0)
    return x + left - 60, y + top - 60, x + right + 60, y + bottom + 60


@pytest.mark.parametrize("palette", get_args(Palette))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fullest_picture_is_wide_and_small_enough(seats: int, palette: Palette) -> None:
    picture = draw(fighting(seats), Look("de", LONG_NAMES, palette))
    assert picture.width >= 1600
    assert len(picture.data) < LIMIT
    with Image.open(io.BytesIO(picture.data)) as opened:
        assert opened.format == "WEBP"
        assert opened.size == (picture.width, picture.height)


def test_the_picture_of_a_usual_position_is_packed_without_loss() -> None:
    with Image.open(io.BytesIO(draw(START, LOOK).data)) as opened:
        unpacked = opened.convert("RGB")
    assert ImageChops.difference(unpacked, paint_view(START, LOOK)).getbbox() is None


def test_another_process_draws_the_same() -> None:
    code = (
        "import hashlib; from images.nerthania import draw; from tests.images.nerthania_positions import fighting; "
        "from tests.images.test_nerthania import LOOK; print(hashlib.sha256(draw(fighting(), LOOK).data).hexdigest())"
    )
    other = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=240)
    assert other.stdout.strip() == hashlib.sha256(draw(fighting(), LOOK).data).hexdigest()


def test_every_position_of_real_games_can_be_drawn() -> None:
    for seen in many_views():
        battle = fight.height(seen, brush_for(seen, LOOK))
        assert (battle > 0) == (seen.battle is not None)
        high = plan.height(len(seen.nations), battle, has_neutral(seen))
        high += fight.past_height(seen, brush_for(seen, LOOK))
        assert paint_view(seen, LOOK).size == (plan.WIDTH, high)


def test_the_world_that_is_measured_is_full_and_holds_a_hundred_units() -> None:
    for turn in range(4):
        seen = hundred(turn)
        assert sum(troop.number for one in seen.areas for troop in one.units) == 100
        assert all((one.owner is None) == (one.terrain is Terrain.WATER) for one in seen.areas)


def test_the_house_finds_the_artist() -> None:
    assert artist("nerthania").draw(START, LOOK) == draw(START, LOOK)


THINGS: dict[str, dict[str, Any]] = {
    "water": {"terrain": Terrain.WATER, "capacity": 0},
    "mountain": {"terrain": Terrain.MOUNTAIN},
    "capacity": {"capacity": 7},
    "animal": {"animal": True},
    "silver": {"silver": 3},
    "headquarters": {"headquarters": 1},
    "captured headquarters": {"headquarters": 1, "captured": True},
    "goal marker": {"marker": 2},
    "rise": {"change": Direction.RISE},
    "sink": {"change": Direction.SINK},
    "rise by somebody": {"change": Direction.RISE, "change_by": 3},
    "for ever": {"terrain": Terrain.WATER, "capacity": 0, "fixed": True},
    "army": {"owner": 0, "units": units(2)},
    "another number": {"owner": 0, "units": units(3)},
    "several kinds": {"owner": 0, "units": units(1, 2, 0, 1)},
    "too many": {"owner": 0, "units": units(3), "too_many": 1},
    **{f"one {unit}": {"owner": 1, "units": units(*(unit is one for one in Unit))} for unit in Unit},
}


def test_every_thing_in_an_area_looks_different_and_touches_nothing_far_away() -> None:
    base = area(START, BARE, animal=False, change=None)
    looks = {paint_view(base, LOOK).crop(_around(BARE)).tobytes()}
    for name, changes in THINGS.items():
        after = area(base, BARE, **changes)
        assert _within(_changed(base, after), _around(BARE)), name
        looks.add(paint_view(after, LOOK).crop(_around(BARE)).tobytes())
    assert len(looks) == len(THINGS) + 1


@pytest.mark.parametrize("palette", get_args(Palette))
def test_every_owner_is_seen(palette: Palette) -> None:
    look = Look("en", NAMES, palette)
    for name in ("owner", "headquarters", "marker", "change_by"):
        base = area(START, BARE, units=units(2), change=Direction.SINK, owner=0)
        pictures = {
            paint_view(area(base, BARE, **{name: seat}), look).crop(_around(BARE)).tobytes() for seat in range(4)
        }
        assert len(pictures) == 4, name


def test_sheets_and_world_do_not_overlap() -> None:
    for places, neutral in ((3, False), (3, True), (4, False)):
        boxes = [plan.HEAD, *(plan.card(place, places, 0, neutral) for place in range(places))]
        boxes.append((plan.MARGIN, plan.map_top(0), plan.WIDTH - plan.MARGIN, plan.map_top(0) + plan.MAP_HEIGHT))
        for index, one in enumerate(boxes):
            assert 0 <= one[0] < one[2] <= plan.WIDTH
            assert 0 <= one[1] < one[3] <= plan.height(places, 0, neutral)
            for other in boxes[:index]:
                assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_everything_a_tribe_has_is_on_its_card() -> None:
    nation = START.nations[1]
    changes: dict[str, Any] = {
        "silver": 31,
        "tectonium": 3,
        "conquest_cards": 5,
        "on_map": 17,
        "areas": 9,
        "points": 11,
        "markers_won": 2,
        "surrenders": True,
    }
    several: list[tuple[str, Any]] = list(changes.items())
    several += [("used", (action,)) for action in Roundel]
    several += [("buildings", (building,)) for building in Building if building is not Building.BARRACKS]
    several += [("goals", (goal,)) for goal in Goal]
    several += [
        ("cards", tuple(replace(card, level=3) if card == one else card for card in nation.cards))
        for one in nation.cards
    ]
    looks = set()
    for name, value in several:
        nations = tuple(replace(one, **{name: value}) if one is nation else one for one in START.nations)
        after = replace(START, nations=nations)
        assert _within(_changed(START, after), plan.card(1, 4, 0)), (name, value)
        looks.add(paint_view(after, LOOK).crop(plan.card(1, 4, 0)).tobytes())
    assert len(looks) == len(several)
    assert CardView(Unit.WARRIOR, 1) in nation.cards


def test_each_card_shows_who_is_awaited_who_is_on_turn_and_who_began() -> None:
    base = replace(START, start=0, turn=0)
    waiting = replace(base, awaited=(Prompt(2, Message("ask-carding"), "5"),))
    for seat, after in ((2, waiting), (1, replace(base, turn=1)), (3, replace(base, start=3))):
        before, now = paint_view(base, LOOK), paint_view(after, LOOK)
        assert before.crop(plan.card(seat, 4, 0)) != now.crop(plan.card(seat, 4, 0)), seat


def test_round_phase_and_tectonium_are_above_the_world() -> None:
    for changes in ({"round": 2}, {"last_round": 9}, {"phase": Phase.TERRAFORMING}, {"tectonium_left": 3}):
        assert _within(_changed(START, replace(START, **changes)), plan.HEAD), changes


def test_the_end_shows_who_has_won() -> None:
    over, going = ended(4), full(4)
    for box in (plan.card(3, 4, 0), plan.HEAD):
        assert paint_view(over, LOOK).crop(box) != paint_view(going, LOOK).crop(box)


def test_who_may_march_is_framed() -> None:
    marching = replace(START, march=(MarchView(BARE, Unit.WARRIOR, (2, 2)),))
    world = (0, 0, plan.WIDTH, plan.map_top(0) + plan.MAP_HEIGHT)
    still, going = (paint_view(view, LOOK).crop(world) for view in (START, marching))
    assert _within(ImageChops.difference(still, going).getbbox(), _around(BARE))
    just_left = replace(START, last=(BARE,))
    assert _changed(just_left, replace(marching, last=(BARE,))) is not None
    tired = replace(START, march=(MarchView(BARE, Unit.WARRIOR, (0, 0)),))
    assert _changed(START, tired) is None


def test_every_face_of_a_die_looks_different_and_so_does_a_used_one() -> None:
    looks = set()
    base = fighting()
    assert base.battle is not None
    for face in Face:
        for used in (False, True):
            first = replace(base.battle.attacker.fighters[0], face=face, used=used)
            attacker = replace(base.battle.attacker, fighters=(first, *base.battle.attacker.fighters[1:]))
            picture = paint_view(replace(base, battle=replace(base.battle, attacker=attacker)), LOOK)
            looks.add(picture.crop((0, 0, plan.WIDTH, 600)).tobytes())
    assert len(looks) == 2 * len(Face) - 1, "a die that is out looks as if it were used up"


@pytest.mark.parametrize("name", ["hits", "shields", "retreats", "card_hits", "breaks_shields", "kills_retreating"])
def test_what_a_side_counts_is_on_the_panel(name: str) -> None:
    base = fighting()
    assert base.battle is not None
    changes: dict[str, Any] = {name: 9}
    defender = replace(base.battle.defender, **changes)
    after = replace(base, battle=replace(base.battle, defender=defender))
    assert _changed(base, after) is not None


@pytest.mark.parametrize("field", ["area", "areas", "origin", "to"])
def test_areas_of_every_number_are_places(field: str) -> None:
    assert spots(START, field, (13, 2, 57, 0, True, "13", None, 13)) == (Spot("13", "13"), Spot("2", "2"))
    assert all(spots(START, field, (number,)) for number in AREAS)


@pytest.mark.parametrize("field", ["number", "warriors", "units"])
def test_counts_are_no_places(field: str) -> None:
    assert spots(START, field, (1, 2, 13)) == ()


def test_a_sector_is_shown_by_the_own_areas_that_march_each_with_its_number() -> None:
    view = replace(full(), viewer=0)
    own = {area.number for area in view.areas if area.owner == 0 and area.units}
    marks = spots(view, "sector", (1, 3))
    assert {int(spot.place) for spot in marks} == {number for number in own if AREAS[number].sector in (1, 3)}
    assert all(spot.label == str(AREAS[int(spot.place)].sector) for spot in marks)
    assert {spot.label for spot in marks} == {"1", "3"}
    assert describe(view, replace(LOOK, marks=marks)).alt.startswith("To choose from: 1 and 3.")


@pytest.mark.parametrize("number", AREAS)
def test_every_area_is_told_of_beside_its_number(number: int) -> None:
    (told,) = captions(START, "area", (number,), Settle(number, 1), LOOK)
    assert told
    assert captions(START, "warriors", (number,), Settle(number, number), LOOK) == ("",)


def test_a_close_up_shows_the_marked_areas_and_land_around_them() -> None:
    everywhere = tuple(Spot(str(number), str(number)) for number in AREAS)
    for marks in (everywhere[:1], everywhere[23:24], everywhere[40:], everywhere):
        picture = draw(START, Look("en", NAMES, marks=marks))
        assert picture.width >= LEAST
        assert picture.height >= LEAST
        assert len(picture.data) < LIMIT


def test_names_of_marked_areas_can_be_read_on_a_phone() -> None:
    assert LETTERS * PHONE / plan.WIDTH >= 14


@pytest.mark.parametrize("locale", LOCALES)
def test_the_cover_is_wide_and_small_enough_and_always_the_same(locale: str) -> None:
    picture = cover(Look(locale))
    assert picture.width == 1200
    assert 2 < picture.width / picture.height < 3
    assert len(picture.data) < LIMIT / 2
    assert cover(Look(locale)) == picture
