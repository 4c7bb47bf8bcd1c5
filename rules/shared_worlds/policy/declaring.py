"""What it brings to play a card or to use an ability."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.game import Action, Seat
from rules.shared_worlds.acting import Acting
from rules.shared_worlds.actions import (
    Activate,
    PlayAttachment,
    PlayInstant,
    PlayUnit,
)
from rules.shared_worlds.cards import Activated, cards
from rules.shared_worlds.cards.abilities import FREE
from rules.shared_worlds.declaring import names_for
from rules.shared_worlds.legends import legendaries
from rules.shared_worlds.mustering import own_unit
from rules.shared_worlds.pieces import UnitAt
from rules.shared_worlds.playing import possible_attachments, possible_units
from rules.shared_worlds.policy import judging, worth
from rules.shared_worlds.policy.judging import Eyes
from rules.shared_worlds.policy.plans import (
    lanes_left,
)
from rules.shared_worlds.state import Position
from rules.shared_worlds.using import possible_uses, spring_of

ENOUGH = 0.35
"""What is worth less is not worth its price."""


def best_declared(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action | None:
    """The card or ability that brings most, if it is worth it."""
    best, most = None, 0.0
    for action in legal:
        judge = JUDGES.get(type(action))
        value = 0.0 if judge is None else judge(step, state, seat, action)
        if value > most and (value > ENOUGH or is_free(step, state, seat, action)):
            best, most = action, value
    return best


def best_of_main(state: Position, seat: Seat) -> Action | None:
    """The unit, attachment or ability that would bring most, if the Main Phase came now and one is worth it."""
    main = Acting()
    offers = (possible_units, possible_attachments, possible_uses)
    return best_declared(main, state, seat, [action for offer in offers for action in offer(main, state, seat)])


def is_free(step: Any, state: Position, seat: Seat, action: Action) -> bool:
    """Whether it is an ability that costs nothing: whoever does not use it has wasted it."""
    if not isinstance(action, Activate):
        return False
    spring = spring_of(step, state, seat, action)
    return spring is not None and isinstance(spring.ability, Activated) and spring.ability.cost == FREE


def worth_unit(step: Any, state: Position, seat: Seat, action: PlayUnit) -> float:
    """The unit, less its cost; the last lane is kept for somebody worth it."""
    card = cards()[action.card.id]
    value = worth.of_card(card) - worth.of_pay(state, seat, action.pay) + 0.2 * len(card.cost)
    if card.legendary:
        value += legendaries(state, seat)
    elif not lanes_left(state, seat, action.card):
        value -= 2.0
    return value - 0.01 * UNIT_LANES.index(action.lane.value)


UNIT_LANES = ("center", "left", "right")
"""The lanes in the order in which they are filled."""


def worth_attachment(step: Any, state: Position, seat: Seat, action: PlayAttachment) -> float:
    """On somebody who is worth it."""
    host = own_unit(state, seat, action.host) if isinstance(action.host, UnitAt) else None
    bonus = 0.0 if host is None else 0.2 * worth.of_unit(state, host)
    return worth.of_face(action.card) + bonus - worth.of_pay(state, seat, action.pay)


def worth_instant(step: Any, state: Position, seat: Seat, action: PlayInstant) -> float:
    """What its effects bring."""
    ability = cards()[action.card.id].instant
    assert ability is not None
    names = names_for(state, ability.choose, action)
    return judging.of_declared(state, Eyes(seat, names), ability, action.pay)


def worth_use(step: Any, state: Position, seat: Seat, action: Activate) -> float:
    """What its effects bring."""
    spring = spring_of(step, state, seat, action)
    assert spring is not None
    ability: Any = spring.ability
    names = names_for(state, ability.choose, action)
    origin = None if spring.unit is None else (seat, spring.lane, spring.unit)
    return judging.of_declared(state, Eyes(seat, names, origin), ability, action.pay)


JUDGES: Mapping[type[Action], Callable[[Any, Position, Seat, Any], float]] = {
    PlayUnit: worth_unit,
    PlayAttachment: worth_attachment,
    PlayInstant: worth_instant,
    Activate: worth_use,
}
