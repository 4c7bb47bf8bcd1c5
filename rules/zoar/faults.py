"""What makes a position of Zoar impossible. Hand-made positions are told all of it, in plain English."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from rules.game import UnfitTable
from rules.zoar import victory
from rules.zoar.board import FIELDS, YIELD, homes
from rules.zoar.printed import ARMIES, CITIES, GOODS, LIMIT, TEMPLES
from rules.zoar.setup import check_table
from rules.zoar.state import Camp, Position, Stock
from rules.zoar.step_faults import step_faults
from rules.zoar.view import FOOD, INTERVENTION, METAL, OVER, Terrain


def faults(state: Position) -> tuple[str, ...]:
    """Every impossibility. Each group of checks is made only if the ones before it found nothing."""
    for checks in GROUPS:
        found = tuple(fault for check in checks for fault in check(state))
        if found:
            return found
    return ()


def table(state: Position) -> Iterator[str]:
    """Two to four different tribes with a camp each, and a turn of one of them."""
    seats = len(state.tribes)
    try:
        check_table(state.tribes, state.options)
    except UnfitTable as unfit:
        yield f"tribes {', '.join(state.tribes)} with {state.options.cities_to_win} cities to win: {unfit.why.id}"
    if len(state.camps) != seats:
        yield f"{len(state.camps)} camps for {seats} tribes"
    for name, seat in (("turn", state.turn), ("starter", state.starter)):
        if seat not in range(seats):
            yield f"{name} is {seat}; the seats are 0 to {seats - 1}"


def places(state: Position) -> Iterator[str]:
    """Everything is on a field that exists; tiles 1 to 12 can be struck."""
    for name, camp in named(state):
        for at in (camp.home, camp.leader, camp.relic, *built_or_lost(camp), *camp.armies):
            if at not in FIELDS:
                yield f"{name}: there is no field {at!r}"
    for at in (*state.goods, *state.last):
        if at not in FIELDS:
            yield f"there is no field {at!r}"
    if state.struck is not None and state.struck not in range(1, 13):
        yield f"struck is {state.struck}; tiles are 1 to 12"


def pieces(state: Position) -> Iterator[str]:
    """No more pieces than there are in the box."""
    for seat, (name, camp) in enumerate(named(state)):
        if camp.home != homes(len(state.camps))[seat]:
            yield f"{name}: its home is {homes(len(state.camps))[seat]}, not {camp.home}"
        if len(camp.armies) > ARMIES:
            yield f"{name}: {len(camp.armies)} armies; there are {ARMIES}"
        if len(camp.cities) + len(camp.ruins) > CITIES:
            yield f"{name}: {len(camp.cities)} cities and {len(camp.ruins)} ruins; there are {CITIES} cities"
        if len(camp.temples) > TEMPLES:
            yield f"{name}: {len(camp.temples)} temples; there are {TEMPLES}"
        if (camp.temples or camp.temple_ruins) and not state.has_ability(seat, "yellow"):
            yield f"{name}: has temples, which only yellow builds, if its ability is on"


def ground(state: Position) -> Iterator[str]:
    """Nothing on lakes or in foreign capitals; buildings only where one can build, one on a field."""
    for name, camp in named(state):
        for at in dict.fromkeys((camp.leader, camp.relic, *camp.armies)):
            if at in state.land.barred[camp.home]:
                yield f"{name}: nobody can be on {at}, a lake or a foreign capital"
        for at in dict.fromkeys(built_or_lost(camp)):
            if state.land.terrain[at] in (Terrain.LAKE, Terrain.ALTAR, Terrain.CAPITAL):
                yield f"{name}: nothing can be built on {at}, {state.land.terrain[at]}"
    buildings = Counter(at for camp in state.camps for at in (*camp.cities, *camp.temples, *camp.ruins))
    for at, count in buildings.items():
        if count > 1:
            yield f"{count} cities, temples or ruins of cities on {at}"


def company(state: Position) -> Iterator[str]:
    """Armies, cities and temples of different tribes never share a field."""
    holders = Counter(at for camp in state.camps for at in {*camp.armies, *camp.cities, *camp.temples})
    for at, count in holders.items():
        if count > 1:
            yield f"{count} tribes hold {at}"


def relics(state: Position) -> Iterator[str]:
    """A carried relic has its carrier on the same field."""
    for name, camp in named(state):
        if camp.carried_by == "army" and camp.relic not in camp.armies:
            yield f"{name}: the relic is carried on {camp.relic}, where no army is"
        if camp.carried_by == "leader" and camp.relic != camp.leader:
            yield f"{name}: the relic is carried on {camp.relic}, where the leader is not"
        if camp.carried_by == "leader" and state.options.relic_carrier == "army":
            yield f"{name}: leaders carry no relics at this table"


def goods(state: Position) -> Iterator[str]:
    """Goods lie where they grow, fit into the stores, and are as many as there are in the box."""
    for at, good in state.goods.items():
        if YIELD.get(state.land.terrain[at]) is not good:
            yield f"{good} on {at}, which is {state.land.terrain[at]}"
    for name, camp in named(state):
        for where, stock in (("store", camp.store), ("transit", camp.transit)):
            yield from too_much(f"{name}: {where}", stock, LIMIT)
    yield from too_much("supply", state.supply, max(GOODS.values()))
    for good in (FOOD, METAL):
        stocks = [state.supply, *(stock for camp in state.camps for stock in (camp.store, camp.transit))]
        total = sum(stock.of(good) for stock in stocks) + list(state.goods.values()).count(good)
        if total != GOODS[good]:
            yield f"{total} {good} in all; there are {GOODS[good]}"


def too_much(name: str, stock: Stock, most: int) -> Iterator[str]:
    """An amount that cannot be."""
    for good in (FOOD, METAL):
        if stock.of(good) not in range(most + 1):
            yield f"{name} has {stock.of(good)} {good}; 0 to {most} is possible"


def transit(state: Position) -> Iterator[str]:
    """The transit store is in use only from a seat's move until it has stored its goods."""
    for seat, (name, camp) in enumerate(named(state)):
        in_use = seat == state.turn and state.phase is not INTERVENTION
        if not in_use and not camp.transit.is_empty():
            yield f"{name}: goods in the transit store, which is empty at this time"


def markers(state: Position) -> Iterator[str]:
    """Every ruin of a city was somebody else's deed."""
    lost = [len(camp.ruins) for camp in state.camps]
    for (name, camp), own in zip(named(state), lost, strict=True):
        if camp.destroyed not in range(sum(lost) - own + 1):
            yield f"{name}: {camp.destroyed} foreign cities destroyed, but others have {sum(lost) - own} ruins"
        if camp.temples_destroyed < 0:
            yield f"{name}: {camp.temples_destroyed} temples destroyed"
    if sum(camp.destroyed for camp in state.camps) != sum(lost):
        yield f"{sum(camp.destroyed for camp in state.camps)} cities destroyed, but {sum(lost)} ruins"
    if sum(camp.temples_destroyed for camp in state.camps) < sum(len(camp.temple_ruins) for camp in state.camps):
        yield "more ruins of temples than temples destroyed"


def progress(state: Position) -> Iterator[str]:
    """The game goes on until somebody on turn has won or the rounds are over."""
    limit = state.options.round_limit
    if state.round < 1 or (limit and state.round > limit):
        yield f"round {state.round} of {limit or 'any number'}"
    for seat, (name, camp) in enumerate(named(state)):
        won = camp.relic == camp.home or camp.destroyed >= victory.cities_to_win(state)
        if won and (seat != state.turn or state.phase is not OVER):
            yield f"{name} has won already"
    if state.phase is OVER and not victory.reached(state) and state.round != limit:
        yield "the game is over, but nobody has won"


def named(state: Position) -> list[tuple[str, Camp]]:
    """Every camp with its tribe."""
    return list(zip(state.tribes, state.camps, strict=True))


def built_or_lost(camp: Camp) -> tuple[str, ...]:
    """Where the camp has or had a building."""
    return (*camp.cities, *camp.temples, *camp.ruins, *camp.temple_ruins)


GROUPS: tuple[tuple[Callable[[Position], Iterator[str]], ...], ...] = (
    (table,),
    (places,),
    (pieces, ground, company, relics, goods, transit, markers),
    (progress,),
    (step_faults,),
)
