"""`/stats` and `/leaderboard`, and under `/me` whether one wants to be in there."""

from __future__ import annotations

import io

import discord
from discord import app_commands

from bot.commands.localised import about, name
from bot.desk import Desk
from bot.errors import Refused
from bot.panels.kit import Panel, text
from bot.panels.records import LADDER_NAME, forget_panel, ladder, ladder_panel, places, stats_panel
from bot.panels.visit import Visit
from bot.speech import clean
from rules import games
from rules.words import Message


def add_records(tree: app_commands.CommandTree, desk: Desk) -> None:
    """`/stats [player]` and `/leaderboard [game]`."""

    @tree.command(name=name("cmd-stats"), description=about("cmd-stats.about"))
    @app_commands.rename(player=name("cmd-stats.player"))
    @app_commands.describe(player=about("cmd-stats.player-about"))
    @app_commands.guild_only()
    async def stats(interaction: discord.Interaction, player: discord.Member | None = None) -> None:
        await show_stats(Visit(desk, interaction), player or interaction.user)

    @tree.command(name=name("cmd-leaderboard"), description=about("cmd-leaderboard.about"))
    @app_commands.rename(game=name("cmd-leaderboard.game"))
    @app_commands.describe(game=about("cmd-leaderboard.game-about"))
    @app_commands.choices(
        game=[app_commands.Choice(name=name("game", game.package), value=key) for key, game in games().items()]
    )
    @app_commands.guild_only()
    async def leaderboard(interaction: discord.Interaction, game: str | None = None) -> None:
        await show_ladder(Visit(desk, interaction), game)


def add_privacy(tree: app_commands.CommandTree, desk: Desk) -> None:
    """`/me privacy` and `/me forget`."""
    me = tree.get_command("me")
    if not isinstance(me, app_commands.Group):
        me = app_commands.Group(name=name("cmd-me"), description=about("cmd-me.about"))
        tree.add_command(me)

    @me.command(name=name("cmd-me-privacy"), description=about("cmd-me-privacy.about"))
    @app_commands.rename(listed=name("cmd-me-privacy.listed"))
    @app_commands.describe(listed=about("cmd-me-privacy.listed-about"))
    async def privacy(interaction: discord.Interaction, listed: bool) -> None:
        visit = Visit(desk, interaction)
        await visit.in_time(desk.records.wish(visit.player.user_id, listed=listed))
        await visit.show(Panel(text(visit.speaker.say(Message("listed" if listed else "unlisted")))))

    @me.command(name=name("cmd-me-forget"), description=about("cmd-me-forget.about"))
    async def forget(interaction: discord.Interaction) -> None:
        visit = Visit(desk, interaction)
        await visit.show(forget_panel(visit.locale))


async def show_stats(visit: Visit, person: discord.Member | discord.User) -> None:
    """What somebody has achieved on this server. Raises Refused for who does not want that to be told."""
    guild_id, records = visit.interaction.guild_id or 0, visit.desk.records
    if not await visit.in_time(records.is_listed(person.id)):
        mine = person.id == visit.interaction.user.id
        raise Refused(Message("no-listed-me" if mine else "no-listed"))
    standings = await records.of(guild_id, person.id)
    placed = {}
    for standing in standings:
        best = await records.best(guild_id, standing.game)
        where = [other.user_id for other in best].index(person.id)
        placed[standing.game] = (places(best)[where], len(best))
    known = [standing for standing in standings if standing.game in games()]
    await visit.show(stats_panel(clean(person.display_name), known, placed, visit.locale))


async def show_ladder(visit: Visit, game: str | None) -> None:
    """The best in a game: the one named, the one played here, or the first."""
    table = visit.desk.tables.at(visit.interaction.channel_id or 0)
    if game is None or game not in games():
        game = table.game if table is not None else next(iter(games()))
    best = await visit.in_time(visit.desk.records.best(visit.interaction.guild_id or 0, game))
    person, locale = visit.interaction.user.id, visit.locale
    if not best:
        return await visit.show(ladder_panel(game, best, person, locale, None))
    await visit.wait()
    drawn = await visit.desk.gallery.ladder(ladder(game, best, locale))
    if drawn is None:
        return await visit.show(ladder_panel(game, best, person, locale, None))
    file = discord.File(io.BytesIO(drawn.data), LADDER_NAME)
    return await visit.show(ladder_panel(game, best, person, locale, LADDER_NAME), [file])
