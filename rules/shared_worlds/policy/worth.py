"""What things are worth to a player, in points: a resource for good is 2. From what all can see, and the own hand."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from rules.game import Seat
from rules.shared_worlds import cubes
from rules.shared_worlds.cards import Card, CardType, Passive, Tribe, cards
from rules.shared_worlds.cards import verbs as v
from rules.shared_worlds.legends import legacy, legendaries
from rules.shared_worlds.pieces import Face
from rules.shared_worlds.state import Position, Unit, printed

RESOURCE = 2.0
CARD = 0.7
WORKER = 0.9
"""A hand card that becomes a Worker; it will be somebody else's draw."""
SPENT = 0.3
"""A cube that is used up for this turn."""


PATIENCE = 9
"""After so many rounds, everybody grows bolder."""


def aggression(state: Position, seat: Seat) -> float:
    """How much a seat likes to fight, by whom it leads and by how long the game has gone on."""
    leads = [place.printed.tribe for place in state.players[seat].places]
    temper = sum(TEMPER[tribe] for tribe in leads) / max(1, len(leads))
    return temper * (1 + 0.1 * max(0, state.round - PATIENCE))


def legends_waiting(state: Position, seat: Seat) -> int:
    """How many Legendaries a seat has in hand and in its own piles; whoever collected them knows that."""
    player = state.players[seat]
    return sum(printed(card).legendary for card in (*player.hand, *player.deck, *player.discard))


def legends_of(state: Position, seat: Seat) -> int:
    """How many Legendaries could lie side by side before long: the own ones, and what a teammate has in play."""
    return legends_waiting(state, seat) + sum(legendaries(state, friend) for friend in state.friends(seat))


def gathers(state: Position, seat: Seat) -> bool:
    """Whether it is worth to gather Legendaries: there are enough to win by, one of each teammate's counted on."""
    hoped = len(state.friends(seat)) - 1
    return legends_of(state, seat) + hoped >= legacy(state)


TEMPER: Mapping[Tribe, float] = {
    Tribe.SAPIENS: 0.9,
    Tribe.NEANDERS: 0.9,
    Tribe.HEIDELS: 1.1,
    Tribe.DENISOVAS: 0.9,
}


def of_life(state: Position, seat: Seat, life: int) -> float:
    """What losing so much Life costs a player: little at first, all at the end."""
    left = state.players[seat].life
    if life >= left:
        return 50.0
    return life * (0.25 + 2.0 / max(1, left - life))


def of_unit(state: Position, unit: Unit) -> float:
    """What a unit in play is worth."""
    card = printed(unit.card)
    hurt = unit.life / max(1, unit.full)
    itself = (3.0 if card.legendary else 0.0) + (0.45 * card.power + 0.35 * card.life) * (0.4 + 0.6 * hurt)
    return itself + of_worn(unit)


def of_worn(unit: Unit) -> float:
    """What the attachments are worth that it carries, and that are lost with it."""
    return 0.8 * len(unit.attachments)


@functools.cache
def of_face(card: Face) -> float:
    """What a card is worth in a Deck."""
    return of_card(cards()[card.id])


def of_card(card: Card) -> float:
    """What a card is worth, once it can be paid."""
    match card.type:
        case CardType.UNIT:
            crown = 2.5 if card.legendary else 0.0
            return crown + 0.4 * card.power + 0.3 * card.life + sum(_of_half(one) for one in card.development)
        case CardType.ATTACHMENT:
            return 1.2 + 0.2 * len(card.cost)
        case _:
            return 1.0 + 0.4 * len(card.cost)


def _of_half(ability: Any) -> float:
    """A rough worth of an ability of Development, over the turns to come."""
    if isinstance(ability, Passive):
        return 0.8
    earns = any(isinstance(effect, v.GainResource) for effect in ability.effects)
    return 1.6 if earns else 0.8


def of_pay(state: Position, seat: Seat, pay: cubes.Payment) -> float:
    """What a payment costs: used cubes come back, Workers do not."""
    own = dict(cubes.purse(state, seat))
    borrowed = sum(max(0, part.number - own.get(part.building.id, 0)) for part in pay)
    return SPENT * sum(part.number for part in pay) + 2 * WORKER * borrowed
