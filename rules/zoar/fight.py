"""Phase 2: armies attack neighbouring fields, and both sides may secretly add metal. Handbook section 3."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from typing import Literal

from rules.game import Action, Event, Prompt, Refusal, Seat
from rules.steps import Deed, Step, ask, refuse, tell
from rules.value import value
from rules.words import Who
from rules.zoar import losses
from rules.zoar.board import NEIGHBOURS
from rules.zoar.state import Position
from rules.zoar.view import FIGHT, METAL

BLUE_BONUS = 1


@value
class Attack(Action):
    """All own armies of a field attack a neighbouring field."""

    source: str
    target: str


@value
class EndFighting(Action):
    """No more attacks in this turn."""


@value
class OfferMetal(Action):
    """So much metal is put into the fight, hidden in the fist."""

    binding = True
    secret = True

    metal: int


@dataclass(slots=True)
class Fighting(Step):
    """The seat on turn attacks as often as it has armies that have not fought yet."""

    step: Literal["fighting"] = "fighting"
    fought: list[str] = field(default_factory=list)
    """The fields whose armies have attacked in this turn."""

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-fight", "3")


@dataclass(slots=True, kw_only=True)
class Offering(Step):
    """Both sides of a fight choose their metal; nothing is known before both have chosen (3.2)."""

    step: Literal["offering"] = "offering"
    source: str
    target: str
    attacker_offer: int | None = None
    """None as long as the seat has not chosen; 0 from the start for who has no metal."""
    defender_offer: int | None = None

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """Whoever has not chosen yet is asked."""
        attacker = ask(state.turn, "ask-offer", "3.2") if self.attacker_offer is None else ()
        if self.defender_offer is not None:
            return attacker
        return attacker + ask(self.defender(state), "ask-offer", "3.2")

    def defender(self, state: Position) -> Seat:
        """Who is attacked."""
        holder = state.holder(self.target)
        assert holder is not None
        return holder


def begin(state: Position) -> list[Event]:
    """The phase opens."""
    state.phase = FIGHT
    state.steps.append(Fighting())
    return []


# 3.1 Who against whom.


@functools.cache
def attacks_from(source: str) -> tuple[Attack, ...]:
    """One attack to every side: the one value for each of these actions."""
    return tuple(Attack(source, target) for target in NEIGHBOURS[source])


def possible_attacks(step: Fighting, state: Position, seat: Seat) -> list[Attack]:
    """From every field whose armies have not fought to every side where an enemy is."""
    armies = state.camps[seat].armies
    if not armies:
        return []
    enemies = set(state.held_by_others(seat))
    return [
        action
        for source in dict.fromkeys(armies)
        if source not in step.fought and not enemies.isdisjoint(NEIGHBOURS[source])
        for action in attacks_from(source)
        if action.target in enemies
    ]


def has_armies(step: Fighting, state: Position, seat: Seat, action: Attack) -> Refusal | None:
    """3.1: only armies attack."""
    return None if action.source in state.camps[seat].armies else refuse("no-army", "3.1", at=action.source)


def has_not_fought(step: Fighting, state: Position, seat: Seat, action: Attack) -> Refusal | None:
    """3.1: each army attacks at most once a turn."""
    return refuse("no-second-attack", "3.1", at=action.source) if action.source in step.fought else None


def is_next(step: Fighting, state: Position, seat: Seat, action: Attack) -> Refusal | None:
    """3.1: only neighbouring fields are attacked."""
    if action.target in NEIGHBOURS[action.source]:
        return None
    return refuse("no-reach", "3.1", at=action.source, to=action.target)


def meets_an_enemy(step: Fighting, state: Position, seat: Seat, action: Attack) -> Refusal | None:
    """3.1: there must be foreign armies, a foreign city or a foreign temple; leaders are not attacked."""
    return None if action.target in state.held_by_others(seat) else refuse("no-enemy", "3.1", at=action.target)


def open_fight(step: Fighting, state: Position, seat: Seat, action: Attack) -> list[Event]:
    """Both sides reach for their metal; who has none has chosen already."""
    step.fought.append(action.source)
    fight = Offering(source=action.source, target=action.target)
    defender = fight.defender(state)
    fight.attacker_offer = None if state.camps[seat].store.metal else 0
    fight.defender_offer = None if state.camps[defender].store.metal else 0
    state.steps.append(fight)
    state.last = [action.source, action.target]
    event = tell("did-attack", who=Who(seat), at=action.source, to=action.target, defender=Who(defender))
    return [event, *settle_if_known(fight, state)]


# 3.2 Secret offers.


def possible_offers(step: Offering, state: Position, seat: Seat) -> list[OfferMetal]:
    """From nothing to all there is."""
    return [OfferMetal(metal) for metal in range(state.camps[seat].store.metal + 1)]


def has_the_metal(step: Offering, state: Position, seat: Seat, action: OfferMetal) -> Refusal | None:
    """3.2: any number from the collection store."""
    have = state.camps[seat].store.metal
    return None if 0 <= action.metal <= have else refuse("no-offer", "3.2", have=have)


def make_offer(step: Offering, state: Position, seat: Seat, action: OfferMetal) -> list[Event]:
    """The fist closes; when both are closed, they are opened."""
    if seat == state.turn:
        step.attacker_offer = action.metal
    else:
        step.defender_offer = action.metal
    return [tell("did-offer", who=Who(seat)), *settle_if_known(step, state)]


# 3.3 What remains.


def settle_if_known(fight: Offering, state: Position) -> list[Event]:
    """Both offers are known: strengths cancel one to one, and the turn goes on."""
    if fight.attacker_offer is None or fight.defender_offer is None:
        return []
    defender = fight.defender(state)
    state.steps.pop()
    return pay_offers(fight, state, defender) + settle(fight, state, defender)


def pay_offers(fight: Offering, state: Position, defender: Seat) -> list[Event]:
    """All offered metal is spent, whoever wins. What was hidden is now known."""
    assert fight.attacker_offer is not None
    assert fight.defender_offer is not None
    offers = {state.turn: fight.attacker_offer, defender: fight.defender_offer}
    asked = any(state.camps[seat].store.metal for seat in offers)
    for seat, metal in offers.items():
        state.camps[seat].store.add(METAL, -metal)
        state.supply.add(METAL, metal)
    if not asked:
        return []
    return [
        tell(
            "did-reveal",
            reveal=True,
            who=Who(state.turn),
            metal=fight.attacker_offer,
            defender=Who(defender),
            defence=fight.defender_offer,
        )
    ]


def settle(fight: Offering, state: Position, defender: Seat) -> list[Event]:
    """The smaller strength is cancelled on both sides: metal first, then armies, a city last."""
    attackers = state.camps[state.turn].armies.count(fight.source)
    defenders = state.camps[defender].armies.count(fight.target)
    city = fight.target in state.camps[defender].cities
    attack_metal = (fight.attacker_offer or 0) + first_attack_bonus(state, len(state.steps[-1].fought))
    defence_metal = fight.defender_offer or 0
    cancelled = min(attackers + attack_metal, defenders + city + defence_metal)

    fallen_attackers = min(attackers, max(0, cancelled - attack_metal))
    fallen_defenders = min(defenders, max(0, cancelled - defence_metal))
    overcome = cancelled == defenders + city + defence_metal

    events = [
        tell(
            "did-fight",
            who=Who(state.turn),
            fallen=fallen_attackers,
            defender=Who(defender),
            fallen_defenders=fallen_defenders,
            at=fight.source,
            to=fight.target,
        )
    ]
    events += losses.armies_fall(state, state.turn, fight.source, fallen_attackers)
    events += losses.armies_fall(state, defender, fight.target, fallen_defenders)
    if overcome:
        events += losses.buildings_fall(state, defender, fight.target)
    return events


def first_attack_bonus(state: Position, number: int) -> int:
    """7.2: blue is one stronger in its attack number 1 of a turn."""
    return BLUE_BONUS if number == 1 and state.has_ability(state.turn, "blue") else 0


# The end of the phase.


def possible_ends(step: Fighting, state: Position, seat: Seat) -> tuple[EndFighting]:
    """At any time."""
    return (END_FIGHTING,)


def end_fighting(step: Fighting, state: Position, seat: Seat, action: EndFighting) -> list[Event]:
    """The phase is over."""
    state.steps.pop()
    return []


END_FIGHTING = EndFighting()

Fighting.end = END_FIGHTING

Fighting.deeds = {
    Attack: Deed(possible_attacks, (has_armies, has_not_fought, is_next, meets_an_enemy), open_fight, sure=True),
    EndFighting: Deed(possible_ends, (), end_fighting),
}

Offering.deeds = {
    OfferMetal: Deed(possible_offers, (has_the_metal,), make_offer),
}
