"""A typed line that fits no legal action, understood well enough to be told which rule it breaks."""

from __future__ import annotations

import dataclasses
import enum
import types
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

from bot import limits
from bot.commands.things import Known, is_union, things
from bot.labels import counted, guessing, plain, spoken
from bot.speech import clean
from rules.game import Action, Entry
from rules.words import Speaker


class NotUnderstood(Exception):
    """The text cannot be a value of that type."""


def understood(
    kind: type[Action], typed: Mapping[str, str], speaker: Speaker, entries: Sequence[Entry] = ()
) -> Action | None:
    """The action, legal or not, or None when the words mean nothing here. `entries` are the game's lexicon."""
    hints, known = get_type_hints(kind), Known(speaker, tuple(entries))
    try:
        return kind(**{field.name: _value(typed.get(field.name), hints[field.name], known) for field in _fields(kind)})
    except NotUnderstood:
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


def _read(text: str, hint: Any, known: Known) -> Any:
    if is_union(hint):
        return _of_several(text, [part for part in get_args(hint) if part is not types.NoneType], known)
    if get_origin(hint) is tuple:
        return _list(text, get_args(hint)[0], known)
    if get_origin(hint) is Literal:
        return _one_of(text, get_args(hint), known.speaker)
    if hint is bool:
        return _one_of(text, (True, False), known.speaker)
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return _one_of(text, tuple(hint), known.speaker)
    if dataclasses.is_dataclass(hint):
        return _thing(text, hint, known)
    return _plain(text, hint)


def _of_several(text: str, parts: Sequence[Any], known: Known) -> Any:
    """A value of one of these types: the thing of any of them that is called so, or else a value of the first."""
    found = [thing for part in parts for thing in things(text, part, known)] if len(parts) > 1 else []
    return _called(text, found, known.speaker) or _read(text, parts[0], known)


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


def _one_of(text: str, values: tuple[Any, ...], speaker: Speaker) -> Any:
    match = guessing(text, [spoken(value, speaker) for value in values])
    if len(match.indices) != 1:
        raise NotUnderstood
    return values[match.indices[0]]


def _thing(text: str, hint: Any, known: Known) -> Any:
    """A thing of several parts, such as “army C3”: the words shared out among its fields, in their order or turned."""
    thing = _called(text, things(text, hint, known), known.speaker)
    if thing is not None:
        return thing
    hints = get_type_hints(hint)
    names = list(hints)
    for order in (names, names[::-1]):
        for parts in _shares(text.split(), len(names)):
            try:
                return hint(**{name: _read(part, hints[name], known) for name, part in zip(order, parts, strict=True)})
            except NotUnderstood:
                continue
    raise NotUnderstood


def _called(text: str, found: Sequence[Any], speaker: Speaker) -> Any:
    """The one of these things that is called so; the first of those with the same name, None where several fit."""
    names = [spoken(thing, speaker) for thing in found]
    match = guessing(text, names)
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
