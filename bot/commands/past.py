"""What looks back: `/replay`, `/verify`, and `/game export` and `import`."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot import limits
from bot.backroom import TooSlow
from bot.commands.localised import about, name
from bot.desk import Desk
from bot.errors import Refused
from bot.labels import matching
from bot.panels import at_past
from bot.panels.visit import Visit
from bot.speech import cut, plain_line, speaker
from bot.table import Table
from bot.table.archive import Finished
from rules.codec import Malformed
from rules.words import Message

LARGEST = 512 * 1024
"""Bytes of a record that somebody brings. Discord's own games stay far below."""

Showing = Callable[[Visit, Table], Coroutine[Any, Any, None]]


def add_past(tree: app_commands.CommandTree, desk: Desk) -> None:
    """`/replay [game]` and `/verify [game]`."""
    tree.add_command(_of_a_game(desk, "cmd-replay", _from_the_beginning))
    tree.add_command(_of_a_game(desk, "cmd-verify", at_past.show_proof))


def export_command(desk: Desk) -> app_commands.Command[Any, Any, Any]:
    """`/game export [game]`."""
    return _of_a_game(desk, "cmd-game-export", at_past.show_record, below=True)


def import_command(desk: Desk) -> app_commands.Command[Any, Any, Any]:
    """`/game import record:`."""

    @app_commands.rename(record=name("cmd-game-import.record"))
    @app_commands.describe(record=about("cmd-game-import.record-about"))
    async def bring(interaction: discord.Interaction, record: discord.Attachment) -> None:
        await brought(Visit(desk, interaction), record)

    return app_commands.Command(
        name=name("cmd-game-import"), description=about("cmd-game-import.about"), callback=bring
    )


async def brought(visit: Visit, file: discord.Attachment) -> None:
    """Play a record that somebody has brought, keep it as a game that is over, and show it."""
    interaction, desk = visit.interaction, visit.desk
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused(Message("no-guild"))
    if file.size > LARGEST:
        raise Refused(Message("no-import-size", {"most": LARGEST // 1024}))
    if desk.backroom.busy:
        raise Refused(Message("no-import-now"))
    await visit.wait()
    try:
        played = await desk.backroom.played(await _text(file))
    except Malformed as error:
        why = Message("no-import", {"fault": plain_line(str(error))})
        raise Refused(why, instead=Message("instead-import")) from error
    except TooSlow:
        raise Refused(Message("no-import-now")) from None
    spoken = speaker(visit.public_locale, played.game)
    names = [spoken.say(Message(f"tribe-{tribe}")) for tribe in played.tribes]
    table = await desk.tables.archive.keep(
        interaction.guild_id, interaction.channel_id, visit.player, played, names, visit.public_locale
    )
    await at_past.show_step(visit, table, at_past.BEGINNING)


async def _text(file: discord.Attachment) -> str:
    """What is in the file. Raises Refused where it cannot be had, Malformed where it is no text."""
    try:
        data = await file.read()
    except discord.HTTPException as error:
        raise Refused(Message("no-import-file")) from error
    if len(data) > LARGEST:
        raise Refused(Message("no-import-size", {"most": LARGEST // 1024}))
    try:
        return data.decode()
    except UnicodeError as error:
        raise Malformed("not UTF-8 text") from error


async def _from_the_beginning(visit: Visit, table: Table) -> None:
    await at_past.show_step(visit, table, at_past.BEGINNING)


def _of_a_game(desk: Desk, words: str, show: Showing, *, below: bool = False) -> app_commands.Command[Any, Any, Any]:
    """A command about the game in this channel, or about one that is chosen among those that are over."""

    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await offered(Visit(desk, interaction), current)

    @app_commands.rename(game=name("cmd-past.game"))
    @app_commands.describe(game=about("cmd-past.game-about"))
    @app_commands.autocomplete(game=complete)
    async def run(interaction: discord.Interaction, game: str | None = None) -> None:
        visit = Visit(desk, interaction)
        await show(visit, await at_past.meant(visit, game))

    command: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=name(words), description=about(f"{words}.about"), callback=run
    )
    command.guild_only = not below
    return command


async def offered(visit: Visit, current: str) -> list[app_commands.Choice[str]]:
    """The games of this channel and those that this person has played here, the last first."""
    found = await visit.finished()
    said = [_said(visit, game) for game in found]
    return [
        app_commands.Choice(name=said[index], value=str(found[index].table_id))
        for index in sorted(matching(current, said).indices)
    ]


def _said(visit: Visit, game: Finished) -> str:
    """A game in the list: what was played, by whom, when; and a mark where somebody has brought it."""
    brought = "📥 " if game.brought else ""
    title = speaker(visit.locale, game.game).say(Message("game"))
    return cut(f"{brought}{title} · {game.names} · {game.day}", limits.CHOICE_NAME)
