"""The private panel on which the owner of a table chooses an option, or types a number for it."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot import limits
from bot.panels.kit import Panel, menu, option, text
from bot.panels.lobby import option_name, spoken_value
from bot.panels.seating import Seating
from bot.speech import cut
from rules.options import Choices, choices
from rules.words import Message

NUMBER = "number"
"""The custom id of the field in which a number is typed."""


def option_choices(seating: Seating, name: str) -> Choices:
    """The values of this option. Raises KeyError when the game has no such option."""
    return choices(type(seating.table.options))[name]


def fits_menu(values: Choices) -> bool:
    """Whether the values can be chosen from one menu."""
    return len(values) <= limits.SELECT_OPTIONS


def option_panel(seating: Seating, name: str) -> Panel:
    """All values of an option, the present one marked."""
    spoken = seating.speaker
    now = getattr(seating.table.options, name)
    title, about = spoken.say(option_name(name)), spoken.say(Message(f"{option_name(name).id}.about"))
    entries = [
        option(as_typed(value), spoken_value(spoken, name, value), chosen=value == now)
        for value in option_choices(seating, name)
    ]
    return Panel(text(f"### {title}", about), menu(seating.custom_id("option", name), title, entries))


class NumberAsked(ui.Modal):
    """Asks for a number that has too many values for a menu. Nobody listens to it either: see `Panel`."""

    def __init__(self, seating: Seating, name: str) -> None:
        spoken, values = seating.speaker, option_choices(seating, name)
        title = spoken.say(option_name(name))
        super().__init__(title=cut(title, limits.MODAL_TITLE), custom_id=seating.custom_id("number", name))
        between = spoken.say(Message("number-between", {"low": int(values[0]), "high": int(values[-1])}))
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=NUMBER, default=str(getattr(seating.table.options, name)), max_length=len(str(values[-1])) + 1
        )
        about = spoken.say(Message(f"{option_name(name).id}.about"))
        self.add_item(
            ui.Label(
                text=cut(between, limits.LABEL),
                description=cut(about, limits.LABEL_DESCRIPTION),
                component=field,
            )
        )

    def is_finished(self) -> bool:
        """Always, so that discord.py keeps none in memory."""
        return True


def as_typed(value: object) -> str:
    """A value as a person would type it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
