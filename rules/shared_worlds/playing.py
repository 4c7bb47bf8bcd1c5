"""Units and attachments: from the hand into Development. Handbook 4.2 to 4.4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.game import Event, Refusal, Seat
from rules.shared_worlds import cubes
from rules.shared_worlds.actions import PlayAttachment, PlayUnit
from rules.shared_worlds.cards import Card, CardType, cards
from rules.shared_worlds.cubes import Means, Payment
from rules.shared_worlds.declaring import is_kind, pay_for, payments
from rules.shared_worlds.giving import hand_by_type, hand_faces
from rules.shared_worlds.pieces import COMBAT, DEVELOPMENT, LANES, Face, UnitAt
from rules.shared_worlds.piles import take
from rules.shared_worlds.state import (
    Attachment,
    Position,
    Unit,
    lane_index,
    printed,
    site,
    unit_value,
    who,
)
from rules.shared_worlds.triggers import trigger
from rules.steps import refuse, tell
from rules.words import said

# Units.


def possible_units(step: Any, state: Position, seat: Seat) -> list[PlayUnit]:
    """Every unit in hand, into every lane that is allowed, paid in every way."""
    if all(state.players[seat].lanes):
        return []
    payable = payable_of(state, seat, hand_by_type(state, seat).units)
    if not payable:
        return []
    lanes = [LANES[lane] for lane in allowed_lanes(state, seat)]
    return [PlayUnit(card, lane, pay) for card, pays in payable for lane in lanes for pay in pays]


def payable_of(
    state: Position, seat: Seat, wanted: Sequence[tuple[Face, Card]]
) -> list[tuple[Face, tuple[Payment, ...]]]:
    """Those of these hand cards that can be paid for, and every way to do so."""
    if not wanted:
        return []
    means = Means(state, seat)
    return [(face, pays) for face, card in wanted if (pays := payments(means, card))]


def free_lanes(state: Position, seat: Seat) -> list[int]:
    """The lanes in which this seat has no card, in either area."""
    return [lane for lane, card in enumerate(state.players[seat].lanes) if card is None]


def allowed_lanes(state: Position, seat: Seat) -> list[int]:
    """The free lanes; to catch up with an opponent who has more Combat units, only those where he has one (R28)."""
    free = free_lanes(state, seat)
    if not free:
        return []
    fronts = [combat_lanes(state, other) for other in state.opponents(seat)]
    most = max(map(len, fronts), default=0)
    if not most or most <= len(combat_lanes(state, seat)):
        return free
    bound = {lane for front in fronts if len(front) == most for lane in front}
    return [lane for lane in free if lane in bound]


def combat_lanes(state: Position, seat: Seat) -> list[int]:
    """The lanes in which this seat has a Combat unit."""
    lanes = state.players[seat].lanes
    return [lane for lane, unit in enumerate(lanes) if unit is not None and unit.zone is COMBAT]


def is_unit_in_hand(step: Any, state: Position, seat: Seat, action: PlayUnit) -> Refusal | None:
    """4.2: a unit of the own hand."""
    return is_in_hand(state, seat, action.card, CardType.UNIT)


def is_in_hand(state: Position, seat: Seat, card: Face, kind: CardType) -> Refusal | None:
    """A card of this kind in the own hand."""
    if card not in hand_faces(state, seat):
        return refuse("no-hand-card", "4.1", card=card.said())
    return None if is_kind(card, kind) else refuse(f"no-{kind.value}", "10.1", card=card.said())


def lane_is_free(step: Any, state: Position, seat: Seat, action: PlayUnit) -> Refusal | None:
    """4.2: one card in a lane."""
    if lane_index(action.lane) in free_lanes(state, seat):
        return None
    return refuse("no-free-lane", "4.2", lane=said(action.lane))


def lane_catches_up(step: Any, state: Position, seat: Seat, action: PlayUnit) -> Refusal | None:
    """4.3: where the opponent with the most Combat units has one."""
    allowed = allowed_lanes(state, seat)
    if lane_index(action.lane) in allowed:
        return None
    if not allowed:
        return refuse("no-lane-to-catch-up", "4.3")
    return refuse("no-catch-up", "4.3", lanes=tuple(said(LANES[lane]) for lane in allowed))


def is_paid(step: Any, state: Position, seat: Seat, action: PlayUnit | PlayAttachment) -> Refusal | None:
    """3.2, 3.3: its cost, exactly."""
    beside = len(state.players[seat].hand) - 1
    return cubes.pays(state, seat, cubes.price_of(action.card.id), action.pay, beside=beside)


def play_unit(step: Any, state: Position, seat: Seat, action: PlayUnit) -> list[Event]:
    """It comes into Development with its Life."""
    player = state.players[seat]
    card = take(player.hand, action.card)
    life = printed(card).life
    player.lanes[lane_index(action.lane)] = Unit(card, seat, DEVELOPMENT, life, life)
    step.after_action(state, seat)
    trigger(state, "play", [(card, {})])
    event = tell("did-play-unit", who=who(seat), card=action.card.said(), lane=said(action.lane))
    return [event, *pay_for(state, seat, action.pay)]


# Attachments.


def possible_attachments(step: Any, state: Position, seat: Seat) -> list[PlayAttachment]:
    """Every attachment in hand, on everything that can carry it, paid in every way."""
    attachments = hand_by_type(state, seat).attachments
    if not attachments:
        return []
    return [
        PlayAttachment(card, host, pay)
        for card, pays in payable_of(state, seat, attachments)
        for host in hosts(state, seat, card)
        for pay in pays
    ]


def hosts(state: Position, seat: Seat, card: Face) -> list[UnitAt | Face]:
    """Own units in Development, or own buildings."""
    attach = cards()[card.id].attach
    assert attach is not None
    player = state.players[seat]
    if attach.what == "building":
        return [site(place.building) for place in player.places]
    return [
        unit_value(unit.card, seat, lane)
        for lane, unit in enumerate(player.lanes)
        if unit is not None and unit.zone is DEVELOPMENT and not unit.face_down
    ]


def is_attachment_in_hand(step: Any, state: Position, seat: Seat, action: PlayAttachment) -> Refusal | None:
    """4.4: an attachment of the own hand."""
    return is_in_hand(state, seat, action.card, CardType.ATTACHMENT)


def can_carry(step: Any, state: Position, seat: Seat, action: PlayAttachment) -> Refusal | None:
    """4.4: on what it is made for, in Development."""
    return None if action.host in hosts(state, seat, action.card) else refuse("no-host", "4.4")


def play_attachment(step: Any, state: Position, seat: Seat, action: PlayAttachment) -> list[Event]:
    """It lies on its host."""
    player = state.players[seat]
    card = take(player.hand, action.card)
    one = Attachment(card, seat)
    if isinstance(action.host, UnitAt):
        unit = player.lanes[lane_index(action.host.lane)]
        assert unit is not None
        unit.attachments.append(one)
    else:
        place = player.place(action.host.id)
        assert place is not None
        place.attachments.append(one)
    step.after_action(state, seat)
    event = tell("did-play-attachment", who=who(seat), card=action.card.said(), host=said(action.host))
    return [event, *pay_for(state, seat, action.pay)]
