"""Buildings, headquarters and battle card levels: actions 2 and 6 (rulebook 3.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Literal

from rules.game import Action, Event, Refusal, Seat
from rules.nerthania.actions import Build, LevelUp, Rebuild
from rules.nerthania.asking import Asking, did
from rules.nerthania.cardtext import kind
from rules.nerthania.ground import Holdings
from rules.nerthania.naming import who
from rules.nerthania.pieces import FIRST_LEVEL, SECOND_LEVEL, Building, Unit
from rules.nerthania.world import AREAS, ENABLES, KINDS
from rules.words import Message, Who, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

PRICE = 3
HIGHEST_LEVEL = 3

_BUILDABLE = tuple(building for building in Building if building is not Building.BARRACKS)
_BUILDS = {building: Build(building) for building in _BUILDABLE}
_REBUILDS = {number: Rebuild(number) for number in AREAS}
_LEVEL_UPS = {unit: LevelUp(unit) for unit in Unit}


def choices(state: NerthaniaState, seat: Seat, mine: Holdings) -> Sequence[Action]:
    """Every building that may go up; new headquarters on every own area while there are none."""
    tribe = state.nations[seat]
    if tribe.silver < PRICE:
        return ()
    if tribe.headquarters is not None:
        return _buildable(tribe.name, tuple(tribe.buildings))
    taken = [other.headquarters for other in state.nations]
    return [_REBUILDS[number] for numbers in mine.values() for number in numbers if number not in taken]


@lru_cache(maxsize=1 << 12)
def _buildable(tribe: str, standing: tuple[Building, ...]) -> tuple[Action, ...]:
    """What can follow these buildings, price apart."""
    first = any(building in standing for building in FIRST_LEVEL)
    return tuple(
        action
        for building, action in _BUILDS.items()
        if building not in standing
        and (building not in ENABLES or ENABLES[building] in KINDS[tribe])
        and (first or building not in SECOND_LEVEL)
    )


def refusal(state: NerthaniaState, seat: Seat, action: Build | Rebuild) -> Refusal | None:
    """Three silver each; the headquarters first; a level 1 building before one of level 2."""
    if isinstance(action, Rebuild):
        return _no_rebuild(state, seat, action) or no_silver(state, seat, "4.2")
    tribe = state.nations[seat]
    if action.building is Building.BARRACKS or action.building in tribe.buildings:
        return Refusal(Message("no-built-already", {"building": said(action.building)}), "4.2")
    if tribe.headquarters is None:
        return Refusal(Message("no-headquarters"), "4.2", Message("instead-rebuild"))
    if action.building in ENABLES and ENABLES[action.building] not in KINDS[tribe.name]:
        return Refusal(Message("no-use", {"building": said(action.building)}), "4.2")
    if action.building in SECOND_LEVEL and not any(first in tribe.buildings for first in FIRST_LEVEL):
        return Refusal(Message("no-first-level", {"building": said(action.building)}), "4.2")
    return no_silver(state, seat, "4.2")


def _no_rebuild(state: NerthaniaState, seat: Seat, action: Rebuild) -> Refusal | None:
    if state.nations[seat].headquarters is not None:
        return Refusal(Message("no-headquarters-standing"), "4.2")
    if action.area not in state.areas or state.areas[action.area].owner != seat:
        return Refusal(Message("no-own-area", {"area": action.area}), "4.2")
    if any(tribe.headquarters == action.area for tribe in state.nations):
        return Refusal(Message("no-room-for-headquarters", {"area": action.area}), "4.2")
    return None


def no_silver(state: NerthaniaState, seat: Seat, section: str, price: int = PRICE) -> Refusal | None:
    """What a deed costs must be there."""
    silver = state.nations[seat].silver
    return Refusal(Message("no-silver", {"price": price, "silver": silver}), section) if silver < price else None


def play(state: NerthaniaState, seat: Seat, action: Build | Rebuild) -> list[Event]:
    """Pay and build. A terraforming marker on the area of new headquarters goes away (ruling N17)."""
    tribe = state.nations[seat]
    tribe.silver -= PRICE
    if isinstance(action, Rebuild):
        tribe.headquarters = action.area
        state.plans.pop(action.area, None)
        return [did("rebuild", who=Who(seat), area=action.area)]
    tribe.buildings.append(action.building)
    return [_built(seat, action.building)]


@cache
def _built(seat: Seat, building: Building) -> Event:
    return did("build", who=Who(seat), building=said(building))


def _rising(levels: Mapping[Unit, int]) -> list[Action]:
    return [_LEVEL_UPS[unit] for unit, level in levels.items() if level < HIGHEST_LEVEL]


class Levelling:
    """Action 6: the next level of a battle card for a conquest card and three silver."""

    @staticmethod
    def choices(state: NerthaniaState, seat: Seat, mine: Holdings) -> Sequence[Action]:
        """The cards that can rise."""
        tribe = state.nations[seat]
        return _rising(tribe.levels) if tribe.conquests and tribe.silver >= PRICE else ()

    @staticmethod
    def refusal(state: NerthaniaState, seat: Seat, action: LevelUp) -> Refusal | None:
        """A card of one's own below level 3, a conquest card, three silver."""
        tribe = state.nations[seat]
        if action.unit not in tribe.levels:
            return Refusal(Message("no-card", {"unit": said(action.unit)}), "4.7")
        if tribe.levels[action.unit] >= HIGHEST_LEVEL:
            return Refusal(Message("no-higher-level", {"unit": said(action.unit)}), "4.7")
        if not tribe.conquests:
            return Refusal(Message("no-conquest-card"), "4.7")
        return no_silver(state, seat, "4.7")

    @staticmethod
    def play(state: NerthaniaState, seat: Seat, action: LevelUp) -> list[Event]:
        """Pay; the conquest card goes under the deck."""
        tribe = state.nations[seat]
        tribe.silver -= PRICE
        state.deck.append(tribe.conquests.pop())
        tribe.levels[action.unit] += 1
        if len(state.nations) > len(state.tribes) and not state.neutral_levelled:
            state.neutral_levelled = True
            state.steps.append(NeutralLevelling(1 - seat))
        return [did("level-up", who=Who(seat), unit=kind(tribe.name, action.unit), level=tribe.levels[action.unit])]


@dataclass(slots=True)
class NeutralLevelling(Asking):
    """Two players: once a round, who levels up lets the opponent raise a battle card of the neutral tribe."""

    seat: Seat
    step: Literal["neutral_levelling"] = "neutral_levelling"

    actions = (LevelUp,)
    ask = "ask-neutral-levelling"
    section = "7.1"

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """The cards of the neutral tribe below level 3."""
        return _rising(state.nations[len(state.tribes)].levels)

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """Nothing to do where all are at the top."""
        if self.choices(state, self.seat):
            return Asking.proceed(self, state)
        state.steps.pop()
        return []

    def play(self, state: NerthaniaState, seat: Seat, action: LevelUp) -> list[Event]:
        """It costs nothing."""
        neutral = len(state.tribes)
        tribe = state.nations[neutral]
        tribe.levels[action.unit] += 1
        state.steps.pop()
        name, level = kind(tribe.name, action.unit), tribe.levels[action.unit]
        return [did("level-up", who=who(state, neutral), unit=name, level=level)]
