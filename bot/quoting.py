"""What is quoted to somebody, as they see it: a button of a public message in the language of that message, a command
in the language that their client shows it in. Pure.

A text quotes a button as *My hand* and a command as `/game new`, in its own language.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from fluent.syntax import ast

from rules import games
from rules.words import Message, Speaker, texts

OURS = "bot.words"
PUBLIC = (
    *(f"button-{word}" for word in ("turn", "hand", "look", "undo", "log", "replay", "help")),
    *(f"lobby-{word}" for word in ("join", "leave", "computer", "dismiss", "start")),
    *("pause-end", "rematch", "undo-agree", "undo-refuse"),
)
"""The labels that stand on messages for everybody."""
_BUTTON = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")
_COMMAND = re.compile(r"`/([^`\n]+)`")


@dataclass(frozen=True, slots=True)
class Command:
    """A whole command without the stroke, and the names of its options, in one language."""

    words: str
    options: tuple[str, ...]


def quoted(text: str, locale: str, public: str, typed: str) -> str:
    """The text, which is in the language `locale`, with public labels in `public` and commands in `typed`."""
    if public != locale:
        labels = _renamed(locale, public)
        text = _BUTTON.sub(lambda found: f"*{labels.get(found[1], found[1])}*", text)
    if typed != locale:
        text = _COMMAND.sub(lambda found: f"`/{_as_typed(found[1], locale, typed)}`", text)
    return text


@functools.cache
def labels(locale: str) -> Mapping[str, str]:
    """What stands on the buttons of public messages, by the id of its text."""
    speaker = Speaker(locale, (OURS,))
    return {name: speaker.say(Message(name)) for name in PUBLIC}


@functools.cache
def commands(locale: str) -> tuple[Command, ...]:
    """Every command in this language, those of the games too; in the same order in every language."""
    return (*_ours(Speaker(locale, (OURS,))), *_theirs(locale))


def _ours(speaker: Speaker) -> Iterator[Command]:
    named = {name: attributes for name, attributes in _entries() if name.startswith("cmd-")}
    for name, attributes in named.items():
        group = name.rpartition("-")[0]
        words = [speaker.say(Message(part)) for part in (group, name) if part in named]
        options = tuple(speaker.say(Message(f"{name}.{option}")) for option in attributes if not _tells(option))
        yield Command(" ".join(words), options)


def _theirs(locale: str) -> Iterator[Command]:
    for game in games().values():
        speaker = Speaker(locale, (game.package,))
        for kind in game.actions:
            group = [] if kind.group is None else [speaker.say(Message(f"group-{kind.group}.command"))]
            yield Command(" ".join([game.key, *group, speaker.say(Message(f"do-{kind.kind}.command"))]), ())


def _entries() -> Iterator[tuple[str, list[str]]]:
    """Our own texts that are more than their attributes: their ids and those of the attributes."""
    for entry in texts(OURS, "en").body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            yield entry.id.name, [attribute.id.name for attribute in entry.attributes]


def _tells(attribute: str) -> bool:
    """Whether it describes something and is no name."""
    return attribute == "about" or attribute.endswith("-about")


@functools.cache
def _renamed(locale: str, public: str) -> Mapping[str, str]:
    return {label: labels(public)[name] for name, label in labels(locale).items()}


def _as_typed(line: str, locale: str, typed: str) -> str:
    """The line with its command and the names of its options in the other language."""
    fitting = [
        pair
        for pair in zip(commands(locale), commands(typed), strict=True)
        if f"{line} ".startswith(f"{pair[0].words} ")
    ]
    if not fitting:
        return line
    ours, theirs = max(fitting, key=lambda pair: len(pair[0].words))
    rest = line[len(ours.words) :]
    for here, there in zip(ours.options, theirs.options, strict=True):
        rest = rest.replace(f" {here}:", f" {there}:")
    return f"{theirs.words}{rest}"
