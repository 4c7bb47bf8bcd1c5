"""New units: action 3 (rulebook 3.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Literal

from rules.game import Action, Event, Refusal, Seat
from rules.nerthania.actions import Done, Muster, Recruit
from rules.nerthania.asking import Asking, did
from rules.nerthania.ground import WARRIOR, Holdings, fits, held, holds_any, put, room, space
from rules.nerthania.naming import said_alone, who
from rules.nerthania.pieces import Army, Building, Force, Troop, Unit, join, leave
from rules.nerthania.world import BONUS, CAPACITY, HOME_OF, KINDS
from rules.words import Message, Said, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

_MUSTER = (Muster(),)
_DONE = Done()


def choices(state: NerthaniaState, seat: Seat, mine: Holdings) -> Sequence[Action]:
    """Whoever holds an area may recruit, be it nobody."""
    return _MUSTER if mine else ()


def refusal(state: NerthaniaState, seat: Seat, action: Muster) -> Refusal | None:
    """Units are placed in own areas."""
    return None if holds_any(state, seat) else Refusal(Message("no-area-left"), "4.3")


def play(state: NerthaniaState, seat: Seat, action: Muster) -> list[Event]:
    """Recruit until done."""
    state.steps.append(Mustering(seat))
    return []


def enabled(state: NerthaniaState, seat: Seat) -> tuple[Unit, ...]:
    """The kinds a tribe may recruit: warriors always, others by their building while the headquarters stand."""
    tribe = state.nations[seat]
    standing = () if tribe.headquarters is None else tuple(tribe.buildings)
    return _enabled(tribe.name, standing)


@lru_cache(maxsize=1 << 12)
def _enabled(tribe: str, standing: tuple[Building, ...]) -> tuple[Unit, ...]:
    kinds = KINDS[tribe]
    return tuple(unit for unit in kinds if HOME_OF[unit] is Building.BARRACKS or HOME_OF[unit] in standing)


def affordable(state: NerthaniaState, seat: Seat, unit: Unit) -> int:
    """How many of a kind the supply and the purse allow."""
    tribe = state.nations[seat]
    row = KINDS[tribe.name][unit]
    number = min(tribe.supply.get(unit, 0), tribe.silver // row.silver)
    return min(number, tribe.tectonium // row.tectonium) if row.tectonium else number


def placements(state: NerthaniaState, force: Force, most: dict[Unit, int]) -> list[Action]:
    """Every number of every kind (at most `most`) in every area of a tribe with room."""
    found: list[Action] = []
    areas, bonus = state.areas, BONUS[state.nations[force].name]
    for number in held(state, force) if most else ():
        free, warrior_more = space(areas[number], number, bonus)
        if free > 0 or warrior_more:
            for unit, count in most.items():
                limit = free + 1 if warrior_more and unit is WARRIOR else free
                if limit > 0 and count > 0:
                    found += _recruits(number, unit, count if count < limit else limit)
    return found


@cache
def _recruits(area: int, unit: Unit, most: int) -> tuple[Action, ...]:
    return tuple(Recruit(area, unit, number) for number in range(1, most + 1))


def no_place(state: NerthaniaState, force: Force, action: Recruit) -> Refusal | None:
    """An area of the tribe with room for them."""
    if action.area not in state.areas:
        return Refusal(Message("no-such-area"), "1.1")
    if state.areas[action.area].owner != force:
        return Refusal(Message("no-own-area", {"area": action.area}), "4.3")
    if action.number < 1:
        return Refusal(Message("no-units"), "4.3")
    free, warrior_more = room(state, action.area, force)
    if not fits((Troop(action.unit, action.number),), free, warrior_more):
        capacity = CAPACITY[state.areas[action.area].terrain][action.area]
        return Refusal(Message("no-capacity", {"area": action.area, "capacity": capacity, "free": max(free, 0)}), "1.2")
    return None


@dataclass(slots=True)
class Mustering(Asking):
    """Recruiting: kind by kind and area by area, until done. `taken` is what came so far."""

    seat: Seat
    taken: Army = field(default_factory=dict)
    step: Literal["mustering"] = "mustering"

    actions = (Recruit, Done)
    ask = "ask-mustering"
    section = "4.3"

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """With what is left in the purse."""
        tribe = state.nations[seat]
        return {"silver": tribe.silver, "tectonium": tribe.tectonium}

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """What can be paid and placed; done at any time."""
        most = {unit: n for unit in enabled(state, seat) if (n := affordable(state, seat, unit))}
        return [*placements(state, seat, most), _DONE]

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """Wait while anybody can be recruited, and finds room."""
        seat = self.seat
        kinds = [unit for unit in enabled(state, seat) if affordable(state, seat, unit)]
        if kinds:
            for number, area in state.areas.items():
                if area.owner == seat:
                    free, warrior_more = room(state, number, seat)
                    if free > 0 or (free == 0 and warrior_more and WARRIOR in kinds):
                        return None
        return self.play(state, seat, _DONE)

    def refusal(self, state: NerthaniaState, seat: Seat, action: Any) -> Refusal | None:
        """Building, supply, price, place."""
        if isinstance(action, Done):
            return None
        tribe = state.nations[seat]
        if action.unit not in KINDS[tribe.name]:
            return Refusal(Message("no-kind", {"unit": said(action.unit)}), "1.4")
        if action.unit not in enabled(state, seat):
            building = said(HOME_OF[action.unit])
            return Refusal(Message("no-building", {"unit": said(action.unit), "building": building}), "4.3")
        if action.number > tribe.supply.get(action.unit, 0):
            left = tribe.supply.get(action.unit, 0)
            return Refusal(Message("no-supply", {"unit": said(action.unit), "left": left}), "1.5")
        if action.number > affordable(state, seat, action.unit):
            row = KINDS[tribe.name][action.unit]
            price = {"silver": row.silver, "tectonium": row.tectonium, "unit": said(action.unit)}
            return Refusal(Message("no-price", price), "4.3")
        return no_place(state, seat, action)

    def play(self, state: NerthaniaState, seat: Seat, action: Recruit | Done) -> list[Event]:
        """Pay and place; with two players the neutral tribe recruits along afterwards."""
        if isinstance(action, Done):
            state.steps.pop()
            if self.taken and len(state.nations) > len(state.tribes):
                share = (sum(self.taken.values()) + 1) // 2
                state.steps.append(NeutralRecruiting(1 - seat, dict(self.taken), share))
            return []
        tribe = state.nations[seat]
        row = KINDS[tribe.name][action.unit]
        tribe.silver -= row.silver * action.number
        tribe.tectonium -= row.tectonium * action.number
        tribe.supply[action.unit] -= action.number
        tribe.levels.setdefault(action.unit, 1)
        put(state, action.area, seat, action.unit, action.number)
        join(self.taken, action.unit, action.number)
        return [_recruited(state, seat, action)]


@dataclass(slots=True)
class NeutralRecruiting(Asking):
    """Two players: for what a player recruited, the opponent gives the neutral tribe half as many units, for nothing.

    `kinds` is what the player took: the neutral tribe takes the same kinds, or warriors for those it does not have.
    """

    seat: Seat
    kinds: Army
    left: int
    step: Literal["neutral_recruiting"] = "neutral_recruiting"

    actions = (Recruit,)
    ask = "ask-neutral-recruiting"
    section = "7.1"

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """How many are still to be placed."""
        return {"left": self.left}

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """Any of them in any neutral area with room."""
        neutral = len(state.tribes)
        supply = state.nations[neutral].supply
        most = {unit: min(number, self.left, supply[unit]) for unit, number in self._kinds(state).items()}
        return placements(state, neutral, most)

    def _kinds(self, state: NerthaniaState) -> Army:
        known = KINDS[state.nations[len(state.tribes)].name]
        kinds: Army = {}
        for unit, number in self.kinds.items():
            join(kinds, unit if unit in known else WARRIOR, number)
        return kinds

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """It ends when all are placed, or no more find room."""
        if self.left and self.choices(state, self.seat):
            return Asking.proceed(self, state)
        state.steps.pop()
        return []

    def play(self, state: NerthaniaState, seat: Seat, action: Recruit) -> list[Event]:
        """Place them; building and price do not matter."""
        neutral = len(state.tribes)
        tribe = state.nations[neutral]
        tribe.supply[action.unit] -= action.number
        tribe.levels.setdefault(action.unit, 1)
        put(state, action.area, neutral, action.unit, action.number)
        self.left -= action.number
        self.kinds = self._kinds(state)
        leave(self.kinds, action.unit, action.number)
        return [_recruited(state, neutral, action)]


def _recruited(state: NerthaniaState, force: Force, action: Recruit) -> Event:
    units = said_alone(action.unit, action.number)
    return did("recruit", who=who(state, force), units=units, area=action.area)
