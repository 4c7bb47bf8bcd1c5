"""The thread of a battle: from the reserve to the conquest card (rulebook 5, rulings 1.6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.game import Event
from rules.nerthania.asking import Silent, did
from rules.nerthania.battle.cards import Carding, perform, playable
from rules.nerthania.battle.counting import hits, losses, shields
from rules.nerthania.battle.dice import decider, fought, panic, side_of, throw, told
from rules.nerthania.battle.effects import gain_for_groups
from rules.nerthania.battle.helping import Reserving, Supporting, can_call_reserve, gather_bows, third_parties
from rules.nerthania.battle.leaving import Retreating, Withdrawing, go_home, retreats
from rules.nerthania.battle.losses import Losing, Thinning
from rules.nerthania.battle.reinforcing import Reinforcing, arrivals
from rules.nerthania.battle.stages import Stage
from rules.nerthania.battle.telling import cancelled_retreats, counted_cards
from rules.nerthania.goals import MAJOR, award, score_entered
from rules.nerthania.ground import put
from rules.nerthania.naming import who
from rules.nerthania.pieces import Camp, Face, Goal
from rules.nerthania.position import ATTACKER, DEFENDER, Camped, other
from rules.nerthania.traces import past, report

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState


FRIGHT = Stage.PANIC
PANIC = Face.PANIC
_NEXT = dict(zip(Stage, [*Stage][1:], strict=False))


@dataclass(slots=True)
class Fighting(Silent):
    """A battle that goes on: `stage` is what comes next. The questions of a stage lie above this step."""

    stage: Stage = Stage.RESERVE
    step: Literal["fighting"] = "fighting"

    section = "5.1"

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """Do stage after stage, until one of them asks something or the battle is over."""
        events: list[Event] = []
        while state.steps[-1] is self:
            stage = self.stage
            if stage is FRIGHT and (fright := _next_panic(state)):
                return events + fright
            self.stage = _NEXT.get(stage, stage)
            events += _STAGES[stage](state)
        return events


def _reserve(state: NerthaniaState) -> list[Event]:
    battle = fought(state)
    past(state)
    if battle.defender.force < len(state.tribes) and can_call_reserve(state):
        state.steps.append(Reserving(battle.defender.force))
    return []


def _support(state: NerthaniaState) -> list[Event]:
    waiting = third_parties(state)
    if waiting:
        state.steps.append(Supporting(waiting, {}))
    return []


def _roll(state: NerthaniaState) -> list[Event]:
    """All dice: first the attacker's with his supporters', then the defender's."""
    gather_bows(state)
    battle = fought(state)
    events = []
    for camp in (ATTACKER, DEFENDER):
        side = battle.side(camp)
        side.began_with = len(side.fighters)
        for die in side.fighters:
            die.face = throw(state, side.force, die.unit)
        for arrow in side.arrows:
            arrow.face = throw(state, arrow.force, arrow.unit)
        events += told(state, side.force, side.fighters)
        events += told(state, side.force, side.arrows, "roll-bows")
    return events


def _next_panic(state: NerthaniaState) -> list[Event]:
    """One panic after the other, the attacker's first."""
    for camp in (ATTACKER, DEFENDER):
        for die in side_of(state, camp).fighters:
            if die.face is PANIC:
                return panic(state, camp, die)
    return []


def _reinforce(camp: Camp) -> Callable[[NerthaniaState], list[Event]]:
    def stage(state: NerthaniaState) -> list[Event]:
        if arrivals(state, camp):
            state.steps.append(Reinforcing(decider(state, camp), camp))
        return []

    return stage


def _card(camp: Camp) -> Callable[[NerthaniaState], list[Event]]:
    """A turn with the cards: a card declared early takes it, if a unit of its kind is still there."""

    def stage(state: NerthaniaState) -> list[Event]:
        side = side_of(state, camp)
        declared, side.declared = side.declared, None
        if declared is not None and any(die.unit is declared for die in side.fighters):
            return perform(state, decider(state, camp), camp, declared, declared=True)
        if declared is None and playable(state, camp):
            state.steps.append(Carding(decider(state, camp), camp))
        return []

    return stage


def _withdraw(camp: Camp) -> Callable[[NerthaniaState], list[Event]]:
    def stage(state: NerthaniaState) -> list[Event]:
        free, barred = retreats(state, camp)
        if free or barred:
            state.steps.append(Withdrawing(decider(state, camp), camp, free, barred))
        return cancelled_retreats(state, camp)

    return stage


def _count(state: NerthaniaState) -> list[Event]:
    """Hits against shields; the losses of both sides at once."""
    battle = fought(state)
    attacker, defender = battle.attacker, battle.defender
    gain_for_groups(state, attacker)
    gain_for_groups(state, defender)
    attacker.losses, defender.losses = losses(attacker, defender), losses(defender, attacker)
    report(state, battle)
    due = {ATTACKER: attacker.losses, DEFENDER: defender.losses}
    state.steps.append(Losing({camp: number for camp, number in due.items() if number}))
    events = counted_cards(state, ATTACKER) + counted_cards(state, DEFENDER)
    return [*events, _counted(state, attacker, defender), _counted(state, defender, attacker)]


def _counted(state: NerthaniaState, side: Camped, enemy: Camped) -> Event:
    struck, warded = hits(side, enemy), shields(side, enemy)
    return did("count", who=who(state, side.force), hits=struck, shields=warded, losses=side.losses)


def _outcome(state: NerthaniaState) -> list[Event]:
    """More units win, the defender wins a tie; the loser leaves, pursued by cards that kill the retreating."""
    battle = fought(state)
    attacking, defending = len(battle.attacker.fighters), len(battle.defender.fighters)
    winner = ATTACKER if attacking > defending else DEFENDER
    if state.report is not None:
        state.report.won = winner
    side, beaten = battle.side(winner), battle.against(winner)
    numbers = {"left": len(side.fighters), "against": len(beaten.fighters)}
    events = [did("win", who=who(state, side.force), area=battle.area, **numbers)]
    if min(side.began_with, beaten.began_with) >= MAJOR and side.force < len(state.tribes) and not battle.decisive:
        events += award(state, side.force, Goal.BATTLE)
    if winner is ATTACKER and not battle.decisive:
        state.areas[battle.area].owner = None  # lost before its defenders go: it completes no goal of theirs
        state.steps.append(Retreating(decider(state, DEFENDER)))
    pursued = min(side.kills_retreating, len(beaten.fighters))
    if pursued:
        state.steps.append(Losing({other(winner): pursued}, pursued=True))
    return events


def _end(state: NerthaniaState) -> list[Event]:
    """The survivors stand where they belong, the conqueror draws a card, and too many for an area are destroyed."""
    battle = fought(state)
    state.steps.pop()
    if battle.decisive:
        return []
    conquered = len(battle.attacker.fighters) > len(battle.defender.fighters)
    winner, loser = (battle.attacker, battle.defender) if conquered else (battle.defender, battle.attacker)
    thinned = [battle.area] if conquered else [battle.area, *sorted({die.origin for die in loser.fighters})]
    events = [] if conquered else go_home(state, loser)
    area = state.areas[battle.area]
    area.owner = winner.force if winner.fighters else None
    if not winner.fighters:
        events.append(did("free", area=battle.area))
    for die in winner.fighters:
        put(state, battle.area, winner.force, die.unit)
    for number in thinned:
        force = winner.force if number == battle.area else loser.force
        seat = decider(state, ATTACKER if force == battle.attacker.force else DEFENDER)
        state.steps.append(Thinning(seat, force, number))
    state.battle = None
    if battle.defender.force >= len(state.tribes) and area.owner != battle.defender.force:
        state.neutral_robbed = True
    if not conquered:
        return events
    return _reward(state, battle.area, winner.force) + score_entered(state, winner.force, battle.area)


def _reward(state: NerthaniaState, area: int, winner: int) -> list[Event]:
    """A conquest card for the conqueror, from the top of the area cards."""
    if winner >= len(state.tribes):
        return []
    if not state.deck:
        return []
    state.nations[winner].conquests.append(state.deck.pop(0))
    return [did("conquer", who=who(state, winner), area=area)]


_STAGES: dict[Stage, Callable[[NerthaniaState], list[Event]]] = {
    Stage.RESERVE: _reserve,
    Stage.SUPPORT: _support,
    Stage.ROLL: _roll,
    Stage.PANIC: lambda state: [],
    Stage.ATTACKER_REINFORCES: _reinforce(ATTACKER),
    Stage.DEFENDER_REINFORCES: _reinforce(DEFENDER),
    Stage.FIRST_CARD: _card(ATTACKER),
    Stage.SECOND_CARD: _card(DEFENDER),
    Stage.THIRD_CARD: _card(ATTACKER),
    Stage.FOURTH_CARD: _card(DEFENDER),
    Stage.ATTACKER_RETREATS: _withdraw(ATTACKER),
    Stage.DEFENDER_RETREATS: _withdraw(DEFENDER),
    Stage.COUNT: _count,
    Stage.OUTCOME: _outcome,
    Stage.END: _end,
}
