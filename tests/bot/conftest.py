from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

import rules
from tests.bot.games import tryout as tryout_game
from tests.bot.house import House, opened
from tests.bot.stage import Stage, set_up

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


@pytest.fixture
async def stage(tmp_path: Path, tryout: None) -> AsyncIterator[Stage]:
    """A simulated Discord; the bot is not running yet."""
    async with set_up(tmp_path / "elder.db") as stage:
        yield stage


@pytest.fixture
async def playing(stage: Stage) -> AsyncIterator[Stage]:
    """Anna and Ben have begun; the board is posted."""
    async with stage.running():
        await stage.game()
        yield stage
