"""A member of the guild, who types, presses and chooses; several may do so in the same tick."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.wire.names import (
    Channel,
    Guild,
    Interaction,
    Message,
    base_payload,
    nest_options,
    serializers,
    walk_to_subcommand,
)
from tests.wire.reading import controls, words

if TYPE_CHECKING:
    from tests.wire.server import Wire

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
"""Discord's numbers for the kinds of interactions."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of one interaction: whether and after how many seconds it was answered, and with what."""

    wire: Wire
    record: Interaction
    payload: dict[str, Any]
    seconds: float | None

    @property
    def answered(self) -> bool:
        """Whether the bot answered in time."""
        return self.seconds is not None

    @property
    def private(self) -> bool:
        """Whether only the person sees it."""
        return self.record.ephemeral

    @property
    def message(self) -> Message:
        """The message it was answered with. Raises LookupError when it was answered otherwise or not at all."""
        for message_id in (*reversed(self.record.followup_ids), self.record.message_id):
            if message_id and (message := self.wire.message(self.record.channel_id, message_id)):
                return message
        raise LookupError(f"no message answers interaction {self.record.id} ({self.record.response_kind})")

    @property
    def words(self) -> str:
        """Every word of the answer."""
        return words(self.message)

    @property
    def choices(self) -> list[dict[str, Any]]:
        """What autocomplete offers."""
        return self.record.autocomplete_choices or []


@dataclass(frozen=True, slots=True)
class Person:
    """One member with a language of their own."""

    wire: Wire
    guild: Guild
    id: int
    name: str
    locale: str

    async def slash(self, channel: Channel, command: str, **options: Any) -> Answer:
        """Types a command with its English names, for example `game new`."""
        return await self._ask(COMMAND, channel.id, self._command(command, options))

    async def complete(self, channel: Channel, command: str, option: str, typed: str = "", **others: Any) -> Answer:
        """Types into one option of a command whose others are filled."""
        data = self._command(command, {**others, option: typed}, focused=option)
        return await self._ask(AUTOCOMPLETE, channel.id, data)

    async def press(self, message: Message, custom_id: str) -> Answer:
        """Presses a button, which may have gone in the meantime."""
        return await self._ask(COMPONENT, message.channel_id, {"custom_id": custom_id, "component_type": 2}, message)

    async def choose(self, message: Message, custom_id: str, *values: str) -> Answer:
        """Chooses from a menu."""
        data = {"custom_id": custom_id, "component_type": 3, "values": list(values)}
        return await self._ask(COMPONENT, message.channel_id, data, message)

    async def use(self, message: Message, custom_id: str) -> Answer:
        """Presses the button, or chooses the first entry of the menu, with this custom id."""
        control = controls(message)[custom_id]
        if control["type"] == 2:
            return await self.press(message, custom_id)
        wanted = max(1, control.get("min_values", 1))
        return await self.choose(message, custom_id, *(option["value"] for option in control["options"][:wanted]))

    async def submit(self, shown: Answer, **values: str) -> Answer:
        """Fills in and sends the dialog that this answer opened."""
        modal = shown.record.modal or {}
        data = {"custom_id": modal["custom_id"], "components": _filled(modal["components"], values)}
        return await self._ask(MODAL, shown.record.channel_id, data)

    async def again(self, answer: Answer) -> None:
        """Discord delivers the very same interaction once more."""
        self.wire.gateway.tell("INTERACTION_CREATE", answer.payload)
        await asyncio.sleep(0)

    async def _ask(self, kind: int, channel: int, data: dict[str, Any], message: Message | None = None) -> Answer:
        backend = self.wire.backend
        private = channel in backend.dm_channels.values()
        guild_id = None if private else self.guild.id
        record, payload = base_payload(
            backend, type=kind, channel_id=channel, guild_id=guild_id, user_id=self.id, data=data
        )
        payload |= {"locale": self.locale} | ({} if private else {"guild_locale": self.guild.preferred_locale})
        if message is not None:
            payload["message"] = dict(serializers.message_payload(backend, message))
            record.source_message_id = message.id
        begun = time.monotonic()
        backend.emit("INTERACTION_CREATE", payload)
        await self.wire.until(lambda: record.responded, self.wire.patience)
        if _promised(record, message):
            await self.wire.until(lambda: record.token in self.wire.rest.followed, self.wire.patience)
        answered = self.wire.rest.answered.get(record.id)
        return Answer(self.wire, record, payload, None if answered is None else answered - begun)

    def _command(self, command: str, options: dict[str, Any], focused: str | None = None) -> dict[str, Any]:
        name, *path = command.split()
        root = self.wire.backend.find_command(name, self.guild.id)
        if root is None:
            raise LookupError(f"the bot has registered no command /{name}")
        leaf, nesting = walk_to_subcommand(root, path)
        known = {option["name"]: option for option in leaf.get("options") or ()}
        filled = [
            {"name": key, "type": known[key]["type"], "value": value} | ({"focused": True} if key == focused else {})
            for key, value in options.items()
        ]
        return {"id": root["id"], "name": name, "type": 1, "options": nest_options(root, nesting, filled)}


def _promised(record: Interaction, message: Message | None) -> bool:
    """Whether the person was told to wait a moment; what was pressed in public may just show its effect there."""
    if record.response_kind == "deferred_update":
        return message is not None and message.is_ephemeral
    return record.response_kind == "deferred"


def _filled(components: Sequence[dict[str, Any]], values: dict[str, str]) -> list[dict[str, Any]]:
    filled = []
    for component in components:
        kept: dict[str, Any] = {key: component[key] for key in ("type", "id", "custom_id") if key in component}
        if "component" in component:
            kept["component"] = _filled([component["component"]], values)[0]
        if "components" in component:
            kept["components"] = _filled(component["components"], values)
        if component.get("custom_id") in values:
            kept["value"] = values[component["custom_id"]]
        filled.append(kept)
    return filled
