"""What is settled when something is asked: by choice, or because nothing else is possible."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Sequence

from bot import limits
from bot.labels import labels, plain
from bot.narrowing import Question
from rules.game import Action
from rules.words import Message, Speaker


def trail(asked: Question, left: Sequence[Action], spoken: Speaker) -> str:
    """The action, and what is settled of it so far: “Move › Army C3”."""
    return " › ".join([spoken.say(Message(f"do-{left[0].kind}.button")), *_settled(asked, left, spoken)])


def forced(asked: Question, left: Sequence[Action], spoken: Speaker, asks: str) -> str:
    """The same where nothing has been chosen yet; empty where nothing is settled, or the question says all of it.

    A number is no name: the same one may stand in the question for something else.
    """
    if asked.kind is None:
        return ""
    said = f" {plain(asks)} "
    settled = _settled(asked, left, spoken)
    hidden = [words for words in settled if words.isdecimal() or f" {plain(words)} " not in said]
    return trail(asked, left, spoken) if hidden else ""


def _settled(asked: Question, left: Sequence[Action], spoken: Speaker) -> list[str]:
    """The values of the fields before the one that is asked, and what its tuple begins with, in words."""
    names = [field.name for field in dataclasses.fields(left[0])]
    before = [getattr(left[0], name) for name in itertools.takewhile(lambda name: name != asked.field, names)]
    return labels([*before, *(asked.begun or ())], spoken, limits.SELECT_LABEL)
