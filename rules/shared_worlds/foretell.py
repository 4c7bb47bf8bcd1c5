"""What an action would bring, before it is done: what a card says, what it takes, whom it meets. Handbook 3.3 to 6."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.game import Action, Seat
from rules.shared_worlds import clash, cubes, values
from rules.shared_worlds.actions import (
    Act,
    Activate,
    Attack,
    Block,
    Charge,
    ChooseCard,
    Intercept,
    PlayAttachment,
    PlayInstant,
    PlayUnit,
    Promote,
)
from rules.shared_worlds.cards import cards
from rules.shared_worlds.cards.speech import ability_text, card_texts
from rules.shared_worlds.declaring import can_be_paid
from rules.shared_worlds.giving import Giving, hand_faces
from rules.shared_worlds.hints import lent
from rules.shared_worlds.mustering import own_unit
from rules.shared_worlds.resolving import text_of
from rules.shared_worlds.state import HAND_PER_CUBE, Position, printed, site
from rules.shared_worlds.using import part_of, spring_of
from rules.shared_worlds.vain import vain
from rules.words import Message


def foretell(state: Position, seat: Seat, action: Action) -> Message | None:
    """What this legal action would bring, in words; None where its own words say it all."""
    tells = FORETOLD.get(type(action))
    return None if tells is None else tells(state, seat, action)


def of_play(state: Position, seat: Seat, action: PlayUnit | PlayAttachment | PlayInstant) -> Message | None:
    """What an instant does, and what any card takes."""
    ability = cards()[action.card.id].instant
    return of_cost(state, seat, action.pay, None if ability is None else ability_text(ability, None, "wearer"))


def of_use(state: Position, seat: Seat, action: Activate) -> Message:
    """What stands on the card."""
    step = state.steps[-1]
    spring = spring_of(step, state, seat, action)
    assert spring is not None
    return Message("will-text", {"text": text_of(spring.card, spring.ability, part_of(step))})


def of_attack(state: Position, seat: Seat, action: Attack) -> Message | None:
    """What each attacker could meet."""
    return clash.of_attack(state, seat, action.attackers)


def of_acting(state: Position, seat: Seat, action: Act) -> Message | None:
    """What is missing where nothing could be done in the Main Phase: cards, what pays for them, a place or a target."""
    if not vain(state, seat, action):
        return None
    hand, means = hand_faces(state, seat), cubes.Means(state, seat)
    if not hand:
        return Message("will-hold-none")
    payable = any(can_be_paid(means, cards()[card.id]) for card in hand)
    return Message("will-play-none" if payable else "will-pay-none")


def of_charge(state: Position, seat: Seat, action: Charge) -> Message:
    """The Power that the unit has then, and what is left on the building."""
    unit, place = own_unit(state, seat, action.unit), state.players[seat].place(action.building.id)
    assert unit is not None
    assert place is not None
    most = values.max_power(state, seat, unit)
    return Message("will-charge", {"power": unit.power + 1, "most": most, "left": place.cubes - 1})


def of_promotion(state: Position, seat: Seat, action: Promote) -> Message:
    """What works in Combat, and what only did in Development: of the unit, and of what it carries."""
    unit = own_unit(state, seat, action.unit)
    assert unit is not None
    texts = [
        text for card in (unit.card, *(one.card for one in unit.attachments)) for text in card_texts(printed(card))
    ]
    gained, lost = (tuple(text for half, text in texts if half == zone) for zone in ("combat", "development"))
    return Message("will-promote", {"gained": gained, "lost": lost})


def of_card(state: Position, seat: Seat, action: ChooseCard) -> Message:
    """Where a card of the hand goes."""
    step = state.steps[-1]
    if not isinstance(step, Giving):
        return Message("will-put-away")
    if not step.buildings:
        return Message("will-bury")
    return Message("will-work", {"building": site(step.buildings[len(step.given) // 2]).said()})


def of_cost(state: Position, seat: Seat, pay: cubes.Payment, text: Message | None) -> Message | None:
    """The text; where something is borrowed, of whom, how many hand cards become Workers and how many are left."""
    own = dict(cubes.purse(state, seat))
    borrowed = {part.building.id: part.number - own.get(part.building.id, 0) for part in pay}
    borrowed = {name: number for name, number in borrowed.items() if number > 0}
    if not borrowed:
        return None if text is None else Message("will-text", {"text": text})
    workers = HAND_PER_CUBE * sum(borrowed.values())
    left = len(state.players[seat].hand) - 1 - workers  # the card that is played leaves the hand as well
    lenders = tuple(lent(state, name, number) for name, number in borrowed.items())
    return Message("will-borrow", {"text": text, "lenders": lenders, "cards": workers, "left": left})


FORETOLD: Mapping[type[Action], Callable[[Position, Seat, Any], Message | None]] = {
    PlayUnit: of_play,
    PlayAttachment: of_play,
    PlayInstant: of_play,
    Activate: of_use,
    Attack: of_attack,
    Block: clash.of_stand,
    Intercept: clash.of_stand,
    Charge: of_charge,
    Promote: of_promotion,
    ChooseCard: of_card,
    Act: of_acting,
}
