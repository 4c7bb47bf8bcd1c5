"""What happens when somebody says once for all how to answer small questions."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.answers import answers_panel
from bot.panels.ids import Press
from bot.panels.places import show_decision
from bot.panels.seating import Seating
from bot.panels.visit import Visit
from bot.speech import sentence


async def standing(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Choose in the list of all kinds: `standing.<kind>` with the answer from the menu."""
    seating, notes = await _say(visit, press, values)
    await visit.show(answers_panel(seating, notes))


async def small(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Choose below a question: `small.<kind>` with the answer from the menu."""
    seating, notes = await _say(visit, press, values)
    await show_decision(visit, seating, notes=notes)


async def _say(visit: Visit, press: Press, values: Sequence[str]) -> tuple[Seating, list[str]]:
    """The table as this person sees it then, and what to tell them."""
    (kind,) = press.arguments
    table, said = await visit.in_time(visit.desk.host.say_answer(press.table, visit.player, kind, values[0]))
    seating = visit.seating(table)
    return seating, [f"✅ {sentence(seating.speaker, said)}"]
