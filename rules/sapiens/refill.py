"""The end of a turn: new tiles; what two players remove; and the pass. Handbook sections 7 and 8.3."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Literal

from rules.game import Action, Event, Prompt, Refusal, Seat
from rules.sapiens.laying import is_own, tile_said
from rules.sapiens.printed import COMMON, PERSONAL
from rules.sapiens.state import Position, who
from rules.sapiens.view import Tile
from rules.steps import Deed, Step, ask, refuse, tell
from rules.value import value


@value
class Take(Action):
    """This tile of the Common Pool comes into the own pool."""

    binding = True
    tile: Tile


@value
class Remove(Action):
    """This tile of the Common Pool leaves the game."""

    binding = True
    tile: Tile


@value
class Discard(Action):
    """This tile of the own pool leaves the game."""

    tile: Tile


@dataclass(slots=True)
class Refilling(Step):
    """The seat on turn takes tiles out of the Common Pool, until it has four again."""

    step: Literal["refilling"] = "refilling"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-take", "7.1")

    def is_open(self, state: Position) -> bool:
        """Whether it matters which: not where all are taken, or all are alike."""
        return 0 < missing(state) < len(state.common) and not alike(state.common)

    def close(self, state: Position) -> list[Event]:
        """What is left to take is taken; then the Common Pool is filled up."""
        events = []
        for _ in range(min(missing(state), len(state.common))):
            events += take_tile(state, state.common[0])
        return events + fill_up(state)


@dataclass(slots=True)
class Clearing(Step):
    """With two players, the seat on turn removes one more tile of the Common Pool."""

    step: Literal["clearing"] = "clearing"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-remove", "7.3")

    def is_open(self, state: Position) -> bool:
        """Whether it matters which."""
        return not alike(state.common)

    def close(self, state: Position) -> list[Event]:
        """One of several that are alike."""
        return remove_tile(state, state.common[0]) if state.common else []


@dataclass(slots=True)
class Passing(Step):
    """No tile can be laid and no cave is left: the seat on turn discards a tile (8.3)."""

    step: Literal["passing"] = "passing"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-discard", "8.3")

    def is_open(self, state: Position) -> bool:
        """Whether it matters which."""
        return not alike(state.clan.pool)

    def close(self, state: Position) -> list[Event]:
        """One of several that are alike."""
        return discard_tile(state, state.clan.pool[0]) if state.clan.pool else []


def missing(state: Position) -> int:
    """How many tiles the pool of the seat on turn is short of."""
    return PERSONAL - len(state.clan.pool)


def alike(tiles: list[Tile]) -> bool:
    """Whether there are no two different tiles among these."""
    return tiles[1:] == tiles[:-1]


def fill_up(state: Position) -> list[Event]:
    """7.2: the Common Pool is filled from the stack. What was face down is known now."""
    fresh = [state.stack.pop() for _ in range(min(COMMON - len(state.common), len(state.stack)))]
    if not fresh:
        return []
    state.common += fresh
    return [told_fill_up(tuple(fresh))]


@functools.cache
def told_fill_up(tiles: tuple[Tile, ...]) -> Event:
    """The one value for this news."""
    return tell("did-fill-up", reveal=True, tiles=tuple(map(tile_said, tiles)))


def run_out(state: Position) -> list[Event]:
    """9.1: the last tile is gone, and this is the last table round."""
    return [] if state.common or state.stack else [tell("did-run-out")]


def is_common(step: Step, state: Position, seat: Seat, action: Take | Remove) -> Refusal | None:
    """7: the tile lies in the Common Pool."""
    if action.tile in state.common:
        return None
    return refuse("no-common-tile", "7.1", tile=tile_said(action.tile))


# 7.1 The own pool.


@functools.cache
def take_of(tile: Tile) -> Take:
    """The one value for this action."""
    return Take(tile)


def possible_takes(step: Refilling, state: Position, seat: Seat) -> list[Take]:
    """Each tile of the Common Pool, alike ones once."""
    return list(map(take_of, dict.fromkeys(state.common)))


def take(step: Refilling, state: Position, seat: Seat, action: Take) -> list[Event]:
    """One after another, before anything new is turned up."""
    return take_tile(state, action.tile)


@functools.cache
def told_take(seat: Seat, tile: Tile) -> Event:
    """The one value for this news."""
    return tell("did-take", who=who(seat), tile=tile_said(tile))


def take_tile(state: Position, tile: Tile) -> list[Event]:
    """From the Common Pool into the own, with a fight token that may lie on it."""
    state.common.remove(tile)
    state.clan.pool.append(tile)
    return [told_take(state.turn, tile), *run_out(state)]


# 7.3 Two players.


def possible_removals(step: Clearing, state: Position, seat: Seat) -> list[Remove]:
    """Each tile of the Common Pool, alike ones once."""
    return list(map(Remove, dict.fromkeys(state.common)))


def remove(step: Clearing, state: Position, seat: Seat, action: Remove) -> list[Event]:
    """The tile is gone and replaced."""
    state.steps.pop()
    return remove_tile(state, action.tile)


def remove_tile(state: Position, tile: Tile) -> list[Event]:
    """Out of the Common Pool and out of the game."""
    state.common.remove(tile)
    state.remove(tile)
    told = tell("did-remove", who=who(state.turn), tile=tile_said(tile))
    return [told, *fill_up(state), *run_out(state)]


# 8.3 No cave left.


def possible_discards(step: Passing, state: Position, seat: Seat) -> list[Discard]:
    """Each own tile, alike ones once."""
    return list(map(Discard, dict.fromkeys(state.clans[seat].pool)))


def is_own_tile(step: Passing, state: Position, seat: Seat, action: Discard) -> Refusal | None:
    """8.3: the tile lies in the own pool."""
    return is_own(state, action.tile)


def discard(step: Passing, state: Position, seat: Seat, action: Discard) -> list[Event]:
    """The tile is gone, and the turn goes on with new tiles."""
    state.steps.pop()
    return discard_tile(state, action.tile)


def discard_tile(state: Position, tile: Tile) -> list[Event]:
    """Out of the own pool and out of the game."""
    state.clan.pool.remove(tile)
    state.remove(tile)
    return [tell("did-discard", who=who(state.turn), tile=tile_said(tile))]


Refilling.deeds = {Take: Deed(possible_takes, (is_common,), take, sure=True)}
Clearing.deeds = {Remove: Deed(possible_removals, (is_common,), remove, sure=True)}
Passing.deeds = {Discard: Deed(possible_discards, (is_own_tile,), discard, sure=True)}
