"""Choices in words: what stands on buttons, in menus and in autocomplete, and what somebody may type for it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from bot.narrowing import Enough
from bot.speech import cut, length
from rules.handbook import folded
from rules.words import NOBODY, Message, Speaker, said

_NO_LETTERS = re.compile(r"\W+")
_TIMES = re.compile(r"(\d)\s*[x×]\s*(?=\w)", re.IGNORECASE)
_NEXT_COUNT = re.compile(r"(?<=\w)\s+(?=\d)")
_AMOUNT = re.compile(r"(\d+)\s+(?=\D)")
_BETWEEN = re.compile(r"(?:\s*[,;+&/]\s*(?:(?:and|und)\s+)?|\s+(?:and|und)\s+)(?![^()]*\))", re.IGNORECASE)
"""What parts the items of a list; what stands in brackets belongs together."""
ALIKE = 0.8
"""How much two words must have in common so that one is taken for the other, misspelt; 1 is everything."""


@dataclass(frozen=True, slots=True)
class Match:
    """The indices of the labels that fit what was typed; `exact` when it was a label itself, accents apart."""

    indices: tuple[int, ...]
    exact: bool


def ways(values: Sequence[object], speaker: Speaker, limit: int) -> Iterator[list[str]]:
    """All the ways in which somebody may call the values: as they are shown, and as they are understood as well.

    A way that is like the one before is left out.
    """
    before: list[str] | None = None
    for tongue in tongues(speaker):
        called = labels(values, tongue, limit)
        if called != before:
            yield called
        before = called
        others = [_also(value, tongue) for value in values]
        if any(others):
            yield [other or spoken(value, tongue) for other, value in zip(others, values, strict=True)]


def _also(value: object, speaker: Speaker) -> str:
    """What else the value may be called: a message has its other name in the attribute `also`."""
    what = None if value is None or isinstance(value, bool | Enough) else said(value)
    if not isinstance(what, Message) or not speaker.knows(f"{what.id}.also"):
        return ""
    return speaker.say(Message(f"{what.id}.also", what.params))


def tongues(speaker: Speaker) -> Iterator[Speaker]:
    """Whose words somebody may type: those of the tribe that is spoken of, and those of the rules."""
    yield speaker
    if speaker.whose != NOBODY:
        yield speaker.of(NOBODY)


def best(matches: Iterable[Match]) -> Match:
    """The first of them that is exact, or else the first that fits anything; none is looked at beyond need."""
    fits = Match((), exact=False)
    for match in matches:
        if match.exact:
            return match
        if not fits.indices:
            fits = match
    return fits


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


def guessing(text: str, known: Sequence[str], *, finished: bool = True) -> Match:
    """The same, and where nothing fits, the labels that are meant if the words are misspelt; figures never are.

    Who has `finished` typing means area 1 by “1” and no other; before that it may become 12.
    """
    match = matching(text, known)
    if finished and not match.exact and text.strip().isdecimal() and all(label.isdecimal() for label in known):
        return Match((), exact=False)
    if match.indices:
        return match
    plains = [plain(label) for label in known]
    spelt = sorted({word for label in plains for word in label.split()})
    meant = [_spelt_like(word, spelt) for word in plain(text).split()]
    indices = [index for index, label in enumerate(plains) if all(words & set(label.split()) for words in meant)]
    return Match(tuple(indices) if meant else (), exact=False)


def _spelt_like(word: str, spelt: Sequence[str]) -> set[str]:
    if not word.isalpha() or not spelt:
        return {word}
    return {found for found in get_close_matches(word, spelt, n=len(spelt) or 1, cutoff=ALIKE) if found.isalpha()}


def is_all(word: str, speaker: Speaker) -> bool:
    """Whether this says “all” in the language of the speaker."""
    return folded(word.strip()) in [folded(known) for known in speaker.say(Message("all-words")).split()]


def matching_tuples(
    text: str, values: Sequence[tuple[object, ...]], known: Sequence[str], speaker: Speaker, *, finished: bool = True
) -> Match:
    """The tuples that were typed, whole or as a list of their items in any order; the fewest items that fit first.

    Before somebody has `finished` typing, the tuples with more items follow.
    """
    items = list(dict.fromkeys(item for value in values for item in value))
    called = list(ways(items, speaker, limit=1000))
    words = called[0]
    if is_all(text, speaker):
        return _all_of(values, {item: _amount(word) for item, word in zip(items, words, strict=True)})
    whole = guessing(text, known, finished=finished)
    parts = counted(text, speaker) if all(word[:1].isdigit() for word in words) else split_list(text, words)
    if (whole.exact and finished) or len(parts) == 0:
        return whole
    found = [best(_item(part, names, speaker, finished=finished) for names in called) for part in parts]
    meant = [{items[index] for index in match.indices} for match in found]
    fitting = [index for index, value in enumerate(values) if _covers(value, meant)]
    same_length = tuple(index for index in fitting if len(values[index]) == len(parts))
    if same_length and finished:
        return Match(same_length, exact=len(same_length) == 1 and all(match.exact for match in found))
    first = whole.indices if whole.exact else ()
    if finished and not fitting and all(word.isdecimal() for word in words):
        return Match((), exact=False)
    return Match(tuple(dict.fromkeys([*first, *same_length, *fitting])), exact=False) if fitting else whole


def _all_of(values: Sequence[tuple[object, ...]], amounts: Mapping[object, int]) -> Match:
    """The tuples with the most in them. What “all” comes to was not typed, so it is never exact and shown first."""
    sizes = [sum(amounts[item] for item in value) for value in values]
    most = tuple(index for index, size in enumerate(sizes) if size == max(sizes))
    return Match(most, exact=False)


def _amount(word: str) -> int:
    """Of how many an item is: “3 warriors” are three, area “12” is one."""
    number = _AMOUNT.match(word)
    return int(number[1]) if number else 1


def _item(part: str, words: Sequence[str], speaker: Speaker, *, finished: bool) -> Match:
    """The items that a part of a list can mean; of “all warriors”, the one with the most."""
    first, _, rest = part.partition(" ")
    if not rest or not is_all(first, speaker):
        return guessing(part, words, finished=finished)
    kinds = guessing(rest, [_AMOUNT.sub("", word) for word in words]).indices
    most = max([_amount(words[index]) for index in kinds], default=0)
    return Match(tuple(index for index in kinds if _amount(words[index]) == most), exact=False)


def _covers(value: tuple[object, ...], meant: Sequence[set[object]]) -> bool:
    """Whether every part that was typed has an item of its own in the tuple."""
    if len(meant) > len(value) or not all(meant):
        return False
    taken: dict[int, int] = {}
    return all(_placed(part, value, meant, taken, set()) for part in range(len(meant)))


def _placed(
    part: int, value: tuple[object, ...], meant: Sequence[set[object]], taken: dict[int, int], tried: set[int]
) -> bool:
    """Find a place of its own for the part, others moving where they can; all orders would be far too many to try."""
    for place, item in enumerate(value):
        if item in meant[part] and place not in tried:
            tried.add(place)
            if place not in taken or _placed(taken[place], value, meant, taken, tried):
                taken[place] = part
                return True
    return False


def _begins(label: str, wanted: str) -> bool:
    return label.startswith(wanted)


def _has_words(label: str, wanted: str) -> bool:
    return all(any(word.startswith(part) for word in label.split()) for part in wanted.split())


def _holds(label: str, wanted: str) -> bool:
    return wanted in label
