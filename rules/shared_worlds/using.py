"""Using an ability of a card in play: when, on whom, and what it costs. Handbook 4.8."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.game import Event, Refusal, Seat
from rules.shared_worlds import cubes
from rules.shared_worlds.actions import Activate
from rules.shared_worlds.cards import Activated
from rules.shared_worlds.declaring import fits, lacks, names_for, pair, pay_for, targets_are_legal
from rules.shared_worlds.giving import Giving
from rules.shared_worlds.pieces import Source, Target
from rules.shared_worlds.sources import Spring, springs
from rules.shared_worlds.state import Position, who
from rules.shared_worlds.targets import combinations
from rules.steps import refuse, tell
from rules.words import said


def part_of(step: Any) -> Any:
    """Which halves of cards can be used at this moment."""
    return "development" if step.moment == "main" else "combat"


def usable(
    step: Any, state: Position, seat: Seat
) -> Iterator[tuple[Spring, list[tuple[Target, ...]], tuple[cubes.Payment, ...]]]:
    """Every ability that could be used now, its targets and ways to pay for it; of alike ones on one host the first."""
    seen: list[Source] = []
    for spring in springs(state, seat, part_of(step)):
        if spring.is_used or hindrance(step, state, spring) is not None or (seen and spring.source in seen):
            continue
        assert isinstance(spring.ability, Activated)
        ways = combinations(state, spring.origin, spring.ability.choose)
        pays = payments_of_use(state, spring) if ways else ()
        if pays:
            seen.append(spring.source)
            yield spring, ways, pays


def hindrance(step: Any, state: Position, spring: Spring) -> Refusal | None:
    """Why an ability cannot be used now, whatever it is used on."""
    for rule in SPRING_RULES:
        refusal = rule(step, state, spring)
        if refusal is not None:
            return refusal
    return None


def payments_of_use(state: Position, spring: Spring) -> tuple[cubes.Payment, ...]:
    """Every way to pay for an ability: never with Workers."""
    assert isinstance(spring.ability, Activated)
    cost = spring.ability.cost.resources
    return cubes.payments(cubes.price(cost), cubes.purse(state, spring.seat), (), 0) if cost else FREE


FREE: tuple[cubes.Payment, ...] = ((),)


def possible_uses(step: Any, state: Position, seat: Seat) -> list[Activate]:
    """Every ability that can be used, on every target, paid in every way."""
    found: list[Activate] = []
    for spring, ways, pays in usable(step, state, seat):
        source = spring.source
        found += [Activate(source, *pair(way), pay) for way in ways for pay in pays]
    return found


def fits_moment(step: Any, state: Position, spring: Spring) -> Refusal | None:
    """4.8: Development in the own Main Phase, Combat in the windows that it names."""
    assert isinstance(spring.ability, Activated)
    if step.moment == "main" or fits(spring.ability.windows, step.moment):
        return None
    return refuse("no-moment", "7.1", card=spring.source.card.said())


def is_fresh(step: Any, state: Position, spring: Spring) -> Refusal | None:
    """11.1: once in a turn."""
    return refuse("no-second-use", "11.1", card=spring.source.card.said()) if spring.is_used else None


def has_life(step: Any, state: Position, spring: Spring) -> Refusal | None:
    """11.1: the Life that it costs; a dying unit pays nothing."""
    assert isinstance(spring.ability, Activated)
    cost = spring.ability.cost.life
    if spring.unit is None or (spring.unit.life >= cost and spring.unit.life > 0):
        return None
    return refuse("no-life-to-pay", "4.8", life=cost)


def has_cards(step: Any, state: Position, spring: Spring) -> Refusal | None:
    """11.1: the hand cards that it costs."""
    assert isinstance(spring.ability, Activated)
    cost = spring.ability.cost.discard
    if len(state.players[spring.seat].hand) >= cost:
        return None
    return refuse("no-cards-to-discard", "4.8", cards=cost)


def spring_is_able(step: Any, state: Position, spring: Spring) -> Refusal | None:
    """3.4: what its effects need is there."""
    assert isinstance(spring.ability, Activated)
    beside = len(state.players[spring.seat].hand) - spring.ability.cost.discard
    return lacks(state, spring.seat, spring.ability, beside)


SPRING_RULES = (fits_moment, is_fresh, has_life, has_cards, spring_is_able)
"""What an ability needs to be used now, but for targets and cubes."""


def spring_of(step: Any, state: Position, seat: Seat, action: Activate) -> Spring | None:
    """The ability that is meant: of alike ones on one host, one that can still be used."""
    same = [one for one in springs(state, seat, part_of(step)) if one.source == action.ability]
    return next((one for one in same if not one.is_used), same[0] if same else None)


def can_be_used(step: Any, state: Position, seat: Seat, action: Activate) -> Refusal | None:
    """4.8: an own ability, at its moment, not used yet, its targets chosen, its cost paid."""
    spring = spring_of(step, state, seat, action)
    if spring is None:
        return refuse("no-ability", "4.8")
    assert isinstance(spring.ability, Activated)
    refusal = hindrance(step, state, spring)
    if refusal is not None:
        return refusal
    wrong = targets_are_legal(state, spring.origin, spring.ability.choose, action)
    return wrong or cubes.pays(state, seat, cubes.price(spring.ability.cost.resources), action.pay)


def use(step: Any, state: Position, seat: Seat, action: Activate) -> list[Event]:
    """The cost is paid, and the ability carried out at once."""
    spring = spring_of(step, state, seat, action)
    assert spring is not None
    assert isinstance(spring.ability, Activated)
    cost = spring.ability.cost
    spring.marks.append(spring.mark)
    if spring.unit is not None:
        spring.unit.life -= cost.life
    step.after_action(state, seat)
    state.steps.append(spring.resolving(names_for(state, spring.ability.choose, action)))
    pay_for(state, seat, action.pay)
    if cost.discard:
        state.steps.append(Giving(seat, cost.discard))
    targets = tuple(said(target) for target in (action.target, action.other) if target is not None)
    return [tell("did-use", who=who(seat), ability=said(action.ability), targets=targets, life=cost.life)]


def could_use(step: Any, state: Position, seat: Seat) -> bool:
    """Whether this seat could use an ability in play now."""
    return next(usable(step, state, seat), None) is not None
