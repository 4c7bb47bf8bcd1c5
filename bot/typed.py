"""A typed line read against the legal actions: which of them it can mean, and what may stand in its next field."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot import limits
from bot.labels import Match, best, guessing, labels, matching_tuples, ways
from rules.game import Action
from rules.words import Speaker


@dataclass(frozen=True, slots=True)
class Reading:
    """The legal actions that a line can mean.

    `exact` when every field was typed as it is called, so that nothing was guessed; `unknown` is the first field whose
    text fits no legal action.
    """

    actions: tuple[Action, ...]
    exact: bool
    unknown: str | None = None


def read(actions: Sequence[Action], typed: Mapping[str, str], speaker: Speaker) -> Reading:
    """What this line can mean. `actions` are the legal ones of one type, `typed` the filled fields."""
    left = tuple(actions)
    exact = True
    for field in _fields(actions):
        if field not in typed:
            continue
        kept, sure = _fitting(actions, left, field, typed[field], speaker, finished=True)
        if not kept:
            return Reading((), exact=False, unknown=field)
        left, exact = kept, exact and sure
    return Reading(left, exact)


def offers(actions: Sequence[Action], typed: Mapping[str, str], field: str, speaker: Speaker) -> dict[str, object]:
    """What may be typed for this field, with what it means, given the other fields and what it already holds."""
    others = {name: text for name, text in typed.items() if name != field}
    left = read(actions, others, speaker).actions
    kept, _ = _fitting(actions, left, field, typed.get(field, ""), speaker, finished=False)
    values, words = _called(actions, field, speaker)
    shown = dict.fromkeys(getattr(action, field) for action in kept)
    return {words[values.index(value)]: value for value in list(shown)[: limits.CHOICES]}


def _fitting(
    actions: Sequence[Action], left: Sequence[Action], field: str, text: str, speaker: Speaker, *, finished: bool
) -> tuple[tuple[Action, ...], bool]:
    """Those of `left` whose field fits the text, and whether it was typed exactly."""
    values = list(dict.fromkeys(getattr(action, field) for action in actions))
    open_values = {getattr(action, field) for action in left}
    places = [place for place, value in enumerate(values) if value in open_values]
    shown = [values[place] for place in places]
    called = ([words[place] for place in places] for words in ways(values, speaker, limits.CHOICE_NAME))
    match = best(_match(text, shown, words, speaker, finished) for words in called)
    meant = {values[places[index]] for index in match.indices}
    return tuple(action for action in left if getattr(action, field) in meant), match.exact


def _match(text: str, values: Sequence[object], words: Sequence[str], speaker: Speaker, finished: bool) -> Match:
    tuples = [value for value in values if isinstance(value, tuple)]
    if tuples and len(tuples) == len(values):
        return matching_tuples(text, tuples, words, speaker, finished=finished)
    return guessing(text, words, finished=finished)


def _called(actions: Sequence[Action], field: str, speaker: Speaker) -> tuple[list[object], list[str]]:
    """All values of the field and what they are called; the same names however far the line is already narrowed."""
    values = list(dict.fromkeys(getattr(action, field) for action in actions))
    return values, labels(values, speaker, limits.CHOICE_NAME)


def _fields(actions: Sequence[Action]) -> list[str]:
    return [field.name for field in dataclasses.fields(actions[0])] if actions else []
