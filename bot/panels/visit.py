"""One interaction: who came, which language they speak, and how they are answered, always privately."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import aiohttp
import discord

from bot.desk import Desk
from bot.errors import Refused
from bot.gallery import FILE_NAME
from bot.logs import log
from bot.panels.kit import Panel, text
from bot.panels.seating import Seating
from bot.quoting import quoted
from bot.speech import clean, language, speaker
from bot.table import Player, Table
from bot.table.archive import Finished
from bot.table.past import may_look
from images.kit.look import Picture
from rules.words import Message, Speaker

T = TypeVar("T")

PATIENCE = 1.2
"""Seconds until somebody who waits is told so. Discord gives up after 3."""

ALREADY_ANSWERED = 40060
UNKNOWN_INTERACTION = 10062
UNKNOWN_WEBHOOK = 10015
INVALID_TOKEN = 50027
UNKNOWN_MESSAGE = 10008
TRIES = 4
"""So often something is said when the line is cut over it."""
UNSURE = "unsure"
"""Marks an interaction that may have been asked to wait, without our knowing."""
TOO_LATE = (UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, INVALID_TOKEN)
"""Discord takes the first answer within 3 seconds and further ones for 15 minutes."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody typed or pressed something."""

    desk: Desk
    interaction: discord.Interaction

    @property
    def number(self) -> int:
        """The number of this interaction; a second delivery of the same press has the same."""
        return self.interaction.id

    @property
    def player(self) -> Player:
        """Who came."""
        user = self.interaction.user
        return Player(user.id, clean(user.display_name))

    @property
    def locale(self) -> str:
        """The language of this person."""
        return language(self.interaction.locale.value)

    @property
    def public_locale(self) -> str:
        """The language of the server."""
        here = self.interaction.guild_locale
        return self.locale if here is None else language(here.value)

    @property
    def speaker(self) -> Speaker:
        """Speaks to this person when no table is meant."""
        return speaker(self.locale)

    def table_here(self) -> Table:
        """The table in this channel. Raises Refused when there is none."""
        channel_id = self.interaction.channel_id
        table = None if channel_id is None else self.desk.tables.at(channel_id)
        if table is None:
            raise Refused(Message("no-table-yet"), instead=Message("instead-new"))
        return table

    def manages(self, table: Table) -> bool:
        """Whether this person manages the channel of the table, or all channels of its server."""
        user = self.interaction.user
        everywhere = isinstance(user, discord.Member) and user.guild_permissions.manage_channels
        here = table.channel_id == self.interaction.channel_id and self.interaction.permissions.manage_channels
        return table.guild_id == self.interaction.guild_id and (everywhere or here)

    def seating(self, table: Table) -> Seating:
        """The table as this person sees it."""
        return Seating(table, table.seat_of(self.interaction.user.id), self.locale)

    def looking(self, table: Table) -> Seating:
        """The same for whoever wants to look at it: the one gate of all that shows something of a table.

        Raises Refused for who is not to look at this one.
        """
        seating = self.seating(table)
        may_look(table, seating.seat)
        return seating

    async def finished(self) -> list[Finished]:
        """The last games that are over, of this channel or with this person, who may look at all of them."""
        here = self.interaction
        return await self.desk.tables.archive.finished(here.guild_id or 0, here.channel_id or 0, here.user.id)

    async def last_game(self) -> int | None:
        """The table of the last game that was played to its end in this channel or with this person."""
        here = self.interaction
        return await self.desk.tables.archive.last_game(here.guild_id or 0, here.channel_id or 0, here.user.id)

    async def in_time(self, change: Coroutine[Any, Any, T]) -> T:
        """The result of something that is quick as a rule; where it is not, Discord is told to wait."""
        task = asyncio.create_task(change)
        await asyncio.wait({task}, timeout=PATIENCE)
        if not task.done():
            await self.wait()
        return await task

    async def acknowledge(self) -> None:
        """Answer without a word: what was pressed shows its effect in public."""
        if self.interaction.response.is_done():
            return await self.show(Panel(text(self.speaker.say(Message("done")))))
        try:
            await self._insist(self.interaction.response.defer)
        except discord.HTTPException as error:
            _pardon(error)

    async def wait(self) -> None:
        """Tell Discord that the answer takes a moment; `show` then brings it."""
        response = self.interaction.response
        if response.is_done():
            return
        try:
            if self._on_private_panel():
                await self._insist(response.defer, waiting=True)
            else:
                await self._insist(lambda: response.defer(ephemeral=True, thinking=True), waiting=True)
        except discord.HTTPException as error:
            _pardon(error)

    async def ask(self, dialog: discord.ui.Modal) -> None:
        """Answer with a dialog to be filled in."""
        try:
            await self._insist(lambda: self.interaction.response.send_modal(dialog))
        except discord.HTTPException as error:
            _pardon(error)

    async def show(self, panel: Panel, files: Sequence[discord.File] = ()) -> None:
        """Answer privately: a press on a private panel changes that panel, everything else gets one of its own."""
        self._quote(panel)
        try:
            await self._insist(lambda: self._answer(panel, files))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                return _pardon(error)
            # The panel is gone: dismissed, or too old to be edited. A new one takes its place.
            await self._answer_anew(panel, files)
        except discord.HTTPException as error:
            if error.code != ALREADY_ANSWERED or not self.interaction.extras.get(UNSURE):
                return _pardon(error)
            # The request to wait had reached Discord after all.
            await self._insist(lambda: self._edit(panel, files))

    def _quote(self, panel: Panel) -> None:
        """Quote buttons and commands on it as this person sees them."""
        here = self.desk.tables.at(self.interaction.channel_id or 0)
        public = self.public_locale if here is None else here.locale
        for item in panel.walk_children():
            if isinstance(item, discord.ui.TextDisplay):
                item.content = quoted(item.content, self.locale, public, self.desk.commands_in or self.locale)

    async def _insist(self, say: Callable[[], Awaitable[Any]], *, waiting: bool = False) -> None:
        """Try again when the line is cut: nobody else would answer. Whether it has arrived is not known then, which
        matters where it is only a request to wait.
        """
        for _ in range(TRIES - 1):
            try:
                await say()
            except (aiohttp.ClientError, OSError) as error:
                log.info("said again", error=type(error).__name__)
                self.interaction.extras[UNSURE] = waiting or self.interaction.extras.get(UNSURE, False)
            else:
                return
        await say()

    async def show_seen(self, panel: Panel, picture: Picture, instead: Panel) -> None:
        """Show a panel with its picture; where that is not taken, another panel `instead`."""
        try:
            await self.show(panel, [discord.File(io.BytesIO(picture.data), FILE_NAME)])
        except discord.HTTPException as error:
            # Whatever Discord has against the picture: the words must arrive.
            log.warning("no picture taken", status=error.status, code=error.code)
            await self.show(instead)

    async def _answer(self, panel: Panel, files: Sequence[discord.File]) -> None:
        for file in files:
            file.reset()
        response = self.interaction.response
        if response.is_done():
            await self._edit(panel, files)
        elif self._on_private_panel():
            await response.edit_message(view=panel, attachments=list(files))
        else:
            await response.send_message(view=panel, files=list(files), ephemeral=True)

    async def _edit(self, panel: Panel, files: Sequence[discord.File]) -> None:
        for file in files:
            file.reset()
        await self.interaction.edit_original_response(view=panel, attachments=list(files))

    async def _answer_anew(self, panel: Panel, files: Sequence[discord.File]) -> None:
        for file in files:
            file.reset()
        if self.interaction.response.is_done():
            await self.interaction.followup.send(view=panel, files=list(files), ephemeral=True)
        else:
            await self.interaction.response.send_message(view=panel, files=list(files), ephemeral=True)

    def _on_private_panel(self) -> bool:
        message = self.interaction.message
        return message is not None and message.flags.ephemeral


def _pardon(error: discord.HTTPException) -> None:
    """Let pass what only means that the answer is there already, or that nobody waits for it any more."""
    if error.code not in (ALREADY_ANSWERED, *TOO_LATE):
        raise error
    log.info("answer not needed", code=error.code)
