"""A fight on the two fields in the middle of the board."""

from __future__ import annotations

from typing import Any

from rules.zoar.fight import Attack, OfferMetal
from rules.zoar.turn import ZoarState
from tests.rules.zoar.table import camp, does, table


def fight(red: str, blue: str, *offers: tuple[str, int], **more: Any) -> ZoarState:
    """Red on D4 attacks blue on D5; then the offers."""
    state = table(phase="fight", red=red, blue=blue, abilities="off", **more)
    does(state, Attack("D4", "D5"))
    for seat, metal in offers:
        does(state, OfferMetal(metal), seat=seat)
    return state


def left(state: ZoarState) -> tuple[int, int]:
    """How many armies red and blue have on the board."""
    return len(camp(state, "red").armies), len(camp(state, "blue").armies)
