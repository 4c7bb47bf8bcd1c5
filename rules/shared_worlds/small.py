"""The small questions: response windows, asked also of who holds nothing for them. Handbook 7.2."""

from __future__ import annotations

from rules.game import Quiet, Seat, Small
from rules.shared_worlds.declaring import SAVING
from rules.shared_worlds.table import SharedWorldsState
from rules.shared_worlds.windows import PASS_ONCE, Window

SMALL = (Small("answer", secret=True, vain=True), Small("rescue", secret=True, vain=True))


def quiet(state: SharedWorldsState, seat: Seat) -> Quiet | None:
    """In a window: to pass once. Where somebody can be saved, it is a question of its own."""
    window = state.steps[-1] if state.steps else None
    if not isinstance(window, Window) or window.prompts(state)[0].seat != seat:
        return None
    return Quiet("rescue" if window.moment.value in SAVING else "answer", PASS_ONCE[0])


def turn(state: SharedWorldsState) -> str:
    """The round, and whose turn it is."""
    return f"{state.round}.{state.turn}"
