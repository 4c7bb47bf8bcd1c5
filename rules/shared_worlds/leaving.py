"""How units leave their place: killed, recalled, moved, sent back, exchanged. Handbook 5.1 and 7.3."""

from __future__ import annotations

from rules.game import Event
from rules.shared_worlds.pieces import DEVELOPMENT, LANES
from rules.shared_worlds.resolving import Found, told
from rules.shared_worlds.state import Position, Unit, named, who
from rules.shared_worlds.values import returns
from rules.words import said


def out_of_combat(state: Position, unit: Unit) -> None:
    """The unit attacks and blocks no more; whom it blocked stays blocked."""
    for step in state.steps:
        if step.step == "combat":
            step.leave(unit.card)


def forget(state: Position, unit: Unit) -> None:
    """It has left play: what lasts on it is over."""
    out_of_combat(state, unit)
    if state.lasting:
        state.lasting = [lasting for lasting in state.lasting if lasting.unit != unit.card]


def strip(state: Position, found: Found) -> None:
    """Its attachments go to the Graveyard, its cubes to the used pool of who controls it."""
    seat, _, unit = found
    state.graveyard += [worn.card for worn in unit.attachments]
    unit.attachments = []
    state.players[seat].used += unit.power
    unit.power = 0


def kill(state: Position, dying: list[Found]) -> list[Event]:
    """All these units are discarded at once; who wears War Paint lies down in Development (R21)."""
    events = []
    lie_down = [returns(state, seat, unit) for seat, _, unit in dying]
    for found, stays in zip(dying, lie_down, strict=True):
        seat, lane, unit = found
        strip(state, found)
        forget(state, unit)
        if stays:
            state.players[seat].lanes[lane] = Unit(unit.card, unit.owner, DEVELOPMENT, 0, 0, face_down=True)
        else:
            state.players[seat].lanes[lane] = None
            state.graveyard.append(unit.card)
        events.append(told("did-lie-down" if stays else "did-kill", found))
    return events


def recall(state: Position, found: Found) -> list[Event]:
    """The unit goes face-down to its owner's Discard pile."""
    seat, lane, unit = found
    strip(state, found)
    forget(state, unit)
    state.players[seat].lanes[lane] = None
    owner = state.players[unit.owner]
    (owner.discard if owner.alive else state.removed).append(unit.card)
    return [told("did-recall", found, owner=who(unit.owner))]


def send_back(state: Position, found: Found) -> list[Event]:
    """From Combat to Development in its lane, untapped, with all it has."""
    _, _, unit = found
    if unit.zone is DEVELOPMENT:
        return []
    out_of_combat(state, unit)
    unit.zone = DEVELOPMENT
    unit.tapped = False
    return [told("did-send-back", found)]


def empty_lanes(state: Position, found: Found) -> list[int]:
    """The lanes in which who controls it has no card in either area."""
    return [lane for lane, card in enumerate(state.players[found[0]].lanes) if card is None]


def move(state: Position, found: Found, lane: int) -> list[Event]:
    """The unit goes to that lane, in its area."""
    seat, before, unit = found
    lanes = state.players[seat].lanes
    lanes[before], lanes[lane] = None, unit
    return [told("did-move", found, lane=said(LANES[lane]))]


def swap(state: Position, one: Found, other: Found) -> list[Event]:
    """Each takes the other's place under the other player, tapped and without Power."""
    for seat, _, unit in (one, other):
        out_of_combat(state, unit)
        state.players[seat].used += unit.power
        unit.power = 0
        unit.tapped = True
    (seat, lane, unit), (seat_2, lane_2, unit_2) = one, other
    unit.zone, unit_2.zone = unit_2.zone, unit.zone
    state.players[seat].lanes[lane], state.players[seat_2].lanes[lane_2] = unit_2, unit
    return [told("did-swap", one, other=named(unit_2.card), other_of=who(seat_2))]
