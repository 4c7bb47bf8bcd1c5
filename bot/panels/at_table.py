"""What happens when somebody presses on a table message, or on the private panels around it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.errors import Refused
from bot.panels.at_decision import seated, told
from bot.panels.book import contents_panel, section_panel
from bot.panels.ids import Press
from bot.panels.kit import Panel, text
from bot.panels.log import PAGE, log_panel
from bot.panels.places import show_decision
from bot.panels.status import help_panel, question_panel
from bot.panels.visit import Visit
from bot.store.store import EVER
from bot.table import Table
from rules.words import Message, Who


async def undo(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """*Undo*: says what would be taken back and who is asked, and asks once, for the button lies near the others."""
    seating = await seated(visit, press)
    request, free = await visit.in_time(visit.desk.tables.undoable(press.table, visit.player))
    asked = replace(seating.table, undo=request).voters()
    note = None if free else Message("undo-others", {"voters": tuple(Who(seat) for seat in asked)})
    sure = Message("undo-sure", {"what": request.what})
    await visit.show(question_panel(seating, sure, "undone", Message("undo-yes"), note=note))


async def undone(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Take one's last step back, or ask the others to."""
    await take_back(visit, await visit.desk.tables.get(press.table), press.version)


async def take_back(visit: Visit, table: Table, version: int | None = None) -> None:
    """Take this person's last step back, or ask the others to; then show what there is to decide.

    `version` is that of the panel that was pressed, None for a typed line.
    """
    done = await visit.in_time(visit.desk.tables.undo(table.id, visit.player, version, press=visit.number))
    seating, notes = visit.seating(done.table), told(visit, done, Message("done"))
    if missing := done.table.voters():
        waits = Message("undo-waits", {"voters": tuple(Who(seat) for seat in missing)})
        notes.append(seating.speaker.say(waits))
    await show_decision(visit, seating, notes=notes)


async def agree(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Agree to what somebody wants to take back."""
    await _answer(visit, press, True)


async def refuse(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Refuse it, or withdraw one's own wish."""
    await _answer(visit, press, False)


async def _answer(visit: Visit, press: Press, yes: bool) -> None:
    answer = visit.desk.tables.answer_undo(press.table, visit.player, yes, press.version, press=visit.number)
    await visit.in_time(answer)
    await visit.acknowledge()


async def log(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """A page of the log: `log` the newest, `log.<version>` what was before that version."""
    before = int(press.arguments[0]) if press.arguments else EVER
    await show_log(visit, await visit.desk.tables.get(press.table), before)


async def show_log(visit: Visit, table: Table, before: int = EVER) -> None:
    """The log as this person may read it."""
    seating = visit.looking(table)
    changes = await visit.in_time(visit.desk.tables.log(table.id, before=before, limit=PAGE))
    await visit.show(log_panel(seating, changes, newest=before == EVER))


async def help_(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """How to play."""
    table = await visit.desk.tables.get(press.table)
    await visit.show(help_panel(visit.seating(table), visit.locale, [table.game]))


async def book(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Open the handbook: `book.<game>` its contents, `book.<game>.<2>.<3>` a section."""
    game, *number = press.arguments
    await visit.show(_page(visit, game, ".".join(number)))


async def section(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """A section of the handbook from the menu."""
    (game,) = press.arguments
    await visit.show(_page(visit, game, values[0]))


def _page(visit: Visit, game: str, number: str) -> Panel:
    """A section of the handbook, or its contents. Raises Refused where an old panel leads to what is not there."""
    try:
        return section_panel(game, visit.locale, number) if number else contents_panel(game, visit.locale)
    except LookupError as error:
        raise Refused(Message("no-such-button"), stale=True) from error


async def gone(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Leave in the middle of a game, after having been asked."""
    done = await visit.in_time(visit.desk.tables.leave(press.table, visit.player, press=visit.number))
    await visit.show(Panel(text(*told(visit, done, Message("done")))))


async def end(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Close the table, after having been asked."""
    manages = visit.manages(await visit.desk.tables.get(press.table))
    await visit.in_time(visit.desk.tables.end(press.table, visit.player, manages=manages, press=visit.number))
    await visit.show(Panel(text(visit.speaker.say(Message("done")))))


async def restored(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Take the game back to an action, after having been asked: `restored.<number>`."""
    (number,) = press.arguments
    manages = visit.manages(await visit.desk.tables.get(press.table))
    change = visit.desk.warden.restore(
        press.table, visit.player, int(number), press.version, manages=manages, press=visit.number
    )
    await visit.in_time(change)
    await visit.show(Panel(text(visit.speaker.say(Message("done")))))
