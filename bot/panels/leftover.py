"""What is left of a table message when another one has taken its place: what it told, and where the game goes on."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.panels.kit import Passing, passing


def left_over(message: discord.Message, says: str) -> ui.LayoutView:
    """The message without its buttons; where it said who is up, it `says` where the game goes on."""
    bare = ui.LayoutView.from_message(message, timeout=None)
    holders: list[ui.LayoutView | ui.Container[Any]] = [bare]
    holders += [item for item in bare.children if isinstance(item, ui.Container)]
    for holder in holders:
        for item in holder.children:
            if isinstance(item, ui.ActionRow):
                holder.remove_item(item)
            elif isinstance(item, ui.MediaGallery):
                item.items = [_kept(message, medium) for medium in item.items]
    _say(holders[-1], says)
    bare.stop()
    return bare


def _say(holder: ui.LayoutView | ui.Container[Any], says: str) -> None:
    """Put these words in the place of all that has passed, at the end where nothing was marked so."""
    passed = [item for item in holder.children if isinstance(item, ui.TextDisplay) and item.id in set(Passing)]
    for item in passed[1:]:
        holder.remove_item(item)
    if passed:
        passed[0].content = says
    else:
        holder.add_item(passing(Passing.AWAITED, says))


def _kept(message: discord.Message, medium: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """The same picture, named as the attachment it is: addresses of attachments expire."""
    names = {attachment.id: attachment.filename for attachment in message.attachments}
    name = names.get(medium.media.attachment_id or 0)
    media = f"attachment://{name}" if name is not None else medium.media
    return discord.MediaGalleryItem(media, description=medium.description, spoiler=medium.spoiler)
