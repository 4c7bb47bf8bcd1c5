"""Where a tile may lie. Each rule is one set of places; the search and the refusals read the same sets. Handbook 3."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rules.game import Action, Refusal
from rules.sapiens.board import BIT, PLACES, TURNS, Cave, leading
from rules.sapiens.valley import Valley
from rules.sapiens.view import PICKING, Direction, Scene, Tile
from rules.steps import refuse
from rules.value import value
from rules.words import Who, said

NOWHERE = (0, 0, 0, 0)


@value
class Place(Action):
    """A tile is laid: its first scene on this square or cave, its second beside it in this direction."""

    tile: Tile
    at: str
    turn: Direction


@functools.cache
def placings(first: Scene, second: Scene, fight: Who | None) -> tuple[tuple[Place, ...], ...]:
    """The one value for each way to lay such a tile: by place in the order of `PLACES`, then by direction."""
    tile = Tile(first, second, fight)
    return tuple(tuple(Place(tile, name, turn) for turn in TURNS) for name in PLACES)


@dataclass(slots=True)
class Ground:
    """A valley as somebody sees it who is about to lay a tile. Sets of places are numbers, see `board`.

    With `starts` the tile must lie on a cave and has nothing to touch; with `any_scene` it may show anything there.
    """

    valley: Valley
    barred: int
    """Squares where no Picking half may lie: the plains, or none."""
    starts: bool
    any_scene: bool

    def fit(self, scene: Scene) -> int:
        """Squares where a half with this scene may lie."""
        squares = self.valley.free & ~self.valley.clash[scene]
        return squares & ~self.barred if scene is PICKING else squares

    def shown(self, cave: Cave) -> Scene | None:
        """The scene that a half on this cave must show, None for any."""
        return None if self.any_scene else self.valley.tokens.get(cave.name)


def ways(ground: Ground, tiles: Iterable[Tile]) -> Iterator[Place]:
    """Every way to lay one of these tiles, alike ones once: tile by tile, place by place, clockwise from north."""
    for tile in dict.fromkeys(tiles):
        north, east, south, west = _spots(ground, tile)
        places = north | east | south | west
        table = placings(tile.first, tile.second, tile.fight) if places else ()
        while places:
            lowest = places & -places
            places ^= lowest
            to_north, to_east, to_south, to_west = table[lowest.bit_length() - 1]
            if north & lowest:
                yield to_north
            if east & lowest:
                yield to_east
            if south & lowest:
                yield to_south
            if west & lowest:
                yield to_west


def fits_somewhere(ground: Ground, tiles: Iterable[Tile]) -> bool:
    """Whether any of these tiles can be laid."""
    return any(any(_spots(ground, tile)) for tile in tiles)


def _spots(ground: Ground, tile: Tile) -> Sequence[int]:
    """For each direction: the places where the first half may lie with the second in that direction."""
    first, second = ground.fit(tile.first), ground.fit(tile.second)
    if ground.starts:
        return _on_caves(ground, tile, first, second, NOWHERE)
    beside = ground.valley.beside
    linked_first, linked_second = first & beside[tile.first], second & beside[tile.second]
    if not linked_first and not linked_second:
        return NOWHERE
    north, east, south, west = leading(second)
    more_north, more_east, more_south, more_west = leading(linked_second)
    spots = (
        north & linked_first | more_north & first,
        east & linked_first | more_east & first,
        south & linked_first | more_south & first,
        west & linked_first | more_west & first,
    )
    return _on_caves(ground, tile, linked_first, linked_second, spots)


def _on_caves(ground: Ground, tile: Tile, first: int, second: int, spots: Sequence[int]) -> Sequence[int]:
    """These and the spots with one half on a cave and the other on the square before it, out of these squares."""
    entries = (first | second) & ground.valley.board.cave_squares
    if not entries:
        return spots
    spots = list(spots)
    for cave in ground.valley.board.caves.values():
        if not entries & cave.before or ground.valley.taken & cave.bit:
            continue
        shown = ground.shown(cave)
        if second & cave.before and shown in (None, tile.first):
            spots[cave.inward] |= cave.bit
        if first & cave.before and shown in (None, tile.second):
            spots[cave.outward] |= cave.before
    return spots


def refusal(ground: Ground, place: Place) -> Refusal | None:
    """The first rule about places that this placement breaks, or None."""
    valley, tile, at = ground.valley, place.tile, place.at
    beyond = valley.board.beyond.get(at, {}).get(place.turn)
    if beyond is None:
        return refuse("no-off-valley", "3.2", at=at, turn=said(place.turn))
    no = _no_room(ground, tile.first, at) or _no_room(ground, tile.second, beyond)
    if no is not None:
        return no
    if ground.starts:
        on_cave = at in valley.board.caves or beyond in valley.board.caves
        return None if on_cave else refuse("no-start", "8.2" if ground.any_scene else "2.1")
    linked = valley.beside[tile.first] & BIT[at] | valley.beside[tile.second] & BIT[beyond]
    return None if linked else refuse("no-link", "3.1")


def _no_room(ground: Ground, scene: Scene, at: str) -> Refusal | None:
    """The first rule that a half with this scene breaks on this square or cave, or None."""
    valley, bit = ground.valley, BIT[at]
    if valley.taken & bit:
        return refuse("no-taken", "3.2", at=at)
    if at in valley.board.caves:
        shown = ground.shown(valley.board.caves[at])
        return None if shown in (None, scene) else refuse("no-cave-scene", "3.4", at=at, scene=said(shown))
    if valley.shunned & bit:
        return refuse("no-abandoned", "8.2", at=at)
    if scene is PICKING and ground.barred & bit:
        return refuse("no-plain", "3.3", at=at)
    if valley.clash[scene] & bit:
        return refuse("no-clash", "3.1", at=at, scene=said(scene))
    return None
