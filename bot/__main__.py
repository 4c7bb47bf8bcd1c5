"""`python -m bot`: the bot on Discord, until it is told to stop (Ctrl-C or SIGTERM).

`python -m bot backup FILE` copies the database while the bot may be running, `check` plays every stored game again, and
`doctor` looks whether everything is there that Elder needs.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

import aiohttp
import discord

from bot import doctor, logs, memory, operate
from bot.app import create_app
from bot.errors import OutOfReach, Unusable
from bot.settings import Settings, read_settings
from bot.store.alone import alone

OUT_OF_REACH, UNUSABLE = 1, 2
"""The exit codes where it helps to start again later, and where somebody has to change something first."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked for, as a rule run until the end. Returns the exit code."""
    asked = _parser().parse_args(arguments)
    try:
        return _done(asked.task or "run", asked)
    except Unusable as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    except OutOfReach as error:
        print(error, file=sys.stderr)
        return OUT_OF_REACH


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Elder on Discord, until it is told to stop.")
    tasks = parser.add_subparsers(dest="task", metavar="TASK")
    copy = tasks.add_parser("backup", help="copy the database into a new file, while Elder may be running")
    copy.add_argument("file", type=Path, metavar="FILE")
    tasks.add_parser("check", help="play every stored game again and say which differ (exit code 1)")
    tasks.add_parser("doctor", help="look whether everything is there that Elder needs (exit code 2 where not)")
    return parser


def _done(task: str, asked: argparse.Namespace) -> int:
    if task == "doctor":
        return _examine()
    settings = read_settings()
    if task == "backup":
        operate.backup(settings.database_url, asked.file)
        print(f"copied to {asked.file}")
    elif task == "check":
        return operate.check(settings.database_url, settings.elder_editions)
    else:
        logs.set_up(settings.log_format, settings.log_level)
        token = _token(settings)
        with alone(settings.database_url):
            asyncio.run(_run(settings, token))
    return 0


def _examine() -> int:
    """Print what is found, line by line."""
    well = True
    for line in doctor.examine():
        print(line, flush=True)
        well = well and line.well
    return 0 if well else UNUSABLE


async def _run(settings: Settings, token: str) -> None:
    running = asyncio.current_task()
    assert running is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, running.cancel)
    try:
        async with create_app(settings) as app:
            await app.open()
            memory.settle()
            await app.start(token)
    except asyncio.CancelledError:
        logs.log.info("stopped")
    except discord.LoginFailure as error:
        raise Unusable("Discord does not know this DISCORD_TOKEN. Copy the bot's token into .env again.") from error
    except (aiohttp.ClientConnectionError, discord.DiscordServerError, TimeoutError) as error:
        raise OutOfReach("Discord cannot be reached. Check the network, then start again.") from error
    except discord.Forbidden as error:
        raise Unusable("Discord refuses this application. Invite it again with the link in the README.") from error
    except discord.HTTPException as error:
        raise OutOfReach(f"Discord answers with error {error.status}. Wait a little, then start again.") from error
    except discord.ConnectionClosed as error:
        raise Unusable(f"Discord has hung up (code {error.code}). Check the token, then start again.") from error


def _token(settings: Settings) -> str:
    token = settings.discord_token.get_secret_value().strip() if settings.discord_token is not None else ""
    if not token:
        raise Unusable("DISCORD_TOKEN is missing. Put the bot's token into .env (see .env.example).")
    return token


if __name__ == "__main__":
    sys.exit(main())
