"""Where a computer player walks: its relic comes first, then goods, then somebody else's cities."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rules.game import Action, Seat
from rules.zoar.collect import Collect
from rules.zoar.move import BUY_STEPS, END_MOVING, Move, Moving
from rules.zoar.printed import LIMIT
from rules.zoar.relic import HandOver, TakeRelic, may_carry
from rules.zoar.state import ARMY, CARRIER, LEADER, Camp, Position, Unit, unit

Distances = Mapping[str, int]

NEAR = 6
"""Foreign cities within so many steps draw armies."""
LEAD = 3
"""By so many steps the leader must be nearer to the relic than any army to found a city there."""


def choose(state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """The next step of a move phase."""
    at_hand = take_or_hand_over(state, legal)
    if at_hand is not None:
        return at_hand
    for walker, distances in plans(state, seat):
        move = nearer(legal, walker, distances)
        if move is not None:
            return move
        if BUY_STEPS in legal and wants_steps(state, seat, walker, distances):
            return BUY_STEPS
    return END_MOVING


def take_or_hand_over(state: Position, legal: Sequence[Action]) -> Action | None:
    """The relic and goods are taken wherever they can be; a tired carrier hands the relic to a rested army."""
    step: Moving = state.steps[-1]
    for action in legal:
        if isinstance(action, TakeRelic | Collect) or (
            isinstance(action, HandOver) and action.to is ARMY and not step.carrier
        ):
            return action
    return None


def plans(state: Position, seat: Seat) -> Iterable[tuple[Unit, Distances]]:
    """Who walks, by importance, and how far every field is from where it wants to go."""
    camp, land = state.camps[seat], state.land
    closed = state.closed_to(seat)
    to_relic = land.distances([camp.relic], closed)
    bearer = relic_walker(state, seat, to_relic)
    if bearer is not None:
        yield bearer, to_relic if camp.carried_by is None else land.distances([camp.home], closed)
    to_goods = land.distances(wanted_goods(state, camp), closed)
    leader = unit(LEADER, camp.leader)
    if leader != bearer:
        founds = camp.cities_in_reserve and is_ahead(to_relic, camp.leader, bearer)
        yield leader, around(to_relic) if founds or camp.leader not in to_goods else to_goods
    to_cities = land.distances(foreign_cities(state, seat), closed)
    for at in dict.fromkeys(camp.plain_armies()):
        army = unit(ARMY, at)
        if army != bearer or camp.plain_armies().count(at) > 1:
            yield army, to_cities if to_cities.get(at, NEAR + 1) <= NEAR else to_goods


def relic_walker(state: Position, seat: Seat, to_relic: Distances) -> Unit | None:
    """Who carries the relic, or else who is nearest to it and may."""
    camp = state.camps[seat]
    if camp.carried_by is not None:
        return unit(CARRIER, camp.relic) if camp.carried_by == "army" else unit(LEADER, camp.leader)
    able = [one for one in camp.units() if may_carry(state, one.piece) and one.at in to_relic]
    return min(able, key=lambda one: to_relic[one.at], default=None)


def is_ahead(to_relic: Distances, at: str, bearer: Unit | None) -> bool:
    """Whether the leader is so much nearer to the relic that a city founded there brings an army sooner."""
    if bearer is None or at not in to_relic:
        return bearer is None
    return bearer.piece is not CARRIER and to_relic[at] + LEAD < to_relic[bearer.at]


def around(distances: Distances) -> Distances:
    """Beside the goal is as good as on it."""
    return {at: max(1, steps) for at, steps in distances.items()}


def wanted_goods(state: Position, camp: Camp) -> list[str]:
    """Where goods lie that fit into the transit store."""
    return [at for at, good in state.goods.items() if camp.transit.of(good) < LIMIT]


def foreign_cities(state: Position, seat: Seat) -> list[str]:
    """Where others have cities."""
    return [at for other, camp in enumerate(state.camps) if other != seat for at in camp.cities]


def nearer(legal: Sequence[Action], walker: Unit, distances: Distances) -> Move | None:
    """The legal move of this unit that brings it nearest, if it brings it nearer at all."""
    moves = [action for action in legal if isinstance(action, Move) and action.unit == walker]
    best = min(moves, key=lambda move: distances.get(move.to, 99), default=None)
    if best is None or distances.get(best.to, 99) >= distances.get(walker.at, 99):
        return None
    return best


def wants_steps(state: Position, seat: Seat, walker: Unit, distances: Distances) -> bool:
    """Food is spent on the way home, and where the relic can be reached in this turn or food abounds."""
    camp = state.camps[seat]
    left = distances.get(walker.at, 0)
    if not left or walker.piece is LEADER:
        return False
    if walker.piece is CARRIER:
        return True
    return camp.carried_by is None and (left <= 2 * camp.store.food or camp.store.food == LIMIT)
