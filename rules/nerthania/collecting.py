"""Silver and Tectonium: the first action, and the income at the end of a round (rulebook 3.1 action 1, 3.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Literal

from rules.game import Action, Event, Refusal, Seat
from rules.nerthania.actions import Collect, Done, Exchange
from rules.nerthania.asking import Asking, did
from rules.nerthania.ground import WATER, Holdings, held, neighbours
from rules.nerthania.pieces import Building, Terrain
from rules.nerthania.world import ANIMALS, IN_SECTOR, MAP, SECTOR_OF
from rules.words import Message, Who

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

GRASS, MOUNTAIN = Terrain.GRASS, Terrain.MOUNTAIN
HUNTING_LODGE, FISHING_HUT = Building.HUNTING_LODGE, Building.FISHING_HUT

MOST_SILVER = 32
AT_ONCE = 3
CARDS_GIVEN = 2
_collect = lru_cache(maxsize=1 << 12)(Collect)
SILVER_FOR_CARDS = 5


def choices(state: NerthaniaState, seat: Seat, mine: Holdings) -> Sequence[Action]:
    """Three own areas of each sector, or all of them where there are fewer (ruling N28)."""
    found: list[Action] = []
    for numbers in mine.values():
        found += _collects(tuple(numbers))
    return found


@lru_cache(maxsize=1 << 12)
def _collects(mine: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple([_collect(some) for some in combinations(mine, min(AT_ONCE, len(mine)))])


def refusal(state: NerthaniaState, seat: Seat, action: Collect) -> Refusal | None:
    """Own areas, of one sector, three or all that are there."""
    areas = state.areas
    if not action.areas or not areas.keys() >= set(action.areas):
        return Refusal(Message("no-such-area"), "1.1")
    sector = SECTOR_OF[action.areas[0]]
    mine = tuple([number for number in IN_SECTOR[sector] if areas[number].owner == seat])
    return None if action in _collects(mine) else _no_collection(state, seat, action, min(AT_ONCE, len(mine)))


def _no_collection(state: NerthaniaState, seat: Seat, action: Collect, wanted: int) -> Refusal:
    if {state.areas[number].owner for number in action.areas} != {seat}:
        return Refusal(Message("no-collect-foreign"), "4.1")
    if len({SECTOR_OF[number] for number in action.areas}) > 1:
        return Refusal(Message("no-collect-sectors"), "4.1")
    return Refusal(Message("no-collect-number", {"number": wanted}), "4.1")


def play(state: NerthaniaState, seat: Seat, action: Collect) -> list[Event]:
    """Take the yield; who has two conquest cards is asked whether to exchange them."""
    tribe = state.nations[seat]
    mountains = sum([state.areas[number].terrain is MOUNTAIN for number in action.areas])
    tectonium = min(mountains, tectonium_left(state))
    tribe.tectonium += tectonium
    silver = gain(state, seat, harvest(state, seat, action.areas))
    if len(tribe.conquests) >= CARDS_GIVEN:
        state.steps.append(Exchanging(seat))
    return [did("collect", who=Who(seat), areas=action.areas, silver=silver, tectonium=tectonium)]


def income(state: NerthaniaState) -> list[Event]:
    """The silver of all areas of everybody, at the end of a round; Tectonium comes by the action only."""
    seats = range(len(state.tribes))
    mine: dict[int | None, list[int]] = {seat: [] for seat in seats}
    for number, area in state.areas.items():
        if area.owner in mine:
            mine[area.owner].append(number)
    return [did("income", who=Who(seat), silver=gain(state, seat, harvest(state, seat, mine[seat]))) for seat in seats]


def harvest(state: NerthaniaState, seat: Seat, areas: Iterable[int]) -> int:
    """Silver of grassland, hunted animals, and the best water to fish in beside any own area."""
    buildings = state.nations[seat].buildings
    hunting = HUNTING_LODGE in buildings
    silver = 0
    for number in areas:
        area = state.areas[number]
        if area.terrain is GRASS:
            silver += area.silver
        if hunting and number in ANIMALS[area.terrain]:
            silver += 1
    return silver + (_best_catch(state, seat) if FISHING_HUT in buildings else 0)


def gain(state: NerthaniaState, seat: Seat, silver: int) -> int:
    """Add silver up to the most a tribe may have; gives what was really added."""
    tribe = state.nations[seat]
    added = min(silver, MOST_SILVER - tribe.silver)
    tribe.silver += added
    return added


def tectonium_left(state: NerthaniaState) -> int:
    """What the supply still holds."""
    return MAP.tectonium - sum([tribe.tectonium for tribe in state.nations])


def _best_catch(state: NerthaniaState, seat: Seat) -> int:
    beside = neighbours(state)
    areas = state.areas
    near = {water for number in held(state, seat) for water in beside[number]}
    return max([areas[water].silver for water in near if areas[water].terrain is WATER], default=0)


@dataclass(slots=True)
class Exchanging(Asking):
    """While collecting: two conquest cards for five silver, as often as one likes (rulebook, action 1)."""

    seat: Seat
    step: Literal["exchanging"] = "exchanging"

    actions = (Exchange, Done)
    ask = "ask-exchanging"
    section = "4.1"

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """Exchange while there are two cards, or not."""
        enough = len(state.nations[seat].conquests) >= CARDS_GIVEN
        return [Exchange(), Done()] if enough else [Done()]

    def play(self, state: NerthaniaState, seat: Seat, action: Exchange | Done) -> list[Event]:
        """The cards go under the deck."""
        if isinstance(action, Done):
            state.steps.pop()
            return []
        tribe = state.nations[seat]
        state.deck += tribe.conquests[:CARDS_GIVEN]
        del tribe.conquests[:CARDS_GIVEN]
        return [did("exchange", who=Who(seat), silver=gain(state, seat, SILVER_FOR_CARDS))]
