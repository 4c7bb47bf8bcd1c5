"""What people type: the whole command tree, in every language we speak."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.books import add_books
from bot.commands.care import table_group
from bot.commands.lobby import game_group
from bot.commands.localised import Translator
from bot.commands.mine import add_mine
from bot.commands.past import add_past
from bot.commands.play import game_command
from bot.commands.records import add_privacy, add_records
from bot.commands.table import add_table_commands
from bot.commands.tree import Tree
from bot.desk import Desk
from bot.panels import trouble
from bot.panels.visit import Visit
from rules import games

__all__ = ["Translator", "Tree", "plant"]


def plant(tree: app_commands.CommandTree, desk: Desk) -> None:
    """Hang every command into the tree. The client still has to set the `Translator` before it syncs."""
    tree.add_command(game_group(desk))
    for game in games().values():
        tree.add_command(game_command(desk, game))
    add_table_commands(tree, desk)
    tree.add_command(table_group(desk))
    add_past(tree, desk)
    add_records(tree, desk)
    add_mine(tree, desk)
    add_privacy(tree, desk)
    add_books(tree, desk)

    @tree.error
    async def failed(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        await trouble.tell(Visit(desk, interaction), error)
