"""People in SimCord: what they press and type, and what answers them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult, ResponseMessage

from bot.speech import speaker
from rules.words import LOCALES
from rules.words import Message as Text
from tests.bot.panels.evening import button
from tests.wire import Message, words

SORRY = tuple(speaker(locale).say(Text("no-idea", {"number": ""}))[:40] for locale in LOCALES)
"""How the answer begins that nobody should ever get."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of one interaction. `shown` is the message that answers it, if one does."""

    result: InteractionResult | None = None
    shown: Message | None = None
    choices: list[dict[str, Any]] = field(default_factory=list)

    @property
    def message(self) -> Message:
        if self.shown is None:
            raise LookupError("no message answers")
        return self.shown

    @property
    def words(self) -> str:
        return words(self.message)


@dataclass(frozen=True, slots=True)
class Guest:
    """A person in the club. Whatever they do is answered, and nothing goes wrong on Elder's side."""

    env: simcord.Env
    actor: MemberActor
    name: str
    locale: str

    @property
    def id(self) -> int:
        return self.actor.id

    async def slash(self, channel: ChannelHandle, command: str, **options: Any) -> Reply:
        return self._answered(await self.actor.slash(channel, command, **options))

    async def complete(
        self, channel: ChannelHandle, command: str, option: str, typed: str = "", **others: Any
    ) -> Reply:
        return Reply(choices=await self.actor.autocomplete(channel, command, option, typed, **others))

    async def press(self, message: Message, custom_id: str) -> Reply:
        return self._answered(await self.actor.click(self._seen(message), custom_id=custom_id))

    async def choose(self, message: Message, custom_id: str, *values: str) -> Reply:
        return self._answered(await self.actor.select(self._seen(message), values, custom_id=custom_id))

    async def tap(self, message: Message, label: str) -> Reply:
        """Press the button with this label."""
        return await self.press(message, button(message, label))

    async def submit(self, asked: Reply, **values: str) -> Reply:
        """Fill in the dialog that was opened."""
        assert asked.result is not None
        return self._answered(await self.actor.submit_modal(asked.result, values))

    def _seen(self, message: Message) -> ResponseMessage:
        """The message as it is pressed on."""
        return ResponseMessage(self.env, message)

    def _answered(self, result: InteractionResult) -> Reply:
        assert result.acknowledged
        last = next(iter([*result.followups[::-1], *filter(None, [result.response])]), None)
        if last is None:
            return Reply(result)
        reply = Reply(result, self.env.backend.get_message(last.channel_id, last.id))
        assert not result.ephemeral or not any(sorry in reply.words for sorry in SORRY)
        return reply
