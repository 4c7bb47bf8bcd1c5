"""The bot as a process: what it says when it cannot run, how it stops, what it tells Discord at its start."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from importlib import resources
from pathlib import Path

import pytest
import structlog

from bot import logs
from bot.__main__ import OUT_OF_REACH, UNUSABLE, _run, main
from bot.errors import OutOfReach, Unusable
from bot.settings import Settings
from bot.table import Phase
from rules import games
from tests.bot.stage import Stage
from tests.wire.names import pointed_at

HOUSE = Path(__file__).parents[2]
TOKEN = "bm90LWEtcmVhbC10b2tlbg.x.y"


async def run(folder: Path, **variables: str) -> tuple[int | None, str]:
    """Start `python -m bot` in this folder with these variables; its exit code and everything it says."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=folder,
        env={**kept, "PYTHONPATH": str(HOUSE), "LOG_LEVEL": "ERROR", **variables},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asyncio.wait_for(process.communicate(), timeout=60)
    return process.returncode, said.decode()


@pytest.mark.parametrize(
    ("variables", "says"),
    [
        ({}, "DISCORD_TOKEN is missing"),
        ({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": "elder.db"}, "DATABASE_URL is not a database address"),
        ({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": "sqlite+aiosqlite:////proc/elder.db"}, "cannot be opened"),
        ({"DISCORD_TOKEN": TOKEN, "LOG_FORMAT": "poem"}, "LOG_FORMAT cannot be used"),
    ],
)
async def test_what_is_missing_is_said_in_one_plain_line(tmp_path: Path, variables: dict[str, str], says: str) -> None:
    code, said = await run(tmp_path, **variables)
    assert code == UNUSABLE
    assert says in said
    assert said.count("\n") == 1
    assert TOKEN not in said


async def test_a_broken_edition_is_said_in_one_plain_line(tmp_path: Path) -> None:
    for key in games():
        (tmp_path / key).mkdir()
        for table in (resources.files(f"rules.{key}") / "edition").iterdir():
            (tmp_path / key / table.name).write_text("[[rows]]\nname = 'mauve'\n")
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nELDER_EDITIONS={tmp_path}\n")
    code, said = await run(tmp_path)
    assert (code, said.count("\n")) == (UNUSABLE, 1)
    assert said.startswith(f"ELDER_EDITIONS cannot be played: {tmp_path}")
    assert not (tmp_path / "data" / "elder.db").exists()


async def test_a_setting_from_the_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nDATABASE_URL=nonsense\n")
    code, said = await run(tmp_path)
    assert (code, said.count("\n")) == (UNUSABLE, 1)
    assert "DATABASE_URL" in said


def settings(stage: Stage) -> Settings:
    return Settings(database_url=f"sqlite+aiosqlite:///{stage.path}")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_stops_when_it_is_told_to(stage: Stage, number: signal.Signals) -> None:
    life = asyncio.create_task(_run(settings(stage), TOKEN))
    await stage.wire.gateway.identified.wait()
    os.kill(os.getpid(), number)
    await asyncio.wait_for(life, timeout=20)
    assert not list(stage.path.parent.glob("*-wal"))


async def test_a_token_that_discord_does_not_know(stage: Stage) -> None:
    stage.wire.rest.faults.refuse("GET", "*", 401, 0, times=None)
    with pytest.raises(Unusable, match="does not know this DISCORD_TOKEN"):
        await _run(settings(stage), TOKEN)


@pytest.mark.parametrize(
    ("status", "why", "said"),
    [
        (400, OutOfReach, "error 400"),
        (403, Unusable, "Invite it again"),
        (404, OutOfReach, "error 404"),
    ],
)
async def test_a_discord_that_refuses_at_the_door(stage: Stage, status: int, why: type[Exception], said: str) -> None:
    stage.wire.rest.faults.refuse("GET", "*", status, 0, times=None)
    with pytest.raises(why, match=said):
        await _run(settings(stage), TOKEN)


async def test_a_discord_that_hangs_up_for_good(stage: Stage) -> None:
    running = asyncio.create_task(_run(settings(stage), TOKEN))
    await stage.wire.gateway.identified.wait()
    await stage.wire.gateway.hang_up(code=4004)
    with pytest.raises(Unusable, match="4004"):
        await running


async def test_a_discord_that_cannot_be_reached(stage: Stage) -> None:
    with (
        pointed_at("http://127.0.0.1:9/api/v10", "ws://127.0.0.1:9"),
        pytest.raises(OutOfReach, match="cannot be reached"),
    ):
        await _run(settings(stage), TOKEN)


@pytest.mark.parametrize(("why", "code"), [(Unusable("no token"), UNUSABLE), (OutOfReach("no way"), OUT_OF_REACH)])
def test_who_keeps_it_running_can_tell_whether_starting_again_helps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], why: Exception, code: int
) -> None:
    def fail(*_: object) -> int:
        raise why

    monkeypatch.setattr("bot.__main__._done", fail)
    assert main([]) == code
    assert capsys.readouterr().err == f"{why}\n"


async def test_what_discord_says_to_a_closed_bot_is_let_go(stage: Stage) -> None:
    async with stage.running() as elder:
        pass
    elder.dispatch("ready")
    elder.dispatch("resumed")


@pytest.mark.parametrize("ready_since", range(0, 40, 4))
async def test_closed_while_it_takes_up_its_tables(
    stage: Stage, capsys: pytest.CaptureFixture[str], ready_since: int
) -> None:
    """However far it has come with what it does at a start, nothing begins that finds the store closed."""
    async with stage.running():
        await stage.game()
    before = asyncio.all_tasks()
    async with stage.running() as elder:
        for _ in range(ready_since):
            await asyncio.sleep(0)
    elder.timekeeper.start()
    left = {task.get_name() for task in asyncio.all_tasks() - before if "bot/" in str(task)}
    assert left == set()
    assert "[error" not in capsys.readouterr().out


async def test_commands_are_told_to_discord_only_when_it_does_not_know_them(stage: Stage) -> None:
    def told() -> int:
        return sum(sent.method == "PUT" and sent.path.endswith("/commands") for sent in stage.wire.rest.sent)

    for _ in range(2):
        async with stage.running():
            assert told() == 1
    async with stage.running() as elder:
        elder.tree.clear_commands(guild=None)
        await elder.tree.sync()
    async with stage.running():
        assert told() == 3


async def test_a_server_that_comes_back_takes_its_tables_up_again(stage: Stage) -> None:
    async with stage.running() as elder:
        table = await stage.game()
        guild = elder.get_guild(table.guild_id)
        assert guild is not None
        await elder.on_guild_remove(guild)
        assert (await elder.tables.get(table.id)).phase is Phase.PARKED
        await elder.on_guild_join(guild)
        assert (await elder.tables.get(table.id)).phase is Phase.PLAYING
        await stage.quiet()
        assert stage.called == ["Anna"], "Anna is still awaited for the same decision"


async def test_every_level_of_the_log_keeps_secrets(stage: Stage, capfd: pytest.CaptureFixture[str]) -> None:
    logs.set_up("json", "DEBUG")
    try:
        async with stage.running():
            await stage.game()
            await stage.do(stage.people[0], "call")
            await stage.do(stage.people[1], "bid", number=2)
            await stage.quiet()
            logging.getLogger("discord.http").debug("a private answer: bids 2")
    finally:
        logging.basicConfig(force=True)
        logging.getLogger("elder").setLevel(logging.NOTSET)
        structlog.reset_defaults()
    said = capfd.readouterr().err
    assert "table changed" in said
    for secret in ("bid", "number", "seed"):
        assert secret not in said
