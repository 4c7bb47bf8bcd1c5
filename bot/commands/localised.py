"""Names and descriptions of commands in every language, from the Fluent texts."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot import limits
from bot.speech import cut, language
from rules.words import Message, Speaker

OURS = "bot.words"


def name(message: str, package: str = OURS) -> locale_str:
    """The text of this message as the name of a command, a group, an option or a choice."""
    return locale_str(_say("en", package, message), message=message, package=package)


def about(message: str, package: str = OURS) -> locale_str:
    """The text of this message as a description."""
    english = cut(_say("en", package, message), limits.COMMAND_DESCRIPTION)
    return locale_str(english, message=message, package=package)


class Translator(app_commands.Translator):
    """Gives Discord the names in a person's own language where we speak it."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in that language, or None where English will do."""
        spoken = language(locale.value)
        message = string.extras.get("message")
        if spoken == "en" or message is None:
            return None
        return cut(_say(spoken, string.extras["package"], message), limits.COMMAND_DESCRIPTION)


def _say(locale: str, package: str, message: str) -> str:
    return Speaker(locale, (package,)).say(Message(message))
