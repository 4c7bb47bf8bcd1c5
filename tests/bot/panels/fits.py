"""Whether Discord would take a panel, judged by the simulated Discord and by our own list of limits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ui
from simcord.components import COMPONENTS_V2_FLAG, validate_components, walk_components

from bot import limits
from bot.panels import ids
from bot.speech import length

BUTTON, MENU, TEXT = 2, 3, 10


def built(panel: ui.LayoutView) -> list[dict[str, Any]]:
    """The components as they are sent."""
    components: list[dict[str, Any]] = panel.to_components()  # type: ignore[no-untyped-call]  # untyped in discord.py
    return components


def assert_fits(panel: ui.LayoutView) -> list[dict[str, Any]]:
    """Fails when a limit is passed; returns all components."""
    validate_components(built(panel), flags=COMPONENTS_V2_FLAG)
    parts = list(walk_components(built(panel)))
    assert len(parts) <= limits.COMPONENTS
    assert sum(length(part["content"]) for part in parts if part["type"] == TEXT) <= limits.TEXT
    for part in parts:
        _assert_part_fits(part)
    return parts


def _assert_part_fits(part: dict[str, Any]) -> None:
    if "custom_id" in part:
        assert len(part["custom_id"]) <= limits.CUSTOM_ID
        assert ids.read(part["custom_id"]) is not None
    if part["type"] == BUTTON:
        assert 0 < length(part["label"]) <= limits.BUTTON_LABEL
    if part["type"] == MENU:
        assert length(part["placeholder"]) <= limits.SELECT_PLACEHOLDER
        for entry in part["options"]:
            assert 0 < length(entry["label"]) <= limits.SELECT_LABEL
            assert length(entry.get("description") or "") <= limits.SELECT_DESCRIPTION
    for item in part.get("items", ()):
        assert length(item["description"]) <= limits.ALT_TEXT


def words_of(panel: ui.LayoutView) -> str:
    """Everything that can be read on it."""
    return "\n".join(_words(built(panel)))


def _words(components: list[dict[str, Any]]) -> Iterator[str]:
    for part in walk_components(components):
        yield from (part[key] for key in ("content", "label", "placeholder") if part.get(key))
        for entry in (*part.get("options", ()), *part.get("items", ())):
            yield from (entry[key] for key in ("label", "description") if entry.get(key))


def pressable(panel: ui.LayoutView) -> dict[str, str]:
    """The ids of the buttons that are on, by label."""
    parts = walk_components(built(panel))
    return {part["label"]: part["custom_id"] for part in parts if part["type"] == BUTTON and not part.get("disabled")}


def menus(panel: ui.LayoutView) -> list[dict[str, Any]]:
    """The menus."""
    return [part for part in walk_components(built(panel)) if part["type"] == MENU]
