"""Nerthania: Collapsing World. Four tribes fight for a world whose land sinks and rises."""

from __future__ import annotations

from rules import steps
from rules.game import Action, Event, Game, Illegal, Refusal, Seat
from rules.nerthania.actions import ACTIONS
from rules.nerthania.asking import Asking, proceed
from rules.nerthania.charge import awaited
from rules.nerthania.faults import faults
from rules.nerthania.foretell import foretell
from rules.nerthania.hints import hint
from rules.nerthania.lexicon import lexicon
from rules.nerthania.options import NerthaniaOptions
from rules.nerthania.policy import stand_in
from rules.nerthania.setup import setup
from rules.nerthania.sight import view
from rules.nerthania.small import SMALL, quiet, turn
from rules.nerthania.state import NerthaniaState
from rules.nerthania.traces import follow
from rules.nerthania.victory import outcome, scores
from rules.nerthania.world import TRIBES


def legal(state: NerthaniaState, seat: Seat) -> list[Action]:
    """Every choice of the topmost step: here each step gives exactly what no rule refuses."""
    if not state.steps:
        return []
    step: Asking = state.steps[-1]
    return step.choices(state, seat) if step.asks(state, seat) else []


def explain(state: NerthaniaState, seat: Seat, action: Action) -> Refusal | None:
    """Why an action is not legal. What is asked of this seat goes straight to the rules of the step."""
    if state.steps:
        step: Asking = state.steps[-1]
        if type(action) in step.actions and step.asks(state, seat):
            return step.refusal(state, seat, action)
    return steps.explain(state, seat, action)


def apply(state: NerthaniaState, seat: Seat, action: Action) -> list[Event]:
    """The action, and everything after it that needs nobody's choice. Raises Illegal."""
    refusal = explain(state, seat, action)
    if refusal is not None:
        raise Illegal(refusal)
    step: Asking = state.steps[-1]
    follow(state, seat, action)
    return step.play(state, seat, action) + proceed(state)


GAME: Game[NerthaniaState, NerthaniaOptions] = Game(
    key="nerthania",
    version=2,
    seats=range(2, 5),
    tribes=TRIBES,
    options=NerthaniaOptions,
    state=NerthaniaState,
    actions=ACTIONS,
    setup=setup,
    awaited=awaited,
    legal=legal,
    explain=explain,
    apply=apply,
    view=view,
    stand_in=stand_in,
    outcome=outcome,
    foretell=foretell,
    standing=scores,
    hint=hint,
    lexicon=lexicon,
    small=SMALL,
    quiet=quiet,
    turn=turn,
    faults=faults,
)
