"""One seat's valley: the tribes and bears in it, and what they leave of its squares. Handbook 1.2, 3.1 and 3.2."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.sapiens.board import ALL_SQUARES, AROUND, BIT, CAVES, SQUARES, WrittenBoard, around
from rules.sapiens.printed import SCENES
from rules.sapiens.view import Scene

FALLS = ("west", "east")
"""The waterfalls, where the last two mountain tokens of a valley lie."""
SPOTS = CAVES + FALLS


OTHERS: Mapping[Scene, tuple[Scene, ...]] = {
    one: tuple(scene for scene in SCENES if scene is not one) for one in SCENES
}
"""All scenes but this one."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile in a valley: its first scene lies on `at`, its second beside it, on `beyond`.

    Raises ValueError for places that no valley has; so does a Valley with bears there.
    """

    first: Scene
    second: Scene
    at: str
    beyond: str

    def __post_init__(self) -> None:
        for name in (self.at, self.beyond):
            if name not in BIT:
                raise ValueError(f"there is no square or cave {name!r} in a valley")

    def halves(self) -> tuple[tuple[Scene, str], tuple[Scene, str]]:
        """Each scene and where it lies."""
        return (self.first, self.at), (self.second, self.beyond)


@functools.cache
def laid(first: Scene, second: Scene, at: str, beyond: str) -> Laid:
    """The one value for a tile that lies so."""
    return Laid(first, second, at, beyond)


@dataclass(slots=True)
class Valley:
    """What lies in a valley, and worked out from it, as sets of places, what stays free and what the tribe touches."""

    board: WrittenBoard
    """The two faces that it is put together from."""
    tokens: dict[str, Scene]
    """The mountain tokens still on caves I to VI and on the waterfalls `west` and `east`."""
    tribe: list[Laid] = field(default_factory=list)
    """The tiles of the active tribe, in the order they were laid."""
    abandoned: list[list[Laid]] = field(default_factory=list)
    """The tribes that came to a dead end."""
    bears: list[str] = field(default_factory=list)

    places: int = field(init=False, compare=False, repr=False)
    """Under the active tribe."""
    beside: dict[Scene, int] = field(init=False, compare=False, repr=False)
    """Squares beside a half of the active tribe that shows this scene."""
    met: int = field(init=False, compare=False, repr=False)
    """Squares beside any half of it."""
    clash: dict[Scene, int] = field(init=False, compare=False, repr=False)
    """Squares beside a half of it that shows another scene than this one."""
    covered: int = field(init=False, compare=False, repr=False)
    """Places under any tile."""
    taken: int = field(init=False, compare=False, repr=False)
    """Places under a tile or a bear."""
    shunned: int = field(init=False, compare=False, repr=False)
    """Squares beside an abandoned tribe."""
    free: int = field(init=False, compare=False, repr=False)
    """Squares that are neither."""

    def __post_init__(self) -> None:
        for name in self.bears:
            if name not in SQUARES:
                raise ValueError(f"there is no square {name!r} in a valley")
        left = sum(BIT[name] for tribe in self.abandoned for tile in tribe for _, name in tile.halves())
        self.covered = left
        self.shunned = around(left & ALL_SQUARES)
        self.places = self.met = 0
        self.beside = dict.fromkeys(SCENES, 0)
        self.clash = dict.fromkeys(SCENES, 0)
        for tile in self.tribe:
            self._cover(tile)
        self._fill()

    def lay(self, tile: Laid) -> None:
        """The active tribe grows by this tile."""
        self.tribe.append(tile)
        self._cover(tile)
        self._fill()

    def put_bear(self, at: str) -> None:
        """A bear comes to this square."""
        self.bears.append(at)
        self._fill()

    def chase_bear(self, at: str) -> None:
        """The bear on this square goes."""
        self.bears.remove(at)
        self._fill()

    def left_behind(self) -> Valley:
        """This valley with its tribe abandoned."""
        return Valley(self.board, self.tokens, [], [*self.abandoned, self.tribe], self.bears)

    def _cover(self, tile: Laid) -> None:
        for scene, at in tile.halves():
            near = AROUND[at]
            self.places |= BIT[at]
            self.covered |= BIT[at]
            self.met |= near
            self.beside[scene] |= near
            for other in OTHERS[scene]:
                self.clash[other] |= near

    def _fill(self) -> None:
        self.taken = self.covered
        for bear in self.bears:
            self.taken |= BIT[bear]
        self.free = ALL_SQUARES & ~(self.taken | self.shunned)
