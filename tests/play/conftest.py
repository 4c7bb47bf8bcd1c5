from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.bot.conftest import playing, stage, tryout
from tests.bot.panels import evening as evenings
from tests.bot.panels.conftest import evening, gallery
from tests.bot.panels.evening import Evening
from tests.bot.stage import Easel
from tests.play.club import Club, opened

__all__ = ["club", "evening", "gallery", "hall", "playing", "stage", "tryout"]


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(capsys: pytest.CaptureFixture[str]) -> Iterator[None]:
    """What Elder catches so that a game goes on, it writes into the log. In here nothing is to be caught."""
    yield
    assert "[error" not in capsys.readouterr().out


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """SimCord: one thing happens after the other."""
    async with opened(tmp_path / "elder.db") as club:
        yield club


@pytest.fixture
async def hall(tmp_path: Path, tryout: None) -> AsyncIterator[Evening]:
    """The wire, on which things happen at the same time, and the tryout to play."""
    async with evenings.opened(tmp_path / "elder.db", Easel()) as hall:
        yield hall
