"""What the doctor looks at, and what is told of it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import discord
import pytest

from bot import doctor
from bot.__main__ import UNUSABLE, main
from bot.doctor import Line, is_token
from tests.bot.house import opened
from tests.wire import Wire

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789AB"
"""The shape of a token; it opens nothing."""


@pytest.fixture(autouse=True)
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, and nothing set."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "ELDER_EDITIONS", "LOG_FORMAT"):
        monkeypatch.delenv(name, raising=False)


def told(monkeypatch: pytest.MonkeyPatch, **settings: str) -> dict[str, Line]:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    return {line.what: line for line in doctor.examine()}


def test_a_bare_house_lacks_only_the_token(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == UNUSABLE
    out = capsys.readouterr().out.splitlines()
    assert [line for line in out if line.startswith("WRONG")] == [line for line in out if " token: " in line]
    assert any("will be made at the first start" in line for line in out)


def test_settings_that_cannot_be_read_end_it(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = told(monkeypatch, LOG_FORMAT="poem")
    assert not lines["settings"].well
    assert "database" not in lines


def test_a_token_is_known_by_its_shape_and_never_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_token(TOKEN)
    for wrong in ("", "secret", TOKEN[:30], f"Bot {TOKEN}", TOKEN.replace(".", "-"), f"x{TOKEN[1:]}", "é" * 70):
        assert not is_token(wrong)
    line = told(monkeypatch, DISCORD_TOKEN="hunter2-" * 5)["token"]
    assert not line.well
    assert "hunter2" not in str(line)


async def test_a_database_is_read_and_left_alone(tmp_path: Path, tryout: None, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "elder.db"
    async with opened(path) as house:
        await house.lobby()
    url = f"sqlite+aiosqlite:///{path}"
    assert doctor._database(url) == Line("database", f"{path}, 1 tables")
    for schema, said, well in (("0000", "brings it up to date", True), ("9999", "newer Elder", False)):
        with sqlite3.connect(path) as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (schema,))
        connection.close()
        line = doctor._database(url)
        assert said in line.found
        assert line.well == well


@pytest.mark.parametrize("url", ["postgresql://me:password@db/x", "sqlite+aiosqlite:///{folder}/letter.txt"])
def test_what_is_no_database(url: str, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear players, " * 100)
    line = doctor._database(url.format(folder=tmp_path))
    assert not line.well
    assert "password" not in line.found


def test_a_database_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear players")
    assert not doctor._database(f"sqlite+aiosqlite:///{tmp_path}/letter.txt/data/elder.db").well


def test_editions_that_cannot_be_played(tmp_path: Path) -> None:
    assert doctor._games("").well


async def test_servers_and_what_elder_may_do_there() -> None:
    async with Wire.open() as wire:
        wire.guild("`Club` @everyone")
        backend = wire.backend
        known, club = await doctor._servers(TOKEN)
        assert known == Line("Discord", "knows the token, on 1 servers")
        assert club.well
        assert "@everyone" not in club.what
        guild = next(iter(backend.guilds.values()))
        for role in guild.roles.values():
            role.permissions &= ~discord.Permissions(attach_files=True, administrator=True).value
        _, club = await doctor._servers(TOKEN)
        assert not club.well
        assert "attach files" in club.found
        wire.rest.faults.refuse("GET", "/users/@me", 401, 0)
        (line,) = await doctor._servers(TOKEN)
        assert "does not know this token" in line.found
        wire.rest.faults.refuse("GET", "/users/@me", 403, 0)
        (line,) = await doctor._servers(TOKEN)
        assert "error 403" in line.found
        assert TOKEN not in line.found
