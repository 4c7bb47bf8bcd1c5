"""A position in words, whatever the game: who speaks, whole sentences, and as many of them as an alt text holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from images.kit.fonts import clusters
from images.kit.look import Look
from rules.game import View
from rules.words import Message, Speaker

ALT_LIMIT = 1024
"""How long an alt text may be."""


def speaker(view: View, look: Look, packages: Sequence[str]) -> Speaker:
    """Who says the words; a seat without a name is called after its tribe."""
    nameless = Speaker(look.locale, packages)
    names = [
        look.names[seat] if seat < len(look.names) else nameless.say(Message(f"tribe-{tribe}"))
        for seat, tribe in enumerate(view.tribes)
    ]
    return Speaker(look.locale, packages, names, view.tribes)


def sentence(part: Message, voice: Speaker) -> str:
    """The words with a full stop, where they do not bring their own end."""
    words = voice.say(part)
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."


def in_short(parts: Iterable[Message], voice: Speaker) -> str:
    """As many of these sentences as there is room for in `ALT_LIMIT` characters; the first one in any case."""
    text = ""
    for part in parts:
        longer = f"{text} {sentence(part, voice)}".strip()
        if _units(longer) > ALT_LIMIT:
            return text or _cut(longer)
        text = longer
    return text


def _cut(text: str) -> str:
    """So much of the text as fits, by whole characters as a reader counts them."""
    parts = clusters(text)
    while _units("".join(parts)) > ALT_LIMIT:
        parts.pop()
    return "".join(parts)


def _units(text: str) -> int:
    """How long a chat program takes the text to be: characters beyond the first plane count twice."""
    return len(text.encode("utf-16-le")) // 2
