"""Setting up: headquarters and warriors in turn, and the goal markers (rulebook, Game Setup)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import TYPE_CHECKING, Any, Literal

from rules.game import Action, Event, Refusal, Seat
from rules.nerthania.actions import Found, PlaceMarker, Settle
from rules.nerthania.asking import Asking, did
from rules.nerthania.ground import WATER, held, put
from rules.nerthania.pieces import Unit
from rules.nerthania.world import BONUS, CAPACITY, FLAT, IN_SECTOR, KINDS, ROUND, SECTOR_OF
from rules.words import Message, Who

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

WARRIORS = 10
AT_HOME = 6
KEPT_FOR_LATER = 2
MARKERS = 3
_MARKS = {number: PlaceMarker(number) for number in SECTOR_OF}

WARRIOR = Unit.WARRIOR

Land = tuple[tuple[int, int], ...]
"""Areas, each with the number of warriors that it holds."""
Pair = tuple[tuple[int, int], tuple[int, int]]
"""Two such areas."""

_TOGETHER: dict[str, dict[int, list[tuple[int, int]]]] = {
    name: {
        sector: [(one, two) for one in areas for two in beside[one] if SECTOR_OF[two] == sector]
        for sector, areas in IN_SECTOR.items()
    }
    for name, beside in (("connected", ROUND), ("closed", FLAT))
}
"""Connected pairs of areas within a sector, by the option for the boundaries."""


@dataclass(slots=True)
class Settling(Asking):
    """A visit to a sector: two connected free areas, each with a warrior or more.

    On the first `visit` (0) the headquarters go to the area chosen first, and at most six warriors to both. Later ones
    keep two warriors for the next; the last one takes all that are left, as far as the areas hold them.
    """

    seat: Seat
    visit: int
    last: bool
    chosen: int | None = None
    step: Literal["settling"] = "settling"

    actions = (Found, Settle)
    section = "2.2"

    def question(self, state: NerthaniaState, seat: Seat) -> Message:
        """Where to; `second` once the first area is chosen."""
        second = "no" if self.chosen is None else "yes"
        return Message("ask-settling", {"visit": self.visit + 1, "second": second, "left": _in_hand(state, seat)})

    def choices(self, state: NerthaniaState, seat: Seat) -> Sequence[Action]:
        """Areas with every number of warriors that leaves a fitting second area."""
        build = Found if self._is_home() else Settle
        return [action for area, numbers in self._places(state).items() for action in _all(build, area, numbers)]

    def _is_home(self) -> bool:
        return self.visit == 0 and self.chosen is None

    def refusal(self, state: NerthaniaState, seat: Seat, action: Any) -> Refusal | None:
        """The headquarters first; free land in an open sector; a number that works out."""
        if isinstance(action, Found) != self._is_home():
            return Refusal(Message("no-choice-here"), "2.2", self.question(state, seat))
        if action.area not in state.areas:
            return Refusal(Message("no-such-area"), "1.1")
        numbers = self._places(state).get(action.area)
        if numbers is None:
            return Refusal(Message("no-settle-place", {"area": action.area}), "2.2")
        if action.warriors not in numbers:
            limits = {"least": numbers[0], "most": numbers[-1]}
            return Refusal(Message("no-settle-number", {"area": action.area, **limits}), "2.2")
        return None

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """Only the second area can be without a choice."""
        return None if self.chosen is None else Asking.proceed(self, state)

    def _places(self, state: NerthaniaState) -> dict[int, range]:
        """Every area to choose from, with the numbers of warriors for it."""
        here = 0 if self.chosen is None else state.areas[self.chosen].army[WARRIOR]
        in_hand = _in_hand(state, self.seat) + here
        least, most = (in_hand, in_hand) if self.last else (2, in_hand - KEPT_FOR_LATER)
        if self.visit == 0:
            most = AT_HOME
        sectors = tuple(self._open_sectors(state))
        return _numbers(state.options.boundaries, sectors, self._free(state), least, most, self.chosen, here)

    def _free(self, state: NerthaniaState) -> Land:
        """The free land, with the number of warriors it holds; the area chosen first still counts."""
        bonus = BONUS[state.nations[self.seat].name]
        return tuple(
            [
                (number, CAPACITY[area.terrain][number] + bonus)
                for number, area in state.areas.items()
                if area.terrain is not WATER and (area.owner is None or number == self.chosen)
            ]
        )

    def _open_sectors(self, state: NerthaniaState) -> list[int]:
        """Where no other headquarters stand; later, where the seat is not yet; always the sector that is begun."""
        if self.chosen is not None:
            return [SECTOR_OF[self.chosen]]
        if self.visit == 0:
            taken = [SECTOR_OF[tribe.headquarters] for tribe in state.nations if tribe.headquarters is not None]
        else:
            taken = [SECTOR_OF[number] for number in held(state, self.seat)]
        return [sector for sector in IN_SECTOR if sector not in taken]

    def play(self, state: NerthaniaState, seat: Seat, action: Found | Settle) -> list[Event]:
        """Put the warriors there; after the second area the visit is over."""
        tribe = state.nations[seat]
        put(state, action.area, seat, Unit.WARRIOR, action.warriors)
        tribe.supply[Unit.WARRIOR] -= action.warriors
        if isinstance(action, Found):
            tribe.headquarters = action.area
        if self.chosen is None:
            self.chosen = action.area
        else:
            state.steps.pop()
        return [did(f"{action.kind}", who=Who(seat), area=action.area, warriors=action.warriors)]


def _pairs(boundaries: str, sectors: tuple[int, ...], land: Land) -> list[Pair]:
    """Connected pairs in the open sectors; where there are none, unconnected ones; else any two areas."""
    free = dict(land)
    connected = _TOGETHER[boundaries]
    found = [pair for sector in sectors for pair in connected[sector] if pair[0] in free and pair[1] in free]
    if not found:
        found = list(permutations([number for number in free if SECTOR_OF[number] in sectors], 2))
    return [((one, free[one]), (two, free[two])) for one, two in found or permutations(free, 2)]


@lru_cache(maxsize=1 << 8)
def _numbers(
    boundaries: str, sectors: tuple[int, ...], land: Land, least: int, most: int, chosen: int | None, here: int
) -> dict[int, range]:
    """The numbers of warriors for each area, so that a pair takes from `least` to `most` together.

    Where no pair has room for `least`, as many as the roomiest have. `here` are those in the area chosen first.
    """
    pairs = _pairs(boundaries, sectors, land)
    space = max([holds + more for (_, holds), (_, more) in pairs])
    least, most = min(least, space), min(most, space)
    roomy = [pair for pair in pairs if pair[0][1] + pair[1][1] >= least]
    if chosen is not None:
        seconds = dict([two for one, two in roomy if one[0] == chosen])
        numbers = {area: range(max(1, least - here), min(holds, most - here) + 1) for area, holds in seconds.items()}
    else:
        partner: dict[tuple[int, int], int] = {}
        for one, two in roomy:
            partner[one] = max(two[1], partner.get(one, 0))
        numbers = {
            area: range(max(1, least - more), min(holds, most - 1) + 1) for (area, holds), more in partner.items()
        }
    return {area: some for area, some in numbers.items() if some}


@lru_cache(maxsize=1 << 10)
def _all(build: type[Found | Settle], area: int, numbers: range) -> tuple[Action, ...]:
    return tuple(build(area, number) for number in numbers)


def _in_hand(state: NerthaniaState, seat: Seat) -> int:
    tribe = state.nations[seat]
    return WARRIORS - (KINDS[tribe.name][Unit.WARRIOR].pieces - tribe.supply[Unit.WARRIOR])


@dataclass(slots=True)
class Marking(Asking):
    """Goal markers: `seat` places one marker of the tribe `owner`, each of a tribe's in another sector (ruling N7)."""

    seat: Seat
    owner: Seat
    step: Literal["marking"] = "marking"

    actions = (PlaceMarker,)
    section = "2.4"

    def question(self, state: NerthaniaState, seat: Seat) -> Message:
        """Whose marker it is."""
        return Message("ask-marking", {"owner": Who(self.owner)})

    def choices(self, state: NerthaniaState, seat: Seat) -> Sequence[Action]:
        """Every area that may take it."""
        return [_MARKS[number] for number in self._open(state)]

    def _open(self, state: NerthaniaState) -> list[int]:
        """Land that its owner does not hold, without headquarters or marker, in a sector without one of these."""
        taken = {area for tribe in state.nations for area in (*tribe.markers, tribe.headquarters)}
        sectors = {SECTOR_OF[area] for area in state.nations[self.owner].markers}
        open_areas = [
            number
            for number, area in state.areas.items()
            if area.terrain is not WATER and area.owner != self.owner and number not in taken
        ]
        apart = [number for number in open_areas if SECTOR_OF[number] not in sectors]
        return apart or open_areas

    def refusal(self, state: NerthaniaState, seat: Seat, action: PlaceMarker) -> Refusal | None:
        """One of these areas."""
        if action.area in self._open(state):
            return None
        return Refusal(Message("no-marker-place", {"area": action.area}), "2.4")

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """There is always a choice."""
        return None

    def play(self, state: NerthaniaState, seat: Seat, action: PlaceMarker) -> list[Event]:
        """Lay it there."""
        state.nations[self.owner].markers.append(action.area)
        state.steps.pop()
        return [did("place-marker", who=Who(seat), owner=Who(self.owner), area=action.area)]


def markings(seats: int, start: Seat) -> list[Marking]:
    """Who places whose markers, in turn. Of three, the left neighbour places two; of two, the opponent all three."""
    away = {4: (1, 2, 3), 3: (2, 1, 2), 2: (1, 1, 1)}[seats]
    order = [(start + place) % seats for place in range(seats)]
    return [Marking(seat, (seat + distance) % seats) for distance in away[:MARKERS] for seat in order]
