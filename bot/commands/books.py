"""`/rules`, the handbook with search and the cards by name, and `/help`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot import limits
from bot.commands.localised import about, name
from bot.desk import Desk
from bot.errors import Refused
from bot.panels.book import contents_panel, found, heading, section_panel
from bot.panels.lexicon import find, show_entry
from bot.panels.status import help_panel
from bot.panels.visit import Visit
from bot.speech import clean, cut
from rules import games
from rules.words import Message


def add_books(tree: app_commands.CommandTree, desk: Desk) -> None:
    """`/rules [topic] [card] [game]` and `/help`."""

    @tree.command(name=name("cmd-rules"), description=about("cmd-rules.about"))
    @app_commands.rename(topic=name("cmd-rules.topic"), card=name("cmd-rules.card"), game=name("cmd-rules.game"))
    @app_commands.describe(
        topic=about("cmd-rules.topic-about"), card=about("cmd-rules.card-about"), game=about("cmd-rules.game-about")
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=name("game", game.package), value=key) for key, game in games().items()]
    )
    async def rules(
        interaction: discord.Interaction, topic: str | None = None, card: str | None = None, game: str | None = None
    ) -> None:
        visit = Visit(desk, interaction)
        if card is not None:
            return await show_entry(visit, _with_lexicon(visit, game), card)
        return await open_book(visit, topic, game)

    @rules.autocomplete("topic")
    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return topics(Visit(desk, interaction), current, interaction.namespace.game)

    @rules.autocomplete("card")
    async def complete_card(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return cards(Visit(desk, interaction), current, interaction.namespace.game)

    @tree.command(name=name("cmd-help"), description=about("cmd-help.about"))
    async def help_(interaction: discord.Interaction) -> None:
        visit = Visit(desk, interaction)
        table = desk.tables.at(interaction.channel_id or 0)
        seating = None if table is None else visit.seating(table)
        await visit.show(help_panel(seating, visit.locale, [table.game] if table else list(games())))


async def open_book(visit: Visit, topic: str | None, game: str | None) -> None:
    """The section that fits the topic best, or the contents."""
    game = _which(visit, game)
    if topic is None:
        return await visit.show(contents_panel(game, visit.locale))
    sections = found(game, visit.locale, topic[: limits.CHOICE_VALUE])
    if not sections:
        raise Refused(Message("no-such-topic", {"topic": clean(topic)}), instead=Message("instead-contents"))
    return await visit.show(section_panel(game, visit.locale, sections[0].id))


def topics(visit: Visit, current: str, game: str | None) -> list[app_commands.Choice[str]]:
    """The sections about what has been typed so far."""
    sections = found(_which(visit, game), visit.locale, current[: limits.CHOICE_VALUE])[: limits.CHOICES]
    return [
        app_commands.Choice(name=cut(heading(section), limits.CHOICE_NAME), value=section.id) for section in sections
    ]


def cards(visit: Visit, current: str, game: str | None) -> list[app_commands.Choice[str]]:
    """The cards whose names fit what has been typed so far."""
    found = find(_with_lexicon(visit, game), visit.locale, current)[: limits.CHOICES]
    return [app_commands.Choice(name=cut(thing.name, limits.CHOICE_NAME), value=thing.value) for thing in found]


def _with_lexicon(visit: Visit, game: str | None) -> list[str]:
    """The games in which something can be looked up: the one that is meant where it is one of them, else all."""
    able = [key for key, one in games().items() if one.lexicon()]
    meant = _meant(visit, game)
    return [meant] if meant in able else able


def _which(visit: Visit, game: str | None) -> str:
    """The game that is meant, or the first."""
    return _meant(visit, game) or next(iter(games()))


def _meant(visit: Visit, game: str | None) -> str | None:
    """The game named, or the one played here."""
    if game in games():
        return game
    table = visit.desk.tables.at(visit.interaction.channel_id or 0)
    return table.game if table is not None else None
