"""What Elder answers when an effect or a pile of cards asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.game import Action, Seat
from rules.shared_worlds.actions import (
    Answer,
    Choose,
    Keep,
    Rearrange,
    TradeWorkers,
)
from rules.shared_worlds.cards.verbs import Offer
from rules.shared_worlds.declaring import name_target
from rules.shared_worlds.pieces import Side
from rules.shared_worlds.policy import judging, worth
from rules.shared_worlds.policy.choice import DONE, of_type
from rules.shared_worlds.policy.judging import Eyes
from rules.shared_worlds.policy.plans import (
    wanted,
)
from rules.shared_worlds.resolving import Names
from rules.shared_worlds.state import Position


def aiming(step: Any, state: Position, seat: Seat, legal: Sequence[Any]) -> Action:
    """The target on which the ability brings most."""
    spring = step._spring(state)
    ability = spring.ability

    def value(action: Choose) -> float:
        """On this one."""
        names = Names()
        name_target(state, names, ability.choose[len(step.chosen)].name, action.target)
        return judging.of_effects(state, Eyes(seat, names, (seat, spring.lane, spring.unit)), ability.effects)

    chosen: Action = max(legal, key=value)
    return chosen


def offered(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """What brings whoever offers it less."""
    making = step.making(state)
    offer = making.effects[making.at - 1]
    assert isinstance(offer, Offer)
    this = making.names.units.get("this")
    eyes = Eyes(making.seat, making.names, None if this is None else state.find(this))
    cost = {
        Side.FIRST: judging.of_effects(state, eyes, offer.a),
        Side.SECOND: judging.of_effects(state, eyes, offer.b),
    }
    return min(of_type(legal, Answer), key=lambda action: cost[action.side])


def giving(step: Any, state: Position, seat: Seat, legal: Sequence[Any]) -> Action:
    """The card that is worth least."""
    chosen: Action = min(legal, key=lambda action: worth.of_face(action.card))
    return chosen


def keeping(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """What is worth most among what can be paid before long."""
    return max(of_type(legal, Keep), key=lambda action: sum(wanted(state, seat, card) for card in action.cards))


def arranging(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """The best first."""

    def value(action: Rearrange) -> float:
        """The next card counts most."""
        return sum(wanted(state, seat, card) / (place + 1) for place, card in enumerate(action.order))

    return max(of_type(legal, Rearrange), key=value)


def trading(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """More cards are always welcome."""
    return TradeWorkers() if state.main or state.graveyard else DONE
