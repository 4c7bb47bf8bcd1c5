"""How Elder plays for somebody who is gone, and as a computer player: greedily, and without peeking.

Every action that can be declared has a worth in points; what is worth nothing is not done. Life, units and resources
are weighed by `worth`, fights by `tactics`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from rules import steps
from rules.game import Action, Seat
from rules.shared_worlds import judging, tactics, values, worth
from rules.shared_worlds.actions import (
    Act,
    Activate,
    Answer,
    Charge,
    Choose,
    ChooseCard,
    Done,
    EndMain,
    Fight,
    Keep,
    Pass,
    Pick,
    PlayAttachment,
    PlayInstant,
    PlayUnit,
    Promote,
    Rearrange,
    Skip,
    TradeWorkers,
)
from rules.shared_worlds.cards import cards
from rules.shared_worlds.cards.verbs import Offer
from rules.shared_worlds.declaring import name_target, names_for
from rules.shared_worlds.giving import hand_faces
from rules.shared_worlds.judging import Eyes
from rules.shared_worlds.legends import legendaries
from rules.shared_worlds.mustering import own_unit
from rules.shared_worlds.plans import (
    has_plans,
    in_danger,
    is_hopeless,
    is_worker,
    lanes_left,
    should_promote,
    wanted,
)
from rules.shared_worlds.resolving import Names
from rules.shared_worlds.state import Position
from rules.shared_worlds.using import spring_of
from rules.shared_worlds.view import COMBAT, Face, Passing, Side, UnitAt

ENOUGH = 0.35
"""What is worth less is not worth a tap."""
DONE = Done()


def stand_in(state: Position, seat: Seat) -> Action:
    """The answer of that seat to what it is asked."""
    step = state.steps[-1]
    legal = steps.legal(state, seat)
    return ANSWERS[step.step](step, state, seat, legal)


def first(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """Where it hardly matters."""
    return legal[0]


A = TypeVar("A", bound=Action)


def of_type(legal: Sequence[Action], kind: type[A]) -> list[A]:
    """The actions of this kind."""
    return [action for action in legal if isinstance(action, kind)]


def picking(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """Another people for every seat."""
    picks = of_type(legal, Pick)
    return picks[(2 * seat + len(state.players[seat].places)) % len(picks)]


def fewest(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """The building with the fewest cubes; to give one away, the one with the most."""
    taking = step.step == "cubing" and step.task in ("borrow", "lend")
    buildings = {place.building: place.cubes for player in state.players for place in player.places}

    def cubes_on(action: Action) -> int:
        """The cubes there."""
        face = action.target if isinstance(action, Choose) else getattr(action, "building", None)
        number = buildings[face.id] if isinstance(face, Face) else 99
        return -number if taking else number

    return min((action for action in legal if not isinstance(action, Done)), key=cubes_on)


# The turn.


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
    if Act() in legal and has_plans(state, seat) and (earning or not in_danger(state, seat)):
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


def best_declared(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action | None:
    """The card or ability that brings most, if it is worth it."""
    best, most = None, ENOUGH
    for action in legal:
        judge = JUDGES.get(type(action))
        value = 0.0 if judge is None else judge(step, state, seat, action)
        if value > most:
            best, most = action, value
    return best


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


# What effects ask.


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


def done(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """No more of it."""
    return DONE


ANSWERS: Mapping[str, Callable[[Any, Position, Seat, Any], Action]] = {
    "picking": picking,
    "putting-away": putting_away,
    "choosing": choosing,
    "mustering": done,
    "acting": acting,
    "attacking": attacking,
    "blocking": standing,
    "intercepting": standing,
    "window": answering,
    "triggering": aiming,
    "offering": offered,
    "cubing": fewest,
    "giving": giving,
    "removing": done,
    "looking": keeping,
    "arranging": arranging,
    "moving": first,
    "trading": trading,
}
