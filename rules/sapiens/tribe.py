"""A tribe: the tiles it has laid, and what they make of the squares around them. Handbook 3.1 and 8.2."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated

from pydantic import GetPydanticSchema
from pydantic_core import core_schema

from rules.sapiens.board import AROUND, BIT
from rules.sapiens.printed import SCENES
from rules.sapiens.view import Scene


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile in a valley: its first scene lies on `at`, its second beside it, on `beyond`."""

    first: Scene
    second: Scene
    at: str
    beyond: str

    def halves(self) -> tuple[tuple[Scene, str], tuple[Scene, str]]:
        """Each scene and where it lies."""
        return (self.first, self.at), (self.second, self.beyond)


@functools.cache
def laid(first: Scene, second: Scene, at: str, beyond: str) -> Laid:
    """The one value for a tile that lies so."""
    return Laid(first, second, at, beyond)


@dataclass(frozen=True, slots=True)
class Tribe:
    """The tiles of one tribe in the order they were laid; all else is worked out from them, as sets of places."""

    laid: tuple[Laid, ...] = ()
    places: int = field(default=0, compare=False, repr=False)
    """Where they lie."""
    beside: Mapping[Scene, int] = field(default_factory=lambda: dict.fromkeys(SCENES, 0), compare=False, repr=False)
    """Squares beside a half that shows this scene."""
    met: int = field(default=0, compare=False, repr=False)
    """Squares beside any half."""
    clash: Mapping[Scene, int] = field(default_factory=lambda: dict.fromkeys(SCENES, 0), compare=False, repr=False)
    """Squares beside a half that shows another scene than this one."""

    def __deepcopy__(self, memo: object) -> Tribe:
        return self

    def __bool__(self) -> bool:
        return bool(self.laid)

    def halves(self) -> Iterator[tuple[Scene, str]]:
        """Each scene and where it lies."""
        for tile in self.laid:
            yield from tile.halves()

    def grown(self, new: Laid) -> Tribe:
        """This tribe with one more tile."""
        beside = {**self.beside}
        beside[new.first] |= AROUND[new.at]
        beside[new.second] |= AROUND[new.beyond]
        met = several = 0
        for near in beside.values():
            several |= met & near
            met |= near
        return Tribe(
            laid=(*self.laid, new),
            places=self.places | BIT[new.at] | BIT[new.beyond],
            beside=beside,
            met=met,
            clash={scene: several | met & ~near for scene, near in beside.items()},
        )


def tribe_of(tiles: Iterable[Laid]) -> Tribe:
    """The tribe that has laid these tiles. Raises ValueError for a place that no valley has."""
    tribe = Tribe()
    for tile in tiles:
        for _, name in tile.halves():
            if name not in BIT:
                raise ValueError(f"there is no square or cave {name!r} in a valley")
        tribe = tribe.grown(tile)
    return tribe


WrittenTribe = Annotated[
    Tribe,
    GetPydanticSchema(
        lambda _, handler: core_schema.no_info_after_validator_function(
            tribe_of,
            handler(tuple[Laid, ...]),
            serialization=core_schema.plain_serializer_function_ser_schema(
                lambda tribe: tribe.laid, return_schema=handler(tuple[Laid, ...])
            ),
        )
    ),
]
"""A tribe whose JSON form is the list of its tiles."""
