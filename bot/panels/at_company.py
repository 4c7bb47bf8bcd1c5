"""What happens when somebody presses on what concerns the people at a table: pauses, seats that change hands."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.ids import Press
from bot.panels.kit import Panel, text
from bot.panels.places import show_decision
from bot.panels.status import question_panel
from bot.panels.visit import Visit
from bot.table.lobby import owned
from rules.words import Message


async def rest(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Agree to a pause."""
    await _answer(visit, press, True)


async def no_rest(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Rather no pause, or none after all."""
    await _answer(visit, press, False)


async def _answer(visit: Visit, press: Press, yes: bool) -> None:
    answer = visit.desk.host.answer_pause(press.table, visit.player, yes, press.version, press=visit.number)
    await visit.in_time(answer)
    await visit.acknowledge()


async def go_on(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """End the pause."""
    await visit.in_time(visit.desk.host.go_on(press.table, visit.player, press=visit.number))
    await visit.acknowledge()


async def take(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Take the seat that is offered: `take.<seat>`; then see what there is to decide."""
    (seat,) = press.arguments
    change = visit.desk.host.take(press.table, visit.player, int(seat), press=visit.number)
    done = await visit.in_time(change)
    seating = visit.seating(done.table)
    await show_decision(visit, seating, notes=[seating.speaker.say(Message("seat-yours"))])


async def kicked(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Send somebody away, after having been asked: `kicked.<account>`."""
    (user_id,) = press.arguments
    change = visit.desk.host.kick(press.table, visit.player, int(user_id), press=visit.number)
    await visit.in_time(change)
    await visit.show(Panel(text(visit.speaker.say(Message("done")))))


async def close(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Close a table from elsewhere: asks once."""
    table = await visit.desk.tables.get(press.table)
    owned(table, visit.player)
    await visit.show(question_panel(visit.seating(table), Message("end-sure"), "end", Message("end-yes")))
