"""What an action would bring, before it is done: what a card says, what it takes, whom it meets. Handbook 3.3 to 6."""

from __future__ import annotations

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
)
from rules.shared_worlds.cards import cards
from rules.shared_worlds.cards.speech import ability_text
from rules.shared_worlds.declaring import can_be_paid
from rules.shared_worlds.giving import Giving, hand_faces
from rules.shared_worlds.mustering import own_unit
from rules.shared_worlds.resolving import text_of
from rules.shared_worlds.state import HAND_PER_CUBE, Position, site
from rules.shared_worlds.using import part_of, spring_of
from rules.shared_worlds.vain import vain
from rules.words import Message


def foretell(state: Position, seat: Seat, action: Action) -> Message | None:
    """What this legal action would bring, in words; None where its own words say it all."""
    match action:
        case PlayUnit() | PlayAttachment() | PlayInstant():
            ability = cards()[action.card.id].instant
            text = None if ability is None else ability_text(ability, None, "wearer")
            return of_cost(state, seat, action.pay, text)
        case Activate():
            step = state.steps[-1]
            spring = spring_of(step, state, seat, action)
            assert spring is not None
            return Message("will-text", {"text": text_of(spring.card, spring.ability, part_of(step))})
        case Attack():
            return clash.of_attack(state, seat, action.attackers)
        case Block() | Intercept():
            return clash.of_stand(state, seat, action)
        case Charge():
            return of_charge(state, seat, action)
        case ChooseCard():
            return of_card(state)
        case Act():
            return of_nothing(state, seat) if vain(state, seat, action) else None
    return None


def of_nothing(state: Position, seat: Seat) -> Message:
    """What is missing where nothing could be done in the Main Phase: cards, what pays for them, a place or a target."""
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


def of_card(state: Position) -> Message:
    """Where a card of the hand goes."""
    step = state.steps[-1]
    if not isinstance(step, Giving):
        return Message("will-put-away")
    if not step.buildings:
        return Message("will-bury")
    return Message("will-work", {"building": site(step.buildings[len(step.given) // 2]).said()})


def of_cost(state: Position, seat: Seat, pay: cubes.Payment, text: Message | None) -> Message | None:
    """The text, and how many hand cards become Workers."""
    own = dict(cubes.purse(state, seat))
    borrowed = sum(max(0, part.number - own.get(part.building.id, 0)) for part in pay)
    if not borrowed:
        return None if text is None else Message("will-text", {"text": text})
    return Message("will-borrow", {"text": text, "cards": HAND_PER_CUBE * borrowed})
