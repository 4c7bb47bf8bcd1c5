"""`python -m bot doctor`: whether everything is there that Elder needs to run, one line each. No secret is printed."""

from __future__ import annotations

import asyncio
import base64
import binascii
import os
import platform
import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import aiohttp
import discord

from bot.editions import unpack_games
from bot.errors import Unusable
from bot.settings import Settings, read_settings
from bot.speech import plain_line
from bot.store.database import database_file, newest_schema
from images.kit import fonts
from rules import games

OLDEST_PYTHON = (3, 11)
NEEDED = (
    "view_channel",
    "send_messages",
    "attach_files",
    "read_message_history",
    "create_public_threads",
    "send_messages_in_threads",
)
"""The permissions that the README asks for."""
SERVERS = 20
"""So many servers are looked at."""
_TOKEN = re.compile(r"([\w-]{18,})\.[\w-]{5,}\.[\w-]{25,}")


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that was looked at, and what was found."""

    what: str
    found: str
    well: bool = True

    def __str__(self) -> str:
        return f"{'ok   ' if self.well else 'WRONG'}  {self.what}: {self.found}"


def examine() -> Iterator[Line]:
    """Look at one thing after the other."""
    yield _python()
    try:
        settings = read_settings()
    except Unusable as error:
        yield Line("settings", str(error), well=False)
        return
    yield Line("settings", "can be read")
    yield from _discord(settings)
    yield _database(settings.database_url)
    yield _fonts()
    yield _games(settings.elder_editions)


def _python() -> Line:
    version = platform.python_version()
    if sys.version_info < OLDEST_PYTHON:
        return Line("Python", f"{version} is too old; Elder needs 3.11 or newer", well=False)
    return Line("Python", version)


def _discord(settings: Settings) -> Iterator[Line]:
    token = settings.discord_token.get_secret_value().strip() if settings.discord_token is not None else ""
    if not token:
        yield Line("token", "DISCORD_TOKEN is missing. Put the bot's token into .env (see .env.example)", well=False)
    elif not is_token(token):
        yield Line("token", "DISCORD_TOKEN does not look like a bot's token. Copy it again, whole", well=False)
    else:
        yield Line("token", "looks like one")
        yield from asyncio.run(_servers(token))


def is_token(text: str) -> bool:
    """Whether this is shaped like a bot's token: its account in base 64, then two parts that only Discord reads."""
    match = _TOKEN.fullmatch(text)
    if match is None:
        return False
    try:
        account = base64.urlsafe_b64decode(match[1] + "=" * (-len(match[1]) % 4))
    except binascii.Error:
        return False
    return account.isdigit()


async def _servers(token: str) -> list[Line]:
    """Whether Discord knows the token, and what Elder may do on each server as far as no channel says otherwise."""
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            servers = [server async for server in client.fetch_guilds(limit=SERVERS)]
            found = [Line("Discord", f"knows the token, on {len(servers)} servers")]
            return [*found, *[await _rights(client, server) for server in servers]]
    except discord.LoginFailure:
        return [Line("Discord", "does not know this token. Copy it again, or reset it", well=False)]
    except discord.HTTPException as error:
        return [Line("Discord", f"answers with error {error.status}. Try again later", well=False)]
    except (aiohttp.ClientError, OSError):
        return [Line("Discord", "cannot be reached. Check the network", well=False)]


async def _rights(client: discord.Client, server: discord.Guild) -> Line:
    assert client.user is not None
    whole = await client.fetch_guild(server.id, with_counts=False)
    rights = (await whole.fetch_member(client.user.id)).guild_permissions
    missing = [name.replace("_", " ") for name in NEEDED if not getattr(rights, name)]
    what = f"server {plain_line(whole.name, 60)}"
    if missing:
        return Line(what, f"Elder lacks the permission to {', '.join(missing)}. Invite it again (README)", well=False)
    return Line(what, "Elder may do all it needs, unless a channel forbids it")


def _database(url: str) -> Line:
    try:
        file = database_file(url)
    except Unusable as error:
        return Line("database", str(error), well=False)
    if not file.exists():
        return _new_database(file)
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            ((health,),) = connection.execute("PRAGMA quick_check(1)")
            ((schema,),) = connection.execute("SELECT version_num FROM alembic_version")
            ((tables,),) = connection.execute("SELECT count(*) FROM tables")
    except (sqlite3.Error, ValueError) as error:
        return Line("database", f"{file} cannot be read ({error})", well=False)
    if health != "ok":
        return Line("database", f"{file} is damaged ({health}). Go back to a copy", well=False)
    if not os.access(file, os.W_OK) or not os.access(file.parent, os.W_OK):
        return Line("database", f"{file} or its folder cannot be written to", well=False)
    newest = newest_schema()
    if schema > newest:
        return Line("database", f"{file} was made by a newer Elder. Update this one", well=False)
    age = "" if schema == newest else "; the next start brings it up to date"
    return Line("database", f"{file}, {tables} tables{age}")


def _new_database(file: Path) -> Line:
    """There is none yet: whether one can be made."""
    folder = next(parent for parent in file.absolute().parents if parent.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        return Line("database", f"{file} cannot be made, {folder} cannot be written to", well=False)
    return Line("database", f"{file} will be made at the first start")


def _fonts() -> Line:
    names = fonts.chain("bold")
    try:
        for name in names:
            fonts.font(name, fonts.EMOJI_SIZE)
    except OSError as error:
        return Line("fonts", f"{name} cannot be loaded ({error}). Install Elder again", well=False)
    shaping = "" if fonts.shapes() else "; without FriBiDi, so some scripts are written more simply"
    return Line("fonts", f"{len(names)} typefaces{shaping}")


def _games(own_editions: str) -> Line:
    try:
        unpack_games(own_editions)
    except Unusable as error:
        return Line("games", str(error), well=False)
    own = f", with the editions in {own_editions}" if own_editions else ""
    return Line("games", ", ".join(games()) + own)
