"""What happens when somebody wants to be forgotten, after having been asked."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.ids import Press
from bot.panels.kit import Panel, text
from bot.panels.visit import Visit
from rules.words import Message


async def forget(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Take this person's name off all results."""
    results = await visit.in_time(visit.desk.records.forget(visit.player.user_id))
    await visit.show(Panel(text(visit.speaker.say(Message("forgotten", {"results": results})))))
