"""The picture of Zoar: everything on the table is on it, nothing else, always the same, never too large."""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, get_args

import pytest
from PIL import Image, ImageChops

from images import artist
from images.kit.encode import LIMIT, encoded
from images.kit.look import Look, Palette
from images.zoar import draw, paint_view, plan
from images.zoar.fields import SPOTS
from rules.game import Prompt
from rules.words import LOCALES, Message
from rules.zoar.view import FightView, Good, Goods, Phase, SavingView, ZoarView
from tests.images.positions import LONG_NAMES, NAMES, ended, fighting, full, many_views, opening, view

DISCORD_NEVER = 8 * 1024 * 1024
LOOK = Look("en", NAMES)
Box = tuple[int, int, int, int]


def _changed(before: ZoarView, after: ZoarView, look: Look = LOOK) -> Box | None:
    return ImageChops.difference(paint_view(before, look), paint_view(after, look)).getbbox()


def _field(seen: ZoarView, name: str, **changes: Any) -> ZoarView:
    fields = tuple(replace(field, **changes) if field.name == name else field for field in seen.fields)
    return replace(seen, fields=fields)


def _within(box: Box | None, outer: Box) -> bool:
    return box is not None and outer[0] <= box[0] and outer[1] <= box[1] and box[2] <= outer[2] and box[3] <= outer[3]


def _box(name: str) -> Box:
    x, y = plan.corner(name)
    return x, y, x + plan.FIELD, y + plan.FIELD


@pytest.mark.parametrize("palette", get_args(Palette))
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fullest_picture_is_wide_and_small_enough(seats: int, locale: str, palette: Palette) -> None:
    picture = draw(fighting(seats), Look(locale, LONG_NAMES, palette))
    assert picture.width >= 1600
    assert len(picture.data) < LIMIT < DISCORD_NEVER
    with Image.open(io.BytesIO(picture.data)) as opened:
        assert opened.format == "WEBP"
        assert opened.size == (picture.width, picture.height)


def test_the_picture_is_packed_without_loss() -> None:
    picture = draw(opening(), LOOK)
    with Image.open(io.BytesIO(picture.data)) as opened:
        unpacked = opened.convert("RGB")
    assert ImageChops.difference(unpacked, paint_view(opening(), LOOK)).getbbox() is None


def test_a_picture_that_would_be_too_large_is_packed_with_loss_and_then_made_smaller() -> None:
    noise = Image.frombytes("RGB", (400, 300), Random(1).randbytes(400 * 300 * 3))
    assert len(encoded(noise).data) > 300_000
    softer = encoded(noise, 150_000)
    assert len(softer.data) < 150_000
    assert softer.width == 400
    smaller = encoded(noise, 20_000)
    assert len(smaller.data) < 20_000
    assert smaller.width < 400


def test_the_same_view_gives_the_same_bytes() -> None:
    assert draw(fighting(), LOOK) == draw(fighting(), LOOK)


def test_another_process_draws_the_same() -> None:
    code = (
        "import hashlib; from images.zoar import draw; from tests.images.positions import fighting; "
        "from tests.images.test_zoar import LOOK; print(hashlib.sha256(draw(fighting(), LOOK).data).hexdigest())"
    )
    other = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=120)
    assert other.stdout.strip() == hashlib.sha256(draw(fighting(), LOOK).data).hexdigest()


def test_every_position_of_real_games_can_be_drawn() -> None:
    for seen in many_views():
        assert paint_view(seen, LOOK).size == (plan.WIDTH, plan.height(len(seen.seats)))


def test_the_house_finds_the_artist() -> None:
    assert artist("zoar").draw(opening(), LOOK) == draw(opening(), LOOK)


PIECES: dict[str, dict[str, Any]] = {
    "army": {"armies_of": 1, "armies": 1},
    "armies": {"armies_of": 1, "armies": 4},
    "carrier": {"armies_of": 1, "armies": 1, "carrier": True},
    "city": {"city": 2},
    "temple": {"temple": 2},
    "leader": {"leaders": (3,)},
    "carrying leader": {"leaders": (3,), "carrying_leaders": (3,)},
    "relic": {"relics": (0,)},
    "ruin": {"ruin": True},
    "temple ruin": {"temple_ruin": True},
    "food": {"good": Good.FOOD},
    "metal": {"good": Good.METAL},
}
EMPTY = "D3"


def test_every_kind_of_piece_looks_different_on_its_field_and_touches_no_other() -> None:
    base = _field(opening(), EMPTY, good=None)
    bare = paint_view(base, LOOK).crop(_box(EMPTY)).tobytes()
    seen = {bare}
    for changes in PIECES.values():
        after = _field(base, EMPTY, **changes)
        assert _within(_changed(base, after), _box(EMPTY)), changes
        seen.add(paint_view(after, LOOK).crop(_box(EMPTY)).tobytes())
    assert len(seen) == len(PIECES) + 1


@pytest.mark.parametrize("palette", get_args(Palette))
def test_every_owner_of_a_piece_is_seen(palette: Palette) -> None:
    look = Look("en", NAMES, palette)
    base = _field(opening(), EMPTY, good=None)
    for kind in ("city", "temple", "armies_of"):
        pictures = {
            paint_view(_field(base, EMPTY, armies=1, **{kind: seat}), look).crop(_box(EMPTY)).tobytes()
            for seat in range(4)
        }
        assert len(pictures) == 4, kind


def test_every_number_of_armies_is_seen() -> None:
    base = _field(opening(), EMPTY, good=None)
    pictures = {
        paint_view(_field(base, EMPTY, armies_of=0, armies=count), LOOK).crop(_box(EMPTY)).tobytes()
        for count in range(1, 17)
    }
    assert len(pictures) == 16


def test_there_is_a_place_for_as_many_pieces_as_a_field_can_hold() -> None:
    """A building, two ruins, one seat's armies, four leaders, four relics, one resource."""
    assert max(SPOTS) >= 12
    for room, (size, spots) in SPOTS.items():
        assert len(spots) == room
        assert all(abs(offset) + size * 0.4 <= plan.FIELD / 2 + 1 for spot in spots for offset in spot), room


def test_pieces_on_one_field_stand_apart() -> None:
    for size, spots in SPOTS.values():
        body = size * 100 / 128
        for index, (x, y) in enumerate(spots):
            for a, b in spots[:index]:
                assert max(abs(a - x), abs(b - y)) >= body * 0.95


def test_fields_tiles_and_cards_do_not_overlap() -> None:
    boxes = [_box(f"{letter}{digit}") for letter in "ABCDEFGH" for digit in range(1, 9)]
    boxes += [plan.card(seat, 4) for seat in range(4)] + [plan.HEAD_BOX]
    for index, one in enumerate(boxes):
        assert 0 <= one[0] < one[2] <= plan.WIDTH
        assert 0 <= one[1] < one[3] <= plan.height(4)
        for other in boxes[:index]:
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_fields_are_large_enough_for_a_thumb_on_a_phone() -> None:
    assert plan.FIELD * 390 / plan.WIDTH >= 44


def _on_the_cards() -> Iterator[tuple[str, ZoarView]]:
    base = opening()
    changes: tuple[tuple[str, Any], ...] = (
        ("store", Goods(2, 1)),
        ("store", Goods(1, 2)),
        ("transit", Goods(1, 0)),
        ("transit", Goods(0, 1)),
        ("armies_in_reserve", 2),
        ("cities_in_reserve", 1),
        ("temples_in_reserve", 1),
        ("destroyed", 1),
        ("ability", False),
    )
    for name, value in changes:
        seats = (replace(base.seats[0], **{name: value}), *base.seats[1:])
        yield name, replace(base, seats=seats)


def test_everything_a_seat_has_is_on_its_card() -> None:
    for name, after in _on_the_cards():
        assert _within(_changed(opening(), after), plan.card(0, 4)), name


def test_each_card_shows_who_is_awaited_and_who_is_on_turn() -> None:
    base = replace(opening(), awaited=())
    waiting = replace(base, awaited=(Prompt(2, Message("ask-save"), "5.3"),))
    assert _changed(base, waiting) is not None
    assert paint_view(waiting, LOOK).crop(plan.card(2, 4)) != paint_view(base, LOOK).crop(plan.card(2, 4))
    chosen = replace(waiting, saving=SavingView((3,), None))
    assert _within(_changed(waiting, chosen), plan.card(3, 4))
    assert paint_view(replace(base, turn=1), LOOK).crop(plan.card(1, 4)) != paint_view(base, LOOK).crop(plan.card(1, 4))


def test_round_phase_supply_and_bought_steps_are_above_the_board() -> None:
    base = opening()
    for changes in (
        {"round": 2},
        {"round_limit": 0},
        {"phase": Phase.FIGHT},
        {"phase": Phase.BUILD},
        {"phase": Phase.INTERVENTION},
        {"supply": Goods(0, 0)},
        {"bought_steps": 2},
    ):
        after = replace(base, **changes)
        assert _within(_changed(base, after), plan.HEAD_BOX), changes


def test_the_end_shows_who_has_won() -> None:
    over, going = ended(4), full(4)
    for box in (plan.card(3, 4), plan.HEAD_BOX):
        assert paint_view(over, LOOK).crop(box) != paint_view(going, LOOK).crop(box)


def test_the_lightning_is_seen_on_its_tile() -> None:
    base = opening()
    for tile in range(1, 13):
        four = [field.name for field in base.fields if field.tile == tile]
        x, y = plan.tile_corner(plan.tile_index(four[0]))
        assert _within(_changed(base, replace(base, struck=tile)), (x, y, x + plan.TILE, y + plan.TILE)), tile


def test_the_last_action_is_framed_and_an_arrow_leads_along() -> None:
    base = opening()
    (x, y), (_, below) = plan.tile_corner(9), plan.tile_corner(13)
    assert _within(_changed(base, replace(base, last=("C7",))), (x, below, x + plan.TILE, below + plan.TILE))
    assert _within(_changed(base, replace(base, last=("C6", "C7"))), (x, y, x + plan.TILE, below + plan.TILE))
    there, back = replace(base, last=("C6", "C7")), replace(base, last=("C7", "C6"))
    assert _changed(there, back) is not None


@pytest.mark.parametrize(("source", "target"), [("D4", "E4"), ("C4", "D4"), ("C3", "C4"), ("C2", "C3"), ("E4", "D4")])
def test_a_fight_is_marked_without_hiding_the_number_of_a_tile(source: str, target: str) -> None:
    base = opening()
    after = replace(base, fight=FightView(0, 1, source, target, (), None))
    assert _changed(base, after) is not None
    before, now = paint_view(base, LOOK), paint_view(after, LOOK)
    for index in range(16):
        x, y = plan.tile_corner(index)
        middle = (x + plan.FIELD - 16, y + plan.FIELD - 16, x + plan.FIELD + 16, y + plan.FIELD + 16)
        if index not in (0, 3, 12, 15):
            assert now.crop(middle) == before.crop(middle)


def test_free_steps_are_seen_for_the_seat_on_turn() -> None:
    base = _field(replace(opening(), steps=()), EMPTY, armies_of=0, armies=1, good=None)
    assert _within(_changed(base, replace(base, steps=((f"army {EMPTY}", 1),))), _box(EMPTY))


def test_names_appear_on_the_cards() -> None:
    one, other = Look("en", NAMES), Look("en", ("Zoe", *NAMES[1:]))
    assert paint_view(opening(), one).crop(plan.card(0, 4)) != paint_view(opening(), other).crop(plan.card(0, 4))


def test_seats_without_a_name_are_called_after_their_tribe() -> None:
    assert paint_view(opening(), Look("en")) == paint_view(opening(), Look("en", ("Red", "Blue", "Yellow", "Green")))


def test_full_boards_of_every_size_differ_only_where_seats_do() -> None:
    assert paint_view(full(2), LOOK).height < paint_view(full(3), LOOK).height == paint_view(full(4), LOOK).height


def test_a_real_game_to_its_end_is_drawn() -> None:
    over = view(2, "end", 5000, layout="fixed", round_limit=2)
    assert over.outcome is not None
    assert draw(over, LOOK).data
