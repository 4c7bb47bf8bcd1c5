from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.gallery import Gallery
from tests.bot.panels.evening import Evening, opened


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
