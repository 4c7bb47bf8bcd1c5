"""Reading a message as a person would: its words, and what can be pressed on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.wire.names import Message, walk_components

SHOWN = ("content", "label", "placeholder", "description", "alt_text")


def _texts(component: dict[str, Any]) -> Iterable[str]:
    for key in SHOWN:
        if isinstance(component.get(key), str):
            yield component[key]
    for option in component.get("options") or ():
        yield from (option[key] for key in ("label", "description") if option.get(key))
    for item in component.get("items") or ():
        if item.get("description"):
            yield item["description"]


def words(message: Message) -> str:
    """Every word on the message, in reading order: text, captions, choices, alternative texts."""
    lines = [message.content] if message.content else []
    for component in walk_components(message.components):
        lines.extend(_texts(component))
    return "\n".join(lines)


def controls(message: Message) -> dict[str, dict[str, Any]]:
    """What can be pressed or chosen on the message now, by custom id, in reading order."""
    return {
        component["custom_id"]: component
        for component in walk_components(message.components)
        if component.get("custom_id") and not component.get("disabled")
    }
