"""Values: made once, equal where all that is in them is equal, and never changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(kind: type[T]) -> type[T]:
    """A slotted dataclass that nobody changes: the type checker sees to that.

    A frozen one would watch over it at every moment of a game as well, and take several times as long to make; and
    what can be done, and what is told of it, is made anew at every step.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)
