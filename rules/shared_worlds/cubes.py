"""Cubes: which can be used, how something can be paid, what is lent and borrowed, and how all goes home. Handbook 3."""

from __future__ import annotations

import functools
import itertools
from collections import Counter
from collections.abc import Sequence

from rules.game import Event, Refusal, Seat
from rules.shared_worlds.cards import Box, Colour, buildings, cards
from rules.shared_worlds.pieces import Cubes
from rules.shared_worlds.state import HAND_PER_CUBE, Loan, Place, Position, site, who
from rules.shared_worlds.values import guarded
from rules.steps import refuse, tell

Stock = tuple[tuple[str, int], ...]
"""So many cubes on each of these buildings."""
Payment = tuple[Cubes, ...]


def purse(state: Position, seat: Seat) -> Stock:
    """What a seat can use: cubes on its buildings, lent ones among them, and borrowed ones that it holds."""
    places = state.players[seat].places
    loans = [loan for loan in state.loans if loan.holder == seat and not loan.spent] if state.loans else None
    if not loans:
        return tuple([(place.building, place.cubes) for place in places if place.cubes])
    found = [(place.building, place.cubes + lent_to(state, place)) for place in places]
    held = Counter(loan.home for loan in loans if loan.on is None)
    return tuple(item for item in (*found, *sorted(held.items())) if item[1])


def abroad(state: Position, seat: Seat) -> Stock:
    """What could be borrowed with Workers: cubes on others' buildings, but not where that is prevented (R43)."""
    unguarded = not state.lasting and not state.options.building_abilities
    return tuple(
        [
            (place.building, place.cubes)
            for other, player in enumerate(state.players)
            if other != seat and player.alive
            for place in player.places
            if place.cubes and ((unguarded and not place.attachments) or not guarded(state, place, "borrow"))
        ]
    )


def lent_to(state: Position, place: Place) -> int:
    """Cubes lent by others that can be used from this building."""
    return sum(loan.on == place.building and not loan.spent for loan in state.loans)


def is_held(loan: Loan, seat: Seat) -> bool:
    """Whether this seat has borrowed the cube and may still use it."""
    return loan.holder == seat and loan.on is None and not loan.spent


def borrowing(hand: int, others: int = 0) -> int:
    """How many cubes can be borrowed for a card, with so many cards in hand besides it, some needed for others."""
    return max(0, (hand - others) // HAND_PER_CUBE)


class Means:
    """What a seat can pay with at this moment: looked up once, to see about many cards."""

    __slots__ = ("_foreign", "_seat", "_state", "hand", "own")

    def __init__(self, state: Position, seat: Seat) -> None:
        self.own = purse(state, seat)
        self.hand = len(state.players[seat].hand)
        self._state, self._seat = state, seat
        self._foreign: Stock | None = None

    @property
    def foreign(self) -> Stock:
        """What could be borrowed with Workers; looked for only when it is needed."""
        if self._foreign is None:
            self._foreign = abroad(self._state, self._seat)
        return self._foreign

    def payments(self, cost: Price, beside: int = -1) -> tuple[Payment, ...]:
        """Every way to pay, as in `payments`. `beside` are the hand cards that could be Workers."""
        mine = own_ways(cost, self.own)
        if mine:
            return mine
        missing = shortage(cost, self.own)
        return () if missing > borrowing(beside) else ways(cost, self.own, self.foreign, missing)


Price = tuple[int, ...]
"""How many boxes of each colour, and last how many of any."""


@functools.cache
def price(cost: tuple[Box, ...]) -> Price:
    """The boxes of a cost, counted."""
    return (*(cost.count(Box(colour.value)) for colour in Colour), cost.count(Box.ANY))


@functools.cache
def price_of(card: str) -> Price:
    """The boxes of the cost of a card."""
    return price(cards()[card].cost)


@functools.cache
def colour_of(building: str) -> int:
    """The place of its colour in a price."""
    return list(Colour).index(buildings()[building].colour)


def payments(cost: Price, own: Stock, foreign: Stock, most: int) -> tuple[Payment, ...]:
    """Every way to pay: with own cubes alone where that is possible, else with as few borrowed ones as needed.

    `most` is how many can be borrowed. Empty when it cannot be paid.
    """
    mine = own_ways(cost, own)
    if mine:
        return mine
    missing = shortage(cost, own)
    return () if missing > most else ways(cost, own, foreign, missing)


def ways(cost: Price, own: Stock, foreign: Stock, missing: int) -> tuple[Payment, ...]:
    """Every way to pay with so many borrowed cubes. Cubes beyond what is paid make no difference, and are not told."""
    return _ways(cost, at_most(sum(cost) - missing, own), at_most(missing, foreign), missing)


@functools.lru_cache(maxsize=20_000)
def own_ways(cost: Price, own: Stock) -> tuple[Payment, ...]:
    """Every way to pay with own cubes alone."""
    return () if shortage(cost, own) else ways(cost, own, (), 0)


def at_most(number: int, stock: Stock) -> Stock:
    """So many cubes of each building, and no more."""
    return tuple([(building, cubes if cubes < number else number) for building, cubes in stock])


@functools.lru_cache(maxsize=20_000)
def _ways(cost: Price, own: Stock, foreign: Stock, missing: int) -> tuple[Payment, ...]:
    """Every way to pay with so many borrowed cubes."""
    borrowed = [(theirs, _colours(theirs)) for theirs in _parts(foreign, missing)]
    found: dict[Payment, None] = {}
    for mine in _parts(own, sum(cost) - missing):
        there = _colours(mine)
        for theirs, more in borrowed:
            if _fits(cost, there, more):
                found[_together(mine, theirs)] = None
    return tuple(found)


@functools.lru_cache(maxsize=20_000)
def shortage(cost: Price, own: Stock) -> int:
    """How many boxes stay empty after using all one can of one's own."""
    there = _colours(own)
    missing = spare = 0
    for needed, number in zip(cost, there, strict=False):
        if number < needed:
            missing += needed - number
        else:
            spare += number - needed
    return missing + max(0, cost[-1] - spare)


@functools.lru_cache(maxsize=20_000)
def _colours(stock: Stock) -> tuple[int, ...]:
    found = [0] * len(Colour)
    for building, number in stock:
        found[colour_of(building)] += number
    return tuple(found)


def _fits(cost: Price, there: tuple[int, ...], more: tuple[int, ...]) -> bool:
    """Whether so many cubes of each colour and so many more, as many as there are boxes, pay for all of them."""
    for needed, one, other in zip(cost, there, more, strict=False):  # noqa: SIM110 — every way to pay passes here
        if one + other < needed:
            return False
    return True


@functools.lru_cache(maxsize=20_000)
def _parts(stock: Stock, number: int) -> tuple[Stock, ...]:
    """Every way to take so many cubes of these."""
    return tuple(
        tuple((building, count) for (building, _), count in zip(stock, counts, strict=True) if count)
        for counts in itertools.product(*(range(min(number, there), -1, -1) for _, there in stock))
        if sum(counts) == number
    )


def _together(mine: Stock, theirs: Stock) -> Payment:
    found = dict(mine)
    for building, number in theirs:
        found[building] = found.get(building, 0) + number
    return tuple([cubes_of(found[building], building) for building in buildings() if building in found])


@functools.cache
def cubes_of(number: int, building: str) -> Cubes:
    """The one value for so many cubes of this building."""
    return Cubes(number, site(building))


def pays(state: Position, seat: Seat, cost: Price, pay: Payment, *, beside: int = -1) -> Refusal | None:
    """Whether this pays for it. `beside` are the hand cards that could be Workers; below 0, nothing can be borrowed."""
    means = Means(state, seat)
    ways = means.payments(cost, beside)
    if pay in ways:
        return None
    if ways:
        return refuse("no-payment", "3.2")
    return refuse("no-cubes", "3.2" if beside < 0 else "3.3", missing=shortage(cost, means.own))


def spend(state: Position, seat: Seat, pay: Payment) -> list[str]:
    """Pay. Lent cubes go first. The buildings from which cubes were borrowed with Workers, one for each cube."""
    player = state.players[seat]
    borrowed: list[str] = []
    for cubes in pay:
        place = player.place(cubes.building.id)
        for _ in range(cubes.number):
            loan = _ready(state, seat, cubes.building.id)
            if loan is not None:
                loan.spent = True
            elif place is not None:
                place.cubes -= 1
                player.used += 1
            else:
                borrow(state, seat, cubes.building.id).spent = True
                borrowed.append(cubes.building.id)
    return borrowed


def _ready(state: Position, seat: Seat, building: str) -> Loan | None:
    """A lent cube on this own building, or a borrowed one from that building, not yet spent."""
    for loan in state.loans:
        if loan.holder == seat and not loan.spent and (loan.on or loan.home) == building:
            return loan
    return None


def borrow(state: Position, seat: Seat, building: str) -> Loan:
    """A cube leaves somebody else's building for this seat to use."""
    found = state.place(building)
    assert found is not None
    owner, place = found
    place.cubes -= 1
    loan = Loan(owner, building, seat, in_combat=any(step.step == "combat" for step in state.steps))
    state.loans.append(loan)
    return loan


def go_home(state: Position, loans: Sequence[Loan]) -> list[Event]:
    """These cubes are back on the buildings from which they came; the cube of somebody who is gone is gone, too."""
    events = []
    for loan in loans:
        state.loans.remove(loan)
        place = state.players[loan.owner].place(loan.home)
        if place is not None:
            place.cubes += 1
            events.append(tell("did-return-cube", who=who(loan.owner), building=site(loan.home).said()))
    return events


def phase_is_over(state: Position, *, combat: bool) -> list[Event]:
    """3.3: borrowed cubes that were not spent in their phase go home."""
    if not state.loans:
        return []
    return go_home(
        state, [loan for loan in state.loans if loan.on is None and not loan.spent and (loan.in_combat or not combat)]
    )


def gain(state: Position, seat: Seat, number: int) -> list[Event]:
    """3.5: so many cubes from the supply to the used pool."""
    player = state.players[seat]
    player.used += number
    player.cubes += number
    return [tell("did-gain", who=who(seat), cubes=number)]


def wealth(state: Position, seat: Seat) -> int:
    """The own cubes that count for Prosperity: all but those on units (R15)."""
    return state.players[seat].cubes - armed(state, seat)


def armed(state: Position, seat: Seat) -> int:
    """The cubes on this seat's units."""
    return sum(unit.power for unit in state.players[seat].lanes if unit is not None)
