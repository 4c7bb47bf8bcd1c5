"""What a table may choose before it starts, read from the fields of a game's options."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from rules.codec import Malformed, read
from rules.game import AnyGame, Options
from rules.words import Message, kebab

Choices = Sequence[str | int]
"""The values an option can take: names, True and False, or every number of a range."""


_NUMBER = re.compile(r"-?[0-9]{1,18}")


def choices(options: type[Options]) -> Mapping[str, Choices]:
    """Every option with its possible values, the names in the order of the fields."""
    hints = get_type_hints(options, include_extras=True)
    return {field.name: _choices(hints[field.name]) for field in fields(options)}


def read_options(game: AnyGame, body: Mapping[str, Any]) -> Options:
    """The options with these values, defaults for the rest. Raises Malformed and names what could be chosen."""
    known = choices(game.options)
    for name in body:
        if name not in known:
            raise Malformed(f"options: {game.key} has no {name!r}; it has: {', '.join(known)}")
    try:
        options: Options = read(game.options, json.dumps(dict(body)))
    except Malformed as error:
        raise Malformed(f"options, {error}") from error
    return options


def value_from_text(options: type[Options], name: str, text: str) -> str | int:
    """An option's value as a person types it: on, off, a number or a name. What cannot be one stays text."""
    known = choices(options).get(name, ())
    kinds = {type(value) for value in known}
    if bool in kinds and text in ("on", "true", "off", "false"):
        return text in ("on", "true")
    if int in kinds and _NUMBER.fullmatch(text):
        return int(text)
    return text


def value_said(name: str, value: str | int | bool) -> Message | int:
    """A value of this option as something to say: the message `option-<name>.<value>`; numbers speak for themselves."""
    if isinstance(value, bool):
        return Message(f"option-{kebab(name)}.{'on' if value else 'off'}")
    return value if isinstance(value, int) else Message(f"option-{kebab(name)}.{value}")


def _choices(hint: Any) -> Choices:
    if hint is bool:
        return (True, False)
    if get_origin(hint) is Annotated:
        (interval,) = hint.__metadata__
        return range(interval.ge, interval.le + 1)
    return get_args(hint)
