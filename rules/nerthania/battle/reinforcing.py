"""Reinforcement: units from beside the battle come in (rulebook 5, Reinforcement and the exceptions after it)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal

from rules.game import Action, Event, Seat
from rules.nerthania.actions import Declare, Done, Reinforce
from rules.nerthania.asking import Asking, did
from rules.nerthania.battle.dice import card_of, decider, enter, facing, fought, side_of
from rules.nerthania.battle.stages import Stage
from rules.nerthania.battle.telling import shown
from rules.nerthania.cardtext import kind
from rules.nerthania.ground import beside, take
from rules.nerthania.naming import who
from rules.nerthania.pieces import EVERY_UNIT, Camp, Face, Unit
from rules.nerthania.position import ATTACKER, Camped, Die, other
from rules.nerthania.printed_cards import Op
from rules.words import Said, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

MOST_CARDS = 2
REINFORCEMENT = Face.REINFORCEMENT
_DONE = Done()
_reinforce = cache(Reinforce)


def unused(side: Camped) -> list[Die]:
    """The dice whose reinforcement has not brought anybody yet."""
    return [die for die in side.fighters + side.extra if die.face is REINFORCEMENT and not die.used]


def arrivals(state: NerthaniaState, camp: Camp) -> list[Action]:
    """Who could come now: units beside the battle that have steps left and did not flee from it."""
    side = side_of(state, camp)
    if not side.reinforcements and not unused(side):
        return []
    found: list[Action] = []
    for number in beside(state, side.base, side.force):
        tired = side.tired.get(number, {})
        army = state.areas[number].army
        found += [_reinforce(unit, number) for unit in EVERY_UNIT if unit in army and army[unit] > tired.get(unit, 0)]
    return found


def reinforce(state: NerthaniaState, camp: Camp, action: Reinforce) -> list[Event]:
    """Use a reinforcement, unless the enemy cancels it: by a card that lies there, or by one that he declares now."""
    enemy = fought(state).against(camp)
    if enemy.cancels_reinforcements:
        return _cancelled(state, camp)
    if declarable(state, other(camp)):
        state.steps.append(Intercepting(decider(state, other(camp)), other(camp), action.unit, action.origin))
        return []
    return _arrive(state, camp, action.unit, action.origin)


def declarable(state: NerthaniaState, camp: Camp) -> list[Unit]:
    """The cards of a side that can be declared early: an animal's (or whoever's) that cancels reinforcement."""
    side = side_of(state, camp)
    if len(side.cards) >= MOST_CARDS:
        return []
    kinds = {die.unit for die in side.fighters} - set(side.cards)
    found = [
        unit
        for unit in EVERY_UNIT
        if unit in kinds and card_of(state, side.force, unit).holds(Op.DESTROY, Face.REINFORCEMENT)
    ]
    return found if found and _has_a_turn(state, camp) else []


def _has_a_turn(state: NerthaniaState, camp: Camp) -> bool:
    """Whether a turn with the cards is still to come: while the defender plays the last card, the attacker has none."""
    return camp is not ATTACKER or not any(
        step.step == "fighting" and step.stage is Stage.ATTACKER_RETREATS for step in state.steps
    )


def _cancelled(state: NerthaniaState, camp: Camp) -> list[Event]:
    """The symbol is spent for nothing; its die is out, its unit stays."""
    side, enemy = facing(state, camp)
    enemy.cancels_reinforcements -= 1
    dice = unused(side)
    if dice:
        dice[0].face = Face.BLANK
        side.extra = [extra for extra in side.extra if extra is not dice[0]]
    else:
        side.reinforcements -= 1
    return [did("cancel-reinforcement", who=who(state, enemy.force), whom=who(state, side.force))]


def _arrive(state: NerthaniaState, camp: Camp, unit: Unit, origin: int) -> list[Event]:
    """The unit comes and rolls its die at once; this die brings nobody else."""
    side = side_of(state, camp)
    dice = unused(side)
    if dice:
        dice[0].used = True
    else:
        side.reinforcements -= 1
    take(state, origin, unit)
    if camp is ATTACKER:
        fought(state).from_area(origin)
    die = Die(unit, late=True, origin=origin)
    side.fighters.append(die)
    event = did("reinforce", who=who(state, side.force), unit=said(unit), origin=origin)
    if unit in side.rested:
        if not side.rested[unit]:  # it has rolled already, as a supporter
            return [event]
        side.rested[unit] -= 1
    return [event, *enter(state, camp, die)]


@dataclass(slots=True)
class Reinforcing(Asking):
    """`camp` brings a unit for each reinforcement, as long as it likes and somebody can come."""

    seat: Seat
    camp: Camp
    step: Literal["reinforcing"] = "reinforcing"

    actions = (Reinforce, Done)
    end = _DONE
    ask = "ask-reinforcing"
    section = "5.6"

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """How many may come."""
        side = side_of(state, self.camp)
        return {"number": len(unused(side)) + side.reinforcements}

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """Who comes, or nobody."""
        return [*arrivals(state, self.camp), _DONE]

    def play(self, state: NerthaniaState, seat: Seat, action: Reinforce | Done) -> list[Event]:
        """Bring one, or stop."""
        if isinstance(action, Done):
            state.steps.pop()
            return []
        return reinforce(state, self.camp, action)


@dataclass(slots=True)
class Intercepting(Asking):
    """`camp` may declare a battle card early: the enemy is about to bring this unit (rulebook 5, second exception)."""

    seat: Seat
    camp: Camp
    unit: Unit
    origin: int
    step: Literal["intercepting"] = "intercepting"

    actions = (Declare, Done)
    ask = "ask-intercepting"
    section = "5.8"

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """Whether to stop it."""
        enemy = side_of(state, other(self.camp)).force
        return {"unit": kind(state.nations[enemy].name, self.unit), "origin": self.origin}

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """A card that can do it, or let them come."""
        return [*(Declare(unit) for unit in declarable(state, self.camp)), Done()]

    def play(self, state: NerthaniaState, seat: Seat, action: Declare | Done) -> list[Event]:
        """The card counts as one of two; its other effects wait for the side's next turn."""
        state.steps.pop()
        enemy = other(self.camp)
        if isinstance(action, Done):
            return _arrive(state, enemy, self.unit, self.origin)
        side = side_of(state, self.camp)
        side.cards.append(action.unit)
        side.declared = action.unit
        for effect in card_of(state, side.force, action.unit).effects:
            if effect.op is Op.DESTROY and effect.symbol is Face.REINFORCEMENT:
                side.cancels_reinforcements += effect.n
        return [shown(state, "declare", side.force, action.unit), *_cancelled(state, enemy)]
