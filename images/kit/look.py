"""What a picture is asked to look like, and what comes back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.words import Message

Palette = Literal["default", "contrast"]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place to be marked on a private picture: its name as commands write it, and what to write there."""

    place: str
    label: str
    seat: int | None = None
    """On whose board, where every seat has one; None is the viewer's own."""


@dataclass(frozen=True, slots=True)
class Part:
    """Something that can be looked at by itself: its key in lower case, and what the game's own words call it."""

    key: str
    name: Message


@dataclass(frozen=True, slots=True)
class Look:
    """How a viewer wants to see: the language, the seats' names by index, the palette, and places to be marked.

    `part` is the key of what alone is to be seen; empty for everything.
    """

    locale: str = "en"
    names: tuple[str, ...] = ()
    palette: Palette = "default"
    marks: tuple[Spot, ...] = ()
    part: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded WebP: its bytes and its size in pixels."""

    data: bytes
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Words:
    """The same position without sight: `alt` for the picture (at most 1,024 characters), `lines` for the text board."""

    alt: str
    lines: tuple[str, ...]
