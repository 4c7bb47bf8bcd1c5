"""What is to be said, as data, and the speaker who says it in a language.

Rules never write a sentence. They hand out a `Message`: the id of a text and its parameters. The texts stand in Fluent
files beside the code (`words.en.ftl`, `words.de.ftl`); a `Speaker` is one language with the names of one table.
"""

from __future__ import annotations

import copy
import dataclasses
import enum
import functools
import re
from collections.abc import Mapping, Sequence
from importlib import resources
from types import NoneType
from typing import Any, Self

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource
from typing_extensions import TypeAliasType

from rules.value import value

LOCALES = ("en", "de")
NOBODY = "none"
"""Whose things are spoken of, where that is not known."""


Said = TypeAliasType("Said", "str | int | Message | Who | tuple[Said, ...] | None")
"""What a parameter can be. A tuple is spoken as a list, None as nothing."""


@value
class Message:
    """Something to say: the id of a Fluent message, or `id.attribute`, and what it speaks about."""

    id: str
    params: Mapping[str, Said] = dataclasses.field(default_factory=dict)


@value
class Who:
    """The seat at this index (0-based), spoken as the name its table knows it by."""

    seat: int


SPEAKING = (Message, Who, str, int, NoneType)
"""What speaks for itself."""


@functools.lru_cache(maxsize=1024)
def kebab(name: str) -> str:
    """`OfferMetal` or `offer_metal` as `offer-metal`, the spelling of message ids."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", "-", name).lower()


def said(value: object) -> Said:
    """A value of the rules as something to say.

    A member `FOOD` of the enum `Good` is the message `good-food`; a dataclass `Unit` is the message `unit` with its
    fields as parameters, or what its own `said()` says; a tuple is a list; plain words and numbers speak for
    themselves.
    """
    if isinstance(value, enum.Enum):
        return _named(value)
    if isinstance(value, SPEAKING):
        return value
    if isinstance(value, tuple):
        return tuple(said(item) for item in value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        speaks = getattr(value, "said", None)
        return speaks() if speaks is not None else Message(kebab(type(value).__name__), fields_said(value))
    raise TypeError(f"nothing can be said about {value!r}")


@functools.lru_cache(maxsize=None, typed=True)  # typed: members of two enums with the same text are equal
def _named(member: enum.Enum) -> Message:
    return Message(f"{kebab(type(member).__name__)}-{kebab(str(member.value))}")


def fields_said(value: Any) -> dict[str, Said]:
    """The fields of a dataclass, each as something to say."""
    kind: Any = type(value)
    return {name: said(getattr(value, name)) for name in _field_names(kind)}


@functools.cache
def _field_names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(kind))


@functools.cache
def texts(package: str, locale: str) -> Resource:
    """The Fluent resource `words.<locale>.ftl` of a package. Raises FileNotFoundError when there is none."""
    path = resources.files(package) / f"words.{locale}.ftl"
    return FluentResource(path.read_text(encoding="utf-8"))


@functools.cache
def bundle(locale: str, packages: tuple[str, ...]) -> FluentBundle:
    """The texts of all these packages in one language; `rules` itself is always among them.

    A game's package brings along those of the packages inside it.
    """
    spoken = FluentBundle([locale], use_isolating=False)
    for package in ("rules", *packages):
        for part in (package, *_inside(package, locale)):
            spoken.add_resource(texts(part, locale))
    return spoken


def _inside(package: str, locale: str) -> list[str]:
    """The packages with words inside that of a game; a whole room of the house holds games, not words of its own."""
    if "." not in package:
        return []
    folders = sorted(folder.name for folder in resources.files(package).iterdir() if folder.is_dir())
    return [
        f"{package}.{name}" for name in folders if (resources.files(package) / name / f"words.{locale}.ftl").is_file()
    ]


class Speaker:
    """One language, the texts of some packages, and the names and tribes of the seats at one table.

    `packages` are import names that hold a `words.<locale>.ftl`, for example `(game.package, "bot.words")`.
    `names` are the seats' names by index. A parameter `$good` is spoken; `$good_key` is its bare message id (or the
    value itself) for Fluent selectors (a seat's index, a list's length).

    Tribes may call the same thing by different names. Each text hears in `$whose` of whose things it speaks: of the
    tribe that its parameter `whose` names, else of that of the seat in its parameter `who`, else of the one that the
    text around it speaks of, at the outset `whose`.
    """

    def __init__(
        self,
        locale: str,
        packages: Sequence[str] = (),
        names: Sequence[str] = (),
        tribes: Sequence[str] = (),
        whose: str = NOBODY,
    ) -> None:
        self.locale = locale
        self.names = tuple(names)
        self.tribes = tuple(tribes)
        self.whose = whose
        self.bundle = bundle(locale, tuple(packages))

    def of(self, whose: str) -> Self:
        """The same, speaking of the things of this tribe."""
        if whose == self.whose:
            return self
        other = copy.copy(self)
        other.whose = whose
        return other

    def say(self, what: Said) -> str:
        """The words for it. Raises LookupError for an unknown message id, ValueError for a missing parameter."""
        if what is None:
            return ""
        if isinstance(what, Message):
            return self._message(what)
        if isinstance(what, Who):
            known = what.seat in range(len(self.names))
            return self.names[what.seat] if known else self.say(Message("unknown-seat", {"seat": what.seat}))
        if isinstance(what, tuple):
            return self._list([self.say(item) for item in what])
        return str(what)

    def _list(self, items: list[str]) -> str:
        """The items as a list; apart by semicolons where they hold lists themselves."""
        if len(items) > 1 and any(", " in item or ": " in item for item in items):
            return "; ".join(items)
        return format_list(items, locale=self.locale)

    def knows(self, message: str) -> bool:
        """Whether there is a text for this message id (or `id.attribute`)."""
        name, _, attribute = message.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def _message(self, message: Message) -> str:
        name, _, attribute = message.id.partition(".")
        entry = self.bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            raise LookupError(message.id)
        speaker = self.of(self._owner(message.params))
        text, errors = self.bundle.format_pattern(pattern, speaker._parameters(message.params))
        if errors:
            raise ValueError(f"{message.id} in {self.locale}: {errors[0]}")
        return str(text)

    def _owner(self, params: Mapping[str, Said]) -> str:
        """Of whose things a text with these parameters speaks."""
        named, who = params.get("whose"), params.get("who")
        if isinstance(named, str):
            return named
        if isinstance(who, Who):
            return self.tribes[who.seat] if who.seat in range(len(self.tribes)) else NOBODY
        return self._owner({"whose": NOBODY, **who.params}) if isinstance(who, Message) else self.whose

    def _parameters(self, params: Mapping[str, Said]) -> dict[str, str | int]:
        spoken: dict[str, str | int] = {"whose": self.whose}
        for name, what in params.items():
            spoken[name] = what if isinstance(what, int) else self.say(what)
            spoken[f"{name}_key"] = _key(what)
        return spoken


def _key(value: Said) -> str | int:
    match value:
        case Message():
            return value.id
        case Who():
            return value.seat
        case tuple():
            return len(value)
        case None:
            return "none"
        case _:
            return value
