"""From all legal actions to the one that is meant: first the kind, then field by field. Pure.

A question is read off the actions that are left and nothing else, so a panel needs no memory: the way to it is a list
of indices into the choices of each question on the way.
"""

from __future__ import annotations

import dataclasses
import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules.game import Action

FEW = 5
"""So many choices are buttons, and so many tuples are offered whole."""
SEVERAL = 25
"""At most so many things can be ticked in one menu."""


@dataclass(frozen=True, slots=True)
class Enough:
    """The choice to take no more into a tuple that is built one by one."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One way on: a value of the field (or the action type), and the actions that are left then."""

    value: object
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What has to be decided next.

    `kind` None asks which action type; otherwise the `field` of that type is asked. `items` are what can be ticked
    together where the order of the field means nothing, equal ones as often as they can be taken; each choice is then
    what is allowed together. Where a tuple is asked item by item, `begun` are the items that are settled.
    """

    kind: type[Action] | None
    field: str | None
    choices: tuple[Choice, ...]
    items: tuple[object, ...] = ()
    begun: tuple[object, ...] | None = None

    @property
    def sizes(self) -> tuple[int, int]:
        """The fewest and the most items that can be ticked."""
        counts = [len(_as_tuple(choice.value)) for choice in self.choices]
        return min(counts), max(counts)

    def ticked(self, items: Iterable[object]) -> int | None:
        """The index of the choice that is exactly these items, or None where they may not go together."""
        wanted = Counter(items)
        for index, choice in enumerate(self.choices):
            if Counter(_as_tuple(choice.value)) == wanted:
                return index
        return None


def digest(actions: Sequence[Action]) -> str:
    """A short name for exactly this list of actions; indices mean something only together with it."""
    # A single action is chosen by its name alone; a list is only compared, and a long path follows it in custom ids.
    return hashlib.sha256(repr(list(actions)).encode()).hexdigest()[: 16 if len(actions) == 1 else 8]


def question(actions: Sequence[Action]) -> Question | None:
    """What tells these actions apart first, or None when only one is left."""
    kinds = _grouped(actions, [type(action) for action in actions])
    if len(kinds) > 1:
        return Question(None, None, kinds)
    for field in dataclasses.fields(actions[0]):
        values = [getattr(action, field.name) for action in actions]
        if len(set(values)) > 1:
            return _about(actions, field.name, values)
    return None


def follow(actions: Sequence[Action], path: Sequence[int]) -> tuple[Action, ...]:
    """The actions that are left after these choices. Raises LookupError when the path leads nowhere."""
    left = tuple(actions)
    for index in path:
        asked = question(left) if left else None
        if asked is None:
            raise LookupError("nothing more is asked")
        left = asked.choices[index].actions
    return left


def way_to(actions: Sequence[Action], meant: Sequence[Action]) -> tuple[int, ...]:
    """The path to the narrowest question that still leaves all the meant actions open."""
    left = tuple(actions)
    path: tuple[int, ...] = ()
    wanted = set(meant)
    while (asked := question(left)) is not None:
        through = [index for index, choice in enumerate(asked.choices) if wanted & set(choice.actions)]
        if len(through) != 1:
            break
        path = (*path, through[0])
        left = asked.choices[through[0]].actions
    return path


def _about(actions: Sequence[Action], field: str, values: list[object]) -> Question:
    kind = type(actions[0])
    whole = _grouped(actions, values)
    if len(whole) <= FEW or not all(isinstance(value, tuple) for value in values):
        return Question(kind, field, whole)
    tuples = [_as_tuple(value) for value in values]
    items = _together(tuples)
    if _without_order(whole) and len(items) <= SEVERAL:
        return Question(kind, field, whole, items)
    place = _shared(tuples)
    following = [value[place] if len(value) > place else Enough() for value in tuples]
    return Question(kind, field, _grouped(actions, following), begun=tuples[0][:place])


def _grouped(actions: Sequence[Action], values: Sequence[object]) -> tuple[Choice, ...]:
    """The choices in the order in which their values come first."""
    groups: dict[object, list[Action]] = {}
    for action, value in zip(actions, values, strict=True):
        groups.setdefault(value, []).append(action)
    return tuple(Choice(value, tuple(members)) for value, members in groups.items())


def _without_order(choices: Sequence[Choice]) -> bool:
    """Whether no two of them are the same items in another order, so that ticking says everything."""
    apart = {frozenset(Counter(_as_tuple(choice.value)).items()) for choice in choices}
    return len(apart) == len(choices)


def _shared(tuples: Sequence[tuple[object, ...]]) -> int:
    """How many first items all of these have in common."""
    first, *others = tuples
    for place, item in enumerate(first):
        if any(len(other) <= place or other[place] != item for other in others):
            return place
    return len(first)


def _together(tuples: Iterable[tuple[object, ...]]) -> tuple[object, ...]:
    """All items of these tuples in the order in which they come first, equal ones as often as one tuple has them."""
    most: dict[object, int] = {}
    for value in tuples:
        for item, count in Counter(value).items():
            most[item] = max(count, most.get(item, 0))
    return tuple(item for item, count in most.items() for _ in range(count))


def _as_tuple(value: object) -> tuple[object, ...]:
    assert isinstance(value, tuple)
    return value
