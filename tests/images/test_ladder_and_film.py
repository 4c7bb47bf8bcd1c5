"""Lists of the best and games in moving pictures: readable, small enough, and as long as they should be."""

from __future__ import annotations

import io
import weakref
from typing import Any

import pytest
from PIL import Image, ImageChops

from images.kit.encode import lossless
from images.kit.film import FRAME, LAST, WIDTH, film, frame
from images.kit.ladder import ROW, Ladder, Rung, draw_ladder
from images.kit.look import Picture

NAMES = ("Anna", "山田太郎", "مرحبا", "हिन्दी", "Ελένη", "👩‍👩‍👧‍👦", "W" * 32)


def rungs(names: tuple[str, ...]) -> tuple[Rung, ...]:
    return tuple(Rung(place, name, "1234", "5", "67") for place, name in enumerate(names, start=1))


def opened(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data))


def test_every_name_is_written_and_none_runs_into_its_points() -> None:
    blank = opened(draw_ladder(Ladder("", ("", "", ""), rungs(tuple("" for _ in NAMES))))).convert("L")
    named = opened(draw_ladder(Ladder("", ("", "", ""), rungs(NAMES)))).convert("L")
    assert named.size == blank.size
    height = named.height - ROW * len(NAMES)
    for number in range(len(NAMES)):
        top = height + ROW * (number - 1) + ROW
        line = (140, top - 40, 500, top + 40)
        assert ImageChops.difference(named.crop(line), blank.crop(line)).getbbox() is not None
    beside = (505, 0, named.width, named.height)
    assert ImageChops.difference(named.crop(beside), blank.crop(beside)).getbbox() is None


def test_a_ladder_grows_with_its_rungs_and_reads_on_a_telephone() -> None:
    short, long = (draw_ladder(Ladder("Best", ("a", "b", "c"), rungs(NAMES[:count]))) for count in (1, 7))
    assert long.height - short.height == 6 * ROW
    assert long.width <= 1000
    assert draw_ladder(Ladder("Best", ("a", "b", "c"), rungs(NAMES)), "contrast").data != long.data


def still(size: tuple[int, int], colour: str) -> Picture:
    return packed(Image.new("RGB", size, colour))


def packed(picture: Image.Image) -> Picture:
    return Picture(lossless(picture), *picture.size)


def test_a_film_shows_every_frame_and_the_last_one_longer() -> None:
    frames = [frame(still((1600, 1200), colour)) for colour in ("red", "green", "blue")]
    assert {(one.width, one.height) for one in frames} == {(WIDTH, WIDTH * 3 // 4)}
    moving = opened(film(frames))
    assert moving.n_frames == 3  # type: ignore[attr-defined]  # Pillow gives it to what moves
    durations = []
    for number in range(3):
        moving.seek(number)
        moving.load()
        durations.append(moving.info["duration"])
    assert durations == [FRAME, FRAME, LAST]


def test_a_film_that_would_be_too_large_is_narrower() -> None:
    noise = [packed(Image.effect_noise((640, 480), 80).convert("RGB")) for _ in range(4)]
    large = film(noise)
    small = film(noise, limit=len(large.data) // 2)
    assert len(small.data) < len(large.data) // 2
    assert 160 <= small.width < large.width


def test_boards_that_grow_make_a_film_as_large_as_the_largest() -> None:
    made = film([frame(still((600, 300), "red")), frame(still((600, 500), "red"))])
    assert (made.width, made.height) == (600, 500)


def test_a_film_of_one_frame_stands_still() -> None:
    made = film([frame(still((600, 300), "red"))])
    assert opened(made).convert("RGB").getpixel((300, 150)) == pytest.approx((255, 0, 0), abs=6)


def test_no_more_than_a_few_frames_are_unpacked_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty boards of Nerthania, unpacked, are as many megabytes as everything else that Elder does."""
    alive = most = 0
    convert = Image.Image.convert

    def gone() -> None:
        nonlocal alive
        alive -= 1

    def counted(self: Image.Image, *args: Any, **kwargs: Any) -> Image.Image:
        nonlocal alive, most
        made = convert(self, *args, **kwargs)
        weakref.finalize(made, gone)
        alive += 1
        most = max(most, alive)
        return made

    monkeypatch.setattr(Image.Image, "convert", counted)
    frames = [frame(still((WIDTH, 600 + 10 * number), "red")) for number in range(20)]
    assert film(frames).height == 790
    assert 0 < most <= 3
