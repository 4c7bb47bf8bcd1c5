"""Playing an instant and using an ability: what can be declared now, and how it is paid. Handbook 4.5 and 4.8."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any

from rules.game import Event, Refusal, Seat
from rules.shared_worlds import cubes
from rules.shared_worlds.actions import Activate, PlayInstant
from rules.shared_worlds.cards import Activated, Card, CardType, Choice, Instant, cards
from rules.shared_worlds.giving import Giving, hand_faces
from rules.shared_worlds.piles import take
from rules.shared_worlds.resolving import Names, Resolving
from rules.shared_worlds.sources import Spring, cubes_lent, springs, workers_needed
from rules.shared_worlds.state import Position, face, lane_index, site, who
from rules.shared_worlds.targets import Origin, combinations
from rules.shared_worlds.view import Face, Target, UnitAt
from rules.steps import refuse, tell
from rules.words import Who, said

SAVING = ("save_unit", "save_player")
"""The moments at which only what saves somebody can be played."""


@functools.cache
def fits(windows: tuple[str, ...], moment: str) -> bool:
    """Whether something with these windows can be declared at this moment; `main` is the own Main Phase."""
    return moment in windows or ("any" in windows and moment not in SAVING)


@functools.cache
def instants_for(moment: str) -> tuple[Card, ...]:
    """Every instant of the edition that can be played at this moment, the cheapest first."""
    fitting = [card for card in cards().values() if card.instant is not None and fits(card.instant.windows, moment)]
    return tuple(sorted(fitting, key=lambda card: (len(card.cost), len(card.instant.choose if card.instant else ()))))


def instant_of(card: Face) -> Instant | None:
    """What an instant does; None for all other cards."""
    known = cards().get(card.id)
    return None if known is None else known.instant


def pair(way: Sequence[Target]) -> tuple[Target | None, Target | None]:
    """At most two targets as the fields of an action."""
    return (way[0] if way else None, way[1] if len(way) > 1 else None)


# Instants.


def possible_instants(step: Any, state: Position, seat: Seat) -> list[PlayInstant]:
    """Every instant in hand that can be played now, on every target, paid in every way."""
    found: list[PlayInstant] = []
    for card in hand_faces(state, seat):
        ability = instant_of(card)
        if ability is not None and fits(ability.windows, step.moment):
            for way in ways_of_instant(state, seat, cards()[card.id]):
                target, other = pair(way)
                found += [PlayInstant(card, target, other, pay) for pay in payments(state, seat, cards()[card.id])]
    return found


def ways_of_instant(state: Position, seat: Seat, card: Card) -> list[tuple[Target, ...]]:
    """The targets that the instant could choose, if it can be played by what all can see; else none."""
    assert card.instant is not None
    if lacks(state, seat, card.instant, len(state.players[seat].hand) - 1) or not payments(state, seat, card):
        return []
    return combinations(state, Origin(seat), card.instant.choose)


def payments(state: Position, seat: Seat, card: Card) -> tuple[cubes.Payment, ...]:
    """Every way to pay for a card of the hand."""
    own, cost = cubes.purse(state, seat), cubes.price_of(card.id)
    missing = cubes.shortage(cost, own)
    most = cubes.borrowing(len(state.players[seat].hand) - 1 - needed(card)) if missing else 0
    return cubes.payments(cost, own, cubes.abroad(state, seat), most) if missing <= most else ()


def needed(card: Card) -> int:
    """Hand cards that the card itself takes, when it is played."""
    return 0 if card.instant is None else workers_needed(card.instant)


def lacks(state: Position, seat: Seat, ability: Any, beside: int) -> Refusal | None:
    """A steal needs cards for Workers, a loan a cube to lend."""
    if beside < workers_needed(ability):
        return refuse("no-workers", "3.4", cards=workers_needed(ability))
    if cubes_lent(ability) and not any(place.cubes for place in state.players[seat].places):
        return refuse("no-cube-to-lend", "3.4")
    return None


def is_instant_in_hand(step: Any, state: Position, seat: Seat, action: PlayInstant) -> Refusal | None:
    """4.5: an instant of the own hand."""
    if action.card not in hand_faces(state, seat):
        return refuse("no-hand-card", "4.5", card=action.card.said())
    return None if instant_of(action.card) else refuse("no-instant", "4.5", card=action.card.said())


def is_the_moment(step: Any, state: Position, seat: Seat, action: PlayInstant) -> Refusal | None:
    """7.1: only at the moments that the card names."""
    ability = instant_of(action.card)
    assert ability is not None
    return None if fits(ability.windows, step.moment) else refuse("no-moment", "7.1", card=action.card.said())


def instant_is_able(step: Any, state: Position, seat: Seat, action: PlayInstant) -> Refusal | None:
    """3.4: what its effects need is there."""
    ability = instant_of(action.card)
    return lacks(state, seat, ability, len(state.players[seat].hand) - 1)


def instant_has_targets(step: Any, state: Position, seat: Seat, action: PlayInstant) -> Refusal | None:
    """11.3: everything it needs is chosen, and can be."""
    ability = instant_of(action.card)
    assert ability is not None
    return targets_are_legal(state, Origin(seat), ability.choose, action)


def targets_are_legal(
    state: Position, origin: Origin, choices: Sequence[Choice], action: PlayInstant | Activate
) -> Refusal | None:
    """11.3: these targets together."""
    ways = combinations(state, origin, choices)
    if (action.target, action.other) in [pair(way) for way in ways]:
        return None
    return refuse("no-such-target" if ways else "no-target", "11.3")


def instant_is_paid(step: Any, state: Position, seat: Seat, action: PlayInstant) -> Refusal | None:
    """3.2, 3.3: its cost, exactly."""
    card = cards()[action.card.id]
    return cubes.pays(state, seat, cubes.price_of(card.id), action.pay, beside=beside_of(state, seat, card))


def beside_of(state: Position, seat: Seat, card: Card) -> int:
    """How many hand cards could be Workers, when this one is played."""
    return max(0, len(state.players[seat].hand) - 1 - needed(card))


def play_instant(step: Any, state: Position, seat: Seat, action: PlayInstant) -> list[Event]:
    """It is paid, and carried out at once."""
    card = take(state.players[seat].hand, action.card)
    ability = instant_of(action.card)
    assert ability is not None
    names = names_for(state, ability.choose, action)
    step.after_action(state, seat)
    state.steps.append(Resolving(seat, card, None, "instant", 0, names))
    targets = tuple(said(target) for target in (action.target, action.other) if target is not None)
    event = tell("did-play-instant", who=who(seat), card=action.card.said(), targets=targets)
    return [event, *pay_for(state, seat, action.pay)]


def pay_for(state: Position, seat: Seat, pay: cubes.Payment) -> list[Event]:
    """The cubes are spent; who borrows places Workers."""
    borrowed = cubes.spend(state, seat, pay)
    if not borrowed:
        return []
    state.steps.append(Giving(seat, 2 * len(borrowed), buildings=borrowed))
    return [tell("did-borrow-with-workers", who=who(seat), building=site(name).said()) for name in borrowed]


def names_for(state: Position, choices: Sequence[Choice], action: PlayInstant | Activate) -> Names:
    """Whom the names of the choices stand for."""
    names = Names()
    for choice, target in zip(choices, (action.target, action.other), strict=False):
        name_target(state, names, choice.name, target)
    return names


def name_target(state: Position, names: Names, name: str, target: Target | None) -> None:
    """This is what this name stands for."""
    match target:
        case UnitAt():
            unit = state.unit_in(target.of.seat, lane_index(target.lane))
            assert unit is not None
            names.units[name] = unit.card
        case Who():
            names.players[name] = target.seat
        case Face():
            names.buildings[name] = target.id


# Abilities of cards in play.


def part_of(step: Any) -> Any:
    """Which halves of cards can be used at this moment."""
    return "development" if step.moment == "main" else "combat"


def usable(step: Any, state: Position, seat: Seat) -> Iterator[tuple[Spring, list[tuple[Target, ...]]]]:
    """Every ability that could be used now, with its targets; of alike ones on one host the first."""
    seen = set()
    for spring in springs(state, seat, part_of(step)):
        if any(rule(step, state, spring) is not None for rule in SPRING_RULES) or spring.source in seen:
            continue
        assert isinstance(spring.ability, Activated)
        ways = combinations(state, spring.origin, spring.ability.choose)
        if ways and payments_of_use(state, spring):
            seen.add(spring.source)
            yield spring, ways


def payments_of_use(state: Position, spring: Spring) -> tuple[cubes.Payment, ...]:
    """Every way to pay for an ability: never with Workers."""
    assert isinstance(spring.ability, Activated)
    cost = spring.ability.cost.resources
    return cubes.payments(cubes.price(cost), cubes.purse(state, spring.seat), (), 0) if cost else FREE


FREE: tuple[cubes.Payment, ...] = ((),)


def possible_uses(step: Any, state: Position, seat: Seat) -> list[Activate]:
    """Every ability that can be used, on every target, paid in every way."""
    found: list[Activate] = []
    for spring, ways in usable(step, state, seat):
        pays = payments_of_use(state, spring)
        found += [Activate(spring.source, *pair(way), pay) for way in ways for pay in pays]
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
    for rule in SPRING_RULES:
        refusal = rule(step, state, spring)
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


def is_kind(card: Face, kind: CardType) -> bool:
    """Whether this is such a card of the edition."""
    known = cards().get(card.id)
    return known is not None and known.type is kind


def could_play(state: Position, seat: Seat, moment: str) -> bool:
    """Whether by what all can see this seat could play some instant now: hand cards, cubes, targets on the table."""
    hand = state.players[seat].hand
    return bool(hand) and any(ways_of_instant(state, seat, card) for card in instants_for(moment))


def could_use(step: Any, state: Position, seat: Seat) -> bool:
    """Whether this seat could use an ability in play now."""
    return next(usable(step, state, seat), None) is not None


def can_play(step: Any, state: Position, seat: Seat) -> bool:
    """Whether this seat really holds an instant that it could play now."""
    return any(
        (ability := instant_of(face(card))) is not None
        and fits(ability.windows, step.moment)
        and ways_of_instant(state, seat, cards()[face(card).id])
        for card in state.players[seat].hand
    )
