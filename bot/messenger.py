"""Public messages to Discord, and what its refusals mean for us.

- Unreachable: nobody knows whether it arrived; try again later.
- Gone: the channel, thread or server is not there any more.
- Barred: Elder may not; `why` says what is missing.
- Spoiled: this message cannot be edited (deleted, too old, in an archived thread); a new one is needed.
- Rejected: Discord does not take such a message; trying again would not help.
"""

from __future__ import annotations

import io
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import aiohttp
import discord
from discord import ui
from discord.utils import MISSING

from bot.gallery import FILE_NAME
from bot.panels import ids
from bot.panels.leftover import left_over
from bot.store.notices import Post
from images.kit.look import Picture
from rules.words import Message, kebab

_UNKNOWN_MEMBER, _UNKNOWN_MESSAGE, _UNKNOWN_USER = 10007, 10008, 10013
_TOO_LARGE = 413
_TOO_MANY_REQUESTS = 429
_BROKEN = 500
_LOOK_BACK = 50
"""So many messages are looked through for one that may have arrived."""
_ASKEW = timedelta(minutes=1)
"""So far our clock may be ahead of Discord's."""


class Unreachable(Exception):
    """Discord did not answer, or not sensibly."""


class Gone(Exception):
    """There is no channel `channel_id` for Elder."""

    def __init__(self, channel_id: int) -> None:
        super().__init__(channel_id)
        self.channel_id = channel_id


class Barred(Exception):
    """Elder is not allowed to; `why` says what is missing."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.id)
        self.why = why


class Spoiled(Exception):
    """This message cannot be edited any more."""


class Rejected(Exception):
    """Discord does not take this message."""


class Messenger:
    """Posts, edits and finds the messages of tables."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def can_attach(self, channel_id: int) -> bool:
        """Whether pictures may be sent there, as far as we know."""
        rights = self._rights(channel_id)
        return rights is None or rights.attach_files

    async def post(
        self,
        post: Post,
        panel: ui.LayoutView,
        picture: Picture | None,
        called: Collection[int],
        silent: bool = False,
    ) -> int:
        """Send the message of this claim; exactly the `called` are mentioned. Returns its id.

        Discord knows a second delivery by the nonce, and answers with the first. A `silent` one rings no telephone.
        """
        with self._understanding(post.channel_id):
            message = await self._channel(post.channel_id).send(
                view=panel,
                files=[_file(picture)] if picture is not None else [],
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, roles=False, users=[discord.Object(user_id) for user_id in sorted(called)]
                ),
                nonce=post.nonce,
                silent=silent,
            )
            return message.id

    async def edit(
        self, channel_id: int, message_id: int, panel: ui.LayoutView, picture: Picture | None, *, keep: bool = False
    ) -> None:
        """Show something else in a message. Nobody is mentioned anew.

        `keep` where the message has this picture already: it is not sent again.
        """
        files = [_file(picture)] if picture is not None else []
        with self._understanding(channel_id, editing=True):
            await (
                self._channel(channel_id)
                .get_partial_message(message_id)
                .edit(
                    view=panel,
                    attachments=MISSING if keep else files,
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            )

    async def strip(self, channel_id: int, message_id: int, says: str) -> None:
        """Take the buttons off a message; instead of who is up it `says` where the game goes on."""
        with self._understanding(channel_id, editing=True):
            message = await self._channel(channel_id).fetch_message(message_id)
            await message.edit(view=left_over(message, says), allowed_mentions=discord.AllowedMentions.none())

    async def find(self, post: Post, after: int | None) -> int | None:
        """The message of a claim, if it has arrived: one of ours about this table, newer than the message `after`.

        It is looked for from shortly before it was claimed, so that no talk from before hides it.
        """
        me = self._client.user
        since = discord.Object(max(after or 0, discord.utils.time_snowflake(post.at - _ASKEW)))
        try:
            with self._understanding(post.channel_id):
                async for message in self._channel(post.channel_id).history(limit=_LOOK_BACK, after=since):
                    if message.author == me and post.table_id in _tables_in(message):
                        return message.id
        except Barred:
            return None
        return None

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Whether this account is on the server; a deleted account is on none. Raises Unreachable.

        Where Elder may not ask, or is not there itself, everybody is believed to be.
        """
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return True
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound as error:
            return error.code not in (_UNKNOWN_MEMBER, _UNKNOWN_USER)
        except discord.HTTPException as error:
            if error.status >= _BROKEN or error.status == _TOO_MANY_REQUESTS:
                raise Unreachable from error
        except (aiohttp.ClientError, TimeoutError, OSError, discord.RateLimited) as error:
            raise Unreachable from error
        return True

    async def tell(self, user_id: int, text: str) -> None:
        """Write to somebody privately, if they let us. Nothing depends on it."""
        try:
            letters = await self._client.create_dm(discord.Object(user_id))
            await letters.send(text, allowed_mentions=discord.AllowedMentions.none())
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            return

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)

    def _rights(self, channel_id: int) -> discord.Permissions | None:
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return None
        return channel.permissions_for(channel.guild.me)

    def _missing(self, channel_id: int) -> Message:
        channel, rights = self._client.get_channel(channel_id), self._rights(channel_id)
        sending = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
        if rights is not None and not rights.view_channel:
            # Who cannot see a channel has no other rights there either.
            missing = ["view_channel"]
        elif rights is not None and not getattr(rights, sending):
            missing = [sending]
        elif isinstance(channel, discord.Thread) and channel.locked:
            return Message("trouble-locked")
        else:
            missing = ["view_channel", sending]
        return Message(
            "trouble-permissions", {"permissions": tuple(Message(f"permission-{kebab(n)}") for n in missing)}
        )

    @contextmanager
    def _understanding(self, channel_id: int, *, editing: bool = False) -> Iterator[None]:
        try:
            yield
        except (aiohttp.ClientError, TimeoutError, OSError, discord.RateLimited) as error:
            raise Unreachable from error
        except discord.HTTPException as error:
            if error.status >= _BROKEN or error.status == _TOO_MANY_REQUESTS:
                raise Unreachable from error
            if editing and error.status != _TOO_LARGE:
                raise Spoiled from error
            if isinstance(error, discord.NotFound) and error.code != _UNKNOWN_MESSAGE:
                raise Gone(channel_id) from error
            if isinstance(error, discord.Forbidden):
                raise Barred(self._missing(channel_id)) from error
            raise Rejected(f"{error.status} {error.code}") from error


def _file(picture: Picture) -> discord.File:
    return discord.File(io.BytesIO(picture.data), FILE_NAME)


def _tables_in(message: discord.Message) -> set[int]:
    """The tables that the buttons of this message belong to."""
    pressed = (ids.read(custom_id) for custom_id in _custom_ids(message.components))
    return {press.table for press in pressed if press is not None}


def _custom_ids(components: Collection[Any]) -> Iterator[str]:
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id is not None:
            yield custom_id
        yield from _custom_ids(getattr(component, "children", ()))
