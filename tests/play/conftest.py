from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.play.club import Club, opened


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with opened(tmp_path / "elder.db") as club:
        yield club
