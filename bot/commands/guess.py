"""A typed line that fits no legal action, understood well enough to be told which rule it breaks."""

from __future__ import annotations

import dataclasses
import enum
import types
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

from bot import limits
from bot.commands.things import Known, TooMuch, is_union
from bot.labels import counted, guessing, matching, plain, spoken
from bot.speech import clean
from rules.game import Action, Entry
from rules.words import Speaker

WORDS = 12
"""Of more words than this no thing is made part by part; nothing is called longer."""


class NotUnderstood(Exception):
    """The text cannot be a value of that type."""


def understood(
    kind: type[Action], typed: Mapping[str, str], speaker: Speaker, entries: Sequence[Entry] = ()
) -> Action | None:
    """The action, legal or not, or None when the words mean nothing here. `entries` are the game's lexicon."""
    hints, known = get_type_hints(kind), Known(speaker, tuple(entries))
    try:
        return kind(**{field.name: _value(typed.get(field.name), hints[field.name], known) for field in _fields(kind)})
    except (NotUnderstood, TooMuch):
        return None


def optional(hint: Any) -> bool:
    """Whether a field of this type may stay empty."""
    return is_union(hint) and types.NoneType in get_args(hint)


def _value(text: str | None, hint: Any, known: Known) -> Any:
    if text is None:
        if optional(hint):
            return None
        raise NotUnderstood
    if len(text) > limits.CHOICE_VALUE:
        raise NotUnderstood
    return _read(text.strip(), hint, known)


def _read(text: str, hint: Any, known: Known, *, piece: bool = False) -> Any:
    """The value that the text is. A `piece` of a name is not helped with its spelling: pieces are cut at random."""
    known.reading()
    if is_union(hint):
        return _of_several(text, [part for part in get_args(hint) if part is not types.NoneType], known, piece)
    if get_origin(hint) is tuple:
        return _list(text, get_args(hint)[0], known)
    if get_origin(hint) is Literal:
        return _one_of(text, get_args(hint), known, piece)
    if hint is bool:
        return _one_of(text, (True, False), known, piece)
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return _one_of(text, tuple(hint), known, piece)
    if dataclasses.is_dataclass(hint):
        return _thing(text, hint, known, piece)
    return _plain(text, hint)


def _of_several(text: str, parts: Sequence[Any], known: Known, piece: bool) -> Any:
    """A value of one of these types: the thing of any of them that is called so, or else a value of the first."""
    found = [thing for part in parts for thing in known.things(text, part)] if len(parts) > 1 else []
    return _called(text, found, known, piece) or _read(text, parts[0], known, piece=piece)


def _list(text: str, hint: Any, known: Known) -> tuple[Any, ...]:
    """Everything in the list, or nothing where that word is typed."""
    if plain(text) == plain(spoken((), known.speaker)):
        return ()
    names = [known.speaker.say(entry.name) for entry in known.entries]
    return tuple(_read(part, hint, known) for part in counted(text, known.speaker, names))


def _plain(text: str, hint: Any) -> str | int:
    """A number, or a name; places are written in capitals."""
    if hint is int:
        if not text.isdecimal() or len(text) > 9:
            raise NotUnderstood
        return int(text)
    if clean(text) != text:
        raise NotUnderstood
    return text.upper() if any(letter.isdigit() for letter in text) else text


def _one_of(text: str, values: tuple[Any, ...], known: Known, piece: bool) -> Any:
    match = (matching if piece else guessing)(text, known.names(values))
    if len(match.indices) != 1:
        raise NotUnderstood
    return values[match.indices[0]]


def _thing(text: str, hint: Any, known: Known, piece: bool) -> Any:
    """A thing of several parts, such as “army C3”: the words shared out among its fields, in their order or turned."""
    thing = _called(text, known.things(text, hint), known, piece)
    if thing is not None:
        return thing
    words = text.split()
    if len(words) > WORDS:
        raise NotUnderstood
    hints = get_type_hints(hint)
    names = list(hints)
    for order in (names, names[::-1]):
        for parts in _shares(words, len(names)):
            try:
                return hint(**_pieces(order, parts, hints, known))
            except NotUnderstood:
                continue
    raise NotUnderstood


def _pieces(names: Sequence[str], parts: Sequence[str], hints: Mapping[str, Any], known: Known) -> dict[str, Any]:
    """The fields of a thing, each read from its part of the words."""
    return {name: _read(part, hints[name], known, piece=True) for name, part in zip(names, parts, strict=True)}


def _called(text: str, found: Sequence[Any], known: Known, piece: bool) -> Any:
    """The one of these things that is called so; the first of those with the same name, None where several fit."""
    names = known.names(found)
    match = (matching if piece else guessing)(text, names)
    return found[match.indices[0]] if len({names[index] for index in match.indices}) == 1 else None


def _shares(words: list[str], count: int) -> Iterator[list[str]]:
    """All ways to cut the words into so many groups."""
    if count == 1:
        if words:
            yield [" ".join(words)]
        return
    for first in range(1, len(words) - count + 2):
        for rest in _shares(words[first:], count - 1):
            yield [" ".join(words[:first]), *rest]


def _fields(kind: Any) -> tuple[dataclasses.Field[Any], ...]:
    return dataclasses.fields(kind)
