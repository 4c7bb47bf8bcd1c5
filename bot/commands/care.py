"""`/table`: looking after tables, for their owners and for those who manage the channels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import ChannelType, app_commands

from bot import limits
from bot.commands.localised import about, name
from bot.desk import Desk
from bot.errors import Refused
from bot.labels import matching
from bot.panels.kit import Panel, text
from bot.panels.seating import Seating
from bot.panels.status import question_panel
from bot.panels.visit import Visit
from bot.speech import cut, speaker
from bot.table import Phase, Table
from bot.table.care import restorable
from bot.table.lobby import owned
from bot.table.model import Audience
from bot.table.past import Moment
from rules.words import Message

Place = app_commands.AppCommandChannel | app_commands.AppCommandThread
Choices = list[app_commands.Choice[str]]

HOME = frozenset(
    {ChannelType.text, ChannelType.news, ChannelType.public_thread, ChannelType.private_thread, ChannelType.news_thread}
)
"""Where tables can stand."""


def table_group(desk: Desk) -> app_commands.Group:
    """`/table` with all its subcommands."""
    group = app_commands.Group(name=name("cmd-table"), description=about("cmd-table.about"), guild_only=True)
    for command in (_moving(desk), _showing(desk), _restoring(desk), _simple(desk, "end", end)):
        group.add_command(command)
    group.add_command(_simple(desk, "resume", resume))
    return group


def _moving(desk: Desk) -> app_commands.Command[Any, Any, Any]:
    @app_commands.rename(to=name("cmd-table-move.to"))
    @app_commands.describe(to=about("cmd-table-move.to-about"))
    @_which(desk)
    async def run(interaction: discord.Interaction, to: Place, table: str | None = None) -> None:
        await move(Visit(desk, interaction), to, table)

    return app_commands.Command(name=name("cmd-table-move"), description=about("cmd-table-move.about"), callback=run)


def _showing(desk: Desk) -> app_commands.Command[Any, Any, Any]:
    @app_commands.rename(who=name("cmd-table-visibility.who"))
    @app_commands.describe(who=about("cmd-table-visibility.who-about"))
    @app_commands.choices(
        who=[
            app_commands.Choice(name=name("audience-everyone"), value=Audience.EVERYONE.value),
            app_commands.Choice(name=name("audience-players"), value=Audience.PLAYERS.value),
        ]
    )
    @_which(desk)
    async def run(interaction: discord.Interaction, who: str, table: str | None = None) -> None:
        await show_to(Visit(desk, interaction), Audience(who), table)

    return app_commands.Command(
        name=name("cmd-table-visibility"), description=about("cmd-table-visibility.about"), callback=run
    )


def _restoring(desk: Desk) -> app_commands.Command[Any, Any, Any]:
    @app_commands.rename(step=name("cmd-table-restore.step"))
    @app_commands.describe(step=about("cmd-table-restore.step-about"))
    @_which(desk)
    async def run(
        interaction: discord.Interaction,
        step: app_commands.Range[int, 0, limits.INTEGER],
        table: str | None = None,
    ) -> None:
        await ask_restore(Visit(desk, interaction), step, table)

    command: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=name("cmd-table-restore"), description=about("cmd-table-restore.about"), callback=run
    )

    @command.autocomplete("step")
    async def steps(interaction: discord.Interaction, current: int | str) -> list[app_commands.Choice[int]]:
        return await offered_steps(Visit(desk, interaction), str(current), interaction.namespace.table)

    return command


def _simple(desk: Desk, word: str, do: Callable[[Visit, str | None], Any]) -> app_commands.Command[Any, Any, Any]:
    @_which(desk)
    async def run(interaction: discord.Interaction, table: str | None = None) -> None:
        await do(Visit(desk, interaction), table)

    return app_commands.Command(
        name=name(f"cmd-table-{word}"), description=about(f"cmd-table-{word}.about"), callback=run
    )


def _which(desk: Desk) -> Callable[[Any], Any]:
    """Describes the option `table`, with the tables that somebody may look after."""

    async def complete(interaction: discord.Interaction, current: str) -> Choices:
        return offered_tables(Visit(desk, interaction), current)

    def described(run: Any) -> Any:
        app_commands.rename(table=name("cmd-table.table"))(run)
        app_commands.describe(table=about("cmd-table.table-about"))(run)
        return app_commands.autocomplete(table=complete)(run)

    return described


async def move(visit: Visit, to: Place, chosen: str | None) -> None:
    """Take a table to another channel."""
    table = meant(visit, chosen)
    if to.type not in HOME or not _open_to_both(visit, to):
        raise Refused(Message("no-move-there"))
    change = visit.desk.warden.move(table.id, visit.player, to.id, manages=visit.manages(table), press=visit.number)
    await visit.in_time(change)
    await visit.show(Panel(text(visit.speaker.say(Message("moved", {"place": to.mention})))))


async def show_to(visit: Visit, audience: Audience, chosen: str | None) -> None:
    """Choose who may look at a table."""
    table = meant(visit, chosen)
    change = visit.desk.warden.show_to(
        table.id, visit.player, audience, manages=visit.manages(table), press=visit.number
    )
    await visit.in_time(change)
    shown = Message("shown-to-everyone" if audience is Audience.EVERYONE else "shown-to-players")
    await visit.show(Panel(text(visit.speaker.say(shown))))


async def end(visit: Visit, chosen: str | None) -> None:
    """Close a table, after having been asked."""
    table = meant(visit, chosen)
    sure = question_panel(visit.seating(table), Message("end-sure"), "end", Message("end-yes"))
    await visit.show(sure)


async def resume(visit: Visit, chosen: str | None) -> None:
    """Go on with a parked table."""
    table = meant(visit, chosen)
    change = visit.desk.warden.resume(table.id, visit.player, manages=visit.manages(table), press=visit.number)
    await visit.in_time(change)
    await visit.show(Panel(text(visit.speaker.say(Message("done")))))


async def ask_restore(visit: Visit, step: int, chosen: str | None) -> None:
    """Ask whether a game shall really go back to this action, or forward to it again."""
    if chosen is None and await _is_over(visit):
        raise Refused(Message("no-restore-over"), instead=Message("instead-rematch"))
    table = meant(visit, chosen)
    of, aside = await visit.in_time(visit.desk.tables.archive.actions(table))
    restorable(table, visit.player, step, of, aside, visit.manages(table))
    if step < of:
        asks, yes = Message("restore-sure", {"step": step, "undone": of - step}), Message("restore-yes")
    else:
        asks, yes = Message("restore-again-sure", {"step": step, "again": step - of}), Message("restore-again-yes")
    await visit.show(question_panel(visit.seating(table), asks, "restored", yes, step))


async def _is_over(visit: Visit) -> bool:
    """Whether nothing is played in this channel, and something was."""
    here = visit.desk.tables.at(visit.interaction.channel_id or 0)
    return here is None and await visit.in_time(visit.last_game()) is not None


def meant(visit: Visit, chosen: str | None) -> Table:
    """The table that was chosen, or the one in this channel. Raises Refused for who may not look after it."""
    if chosen is None:
        table = visit.table_here()
        if not visit.manages(table):
            owned(table, visit.player)
        return table
    for table in _cared_for(visit):
        if str(table.id) == chosen:
            return table
    raise Refused(Message("no-such-table-here"))


def offered_tables(visit: Visit, current: str) -> Choices:
    """The open tables of this server that somebody may look after, those in trouble first."""
    tables = sorted(_cared_for(visit), key=lambda table: (table.parked is None, -table.id))
    said = [_said(visit, table) for table in tables]
    found = sorted(matching(current, said).indices)[: limits.CHOICES]
    return [app_commands.Choice(name=said[index], value=str(tables[index].id)) for index in found]


async def offered_steps(visit: Visit, current: str, chosen: str | None) -> list[app_commands.Choice[int]]:
    """The last actions of a game and what everybody knows of them, for who may take it back."""
    try:
        table = meant(visit, chosen)
        of, _ = await visit.desk.tables.archive.actions(table)
        moments = await visit.desk.tables.archive.last(table, limits.CHOICES + 1)
    except Refused:
        return []
    before = [now for now in moments if now.number != of and str(now.number).startswith(current.strip())]
    return [
        app_commands.Choice(name=cut(_entry(visit.seating(table), now), limits.CHOICE_NAME), value=now.number)
        for now in before[-limits.CHOICES :][::-1]
    ]


def _entry(seating: Seating, now: Moment) -> str:
    told = [event.what for event in now.events if event.to is None]
    what = told[0] if told else Message("restore-beginning" if now.number == 0 else "restore-unsaid")
    return seating.speaker_at(now.version).say(Message("restore-entry", {"step": now.number, "what": what}))


def _cared_for(visit: Visit) -> Sequence[Table]:
    """The open tables of this server that this person may look after."""
    here = visit.interaction.guild_id
    tables = [table for table in visit.desk.tables.open_tables() if table.guild_id == here]
    return [table for table in tables if table.owner_id == visit.player.user_id or visit.manages(table)]


def _said(visit: Visit, table: Table) -> str:
    """The table as it stands in a list: what is played, by whom, where."""
    channel = visit.interaction.client.get_channel(table.channel_id)
    where = f"#{channel.name}" if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else "#?"
    parked = "🅿️ " if table.phase is Phase.PARKED else ""
    game = speaker(visit.locale, table.game).say(Message("game"))
    return cut(f"{parked}{game} · {', '.join(table.names)} · {where}", limits.CHOICE_NAME)


def _open_to_both(visit: Visit, to: Place) -> bool:
    """Whether this person may write there, and Elder too, as far as we know."""
    sending = "send_messages" if to.type in (ChannelType.text, ChannelType.news) else "send_messages_in_threads"
    rights = [to.permissions]
    channel = visit.interaction.client.get_channel(to.id)
    if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        rights.append(channel.permissions_for(channel.guild.me))
    return all(right.view_channel and getattr(right, sending) for right in rights)
