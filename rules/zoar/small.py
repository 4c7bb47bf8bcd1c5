"""The small questions: what somebody pays, unseen, in a fight or under the lightning. Handbook 3.2, 5.3."""

from __future__ import annotations

from rules.game import Quiet, Seat, Small
from rules.zoar.fight import Offering, OfferMetal
from rules.zoar.lightning import Save, Saving
from rules.zoar.turn import ZoarState

SMALL = (Small("offer", secret=True), Small("save", secret=True))
NO_METAL, NO_PIECES = OfferMetal(0), Save(())


def quiet(state: ZoarState, seat: Seat) -> Quiet | None:
    """To pay nothing. Who has nothing to pay with is not asked, and everybody sees that."""
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, Offering | Saving) or all(prompt.seat != seat for prompt in step.prompts(state)):
        return None
    return Quiet("offer", NO_METAL) if isinstance(step, Offering) else Quiet("save", NO_PIECES)


def turn(state: ZoarState) -> str:
    """The round, and whose turn it is."""
    return f"{state.round}.{state.turn}"
