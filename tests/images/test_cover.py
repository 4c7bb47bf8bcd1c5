"""The picture of the box."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from images.kit.encode import LIMIT
from images.kit.look import Look
from images.zoar import WORDS, cover
from images.zoar.cover import paint_cover
from rules.words import LOCALES, Message, Speaker


@pytest.mark.parametrize("locale", LOCALES)
def test_the_cover_is_wide_and_small_enough_and_always_the_same(locale: str) -> None:
    picture = cover(Look(locale))
    assert picture.width == 1200
    assert 2 < picture.width / picture.height < 3
    assert len(picture.data) < LIMIT / 2
    with Image.open(io.BytesIO(picture.data)) as opened:
        assert opened.format == "WEBP"
    assert cover(Look(locale)) == picture


def test_each_language_has_a_cover_of_its_own() -> None:
    english, german = paint_cover(Look("en")), paint_cover(Look("de"))
    changed = ImageChops.difference(english, german).getbbox()
    assert changed is not None
    assert changed[1] > english.height * 0.8, "only the line at the foot is in words"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_cover_is_told_to_who_does_not_see_it(locale: str) -> None:
    told = Speaker(locale, WORDS).say(Message("cover-alt"))
    assert 100 < len(told) <= 1024
    assert told.endswith(".")
