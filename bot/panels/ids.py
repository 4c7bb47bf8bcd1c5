"""The custom ids of all buttons and menus: `el:<table>:<version>:<path>`. Written and read here and nowhere else.

A press is understood from its id alone, so a button works after any restart. `version` is the table's version that
the panel showed; `path` says what was pressed: a word, and after it arguments, all parted by dots.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.limits import CUSTOM_ID

OURS = "el:"
"""How all our ids begin."""
LARGEST = (1 << 63) - 1
"""No table and no version has a larger number."""

_FORM = re.compile(r"el:(\d{1,19}):(\d{1,19}):([a-z0-9_.-]{1,90})")


@dataclass(frozen=True, slots=True)
class Press:
    """What an id says: table (0 where none is meant), its version when the panel was made, word, arguments."""

    table: int
    version: int
    word: str
    arguments: tuple[str, ...] = ()


def write(table: int, version: int, word: str, *arguments: str | int) -> str:
    """The custom id. Raises ValueError when it would not be readable again or is too long for Discord."""
    custom_id = f"el:{table}:{version}:{'.'.join([word, *map(str, arguments)])}"
    if len(custom_id) > CUSTOM_ID or read(custom_id) is None:
        raise ValueError(f"no custom id: {custom_id!r}")
    return custom_id


def read(custom_id: str) -> Press | None:
    """What was pressed, or None when the id is not one of ours."""
    match = _FORM.fullmatch(custom_id)
    if match is None:
        return None
    table, version, path = match.groups()
    word, *arguments = path.split(".")
    if max(int(table), int(version)) > LARGEST:
        return None
    return Press(int(table), int(version), word, tuple(arguments))
