"""Fight and Water: what a clan does to the tiles in the pools. Handbook sections 5.4 and 5.5."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from rules.game import Action, Event, Refusal, Seat
from rules.sapiens.laying import is_own, tile_said
from rules.sapiens.state import Position, marked, who
from rules.sapiens.view import PoolTile, Tile
from rules.steps import Step, refuse, tell
from rules.value import value
from rules.words import Who


@value
class PutFight(Action):
    """An own fight token is put on this tile."""

    tile: PoolTile


@value
class Swap(Action):
    """An own tile is given for this one."""

    give: Tile
    take: PoolTile


@functools.cache
def pool_tile(owner: Seat | None, tile: Tile) -> PoolTile:
    """The one value for this tile in the pool of this seat, or in the Common Pool."""
    return PoolTile(None if owner is None else who(owner), tile)


def pool_of(state: Position, owner: Who | None) -> list[Tile]:
    """The Personal Pool of this seat, or the Common Pool; empty where there is no such seat."""
    if owner is None:
        return state.common
    return state.clans[owner.seat].pool if owner.seat in range(len(state.clans)) else []


def lies_there(state: Position, tile: PoolTile) -> Refusal | None:
    """1.5: only what lies in a pool."""
    if tile.tile in pool_of(state, tile.owner):
        return None
    return refuse("no-pool-tile", "1.5", tile=tile_said(tile))


# 5.4 Fight.


def possible_fights(step: Step, state: Position, seat: Seat) -> Iterator[PutFight]:
    """The unmarked tiles of all Personal Pools, alike ones of a pool once."""
    for owner, pool in state.pools():
        for tile in dict.fromkeys(pool):
            if owner is not None and tile.fight is None:
                yield PutFight(pool_tile(owner, tile))


def has_a_fight_token(step: Step, state: Position, seat: Seat) -> Refusal | None:
    """5.4: there is an own fight token that lies on no tile."""
    return None if state.fights_in_hand(seat) else refuse("no-fight-token", "5.4")


def lies_in_a_personal_pool(step: Step, state: Position, seat: Seat, action: PutFight) -> Refusal | None:
    """5.4: on a tile of a Personal Pool."""
    return refuse("no-common-fight", "5.4") if action.tile.owner is None else lies_there(state, action.tile)


def is_unmarked(step: Step, state: Position, seat: Seat, action: PutFight) -> Refusal | None:
    """5.4: one fight token on a tile."""
    fight = action.tile.tile.fight
    return None if fight is None else refuse("no-second-fight", "5.4", owner=fight)


def put_fight(step: Step, state: Position, seat: Seat, action: PutFight) -> list[Event]:
    """The token lies on the tile until that is laid."""
    pool = pool_of(state, action.tile.owner)
    pool[pool.index(action.tile.tile)] = marked(action.tile.tile, who(seat))
    return [tell("did-put-fight", who=who(seat), tile=tile_said(action.tile))]


# 5.5 Water.


def possible_swaps(step: Step, state: Position, seat: Seat) -> Iterator[Swap]:
    """Each tile of the other pools for each own one that is not alike, alike ones of a pool once."""
    gives = dict.fromkeys(state.clans[seat].pool)
    for owner, pool in state.pools():
        if owner != seat:
            for tile in dict.fromkeys(pool):
                take = pool_tile(owner, tile)
                for give in gives if tile not in gives else [give for give in gives if give != tile]:
                    yield Swap(give, take)


def gives_an_own_tile(step: Step, state: Position, seat: Seat, action: Swap) -> Refusal | None:
    """5.5: an own tile is given."""
    return is_own(state, action.give)


def takes_a_foreign_tile(step: Step, state: Position, seat: Seat, action: Swap) -> Refusal | None:
    """5.5: for a tile of another pool."""
    if action.take.owner == who(seat):
        return refuse("no-own-swap", "5.5")
    return lies_there(state, action.take)


def changes_something(step: Step, state: Position, seat: Seat, action: Swap) -> Refusal | None:
    """5.5: tiles that are alike are not swapped."""
    return refuse("no-alike", "5.5") if action.give == action.take.tile else None


def swap(step: Step, state: Position, seat: Seat, action: Swap) -> list[Event]:
    """Both tiles change places, with the fight tokens on them."""
    mine, theirs = state.clans[seat].pool, pool_of(state, action.take.owner)
    here, there = mine.index(action.give), theirs.index(action.take.tile)
    mine[here], theirs[there] = theirs[there], mine[here]
    return [tell("did-swap", who=who(seat), give=tile_said(action.give), take=tile_said(action.take))]
