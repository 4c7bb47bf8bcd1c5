"""The part of `/game` that concerns the people at a table: a pause, a seat that is offered, somebody sent away."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord import app_commands

from bot import limits
from bot.commands.localised import about, name
from bot.desk import Desk
from bot.errors import Refused
from bot.labels import matching
from bot.panels.kit import Panel, text
from bot.panels.status import question_panel
from bot.panels.visit import Visit
from bot.table import Holder, Table
from bot.table.lobby import owned, seated
from rules.words import Message


async def pause(visit: Visit) -> None:
    """Wish for a pause; where there is one, go on."""
    table = visit.table_here()
    if table.paused:
        await visit.in_time(visit.desk.host.go_on(table.id, visit.player, press=visit.number))
    else:
        await visit.in_time(visit.desk.host.ask_pause(table.id, visit.player, press=visit.number))
    await visit.show(Panel(text(visit.speaker.say(Message("done")))))


async def replace(visit: Visit) -> None:
    """Offer one's seat to others; once more keeps it after all."""
    table = visit.table_here()
    done = await visit.in_time(visit.desk.host.offer(table.id, visit.player, press=visit.number))
    offered = seated(done.table, visit.player) in done.table.people.offered
    await visit.show(Panel(text(visit.speaker.say(Message("seat-offered" if offered else "seat-kept")))))


WORDS: Mapping[str, Callable[[Visit], Awaitable[None]]] = {"pause": pause, "replace": replace}
"""What they are called."""


def kicking(desk: Desk) -> app_commands.Command[Any, Any, Any]:
    """`/game kick`, for the owner of a table."""

    @app_commands.rename(player=name("cmd-game-kick.player"))
    @app_commands.describe(player=about("cmd-game-kick.player-about"))
    async def kick(interaction: discord.Interaction, player: str) -> None:
        await ask_kick(Visit(desk, interaction), player)

    command: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=name("cmd-game-kick"), description=about("cmd-game-kick.about"), callback=kick
    )

    @command.autocomplete("player")
    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return guests(Visit(desk, interaction), current)

    return command


def guests(visit: Visit, current: str) -> list[app_commands.Choice[str]]:
    """Those whom the owner of the table in this channel can send away, and then those who were; nobody for others."""
    table = visit.desk.tables.at(visit.interaction.channel_id or 0)
    if table is None or table.owner_id != visit.player.user_id:
        return []
    names = [*(holder.name for holder in _others(table, visit)), *table.people.sent_away.values()]
    found = matching(current, names).indices if current else range(len(names))
    return [app_commands.Choice(name=names[index], value=names[index]) for index in found][: limits.CHOICES]


async def ask_kick(visit: Visit, called: str) -> None:
    """Ask once whether this person shall really go. Who was sent away is let in again."""
    table = visit.table_here()
    owned(table, visit.player)
    away = [user_id for user_id, named in table.people.sent_away.items() if named.casefold() == called.casefold()]
    if away and called not in [holder.name for holder in _others(table, visit)]:
        await visit.in_time(visit.desk.host.let_in(table.id, visit.player, away[0], press=visit.number))
        let_in = Message("let-in", {"who": table.people.sent_away[away[0]]})
        await visit.show(Panel(text(visit.speaker.say(let_in))))
        return
    holder = _meant(visit, table, called)
    seating = visit.seating(table)
    sure = Message("kick-sure", {"who": holder.name})
    await visit.show(question_panel(seating, sure, "kicked", Message("kick-yes"), holder.user_id or 0))


def _meant(visit: Visit, table: Table, called: str) -> Holder:
    others = _others(table, visit)
    names = [holder.name for holder in others]
    # Not everybody is called by letters.
    found = [names.index(called)] if called in names else matching(called, names).indices
    if len(found) != 1:
        raise Refused(Message("no-such-guest"))
    return others[found[0]]


def _others(table: Table, visit: Visit) -> list[Holder]:
    return [holder for holder in table.humans if holder.user_id != visit.player.user_id]
