"""What happens when somebody presses on a lobby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.errors import Refused
from bot.panels.ids import Press
from bot.panels.options import NumberAsked, fits_menu, option_choices, option_panel
from bot.panels.seating import Seating
from bot.panels.terms import TERM, terms_panel
from bot.panels.visit import Visit
from bot.speech import clean
from bot.table.lobby import owned
from bot.table.terms import TERMS
from rules.options import choices
from rules.words import Message


async def join(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Sit down."""
    await visit.in_time(visit.desk.tables.join(press.table, visit.player, press=visit.number))
    await visit.acknowledge()


async def leave(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Get up."""
    await visit.in_time(visit.desk.tables.leave(press.table, visit.player, press=visit.number))
    await visit.acknowledge()


async def computer(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Add a computer player."""
    await visit.in_time(visit.desk.tables.add_computer(press.table, visit.player, press=visit.number))
    await visit.acknowledge()


async def dismiss(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Remove the computer player that came last."""
    await visit.in_time(visit.desk.tables.remove_computer(press.table, visit.player, press=visit.number))
    await visit.acknowledge()


async def start(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Begin the game."""
    await visit.in_time(visit.desk.tables.start(press.table, visit.player, press=visit.number))
    await visit.acknowledge()


async def tribe(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Choose one's tribe from the menu."""
    change = visit.desk.tables.choose_tribe(press.table, visit.player, values[0], press=visit.number)
    await visit.in_time(change)
    await visit.acknowledge()


async def options(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Open one of the options, for the owner.

    In the menu it would stay chosen, and what stays chosen cannot be chosen once more: the lobby is shown anew.
    """
    seating = await _owners(visit, press)
    name = values[0]
    term = name.removeprefix(TERM)
    if term in TERMS:
        await visit.show(terms_panel(seating, term))
    elif name not in choices(seating.table.rules.options):
        raise Refused(Message("no-such-option", {"name": clean(name)}), game=seating.table.game)
    elif fits_menu(option_choices(seating, name)):
        await visit.show(option_panel(seating, name))
    else:
        await visit.ask(NumberAsked(seating, name))
    await visit.desk.renew(seating.table)


async def option(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Choose a value: `option.<name>` with the value from the menu, `number.<name>` with what was typed."""
    (name,) = press.arguments
    change = visit.desk.tables.set_option(press.table, visit.player, name, values[0].strip(), press=visit.number)
    done = await visit.in_time(change)
    seating = visit.seating(done.table)
    if press.word == "option" and fits_menu(option_choices(seating, name)):
        await visit.show(option_panel(seating, name))
    else:
        await visit.acknowledge()


async def term(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Choose one of the terms: `term.<name>` with the value from the menu."""
    (name,) = press.arguments
    change = visit.desk.host.set_terms(press.table, visit.player, name, values[0], press=visit.number)
    done = await visit.in_time(change)
    await visit.show(terms_panel(visit.seating(done.table), name))


async def _owners(visit: Visit, press: Press) -> Seating:
    table = await visit.desk.tables.get(press.table)
    owned(table, visit.player)
    return visit.seating(table)


def typed_in(data: Any) -> list[str]:
    """What was typed into the fields of a modal, in their order."""
    fields = (component.get("component", component) for component in data.get("components", ()))
    return [str(field["value"]) for field in fields if "value" in field]
