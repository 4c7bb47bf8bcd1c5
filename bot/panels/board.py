"""The board as one person may see it, privately: as a picture, or as lines that a screen reader reads well."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot.errors import Refused
from bot.gallery import FILE_NAME, HAND, Board
from bot.panels.at_decision import seated
from bot.panels.ids import Press
from bot.panels.kit import Item, Panel, button, picture, rows, text
from bot.panels.seating import Seating
from bot.panels.table import headline, notice, title
from bot.panels.visit import Visit
from bot.speech import cut, length
from bot.table import Table
from images import artist, glance, offered, parts
from images.kit.look import Look, Part, Words
from rules.game import View
from rules.words import Message

ROOM = 3400
WHOLE = "all"
"""In a button: everything, and not a part."""


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
    seating = visit.looking(table)
    view, look = _sight(seating)
    await visit.wait()
    await _show(visit, seating, "held", await visit.desk.gallery.hand(table.game, view, look))


async def look(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Only a part of the board, or all of it: `look.<part>`; without a part what this person has to look at."""
    table = await visit.desk.tables.get(press.table)
    await show_board(visit, table, press.arguments[0] if press.arguments else None)


async def show_board(visit: Visit, table: Table, part: str | None = WHOLE) -> None:
    """The board or a part of it as a picture, with its words for those who do not see it, and the way to the others.

    `part` None is what this person has to look at. Raises Refused for a part that is not there now.
    """
    seating = visit.looking(table)
    view, seen = _sight(seating)
    there = parts(table.game, view)
    key = (glance(table.game, view) or WHOLE) if part is None else part
    if key != WHOLE and key not in [one.key for one in there]:
        raise Refused(Message("no-such-button"), stale=True)
    await visit.wait()
    board = await visit.desk.gallery.board(table.game, view, replace(seen, part="" if key == WHOLE else key))
    await _show(visit, seating, "lines", board, _ways(seating, there, key))


def _ways(seating: Seating, there: Sequence[Part], key: str) -> list[Item]:
    """To the whole board and to every part of it; what is shown is greyed out."""
    if not there:
        return []
    named = [(WHOLE, Message("board-whole")), *((part.key, part.name) for part in there)]
    say = seating.speaker.say
    return [*rows([button(seating.custom_id("look", one), say(name), off=one == key) for one, name in named])]


async def show_lines(visit: Visit, table: Table, page: int = 0) -> None:
    """The board in words."""
    seating = visit.looking(table)
    view, look = _sight(seating)
    words = await visit.in_time(asyncio.to_thread(artist(table.game).describe, view, look))
    await visit.show(_words(seating, "lines", words.lines, page))


async def _show(visit: Visit, seating: Seating, word: str, board: Board, ways: Sequence[Item] = ()) -> None:
    """The picture and the ways to others; where there is none, the lines, with `word` to leaf through them."""
    said = _words(seating, word, board.words.lines, 0)
    if board.picture is None or not visit.interaction.app_permissions.attach_files:
        return await visit.show(said)
    panel = Panel(text(title(seating), headline(seating), notice(seating)), picture(FILE_NAME, board.words.alt), *ways)
    return await visit.show_seen(panel, board.picture, said)


def _sight(seating: Seating) -> tuple[View, Look]:
    """What this person may see, and how. Raises Refused before the game has begun."""
    table = seating.table
    if table.state is None:
        raise Refused(Message("no-started"))
    return table.rules.view(table.state, seating.seat), Look(seating.locale, table.names)


def _words(seating: Seating, word: str, said: Sequence[str], page: int) -> Panel:
    pages = in_pages(said)
    page = min(page, len(pages) - 1)
    items: list[Item] = [text(title(seating)), text(*pages[page])]
    if len(pages) == 1:
        return Panel(*items)
    count = seating.speaker.say(Message("page", {"page": page + 1, "pages": len(pages)}))
    back = button(seating.custom_id(word, max(page - 1, 0)), f"‹ {count}", off=page == 0)
    more = seating.speaker.say(Message("page-next"))
    on = button(seating.custom_id(word, page + 1), f"{more} ›", off=page == len(pages) - 1)
    return Panel(*items, *rows([back, on]))


def in_pages(said: Sequence[str], most: int = ROOM) -> list[list[str]]:
    """The lines in pages of so many characters, as a message can hold them."""
    pages: list[list[str]] = [[]]
    room = most
    for line in said:
        shown = cut(line, most)
        if length(shown) + 1 > room:
            pages.append([])
            room = most
        pages[-1].append(shown)
        room -= length(shown) + 1
    return pages
