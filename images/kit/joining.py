"""Right-to-left words on a machine that has no FriBiDi: Arabic letters joined and put in the order of the page.

Unicode keeps the joined shapes of Arabic letters as characters of their own; choosing among them needs no shaping
engine. Other scripts that need one stay readable, letter by letter.
"""

from __future__ import annotations

import unicodedata
from functools import cache

_SHAPES = (*range(0xFB50, 0xFC00), *range(0xFE80, 0xFEFD))
_MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")


def on_the_page(parts: list[str]) -> str:
    """Clusters of a right-to-left run, as they stand from left to right."""
    return "".join(reversed(_joined(parts))).translate(_MIRRORED)


def _joined(parts: list[str]) -> list[str]:
    """Each cluster with its first letter in the shape that its neighbours ask for."""
    shaped: list[str] = []
    before = ""
    rest = _with_ligatures(parts)
    for index, part in enumerate(rest):
        after = rest[index + 1][0] if index + 1 < len(rest) else ""
        shaped.append(_shape(part[0], _reaches(before, part[0]), _reaches(part[0], after)) + part[1:])
        before = part[0]
    return shaped


def _with_ligatures(parts: list[str]) -> list[str]:
    """Lam and alef are always written as one."""
    merged: list[str] = []
    for part in parts:
        if merged and merged[-1] + part[0] in _shapes():
            merged[-1] = _shapes()[merged[-1] + part[0]]["isolated"] + part[1:]
        else:
            merged.append(part)
    return merged


def _reaches(left: str, right: str) -> bool:
    """Whether the earlier letter joins on to the later one."""
    return "initial" in _forms(left) and "final" in _forms(right)


def _shape(letter: str, joined_before: bool, joined_after: bool) -> str:
    name = {(True, True): "medial", (True, False): "final", (False, True): "initial"}.get((joined_before, joined_after))
    return _forms(letter).get(name or "isolated", letter)


def _forms(letter: str) -> dict[str, str]:
    plain = unicodedata.normalize("NFKC", letter) if letter else ""
    return _shapes().get(plain, {})


@cache
def _shapes() -> dict[str, dict[str, str]]:
    """For each letter (or lam-alef) its shapes by the name that Unicode gives them."""
    table: dict[str, dict[str, str]] = {}
    for point in _SHAPES:
        kind, _, letters = unicodedata.decomposition(chr(point)).partition(" ")
        plain = "".join(chr(int(code, 16)) for code in letters.split())
        if kind and len(plain) <= 2:
            table.setdefault(plain, {})[kind.strip("<>")] = chr(point)
    return table
