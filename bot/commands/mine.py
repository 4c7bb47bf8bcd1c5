"""What concerns one person at all tables: `/games`, and `/me` with holidays, quiet hours and reminders."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import discord
from discord import app_commands

from bot import limits
from bot.commands import moments
from bot.commands.localised import about, name
from bot.desk import Desk
from bot.errors import Refused
from bot.panels.answers import answers_panel
from bot.panels.mine import games_panel, habits_panel
from bot.panels.visit import Visit
from bot.table.lobby import seated
from bot.table.play import playing
from bot.table.timing import LONGEST_HOLIDAY, LONGEST_QUIET, SPACINGS, Habits
from rules.words import Message

Choices = list[app_commands.Choice[str]]


def add_mine(tree: app_commands.CommandTree, desk: Desk) -> None:
    """`/games` and `/me`."""

    @tree.command(name=name("cmd-games"), description=about("cmd-games.about"))
    async def games(interaction: discord.Interaction) -> None:
        visit = Visit(desk, interaction)
        await visit.show(games_panel(desk.tables.open_tables(), visit.player.user_id, visit.locale))

    me = app_commands.Group(name=name("cmd-me"), description=about("cmd-me.about"))
    _add_holidays(me, desk)
    _add_quiet(me, desk)
    _add_reminders(me, desk)
    _add_answers(me, desk)
    tree.add_command(me)


def _add_holidays(me: app_commands.Group, desk: Desk) -> None:
    @me.command(name=name("cmd-me-away"), description=about("cmd-me-away.about"))
    @app_commands.rename(until=name("cmd-me-away.until"))
    @app_commands.describe(until=about("cmd-me-away.until-about"))
    async def away(interaction: discord.Interaction, until: str) -> None:
        await go_away(Visit(desk, interaction), until)

    @away.autocomplete("until")
    async def days(interaction: discord.Interaction, current: str) -> Choices:
        visit = Visit(desk, interaction)
        return _choices(moments.days(_today(visit), visit.locale, current))

    @me.command(name=name("cmd-me-back"), description=about("cmd-me-back.about"))
    async def back(interaction: discord.Interaction) -> None:
        visit = Visit(desk, interaction)
        await _keep(visit, replace(_habits(visit), away_until=None))


def _add_quiet(me: app_commands.Group, desk: Desk) -> None:
    @me.command(name=name("cmd-me-quiet"), description=about("cmd-me-quiet.about"))
    @app_commands.rename(begin=name("cmd-me-quiet.from"), end=name("cmd-me-quiet.to"), zone=name("cmd-me-quiet.zone"))
    @app_commands.describe(
        begin=about("cmd-me-quiet.from-about"),
        end=about("cmd-me-quiet.to-about"),
        zone=about("cmd-me-quiet.zone-about"),
    )
    async def quiet(
        interaction: discord.Interaction, begin: str | None = None, end: str | None = None, zone: str | None = None
    ) -> None:
        await be_quiet(Visit(desk, interaction), begin, end, zone)

    @quiet.autocomplete("begin")
    @quiet.autocomplete("end")
    async def hours(interaction: discord.Interaction, current: str) -> Choices:
        return _choices([(hour, hour) for hour in moments.hours(current)])

    @quiet.autocomplete("zone")
    async def zones(interaction: discord.Interaction, current: str) -> Choices:
        return _choices([(zone, zone) for zone in moments.zones(current)])


def _add_reminders(me: app_commands.Group, desk: Desk) -> None:
    choices = [app_commands.Choice(name=name(f"spacing-{seconds}"), value=seconds) for seconds in SPACINGS]

    @me.command(name=name("cmd-me-reminders"), description=about("cmd-me-reminders.about"))
    @app_commands.rename(every=name("cmd-me-reminders.every"))
    @app_commands.describe(every=about("cmd-me-reminders.every-about"))
    @app_commands.choices(every=choices)
    async def reminders(interaction: discord.Interaction, every: int) -> None:
        visit = Visit(desk, interaction)
        await _keep(visit, replace(_habits(visit), spacing=every))


def _add_answers(me: app_commands.Group, desk: Desk) -> None:
    @me.command(name=name("cmd-me-answers"), description=about("cmd-me-answers.about"))
    async def answers(interaction: discord.Interaction) -> None:
        visit = Visit(desk, interaction)
        table = visit.table_here()
        playing(table)
        seated(table, visit.player)
        await visit.show(answers_panel(visit.seating(table)))


async def go_away(visit: Visit, until: str) -> None:
    """A holiday, up to the end of that day by the person's own clock."""
    habits, today = _habits(visit), _today(visit)
    last = moments.day(until, today)
    if last is None:
        raise Refused(Message("no-such-day"), instead=Message("instead-day", {"example": _tomorrow(today)}))
    if not today <= last <= today + LONGEST_HOLIDAY:
        raise Refused(Message("no-such-holiday", {"days": LONGEST_HOLIDAY.days}))
    await _keep(visit, replace(habits, away_until=moments.midnight(last + timedelta(days=1), habits.zone)))


async def be_quiet(visit: Visit, begin: str | None, end: str | None, zone: str | None) -> None:
    """Quiet hours by the person's own clock; without hours there are none any more."""
    habits = _habits(visit)
    if zone is not None and moments.zone(zone) is None:
        raise Refused(Message("no-such-zone"), instead=Message("instead-zone"))
    habits = replace(habits, zone=habits.zone if zone is None else str(moments.zone(zone)))
    if begin is None and end is None:
        return await _keep(visit, habits if zone is not None else replace(habits, quiet=None))
    start, stop = moments.minute(begin), moments.minute(end)
    if start is None or stop is None or start == stop:
        raise Refused(Message("no-such-hour"), instead=Message("instead-hour"))
    if (stop - start) % (24 * 60) > LONGEST_QUIET:
        raise Refused(Message("no-such-quiet", {"hours": LONGEST_QUIET // 60}))
    return await _keep(visit, replace(habits, quiet=(start, stop)))


async def _keep(visit: Visit, habits: Habits) -> None:
    await visit.in_time(visit.desk.host.accustom(visit.player, habits))
    await visit.show(habits_panel(habits, visit.locale, visit.desk.tables.now()))


def _habits(visit: Visit) -> Habits:
    return visit.desk.host.habits(visit.player)


def _today(visit: Visit) -> date:
    return moments.here(visit.desk.tables.now(), _habits(visit).zone).date()


def _tomorrow(today: date) -> str:
    return (today + timedelta(days=1)).isoformat()


def _choices(offered: list[tuple[str, str]]) -> Choices:
    return [app_commands.Choice(name=shown, value=value) for shown, value in offered][: limits.CHOICES]
