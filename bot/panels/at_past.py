"""What happens when somebody looks back: at a game that is played, or at one that is over."""

from __future__ import annotations

import io
from collections.abc import Sequence

import discord

from bot.backroom import TooSlow
from bot.errors import Refused
from bot.gallery import FILE_NAME
from bot.logs import log
from bot.panels.ids import Press
from bot.panels.replay import (
    FILM_NAME,
    film_panel,
    frames,
    proof_panel,
    record_panel,
    step_panel,
    waiting_panel,
)
from bot.panels.seating import Seating
from bot.panels.visit import Visit
from bot.table import Table
from bot.table.past import has_past, viewer
from bot.table.seats import names_at
from images.kit.look import Look
from rules.record import dump_record
from rules.words import Message

BEGINNING = 0


async def meant(visit: Visit, chosen: str | None) -> Table:
    """The game that was chosen from the list; else the one in this channel, or the last one there was.

    Raises Refused for one that is none of this person's business.
    """
    if chosen is not None:
        return await _chosen(visit, chosen)
    here = visit.desk.tables.at(visit.interaction.channel_id or 0)
    if here is not None and here.state is not None:
        return visit.looking(here).table
    last = await visit.in_time(visit.last_game())
    if last is None:
        raise Refused(Message("no-game-yet"), instead=Message("instead-new"))
    return visit.looking(await visit.desk.tables.get(last)).table


async def _chosen(visit: Visit, chosen: str) -> Table:
    known = Refused(Message("no-such-game-over"))
    if not chosen.isascii() or not chosen.isdecimal() or len(chosen) > 18:
        raise known
    table = await visit.desk.tables.get(int(chosen))
    seat, here = table.seat_of(visit.player.user_id), table.channel_id == visit.interaction.channel_id
    if table.guild_id != visit.interaction.guild_id or (seat is None and not here):
        raise known
    return visit.looking(table).table


async def replay(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """*Replay*, from the beginning."""
    await show_step(visit, await _pressed(visit, press), BEGINNING)


async def step(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Another step: `step.<number>.<which button>`."""
    number, _ = press.arguments
    await show_step(visit, await _pressed(visit, press), int(number))


async def show_step(visit: Visit, table: Table, number: int) -> None:
    """The game after this action, or the last one there is."""
    seating = looking(visit, table)
    now = await visit.in_time(visit.desk.tables.archive.moment(table, number))
    await visit.wait()
    view = table.rules.view(now.state, seating.seat)
    board = await visit.desk.gallery.board(table.game, view, Look(seating.locale, names_at(table, now.version)))
    if board.picture is None:
        return await visit.show(step_panel(seating, now, None, board.words))
    file = discord.File(io.BytesIO(board.picture.data), FILE_NAME)
    return await visit.show(step_panel(seating, now, FILE_NAME, board.words), [file])


async def film(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """The game as a film."""
    await show_film(visit, await _pressed(visit, press))


async def show_film(visit: Visit, table: Table) -> None:
    """The game as a film. It takes a while, and says so."""
    seating = looking(visit, table)
    backroom = visit.desk.backroom
    if backroom.busy:
        raise Refused(Message("no-film-now"))
    last = await visit.in_time(visit.desk.tables.archive.moment(table, table.version))
    chosen = frames(last.of)
    views = await visit.desk.tables.archive.views(table, seating.seat, chosen)
    shots = [(view, Look(seating.locale, names)) for view, names in views]
    await visit.show(waiting_panel(seating))
    try:
        moving = await backroom.film(table.game, shots)
    except TooSlow:
        log.warning("no film", table=table.id, frames=len(shots))
        raise Refused(Message("no-film-now")) from None
    board = await visit.desk.gallery.board(table.game, *shots[-1])
    file = discord.File(io.BytesIO(moving.data), FILM_NAME)
    await visit.show(film_panel(seating, len(shots), last.of, board.words), [file])


async def proof(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Whether the game is fair."""
    await show_proof(visit, await _pressed(visit, press))


async def show_proof(visit: Visit, table: Table) -> None:
    """Whether the game is fair, in plain words."""
    proved = await visit.in_time(visit.desk.tables.archive.proof(table))
    await visit.show(proof_panel(looking(visit, table), proved))


async def record(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """The record as a file."""
    await show_record(visit, await _pressed(visit, press))


async def show_record(visit: Visit, table: Table) -> None:
    """The whole game as a file, once it is over."""
    whole = await visit.in_time(visit.desk.tables.archive.record(table))
    name = f"{table.game}-{table.id}.json"
    file = discord.File(io.BytesIO(dump_record(whole).encode()), name)
    await visit.show(record_panel(looking(visit, table), name), [file])


def looking(visit: Visit, table: Table) -> Seating:
    """The past of a table as this person may see it."""
    has_past(table)
    visit.looking(table)
    return Seating(table, viewer(table, visit.player.user_id), visit.locale)


async def _pressed(visit: Visit, press: Press) -> Table:
    return visit.looking(await visit.desk.tables.get(press.table)).table
