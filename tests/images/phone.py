"""What tests of pictures on a phone share: how small things come out there, and all that is lettered on a picture."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper

import pytest
from PIL import Image

from images.kit import text
from images.kit.text import Style

PHONE = 390
"""How wide a phone shows a picture."""


def on_phone(size: float, width: int) -> float:
    """How large this is on a phone, of a picture that is so wide."""
    return size * PHONE / width


@contextmanager
def lettered(game: str) -> Iterator[set[tuple[str, int]]]:
    """All that is lettered meanwhile, with its size; nothing that this game drew before is taken from a shelf."""
    found: set[tuple[str, int]] = set()
    letter = text.line

    def line(words: str, style: Style) -> Image.Image:
        found.add((words, style.size))
        return letter(words, style)

    _forget(game)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(text, "line", line)
        yield found
    _forget(game)


def _forget(game: str) -> None:
    for name, module in list(sys.modules.items()):
        if name.startswith(f"images.{game}"):
            for one in vars(module).values():
                if isinstance(one, _lru_cache_wrapper):
                    one.cache_clear()
