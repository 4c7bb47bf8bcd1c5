"""How Elder plays for somebody who is gone, and as a computer player: greedily, and without peeking.

It looks at what lies open on the table and at its own choices, never at the dice or at what others have hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules import steps
from rules.game import Action, Seat
from rules.zoar import walking
from rules.zoar.build import BuildCity, Building, BuildTemple, RaiseArmy
from rules.zoar.fight import Attack, Fighting, Offering, OfferMetal, first_attack_bonus
from rules.zoar.intervention import END_TURN, Repeating, Shifting, Strike
from rules.zoar.lightning import Save, Saving
from rules.zoar.move import Moving
from rules.zoar.printed import LIMIT
from rules.zoar.state import ARMY, CITY, Camp, Position, Unit
from rules.zoar.stores import Exchange, Storing
from rules.zoar.victory import cities_to_win
from rules.zoar.view import FOOD

VICTORY = 100.0
CITY_WORTH = 4.0
CARRIER_WORTH = 4.0
TEMPLE_WORTH = 1.0
ARMY_WORTH = 1.0
METAL_WORTH = 0.5
CROP_WORTH = 0.3


def stand_in(state: Position, seat: Seat) -> Action:
    """The answer of that seat to what it is asked."""
    legal = steps.legal(state, seat)
    choose = CHOICES.get(type(state.steps[-1]))
    return legal[0] if choose is None or len(legal) == 1 else choose(state, seat, legal)


def most_worth(legal: Sequence[Any], worth: Callable[[Any], float]) -> Action:
    """The action that is worth most, the first among equals."""
    best: Action = max(legal, key=worth)
    return best


# Fighting


def fight(state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """The best attack, if any pays; ending the phase is worth nothing."""
    return most_worth(legal, lambda action: attack_worth(state, seat, action) if isinstance(action, Attack) else 0.0)


def attack_worth(state: Position, seat: Seat, attack: Attack) -> float:
    """What an attack wins if the defender does its utmost, less what it costs."""
    holder = state.holder(attack.target)
    assert holder is not None
    own, other = state.camps[seat], state.camps[holder]
    armies = own.armies.count(attack.source)
    strength = armies + first_attack_bonus(state, len(state.steps[0].fought) + 1)
    defence = other.armies.count(attack.target) + (attack.target in other.cities) + other.store.metal
    metal = offer_for(strength, defence, own.store.metal)
    if strength + metal < defence:
        return -1.0
    fallen = min(armies, max(0, defence - metal - (strength - armies)))
    carrier_falls = own.carried_by == "army" and own.relic == attack.source and fallen == armies
    won = spoils(state, seat, other, attack.target)
    return won - fallen * ARMY_WORTH - metal * METAL_WORTH - carrier_falls * CARRIER_WORTH


def spoils(state: Position, seat: Seat, other: Camp, at: str) -> float:
    """What it is worth to destroy everything that the other has on a field."""
    won = other.armies.count(at) * ARMY_WORTH
    if at in other.cities:
        wins = state.camps[seat].destroyed + 1 >= cities_to_win(state)
        won += VICTORY if wins else CITY_WORTH
    if at in other.temples:
        won += TEMPLE_WORTH
    if other.carried_by == "army" and other.relic == at:
        won += CARRIER_WORTH
    return won


def offer_for(strength: int, defence: int, metal: int) -> int:
    """The least metal that matches the defence, or none if it cannot be matched."""
    needed = max(0, defence - strength)
    return needed if needed <= metal else 0


def offer(state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """As much as the worst case asks for, if that is enough."""
    fight_step: Offering = state.steps[-1]
    attacking = seat == state.turn
    defender = fight_step.defender(state)
    own, other = state.camps[state.turn], state.camps[defender]
    strength = own.armies.count(fight_step.source) + first_attack_bonus(state, len(state.steps[0].fought))
    defence = other.armies.count(fight_step.target) + (fight_step.target in other.cities)
    if attacking:
        return OfferMetal(offer_for(strength, defence + other.store.metal, own.store.metal))
    feared = strength + offer_for(strength, defence + other.store.metal, own.store.metal)
    return OfferMetal(offer_for(defence, feared, other.store.metal))


# Trade and build


def store(state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """A surplus of two, or one that buys what is missing, is exchanged."""
    camp = state.camps[seat]

    def worth(action: Action) -> float:
        if not isinstance(action, Exchange):
            return 0.0
        other = camp.store.metal if action.give is FOOD else camp.store.food
        return camp.transit.of(action.give) + 1.0 - other

    return most_worth(legal, worth)


def build(state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """What brings an army to where it is needed, then a temple; ending the phase is worth nothing."""
    camp = state.camps[seat]
    to_relic = state.land.distances([camp.relic], state.closed_to(seat))

    def worth(action: Action) -> float:
        match action:
            case RaiseArmy():
                return army_worth(camp, to_relic.get(action.at, 20)) - food_worth(camp)
            case BuildCity():
                return city_worth(camp, to_relic.get(action.at, 20))
            case BuildTemple():
                return temple_worth(state, camp, action.at)
            case Exchange():
                return exchange_worth(camp, action)
            case _:
                return 0.0

    return most_worth(legal, worth)


def army_worth(camp: Camp, way: int) -> float:
    """The first two armies matter, near the relic more than far from it."""
    return (3.0, 1.5, 0.6, 0.0)[min(len(camp.armies), 3)] - way / 20


def food_worth(camp: Camp) -> float:
    """Food is steps, while the relic is on its way home."""
    return 1.0 if camp.carried_by is not None and camp.store.food < LIMIT else 0.1


def city_worth(camp: Camp, way: int) -> float:
    """A city brings an army, and is one more thing to lose; the carrier's ransom is kept."""
    ransom = 2.0 if camp.carried_by is not None and camp.store.metal < 2 else 0.0
    return army_worth(camp, way) - 0.4 - ransom if camp.armies_in_reserve else -1.0


def temple_worth(state: Position, camp: Camp, at: str) -> float:
    """What it gathers now, and what will grow on its tile; temples on one tile share."""
    tile = state.land.tile_with(at)
    gathered = sum(field in state.goods and camp.store.of(state.goods[field]) < LIMIT for field in tile)
    if any(field in camp.temples for field in tile) or not state.land.tile_of[at]:
        return -1.0
    return gathered + len(state.land.crops[state.land.tile_of[at]]) * CROP_WORTH - 1.0


def exchange_worth(camp: Camp, action: Exchange) -> float:
    """Only plenty is exchanged, and only for what is wholly missing."""
    have, lack = (camp.store.food, camp.store.metal) if action.give is FOOD else (camp.store.metal, camp.store.food)
    return 0.2 if have == LIMIT and lack == 0 else -1.0


# Divine intervention


def shift(state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """The tile where the lightning does most for the seat."""

    def worth(action: Strike) -> float:
        tile = state.land.squares[action.tile]
        own = state.camps[seat]
        gained = sum(ARMY_WORTH for at in own.cities if at in tile) + len(state.land.crops[action.tile]) * CROP_WORTH
        for other, camp in enumerate(state.camps):
            if other != seat:
                gained += sum(spoils(state, seat, camp, at) for at in tile if at not in camp.temples)
        return gained

    return most_worth(legal, worth)


def save(state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """The carrier first, then cities, then armies, as long as there is metal."""

    def worth(action: Save) -> float:
        return sum(ransom_worth(piece) for piece in action.pieces) - METAL_WORTH * len(action.pieces)

    return most_worth(legal, worth)


def ransom_worth(piece: Unit) -> float:
    """What it is worth to keep this piece."""
    if piece.piece is ARMY:
        return ARMY_WORTH
    return CITY_WORTH if piece.piece is CITY else CARRIER_WORTH


def again(state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """Food is worth more than another stroke of luck."""
    return END_TURN


CHOICES: dict[type[steps.Step], Callable[[Position, Seat, Sequence[Action]], Action]] = {
    Moving: walking.choose,
    Fighting: fight,
    Offering: offer,
    Storing: store,
    Building: build,
    Shifting: shift,
    Saving: save,
    Repeating: again,
}
"""How each decision is made; where there is only one thing to do, it is done."""
