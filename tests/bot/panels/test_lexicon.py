"""A card is looked up by its name, in any language, by anybody."""

from __future__ import annotations

import pytest

from bot.gallery import Gallery
from bot.panels.lexicon import find, known
from images import offered
from images.kit.look import Look
from rules import games
from rules.words import LOCALES

ABLE = [key for key, game in games().items() if game.lexicon()]


@pytest.mark.parametrize("key", ABLE)
def test_every_thing_is_found_by_its_name_and_by_its_completion(key: str) -> None:
    for locale in LOCALES:
        for thing in known([key], locale):
            assert find([key], locale, thing.value) == [thing]
            assert thing in find([key], locale, thing.name)


@pytest.mark.parametrize("key", ABLE)
def test_nothing_is_found_for_a_name_that_is_none(key: str) -> None:
    assert find([key], "en", "no such thing anywhere") == []


@pytest.mark.parametrize("key", ABLE)
def test_an_artist_shows_what_its_game_lets_look_up(key: str) -> None:
    for name in ("card", "describe_card"):
        assert offered(key, name) is not None


async def test_a_card_comes_as_a_picture_with_its_words() -> None:
    gallery = Gallery()
    try:
        thing = known(ABLE, "de")[0]
        board = await gallery.card(thing.game, thing.key, Look("de"))
    finally:
        await gallery.close()
    assert board.picture is not None
    assert thing.name in board.words.lines[0]
