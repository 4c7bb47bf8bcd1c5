"""What a viewer of a Sapiens table may know: everything but the order of the stack and the tiles removed unseen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.game import Seat, View
from rules.words import Who


class Scene(StrEnum):
    """The eight scenes of a tribe's life (rulings, Components)."""

    FEAST = "feast"
    PICKING = "picking"
    RITUAL = "ritual"
    FIGHT = "fight"
    WATER = "water"
    CAMP = "camp"
    HUNT = "hunt"
    FIRE = "fire"


FEAST, PICKING, RITUAL, FIGHT, WATER, CAMP, HUNT, FIRE = Scene


class Terrain(StrEnum):
    """What a square of a valley is."""

    FOREST = "forest"
    PLAIN = "plain"


class Direction(StrEnum):
    """Where a tile's second half lies, seen from its first; also a side of the valley."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"


NORTH, EAST, SOUTH, WEST = Direction


class Total(StrEnum):
    """The two totals of a seat."""

    FOOD = "food"
    SHELTER = "shelter"


class Phase(StrEnum):
    """Where in a turn the game stands."""

    FIRST_TILE = "first-tile"
    TILE = "tile"
    NEW_TRIBE = "new-tribe"
    NO_CAVE = "no-cave"
    BONUS = "bonus"
    TOKEN = "token"
    REFILL = "refill"
    CLEAR = "clear"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Tile:
    """A tribe tile in a pool: its two scenes, in the order of `Scene`, and whose fight token lies on it.

    Tiles with the same scenes and token are alike: no rule tells them apart.
    """

    first: Scene
    second: Scene
    fight: Who | None = None


@dataclass(frozen=True, slots=True)
class PoolTile:
    """A tile and the pool it lies in: whose, or None for the Common Pool."""

    owner: Who | None
    tile: Tile


@dataclass(frozen=True, slots=True)
class SquareView:
    """One of a valley's 40 squares. Names run A1 (top left) to H5 (bottom right): the letter is the column."""

    name: str
    terrain: Terrain
    food: int
    bear: bool


@dataclass(frozen=True, slots=True)
class CaveView:
    """One of a valley's six caves, outside the squares on its rim. Names I to VI run clockwise from the top left."""

    name: str
    side: Direction
    """The side of the valley it lies on."""
    square: str
    """The square in front of it."""
    higher: int
    """Shelter while its mountain token lies there."""
    lower: int
    """Shelter without the token, and for a new tribe after a dead end."""
    token: Scene | None
    covered: bool
    """Half a tile lies on it."""


@dataclass(frozen=True, slots=True)
class FallsView:
    """One of the two waterfalls, beyond the top left (west) or top right (east) corner, and its token."""

    side: Direction
    token: Scene | None


@dataclass(frozen=True, slots=True)
class LaidView:
    """A tile in the valley: the first scene lies on `at`, the second on `beyond`, which is to the `turn` of it."""

    first: Scene
    second: Scene
    at: str
    turn: Direction
    beyond: str
    tribe: int
    """Which of the seat's tribes it belongs to, from 1."""
    abandoned: bool
    """Face down: the tribe has come to a dead end."""


@dataclass(frozen=True, slots=True)
class Link:
    """Two halves side by side with the same scene: the half laid last, on `at`, and its neighbour on `to`."""

    seat: Seat
    scene: Scene
    at: str
    to: str


@dataclass(frozen=True, slots=True)
class ValleyView:
    """One seat's valley. `squares` run row by row from A1, `laid` in the order the tiles were laid."""

    left: str
    right: str
    """The names of the two faces it is put together from."""
    squares: tuple[SquareView, ...]
    caves: tuple[CaveView, ...]
    falls: tuple[FallsView, ...]
    laid: tuple[LaidView, ...]


@dataclass(frozen=True, slots=True)
class ClanView:
    """One seat's side of the table: all of it is public."""

    valley: ValleyView
    pool: tuple[Tile, ...]
    food: int
    shelter: int
    counts: Total | None
    """The lower total, the one that counts at the end; None while both are equal."""
    tokens: tuple[Scene, ...]
    """Mountain tokens gained and not yet played."""
    used: tuple[Scene, ...]
    """Mountain tokens played."""
    steaks: int
    fights: int
    """Fight tokens in hand."""
    tribes: int
    """Tribes so far: those before the last were abandoned."""


@dataclass(frozen=True, slots=True)
class Touched:
    """A square or cave that the last action touched, and in whose valley."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class SapiensView(View):
    """The whole table."""

    round: int
    start: Seat
    """Who began, and after whose turns a round is counted."""
    turn: Seat
    phase: Phase
    clans: tuple[ClanView, ...]
    common: tuple[Tile, ...]
    stack: int
    """Tiles face down on the stack."""
    steaks: int
    bears: int
    """What is left in the common supply."""
    last_round: bool
    """Common Pool and stack are empty: the game ends with this table round."""
    pending: tuple[Scene, ...]
    """The bonuses that the seat on turn may still use now."""
    token_played: bool
    """The seat on turn has played its mountain token of this turn."""
    last: tuple[Touched, ...]
    """The places touched last, in whosever valley: by a tile, by a bear."""
    links: tuple[Link, ...]
    """What the tile laid last links."""
