"""What lies on the table: the options, everybody's valley, pool and totals, the tiles to come, and whose turn it is."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from rules.game import Options, Seat, State
from rules.sapiens.printed import BEARS, FIGHTS, STEAKS
from rules.sapiens.valley import Valley
from rules.sapiens.view import Link, Scene, Tile, Touched
from rules.value import value
from rules.words import Who

TRIBES = ("red", "blue", "yellow", "green")


@value
class SapiensOptions(Options):
    """What a table of Sapiens chooses (handbook 10)."""

    bear_counts_caves: bool = False


@functools.cache
def who(seat: Seat) -> Who:
    """The one value for this seat."""
    return Who(seat)


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

    def pools(self) -> Iterator[tuple[Seat | None, list[Tile]]]:
        """The Personal Pools by seat, then the Common Pool."""
        for seat, clan in enumerate(self.clans):
            yield seat, clan.pool
        yield None, self.common

    def fights_in_hand(self, seat: Seat) -> int:
        """The fight tokens of this seat that lie on no tile."""
        marks = [tile.fight.seat for _, pool in self.pools() for tile in pool if tile.fight is not None]
        return FIGHTS - marks.count(seat)

    def remove(self, tile: Tile) -> None:
        """This tile leaves the game; a fight token on it goes back to its owner."""
        self.removed.append(marked(tile, None))


@functools.cache
def marked(tile: Tile, owner: Who | None) -> Tile:
    """The one value for this tile with that owner's fight token on it, or with none."""
    return replace(tile, fight=owner)
