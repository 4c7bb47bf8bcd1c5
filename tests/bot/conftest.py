from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

import rules
from tests.bot.games import tryout as tryout_game
from tests.bot.house import House, opened

GAMES = str(Path(__file__).with_name("games"))


@pytest.fixture
def tryout() -> Iterator[None]:
    """The house has one game more: a folder is all it takes."""
    rules.__path__.append(GAMES)
    sys.modules["rules.tryout"] = tryout_game
    rules.games.cache_clear()
    yield
    rules.__path__.remove(GAMES)
    rules.games.cache_clear()
    del sys.modules["rules.tryout"]


@pytest.fixture
async def house(tmp_path: Path, tryout: None) -> AsyncIterator[House]:
    async with opened(tmp_path / "elder.db") as house:
        yield house
