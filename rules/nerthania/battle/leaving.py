"""Leaving the battle: by retreats before the count, and as the loser after it (rulebook 5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal

from rules.game import Action, Event, Seat
from rules.nerthania.actions import Catch, Done, Retreat, Withdraw
from rules.nerthania.asking import Asking, Piecewise, did
from rules.nerthania.battle.dice import decider, facing, fought, side_of
from rules.nerthania.battle.fleeing import give_way, refuges
from rules.nerthania.cardtext import kind
from rules.nerthania.goals import enter
from rules.nerthania.ground import groups, room
from rules.nerthania.naming import spoken, who
from rules.nerthania.pieces import EVERY_UNIT, Army, Camp, Face, Unit, join
from rules.nerthania.position import DEFENDER, Camped, other
from rules.words import Said, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

RETREAT = Face.RETREAT
_DONE = Done()
_STAY = (_DONE,)
_CATCH_OR_NOT = (Catch(), _DONE)
_withdraw = cache(Withdraw)


def retreats(state: NerthaniaState, camp: Camp) -> tuple[int, int]:
    """How many units a side may take out: of any kind, and of those that no card bars. Enemy cards cancel some."""
    side, enemy = facing(state, camp)
    faces = [die.face for die in (*side.fighters, *side.extra)] + [arrow.face for arrow in side.arrows]
    free = faces.count(RETREAT) + side.retreats
    cancelled = enemy.cancels_retreats
    barred = max(0, side.barred_retreats - cancelled)
    cancelled -= side.barred_retreats - barred
    return max(0, free - cancelled), barred


@dataclass(slots=True)
class Withdrawing(Piecewise):
    """`camp` may take a unit out for each retreat: `free` ones, and `barred` ones that not every kind may use.

    The units of both sides go to a refuge beside the battle (effect vocabulary, M5): only the beaten attacker has to go
    back to where it came from.
    """

    seat: Seat
    camp: Camp
    free: int
    barred: int
    step: Literal["withdrawing"] = "withdrawing"

    actions = (Withdraw, Done)
    end = _DONE
    ask = "ask-withdrawing"
    section = "5.10"

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """How many may go."""
        return {"number": self.free + self.barred}

    def pieces(self, state: NerthaniaState, seat: Seat) -> Iterator[Sequence[Action]]:
        """Each kind of unit with each face, to each area it may go to; or all stay."""
        battle = fought(state)
        side = battle.side(self.camp)
        ways: dict[Unit, Sequence[int]] = {}
        shown = dict.fromkeys([(die.unit, die.face) for die in side.fighters])
        for unit, face in shown if self.free or self.barred else ():
            if self.free or unit not in side.barred:
                if unit not in ways:
                    ways[unit] = refuges(state, battle, self.camp, unit)
                yield [_withdraw(unit, face, to) for to in ways[unit]]
        yield _STAY

    def play(self, state: NerthaniaState, seat: Seat, action: Withdraw | Done) -> list[Event]:
        """The unit leaves with its die, unless the enemy catches it."""
        if isinstance(action, Done):
            state.steps.pop()
            return []
        barred = side_of(state, self.camp).barred
        if self.barred and action.unit not in barred:
            self.barred -= 1
        else:
            self.free -= 1
        if fought(state).against(self.camp).kills_retreating:
            chaser = other(self.camp)
            state.steps.append(Catching(decider(state, chaser), chaser, action))
            return []
        return _go(state, self.camp, action)


def _leave(state: NerthaniaState, camp: Camp, action: Withdraw) -> Camped:
    """The unit is out of the battle, with its die: one that came from where it goes, if there is one."""
    side = side_of(state, camp)
    alike = [die for die in side.fighters if (die.unit, die.face) == (action.unit, action.face)]
    gone = min(alike, key=lambda die: die.origin != action.to)
    side.fighters = [die for die in side.fighters if die is not gone]
    give_way(state, fought(state), camp)
    return side


def _go(state: NerthaniaState, camp: Camp, action: Withdraw) -> list[Event]:
    side = _leave(state, camp, action)
    event = did("withdraw", who=who(state, side.force), unit=said(action.unit), to=action.to)
    return [event, *enter(state, side.force, action.to, action.unit)]


@dataclass(slots=True)
class Catching(Asking):
    """`camp` has a card that kills a retreating unit: this one, or one that retreats later (effect vocabulary 3)."""

    seat: Seat
    camp: Camp
    leaving: Withdraw
    step: Literal["catching"] = "catching"

    actions = (Catch, Done)
    ask = "ask-catching"
    section = "5.10"

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """Who is about to get away."""
        enemy = side_of(state, other(self.camp)).force
        return {"unit": kind(state.nations[enemy].name, self.leaving.unit), "to": self.leaving.to}

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """It dies, or the card waits for another one."""
        return [*_CATCH_OR_NOT]

    def play(self, state: NerthaniaState, seat: Seat, action: Catch | Done) -> list[Event]:
        """It dies, or it goes."""
        state.steps.pop()
        if isinstance(action, Done):
            return _go(state, other(self.camp), self.leaving)
        side = _leave(state, other(self.camp), self.leaving)
        side_of(state, self.camp).kills_retreating -= 1
        join(state.nations[side.force].supply, self.leaving.unit)
        return [did("caught", who=who(state, side.force), unit=said(self.leaving.unit))]


def go_home(state: NerthaniaState, side: Camped) -> list[Event]:
    """A beaten attacker goes back to where each unit came from."""
    fighters, side.fighters = side.fighters, []
    return [event for die in fighters for event in enter(state, side.force, die.origin, die.unit)]


@dataclass(slots=True)
class Retreating(Piecewise):
    """The beaten defender leaves: to own areas beside the battle, else to free ones; who finds no room is destroyed."""

    seat: Seat
    step: Literal["retreating"] = "retreating"

    actions = (Retreat,)
    ask = "ask-retreating"
    section = "5.12"

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """How many are left."""
        return {"number": len(fought(state).defender.fighters)}

    def pieces(self, state: NerthaniaState, seat: Seat) -> Iterator[Sequence[Action]]:
        """Every group to every area with room for it: not all kinds have the same ones (Root Storm's warriors)."""
        battle = fought(state)
        army = _army(battle.defender)
        ways = {unit: refuges(state, battle, DEFENDER, unit) for unit in EVERY_UNIT if unit in army}
        for place in sorted({place for places in ways.values() for place in places}):
            ready = tuple([(unit, army[unit]) for unit, places in ways.items() if place in places])
            yield [Retreat(place, group) for group in groups(ready, *room(state, place, battle.defender.force))]

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """When nobody is left, or nobody finds room."""
        side = fought(state).defender
        if side.fighters and self.choices(state, self.seat):
            return Piecewise.proceed(self, state)
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
