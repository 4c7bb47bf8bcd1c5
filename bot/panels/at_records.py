"""What happens when somebody wants to be forgotten, after having been asked."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.ids import Press
from bot.panels.kit import Panel, text
from bot.panels.visit import Visit
from bot.speech import language, speaker
from bot.table import Table
from rules.words import Message


async def forget(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Take this person off everything that is kept of what is over, and forget when they want to hear from Elder."""
    desk, player = visit.desk, visit.player
    forgotten = await visit.in_time(
        desk.records.forget(player.user_id, lambda locale: speaker(language(locale)).say(Message("somebody")))
    )
    await desk.host.forget_habits(player)
    going_on = [table for table in desk.tables.open_tables() if _concerns(table, player.user_id)]
    said = {"results": forgotten.results, "games": forgotten.games, "open": len(going_on)}
    await visit.show(Panel(text(visit.speaker.say(Message("forgotten", said)))))


def _concerns(table: Table, user_id: int) -> bool:
    """Whether this table that is not over still knows somebody."""
    return table.seat_of(user_id) is not None or user_id in (table.owner_id, *table.people.former)
