"""Speakers for chat: which language, which texts, and names that can do no harm.

What people call themselves is data, not markup: a name with back-ticks, `@everyone` or a right-to-left mark is shown as
its harmless self wherever it stands, in a sentence, on a button or in a picture.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

import discord
import regex

from rules.words import LOCALES, Message, Said, Speaker

NAME_LENGTH = 32
"""The longest name shown, in characters: Discord's own limit for display names."""
WRITTEN = 8
"""So many characters are read for each that is shown, and no more."""

_LOOKALIKES = str.maketrans(
    {
        "`": "ˋ",
        "*": "∗",
        "_": "ˍ",
        "~": "∼",
        "|": "ǀ",
        "\\": "∖",
        "@": "＠",
        "#": "＃",
        "<": "‹",
        ">": "›",
        "[": "⁅",
        "]": "⁆",
    }
)
_UNSEEN = regex.compile(
    r"[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?!\u200c|\u200d)\p{Cf}|[\u115f\u1160\u3164\uffa0\u2800]"
)
_PILED_MARKS = regex.compile(r"(\p{M}{4})\p{M}+")
_LONE_JOINERS = regex.compile(r"^[\u200c\u200d\p{M}\s]+|[\u200c\u200d\s]+$")
_LIST_SIGNS = regex.compile(r"^[-+•\s]+")
_SPACE = regex.compile(r"\s+")
_RIGHT_TO_LEFT = ("R", "AL", "AN")


class _Chat(Speaker):
    """Texts that are set into others may be names, also those that no seat has: each keeps its direction to itself."""

    def say(self, what: Said) -> str:
        return apart(what) if isinstance(what, str) else super().say(what)


def sentence(spoken: Speaker, what: Message) -> str:
    """The words with a capital letter at their beginning; what people are called stays as they write it."""
    said = spoken.say(what)
    called = [*spoken.names, *(apart(value) for value in what.params.values() if isinstance(value, str))]
    return said if any(_begins_with(said, name) for name in called) else said[:1].upper() + said[1:]


def _begins_with(said: str, name: str) -> bool:
    """Whether the words begin with this name, and not only with a word that begins like it."""
    behind = said[len(name) :][:1]
    return name != "" and said.startswith(name) and not (name[-1].isalnum() and behind.isalnum())


def language(locale: discord.Locale | str | None) -> str:
    """The language we speak to somebody with this locale: theirs where we know it, else English."""
    spoken = str(locale or "").partition("-")[0]
    return spoken if spoken in LOCALES else "en"


def speaker(locale: str, game: str | None = None, names: Sequence[str] = (), tribes: Sequence[str] = ()) -> Speaker:
    """Our own words and those of the game with this key, with the seats' names (cleaned) and tribes by index."""
    packages = ("bot.words",) if game is None else ("bot.words", f"rules.{game}")
    return _Chat(locale, packages, [apart(name) for name in names], tribes)


def clean(name: str, instead: str = "?") -> str:
    """The name without markup, mentions, links, direction marks and unseen characters, at most NAME_LENGTH long.

    `instead` is what to call somebody of whose name nothing is left.
    """
    return plain_line(name, NAME_LENGTH) or instead


def plain_line(text: str, limit: int = 300) -> str:
    """What somebody wrote, harmless as a name is, in one line of at most so many characters."""
    text = text[: WRITTEN * limit]  # a hundred thousand accents over one letter take minutes to put in order
    text = _UNSEEN.sub("", _SPACE.sub(" ", unicodedata.normalize("NFC", text)))
    text = text.replace("://", ":∕∕").translate(_LOOKALIKES)
    text = _PILED_MARKS.sub(r"\1", _LONE_JOINERS.sub("", _LIST_SIGNS.sub("", text)))
    return cut(text, limit)


def apart(name: str) -> str:
    """The name so that its own direction of writing does not turn the sentence around it."""
    turns = any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in name)
    if turns and not name.startswith("\u2068"):
        return f"\u2068{name}\u2069"
    return name


def length(text: str) -> int:
    """How long Discord's clients count it: in UTF-16 units, never fewer than the characters its servers count."""
    return len(text) + sum(letter > "\uffff" for letter in text)


def cut(text: str, limit: int) -> str:
    """The text, or as many whole graphemes of it as fit into `limit` characters with an ellipsis behind them."""
    if length(text) <= limit:
        return text
    kept = ""
    for grapheme in regex.findall(r"\X", text):
        if length(kept) + length(grapheme) > limit - 1:
            break
        kept += grapheme
    return kept.rstrip() + "…"
