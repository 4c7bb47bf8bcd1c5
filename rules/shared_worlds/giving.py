"""Hand cards that a player gives up, and cards that it removes from its piles. Handbook 3.3 and 12."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from rules.game import Event, Prompt, Refusal, Seat
from rules.shared_worlds.actions import ChooseCard, Done, Remove
from rules.shared_worlds.cards import Card, CardType
from rules.shared_worlds.cubing import only_done
from rules.shared_worlds.pieces import Face, Pile
from rules.shared_worlds.piles import bury, faces, names, secretly, take
from rules.shared_worlds.stage import OfOneSeat
from rules.shared_worlds.state import CardId, Position, face, first_copy, printed, who
from rules.steps import Deed, ask, refuse, tell


@dataclass(slots=True)
class Giving(OfOneSeat):
    """A seat gives up `left` hand cards: into the Graveyard, or as Workers under `buildings`, the next one first."""

    seat: Seat
    left: int
    buildings: list[str] = field(default_factory=list)
    given: list[CardId] = field(default_factory=list)
    step: Literal["giving"] = "giving"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat is asked for a card."""
        return ask(self.seat, "ask-worker", "3.3") if self.buildings else ask(self.seat, "ask-discard", "12")

    def waits(self, state: Position) -> bool:
        """Whether there are more cards than have to go."""
        return 0 < self.left < len(state.players[self.seat].hand)

    def proceed(self, state: Position) -> list[Event]:
        """All that are left, if they are no more than have to go; then it is over."""
        hand = state.players[self.seat].hand
        while self.left and hand:
            give(self, state, face(hand[0]))
        state.steps.pop()
        if not self.given:
            return [] if self.buildings else [tell("did-discard", who=who(self.seat), cards=0)]
        message = "did-place-workers" if self.buildings else "did-discard"
        return [
            tell(message, who=who(self.seat), cards=len(self.given)),
            secretly(self.seat, f"{message}-these", reveal=False, cards=names(self.given)),
        ]


def give(step: Giving, state: Position, card: Face) -> None:
    """One card goes."""
    gone = take(state.players[step.seat].hand, card)
    step.left -= 1
    step.given.append(gone)
    if not step.buildings:
        bury(state, [gone])
        return
    found = state.place(step.buildings[(len(step.given) - 1) // 2])
    assert found is not None
    found[1].workers.append(gone)


def hand_faces(state: Position, seat: Seat) -> list[Face]:
    """The different cards in hand."""
    return [face(card) for card in different_cards(state, seat)]


def different_cards(state: Position, seat: Seat) -> Iterable[CardId]:
    """The cards in hand; the first copy stands for all that are alike."""
    return dict.fromkeys(map(first_copy, state.players[seat].hand))


class ByType(NamedTuple):
    """The different cards of a hand by their type, as they are called and as they are printed."""

    units: list[tuple[Face, Card]]
    attachments: list[tuple[Face, Card]]
    instants: list[tuple[Face, Card]]


def hand_by_type(state: Position, seat: Seat) -> ByType:
    """This seat's hand by type."""
    return by_type(tuple(state.players[seat].hand))


@functools.lru_cache(maxsize=8192)
def by_type(hand: tuple[CardId, ...]) -> ByType:
    """These cards by type: one and the same hand is looked through again and again for all that can be done with it."""
    sorted_hand = ByType([], [], [])
    for card in dict.fromkeys(map(first_copy, hand)):
        sorted_hand[type_index(card)].append(entry(card))
    return sorted_hand


@functools.cache
def type_index(card: CardId) -> int:
    """The place of this card's type among the types of a hand."""
    return (CardType.UNIT, CardType.ATTACHMENT, CardType.INSTANT).index(printed(card).type)


@functools.cache
def entry(card: CardId) -> tuple[Face, Card]:
    """The one value for this card, as it is called and as it is printed."""
    return face(card), printed(card)


def possible_cards(step: Any, state: Position, seat: Seat) -> list[ChooseCard]:
    """Every different card in hand."""
    return [choice_of(card) for card in different_cards(state, seat)]


@functools.cache
def choice_of(card: CardId) -> ChooseCard:
    """The one value for a choice of this card."""
    return ChooseCard(face(card))


def is_in_hand(step: Any, state: Position, seat: Seat, action: ChooseCard) -> Refusal | None:
    """Only what one has."""
    for card in state.players[seat].hand:
        if face(card).id == action.card.id:
            return None
    return refuse("no-hand-card", "2.2", card=action.card.said())


def give_card(step: Giving, state: Position, seat: Seat, action: ChooseCard) -> list[Event]:
    """This one."""
    give(step, state, action.card)
    return []


Giving.deeds = {ChooseCard: Deed(possible_cards, (is_in_hand,), give_card, sure=True)}


@dataclass(slots=True)
class Removing(OfOneSeat):
    """A seat may put up to `left` cards out of these piles into the Graveyard."""

    seat: Seat
    left: int
    piles: tuple[Pile, ...]
    removed: int = 0
    step: Literal["removing"] = "removing"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat is asked for a card."""
        return ask(self.seat, "ask-remove", "12")

    def waits(self, state: Position) -> bool:
        """Whether one more can be removed."""
        return self.left > 0 and any(self.pile(state, pile) for pile in self.piles)

    def proceed(self, state: Position) -> list[Event]:
        """It is over."""
        state.steps.pop()
        return [tell("did-remove", who=who(self.seat), cards=self.removed)]

    def pile(self, state: Position, pile: Pile) -> list[CardId]:
        """The cards of this pile."""
        player = state.players[self.seat]
        return player.hand if pile is Pile.HAND else player.discard


def possible_removals(step: Removing, state: Position, seat: Seat) -> list[Remove]:
    """Every different card of each pile."""
    return [Remove(card, pile) for pile in step.piles for card in dict.fromkeys(sorted_faces(step.pile(state, pile)))]


def sorted_faces(cards: Sequence[CardId]) -> list[Face]:
    """What is printed on them, in the order of the edition, so that the order of a pile stays its secret."""
    return [face(card) for card in sorted(cards)]


def can_be_removed(step: Removing, state: Position, seat: Seat, action: Remove) -> Refusal | None:
    """A card of a pile that is named."""
    there = action.pile in step.piles and action.card in faces(step.pile(state, action.pile))
    return None if there else refuse("no-pile-card", "12")


def remove(step: Removing, state: Position, seat: Seat, action: Remove) -> list[Event]:
    """It goes to the Graveyard."""
    bury(state, [take(step.pile(state, action.pile), action.card)])
    step.left -= 1
    step.removed += 1
    return []


def stop_removing(step: Removing, state: Position, seat: Seat, action: Done) -> list[Event]:
    """No more."""
    step.left = 0
    return []


Removing.deeds = {
    Remove: Deed(possible_removals, (can_be_removed,), remove, sure=True),
    Done: Deed(only_done, (), stop_removing),
}
