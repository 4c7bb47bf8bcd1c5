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
from images.sapiens.plan import COMMON, HEAD, LARGE, WIDTH, plan
from rules.game import Prompt
from rules.sapiens.view import Phase, Scene, Total
from rules.words import LOCALES, Message
from tests.images.sapiens_pictures import LOOK, card, changed, looks, within
from tests.images.sapiens_positions import (
    LONG_NAMES,
    NAMES,
    changed_clan,
    ended,
    full,
    many_views,
    opening,
    tile,
    view,
)

DISCORD_NEVER = 8 * 1024 * 1024
PALETTES: tuple[Palette, ...] = get_args(Palette)


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
        "from tests.images.sapiens_pictures import LOOK; print(hashlib.sha256(draw(full(), LOOK).data).hexdigest())"
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
            assert within(changed(base, changed_clan(base, seat, **changes)), card(base, seat)), seat


@pytest.mark.parametrize("palette", PALETTES)
def test_every_owner_of_a_fight_token_is_seen(palette: Palette) -> None:
    base, look = full(), Look("en", NAMES, palette)
    owners: list[int | None] = [None, 0, 1, 2, 3]
    views = [changed_clan(base, 0, pool=(tile(Scene.CAMP, Scene.FIRE, owner),)) for owner in owners]
    assert looks(views, card(base, 0), look) == 5


def test_each_card_shows_who_is_awaited_and_who_is_on_turn() -> None:
    base = replace(full(), awaited=(), viewer=0)
    waiting = replace(base, awaited=(Prompt(2, Message("ask-tile"), "3"),))
    assert within(changed(base, waiting), card(base, 2))
    assert looks([base, replace(base, turn=3)], card(base, 3)) == 2


def test_a_played_token_is_ticked_on_the_card_on_turn() -> None:
    assert within(changed(full(), full(token_played=True)), card(full(), 1))


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
        assert within(changed(base, replace(base, **change)), HEAD), change


def test_the_common_pool_lies_above_the_valleys() -> None:
    base = full()
    for count in range(5):
        assert within(changed(base, replace(base, common=base.common[:count])), COMMON), count


def test_the_end_shows_who_has_won() -> None:
    over, going = ended(4), replace(full(4), turn=3)
    for box in (card(over, 3), HEAD):
        assert paint_view(over, LOOK).crop(box) != paint_view(going, LOOK).crop(box)


def test_names_appear_on_the_cards() -> None:
    look = Look("en", (NAMES[0], NAMES[1], "Zoe", NAMES[3]))
    box = ImageChops.difference(paint_view(full(), LOOK), paint_view(full(), look)).getbbox()
    assert within(box, card(full(), 2))


def test_seats_without_a_name_are_called_after_their_tribe() -> None:
    assert paint_view(full(), Look("en")) == paint_view(full(), Look("en", ("Red", "Blue", "Yellow", "Green")))
