"""kill -9 in the middle of a game: nothing that was acknowledged is lost, and the log still leads to the state."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.bot.house import opened

LIFE = """
import asyncio, sys
from pathlib import Path
from tests.bot.house import House

async def play():
    house = await House.open(Path(sys.argv[1]))
    house.game_key = next(iter(__import__("rules").games()))
    table = await house.game(3)
    while True:
        table = await house.step(table)
        print("acknowledged", table.version, flush=True)

asyncio.run(play())
"""


@pytest.mark.parametrize("lines", [20, 33])
async def test_kill_nine(tmp_path: Path, lines: int) -> None:
    path = tmp_path / "elder.db"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", LIFE, str(path), stdout=asyncio.subprocess.PIPE, cwd=Path(__file__).parents[3]
    )
    assert process.stdout is not None
    said = b""
    while said.count(b"acknowledged") < lines:
        said += await process.stdout.readline()
    process.kill()
    said += await process.stdout.read()
    await process.wait()
    whole_lines = said[: said.rindex(b"\n")].decode()
    acknowledged = int(whole_lines.rpartition("acknowledged ")[2])
    async with opened(path) as house:
        (table,) = house.tables.open_tables()
        due = await house.notices.due(table.id)
        assert table.version in (acknowledged, acknowledged + 1)
        assert due.version == table.version
        assert await house.replayed(table.id) == await house.stored_state(table.id)
