"""A tile comes into the valley: what it brings, and what becomes of the cave and the tokens. Handbook 4."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Literal

from rules.game import Event, Refusal, Seat
from rules.sapiens.board import AROUND, BIT, Cave, names
from rules.sapiens.ground import Ground, Place
from rules.sapiens.state import Position, who
from rules.sapiens.valley import Laid, laid
from rules.sapiens.view import PICKING, Link, PoolTile, Scene, Tile, Touched
from rules.steps import Step, refuse, tell
from rules.words import Message, Said, Who, said

Task = Literal["first-tile", "tile", "new-tribe"]
"""Why a tile is laid: as the very first, as one more, as the first after a dead end."""


def ground_of(state: Position, task: Task) -> Ground:
    """Where the clan on turn may lay a tile; with its Picking token, if it may still play one, on plains too (3.3)."""
    clan = state.clan
    plains = PICKING in clan.tokens and not state.token_played
    return Ground(clan.valley, 0 if plains else clan.valley.board.plain, task != "tile", task == "new-tribe")


@dataclass(slots=True)
class Yield:
    """What a tile brings where it is laid."""

    laid: Laid
    links: list[Link]
    bonuses: list[Scene]
    """The scenes of its linked halves."""
    food: int
    """The numbers of the squares under them."""
    cave: Cave | None
    """The cave it covers."""
    shelter: int
    """What that cave gives."""
    token: Scene | None
    """The mountain token gained there."""
    on_plain: bool
    """A Picking half lies on a plain: the Picking token is played."""


def brings(state: Position, place: Place, *, extra: bool = False, anew: bool = False) -> Yield:
    """What this placement would bring the clan on turn: as Feast's extra tile, as the first tile of a new tribe."""
    valley = state.clan.valley
    board = valley.board
    tile = laid(place.tile.first, place.tile.second, place.at, board.beyond[place.at][place.turn])
    links: list[Link] = []
    bonuses = []
    food, on_plain = 0, False
    for scene, at in tile.halves():
        touching = 0 if extra else AROUND[at] & valley.places
        if touching:
            bonuses.append(scene)
            links += [link(state.turn, scene, at, to) for to in names(touching)]
            food += board.food[at]
        if scene is PICKING and board.plain & BIT[at]:
            on_plain = True
    cave = board.caves.get(tile.at) or board.caves.get(tile.beyond)
    token = valley.tokens.get(cave.name) if cave is not None and not anew else None
    shelter = 0 if cave is None else cave.lower if token is None else cave.higher
    return Yield(tile, links, bonuses, food, cave, shelter, token, on_plain)


def lay(state: Position, place: Place, gain: Yield) -> list[Event]:
    """The tile leaves the pool and lies in the valley; a fight token on it, food, shelter and tokens change hands."""
    clan, valley = state.clan, state.clan.valley
    told = tell("did-place", who=who(state.turn), placing=placing(place), gains=gains(place, gain))
    clan.pool.remove(place.tile)
    if place.tile.fight is not None:
        state.clans[place.tile.fight.seat].food += 1
        clan.food = max(0, clan.food - 1)
    valley.lay(gain.laid)
    clan.food += gain.food
    clan.shelter += gain.shelter
    if gain.cave is not None:
        valley.tokens.pop(gain.cave.name, None)
    if gain.token is not None:
        clan.tokens.append(gain.token)
    if gain.on_plain:
        use_token(state, PICKING)
    state.links = gain.links
    state.last = [touched(state.turn, gain.laid.at), touched(state.turn, gain.laid.beyond)]
    return [told]


@functools.cache
def link(seat: Seat, scene: Scene, at: str, to: str) -> Link:
    """The one value for this link."""
    return Link(seat, scene, at, to)


@functools.cache
def touched(seat: Seat, name: str) -> Touched:
    """The one value for this place."""
    return Touched(seat, name)


@functools.lru_cache(maxsize=None, typed=True)
def gained(message: str, value: Scene | Who | int | None = None, at: str = "") -> Message:
    """The one value for this gain, in words."""
    return Message(message, {"gain": said(value), "at": at})


def is_own_tile(step: Step, state: Position, seat: Seat, action: Place) -> Refusal | None:
    """1.5: tiles are laid from the own pool."""
    return is_own(state, action.tile)


def is_own(state: Position, tile: Tile) -> Refusal | None:
    """1.5: the tile lies in the own pool."""
    return None if tile in state.clan.pool else refuse("no-own-tile", "1.5", tile=tile_said(tile))


def use_token(state: Position, token: Scene) -> None:
    """The clan on turn plays this mountain token, its only one this turn."""
    state.clan.tokens.remove(token)
    state.clan.used.append(token)
    state.token_played = True


def gains(place: Place, gain: Yield) -> tuple[Message, ...]:
    """What a placement brings, in words: food, shelter, token and bonuses, and what it costs."""
    told = [gained("gain-bonus", scene) for scene in gain.bonuses]
    if gain.food:
        told.insert(0, gained("gain-food", gain.food))
    if gain.cave is not None:
        told.append(gained("gain-shelter", gain.shelter, gain.cave.name))
    if gain.token is not None:
        told.append(gained("gain-token", gain.token))
    if place.tile.fight is not None:
        told.append(gained("gain-fight", place.tile.fight))
    if gain.on_plain:
        told.append(gained("gain-plain"))
    return tuple(told)


@functools.cache
def tile_said(tile: Tile | PoolTile) -> Said:
    """This tile, and where it is, in words."""
    return said(tile)


@functools.cache
def placing(place: Place) -> Message:
    """The tile and where it lies, in words."""
    return Message("placing", {"tile": tile_said(place.tile), "at": place.at, "turn": said(place.turn)})
