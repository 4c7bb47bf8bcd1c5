"""The client and its wiring: everything that is needed is made here and handed on, nothing is global."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack
from datetime import datetime
from typing import Any

import discord

from bot.attendance import Attendance
from bot.clock import Timekeeper
from bot.commands import Translator, Tree, plant
from bot.computer import Computers
from bot.desk import Desk
from bot.editions import unpack_games
from bot.gallery import Gallery
from bot.herald import Herald
from bot.logs import log
from bot.messenger import Messenger
from bot.panels.dispatch import press
from bot.panels.visit import Visit
from bot.settings import Settings
from bot.store.database import connect
from bot.store.notices import Notices
from bot.store.results import Records
from bot.store.store import Store
from bot.table import Phase, Table, Tables
from bot.table.host import Host
from bot.table.warden import Warden
from rules.words import Message

CHANNEL_GONE = Message("parked-channel-gone")
SERVER_GONE = Message("parked-server-gone")
FAREWELL = 2.5
"""Seconds for what was pressed or typed before the end: Discord gives three until it must be answered."""
_SYNCED = "commands"
_HANDLERS = ("discord.py: ", "CommandTree")
"""How discord.py names its tasks in which something that Discord has told is handled."""

# Games have no voice, so nobody needs to hear that it is not installed.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class Elder(discord.Client):
    """The game master as a client of Discord. Guild events are all it needs to hear.

    `tables`, `herald` and the rest are there once it has logged in. The `gallery`, where one is given, is used and
    not closed: so several clients can share its workers.
    """

    store: Store
    tables: Tables
    herald: Herald
    computers: Computers
    timekeeper: Timekeeper
    attendance: Attendance
    desk: Desk
    commands_in: str | None = None
    """The language in which everybody's client shows commands; None where each shows them in its own."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Callable[[], datetime] = discord.utils.utcnow,
        gallery: Gallery | None = None,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
        )
        self.settings = settings
        self.tree = Tree(self, self._came, lambda: self._is_leaving)
        self._clock = clock
        self._gallery = gallery
        self._is_open = False
        self._is_leaving = False
        self._opened = AsyncExitStack()

    async def open(self) -> None:
        """Open the store and take up every table. Logging in does it, but it can be done before. Raises Unusable."""
        if self._is_open:
            return
        unpack_games(self.settings.elder_editions)
        database = await connect(self.settings.database_url)
        self._opened.push_async_callback(database.close)
        self.store = Store(database)
        self.tables = Tables(self.store, clock=self._clock)
        gallery = self._gallery
        if gallery is None:
            gallery = Gallery(workers=self.settings.drawing_workers)
            self._opened.push_async_callback(gallery.close)
            gallery.warm_up()
        messenger = Messenger(self)
        self.herald = Herald(self.tables, Notices(database), gallery, messenger, clock=self._clock)
        self.computers = Computers(self.tables)
        host = Host(self.tables)
        self.desk = Desk(
            self.tables,
            gallery,
            Records(database),
            host,
            Warden(self.tables),
            self.herald.renew,
            commands_in=self.commands_in,
        )
        self.attendance = Attendance(self.tables, host, messenger, clock=self._clock)
        self.timekeeper = Timekeeper(self.store, self.tables, self.attendance.meet)
        await self.tables.load()
        self.tables.changed += [self.computers.nudge, lambda table: self.herald.nudge(table.id)]
        self.tables.changed += [self.timekeeper.nudge, self.attendance.nudge]
        self._is_open = True

    async def setup_hook(self) -> None:
        """Open everything, and tell Discord the commands. Raises Unusable."""
        await self.open()
        plant(self.tree, self.desk)
        await self.tree.set_translator(Translator())
        await self._sync()

    async def close(self) -> None:
        """Stop: finish what is being answered and changed, leave the rest to the next start."""
        self._is_leaving = True
        if self._is_open:
            await self._finish_answers()
            await self.timekeeper.close()
            await self.attendance.close()
            await self.computers.close()
            await self.tables.close()
            await self.herald.close()
        await super().close()
        await self._opened.aclose()

    # What Discord tells us

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Nothing happens any more to a bot that is being closed: what it began, it could not end."""
        if not self._is_leaving:
            super().dispatch(event, *args, **kwargs)

    async def on_ready(self) -> None:
        """Take up what is left from before."""
        log.info("ready", servers=len(self.guilds), tables=len(self.tables.open_tables()))
        await self._look_for_servers()
        self.computers.resume()
        await self.herald.resume()
        self.timekeeper.start()

    async def on_resumed(self) -> None:
        """The line was cut and is there again."""
        await self.herald.resume()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Something was pressed, on a message however old, or typed."""
        self.attendance.came(interaction.guild_id, interaction.user.id)
        await press(self.desk, interaction)
        table = self.tables.at(interaction.channel_id or 0)
        if table is not None:
            self.attendance.nudge(table)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The place of a table is gone."""
        await self._park(self._tables_in(channel.id), CHANNEL_GONE)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The place of a table is gone."""
        await self._park(self._tables_in(payload.thread_id), CHANNEL_GONE)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Elder was sent away, or the server is gone."""
        await self._park(self._tables_of(guild.id), SERVER_GONE)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Elder was invited (again)."""
        await self._go_on(self._tables_of(guild.id))

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A permission may have come back."""
        await self.herald.resume()

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """A permission may have come back."""
        await self.herald.resume()

    async def on_thread_update(self, _: discord.Thread, after: discord.Thread) -> None:
        """A thread may have been unlocked."""
        await self.herald.resume()

    # Behind

    async def _finish_answers(self) -> None:
        """Nothing may be half done, or begun anew, when the workers and the store are closed."""
        here = asyncio.current_task()
        handlers = {task for task in asyncio.all_tasks() if task is not here and task.get_name().startswith(_HANDLERS)}
        if handlers:
            _, late = await asyncio.wait(handlers, timeout=FAREWELL)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _came(self, interaction: discord.Interaction) -> None:
        """Somebody types something: where Elder decides for them at this table, it does not any more."""
        table = self.tables.at(interaction.channel_id or 0)
        if table is not None:
            await self.desk.host.come_back(table.id, Visit(self.desk, interaction).player)

    def _tables_in(self, channel_id: int) -> list[Table]:
        table = self.tables.at(channel_id)
        return [] if table is None else [table]

    def _tables_of(self, guild_id: int) -> list[Table]:
        return [table for table in self.tables.open_tables() if table.guild_id == guild_id]

    async def _look_for_servers(self) -> None:
        """Elder may have been sent away, or invited again, while it was off and nobody could tell it."""
        tables = self.tables.open_tables()
        await self._park([table for table in tables if self.get_guild(table.guild_id) is None], SERVER_GONE)
        await self._go_on(table for table in tables if self.get_guild(table.guild_id) is not None)

    async def _go_on(self, tables: Iterable[Table]) -> None:
        """Those of them that wait for their server have it again."""
        await self.tables.unpark([table.id for table in tables if table.parked == SERVER_GONE])

    async def _park(self, tables: Iterable[Table], why: Message) -> None:
        await self.tables.park([table.id for table in tables if table.phase is not Phase.PARKED], why)

    async def _sync(self) -> None:
        """Tell Discord the commands, unless it knows exactly these."""
        translator = self.tree.translator
        assert translator is not None
        commands = self.tree.get_commands()
        payload = [await command.get_translated_payload(self.tree, translator) for command in commands]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        if await self.store.fact(_SYNCED) == digest:
            known = {command.name for command in await self.tree.fetch_commands()}
            if known == {command.name for command in commands}:
                return
        await self.tree.sync()
        await self.store.remember(_SYNCED, digest)
        log.info("commands synced", commands=len(commands))


def create_app(
    settings: Settings, *, clock: Callable[[], datetime] = discord.utils.utcnow, gallery: Gallery | None = None
) -> Elder:
    """The bot, ready to log in: to Discord, or to something that looks like it from here."""
    return Elder(settings, clock=clock, gallery=gallery)
