"""Choices in words: what stands on buttons, in menus and in autocomplete, and what somebody may type for it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.narrowing import Enough
from bot.speech import cut, length
from rules.handbook import folded
from rules.words import Message, Speaker, said

_NO_LETTERS = re.compile(r"\W+")
_TIMES = re.compile(r"(\d)\s*[x×]\s*(?=\w)", re.IGNORECASE)
_NEXT_COUNT = re.compile(r"(?<=\w)\s+(?=\d)")
_BETWEEN = re.compile(r"(?:\s*[,;+&/]\s*(?:(?:and|und)\s+)?|\s+(?:and|und)\s+)(?![^()]*\))", re.IGNORECASE)
"""What parts the items of a list; what stands in brackets belongs together."""


@dataclass(frozen=True, slots=True)
class Match:
    """The indices of the labels that fit what was typed; `exact` when it was a label itself, accents apart."""

    indices: tuple[int, ...]
    exact: bool


def spoken(value: object, speaker: Speaker) -> str:
    """A value of a field in words."""
    match value:
        case Enough():
            return speaker.say(Message("choice-enough"))
        case None | ():
            return speaker.say(Message("choice-nothing"))
        case bool():
            return speaker.say(Message("choice-yes" if value else "choice-no"))
        case _:
            return speaker.say(said(value))


def labels(values: Iterable[object], speaker: Speaker, limit: int) -> list[str]:
    """The values in words, each cut to `limit` characters; equal ones are numbered so that each is said once."""
    texts = [cut(_capital(spoken(value, speaker)), limit) for value in values]
    often = Counter(texts)
    seen: Counter[str] = Counter()
    for index, text in enumerate(texts):
        if often[text] > 1:
            seen[text] += 1
            number = f" ({seen[text]})"
            texts[index] = cut(text, limit - length(number)) + number
    return texts


def _capital(text: str) -> str:
    """The text beginning with a capital letter, unless it begins with the name of a place such as “a1”."""
    return text[:1].upper() + text[1:] if text[:2].isalpha() else text


def plain(text: str) -> str:
    """What counts of a text when it is compared: letters and digits, no case, no accents."""
    return _NO_LETTERS.sub(" ", folded(text)).strip()


def split_list(text: str, names: Iterable[str] = ()) -> list[str]:
    """What was typed as “this, that and that”, part by part. A name with a comma or an “and” in it is one part."""
    whole = [re.escape(name) for name in names if _BETWEEN.search(name)]
    pieces = re.split(f"({'|'.join(whole)})", text.strip(), flags=re.IGNORECASE) if whole else [text.strip()]
    parts = [[piece] if number % 2 else _BETWEEN.split(piece) for number, piece in enumerate(pieces)]
    return [part for piece in parts for part in piece if part]


def counted(text: str, speaker: Speaker, names: Iterable[str] = ()) -> list[str]:
    """What was typed as “three warriors 2x rider”, part by part: “3 warriors”, “2 rider”. Names as in `split_list`."""
    numbers = {
        folded(word): str(number)
        for number, words in enumerate(split_list(speaker.say(Message("number-words"))), start=1)
        for word in words.split()
    }
    parts: list[str] = []
    for part in split_list(_TIMES.sub(r"\1 ", text), names):
        figures = " ".join(numbers.get(folded(word), word) for word in part.split())
        parts += _NEXT_COUNT.split(figures) if figures[:1].isdigit() else [figures]
    return parts


def matching(text: str, known: Sequence[str]) -> Match:
    """The labels that are this text, or else begin with it, or else hold its words' beginnings, or else hold it."""
    wanted = plain(text)
    plains = [plain(label) for label in known]
    if not wanted:
        return Match(tuple(range(len(known))) if not text.strip() else (), exact=False)
    exact = tuple(index for index, label in enumerate(plains) if label == wanted)
    if exact:
        return Match(exact, exact=True)
    for fits in (_begins, _has_words, _holds):
        found = tuple(index for index, label in enumerate(plains) if fits(label, wanted))
        if found:
            return Match(found, exact=False)
    return Match((), exact=False)


def matching_tuples(text: str, values: Sequence[tuple[object, ...]], known: Sequence[str], speaker: Speaker) -> Match:
    """The tuples that were typed, whole or as a list of their items in any order; the fewest items that fit first."""
    whole = matching(text, known)
    items = list(dict.fromkeys(item for value in values for item in value))
    words = labels(items, speaker, limit=1000)
    parts = counted(text, speaker) if all(word[:1].isdigit() for word in words) else split_list(text, words)
    if whole.exact or len(parts) == 0:
        return whole
    found = [matching(part, words) for part in parts]
    meant = [{items[index] for index in match.indices} for match in found]
    fitting = [index for index, value in enumerate(values) if _covers(value, meant)]
    same_length = tuple(index for index in fitting if len(values[index]) == len(parts))
    if same_length:
        return Match(same_length, exact=len(same_length) == 1 and all(match.exact for match in found))
    return Match(tuple(fitting), exact=False) if fitting else whole


def _covers(value: tuple[object, ...], meant: Sequence[set[object]]) -> bool:
    """Whether every part that was typed has an item of its own in the tuple."""
    if not meant:
        return True
    if len(meant) > len(value):
        return False
    wanted, *others = meant
    return any(
        item in wanted and _covers(value[:place] + value[place + 1 :], others) for place, item in enumerate(value)
    )


def _begins(label: str, wanted: str) -> bool:
    return label.startswith(wanted)


def _has_words(label: str, wanted: str) -> bool:
    return all(any(word.startswith(part) for word in label.split()) for part in wanted.split())


def _holds(label: str, wanted: str) -> bool:
    return wanted in label
