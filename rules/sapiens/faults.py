"""What makes a position of Sapiens impossible. Hand-made positions are told all of it, in plain English."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from rules.game import UnfitTable
from rules.sapiens.board import BIT, CAVES, PLACES
from rules.sapiens.bonuses import Bonuses
from rules.sapiens.ground import Ground, Place, refusal
from rules.sapiens.printed import BEARS, COMMON, FIGHTS, PERSONAL, STEAKS, tiles
from rules.sapiens.refill import Refilling
from rules.sapiens.setup import check_table
from rules.sapiens.state import Clan, Position, marked
from rules.sapiens.step_faults import step_faults
from rules.sapiens.valley import SPOTS, Laid, Valley
from rules.sapiens.view import Scene, Tile


def faults(state: Position) -> tuple[str, ...]:
    """Every impossibility. Each group of checks is made only if the ones before it found nothing."""
    for checks in GROUPS:
        found = tuple(fault for check in checks for fault in check(state))
        if found:
            return found
    return ()


def table(state: Position) -> Iterator[str]:
    """Two to four different tribes with a clan each, and a turn of one of them."""
    seats = len(state.tribes)
    try:
        check_table(state.tribes)
    except UnfitTable as unfit:
        yield f"tribes {', '.join(state.tribes)}: {unfit.why.id}"
    if len(state.clans) != seats:
        yield f"{len(state.clans)} clans for {seats} tribes"
    for name, seat in (("turn", state.turn), ("starter", state.starter)):
        if seat not in range(seats):
            yield f"{name} is {seat}; the seats are 0 to {seats - 1}"
    if state.round < 1:
        yield f"round {state.round}; the first is 1"


def places(state: Position) -> Iterator[str]:
    """What is marked as touched or linked is there."""
    touched = [(place.seat, place.name) for place in state.last]
    linked = [(link.seat, name) for link in state.links for name in (link.at, link.to)]
    for seat, name in touched + linked:
        if seat not in range(len(state.clans)) or name not in PLACES:
            yield f"there is no {name!r} in the valley of seat {seat}"


def halves(state: Position) -> Iterator[str]:
    """Each half-valley is used once."""
    used = Counter(face[:-1] for clan in state.clans for face in clan.valley.board.faces.split())
    for half, count in used.items():
        if count > 1:
            yield f"half-valley {half} is used {count} times"


def tribes(state: Position) -> Iterator[str]:
    """Every tribe begins on a cave and has grown by the rules, tile by tile."""
    for name, clan in named(state):
        grown = Valley(clan.valley.board, {})
        for tribe in (*clan.valley.abandoned, clan.valley.tribe):
            for number, tile in enumerate(tribe):
                fault = misplaced(grown, tile, first=number == 0)
                if fault:
                    yield f"{name}: {tile.first}-{tile.second} cannot lie on {tile.at} and {tile.beyond}: {fault}"
                    return
                grown.lay(tile)
            grown = grown.left_behind()
        if not all(clan.valley.abandoned):
            yield f"{name}: an abandoned tribe without tiles"


def misplaced(valley: Valley, tile: Laid, *, first: bool) -> str | None:
    """Why this tile cannot have been laid here next, whatever the tokens and bears were then."""
    turns = [turn for turn, to in valley.board.beyond[tile.at].items() if to == tile.beyond]
    if not turns:
        return "they are not side by side"
    if Tile(tile.first, tile.second) not in tiles():
        return "there is no such tile"
    place = Place(Tile(tile.first, tile.second), tile.at, turns[0])
    no = refusal(Ground(valley, barred=0, starts=first, any_scene=True), place)
    return None if no is None else no.why.id


def bears(state: Position) -> Iterator[str]:
    """A bear has its square for itself."""
    for name, clan in named(state):
        for at, count in Counter(clan.valley.bears).items():
            if count > 1:
                yield f"{name}: {count} bears on {at}"
            if clan.valley.covered & BIT[at]:
                yield f"{name}: a bear and a tile on {at}"
    if state.bears_in_supply < 0:
        yield f"{BEARS - state.bears_in_supply} bears in the valleys; there are {BEARS}"


def mountain_tokens(state: Position) -> Iterator[str]:
    """Each seat has one of each scene, on open caves and waterfalls, in hand, or played."""
    for seat, (name, clan) in enumerate(named(state)):
        for spot in clan.valley.tokens:
            if spot not in SPOTS:
                yield f"{name}: tokens lie on {', '.join(SPOTS)}, not on {spot!r}"
            elif spot in CAVES and clan.valley.covered & BIT[spot]:
                yield f"{name}: a token on cave {spot}, which is covered"
        for scene, count in Counter(tokens_of(state, seat)).items():
            if count > 1:
                yield f"{name}: {count} tokens of {scene}"


def tokens_of(state: Position, seat: int) -> Iterator[Scene]:
    """All mountain tokens of a seat that are in the game."""
    clan = state.clans[seat]
    yield from (*clan.valley.tokens.values(), *clan.tokens, *clan.used)
    if seat == state.turn:
        yield from (step.token for step in state.steps if isinstance(step, Bonuses) and step.token is not None)


def tribe_tiles(state: Position) -> Iterator[str]:
    """Every tile of the box is in one place."""
    there = Counter(marked(tile, None) for pile in piles(state) for tile in pile)
    there.update(
        Tile(tile.first, tile.second)
        for clan in state.clans
        for tribe in (*clan.valley.abandoned, clan.valley.tribe)
        for tile in tribe
    )
    box = Counter(tiles())
    for tile in sorted({*there, *box}, key=str):
        if there[tile] != box[tile]:
            yield f"{there[tile]} tiles {tile.first}-{tile.second} in all; there are {box[tile]}"


def piles(state: Position) -> Iterator[list[Tile]]:
    """Where tiles can be that are not laid."""
    yield from (state.stack, state.removed)
    for _, pool in state.pools():
        yield pool


def pool_sizes(state: Position) -> Iterator[str]:
    """No pool is too full, and the Common Pool is full while there is a stack."""
    for name, clan in named(state):
        if len(clan.pool) > PERSONAL:
            yield f"{name}: {len(clan.pool)} tiles in the pool; it holds {PERSONAL}"
    taking = bool(state.steps) and isinstance(state.steps[-1], Refilling)
    missing = COMMON - len(state.common)
    if missing < 0 or (state.stack and missing > (len(state.clan.pool) if taking else 0)):
        yield f"{len(state.common)} tiles in the Common Pool, with {len(state.stack)} on the stack; it holds {COMMON}"


def fight_tokens(state: Position) -> Iterator[str]:
    """Fight tokens lie on tiles in pools, three of each seat at most."""
    for tile in (*state.stack, *state.removed):
        if tile.fight is not None:
            yield f"a fight token on {tile.first}-{tile.second}, which is in no pool"
    owners = [tile.fight.seat for _, pool in state.pools() for tile in pool if tile.fight is not None]
    for seat, count in Counter(owners).items():
        if seat not in range(len(state.clans)) or count > FIGHTS:
            yield f"{count} fight tokens of seat {seat}"


def totals(state: Position) -> Iterator[str]:
    """Nothing is below zero, and no more steaks than there are."""
    for name, clan in named(state):
        for total, amount in (("food", clan.food), ("shelter", clan.shelter), ("steaks", clan.steaks)):
            if amount < 0:
                yield f"{name}: {amount} {total}"
    if state.steaks_in_supply < 0:
        yield f"{STEAKS - state.steaks_in_supply} steaks in all; there are {STEAKS}"


def named(state: Position) -> list[tuple[str, Clan]]:
    """Every clan with its tribe."""
    return list(zip(state.tribes, state.clans, strict=True))


GROUPS: tuple[tuple[Callable[[Position], Iterator[str]], ...], ...] = (
    (table,),
    (places, halves, tribes),
    (bears, mountain_tokens, tribe_tiles, pool_sizes, fight_tokens, totals),
    (step_faults,),
)
