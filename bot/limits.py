"""Every limit that Discord sets and we meet, once. Lengths are in characters; count them with `bot.speech.length`.

Source: Discord's developer documentation (application commands, message components, interactions).
"""

from __future__ import annotations

from typing import Final

# Application commands
COMMANDS: Final = 100
"""Global slash commands of an application."""
COMMAND_NAME: Final = 32
COMMAND_DESCRIPTION: Final = 100
COMMAND_TOTAL: Final = 8000
"""Names, descriptions and choice values of one command with everything below it, the longest language of each."""
SUBCOMMANDS: Final = 25
"""Subcommands or groups below one command, and subcommands in one group."""
OPTIONS: Final = 25
CHOICES: Final = 25
CHOICE_NAME: Final = 100
CHOICE_VALUE: Final = 100

INTEGER: Final = (1 << 53) - 1
"""The largest number that an option takes."""

# Components
COMPONENTS: Final = 40
"""All components of one message, nested ones counted."""
TEXT: Final = 4000
"""All text displays of one message together."""
ROW_BUTTONS: Final = 5
CUSTOM_ID: Final = 100
BUTTON_LABEL: Final = 80
SELECT_OPTIONS: Final = 25
SELECT_LABEL: Final = 100
SELECT_VALUE: Final = 100
SELECT_DESCRIPTION: Final = 100
SELECT_PLACEHOLDER: Final = 150
ALT_TEXT: Final = 1024

# Modals
MODAL_TITLE: Final = 45
LABEL: Final = 45
LABEL_DESCRIPTION: Final = 100

# Channels
THREAD_NAME: Final = 100
