"""Where a tile may lie. Each rule is one set of places; the search and the refusals read the same sets. Handbook 3."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from operator import or_

from rules.game import Action, Refusal
from rules.sapiens.board import ALL_SQUARES, AROUND, BIT, OPPOSITE, PLACES, Board, Cave, around, moved
from rules.sapiens.state import Valley
from rules.sapiens.view import Direction, Scene, Tile
from rules.steps import refuse
from rules.words import said

TURNS = tuple(Direction)

Halves = tuple[tuple[Scene, str], tuple[Scene, str]]
"""The two scenes of a tile and where they come to lie."""


@dataclass(frozen=True, slots=True)
class Place(Action):
    """A tile is laid: its first scene on this square or cave, its second beside it in this direction."""

    tile: Tile
    at: str
    turn: Direction


@functools.cache
def placings(tile: Tile) -> tuple[tuple[Place, ...], ...]:
    """The one value for each way to lay this tile: by place in the order of `PLACES`, then by direction."""
    return tuple(tuple(Place(tile, name, turn) for turn in TURNS) for name in PLACES)


@dataclass(frozen=True, slots=True)
class Ground:
    """A valley as somebody sees it who is about to lay a tile. Sets of places are numbers, see `board`.

    With `starts` the tile must lie on a cave and has nothing to touch; with `any_scene` it may show anything there.
    With `plains` a Picking half may lie on a plain.
    """

    board: Board
    taken: int
    """Places under a tile or a bear."""
    shunned: int
    """Squares beside an abandoned tribe."""
    beside: Mapping[Scene, int]
    """Squares beside a half of the active tribe that shows this scene."""
    met: int
    """Squares beside any half of the active tribe."""
    torn: int
    """Squares beside halves of it that show different scenes."""
    tokens: Mapping[str, Scene]
    """The mountain tokens that lie in the valley."""
    plains: bool
    starts: bool
    any_scene: bool

    def clash(self, scene: Scene) -> int:
        """Squares where this scene would touch another one."""
        return self.torn | self.met & ~self.beside.get(scene, 0)

    def barred(self, scene: Scene) -> int:
        """Squares of the wrong terrain for this scene."""
        return ~self.board.forest if scene is Scene.PICKING and not self.plains else 0

    def fit(self, scene: Scene) -> int:
        """Squares where a half with this scene may lie."""
        return ALL_SQUARES & ~(self.taken | self.shunned | self.clash(scene) | self.barred(scene))

    def receives(self, cave: Cave, scene: Scene) -> bool:
        """Whether a half with this scene may lie on this cave, if it is not covered."""
        return self.any_scene or self.tokens.get(cave.name, scene) is scene


def survey(valley: Valley, *, plains: bool = False, starts: bool = False, any_scene: bool = False) -> Ground:
    """The ground for the active tribe of this valley."""
    board = valley.board
    beside: dict[Scene, int] = {}
    taken = met = torn = 0
    for scene, name in valley.halves(valley.tribe):
        taken |= BIT[name]
        if name in AROUND:
            beside[scene] = beside.get(scene, 0) | AROUND[name]
    for near in beside.values():
        torn |= met & near
        met |= near
    left = reduce(or_, (BIT[name] for tribe in valley.abandoned for _, name in valley.halves(tribe)), 0)
    bears = reduce(or_, (BIT[name] for name in valley.bears), 0)
    return Ground(
        board=board,
        taken=taken | left | bears,
        shunned=around(left & ALL_SQUARES),
        beside=beside,
        met=met,
        torn=torn,
        tokens=valley.tokens,
        plains=plains,
        starts=starts,
        any_scene=any_scene,
    )


def ways(ground: Ground, tiles: Iterable[Tile]) -> Iterator[Place]:
    """Every way to lay one of these tiles, alike ones once: tile by tile, place by place, clockwise from north."""
    for tile in dict.fromkeys(tiles):
        spots = _spots(ground, tile)
        north, east, south, west = spots
        places = north | east | south | west
        table = placings(tile)
        while places:
            lowest = places & -places
            places ^= lowest
            turned = table[lowest.bit_length() - 1]
            for place, spot in zip(turned, spots, strict=True):
                if spot & lowest:
                    yield place


def fits_somewhere(ground: Ground, tiles: Iterable[Tile]) -> bool:
    """Whether any of these tiles can be laid."""
    return any(any(_spots(ground, tile)) for tile in tiles)


def _spots(ground: Ground, tile: Tile) -> list[int]:
    """For each direction: the places where the first half may lie with the second in that direction."""
    first, second = ground.fit(tile.first), ground.fit(tile.second)
    if ground.starts:
        return _on_caves(ground, tile, first, second, [0, 0, 0, 0])
    linked_first, linked_second = first & ground.beside.get(tile.first, 0), second & ground.beside.get(tile.second, 0)
    spots = [
        moved(second, OPPOSITE[turn]) & linked_first | moved(linked_second, OPPOSITE[turn]) & first for turn in TURNS
    ]
    return _on_caves(ground, tile, linked_first, linked_second, spots)


def _on_caves(ground: Ground, tile: Tile, first: int, second: int, spots: list[int]) -> list[int]:
    """Adds the spots with one half on a cave and the other on the square before it, out of these squares."""
    for cave in ground.board.caves.values():
        square = BIT[cave.square]
        if not square & (first | second) or ground.taken & BIT[cave.name]:
            continue
        if second & square and ground.receives(cave, tile.first):
            spots[TURNS.index(OPPOSITE[cave.side])] |= BIT[cave.name]
        if first & square and ground.receives(cave, tile.second):
            spots[TURNS.index(cave.side)] |= square
    return spots


def refusal(ground: Ground, place: Place) -> Refusal | None:
    """The first rule about places that this placement breaks, or None."""
    beyond = ground.board.beyond.get(place.at, {}).get(place.turn)
    if beyond is None:
        return refuse("no-off-valley", "3.2", at=place.at, turn=said(place.turn))
    halves = ((place.tile.first, place.at), (place.tile.second, beyond))
    for scene, name in halves:
        no = _not_free(ground, name) or _not_for(ground, scene, name)
        if no is not None:
            return no
    return _no_start(ground, halves) if ground.starts else _no_link(ground, halves)


def _not_free(ground: Ground, name: str) -> Refusal | None:
    if ground.taken & BIT[name]:
        return refuse("no-taken", "3.2", at=name)
    if ground.shunned & BIT[name]:
        return refuse("no-abandoned", "8.2", at=name)
    return None


def _not_for(ground: Ground, scene: Scene, name: str) -> Refusal | None:
    cave = ground.board.caves.get(name)
    if cave is not None:
        if ground.receives(cave, scene):
            return None
        return refuse("no-cave-scene", "3.4", at=name, scene=said(ground.tokens[name]))
    if ground.barred(scene) & BIT[name]:
        return refuse("no-plain", "3.3", at=name)
    if ground.clash(scene) & BIT[name]:
        return refuse("no-clash", "3.1", at=name, scene=said(scene))
    return None


def _no_start(ground: Ground, halves: Halves) -> Refusal | None:
    if any(name in ground.board.caves for _, name in halves):
        return None
    return refuse("no-start", "8.2" if ground.any_scene else "2.1")


def _no_link(ground: Ground, halves: Halves) -> Refusal | None:
    if any(ground.beside.get(scene, 0) & BIT[name] for scene, name in halves):
        return None
    return refuse("no-link", "3.1")
