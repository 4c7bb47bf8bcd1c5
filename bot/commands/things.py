"""All things of a type that a text may name, as far as the game's lexicon and the table's names tell of them."""

from __future__ import annotations

import dataclasses
import enum
import itertools
import math
import re
import types
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Union, get_args, get_origin, get_type_hints

from bot.labels import plain
from rules.game import Entry
from rules.words import Speaker, Who, said

CLOSEST = 6
"""So many entries of the lexicon are considered for one text: those whose names have most of it."""
MOST = 2500
"""Of a type with more things than this none is considered."""
UNSAID = (0, 1)
"""The numbers that a thing is tried with when the text has none: what is called the same with both is meant by both."""


@dataclass(frozen=True, slots=True)
class Known:
    """What has a name at a table: what its speaker knows, and the entries of the game's lexicon."""

    speaker: Speaker
    entries: tuple[Entry, ...] = ()


def things(text: str, kind: Any, known: Known) -> list[Any]:
    """Everything of this type that the text may mean; none of a type whose things are not made of what has names."""
    if kind is int:
        return [int(number) for number in re.findall(r"\d{1,9}", text)] or list(UNSAID)
    if kind is types.NoneType:
        return [None]
    if kind is Who:
        return [Who(seat) for seat in range(len(known.speaker.names))]
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return list(kind)
    if is_union(kind):
        return [thing for part in get_args(kind) for thing in things(text, part, known)]
    if dataclasses.is_dataclass(kind):
        return _in_lexicon(text, kind, known) or _made_of_parts(text, kind, known)
    return []


def is_union(hint: Any) -> bool:
    """Whether a field may hold values of several types."""
    return get_origin(hint) in (Union, types.UnionType)


def _made_of_parts(text: str, kind: Any, known: Known) -> list[Any]:
    parts = [things(text, hint, known) for hint in get_type_hints(kind).values()]
    few = math.prod(map(len, parts)) <= MOST
    return list(itertools.starmap(kind, itertools.product(*parts))) if few else []


def _in_lexicon(text: str, kind: Any, known: Known) -> list[Any]:
    """The things that the lexicon calls most like the text."""
    if list(get_type_hints(kind).values()) != [str]:
        return []
    words = plain(text)
    likeness = {kind(entry.key): _likeness(words, plain(known.speaker.say(entry.name))) for entry in _of(kind, known)}
    return [thing for thing in sorted(likeness, key=lambda thing: -likeness[thing]) if likeness[thing]][:CLOSEST]


def _of(kind: Any, known: Known) -> Iterator[Entry]:
    """The entries of the lexicon that are things of this type."""
    return (entry for entry in known.entries if said(kind(entry.key)) == entry.name)


def _likeness(words: str, name: str) -> int:
    """How many letters of the text are in the name: those of all words, twice where the name stands there whole."""
    shared = sum(len(word) for word in words.split() if any(part.startswith(word) for part in name.split()))
    return shared + len(name) * (f" {name} " in f" {words} ")
