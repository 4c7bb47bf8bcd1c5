"""Setting up: headquarters and warriors in turn, and the goal markers (rulebook, Game Setup)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

from rules.game import Action, Event, Refusal, Seat
from rules.nerthania.actions import Found, PlaceMarker, Settle
from rules.nerthania.asking import Asking, did
from rules.nerthania.free_land import Limits, Region, firsts, joined, region, seconds
from rules.nerthania.ground import WATER, holdings, put
from rules.nerthania.pieces import Unit
from rules.nerthania.world import BONUS, CAPACITY, IN_SECTOR, KINDS, SECTOR_OF
from rules.words import Message, Said, Who

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

WARRIORS = 10
AT_HOME = 6
KEPT_FOR_LATER = 2
MARKERS = 3
_MARKS = {number: PlaceMarker(number) for number in SECTOR_OF}

WARRIOR = Unit.WARRIOR


_HOLDS = {
    tribe: {
        terrain: {number: most and most + bonus for number, most in capacity.items()}
        for terrain, capacity in CAPACITY.items()
    }
    for tribe, bonus in BONUS.items()
}
"""How many warriors of a tribe an area holds, by its terrain."""


def _explained(event: Event) -> Event:
    """The same event, which says that nothing else was left."""
    return replace(event, what=Message(f"{event.what.id}-only", event.what.params))


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
    ask = "ask-settling"
    section = "2.2"

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """Where to; `second` once the first area is chosen."""
        second = "no" if self.chosen is None else "yes"
        return {"visit": self.visit + 1, "second": second, "left": _in_hand(state, seat)}

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """Areas with every number of warriors that leaves a fitting second area."""
        if self.chosen is not None:
            places = self._places(state).items()
            return [action for area, (fewest, most) in places for action in _all(False, area, fewest, most)]
        home = self._is_home()
        found: list[Action] = []
        for land, least, most in self._lands(state):
            for area, (fewest, highest) in firsts(land, least, min(most, land.space)).items():
                found += _all(home, area, fewest, highest)
        return found

    def _is_home(self) -> bool:
        return self.visit == 0 and self.chosen is None

    def refusal(self, state: NerthaniaState, seat: Seat, action: Any) -> Refusal | None:
        """The headquarters first; free land in an open sector; a number that works out."""
        if isinstance(action, Found) != self._is_home():
            return Refusal(Message("no-choice-here"), "2.2", self.prompts(state)[0].ask)
        if action.area not in state.areas:
            return Refusal(Message("no-such-area"), "1.1")
        limits = self._limits(state, action.area)
        if limits is None:
            return Refusal(Message("no-settle-place", {"area": action.area}), "2.2")
        least, most = limits
        if least <= action.warriors <= most:
            return None
        return Refusal(Message("no-settle-number", {"area": action.area, "least": least, "most": most}), "2.2")

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """Only the second area can be without a choice."""
        if self.chosen is None or sum([most - fewest + 1 for fewest, most in self._places(state).values()]) > 1:
            return None
        events = Asking.proceed(self, state)
        return None if events is None else [_explained(event) for event in events]

    def _places(self, state: NerthaniaState) -> dict[int, Limits]:
        """Every area to choose from, with the fewest and the most warriors for it."""
        places: dict[int, Limits] = {}
        for land, least, most in self._lands(state):
            places.update(self._places_of(state, land, least, most))
        return places

    def _limits(self, state: NerthaniaState, number: int) -> Limits | None:
        """The same for one area. Where its own sector has room enough, the others need not be looked at."""
        sector = SECTOR_OF[number]
        if sector in self._open_sectors(state):
            land = self._region(state, sector)
            least, most = self._warriors(state)
            if land.space >= least:
                return self._places_of(state, land, least, most).get(number)
        return self._places(state).get(number)

    def _places_of(self, state: NerthaniaState, land: Region, least: int, most: int) -> dict[int, Limits]:
        chosen = self.chosen
        if chosen is None:
            return firsts(land, least, min(most, land.space))
        return seconds(land, least, most, chosen, state.areas[chosen].army[WARRIOR]) if chosen in land.free else {}

    def _lands(self, state: NerthaniaState) -> list[tuple[Region, int, int]]:
        """The free land, with the fewest and the most warriors for two areas of it.

        Where no pair has room for the fewest, as many as the roomiest have.
        """
        regions = [self._region(state, sector) for sector in self._open_sectors(state)]
        if sum([len(land.free) for land in regions]) < 2:
            regions = [self._region(state, sector) for sector in IN_SECTOR]
        space = max([land.space for land in regions])
        if not space:
            regions = [joined(regions)]
            space = regions[0].space
        least, most = self._warriors(state)
        return [(land, min(least, space), min(most, space)) for land in regions]

    def _warriors(self, state: NerthaniaState) -> Limits:
        """For both areas of the visit together."""
        here = 0 if self.chosen is None else state.areas[self.chosen].army[WARRIOR]
        in_hand = _in_hand(state, self.seat) + here
        if self.visit == 0:
            return (in_hand if self.last else 2), AT_HOME
        return (in_hand, in_hand) if self.last else (2, in_hand - KEPT_FOR_LATER)

    def _region(self, state: NerthaniaState, sector: int) -> Region:
        """The free land of a sector, with the number of warriors it holds; the area chosen first still counts."""
        areas, chosen, holds = state.areas, self.chosen, _HOLDS[state.nations[self.seat].name]
        room = [
            0 if areas[number].army and number != chosen else holds[areas[number].terrain][number]
            for number in IN_SECTOR[sector]
        ]
        return region(state.options.boundaries, sector, tuple(room))

    def _open_sectors(self, state: NerthaniaState) -> tuple[int, ...]:
        """Where no other headquarters stand; later, where the seat is not yet; always the sector that is begun."""
        if self.chosen is not None:
            return (SECTOR_OF[self.chosen],)
        if self.visit == 0:
            taken = [SECTOR_OF[tribe.headquarters] for tribe in state.nations if tribe.headquarters is not None]
        else:
            taken = list(holdings(state, self.seat))
        return tuple([sector for sector in IN_SECTOR if sector not in taken])

    def play(self, state: NerthaniaState, seat: Seat, action: Found | Settle) -> list[Event]:
        """Put the warriors there; after the second area the visit is over."""
        tribe = state.nations[seat]
        put(state, action.area, seat, WARRIOR, action.warriors)
        tribe.supply[WARRIOR] -= action.warriors
        if isinstance(action, Found):
            tribe.headquarters = action.area
        if self.chosen is None:
            self.chosen = action.area
        else:
            state.steps.pop()
        return [did(f"{action.kind}", who=Who(seat), area=action.area, warriors=action.warriors)]


@lru_cache(maxsize=1 << 10)
def _all(home: bool, area: int, fewest: int, most: int) -> tuple[Action, ...]:
    build = Found if home else Settle
    return tuple([build(area, number) for number in range(fewest, most + 1)])


def _in_hand(state: NerthaniaState, seat: Seat) -> int:
    tribe = state.nations[seat]
    return WARRIORS - (KINDS[tribe.name][WARRIOR].pieces - tribe.supply[WARRIOR])


@dataclass(slots=True)
class Marking(Asking):
    """Goal markers: `seat` places one marker of the tribe `owner`, each of a tribe's in another sector (ruling N7)."""

    seat: Seat
    owner: Seat
    step: Literal["marking"] = "marking"

    actions = (PlaceMarker,)
    ask = "ask-marking"
    section = "2.4"

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """Whose marker it is."""
        return {"owner": Who(self.owner)}

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """Every area that may take it."""
        return [_MARKS[number] for number in self._open(state)]

    def _open(self, state: NerthaniaState) -> list[int]:
        """Land that its owner does not hold, without headquarters or marker, in a sector without one of these."""
        sectors = self._marked(state)
        apart = [number for sector in IN_SECTOR if sector not in sectors for number in IN_SECTOR[sector]]
        return self._land(state, apart) or self._land(state, state.areas)

    def _is_apart(self, state: NerthaniaState, number: int) -> bool:
        """Whether it is one of these in a sector without a marker of that tribe, so that others do not matter."""
        if number not in state.areas or SECTOR_OF[number] in self._marked(state):
            return False
        return bool(self._land(state, (number,)))

    def _marked(self, state: NerthaniaState) -> set[int]:
        return {SECTOR_OF[area] for area in state.nations[self.owner].markers}

    def _land(self, state: NerthaniaState, numbers: Iterable[int]) -> list[int]:
        areas, owner = state.areas, self.owner
        taken = {area for tribe in state.nations for area in (*tribe.markers, tribe.headquarters)}
        return [
            number
            for number in numbers
            if areas[number].terrain is not WATER and areas[number].owner != owner and number not in taken
        ]

    def refusal(self, state: NerthaniaState, seat: Seat, action: PlaceMarker) -> Refusal | None:
        """One of these areas."""
        if self._is_apart(state, action.area) or action.area in self._open(state):
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
