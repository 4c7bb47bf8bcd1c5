"""The log of a table, page by page from the newest, as far as the reader may know it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.kit import Item, Panel, button, fitted, rows, text
from bot.panels.seating import Seating
from bot.speech import cut, length, sentence
from bot.table import Change
from rules.words import Message

PAGE = 20
"""So many changes are fetched for a page."""
ROOM = 3400
LINE = 400


def log_panel(seating: Seating, changes: Sequence[Change], *, newest: bool) -> Panel:
    """These changes (the newest first, as they come from the table), the last happening at the bottom."""
    say = seating.speaker.say
    lines, oldest = _lines(seating, changes)
    items: list[Item] = [text(f"### {say(Message('button-log'))}", *(lines or [say(Message("log-empty"))]))]
    buttons = []
    if oldest > 1:
        buttons.append(button(seating.custom_id("log", oldest), say(Message("log-earlier"))))
    if not newest:
        buttons.append(button(seating.custom_id("log"), say(Message("log-newest"))))
    return Panel(*items, *rows(buttons))


def _lines(seating: Seating, changes: Sequence[Change]) -> tuple[list[str], int]:
    """As many lines as have room, the oldest first, and the version of the oldest change among them.

    Of a change that fills more than a page alone, its end is told.
    """
    kept: list[str] = []
    room, oldest = ROOM, 0
    for change in changes:
        told = [_line(seating, change, what) for what in change.told_to(seating.seat)]
        needed = sum(length(line) + 1 for line in told)
        if kept and needed > room:
            break
        shown = fitted(told, ROOM)
        kept = [*_left_out(seating, len(told) - len(shown)), *shown, *kept]
        room, oldest = room - needed, change.version
    return kept, oldest


def _left_out(seating: Seating, count: int) -> list[str]:
    """That so many lines had no room."""
    return [f"-# {seating.speaker.say(Message('events-earlier', {'count': count}))}"] if count else []


def _line(seating: Seating, change: Change, what: Message) -> str:
    """What happened and when; struck through where it was taken back."""
    said = cut(sentence(seating.speaker_at(change.version), what), LINE)
    return f"<t:{int(change.at.timestamp())}:t> {f'~~{said}~~' if change.undone else said}"
