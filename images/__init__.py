"""Depicts a view: as a picture and as words. Each game has a module here of the name of its key."""

from __future__ import annotations

import importlib
from typing import Protocol, cast

from images.kit.look import Look, Picture, Words
from rules.game import View


class Artist(Protocol):
    """What the module of a game offers. Both take a view, so they cannot show what the viewer may not know."""

    def draw(self, view: View, look: Look) -> Picture:
        """The position as a picture."""

    def describe(self, view: View, look: Look) -> Words:
        """The position in words."""


def artist(game: str) -> Artist:
    """The artist of the game with this key. Raises ModuleNotFoundError when the game has none."""
    return cast(Artist, importlib.import_module(f"images.{game}"))
