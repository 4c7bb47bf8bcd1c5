"""Playing an instant and using an ability: what can be declared now, and how it is paid. Handbook 4.5 and 4.8."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any

from rules.game import Event, Refusal, Seat
from rules.shared_worlds import cubes
from rules.shared_worlds.actions import Activate, PlayInstant
from rules.shared_worlds.cards import Card, CardType, Choice, Instant, cards
from rules.shared_worlds.cubes import Means
from rules.shared_worlds.giving import Giving, hand_by_type, hand_faces
from rules.shared_worlds.pieces import Face, Target, UnitAt
from rules.shared_worlds.piles import take
from rules.shared_worlds.resolving import Names, Resolving
from rules.shared_worlds.sources import lends, workers_needed
from rules.shared_worlds.state import Position, lane_index, site, who
from rules.shared_worlds.targets import Origin, combinations, is_possible, origin_of
from rules.steps import refuse, tell
from rules.words import Who, said

SAVING = ("save_unit", "save_player")
"""The moments at which only what saves somebody can be played."""


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
    instants = hand_by_type(state, seat).instants
    if not instants:
        return []
    return [
        PlayInstant(card, *pair(way), pay)
        for card, ways, pays in playable(step, state, seat, instants)
        for way in ways
        for pay in pays
    ]


def playable(
    step: Any, state: Position, seat: Seat, instants: Sequence[tuple[Face, Card]]
) -> Iterator[tuple[Face, list[tuple[Target, ...]], tuple[cubes.Payment, ...]]]:
    """Those of these instants in hand that could be played now, with their targets and the ways to pay for them."""
    moment = step.moment
    means: Means | None = None
    for face, card in instants:
        assert card.instant is not None
        if fits(card.instant.windows, moment):
            means = means or Means(state, seat)
            pays = payments(means, card)
            if pays and (is_modest(card.id) or lacks(state, seat, card.instant, means.hand - 1) is None):
                ways = combinations(state, origin_of(seat), card.instant.choose)
                if ways:
                    yield face, ways, pays


def payments(means: Means, card: Card) -> tuple[cubes.Payment, ...]:
    """Every way to pay for a card of the hand."""
    return means.payments(cubes.price_of(card.id), means.hand - 1 - needed(card.id))


def can_be_paid(means: Means, card: Card) -> bool:
    """Whether there is a way to pay for a card of the hand: with cubes enough of one's own there always is."""
    return not cubes.shortage(cubes.price_of(card.id), means.own) or bool(payments(means, card))


@functools.cache
def needed(card: str) -> int:
    """Hand cards that the card itself takes, when it is played."""
    instant = cards()[card].instant
    return 0 if instant is None else workers_needed(instant)


@functools.cache
def is_modest(card: str) -> bool:
    """Whether an instant takes nothing but its price: no Workers, and no cube to lend."""
    instant = cards()[card].instant
    assert instant is not None
    return not workers_needed(instant) and not lends(instant)


def lacks(state: Position, seat: Seat, ability: Any, beside: int) -> Refusal | None:
    """A steal needs cards for Workers, a loan a cube to lend."""
    workers = workers_needed(ability)
    if beside < workers:
        return refuse("no-workers", "3.4", cards=workers)
    if lends(ability) and not any(place.cubes for place in state.players[seat].places):
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
    return targets_are_legal(state, origin_of(seat), ability.choose, action)


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
    return max(0, len(state.players[seat].hand) - 1 - needed(card.id))


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
    return [_borrowed(state, seat, name) for name in borrowed]


def _borrowed(state: Position, seat: Seat, building: str) -> Event:
    """From whom, and where it lay."""
    found = state.place(building)
    assert found is not None
    return tell("did-borrow-with-workers", who=who(seat), of=who(found[0]), building=site(building).said())


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


def is_kind(card: Face, kind: CardType) -> bool:
    """Whether this is such a card of the edition."""
    known = cards().get(card.id)
    return known is not None and known.type is kind


def could_play(state: Position, seat: Seat, moment: str) -> bool:
    """Whether by what all can see this seat could play some instant now: hand cards, cubes, targets on the table."""
    if not state.players[seat].hand:
        return False
    means = Means(state, seat)
    for card in instants_for(moment):
        ability = card.instant
        assert ability is not None
        able = is_modest(card.id) or lacks(state, seat, ability, means.hand - 1) is None
        if able and can_be_paid(means, card) and is_possible(state, origin_of(seat), ability.choose):
            return True
    return False
