"""Opening tables: in a channel, in a thread beside it where one is open already, and once more after a game."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import asdict

import discord

from bot import limits
from bot.errors import Refused
from bot.logs import log
from bot.panels.ids import Press, write
from bot.panels.kit import Panel, button, rows, text
from bot.panels.options import as_typed
from bot.panels.visit import Visit
from bot.speech import cut, speaker
from bot.table import Player, Table, Tables
from bot.table.terms import TERMS
from rules import games
from rules.words import Message


async def open_here(visit: Visit, game: str, seats: int | None) -> None:
    """A new table in this channel, or the offer of a thread where one is open already."""
    if game not in games():
        raise Refused(Message("no-such-game", {"name": game}))
    seats = seats or games()[game].seats.stop - 1
    guild_id, channel_id = _place(visit)
    if visit.desk.tables.at(channel_id) is not None:
        return await visit.show(_offer(visit, game, seats))
    opening = visit.desk.tables.open(
        guild_id, channel_id, visit.player, game, seats, visit.public_locale, press=visit.number
    )
    await visit.in_time(opening)
    return await visit.show(Panel(text(visit.speaker.say(Message("opened")))))


async def thread(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Make a thread and open the table there: `thread.<game>.<seats>`."""
    game, seats = press.arguments
    guild_id, _ = _place(visit)
    panel = visit.interaction.message
    if panel is not None and visit.desk.delivered.again(panel.id):
        # Whoever taps twice wants one thread; the first tap answers on the panel.
        return await visit.acknowledge()
    # Before there is a thread: a table that cannot be opened must not leave one behind.
    rules = games().get(game)
    if rules is None:
        raise Refused(Message("no-such-game", {"name": game}))
    if int(seats) not in rules.seats:
        raise Refused(Message("no-seats", {"low": rules.seats.start, "high": rules.seats.stop - 1}), game=game)
    await visit.wait()
    place = await _thread(visit, game)
    await visit.desk.tables.open(
        guild_id, place.id, visit.player, game, int(seats), visit.public_locale, press=visit.number
    )
    return await visit.show(Panel(text(visit.speaker.say(Message("opened-thread", {"place": place.mention})))))


async def rematch(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """The same game once more at the same place, with the same people, tribes, options and computer players.

    Whoever sat at the table sits again, and can get up. Raises Refused for who did not: it is their game. Where nobody
    was left, it is anybody's.
    """
    old = await visit.desk.tables.get(press.table)
    if old.humans and old.seat_of(visit.player.user_id) is None:
        raise Refused(Message("no-rematch"), instead=Message("instead-new"))
    guild_id, channel_id = _place(visit)
    if visit.desk.tables.at(channel_id) is not None:
        raise Refused(Message("no-table-here"))
    await visit.wait()
    new = await visit.desk.tables.open(
        guild_id, channel_id, visit.player, old.game, old.seats_wanted, old.locale, press=visit.number
    )
    await _as_before(visit, old, new)
    await visit.show(Panel(text(visit.speaker.say(Message("opened")))))


async def _as_before(visit: Visit, old: Table, new: Table) -> None:
    tables, player = visit.desk.tables, visit.player
    defaults = asdict(new.options)
    for name, value in asdict(old.options).items():
        if value != defaults[name]:
            await tables.set_option(new.id, player, name, as_typed(value))
    for name in TERMS:
        value = getattr(old.terms, name)
        if value != getattr(new.terms, name):
            await visit.desk.host.set_terms(new.id, player, name, as_typed(value))
    if old.seat_of(player.user_id) is not None:
        await _seat_again(tables, player, old, new)


async def _seat_again(tables: Tables, player: Player, old: Table, new: Table) -> None:
    for holder in old.holders:
        # Whoever has sat down meanwhile has the seat.
        with contextlib.suppress(Refused):
            if holder.user_id is None:
                await tables.add_computer(new.id, player, holder.tribe)
            elif holder.user_id != player.user_id:
                await tables.join(new.id, Player(holder.user_id, holder.name))


def _place(visit: Visit) -> tuple[int, int]:
    """Guild and channel. Raises Refused where we cannot play."""
    guild_id, channel_id = visit.interaction.guild_id, visit.interaction.channel_id
    if guild_id is None or channel_id is None:
        raise Refused(Message("no-guild"))
    may = visit.interaction.app_permissions
    needed = ("view_channel", "send_messages_in_threads" if _in_thread(visit) else "send_messages")
    missing = tuple(Message(f"permission-{name.replace('_', '-')}") for name in needed if not getattr(may, name))
    if missing:
        raise Refused(Message("no-permissions", {"missing": missing}))
    return guild_id, channel_id


def _in_thread(visit: Visit) -> bool:
    return isinstance(visit.interaction.channel, discord.Thread)


def _offer(visit: Visit, game: str, seats: int) -> Panel:
    say = visit.speaker.say
    make = button(write(0, 0, "thread", game, seats), say(Message("thread-make")), discord.ButtonStyle.primary)
    return Panel(text(say(Message("thread-offer"))), *rows([make]))


async def _thread(visit: Visit, game: str) -> discord.Thread:
    """A new public thread of this channel, or of the channel around this thread."""
    here = visit.interaction.channel
    around = here.parent if isinstance(here, discord.Thread) else here
    if not isinstance(around, discord.TextChannel):
        raise Refused(Message("no-thread-here"))
    title = speaker(visit.public_locale, game).say(Message("game"))
    name = speaker(visit.public_locale).say(Message("thread-name", {"game": title, "who": visit.player.name}))
    try:
        return await around.create_thread(name=cut(name, limits.THREAD_NAME), type=discord.ChannelType.public_thread)
    except discord.Forbidden as error:
        missing = (Message("permission-create-public-threads"),)
        raise Refused(Message("no-permissions", {"missing": missing})) from error
    except discord.HTTPException as error:
        # Too many threads already, the channel gone this moment, or Discord is not well.
        log.warning("no thread", status=error.status, code=error.code)
        raise Refused(Message("no-thread-here")) from error
