"""What lies on the table: the options, everybody's valley, pool and totals, the tiles to come, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from rules.game import Options, Seat, State
from rules.sapiens.board import CAVES, Board, Lie, board
from rules.sapiens.printed import BEARS, FIGHTS, STEAKS
from rules.sapiens.view import Direction, Link, Scene, Tile, Touched
from rules.words import Who

TRIBES = ("red", "blue", "yellow", "green")

FALLS = ("west", "east")
"""The waterfalls, where the last two mountain tokens of a valley lie."""
SPOTS = CAVES + FALLS


class SapiensOptions(Options):
    """What a table of Sapiens chooses (handbook 10)."""

    bear_counts_caves: bool = False


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile in a valley: its first scene lies on `at`, its second beside it, to the `turn`."""

    tile: Tile
    at: str
    turn: Direction


@dataclass(slots=True)
class Valley:
    """What lies in one seat's valley."""

    left: str
    right: str
    """The faces that it is put together from, for example `L1a` and `R3b`."""
    tokens: dict[str, Scene]
    """The mountain tokens still on caves I to VI and on the waterfalls `west` and `east`."""
    tribe: list[Laid] = field(default_factory=list)
    """The tiles of the active tribe in the order they were laid."""
    abandoned: list[list[Laid]] = field(default_factory=list)
    """The tribes that came to a dead end."""
    bears: list[str] = field(default_factory=list)

    @property
    def board(self) -> Board:
        """What is printed on the two faces."""
        return board(self.left, self.right)

    def lie(self, laid: Laid) -> Lie:
        """How this tile lies."""
        return self.board.lies[laid.at][laid.turn]

    def halves(self, tribe: list[Laid]) -> Iterator[tuple[Scene, str]]:
        """Each scene of these tiles and where it lies."""
        lies = self.board.lies
        for laid in tribe:
            yield laid.tile.first, laid.at
            yield laid.tile.second, lies[laid.at][laid.turn].beyond

    def under(self, *tribes: list[Laid]) -> int:
        """The places under these tribes."""
        lies, places = self.board.lies, 0
        for tribe in tribes:
            for laid in tribe:
                places |= lies[laid.at][laid.turn].places
        return places

    def covered(self) -> int:
        """The places under a tile."""
        return self.under(self.tribe, *self.abandoned)


@dataclass(slots=True)
class Clan:
    """All that one seat owns."""

    valley: Valley
    pool: list[Tile]
    food: int = 0
    shelter: int = 0
    tokens: list[Scene] = field(default_factory=list)
    """Mountain tokens gained and not yet played."""
    used: list[Scene] = field(default_factory=list)
    """Mountain tokens played."""
    steaks: int = 0


@dataclass(slots=True)
class Position(State):
    """Everything on the table of Sapiens. `steps` is what the game waits for, the topmost last."""

    options: SapiensOptions
    clans: list[Clan]
    common: list[Tile]
    stack: list[Tile]
    """Face down, the next tile last."""
    removed: list[Tile]
    """Out of the game: unseen before the start, openly since."""
    round: int
    starter: Seat
    """Who begins each round."""
    turn: Seat
    steps: list[Any]
    token_played: bool = False
    """The seat on turn has played its mountain token of this turn."""
    links: list[Link] = field(default_factory=list)
    """What the tile laid last links."""
    last: list[Touched] = field(default_factory=list)
    """The places touched last: by a tile, by a bear."""

    @property
    def clan(self) -> Clan:
        """The clan on turn."""
        return self.clans[self.turn]

    @property
    def steaks_in_supply(self) -> int:
        """Steaks that nobody holds."""
        return STEAKS - sum(clan.steaks for clan in self.clans)

    @property
    def bears_in_supply(self) -> int:
        """Bears that are in no valley."""
        return BEARS - sum(len(clan.valley.bears) for clan in self.clans)

    def pools(self) -> Iterator[tuple[Who | None, list[Tile]]]:
        """The Personal Pools by seat, then the Common Pool."""
        for seat, clan in enumerate(self.clans):
            yield Who(seat), clan.pool
        yield None, self.common

    def fights_in_hand(self, seat: Seat) -> int:
        """The fight tokens of this seat that lie on no tile."""
        marks = [tile.fight.seat for _, pool in self.pools() for tile in pool if tile.fight is not None]
        return FIGHTS - marks.count(seat)

    def remove(self, tile: Tile) -> None:
        """This tile leaves the game; a fight token on it goes back to its owner."""
        self.removed.append(bare(tile))


def bare(tile: Tile) -> Tile:
    """The tile without a fight token."""
    return replace(tile, fight=None) if tile.fight is not None else tile
