"""A typed line that fits no legal action, understood well enough to be told which rule it breaks."""

from __future__ import annotations

import dataclasses
import enum
import itertools
import re
import types
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from bot import limits
from bot.labels import counted, guessing, spoken
from bot.speech import clean
from rules.game import Action
from rules.words import Speaker


class NotUnderstood(Exception):
    """The text cannot be a value of that type."""


def understood(kind: type[Action], typed: Mapping[str, str], speaker: Speaker) -> Action | None:
    """The action, legal or not, or None when the words mean nothing here."""
    hints = get_type_hints(kind)
    try:
        return kind(
            **{field.name: _value(typed.get(field.name), hints[field.name], speaker) for field in _fields(kind)}
        )
    except NotUnderstood:
        return None


def optional(hint: Any) -> bool:
    """Whether a field of this type may stay empty."""
    return _is_union(hint) and types.NoneType in get_args(hint)


def _value(text: str | None, hint: Any, speaker: Speaker) -> Any:
    if text is None:
        if optional(hint):
            return None
        raise NotUnderstood
    if len(text) > limits.CHOICE_VALUE:
        raise NotUnderstood
    return _read(text.strip(), hint, speaker)


def _read(text: str, hint: Any, speaker: Speaker) -> Any:
    if _is_union(hint):
        inner = next(part for part in get_args(hint) if part is not types.NoneType)
        return _read(text, inner, speaker)
    if get_origin(hint) is tuple:
        return tuple(_read(part, get_args(hint)[0], speaker) for part in counted(text, speaker))
    if get_origin(hint) is Literal:
        return _one_of(text, get_args(hint), speaker)
    if hint is bool:
        return _one_of(text, (True, False), speaker)
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return _one_of(text, tuple(hint), speaker)
    if dataclasses.is_dataclass(hint):
        return _thing(text, hint, speaker)
    return _plain(text, hint)


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


def _thing(text: str, hint: Any, speaker: Speaker) -> Any:
    """A thing of several parts, such as “army C3”: the words shared out among its fields, in their order or turned."""
    hints = get_type_hints(hint)
    things = list(_things(text, hint, hints))
    match = guessing(text, [spoken(thing, speaker) for thing in things]) if things else None
    if match is not None and len(match.indices) == 1:
        return things[match.indices[0]]
    names = [field.name for field in _fields(hint)]
    for order in (names, names[::-1]):
        for parts in _shares(text.split(), len(names)):
            try:
                return hint(
                    **{name: _read(part, hints[name], speaker) for name, part in zip(order, parts, strict=True)}
                )
            except NotUnderstood:
                continue
    raise NotUnderstood


def _things(text: str, hint: Any, hints: Mapping[str, Any]) -> Iterator[Any]:
    """Everything of this type that has the numbers in the text, where its other fields are words of the game."""
    values: list[Sequence[Any]] = []
    for field in _fields(hint):
        kind = hints[field.name]
        if kind is int:
            values.append([int(number) for number in re.findall(r"\d{1,9}", text)])
        elif isinstance(kind, type) and issubclass(kind, enum.Enum):
            values.append(list(kind))
        else:
            return
    for parts in itertools.product(*values):
        yield hint(*parts)


def _shares(words: list[str], count: int) -> Iterator[list[str]]:
    """All ways to cut the words into so many groups."""
    if count == 1:
        if words:
            yield [" ".join(words)]
        return
    for first in range(1, len(words) - count + 2):
        for rest in _shares(words[first:], count - 1):
            yield [" ".join(words[:first]), *rest]


def _is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType)


def _fields(kind: Any) -> tuple[dataclasses.Field[Any], ...]:
    return dataclasses.fields(kind)
