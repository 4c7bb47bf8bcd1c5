"""The small questions of a battle: the reserve, reinforcements, battle cards. Handbook 5.4, 5.6 to 5.8."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.game import Quiet, Seat, Small
from rules.nerthania.actions import Done
from rules.nerthania.battle.cards import Carding
from rules.nerthania.battle.helping import Reserving
from rules.nerthania.battle.reinforcing import Intercepting, Reinforcing
from rules.nerthania.rounds import Rounds
from rules.nerthania.state import NerthaniaState

SMALL = (Small("reserve"), Small("reinforcement"), Small("battle-card"))
KINDS: Mapping[type[Any], str] = {
    Reserving: "reserve",
    Reinforcing: "reinforcement",
    Carding: "battle-card",
    Intercepting: "battle-card",
}
NOT_NOW = Done()


def quiet(state: NerthaniaState, seat: Seat) -> Quiet | None:
    """To leave it. Who can do nothing is not asked, and everybody sees that."""
    step = state.steps[-1] if state.steps else None
    kind = KINDS.get(type(step))
    if step is None or kind is None or not step.asks(state, seat):
        return None
    return Quiet(kind, NOT_NOW)


def turn(state: NerthaniaState) -> str:
    """The round, and how many turns and which part of it have begun."""
    below = state.steps[0] if state.steps else None
    return f"{state.round}.{below.part}.{below.acted}" if isinstance(below, Rounds) else str(state.round)
