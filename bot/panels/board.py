"""The board as one person may see it, privately: as a picture, or as lines that a screen reader reads well."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence

import discord

from bot.errors import Refused
from bot.gallery import FILE_NAME, HAND, Board
from bot.panels.at_decision import seated
from bot.panels.ids import Press
from bot.panels.kit import Item, Panel, button, picture, rows, text
from bot.panels.seating import Seating
from bot.panels.table import headline, title
from bot.panels.visit import Visit
from bot.speech import cut, length
from bot.table import Table
from images import artist, offered
from images.kit.look import Look, Words
from rules.game import View
from rules.words import Message

ROOM = 3400


async def hand(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """*My hand*: all that only this seat may see."""
    await show_hand(visit, (await seated(visit, press)).table)


async def held(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Another page of the hand in words: `held.<page>`."""
    (page,) = press.arguments
    seating = await seated(visit, press)
    view, look = _sight(seating)
    game = seating.table.game
    tell = offered(game, HAND.tell) or artist(game).describe
    words: Words = await visit.in_time(asyncio.to_thread(tell, view, look))
    await visit.show(_words(seating, "held", words.lines, int(page)))


async def lines(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Another page of the board in words: `lines.<page>`."""
    (page,) = press.arguments
    await show_lines(visit, await visit.desk.tables.get(press.table), int(page))


async def show_hand(visit: Visit, table: Table) -> None:
    """What only this person may see, as a picture, with its words for those who do not see it."""
    seating = visit.seating(table)
    view, look = _sight(seating)
    await visit.wait()
    await _show(visit, seating, "held", await visit.desk.gallery.hand(table.game, view, look))


async def show_board(visit: Visit, table: Table) -> None:
    """The board as a picture, with its words for those who do not see it."""
    seating = visit.seating(table)
    view, look = _sight(seating)
    await visit.wait()
    await _show(visit, seating, "lines", await visit.desk.gallery.board(table.game, view, look))


async def show_lines(visit: Visit, table: Table, page: int = 0) -> None:
    """The board in words."""
    seating = visit.seating(table)
    view, look = _sight(seating)
    words = await visit.in_time(asyncio.to_thread(artist(table.game).describe, view, look))
    await visit.show(_words(seating, "lines", words.lines, page))


async def _show(visit: Visit, seating: Seating, word: str, board: Board) -> None:
    """The picture; where there is none, the lines, with `word` to leaf through them."""
    if board.picture is None:
        return await visit.show(_words(seating, word, board.words.lines, 0))
    panel = Panel(text(title(seating), headline(seating)), picture(FILE_NAME, board.words.alt))
    return await visit.show(panel, [discord.File(io.BytesIO(board.picture.data), FILE_NAME)])


def _sight(seating: Seating) -> tuple[View, Look]:
    """What this person may see, and how. Raises Refused before the game has begun."""
    table = seating.table
    if table.state is None:
        raise Refused(Message("no-started"))
    return table.rules.view(table.state, seating.seat), Look(seating.locale, table.names)


def _words(seating: Seating, word: str, said: Sequence[str], page: int) -> Panel:
    pages = _pages(said)
    page = min(page, len(pages) - 1)
    items: list[Item] = [text(title(seating)), text(*pages[page])]
    if len(pages) == 1:
        return Panel(*items)
    count = seating.speaker.say(Message("page", {"page": page + 1, "pages": len(pages)}))
    back = button(seating.custom_id(word, max(page - 1, 0)), f"‹ {count}", off=page == 0)
    more = seating.speaker.say(Message("page-next"))
    on = button(seating.custom_id(word, page + 1), f"{more} ›", off=page == len(pages) - 1)
    return Panel(*items, *rows([back, on]))


def _pages(said: Sequence[str]) -> list[list[str]]:
    """The lines in pages that a message can hold."""
    pages: list[list[str]] = [[]]
    room = ROOM
    for line in said:
        shown = cut(line, ROOM)
        if length(shown) + 1 > room:
            pages.append([])
            room = ROOM
        pages[-1].append(shown)
        room -= length(shown) + 1
    return pages
