"""What all panels are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot import limits
from bot.speech import cut, length

COLOUR = 0xC8963E
"""The edge of every panel: old gold."""

Item = ui.Item[Any]


class Panel(ui.LayoutView):
    """A message made of components. It listens to nothing: a press is understood from its id alone."""

    def __init__(self, *items: Item) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Container(*items, accent_colour=COLOUR))

    def is_finished(self) -> bool:
        """Always, so that discord.py keeps no panel in memory."""
        return True


def text(*lines: str) -> ui.TextDisplay[Any]:
    """Lines of Markdown, empty ones left out."""
    return ui.TextDisplay("\n".join(line for line in lines if line))


class Passing(IntEnum):
    """The marks of texts that hold only while a message is the table message; what is left behind loses them.

    Discord keeps the number with the text. The small numbers it gives to everything else.
    """

    AWAITED = 1000
    UNDO = 1001
    PAUSE = 1002


def passing(mark: Passing, *lines: str) -> ui.TextDisplay[Any]:
    """Lines as in `text`, marked as passing."""
    return ui.TextDisplay("\n".join(line for line in lines if line), id=mark)


def rule() -> ui.Separator[Any]:
    """A thin line across."""
    return ui.Separator()


def picture(file_name: str, alt: str) -> ui.MediaGallery[Any]:
    """An attached picture with its words for those who do not see it."""
    media = f"attachment://{file_name}"
    return ui.MediaGallery(discord.MediaGalleryItem(media, description=cut(alt, limits.ALT_TEXT)))


def button(
    custom_id: str, label: str, style: ButtonStyle = ButtonStyle.secondary, *, off: bool = False
) -> ui.Button[Any]:
    """A button; `off` shows it greyed out."""
    return ui.Button(custom_id=custom_id, label=cut(label, limits.BUTTON_LABEL), style=style, disabled=off)


def rows(buttons: Sequence[ui.Button[Any]]) -> list[ui.ActionRow[Any]]:
    """The buttons in as many rows as they need."""
    each = limits.ROW_BUTTONS
    return [ui.ActionRow(*buttons[start : start + each]) for start in range(0, len(buttons), each)]


def option(value: str, label: str, about: str = "", *, chosen: bool = False) -> discord.SelectOption:
    """An entry of a menu."""
    return discord.SelectOption(
        value=value,
        label=cut(label, limits.SELECT_LABEL),
        description=cut(about, limits.SELECT_DESCRIPTION) or None,
        default=chosen,
    )


def menu(
    custom_id: str, asks: str, options: Iterable[discord.SelectOption], *, least: int = 1, most: int = 1
) -> ui.ActionRow[Any]:
    """A menu of at most 25 entries, from which `least` to `most` are ticked."""
    return ui.ActionRow(
        ui.Select(
            custom_id=custom_id,
            placeholder=cut(asks, limits.SELECT_PLACEHOLDER),
            options=list(options),
            min_values=least,
            max_values=most,
        )
    )


def fitted(lines: Iterable[str], room: int) -> list[str]:
    """The last of these lines that fit together into `room` characters; one that is too long alone is cut."""
    kept: list[str] = []
    for line in reversed(list(lines)):
        shown = cut(line, room)
        if length(shown) + 1 > room or (kept and shown != line):
            break
        kept.append(shown)
        room -= length(shown) + 1
    return kept[::-1]
