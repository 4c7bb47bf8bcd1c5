"""Panic: a unit leaves the battle with its die (rulebook 5, Panic)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.game import Action, Event, Seat
from rules.nerthania.actions import Flee
from rules.nerthania.asking import Asking, did
from rules.nerthania.goals import enter
from rules.nerthania.ground import WATER, neighbours, space
from rules.nerthania.naming import who
from rules.nerthania.pieces import Camp, Face, Unit, join
from rules.nerthania.position import DEFENDER, Area, Battle, Die
from rules.nerthania.world import BONUS
from rules.words import said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState


def refuges(state: NerthaniaState, battle: Battle, camp: Camp, unit: Unit) -> list[int]:
    """Where a beaten or withdrawing unit goes: own areas beside the battle with room for it, or else free ones."""
    havens = shelters(state, battle, camp, unit)
    return [number for number in havens if state.areas[number].owner is not None] or havens


def shelters(state: NerthaniaState, battle: Battle, camp: Camp, unit: Unit) -> list[int]:
    """Where a unit finds room beside the battle: in areas of its tribe and in free ones.

    The defender does not go where the attack came from (rulebook 5, ruling N22), and nobody to where the armies of a
    decisive battle stand.
    """
    side, areas = battle.side(camp), state.areas
    force, bonus = side.force, BONUS[state.nations[side.force].name]
    bases = (battle.attacker.base, battle.defender.base)
    barred = battle.sources if camp is DEFENDER else ()
    found = []
    for number in neighbours(state)[side.base]:
        area = areas[number]
        is_free = area.owner is None and area.terrain is not WATER and number not in barred
        if (is_free or area.owner == force) and number not in bases and _takes(area, number, bonus, unit):
            found.append(number)
    return found


def _takes(area: Area, number: int, bonus: int, unit: Unit) -> bool:
    free, warrior_more = space(area, number, bonus)
    return free > 0 or (warrior_more and free == 0 and unit is Unit.WARRIOR)


def give_way(state: NerthaniaState, battle: Battle, camp: Camp) -> None:
    """A unit of this side has gone: if it was the defender's last one, nobody holds the area until it is decided."""
    if camp is DEFENDER and not battle.defender.fighters:
        state.areas[battle.area].owner = None


def fighters_shown(dice: Sequence[Die]) -> dict[tuple[Unit, Face], Die]:
    """One of each kind of unit with the same face, a used die before one that can still bring somebody."""
    shown: dict[tuple[Unit, Face], Die] = {}
    for die in sorted(dice, key=lambda die: not die.used):
        shown.setdefault((die.unit, die.face), die)
    return shown


@dataclass(slots=True)
class Fleeing(Asking):
    """`camp` has to take a unit out; where no area takes it, the unit is destroyed."""

    seat: Seat
    camp: Camp
    step: Literal["fleeing"] = "fleeing"

    actions = (Flee,)
    ask = "ask-fleeing"
    section = "5.5"

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """Each kind of unit with each face it shows, to each area that takes it."""
        battle = state.battle
        assert battle is not None
        return [
            Flee(unit, face, to)
            for unit, face in fighters_shown(battle.side(self.camp).fighters)
            for to in shelters(state, battle, self.camp, unit) or (None,)
        ]

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """Nobody can flee where nobody is left."""
        assert state.battle is not None
        if not state.battle.side(self.camp).fighters:
            state.steps.pop()
            return []
        return Asking.proceed(self, state)

    def play(self, state: NerthaniaState, seat: Seat, action: Flee) -> list[Event]:
        """Off it goes, and does not come back as reinforcement."""
        battle = state.battle
        assert battle is not None
        side = battle.side(self.camp)
        die = fighters_shown(side.fighters)[action.unit, action.face]
        side.fighters = [fighter for fighter in side.fighters if fighter is not die]
        give_way(state, battle, self.camp)
        state.steps.pop()
        if action.to is None:
            join(state.nations[side.force].supply, action.unit)
            return [did("flee-lost", who=who(state, side.force), unit=said(action.unit))]
        join(side.tired.setdefault(action.to, {}), action.unit)
        event = did("flee", who=who(state, side.force), unit=said(action.unit), to=action.to)
        return [event, *enter(state, side.force, action.to, action.unit)]
