"""What an action would bring, before it is done: what the card says, and the Workers it takes. Handbook 3.3, 4.8."""

from __future__ import annotations

from rules.game import Action, Seat
from rules.shared_worlds import cubes
from rules.shared_worlds.actions import Activate, PlayAttachment, PlayInstant, PlayUnit
from rules.shared_worlds.cards import cards
from rules.shared_worlds.cards.speech import ability_text
from rules.shared_worlds.resolving import text_of
from rules.shared_worlds.state import HAND_PER_CUBE, Position
from rules.shared_worlds.using import part_of, spring_of
from rules.words import Message


def foretell(state: Position, seat: Seat, action: Action) -> Message | None:
    """What this legal action would bring, in words; None where its own words say it all."""
    match action:
        case PlayUnit() | PlayAttachment():
            return of_cost(state, seat, action.pay, None)
        case PlayInstant():
            ability = cards()[action.card.id].instant
            assert ability is not None
            return of_cost(state, seat, action.pay, ability_text(ability, None, "wearer"))
        case Activate():
            step = state.steps[-1]
            spring = spring_of(step, state, seat, action)
            assert spring is not None
            return Message("will-text", {"text": text_of(spring.card, spring.ability, part_of(step))})
    return None


def of_cost(state: Position, seat: Seat, pay: cubes.Payment, text: Message | None) -> Message | None:
    """The text, and how many hand cards become Workers."""
    own = dict(cubes.purse(state, seat))
    borrowed = sum(max(0, part.number - own.get(part.building.id, 0)) for part in pay)
    if not borrowed:
        return None if text is None else Message("will-text", {"text": text})
    return Message("will-borrow", {"text": text, "cards": HAND_PER_CUBE * borrowed})
