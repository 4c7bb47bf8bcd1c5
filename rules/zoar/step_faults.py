"""What makes the steps of a Zoar position impossible: what is waited for must fit what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from rules.steps import Step
from rules.zoar.board import FIELDS, NEIGHBOURS
from rules.zoar.build import Building
from rules.zoar.fight import Fighting, Offering
from rules.zoar.intervention import Repeating, Rolling, Shifting
from rules.zoar.lightning import Saving, affordable_saves, endangered, in_danger
from rules.zoar.move import RED_LEADER_STEPS, STEPS_BOUGHT, Moving
from rules.zoar.printed import LIMIT, SAVE_PRICE
from rules.zoar.relic import Finding, bearers
from rules.zoar.state import Position
from rules.zoar.stores import Storing
from rules.zoar.view import BUILD, FIGHT, INTERVENTION, MOVE, OVER

STACKS = {
    MOVE: ((Moving,), (Moving, Finding)),
    FIGHT: ((Fighting,), (Fighting, Offering)),
    BUILD: ((Building,), (Building, Storing)),
    INTERVENTION: ((Rolling,), (Shifting,), (Repeating,), (Repeating, Saving)),
    OVER: ((),),
}
"""What can be waited for in each phase."""


def step_faults(state: Position) -> Iterator[str]:
    """The steps of the phase, and each of them in itself."""
    if tuple(type(step) for step in state.steps) not in STACKS[state.phase]:
        possible = " or ".join("[" + ", ".join(step.__name__ for step in stack) + "]" for stack in STACKS[state.phase])
        yield f"the steps of phase {state.phase} are {possible.lower()}"
        return
    for step in state.steps:
        if type(step) in FAULTS:
            yield from FAULTS[type(step)](step, state)


def moving(step: Moving, state: Position) -> Iterator[str]:
    """Steps left are those of units that are there."""
    camp = state.camps[state.turn]
    if step.leader not in range(RED_LEADER_STEPS + 1):
        yield f"the leader has {step.leader} free steps"
    if step.carrier and camp.carried_by != "army":
        yield "a carrier has a free step, but no army carries the relic"
    if Counter(step.rested) - Counter(camp.plain_armies()):
        yield f"rested armies on {', '.join(step.rested)}, but plain armies on {', '.join(camp.plain_armies())}"
    if step.bought not in range(STEPS_BOUGHT * (LIMIT - camp.store.food) + 1):
        yield f"{step.bought} bought steps, with {camp.store.food} food left"


def finding(step: Finding, state: Position) -> Iterator[str]:
    """The relic lies there, and somebody who may carry it is there."""
    camp = state.camps[state.turn]
    if camp.carried_by is not None or not bearers(state, camp):
        yield "nobody has found the relic"


def fighting(step: Fighting, state: Position) -> Iterator[str]:
    """Each field fights once."""
    for at, count in Counter(step.fought).items():
        if at not in FIELDS or count > 1:
            yield f"{at} has fought {count} times"


def offering(step: Offering, state: Position) -> Iterator[str]:
    """Own armies against what somebody else holds beside them; offers that can be paid, and one still to come."""
    holder = state.holder(step.target)
    if step.source not in state.camps[state.turn].armies or step.target not in NEIGHBOURS[step.source]:
        yield f"no army can attack {step.target} from {step.source}"
        return
    if holder is None or holder == state.turn:
        yield f"there is nobody to attack on {step.target}"
        return
    if step.source not in state.steps[0].fought:
        yield f"{step.source} fights and is not among those that have fought"
    offers = {state.turn: step.attacker_offer, holder: step.defender_offer}
    for seat, offer in offers.items():
        have = state.camps[seat].store.metal
        if offer is None and not have:
            yield f"{state.tribes[seat]} has no metal, so that its offer is 0"
        if offer is not None and offer not in range(have + 1):
            yield f"{state.tribes[seat]} offers {offer} of {have} metal"
    if None not in offers.values():
        yield "both offers are made, so that the fight is over"


def building(step: Building, state: Position) -> Iterator[str]:
    """Goods are stored before anything is built."""
    if len(state.steps) == 1 and not state.camps[state.turn].transit.is_empty():
        yield "the goods of the transit store are stored before building"


def storing(step: Storing, state: Position) -> Iterator[str]:
    """Something is left over."""
    if state.camps[state.turn].transit.is_empty():
        yield "nothing is left over to be stored"


def shifting(step: Shifting, state: Position) -> Iterator[str]:
    """Green has rolled."""
    if not state.has_ability(state.turn, "green"):
        yield "only green shifts its roll"
    if step.rolled not in range(1, 13):
        yield f"{step.rolled} was rolled with a d12"


def saving(step: Saving, state: Position) -> Iterator[str]:
    """Lightning has struck, and somebody still has to choose."""
    if not step.waiting:
        yield "nobody is asked what to save"
    for at in step.refilled:
        if at not in state.goods or at not in state.struck_fields():
            yield f"nothing has grown on {at}"
    if state.struck is not None:
        yield from savers(step, state)


def savers(step: Saving, state: Position) -> Iterator[str]:
    """Each seat is asked once, has something in danger, and saves no more than that and than it can pay."""
    for seat, count in Counter((*step.waiting, *step.saved)).items():
        if count > 1 or seat not in endangered(state) or not state.camps[seat].affords(SAVE_PRICE):
            yield f"seat {seat} has nothing to decide about the lightning, or twice"
            return
    for seat, pieces in step.saved.items():
        if Counter(pieces) - Counter(in_danger(state, seat)) or len(pieces) > affordable_saves(state, seat):
            yield f"seat {seat} saves what is not in danger, or more than it can pay"


def repeating(step: Repeating, state: Position) -> Iterator[str]:
    """Lightning has struck."""
    if state.struck is None:
        yield "no tile is struck"


FAULTS: dict[type[Step], Callable[[Any, Position], Iterator[str]]] = {
    Moving: moving,
    Finding: finding,
    Fighting: fighting,
    Offering: offering,
    Building: building,
    Storing: storing,
    Shifting: shifting,
    Saving: saving,
    Repeating: repeating,
}
