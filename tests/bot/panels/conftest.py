from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

import rules
from bot.gallery import Gallery
from rules.game import AnyGame
from tests.bot.panels.evening import Evening, opened

GAMES = str(Path(__file__).with_name("games"))


@pytest.fixture(scope="module")
def gallery() -> Iterator[Gallery]:
    gallery = Gallery()
    yield gallery
    asyncio.run(gallery.close())


@pytest.fixture
async def evening(tmp_path: Path, gallery: Gallery) -> AsyncIterator[Evening]:
    async with opened(tmp_path / "elder.db", gallery) as evening:
        yield evening


@pytest.fixture
async def german(tmp_path: Path, gallery: Gallery) -> AsyncIterator[Evening]:
    async with opened(tmp_path / "elder.db", gallery, locale="de") as evening:
        yield evening


@pytest.fixture
def crowd() -> Iterator[AnyGame]:
    """The house has one game more."""
    rules.__path__.append(GAMES)
    rules.games.cache_clear()
    yield rules.games()["crowd"]
    rules.__path__.remove(GAMES)
    rules.games.cache_clear()
    del sys.modules["rules.crowd"]
