"""The tree that all commands hang on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.logs import log

Greeting = Callable[[discord.Interaction], Awaitable[None]]


class Tree(app_commands.CommandTree[Any]):
    """Greets everybody who types something, before it is done."""

    def __init__(self, client: discord.Client, greet: Greeting, is_leaving: Callable[[], bool]) -> None:
        super().__init__(client)
        self._greet = greet
        self._is_leaving = is_leaving

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """False only where nothing can be done any more: what may not be typed is refused with a reason."""
        if self._is_leaving():
            return False
        try:
            await self._greet(interaction)
        except Exception as error:
            # The command itself will say what is wrong.
            log.warning("not greeted", error=type(error).__name__)
        return True
