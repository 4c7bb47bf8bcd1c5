"""What Elder does in its turn, in a fight and in answer to others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.game import Action, Seat
from rules.shared_worlds import values
from rules.shared_worlds.actions import (
    Act,
    Charge,
    ChooseCard,
    Done,
    EndMain,
    Fight,
    Pass,
    Pick,
    Promote,
    Skip,
)
from rules.shared_worlds.cards import Tribe, buildings
from rules.shared_worlds.giving import hand_faces
from rules.shared_worlds.mustering import own_unit
from rules.shared_worlds.pieces import COMBAT, Passing
from rules.shared_worlds.policy import tactics, worth
from rules.shared_worlds.policy.choice import DONE, fewest, of_type
from rules.shared_worlds.policy.declaring import best_declared, best_of_main
from rules.shared_worlds.policy.plans import (
    in_danger,
    is_hopeless,
    is_worker,
    should_promote,
    would_fight,
)
from rules.shared_worlds.state import TRIBES, Position


def picking(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """First the people of the own colour; then one that nobody leads yet, or else the first one of the next seat."""
    led = {place.printed.tribe for player in state.players for place in player.places}
    peoples = list(Tribe)
    own = TRIBES.index(state.tribes[seat])
    neighbour = state.players[(seat + 1) % len(state.players)].places

    def order(pick: Pick) -> tuple[bool, bool, int]:
        """By whether others lead it, and how far it is from the own people."""
        people = buildings()[pick.building.id].tribe
        neighbours = bool(neighbour) and neighbour[0].printed.tribe is people
        return people in led, not neighbours, (peoples.index(people) - own) % len(peoples)

    return min(of_type(legal, Pick), key=order)


def putting_away(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """What could not be paid for a long time makes room for something else."""
    player = state.players[seat]
    hopeless = [card for card in hand_faces(state, seat) if is_hopeless(state, seat, card)]
    fresh = bool(player.deck or player.discard)
    if DONE in legal and not (hopeless and fresh):
        return DONE
    pool = hopeless or hand_faces(state, seat)
    return ChooseCard(min(pool, key=worth.of_face))


def choosing(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """Act, where there is something to do; else a resource, and also where somebody is about to prosper."""
    earning = any(is_worker(unit) for unit in state.players[seat].lanes if unit)
    busy = would_fight(state, seat) or best_of_main(state, seat) is not None
    if Act() in legal and busy and (earning or not in_danger(state, seat)):
        return Act()
    return fewest(step, state, seat, of_type(legal, Skip))


def acting(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """The best that can be played or used; then units go forward, are armed, and attack."""
    best = best_declared(step, state, seat, legal)
    if best is not None:
        return best
    forward = [action for action in of_type(legal, Promote) if should_promote(state, seat, action.unit)]
    if forward:
        return forward[0]
    charge = best_charge(state, seat, of_type(legal, Charge))
    if charge is not None:
        return charge
    if Fight() in legal and tactics.best_attack(state, seat)[0] > 0:
        return Fight()
    return EndMain()


def best_charge(state: Position, seat: Seat, charges: Sequence[Charge]) -> Charge | None:
    """Whoever could attack is armed, the strongest first; from the building with the most cubes."""
    rated = []
    for action in charges:
        unit = own_unit(state, seat, action.unit)
        assert unit is not None
        place = state.players[seat].place(action.building.id)
        assert place is not None
        if unit.zone is COMBAT and not unit.tapped and not values.forbidden(state, seat, unit, "attack"):
            rated.append((values.max_power(state, seat, unit), place.cubes, action))
    return max(rated, key=lambda one: one[:2])[2] if rated else None


def attacking(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """Whoever should."""
    return tactics.best_attack(state, seat)[1]


def standing(step: Any, state: Position, seat: Seat, legal: Sequence[Any]) -> Action:
    """The best block or interception, or no more."""
    return tactics.best_stand(state, seat, [action for action in legal if not isinstance(action, Done)]) or DONE


def answering(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """In a window: what is worth it, or pass."""
    best = best_declared(step, state, seat, legal)
    return Pass(Passing.ONCE) if best is None else best
