"""Where every press arrives. What was pressed stands in the id, so that it works after any restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord

from bot import limits
from bot.desk import Desk
from bot.errors import Refused
from bot.panels import (
    at_answers,
    at_company,
    at_decision,
    at_lobby,
    at_past,
    at_records,
    at_table,
    board,
    ids,
    opening,
    trouble,
)
from bot.panels.ids import Press
from bot.panels.visit import Visit
from rules.words import Message

Handler = Callable[[Visit, Press, Sequence[str]], Awaitable[None]]

HANDLERS: Mapping[str, Handler] = {
    "join": at_lobby.join,
    "leave": at_lobby.leave,
    "computer": at_lobby.computer,
    "dismiss": at_lobby.dismiss,
    "start": at_lobby.start,
    "tribe": at_lobby.tribe,
    "options": at_lobby.options,
    "option": at_lobby.option,
    "number": at_lobby.option,
    "turn": at_decision.turn,
    "pick": at_decision.pick,
    "tick": at_decision.tick,
    "do": at_decision.do,
    "hand": board.hand,
    "look": board.look,
    "held": board.held,
    "lines": board.lines,
    "undo": at_table.undo,
    "undone": at_table.undone,
    "agree": at_table.agree,
    "refuse": at_table.refuse,
    "log": at_table.log,
    "help": at_table.help_,
    "book": at_table.book,
    "section": at_table.section,
    "gone": at_table.gone,
    "end": at_table.end,
    "restored": at_table.restored,
    "replay": at_past.replay,
    "step": at_past.step,
    "film": at_past.film,
    "proof": at_past.proof,
    "record": at_past.record,
    "forget": at_records.forget,
    "term": at_lobby.term,
    "rest": at_company.rest,
    "no-rest": at_company.no_rest,
    "go-on": at_company.go_on,
    "take": at_company.take,
    "kicked": at_company.kicked,
    "close": at_company.close,
    "standing": at_answers.standing,
    "small": at_answers.small,
    "thread": opening.thread,
    "rematch": opening.rematch,
}
"""What each word of a path does."""

_NUMBER = r"\.\d{1,18}"
_ACCOUNT = r"\.\d{1,20}"
_NAME = r"\.[^.]+"
SHAPES: Mapping[str, str] = {
    "option": _NAME,
    "number": _NAME,
    "pick": f"{_NAME}({_NUMBER})+",
    "tick": f"{_NAME}({_NUMBER})*",
    "do": _NAME,
    "held": _NUMBER,
    "lines": _NUMBER,
    "look": f"({_NAME})?",
    "log": f"({_NUMBER})?",
    "book": f"({_NAME})+",
    "section": _NAME,
    "restored": _NUMBER,
    "step": f"{_NUMBER}{_NAME}",
    "thread": f"{_NAME}{_NUMBER}",
    "term": _NAME,
    "take": _NUMBER,
    "kicked": _ACCOUNT,
    "standing": _NAME,
    "small": _NAME,
}
"""The arguments of a word, each with its dot; all others have none."""
CHOOSING = frozenset({"tribe", "options", "option", "number", "tick", "section", "term", "standing", "small"})
"""The words of menus and of dialogs: something comes with them."""


async def press(desk: Desk, interaction: discord.Interaction) -> None:
    """Do what was pressed, and tell who pressed it if that is not possible. What is not ours is left alone."""
    data: Any = interaction.data
    if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
        return
    if not data["custom_id"].startswith(ids.OURS) or desk.delivered.again(interaction.id):
        return
    pressed = ids.read(data["custom_id"])
    visit = Visit(desk, interaction)
    try:
        values = data.get("values") or at_lobby.typed_in(data)
        await _pressed(visit, pressed, values)
    except Exception as error:
        # One person's trouble is told to that person; everybody else plays on.
        await trouble.tell(visit, error, pressed)


async def _pressed(visit: Visit, press: Press | None, values: Sequence[str]) -> None:
    if press is None or not _known(press, values):
        raise Refused(Message("no-such-button"), stale=True)
    if not await _from_here(visit, press):
        raise Refused(Message("no-such-button"))
    if press.table:
        await visit.desk.host.come_back(press.table, visit.player)
    await HANDLERS[press.word](visit, press, values)


async def _from_here(visit: Visit, press: Press) -> bool:
    """Whether the table, where one is meant, is of the server that the press comes from: an id can be made up. Who sits
    at it may be anywhere.
    """
    if not press.table:
        return True
    table = await visit.desk.tables.get(press.table)
    return table.guild_id == visit.interaction.guild_id or table.seat_of(visit.player.user_id) is not None


def _known(press: Press, values: Sequence[str]) -> bool:
    """Whether there is such a button, now: those of other releases may have had other words and arguments."""
    arguments = "".join(f".{argument}" for argument in press.arguments)
    fits = re.fullmatch(SHAPES.get(press.word, ""), arguments) is not None
    short = all(len(value) <= limits.SELECT_VALUE for value in values)
    return press.word in HANDLERS and fits and short and (bool(values) or press.word not in CHOOSING)
