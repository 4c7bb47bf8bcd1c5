"""What Elder wants in the long run: whom to play, whom to send forward, which cards to collect."""

from __future__ import annotations

from rules.game import Seat
from rules.shared_worlds.cards import CardType, cards
from rules.shared_worlds.cards.verbs import GainResource
from rules.shared_worlds.cubes import Means, price_of, purse, shortage
from rules.shared_worlds.declaring import payments
from rules.shared_worlds.mustering import own_unit
from rules.shared_worlds.pieces import COMBAT, DEVELOPMENT, Face, UnitAt
from rules.shared_worlds.policy import worth
from rules.shared_worlds.state import TEAMS, Position, Unit, face, printed
from rules.shared_worlds.victory import doubled_factor, minimum, riches, strength


def is_hopeless(state: Position, seat: Seat, card: Face) -> bool:
    """Whether it will not be played soon: too dear, of a colour that nobody near has, or a unit without a lane."""
    missing = shortage(price_of(card.id), purse(state, seat))
    if cards()[card.id].type is CardType.UNIT and not lanes_left(state, seat, card):
        return True
    if not missing:
        return False
    foreign = sum(box.value not in colours(state, seat) for box in cards()[card.id].cost if box.value != "any")
    if foreign:
        return not payments(Means(state, seat), cards()[card.id])
    return missing > (2 if cards()[card.id].legendary else 1)


def colours(state: Position, seat: Seat) -> set[str]:
    """The colours of the own buildings."""
    return {place.printed.colour.value for place in state.players[seat].places}


def lanes_left(state: Position, seat: Seat, card: Face) -> int:
    """The lanes that are free for this unit: some are kept for Legendaries."""
    free = sum(unit is None for unit in state.players[seat].lanes)
    kept = 0 if cards()[card.id].legendary or earns(card) else min(legends_to_come(state, seat), 2)
    return max(0, free - kept)


WATCHFUL = 8
"""Up to this round, players watch each other's wealth."""
WATCHFUL_TEAMS = 14
"""Teams, of whom one can spare the time, watch longer."""


def in_danger(state: Position, seat: Seat) -> bool:
    """Whether an opponent will win by Prosperity in its next turn, if it is not kept from it by one more cube.

    Later in the game a player has better things to do than to sit and count.
    """
    if state.round >= (WATCHFUL_TEAMS if len(state.players) == TEAMS else WATCHFUL):
        return False
    mine, double = strength(state, seat), doubled_factor(state)
    others = [riches(state, other) for other in state.opponents(seat)]
    return any(double * mine <= 2 * rich < double * (mine + 1) and rich >= minimum(state) for rich in others)


def would_fight(state: Position, seat: Seat) -> bool:
    """Whether there is somebody to attack with."""
    return any(would_attack(state, seat, unit) for unit in state.players[seat].lanes if unit)


def is_worker(unit: Unit) -> bool:
    """Whether a unit in Development earns resources."""
    return unit.zone is DEVELOPMENT and not unit.face_down and earns(face(unit.card))


def earns(card: Face) -> bool:
    """Whether a card earns resources in Development."""
    return any(
        isinstance(effect, GainResource) for ability in cards()[card.id].development for effect in ability.effects
    )


def would_attack(state: Position, seat: Seat, unit: Unit) -> bool:
    """Whether this unit could be armed, and hit somebody."""
    if unit.face_down or printed(unit.card).power < 2:
        return False
    free = sum(place.cubes for place in state.players[seat].places)
    goes = unit.zone is COMBAT or goes_forward(state, seat, unit)
    return goes and free + unit.power >= min(3, printed(unit.card).power)


def legends_to_come(state: Position, seat: Seat) -> int:
    """How many lanes are kept for Legendaries: none, as long as there are too few of them to win by."""
    return worth.legends_waiting(state, seat) if worth.gathers(state, seat) else 0


def should_promote(state: Position, seat: Seat, at: UnitAt) -> bool:
    """Whoever fights goes forward, when it can be armed."""
    unit = own_unit(state, seat, at)
    assert unit is not None
    free = sum(place.cubes for place in state.players[seat].places) + unit.power
    return goes_forward(state, seat, unit) and free >= min(3, printed(unit.card).power)


def goes_forward(state: Position, seat: Seat, unit: Unit) -> bool:
    """Whether it fights: who earns resources stays behind, and a Legendary that is needed to win by."""
    card = printed(unit.card)
    if earns(face(unit.card)) or card.power < 2:
        return False
    gathers = worth.gathers(state, seat) and state.players[seat].life > 6
    return not (card.legendary and (gathers or card.development))


def wanted(state: Position, seat: Seat, card: Face) -> float:
    """What a card is worth in this seat's Deck."""
    player = state.players[seat]
    rich = player.cubes
    lead = {place.printed.colour.value for place in player.places}
    cost = cards()[card.id].cost
    foreign = sum(box.value not in lead and box.value != "any" for box in cost)
    late = max(0, len(cost) - rich)
    legend = 0.8 + 0.6 * worth.legends_of(state, seat) if cards()[card.id].legendary else 0.0
    return worth.of_face(card) + legend - 1.2 * foreign - 0.5 * late - 0.9
