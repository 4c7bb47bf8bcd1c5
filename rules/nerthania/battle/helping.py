"""Before the dice: the reserve of the headquarters, and whom third parties help with their bows (rulebook 3.1, 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.game import Action, Event, Seat
from rules.nerthania.actions import Done, Reserve, Support
from rules.nerthania.asking import Asking, Together, did
from rules.nerthania.battle.dice import archers, fought
from rules.nerthania.goals import enter
from rules.nerthania.ground import beside, neighbours, partner
from rules.nerthania.pieces import Army, Camp, Force, Unit, join
from rules.nerthania.position import ATTACKER, DEFENDER, Camped, Die
from rules.words import Message, Said, Who, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

RESERVE = 2
_SUPPORTS = tuple(Support(camp) for camp in Camp)


def can_call_reserve(state: NerthaniaState) -> bool:
    """The defender's headquarters are attacked, or an area beside them, and still have their reserve this round.

    Nobody need stand in them, and captured ones serve to the end of the round like any others (S:130).
    """
    battle = fought(state)
    force = battle.defender.force
    tribe = state.nations[force]
    home = tribe.headquarters
    return (
        not battle.decisive
        and home is not None
        and not tribe.reserve_called
        and tribe.supply[Unit.WARRIOR] > 0
        and (battle.area == home or battle.area in neighbours(state)[home])
    )


@dataclass(slots=True)
class Reserving(Asking):
    """The defender may call two warriors to the headquarters or an own area beside them, beyond any capacity."""

    seat: Seat
    step: Literal["reserving"] = "reserving"

    actions = (Reserve, Done)
    ask = "ask-reserving"
    section = "5.4"

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """Where the attack is."""
        return {"area": fought(state).area}

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """The headquarters, unless others stand there or have set out from there for this attack; own areas beside
        them; or not now.
        """
        home = state.nations[seat].headquarters
        assert home is not None
        places = [number for number in neighbours(state)[home] if state.areas[number].owner == seat]
        if state.areas[home].owner in (None, seat) and home not in fought(state).sources:
            places.append(home)
        return [*(Reserve(number) for number in sorted(places)), Done()]

    def play(self, state: NerthaniaState, seat: Seat, action: Reserve | Done) -> list[Event]:
        """In the area of the battle they fight at once."""
        state.steps.pop()
        if isinstance(action, Done):
            return []
        battle, tribe = fought(state), state.nations[seat]
        number = min(RESERVE, tribe.supply[Unit.WARRIOR])
        tribe.supply[Unit.WARRIOR] -= number
        tribe.reserve_called = True
        if action.area == battle.area:
            battle.defender.fighters[:0] = [Die(Unit.WARRIOR) for _ in range(number)]
            entered = []
        else:
            entered = enter(state, seat, action.area, Unit.WARRIOR, number)
        return [did("reserve", who=Who(seat), number=number, area=action.area), *entered]


def third_parties(state: NerthaniaState) -> list[Seat]:
    """The seats with bows beside the battle that take no part in it. In teams they help their partner unasked."""
    battle = fought(state)
    sides = (battle.attacker.force, battle.defender.force)
    if battle.decisive or state.options.teams:
        return []
    return [seat for seat in range(len(state.tribes)) if seat not in sides and archers(state, seat, battle.area)]


@dataclass(slots=True)
class Supporting(Together):
    """All third parties choose at the same time and unseen; their choices are shown together."""

    waiting: list[Seat]
    chosen: dict[Seat, Camp]
    step: Literal["supporting"] = "supporting"

    actions = (Support,)
    ask = "ask-supporting"
    section = "5.3"

    def asked(self, state: NerthaniaState) -> tuple[Seat, ...]:
        """Who has not chosen yet."""
        return tuple(self.waiting)

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """Whom to help."""
        battle = fought(state)
        return {"area": battle.area, "number": len(archers(state, seat, battle.area))}

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """Either side, or nobody."""
        return [*_SUPPORTS]

    def play(self, state: NerthaniaState, seat: Seat, action: Support) -> list[Event]:
        """Keep it until all have chosen."""
        self.waiting.remove(seat)
        self.chosen[seat] = action.camp
        return [did("answer", who=Who(seat))]

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """Show all choices when the last one is there."""
        if self.waiting:
            return None
        state.steps.pop()
        fought(state).helpers = dict(sorted(self.chosen.items()))
        return [
            Event(Message("did-support", {"who": Who(seat), "camp": said(camp)}), reveal=True)
            for seat, camp in sorted(self.chosen.items())
        ]


def gather_bows(state: NerthaniaState) -> None:
    """Both sides' own bows beside the battle, and those of their helpers, get ready to roll."""
    battle = fought(state)
    for camp in (ATTACKER, DEFENDER):
        side = battle.side(camp)
        side.arrows = archers(state, side.force, side.base)
        side.rested = _rested(state, side) if side.arrows else {}
        for seat in _helping(state, camp, side.force):
            side.arrows += archers(state, seat, side.base)


def _helping(state: NerthaniaState, camp: Camp, force: Force) -> list[Seat]:
    """In teams the partner; else whoever has chosen this side."""
    if state.options.teams:
        return [partner(force)]
    return [seat for seat, helped in fought(state).helpers.items() if helped is camp]


def _rested(state: NerthaniaState, side: Camped) -> Army:
    """Who does not support and could come: units that cannot come are the first to support (house ruling)."""
    supporting: Army = {}
    for arrow in side.arrows:
        join(supporting, arrow.unit)
    rested: Army = {}
    near = beside(state, side.base, side.force)
    for unit, rolling in supporting.items():
        there = sum([state.areas[number].army.get(unit, 0) for number in near])
        tired = sum([side.tired[number].get(unit, 0) for number in near if number in side.tired])
        rested[unit] = there - max(tired, rolling)
    return rested
