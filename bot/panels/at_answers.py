"""What happens when somebody says once for all how to answer small questions."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.answers import answers_panel
from bot.panels.at_decision import told
from bot.panels.ids import Press
from bot.panels.places import show_decision
from bot.panels.visit import Visit
from bot.table import Done
from rules.words import Message


async def standing(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Choose in the list of all kinds: `standing.<kind>` with the answer from the menu."""
    done = await _say(visit, press, values)
    await visit.show(answers_panel(visit.seating(done.table), _notes(visit, done)))


async def small(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Choose below a question: `small.<kind>` with the answer from the menu."""
    done = await _say(visit, press, values)
    await show_decision(visit, visit.seating(done.table), notes=_notes(visit, done))


async def _say(visit: Visit, press: Press, values: Sequence[str]) -> Done:
    (kind,) = press.arguments
    change = visit.desk.host.say_answer(press.table, visit.player, kind, values[0], press=visit.number)
    return await visit.in_time(change)


def _notes(visit: Visit, done: Done) -> list[str]:
    return told(visit, done, Message("done"))
