"""Looking up a thing of a game by its name: a card, a building. The same for everybody who asks."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot import limits
from bot.errors import Refused
from bot.gallery import FILE_NAME
from bot.labels import matching
from bot.panels.kit import Item, Panel, picture, text
from bot.panels.visit import Visit
from bot.speech import clean, cut, speaker
from images.kit.look import Look
from rules import games
from rules.words import Message

ROOM = 3400


@dataclass(frozen=True, slots=True)
class Found:
    """A thing that can be looked up: of which game, its key there, its name in somebody's language."""

    game: str
    key: str
    name: str

    @property
    def value(self) -> str:
        """What a completion sends for it."""
        return f"{self.game}:{self.key}"


def known(keys: Sequence[str], locale: str) -> list[Found]:
    """Everything that can be looked up in these games."""
    return [
        Found(key, entry.key, speaker(locale, key).say(entry.name)) for key in keys for entry in games()[key].lexicon()
    ]


def find(keys: Sequence[str], locale: str, typed: str) -> list[Found]:
    """The things that are meant by what was typed or completed; everything for nothing."""
    things = known(keys, locale)
    exact = [thing for thing in things if thing.value == typed]
    return exact or [things[index] for index in matching(typed, [thing.name for thing in things]).indices]


async def show_entry(visit: Visit, keys: Sequence[str], typed: str) -> None:
    """The thing that fits best, as a picture and in words. Raises Refused when nothing does."""
    found = find(keys, visit.locale, typed)
    if not found:
        raise Refused(Message("no-card-called", {"card": clean(typed)}), instead=Message("instead-complete"))
    await visit.wait()
    thing = found[0]
    board = await visit.desk.gallery.card(thing.game, thing.key, Look(visit.locale))
    items: list[Item] = [text(f"### {thing.name}", cut("\n".join(board.words.lines), ROOM))]
    if board.picture is None:
        await visit.show(Panel(*items))
        return
    items.append(picture(FILE_NAME, cut(board.words.alt, limits.ALT_TEXT)))
    await visit.show(Panel(*items), [discord.File(io.BytesIO(board.picture.data), FILE_NAME)])
