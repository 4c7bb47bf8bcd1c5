"""Leaving the battle: by retreats before the count, and as the loser after it (rulebook 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.game import Action, Event, Seat
from rules.nerthania.actions import Done, Retreat, Withdraw
from rules.nerthania.asking import Asking, did
from rules.nerthania.battle.dice import fought
from rules.nerthania.battle.fleeing import refuges
from rules.nerthania.goals import enter
from rules.nerthania.ground import groups, put, room
from rules.nerthania.naming import spoken, who
from rules.nerthania.pieces import EVERY_UNIT, Army, Camp, Face, Unit, join
from rules.nerthania.position import Camped, Die
from rules.words import Message, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState


def retreats(state: NerthaniaState, camp: Camp) -> tuple[int, int]:
    """How many units a side may take out: of any kind, and of those that no card bars. Enemy cards cancel some."""
    battle = fought(state)
    side = battle.side(camp)
    faces = [die.face for die in (*side.fighters, *side.extra)] + [arrow.face for arrow in side.arrows]
    free = faces.count(Face.RETREAT) + side.retreats
    cancelled = battle.against(camp).cancels_retreats
    barred = max(0, side.barred_retreats - cancelled)
    cancelled -= side.barred_retreats - barred
    return max(0, free - cancelled), barred


@dataclass(slots=True)
class Withdrawing(Asking):
    """`camp` may take a unit out for each retreat: `free` ones, and `barred` ones that not every kind may use.

    The attacker's units go back to where they came from, the defender's to an area beside the battle.
    """

    seat: Seat
    camp: Camp
    free: int
    barred: int
    step: Literal["withdrawing"] = "withdrawing"

    actions = (Withdraw, Done)
    section = "5.10"

    def question(self, state: NerthaniaState, seat: Seat) -> Message:
        """How many may go."""
        return Message("ask-withdrawing", {"number": self.free + self.barred})

    def choices(self, state: NerthaniaState, seat: Seat) -> Sequence[Action]:
        """Each kind of unit with each face, to each area it may go to; or all stay."""
        side = fought(state).side(self.camp)
        found: dict[Action, None] = {}
        if self.free or self.barred:
            for die in side.fighters:
                if self.free or die.unit not in side.barred:
                    for to in self._destinations(state, die):
                        found[Withdraw(die.unit, die.face, to)] = None
        return [*found, Done()]

    def _destinations(self, state: NerthaniaState, die: Die) -> Sequence[int | None]:
        battle = fought(state)
        if battle.against(self.camp).kills_retreating:
            return (None,)
        if self.camp is Camp.ATTACKER and die.origin:
            return (die.origin,)
        return refuges(state, battle, self.camp, die.unit)

    def play(self, state: NerthaniaState, seat: Seat, action: Withdraw | Done) -> list[Event]:
        """The unit leaves with its die; a pursued one dies."""
        if isinstance(action, Done):
            state.steps.pop()
            return []
        side = fought(state).side(self.camp)
        if self.barred and action.unit not in side.barred:
            self.barred -= 1
        else:
            self.free -= 1
        fitting = [die for die in side.fighters if (die.unit, die.face) == (action.unit, action.face)]
        gone = next(die for die in fitting if action.to in (None, *self._destinations(state, die)))
        side.fighters = [die for die in side.fighters if die is not gone]
        if action.to is None:
            fought(state).against(self.camp).kills_retreating -= 1
            join(state.nations[side.force].supply, action.unit)
            return [did("caught", who=who(state, side.force), unit=said(action.unit))]
        event = did("withdraw", who=who(state, side.force), unit=said(action.unit), to=action.to)
        return [event, *enter(state, side.force, action.to, action.unit)]


def go_home(state: NerthaniaState, side: Camped) -> list[int]:
    """A beaten attacker goes back to where each unit came from; gives these areas."""
    homes = []
    for die in side.fighters:
        home = die.origin or side.base
        put(state, home, side.force, die.unit)
        homes.append(home)
    side.fighters = []
    return sorted(set(homes))


@dataclass(slots=True)
class Retreating(Asking):
    """The beaten defender leaves: to own areas beside the battle, else to free ones; who finds no room is destroyed."""

    seat: Seat
    step: Literal["retreating"] = "retreating"

    actions = (Retreat,)
    section = "5.12"

    def question(self, state: NerthaniaState, seat: Seat) -> Message:
        """How many are left."""
        return Message("ask-retreating", {"number": len(fought(state).defender.fighters)})

    def choices(self, state: NerthaniaState, seat: Seat) -> Sequence[Action]:
        """Every group to every area with room for it."""
        battle = fought(state)
        army = _army(battle.defender)
        ready = tuple((unit, army[unit]) for unit in EVERY_UNIT if unit in army)
        places = {place for unit in army for place in refuges(state, battle, Camp.DEFENDER, unit)}
        return [
            Retreat(place, group)
            for place in sorted(places)
            for group in groups(ready, *room(state, place, battle.defender.force))
        ]

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """When nobody is left, or nobody finds room."""
        side = fought(state).defender
        if side.fighters and self.choices(state, self.seat):
            return Asking.proceed(self, state)
        state.steps.pop()
        if not side.fighters:
            return []
        lost = _army(side)
        for unit, number in lost.items():
            join(state.nations[side.force].supply, unit, number)
        side.fighters = []
        return [did("no-refuge", who=who(state, side.force))]

    def play(self, state: NerthaniaState, seat: Seat, action: Retreat) -> list[Event]:
        """They go there."""
        side = fought(state).defender
        entered: list[Event] = []
        for troop in action.units:
            remove(side, troop.unit, troop.number)
            entered += enter(state, side.force, action.to, troop.unit, troop.number)
        return [did("retreat", who=who(state, side.force), units=spoken(action.units), to=action.to), *entered]


def _army(side: Camped) -> Army:
    army: Army = {}
    for die in side.fighters:
        join(army, die.unit)
    return army


def remove(side: Camped, unit: Unit, number: int) -> None:
    """Take fighters of a kind away, those that came last first."""
    for _ in range(number):
        last = max(place for place, die in enumerate(side.fighters) if die.unit is unit)
        del side.fighters[last]
