"""All things of a type that a text may name, as far as the game's lexicon and the table's names tell of them."""

from __future__ import annotations

import dataclasses
import enum
import itertools
import math
import re
import types
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Union, get_args, get_origin, get_type_hints

from bot.labels import plain, spoken
from rules.game import Entry
from rules.words import Speaker, Who, said

CLOSEST = 6
"""So many entries of the lexicon are considered for one text: those whose names have most of it."""
MOST = 2500
"""Of a type with more things than this none is considered."""
UNSAID = (0, 1)
"""The numbers that a thing is tried with when the text has none: what is called the same with both is meant by both."""
READINGS = 300
"""So many times a part of a line is read as something, all fields together; a line that needs more means nothing."""
NAMES = 5000
"""With so many names all parts of a line are compared; what can be said in a line needs some hundreds."""


class TooMuch(Exception):
    """To find out what the line means would take too long."""


@dataclass(frozen=True, slots=True)
class Known:
    """What has a name at a table: what its speaker knows, and the entries of the game's lexicon.

    It lasts for one line: it keeps what was worked out for it and counts how much that was.
    """

    speaker: Speaker
    entries: tuple[Entry, ...] = ()
    _found: dict[tuple[str, Any], list[Any]] = field(default_factory=dict)
    _names: dict[tuple[type, Any], str] = field(default_factory=dict)
    _faces: dict[Any, list[tuple[Any, str]]] = field(default_factory=dict)
    _spent: Counter[str] = field(default_factory=Counter)

    def reading(self) -> None:
        """Count one more reading. Raises TooMuch when there were enough."""
        self._spend("readings", 1, READINGS)

    def things(self, text: str, kind: Any) -> list[Any]:
        """The same as `things`, worked out once for each text and type."""
        if (text, kind) not in self._found:
            self._found[text, kind] = things(text, kind, self)
        return self._found[text, kind]

    def names(self, found: Sequence[Any]) -> list[str]:
        """What these things are called, each said once. Raises TooMuch when they are too many."""
        self._spend("names", len(found), NAMES)
        return [self._name(thing) for thing in found]

    def _name(self, thing: Any) -> str:
        # With its type, since True equals 1 and is called otherwise.
        key = type(thing), thing
        if key not in self._names:
            self._names[key] = spoken(thing, self.speaker)
        return self._names[key]

    def in_lexicon(self, kind: Any) -> list[tuple[Any, str]]:
        """The things of this type in the lexicon, with what counts of their names."""
        if kind not in self._faces:
            called = [(kind(entry.key), entry.name) for entry in self.entries]
            self._faces[kind] = [
                (thing, plain(self.speaker.say(text))) for thing, text in called if said(thing) == text
            ]
        return self._faces[kind]

    def _spend(self, what: str, amount: int, most: int) -> None:
        self._spent[what] += amount
        if self._spent[what] > most:
            raise TooMuch


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
        return [thing for part in get_args(kind) for thing in known.things(text, part)]
    if dataclasses.is_dataclass(kind):
        return _in_lexicon(text, kind, known) or _made_of_parts(text, kind, known)
    return []


def is_union(hint: Any) -> bool:
    """Whether a field may hold values of several types."""
    return get_origin(hint) in (Union, types.UnionType)


def _made_of_parts(text: str, kind: Any, known: Known) -> list[Any]:
    parts = [known.things(text, hint) for hint in get_type_hints(kind).values()]
    few = math.prod(map(len, parts)) <= MOST
    return list(itertools.starmap(kind, itertools.product(*parts))) if few else []


def _in_lexicon(text: str, kind: Any, known: Known) -> list[Any]:
    """The things that the lexicon calls most like the text."""
    if list(get_type_hints(kind).values()) != [str]:
        return []
    words = plain(text)
    likeness = {thing: _likeness(words, name) for thing, name in known.in_lexicon(kind)}
    return [thing for thing in sorted(likeness, key=lambda thing: -likeness[thing]) if likeness[thing]][:CLOSEST]


def _likeness(words: str, name: str) -> int:
    """How many letters of the text are in the name: those of all words, twice where the name stands there whole."""
    shared = sum(len(word) for word in words.split() if any(part.startswith(word) for part in name.split()))
    return shared + len(name) * (f" {name} " in f" {words} ")
