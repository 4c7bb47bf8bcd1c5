"""`python -m bot`: the bot on Discord, until it is told to stop (Ctrl-C or SIGTERM)."""

from __future__ import annotations

import asyncio
import gc
import signal
import sys

import aiohttp
import discord

from bot import logs
from bot.app import create_app
from bot.errors import Unusable
from bot.settings import Settings, read_settings
from bot.store.alone import alone

UNUSABLE = 2
"""The exit code where somebody has to change something first."""


def main() -> int:
    """Run until the end. Returns the exit code."""
    try:
        settings = read_settings()
        logs.set_up(settings.log_format, settings.log_level)
        token = _token(settings)
        with alone(settings.database_url):
            asyncio.run(_run(settings, token))
    except Unusable as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    return 0


async def _run(settings: Settings, token: str) -> None:
    running = asyncio.current_task()
    assert running is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, running.cancel)
    try:
        async with create_app(settings) as app:
            await app.open()
            # What is loaded by now stays for good; looking through it for garbage would hold up every click.
            gc.freeze()
            await app.start(token)
    except asyncio.CancelledError:
        logs.log.info("stopped")
    except discord.LoginFailure as error:
        raise Unusable("Discord does not know this DISCORD_TOKEN. Copy the bot's token into .env again.") from error
    except (aiohttp.ClientConnectionError, discord.DiscordServerError, TimeoutError) as error:
        raise Unusable("Discord cannot be reached. Check the network, then start again.") from error
    except discord.Forbidden as error:
        raise Unusable("Discord refuses this application. Invite it again with the link in the README.") from error
    except discord.HTTPException as error:
        raise Unusable(f"Discord answers with error {error.status}. Wait a little, then start again.") from error
    except discord.ConnectionClosed as error:
        raise Unusable(f"Discord has hung up (code {error.code}). Check the token, then start again.") from error


def _token(settings: Settings) -> str:
    token = settings.discord_token.get_secret_value().strip() if settings.discord_token is not None else ""
    if not token:
        raise Unusable("DISCORD_TOKEN is missing. Put the bot's token into .env (see .env.example).")
    return token


if __name__ == "__main__":
    sys.exit(main())
