"""Which font draws which character: a chain of bundled fonts, asked one after another.

Nothing is ever taken from the machine's own fonts, so a picture looks the same everywhere. A character that no font
of the chain has is written in a plainer form where Unicode knows one, and as a middle dot otherwise: never as a box.
"""

from __future__ import annotations

import json
import unicodedata
from bisect import bisect_right
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

from PIL import ImageFont, features

from images.kit.joining import on_the_page

Weight = Literal["bold", "medium"]

FOLDER = Path(__file__).parent / "fonts"
EMOJI = "noto-emoji.ttf"
EMOJI_SIZE = 64
"""The one size in which the emoji are stored."""
HOUSE = "alegreya-sans"
UNKNOWN = "·"
SKIN_TONES = range(0x1F3FB, 0x1F400)
_KEEPS_ITS_OWN_ORDER = ("AL", "R", "AN")


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one font and one direction."""

    text: str
    font: str
    leftward: bool


@lru_cache(maxsize=2048)
def runs(text: str, weight: Weight) -> tuple[Run, ...]:
    """The text cut into stretches that one font can draw, in the order in which they stand from left to right."""
    pieces: list[Run] = []
    leftward = False
    for cluster in clusters(_drawable(text)):
        leftward = _leftward(cluster, leftward)
        font = _font_of(cluster, weight, pieces[-1].font if pieces else None)
        if pieces and (pieces[-1].font, pieces[-1].leftward) == (font, leftward):
            pieces[-1] = Run(pieces[-1].text + cluster, font, leftward)
        else:
            pieces.append(Run(cluster, font, leftward))
    return tuple(_as_seen(pieces if shapes() else [_by_hand(piece) for piece in pieces]))


def clusters(text: str) -> list[str]:
    """What a reader takes for single characters: letters with their marks, flags, joined emoji."""
    parts: list[str] = []
    for char in text:
        if parts and _clings(char, parts[-1]):
            parts[-1] += char
        else:
            parts.append(char)
    return parts


@cache
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """A bundled font in a size in pixels. Scripts that need shaping get it where the machine has FriBiDi."""
    plain = name.startswith(HOUSE) or not shapes()
    engine = ImageFont.Layout.BASIC if plain else ImageFont.Layout.RAQM
    return ImageFont.truetype(FOLDER / name, size, layout_engine=engine)


def shapes() -> bool:
    """Whether this machine can shape scripts: Pillow's own engine needs FriBiDi, which it looks for at run time."""
    return bool(features.check_feature("raqm"))


def covered(char: str) -> bool:
    """Whether some font of the chain has this character."""
    return _first_with(ord(char), chain("bold")) is not None


@cache
def chain(weight: Weight) -> tuple[str, ...]:
    """The fonts in the order in which they are asked."""
    own = [name for name in _coverage() if name.startswith(f"{HOUSE}-{weight}")]
    return (*own, *(name for name in _coverage() if name not in own))


def _by_hand(piece: Run) -> Run:
    """The run as it must be written where nothing shapes it."""
    if piece.font == EMOJI:
        return Run("".join(char for char in piece.text if char not in "\ufe0f\u20e3\u200d"), EMOJI, piece.leftward)
    return Run(on_the_page(clusters(piece.text)), piece.font, leftward=True) if piece.leftward else piece


def _font_of(cluster: str, weight: Weight, before: str | None) -> str:
    if _is_emoji(cluster):
        return EMOJI
    names = chain(weight)
    if before is not None and before != EMOJI and cluster.isspace():
        names = (before, *names)
    return _first_with(ord(cluster[0]), names) or names[0]


@lru_cache(maxsize=4096)
def _first_with(point: int, names: tuple[str, ...]) -> str | None:
    return next((name for name in names if _has(name, point)), None)


def _drawable(text: str) -> str:
    """The text in characters that the chain has."""
    shown = unicodedata.normalize("NFC", text)
    return "".join(_plainer(char) for char in shown if ord(char) not in SKIN_TONES and not _silent(char))


@lru_cache(maxsize=4096)
def _plainer(char: str) -> str:
    if _joins(char) or covered(char):
        return char
    simple = unicodedata.normalize("NFKD", char)
    return simple if all(covered(part) for part in simple) else UNKNOWN


def _silent(char: str) -> bool:
    """Characters that are not to be seen and do nothing in a single line."""
    return unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp") and not _joins(char)


def _joins(char: str) -> bool:
    return char in "\u200c\u200d\ufe0e\ufe0f" or 0xE0020 <= ord(char) <= 0xE007F


def _clings(char: str, before: str) -> bool:
    if _joins(char) or unicodedata.category(char).startswith("M") or before.endswith("\u200d"):
        return True
    return _is_flag_half(char) and len(before) == 1 and _is_flag_half(before)


def _is_flag_half(char: str) -> bool:
    return 0x1F1E6 <= ord(char) <= 0x1F1FF


def _is_emoji(cluster: str) -> bool:
    if "\ufe0e" in cluster or not _has(EMOJI, ord(cluster[0])):
        return False
    return "\ufe0f" in cluster or "\u20e3" in cluster or ord(cluster[0]) >= 0x1F000


def _leftward(cluster: str, before: bool) -> bool:
    """Whether this is written from right to left; spaces and signs go with what stands before them."""
    kind = unicodedata.bidirectional(cluster[0])
    if kind in _KEEPS_ITS_OWN_ORDER:
        return True
    return before and kind not in ("L", "EN")


def _as_seen(pieces: list[Run]) -> list[Run]:
    """From the order of reading to the order on the page."""
    seen: list[Run] = []
    mainly_leftward = bool(pieces) and pieces[0].leftward
    rest = list(reversed(pieces)) if mainly_leftward else list(pieces)
    while rest:
        turned = rest[0].leftward != mainly_leftward
        span = [rest.pop(0)]
        while rest and (rest[0].leftward != mainly_leftward) == turned:
            span.append(rest.pop(0))
        seen += reversed(span) if turned else span
    return seen


def _has(name: str, point: int) -> bool:
    starts, ends = _coverage()[name]
    place = bisect_right(starts, point) - 1
    return place >= 0 and point <= ends[place]


@cache
def _coverage() -> dict[str, tuple[list[int], list[int]]]:
    table: dict[str, str] = json.loads((FOLDER / "coverage.json").read_text(encoding="utf-8"))
    return {name: _spans(ranges) for name, ranges in table.items()}


def _spans(ranges: str) -> tuple[list[int], list[int]]:
    pairs = [span.split("-") for span in ranges.split()]
    return [int(pair[0], 16) for pair in pairs], [int(pair[-1], 16) for pair in pairs]
