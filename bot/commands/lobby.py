"""`/game`: opening, joining, leaving, starting, looking after and ending a table."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot import limits
from bot.commands import company
from bot.commands.localised import about, name
from bot.commands.past import export_command, import_command
from bot.desk import Desk
from bot.panels.at_decision import told
from bot.panels.kit import Panel, text
from bot.panels.opening import open_here
from bot.panels.places import show_decision
from bot.panels.status import question_panel, status_panel
from bot.panels.visit import Visit
from bot.table import Phase
from bot.table.lobby import owned, seated
from rules import games
from rules.words import Message


def game_group(desk: Desk) -> app_commands.Group:
    """`/game` with all its subcommands."""
    group = app_commands.Group(name=name("cmd-game"), description=about("cmd-game.about"), guild_only=True)
    group.add_command(_new(desk))
    words = {"join": join, "leave": leave, "start": start, "status": status, "end": end}
    for word, callback in {**words, **company.WORDS}.items():
        group.add_command(_simple(desk, word, callback))
    group.add_command(export_command(desk))
    group.add_command(import_command(desk))
    group.add_command(company.kicking(desk))
    return group


def _new(desk: Desk) -> app_commands.Command[Any, Any, Any]:
    keys = list(games())[: limits.CHOICES]
    fewest = min(games()[key].seats.start for key in keys)
    most = max(games()[key].seats.stop - 1 for key in keys)

    @app_commands.rename(game=name("cmd-game-new.game"), seats=name("cmd-game-new.seats"))
    @app_commands.describe(game=about("cmd-game-new.game-about"), seats=about("cmd-game-new.seats-about"))
    @app_commands.choices(
        game=[app_commands.Choice(name=name("game", games()[key].package), value=key) for key in keys]
    )
    @app_commands.choices(
        seats=[app_commands.Choice(name=str(seats), value=seats) for seats in range(fewest, most + 1)]
    )
    async def new(
        interaction: discord.Interaction,
        game: str,
        seats: int | None = None,
    ) -> None:
        await open_here(Visit(desk, interaction), game, seats)

    return app_commands.Command(name=name("cmd-game-new"), description=about("cmd-game-new.about"), callback=new)


def _simple(desk: Desk, word: str, callback: Any) -> app_commands.Command[Any, Any, Any]:
    async def run(interaction: discord.Interaction) -> None:
        await callback(Visit(desk, interaction))

    return app_commands.Command(
        name=name(f"cmd-game-{word}"), description=about(f"cmd-game-{word}.about"), callback=run
    )


async def join(visit: Visit) -> None:
    """Sit down at the table in this channel."""
    table = visit.table_here()
    done = await visit.in_time(visit.desk.tables.join(table.id, visit.player, press=visit.number))
    if done.table.phase is Phase.LOBBY:
        return await visit.show(Panel(text(visit.speaker.say(Message("joined")))))
    seating = visit.seating(done.table)
    return await show_decision(visit, seating, notes=[seating.speaker.say(Message("seat-yours"))])


async def leave(visit: Visit) -> None:
    """Get up; in the middle of a game only after having been asked."""
    table = visit.table_here()
    if table.phase is not Phase.LOBBY:
        seated(table, visit.player)
        sure = question_panel(visit.seating(table), Message("leave-sure"), "gone", Message("leave-yes"))
        return await visit.show(sure)
    done = await visit.in_time(visit.desk.tables.leave(table.id, visit.player, press=visit.number))
    return await visit.show(Panel(text(*told(visit, done, Message("done")))))


async def start(visit: Visit) -> None:
    """Begin the game."""
    table = visit.table_here()
    await visit.in_time(visit.desk.tables.start(table.id, visit.player, press=visit.number))
    await visit.show(Panel(text(visit.speaker.say(Message("done")))))


async def status(visit: Visit) -> None:
    """How the table stands."""
    await visit.show(status_panel(visit.looking(visit.table_here())))


async def end(visit: Visit) -> None:
    """Close the table, after having been asked."""
    table = visit.table_here()
    owned(table, visit.player)
    sure = question_panel(visit.seating(table), Message("end-sure"), "end", Message("end-yes"))
    await visit.show(sure)
