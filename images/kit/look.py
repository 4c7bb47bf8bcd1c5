"""What a picture is asked to look like, and what comes back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Palette = Literal["default", "contrast"]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place to be marked on a private picture: its name as commands write it, and what to write there."""

    place: str
    label: str
    seat: int | None = None
    """On whose board, where every seat has one; None is the viewer's own."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a viewer wants to see: the language, the seats' names by index, the palette, and places to be marked."""

    locale: str = "en"
    names: tuple[str, ...] = ()
    palette: Palette = "default"
    marks: tuple[Spot, ...] = ()


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
