"""Actions that somebody could ask for: earlier ones, legal ones with something changed, and everything conceivable."""

from __future__ import annotations

import dataclasses
import enum
import functools
import itertools
import types
import typing
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from rules.game import Action, View
from rules.words import Message

_REMEMBERED = 400
_NUMBERS = range(-1, 14)


class Strange:
    """Remembers the actions and the words (places, names) of a game so far, and makes new actions out of them."""

    def __init__(self, types_: Sequence[type[Action]]) -> None:
        self.types = tuple(types_)
        self.earlier: list[Action] = []
        self.texts: dict[str, None] = {"nowhere": None}

    def remember(self, actions: Iterable[Action]) -> None:
        """These were legal somewhere in this game."""
        fresh = list(actions)
        self.earlier = [*fresh, *self.earlier][:_REMEMBERED]
        for action in fresh:
            self.texts.update(dict.fromkeys(_texts(action)))

    def look_around(self, view: View) -> None:
        """Every word in this view can be the name of something."""
        self.texts.update(dict.fromkeys(_texts(view)))

    def actions(self, luck: Random, near: Sequence[Action], most: int = 40) -> list[Action]:
        """Some earlier actions, some like those that are legal now (`near`) with one field changed, some at random."""
        kinds = [self._earlier, self._bent, self._random]
        return [luck.choice(kinds)(luck, near) for _ in range(most)]

    def everything(self, most: int = 100_000) -> Iterator[Action]:
        """All actions that can be made of the words so far and of small numbers, lists with one item at most.

        Types with more than `most` of them are left out.
        """
        type_: Any
        for type_ in self.types:
            fields = [self._alternatives(kind) for kind in _hints(type_).values()]
            if functools.reduce(lambda count, values: count * len(values), fields, 1) <= most:
                yield from itertools.starmap(type_, itertools.product(*fields))

    def _earlier(self, luck: Random, near: Sequence[Action]) -> Action:
        return luck.choice(self.earlier) if self.earlier else self._random(luck, near)

    def _bent(self, luck: Random, near: Sequence[Action]) -> Action:
        action: Any = luck.choice(near) if near else self._earlier(luck, near)
        hints = _hints(action.__class__)
        if not hints:
            return self._earlier(luck, near)
        name = luck.choice(list(hints))
        bent: Action = dataclasses.replace(action, **{name: self._value(hints[name], luck)})
        return bent

    def _random(self, luck: Random, near: Sequence[Action]) -> Action:
        type_: Any = luck.choice(self.types)
        action: Action = type_(*(self._value(kind, luck) for kind in _hints(type_).values()))
        return action

    def _value(self, kind: Any, luck: Random) -> Any:
        """Any value of this annotation; of a list, up to three items."""
        if get_args(kind)[1:] == (...,):
            return tuple(self._value(get_args(kind)[0], luck) for _ in range(luck.randrange(4)))
        if get_origin(kind) in (Union, types.UnionType):
            return self._value(luck.choice(get_args(kind)), luck)
        made_of_fields = dataclasses.is_dataclass(kind)
        if made_of_fields:
            return kind(*(self._value(inner, luck) for inner in _hints(kind).values()))
        return luck.choice(self._alternatives(kind))

    def _alternatives(self, kind: Any) -> list[Any]:
        """All values of this annotation, as far as we can think of them."""
        origin, inner = get_origin(kind), get_args(kind)
        if origin in (Union, types.UnionType):
            return [value for one in inner for value in self._alternatives(one)]
        if origin is Literal:
            return list(inner)
        if origin is typing.Annotated:
            return self._alternatives(inner[0])
        if origin is tuple:
            if inner[1:] == (...,):
                return [(), *((value,) for value in self._alternatives(inner[0]))]
            return list(itertools.product(*map(self._alternatives, inner)))
        return self._plain(kind)

    def _plain(self, kind: Any) -> list[Any]:
        simple: dict[Any, list[Any]] = {
            type(None): [None],
            bool: [False, True],
            int: list(_NUMBERS),
            str: list(self.texts),
        }
        if kind in simple:
            return simple[kind]
        if issubclass(kind, enum.Enum):
            return list(kind)
        return list(itertools.starmap(kind, itertools.product(*map(self._alternatives, _hints(kind).values()))))


@functools.cache
def _hints(kind: Any) -> dict[str, Any]:
    """The fields of a dataclass with their annotations resolved."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in dataclasses.fields(kind)}


def _texts(value: Any) -> Iterable[str]:
    if isinstance(value, enum.Enum | Message):
        return
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _texts(item)
    else:
        kind: Any = type(value)
        for name in _field_names(kind):
            yield from _texts(getattr(value, name))


@functools.cache
def _field_names(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a dataclass; nothing else has any."""
    return tuple(field.name for field in dataclasses.fields(kind)) if dataclasses.is_dataclass(kind) else ()
