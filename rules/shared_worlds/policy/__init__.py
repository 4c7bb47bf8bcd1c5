"""How Elder plays for somebody who is gone, and as a computer player: greedily, and without peeking.

Every action that can be declared has a worth in points; what is worth nothing is not done. Life, units and resources
are weighed by `worth`, fights by `tactics`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules import steps
from rules.game import Action, Seat
from rules.shared_worlds.policy.choice import DONE, fewest
from rules.shared_worlds.policy.effects import aiming, arranging, giving, keeping, offered, trading
from rules.shared_worlds.policy.turns import acting, answering, attacking, choosing, picking, putting_away, standing
from rules.shared_worlds.state import Position


def stand_in(state: Position, seat: Seat) -> Action:
    """The answer of that seat to what it is asked."""
    step = state.steps[-1]
    legal = steps.legal(state, seat)
    return ANSWERS[step.step](step, state, seat, legal)


def first(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """Where it hardly matters."""
    return legal[0]


def done(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """No more of it."""
    return DONE


ANSWERS: Mapping[str, Callable[[Any, Position, Seat, Any], Action]] = {
    "picking": picking,
    "putting-away": putting_away,
    "choosing": choosing,
    "mustering": done,
    "acting": acting,
    "attacking": attacking,
    "blocking": standing,
    "intercepting": standing,
    "window": answering,
    "triggering": aiming,
    "offering": offered,
    "cubing": fewest,
    "giving": giving,
    "removing": done,
    "looking": keeping,
    "arranging": arranging,
    "moving": first,
    "trading": trading,
}
