"""What lies on the table: the options, everybody's camp, the land and its goods, and whose turn it is."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Any, Literal

from annotated_types import Interval

from rules.game import Options, Refusal, Seat, State
from rules.value import value
from rules.words import Message, said
from rules.zoar.board import WrittenLand
from rules.zoar.printed import ARMIES, CITIES, LIMIT, TEMPLES, Price
from rules.zoar.view import FOOD, Good, Phase

TRIBES = ("red", "blue", "yellow", "green")


@value
class ZoarOptions(Options):
    """What a table of Zoar chooses (handbook 8)."""

    layout: Literal["random", "fixed"] = "random"
    collect: Literal["automatic", "by-choice"] = "automatic"
    relic_carrier: Literal["army", "army-or-leader"] = "army"
    city_builder: Literal["leader-or-army", "leader"] = "leader-or-army"
    cities_to_win: Annotated[int, Interval(ge=0, le=6)] = 0
    """0 is as many as the number of players says."""
    round_limit: Annotated[int, Interval(ge=0, le=999)] = 60
    """0 is none."""
    abilities: Literal["on", "only-yellow", "off"] = "on"


class Piece(StrEnum):
    """What an action can name on a field. The carrier is the army that carries its relic; the others are plain."""

    LEADER = "leader"
    CARRIER = "carrier"
    ARMY = "army"
    CITY = "city"


LEADER, CARRIER, ARMY, CITY = Piece


@dataclass(frozen=True, slots=True, order=True)
class Unit:
    """A piece on a field. Pieces of one kind on one field are alike, so that this names any one of them."""

    piece: Piece
    at: str


@functools.cache
def unit(piece: Piece, at: str) -> Unit:
    """The one value for this unit."""
    return Unit(piece, at)


spoken = functools.lru_cache(maxsize=1024, typed=True)(said)
"""What `said` says of a good, a piece or a unit that is on the table: often the same, so that it is kept."""


@dataclass(slots=True)
class Stock:
    """So much of each good."""

    food: int = 0
    metal: int = 0

    def of(self, good: Good) -> int:
        """How much of this good is here."""
        return self.food if good is FOOD else self.metal

    def is_empty(self) -> bool:
        """Whether nothing is here."""
        return not (self.food or self.metal)

    def add(self, good: Good, count: int) -> None:
        """Lay so much more here; less, if negative."""
        if good is FOOD:
            self.food += count
        else:
            self.metal += count


@dataclass(slots=True)
class Camp:
    """All that one seat owns. Pieces are named by the field they stand on; what is not named is in reserve."""

    home: str
    """The capital, where the relic is to be carried."""
    leader: str
    relic: str
    carried_by: Literal["army", "leader"] | None = None
    """Who carries the relic: one of the armies on its field, or the leader there; None where it lies on the ground."""
    armies: list[str] = field(default_factory=list)
    """One entry for each army on the board."""
    cities: list[str] = field(default_factory=list)
    temples: list[str] = field(default_factory=list)
    ruins: list[str] = field(default_factory=list)
    """Where cities of this seat were destroyed; they are out of the game."""
    temple_ruins: list[str] = field(default_factory=list)
    """Where temples of this seat were destroyed; they are in reserve again."""
    transit: Stock = field(default_factory=Stock)
    store: Stock = field(default_factory=Stock)
    destroyed: int = 0
    """Foreign cities this seat has destroyed."""
    temples_destroyed: int = 0

    @property
    def armies_in_reserve(self) -> int:
        """Armies that can be raised."""
        return ARMIES - len(self.armies)

    @property
    def cities_in_reserve(self) -> int:
        """Cities that can be built."""
        return CITIES - len(self.cities) - len(self.ruins)

    @property
    def temples_in_reserve(self) -> int:
        """Temples that can be built, by a tribe that may."""
        return TEMPLES - len(self.temples)

    def raise_army(self, at: str) -> None:
        """An army from the reserve appears on this field."""
        self.armies.append(at)
        self.armies.sort()

    def units(self) -> list[Unit]:
        """The pieces that walk, each kind on each field once: the leader, the carrier, the other armies."""
        found = [unit(LEADER, self.leader)]
        if self.carried_by == "army":
            found.append(unit(CARRIER, self.relic))
        if self.armies:
            found += [unit(ARMY, at) for at in dict.fromkeys(self.plain_armies())]
        return found

    def stands(self) -> Iterable[str]:
        """The fields on which the leader or an army is, each once."""
        return dict.fromkeys((self.leader, *self.armies))

    def plain_armies(self) -> list[str]:
        """Where the armies stand that do not carry the relic."""
        if self.carried_by != "army":
            return self.armies
        plain = self.armies.copy()
        plain.remove(self.relic)
        return plain

    def stands_on(self, at: str) -> bool:
        """Whether the leader or an army is on this field."""
        return at == self.leader or at in self.armies

    def affords(self, price: Price) -> bool:
        """Whether the collection store holds the price."""
        store = self.store
        return (store.food if price.good is FOOD else store.metal) >= price.count


@dataclass(slots=True)
class Position(State):
    """Everything on the table of Zoar. `steps` is what the game waits for, the topmost last."""

    options: ZoarOptions
    land: WrittenLand
    goods: dict[str, Good]
    """The resources that lie on the board."""
    supply: Stock
    camps: list[Camp]
    round: int
    starter: Seat
    """Who begins each round."""
    turn: Seat
    phase: Phase
    steps: list[Any]
    struck: int | None = None
    """The tile that the lightning hit last, until the next move."""
    last: list[str] = field(default_factory=list)
    """The fields that the last action touched."""

    def holder(self, at: str) -> Seat | None:
        """Whose army, city or temple is on this field."""
        for seat, camp in enumerate(self.camps):
            if at in camp.armies or at in camp.cities or at in camp.temples:
                return seat
        return None

    def held_by_others(self, seat: Seat) -> list[str]:
        """The fields with foreign armies, cities or temples, some more than once."""
        held: list[str] = []
        own = self.camps[seat]
        for camp in self.camps:
            if camp is not own:
                held += camp.armies
                held += camp.cities
                held += camp.temples
        return held

    def closed_to(self, seat: Seat) -> frozenset[str]:
        """The fields that the seat's units cannot enter: lakes, foreign capitals, and what others hold (2.2)."""
        return self.land.barred[self.camps[seat].home].union(self.held_by_others(seat))

    def struck_fields(self) -> tuple[str, ...]:
        """The fields of the tile that the lightning hit last."""
        return self.land.squares[self.struck] if self.struck else ()

    def has_ability(self, seat: Seat, tribe: str) -> bool:
        """Whether this seat is that tribe and the table plays with its ability (handbook 7)."""
        if self.tribes[seat] != tribe:
            return False
        abilities = self.options.abilities
        return abilities == "on" or (abilities == "only-yellow" and tribe == "yellow")

    def pay(self, seat: Seat, price: Price, times: int = 1) -> None:
        """The price goes from the collection store to the supply."""
        self.camps[seat].store.add(price.good, -price.count * times)
        self.supply.add(price.good, price.count * times)

    def gather(self, at: str, stock: Stock) -> Good | None:
        """The resource on this field goes into that store, where there is one and room for it; what it was."""
        good = self.goods.get(at)
        if good is None or stock.of(good) >= LIMIT:
            return None
        del self.goods[at]
        stock.add(good, 1)
        return good


def too_dear(price: Price, section: str) -> Refusal:
    """The collection store does not hold the price."""
    return Refusal(
        Message("no-means", {"good": Message(f"good-{price.good}"), "count": price.count}),
        section=section,
        instead=Message("instead-collect"),
    )
