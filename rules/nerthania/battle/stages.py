"""The stages that every battle goes through (rulebook 5, rulings 1.6)."""

from __future__ import annotations

from enum import StrEnum


class Stage(StrEnum):
    """The stages of a battle, in their order."""

    RESERVE = "reserve"
    SUPPORT = "support"
    ROLL = "roll"
    PANIC = "panic"
    ATTACKER_REINFORCES = "attacker_reinforces"
    DEFENDER_REINFORCES = "defender_reinforces"
    FIRST_CARD = "first_card"
    SECOND_CARD = "second_card"
    THIRD_CARD = "third_card"
    FOURTH_CARD = "fourth_card"
    ATTACKER_RETREATS = "attacker_retreats"
    DEFENDER_RETREATS = "defender_retreats"
    COUNT = "count"
    OUTCOME = "outcome"
    END = "end"
