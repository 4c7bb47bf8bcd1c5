"""What was just done, once more with one tap: a cube after a cube, without the questions between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from rules.game import Action, Prompt

MOST = 4
"""With more ways to do it again only the very same is offered."""


def again(done: Action, before: Prompt | None, now: Prompt | None, legal: Sequence[Action]) -> list[Action]:
    """The actions like the one that was done, the same first, while the same question is still open.

    Alike are those that differ in their last field: the same unit, a cube from another building. What binds its actor
    or does nothing is asked for in full each time, and so is what is all that is left.
    """
    parts = [field.name for field in fields(done)]
    still_asked = before is not None and now is not None and before.ask == now.ask
    if not parts or not still_asked or done.binding or done.idle or len(legal) == 1:
        return []
    alike = [action for action in legal if type(action) is type(done) and _same(action, done, parts[:-1])]
    if len(parts) == 1 or len(alike) > MOST:
        alike = [action for action in alike if action == done]
    return sorted(alike, key=lambda action: action != done)


def _same(one: Action, other: Action, parts: Sequence[str]) -> bool:
    return all(getattr(one, part) == getattr(other, part) for part in parts)
