"""The law that everything can be said: in every language, and where a rule is cited, out of the handbook."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from random import Random
from typing import Any

from rules.game import AnyGame, State
from rules.handbook import handbook
from rules.law import BrokenLaw, demand, seats, some
from rules.strange import Strange
from rules.words import LOCALES, Message, Speaker


def everything_can_be_said(game: AnyGame, state: State, luck: Random, strange: Strange) -> None:
    """Headlines, prompts, actions, what they bring, outcomes have words in every language; prompts cite a section."""
    for seat in seats(state):
        for prompt in game.awaited(state):
            is_cited(game, prompt.section)
        for message in messages(game.view(state, seat)):
            is_spoken(game, state, message)
        for action in some(game.legal(state, seat), luck, 6):
            is_spoken(game, state, action.said())
            for message in messages(game.foretell(state, seat, action)):
                is_spoken(game, state, message)


def messages(value: Any) -> Iterator[Message]:
    """Every message anywhere inside a view, a prompt, an event or an outcome."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, tuple | list):
        for item in value:
            yield from messages(item)
    else:
        kind: Any = type(value)
        for name in _field_names(kind):
            yield from messages(getattr(value, name))


@cache
def _field_names(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a dataclass; nothing else has any."""
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()


def is_spoken(game: AnyGame, state: State, message: Message) -> None:
    """Raises BrokenLaw where this message has no words."""
    names = [f"Seat {seat}" for seat in seats(state)]
    for locale in LOCALES:
        try:
            text = Speaker(locale, (game.package,), names, state.tribes).say(message)
        except (LookupError, ValueError) as error:
            raise BrokenLaw(f"{message} has no words in {locale}: {error!r}") from error
        demand(bool(text.strip()), f"{message} says nothing in {locale}")


def is_cited(game: AnyGame, section: str) -> None:
    """Raises BrokenLaw where the handbook has no such section."""
    for locale in LOCALES:
        numbers = [known.id for known in handbook(game, locale).sections]
        demand(section in numbers, f"section {section} is not in the {locale} handbook")
