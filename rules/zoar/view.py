"""What a viewer of a Zoar table may know: everything but offers that are not revealed yet."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.game import Seat, View
from rules.words import Said


class Good(StrEnum):
    """The two kinds of goods."""

    FOOD = "food"
    METAL = "metal"


FOOD, METAL = Good


class Terrain(StrEnum):
    """What a field is made of (rulings, Board)."""

    DESERT = "desert"
    GRASSLAND = "grassland"
    ROCK = "rock"
    LAKE = "lake"
    ALTAR = "altar"
    CAPITAL = "capital"


class Phase(StrEnum):
    """Where in a turn the game stands."""

    MOVE = "move"
    FIGHT = "fight"
    BUILD = "build"
    INTERVENTION = "intervention"
    OVER = "over"


MOVE, FIGHT, BUILD, INTERVENTION, OVER = Phase


@dataclass(frozen=True, slots=True)
class FieldView:
    """One of the 64 fields. Names run from A1 (top left) to H8 (bottom right): column, then row."""

    name: str
    terrain: Terrain
    tile: int
    """1-12, the face of the d12 that strikes here; 0 on the four home tiles."""
    home: Seat | None
    """On a capital: whose. On an altar: whose relic begins here. None where that corner is not played."""
    good: Good | None
    """The resource lying here now."""
    city: Seat | None
    temple: Seat | None
    ruin: bool
    """A city was destroyed here; nothing is built on it again."""
    armies_of: Seat | None
    armies: int
    """All armies here, the carrier of a relic included."""
    carrier: bool
    """One of these armies carries its owner's relic."""
    leaders: tuple[Seat, ...]
    relics: tuple[Seat, ...]
    """Whose relics lie on the ground here."""
    carrying_leaders: tuple[Seat, ...] = ()
    """Of these leaders, those that carry their own relic, where the option allows it."""
    temple_ruin: bool = False
    """A temple was destroyed here; this does not keep anybody from building."""


@dataclass(frozen=True, slots=True)
class Goods:
    """An amount of each kind."""

    food: int
    metal: int


@dataclass(frozen=True, slots=True)
class TribeView:
    """One seat's board: all of it is public."""

    transit: Goods
    store: Goods
    armies_in_reserve: int
    cities_in_reserve: int
    temples_in_reserve: int
    destroyed: int
    """Foreign cities destroyed, towards victory."""
    ability: bool
    """Whether the tribe's own ability is in play."""
    temples_destroyed: int = 0
    """Foreign temples destroyed; they do not count towards victory."""


@dataclass(frozen=True, slots=True)
class FightView:
    """A fight whose offers are being made. `answered` are the seats that have offered; `own_offer` is the viewer's."""

    attacker: Seat
    defender: Seat
    source: str
    target: str
    answered: tuple[Seat, ...]
    own_offer: int | None


@dataclass(frozen=True, slots=True)
class SavingView:
    """Lightning whose victims are choosing what to save. `answered` are those who have; `own_choice` is the viewer's.

    A choice is the pieces in words; None as long as there is none.
    """

    answered: tuple[Seat, ...]
    own_choice: tuple[Said, ...] | None


@dataclass(frozen=True, slots=True)
class ZoarView(View):
    """The whole table. `fields` run row by row from A1, B1, ... to H8."""

    round: int
    round_limit: int
    """0 is none."""
    cities_to_win: int
    turn: Seat
    phase: Phase
    fields: tuple[FieldView, ...]
    seats: tuple[TribeView, ...]
    supply: Goods
    struck: int | None
    """The tile the lightning hit last, while it is of interest: during the intervention and until the next action."""
    last: tuple[str, ...]
    """The fields that the last action touched, where it came from first."""
    steps: tuple[tuple[str, int], ...]
    """For the seat on turn in its move phase: `leader` and each `army <field>` with its free steps left."""
    bought_steps: int
    fight: FightView | None
    saving: SavingView | None = None
