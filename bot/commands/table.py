"""What can be asked of any table, whatever is played: the board, the hand, the last action back, the log."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.localised import about, name
from bot.desk import Desk
from bot.errors import Refused
from bot.panels.at_table import show_log, take_back
from bot.panels.board import show_board, show_hand, show_lines
from bot.panels.visit import Visit
from bot.table.lobby import seated
from rules import games
from rules.words import Message


def add_table_commands(tree: app_commands.CommandTree, desk: Desk) -> None:
    """`/board`, `/undo`, `/log`, and `/hand` where there is a game with hands."""

    @tree.command(name=name("cmd-board"), description=about("cmd-board.about"))
    @app_commands.rename(text=name("cmd-board.text"))
    @app_commands.describe(text=about("cmd-board.text-about"))
    @app_commands.guild_only()
    async def board(interaction: discord.Interaction, text: bool = False) -> None:
        visit = Visit(desk, interaction)
        await (show_lines if text else show_board)(visit, visit.table_here())

    @tree.command(name=name("cmd-undo"), description=about("cmd-undo.about"))
    @app_commands.guild_only()
    async def undo(interaction: discord.Interaction) -> None:
        visit = Visit(desk, interaction)
        await take_back(visit, visit.table_here())

    @tree.command(name=name("cmd-log"), description=about("cmd-log.about"))
    @app_commands.guild_only()
    async def log(interaction: discord.Interaction) -> None:
        visit = Visit(desk, interaction)
        await show_log(visit, visit.table_here())

    if any(game.hands for game in games().values()):
        _add_hand(tree, desk)


def _add_hand(tree: app_commands.CommandTree, desk: Desk) -> None:
    @tree.command(name=name("cmd-hand"), description=about("cmd-hand.about"))
    @app_commands.guild_only()
    async def hand(interaction: discord.Interaction) -> None:
        visit = Visit(desk, interaction)
        table = visit.table_here()
        seated(table, visit.player)
        if not table.rules.hands:
            raise Refused(Message("no-hands", {"game": Message("game")}), game=table.game)
        await show_hand(visit, table)
