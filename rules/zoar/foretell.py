"""What some actions bring, said before they are done. It is all open on the table."""

from __future__ import annotations

from rules.game import Action, Seat
from rules.words import Message
from rules.zoar.fight import Attack, first_attack_bonus
from rules.zoar.move import EndMoving, Moving
from rules.zoar.state import Position
from rules.zoar.stores import ReturnSurplus


def foretell(state: Position, seat: Seat, action: Action) -> Message | None:
    """The strengths of a fight, steps and goods that would be lost; None for all that says it itself."""
    match action:
        case Attack():
            return strengths(state, seat, action)
        case EndMoving():
            return steps_left(state, seat)
        case ReturnSurplus():
            transit = state.camps[seat].transit
            return Message("will-return", {"food": transit.food, "metal": transit.metal})
        case _:
            return None


def strengths(state: Position, seat: Seat, attack: Attack) -> Message:
    """Both sides without metal, and with all of it (3.2)."""
    holder = state.holder(attack.target)
    assert holder is not None, "only legal actions are foretold"
    own, other = state.camps[seat], state.camps[holder]
    strength = own.armies.count(attack.source) + first_attack_bonus(state, len(state.steps[-1].fought) + 1)
    defence = other.armies.count(attack.target) + other.cities.count(attack.target)
    return Message(
        "will-attack",
        {
            "strength": strength,
            "metal": strength + own.store.metal,
            "defence": defence,
            "defence_metal": defence + other.store.metal,
        },
    )


def steps_left(state: Position, seat: Seat) -> Message | None:
    """The free steps and the bought ones that would be lost (2.3)."""
    moving: Moving = state.steps[-1]
    left = moving.leader + moving.carrier + len(moving.rested) + moving.bought
    return Message("will-end-moving", {"steps": left}) if left else None
