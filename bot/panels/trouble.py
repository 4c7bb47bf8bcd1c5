"""The one place that tells somebody that something was not possible, privately and in their own language.

In this order: what a person asked for and cannot have (`Refused`: why, where it is written, what else); what Discord
does not let us do; a database that does not take it; and everything unforeseen. The last two go to
the log under a number that the person gets too.
"""

from __future__ import annotations

import secrets
import sqlite3
import traceback

import discord
from discord import app_commands

from bot.errors import Refused
from bot.logs import log
from bot.panels.decision import decision_panel
from bot.panels.ids import Press
from bot.panels.kit import Panel, text
from bot.panels.seating import cited
from bot.panels.table import happened
from bot.panels.visit import Visit
from bot.speech import cut, speaker
from bot.table import Phase, Table
from bot.table.past import is_open_to
from rules.words import Message

ROOM = 900
"""The longest reason: it may repeat what somebody typed, and texts longer than 1000 are not set into others."""


async def tell(visit: Visit, error: BaseException, press: Press | None = None) -> None:
    """Answer with what went wrong. `press` is what was pressed, where something was."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    try:
        panel = await _said(visit, cause, press)
    except Exception as fault:
        # Not even why is known, but nobody is left without an answer.
        panel = _plain(visit, _noted("no-idea", fault))
    await _answer(visit, panel)


async def _said(visit: Visit, cause: BaseException, press: Press | None) -> Panel:
    match cause:
        case Refused():
            return await refusal(visit, cause, press)
        case discord.Forbidden():
            return _plain(visit, Message("no-permission"))
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return _plain(visit, Message("no-such-command"))
        case sqlite3.Error():
            return _plain(visit, _noted("no-book", cause))
        case _:
            return _plain(visit, _noted("no-idea", cause))


async def refusal(visit: Visit, refused: Refused, press: Press | None) -> Panel:
    """What, why, where it is written, what else; and after a press that came too late, what is to be decided now."""
    table = await _meant(visit, press)
    if refused.stale and table is not None and press is not None and _is_shown(visit, table):
        return fresh(visit, table, press)
    return Panel(text(*lines(visit, refused, table)))


def lines(visit: Visit, refused: Refused, table: Table | None) -> list[str]:
    """A refusal in words."""
    game = refused.game or (table.game if table is not None else None)
    spoken = speaker(visit.locale, game)
    if table is not None and table.game == game:
        spoken = visit.seating(table).speaker
    why = cut(spoken.say(refused.why), ROOM)
    if refused.section is not None and refused.game is not None:
        why = spoken.say(Message("refused-by", {"why": why, "section": cited(spoken, refused.section)}))
    instead = spoken.say(refused.instead) if refused.instead is not None else ""
    return [why, cut(instead, ROOM)]


def fresh(visit: Visit, table: Table, press: Press) -> Panel:
    """What has changed since the panel was made, and the decision as it stands now."""
    seating = visit.seating(table)
    moved_on = seating.speaker.say(Message("no-stale"))
    return decision_panel(seating, notes=[moved_on, *happened(seating, after=press.version)])


def _is_shown(visit: Visit, table: Table) -> bool:
    """Whether this person may see how the game stands, which is being played."""
    return table.phase is Phase.PLAYING and is_open_to(table, table.seat_of(visit.player.user_id))


async def _meant(visit: Visit, press: Press | None) -> Table | None:
    """The table that was pressed on, or the one in this channel."""
    if press is None or not press.table:
        return visit.desk.tables.at(visit.interaction.channel_id or 0)
    try:
        return await visit.desk.tables.get(press.table)
    except Refused:
        return None


def _noted(why: str, cause: BaseException) -> Message:
    """The fault goes to the log, under a number that the person gets too."""
    number = secrets.token_hex(4)
    log.error("unforeseen", number=number, error=type(cause).__name__, at=_where(cause))
    return Message(why, {"number": number})


def _plain(visit: Visit, message: Message) -> Panel:
    return Panel(text(visit.speaker.say(message)))


async def _answer(visit: Visit, panel: Panel) -> None:
    try:
        await visit.show(panel)
    except Exception as error:
        # Nobody is left who could be told: Discord does not take the answer, or is not reached.
        log.warning("could not tell", error=type(error).__name__, code=getattr(error, "code", None))


def _where(error: BaseException) -> list[str]:
    """The way to the fault, without what was being worked on: that may be secret."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
