"""The pictures of the boxes, of every game that offers one."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from PIL import Image, ImageChops

from images import offered
from images.kit.encode import LIMIT
from images.kit.look import Look, Picture
from rules import games
from rules.words import LOCALES, Message, Speaker

COVERS = {key: cover for key in games() if (cover := offered(key, "cover")) is not None}
EVERY = pytest.mark.parametrize("game", COVERS)


def opened(picture: Picture) -> Image.Image:
    """The picture as it is seen."""
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.format == "WEBP"
        return image.convert("RGB")


@EVERY
@pytest.mark.parametrize("locale", LOCALES)
def test_the_cover_is_wide_and_small_enough_and_always_the_same(game: str, locale: str) -> None:
    cover: Callable[[Look], Picture] = COVERS[game]
    picture = cover(Look(locale))
    assert opened(picture).size == (picture.width, picture.height)
    assert picture.width == 1200
    assert 2 < picture.width / picture.height < 3
    assert len(picture.data) < LIMIT / 2
    assert cover(Look(locale)) == picture


@EVERY
def test_each_language_has_a_cover_of_its_own(game: str) -> None:
    english, german = (opened(COVERS[game](Look(locale))) for locale in ("en", "de"))
    changed = ImageChops.difference(english, german).getbbox()
    assert changed is not None
    assert changed[1] > english.height * 0.8, "only the line at the foot is in words"


@EVERY
@pytest.mark.parametrize("locale", LOCALES)
def test_the_cover_is_told_to_who_does_not_see_it(game: str, locale: str) -> None:
    told = Speaker(locale, (f"rules.{game}", "images", f"images.{game}")).say(Message("cover-alt"))
    assert 100 < len(told) <= 1024
    assert told.endswith(".")
