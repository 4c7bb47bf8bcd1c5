"""The picture of Sapiens: everything on the table is on it, nothing else, always the same, never too large."""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
from dataclasses import replace
from itertools import combinations
from typing import Any, get_args

import pytest
from PIL import Image, ImageChops

from images import artist
from images.kit.encode import LIMIT
from images.kit.look import Look, Palette, Spot
from images.sapiens import draw, large, paint_view
from images.sapiens.plan import COMMON, HEAD, LARGE, SMALL, WIDTH, Area, centre, moved, plan
from rules.game import Prompt
from rules.sapiens.view import Direction, LaidView, Link, Phase, SapiensView, Scene, Terrain, Total, Touched
from rules.words import LOCALES, Message
from tests.images.sapiens_positions import (
    LONG_NAMES,
    NAMES,
    changed_cave,
    changed_clan,
    changed_square,
    changed_valley,
    ended,
    full,
    many_views,
    opening,
    tile,
    view,
)

DISCORD_NEVER = 8 * 1024 * 1024
LOOK = Look("en", NAMES)
PALETTES: tuple[Palette, ...] = get_args(Palette)


def _changed(before: SapiensView, after: SapiensView, look: Look = LOOK) -> Area | None:
    return ImageChops.difference(paint_view(before, look), paint_view(after, look)).getbbox()


def _within(box: Area | None, outer: Area) -> bool:
    return box is not None and outer[0] <= box[0] and outer[1] <= box[1] and box[2] <= outer[2] and box[3] <= outer[3]


def _place(seen: SapiensView, seat: int, name: str) -> Area:
    """Where a square or cave is on the picture."""
    site = plan(len(seen.clans), large(seen, LOOK)).sites[seat]
    return moved(site.scale.place_box(name, seen.clans[seat].valley.caves), site.corner)


def _card(seen: SapiensView, seat: int) -> Area:
    return plan(len(seen.clans), large(seen, LOOK)).sites[seat].card


def _valley(seen: SapiensView, seat: int) -> Area:
    return plan(len(seen.clans), large(seen, LOOK)).sites[seat].valley


def _looks(views: list[SapiensView], box: Area, look: Look = LOOK) -> int:
    """How many of these positions look different there."""
    return len({paint_view(seen, look).crop(box).tobytes() for seen in views})


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fullest_picture_is_wide_and_small_enough(seats: int, locale: str, palette: Palette) -> None:
    picture = draw(full(seats), Look(locale, LONG_NAMES, palette))
    assert picture.width >= 1600
    assert len(picture.data) < LIMIT < DISCORD_NEVER
    with Image.open(io.BytesIO(picture.data)) as opened:
        assert opened.format == "WEBP"
        assert opened.size == (picture.width, picture.height)


def test_the_same_view_gives_the_same_bytes() -> None:
    assert draw(full(), LOOK) == draw(full(), LOOK)


def test_another_process_draws_the_same() -> None:
    code = (
        "import hashlib; from images.sapiens import draw; from tests.images.sapiens_positions import full; "
        "from tests.images.test_sapiens import LOOK; print(hashlib.sha256(draw(full(), LOOK).data).hexdigest())"
    )
    other = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=120)
    assert other.stdout.strip() == hashlib.sha256(draw(full(), LOOK).data).hexdigest()


def test_every_position_of_real_games_can_be_drawn() -> None:
    for seen in many_views():
        assert paint_view(seen, LOOK).width == WIDTH


def test_a_real_game_to_its_end_is_drawn() -> None:
    over = view(2, "end", 5000)
    assert over.outcome is not None
    assert draw(over, LOOK).data


def test_the_house_finds_the_artist() -> None:
    assert artist("sapiens").draw(opening(), LOOK) == draw(opening(), LOOK)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_overlaps(seats: int) -> None:
    for first in range(seats):
        laying = plan(seats, first)
        boxes = [box for site in laying.sites for box in (site.valley, site.card)] + [HEAD, COMMON, laying.legend]
        for one, other in combinations(boxes, 2):
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        for left, top, right, bottom in boxes:
            assert 0 <= left < right <= WIDTH
            assert 0 <= top < bottom <= laying.height


def test_the_viewers_own_valley_is_large_else_the_one_on_turn() -> None:
    for seat in range(4):
        own = replace(full(), viewer=seat)
        assert [site.scale for site in plan(4, large(own, LOOK)).sites].index(LARGE) == seat
        assert large(replace(full(), turn=seat), LOOK) == seat
    assert large(ended(3), LOOK) == 2
    assert large(replace(full(), viewer=0), Look("en", NAMES, marks=(Spot("A1", "1", 3),))) == 3


def test_squares_of_a_large_valley_are_large_enough_on_a_phone() -> None:
    assert LARGE.square * 390 / WIDTH >= 39
    assert SMALL.square * 390 / WIDTH >= 19


def test_forest_and_plain_food_and_bear_are_seen_on_their_square_only() -> None:
    base = opening()
    box = _place(base, 0, "D3")
    kinds = [changed_square(base, 0, "D3", terrain=kind, food=food) for kind in Terrain for food in (1, 2, 3, 4)]
    assert _looks(kinds, box) == 8
    grey = {paint_view(kind, LOOK).crop(box).convert("L").tobytes() for kind in kinds}
    assert len(grey) == 8
    assert _within(_changed(base, changed_square(base, 0, "D3", bear=True)), box)


@pytest.mark.parametrize("cave", ["I", "III", "IV", "VI"])
def test_a_cave_shows_both_values_and_its_token(cave: str) -> None:
    base = opening()
    box = _place(base, 0, cave)
    tokens = [changed_cave(base, 0, cave, token=scene) for scene in (*Scene, None)]
    assert _looks(tokens, box) == 9
    for changes in ({"higher": 9}, {"lower": 1}, {"token": None}):
        one = changed_cave(base, 0, cave, **changes)
        assert one == base or _within(_changed(base, one), box), changes


@pytest.mark.parametrize("side", [0, 1])
def test_a_waterfall_shows_its_token(side: int) -> None:
    base = opening()
    falls = base.clans[0].valley.falls
    views = []
    for scene in (*Scene, None):
        one = replace(falls[side], token=scene)
        views.append(changed_valley(base, 0, falls=(one, falls[1]) if side == 0 else (falls[0], one)))
    assert _looks(views, _valley(base, 0)) == 9


def _laid(name: str, beyond: str, turn: Direction, *scenes: Scene, abandoned: bool = False) -> LaidView:
    return LaidView(scenes[0], scenes[1], name, turn, beyond, 1, abandoned)


def test_each_tile_shows_both_scenes_and_how_it_lies() -> None:
    base = opening()
    for name, beyond, turn in (("D3", "E3", Direction.EAST), ("D3", "D4", Direction.SOUTH)):
        left, top, _, _ = _place(base, 0, name)
        _, _, right, bottom = _place(base, 0, beyond)
        views = [
            changed_valley(base, 0, laid=(_laid(name, beyond, turn, one, other),))
            for one in Scene
            for other in Scene
            if one is not other
        ]
        assert _looks(views, (left, top, right, bottom)) == 56
        away = changed_valley(base, 0, laid=(_laid(beyond, name, _back(turn), Scene.FIRE, Scene.CAMP),))
        there = changed_valley(base, 0, laid=(_laid(name, beyond, turn, Scene.CAMP, Scene.FIRE),))
        assert paint_view(away, LOOK) == paint_view(there, LOOK)


def _back(turn: Direction) -> Direction:
    return Direction.WEST if turn is Direction.EAST else Direction.NORTH


def test_two_tiles_are_told_from_two_others_on_the_same_squares() -> None:
    """Four equal halves in a square: lying side by side or standing look different."""
    base, scene = opening(), Scene.CAMP
    lying = (_laid("D3", "E3", Direction.EAST, scene, scene), _laid("D4", "E4", Direction.EAST, scene, scene))
    standing = (_laid("D3", "D4", Direction.SOUTH, scene, scene), _laid("E3", "E4", Direction.SOUTH, scene, scene))
    assert _changed(changed_valley(base, 0, laid=lying), changed_valley(base, 0, laid=standing)) is not None


def test_an_abandoned_tribe_lies_face_down() -> None:
    base = opening()
    down = [
        changed_valley(base, 0, laid=(_laid("D3", "E3", Direction.EAST, *scenes, abandoned=True),))
        for scenes in ((Scene.FIRE, Scene.CAMP), (Scene.HUNT, Scene.FEAST))
    ]
    up = changed_valley(base, 0, laid=(_laid("D3", "E3", Direction.EAST, Scene.FIRE, Scene.CAMP),))
    assert _changed(down[0], down[1]) is None
    assert _changed(down[0], up) is not None


def test_a_tile_on_a_cave_sticks_out_of_the_squares() -> None:
    base = opening()
    for cave in base.clans[0].valley.caves:
        turn = {"north": "south", "south": "north", "east": "west", "west": "east"}[cave.side]
        laid = _laid(cave.name, cave.square, Direction(turn), Scene.FIRE, Scene.CAMP)
        after = changed_valley(changed_cave(base, 0, cave.name, covered=True), 0, laid=(laid,))
        box = _changed(base, after)
        assert box is not None
        inside, out = centre(_place(base, 0, cave.square)), centre(_place(base, 0, cave.name))
        for x, y in (inside, out):
            assert box[0] < x < box[2]
            assert box[1] < y < box[3]


def test_the_last_action_is_framed_and_its_links_are_clasped() -> None:
    base = full(last=(), links=())
    for seat in range(4):
        framed = replace(base, last=(Touched(seat, "D3"), Touched(seat, "E3")))
        assert _within(_changed(base, framed), _valley(base, seat))
        linked = replace(base, links=(Link(seat, Scene.FIRE, "D3", "E3"),))
        assert _within(_changed(base, linked), _valley(base, seat))
    beasts = replace(base, last=(Touched(2, "C2"),))
    assert _within(_changed(base, beasts), _place(base, 2, "C2"))


CARD_CHANGES: tuple[dict[str, Any], ...] = (
    {"food": 33},
    {"shelter": 34},
    {"counts": Total.SHELTER},
    {"counts": Total.FOOD},
    {"pool": (tile(Scene.FEAST, Scene.FIRE),)},
    {"pool": ()},
    {"tokens": (Scene.FIRE,)},
    {"tokens": ()},
    {"used": tuple(Scene)[:7]},
    {"used": ()},
    {"steaks": 7},
    {"fights": 0},
)


@pytest.mark.parametrize("changes", CARD_CHANGES, ids=str)
def test_everything_a_seat_has_is_on_its_card(changes: dict[str, Any]) -> None:
    base = full()
    for seat in (1, 2):
        clan = base.clans[seat]
        if any(getattr(clan, name) != value for name, value in changes.items()):
            assert _within(_changed(base, changed_clan(base, seat, **changes)), _card(base, seat)), seat


@pytest.mark.parametrize("palette", PALETTES)
def test_every_owner_of_a_fight_token_is_seen(palette: Palette) -> None:
    base, look = full(), Look("en", NAMES, palette)
    owners: list[int | None] = [None, 0, 1, 2, 3]
    views = [changed_clan(base, 0, pool=(tile(Scene.CAMP, Scene.FIRE, owner),)) for owner in owners]
    assert _looks(views, _card(base, 0), look) == 5


def test_each_card_shows_who_is_awaited_and_who_is_on_turn() -> None:
    base = replace(full(), awaited=(), viewer=0)
    waiting = replace(base, awaited=(Prompt(2, Message("ask-tile"), "3"),))
    assert _within(_changed(base, waiting), _card(base, 2))
    assert _looks([base, replace(base, turn=3)], _card(base, 3)) == 2


def test_a_played_token_is_ticked_on_the_card_on_turn() -> None:
    assert _within(_changed(full(), full(token_played=True)), _card(full(), 1))


def test_round_phase_bonuses_and_supply_are_in_the_head() -> None:
    base = full()
    changes: tuple[dict[str, Any], ...] = (
        {"round": 8},
        {"phase": Phase.TOKEN},
        {"stack": 3},
        {"steaks": 0},
        {"bears": 1},
        {"pending": (Scene.FIRE,)},
        {"pending": ()},
        {"last_round": True},
    )
    for change in changes:
        assert _within(_changed(base, replace(base, **change)), HEAD), change


def test_the_common_pool_lies_above_the_valleys() -> None:
    base = full()
    for count in range(5):
        assert _within(_changed(base, replace(base, common=base.common[:count])), COMMON), count


def test_the_end_shows_who_has_won() -> None:
    over, going = ended(4), replace(full(4), turn=3)
    for box in (_card(over, 3), HEAD):
        assert paint_view(over, LOOK).crop(box) != paint_view(going, LOOK).crop(box)


def test_names_appear_on_the_cards() -> None:
    look = Look("en", (NAMES[0], NAMES[1], "Zoe", NAMES[3]))
    box = ImageChops.difference(paint_view(full(), LOOK), paint_view(full(), look)).getbbox()
    assert _within(box, _card(full(), 2))


def test_seats_without_a_name_are_called_after_their_tribe() -> None:
    assert paint_view(full(), Look("en")) == paint_view(full(), Look("en", ("Red", "Blue", "Yellow", "Green")))
