"""The handbook as a panel: contents, chapters and sections to leaf through."""

from __future__ import annotations

from bot import limits
from bot.panels import ids
from bot.panels.kit import Item, Panel, button, menu, option, rows, text
from bot.speech import cut, speaker
from rules import games
from rules.handbook import Handbook, Section, handbook
from rules.words import Message

ROOM = 3400


def contents_panel(game: str, locale: str) -> Panel:
    """What the handbook is about, and its chapters to choose from."""
    book = handbook(games()[game], locale)
    chapters = [section for section in book.sections if "." not in section.id]
    return Panel(text(f"## {book.title}", cut(book.intro, ROOM)), _choose(game, locale, chapters))


def section_panel(game: str, locale: str, number: str) -> Panel:
    """A section, the sections under it, and the way to its neighbours. Raises LookupError when there is none."""
    book = handbook(games()[game], locale)
    section = book.section(number)
    below = [part for part in book.chapter(number) if part.id != number]
    items: list[Item] = [text(f"### {section.id} {section.title}", cut(section.body, ROOM))]
    if below:
        items.append(_choose(game, locale, below))
    return Panel(*items, *_neighbours(game, locale, book, section))


def found(game: str, locale: str, topic: str) -> list[Section]:
    """The sections about a topic, the best first."""
    return handbook(games()[game], locale).search(topic)


def heading(section: Section) -> str:
    """How a section is called in lists."""
    return f"{section.id} {section.title}"


def _choose(game: str, locale: str, sections: list[Section]) -> Item:
    asks = speaker(locale).say(Message("book-choose"))
    entries = [option(section.id, heading(section)) for section in sections[: limits.SELECT_OPTIONS]]
    return menu(ids.write(0, 0, "section", game), asks, entries)


def _neighbours(game: str, locale: str, book: Handbook, section: Section) -> list[Item]:
    say = speaker(locale).say
    place = book.sections.index(section)
    before, after = book.sections[max(place - 1, 0)], book.sections[min(place + 1, len(book.sections) - 1)]
    buttons = [button(ids.write(0, 0, "book", game), say(Message("book-contents")))]
    if before is not section:
        buttons.append(button(ids.write(0, 0, "book", game, before.id), f"‹ {heading(before)}"))
    if after is not section:
        buttons.append(button(ids.write(0, 0, "book", game, after.id), f"{heading(after)} ›"))
    return [*rows(buttons)]
