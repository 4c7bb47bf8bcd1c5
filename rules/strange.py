"""Actions that somebody could ask for: made from what was legal before, and bent a little, or a lot."""

from __future__ import annotations

import dataclasses
import enum
import functools
import types
import typing
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from rules.game import Action

_REMEMBERED = 400


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

    def actions(self, luck: Random, near: Sequence[Action], most: int = 40) -> list[Action]:
        """Some earlier actions, some like those that are legal now (`near`) with one field changed, some at random."""
        kinds = [self._earlier, self._bent, self._random]
        return [luck.choice(kinds)(luck, near) for _ in range(most)]

    def _earlier(self, luck: Random, near: Sequence[Action]) -> Action:
        return luck.choice(self.earlier) if self.earlier else self._random(luck, near)

    def _bent(self, luck: Random, near: Sequence[Action]) -> Action:
        if not near:
            return self._earlier(luck, near)
        action: Any = luck.choice(near)
        hints = _hints(action.__class__)
        if not hints:
            return self._earlier(luck, near)
        name = luck.choice(list(hints))
        bent: Action = dataclasses.replace(action, **{name: self._value(hints[name], luck)})
        return bent

    def _random(self, luck: Random, near: Sequence[Action]) -> Action:
        action: Action = self._value(luck.choice(self.types), luck)
        return action

    def _value(self, kind: Any, luck: Random) -> Any:
        """Any value of this annotation."""
        origin = get_origin(kind)
        if origin in (Union, types.UnionType):
            return self._value(luck.choice(get_args(kind)), luck)
        if origin is Literal:
            return luck.choice(get_args(kind))
        if origin is typing.Annotated:
            return self._value(get_args(kind)[0], luck)
        if origin is tuple:
            return self._tuple(get_args(kind), luck)
        return self._plain(kind, luck)

    def _tuple(self, kinds: tuple[Any, ...], luck: Random) -> tuple[Any, ...]:
        if kinds[1:] == (...,):
            kinds = (kinds[0],) * luck.randrange(4)
        return tuple(self._value(kind, luck) for kind in kinds)

    def _plain(self, kind: Any, luck: Random) -> Any:
        if kind is type(None):
            return None
        if kind is bool:
            return luck.random() < 0.5
        if kind is int:
            return luck.randrange(-1, 14)
        if kind is str:
            return luck.choice(list(self.texts))
        if issubclass(kind, enum.Enum):
            return luck.choice(list(kind))
        return kind(**{name: self._value(hint, luck) for name, hint in _hints(kind).items()})


@functools.cache
def _hints(kind: Any) -> dict[str, Any]:
    """The fields of a dataclass with their annotations resolved."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in dataclasses.fields(kind)}


def _texts(value: Any) -> Iterable[str]:
    if isinstance(value, enum.Enum):
        return
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _texts(item)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from _texts(getattr(value, field.name))
