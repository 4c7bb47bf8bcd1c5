"""Nerthania: Collapsing World. Four tribes fight for a world whose land sinks and rises."""

from __future__ import annotations

from rules import steps
from rules.game import Action, Event, Game, Seat
from rules.nerthania.actions import ACTIONS
from rules.nerthania.asking import proceed
from rules.nerthania.faults import faults
from rules.nerthania.options import NerthaniaOptions
from rules.nerthania.policy import stand_in
from rules.nerthania.setup import setup
from rules.nerthania.sight import view
from rules.nerthania.state import NerthaniaState
from rules.nerthania.victory import outcome
from rules.nerthania.world import TRIBES


def legal(state: NerthaniaState, seat: Seat) -> list[Action]:
    """Every choice of the topmost step: here each step gives exactly what no rule refuses."""
    if not state.steps or seat not in state.steps[-1].asked(state):
        return []
    return list(state.steps[-1].choices(state, seat))


def apply(state: NerthaniaState, seat: Seat, action: Action) -> list[Event]:
    """The action, and everything after it that needs nobody's choice. Raises Illegal."""
    return [*steps.apply(state, seat, action), *proceed(state)]


GAME: Game[NerthaniaState, NerthaniaOptions] = Game(
    key="nerthania",
    version=1,
    seats=range(2, 5),
    tribes=TRIBES,
    options=NerthaniaOptions,
    state=NerthaniaState,
    actions=ACTIONS,
    setup=setup,
    awaited=steps.awaited,
    legal=legal,
    explain=steps.explain,
    apply=apply,
    view=view,
    stand_in=stand_in,
    outcome=outcome,
    faults=faults,
)
