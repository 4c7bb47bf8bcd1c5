"""What a table waits for besides a move: the end of somebody's time, a pause, somebody for a seat that is offered."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, ui

from bot.panels.kit import Item, Passing, button, passing, rows
from bot.panels.seating import Seating
from bot.table.terms import term_said, terms_of
from bot.table.timing import Terms
from rules.game import Seat
from rules.words import Message, Who


def until(seating: Seating, seat: Seat) -> list[str]:
    """Until when this seat has to decide and what happens then; nothing where there is no hurry."""
    due = seating.table.due(seat)
    if due is None or seat not in seating.table.owing():
        return []
    when = f"<t:{int(due.timestamp())}:R>"
    return [seating.speaker.say(Message(f"until-{seating.table.terms.out}", {"until": when}))]


def not_asked(seating: Seating) -> str:
    """That this seat is not asked, and who is."""
    awaited = tuple(Who(seat) for seat in seating.table.owing())
    if not awaited:
        return seating.speaker.say(Message("not-playing"))
    return seating.speaker.say(Message("not-your-turn", {"awaited": awaited}))


def resting(seating: Seating) -> list[str]:
    """That the game rests, where it does."""
    pause = seating.table.people.pause
    if pause is None or pause.begun is None:
        return []
    return [seating.speaker.say(Message("paused", {"since": f"<t:{int(pause.begun.timestamp())}:R>"}))]


def requests(seating: Seating) -> list[Item]:
    """What else anybody can answer: the wish for a pause, its end, an offered seat."""
    table, say = seating.table, seating.speaker.say
    items: list[Item] = []
    if table.people.pause is not None and not table.paused:
        missing = tuple(f"<@{table.holders[seat].user_id}>" for seat in table.asked_for_pause())
        asks = Message("pause-asks", {"who": Who(table.people.pause.seat), "voters": missing})
        items += [passing(Passing.PAUSE, say(asks)), ui.ActionRow(*_yes_or_no(seating))]
    buttons = [
        button(seating.custom_id("take", seat), say(Message("take-seat", {"who": Who(seat)})), ButtonStyle.success)
        for seat in table.people.offered
    ]
    if table.paused:
        buttons.append(button(seating.custom_id("go-on"), say(Message("pause-end")), ButtonStyle.success))
    return [*items, *rows(buttons)]


def terms_lines(seating: Seating, but: Terms | None = None) -> list[str]:
    """What was agreed about time, a line each; without what is as in `but`."""
    table, say = seating.table, seating.speaker.say
    named = [name for name in terms_of(table.rules) if table.terms.limit or name in ("limit", "guests", "discreet")]
    names = [name for name in named if but is None or getattr(table.terms, name) != getattr(but, name)]
    return [
        say(Message("option-line", {"option": Message(f"terms-{name}"), "value": term_said(name, value)}))
        for name in names
        for value in (getattr(table.terms, name),)
        if value or name in ("limit", "guests")
    ]


def _yes_or_no(seating: Seating) -> list[ui.Button[Any]]:
    say = seating.speaker.say
    return [
        button(seating.custom_id("rest"), say(Message("undo-agree"))),
        button(seating.custom_id("no-rest"), say(Message("undo-refuse"))),
    ]
