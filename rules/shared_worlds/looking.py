"""Cards of the main pile that a player looks at. Handbook 8.2 and 12."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Literal

from rules.game import Event, Prompt, Refusal, Seat
from rules.shared_worlds.actions import Keep, Rearrange
from rules.shared_worlds.news import news
from rules.shared_worlds.pieces import Pile
from rules.shared_worlds.piles import bury, faces, names, secretly, take
from rules.shared_worlds.stage import OfOneSeat
from rules.shared_worlds.state import CardId, Position, face, first_copy, who
from rules.steps import Deed, ask, refuse, tell


@dataclass(slots=True)
class Looking(OfOneSeat):
    """A seat looks at these cards of the main pile and keeps up to `keep`: on the Discard pile, or in hand."""

    seat: Seat
    cards: list[CardId]
    keep: int
    to: Pile = Pile.DISCARD
    step: Literal["looking"] = "looking"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat is asked which."""
        question = "ask-keep-hand" if self.to is Pile.HAND else "ask-keep"
        return ask(self.seat, question, "8.2", most=min(self.keep, len(self.cards)))

    def waits(self, state: Position) -> bool:
        """Always, while there are cards."""
        return bool(self.cards)

    def proceed(self, state: Position) -> list[Event]:
        """It is over."""
        state.steps.pop()
        return []


def possible_keeps(step: Looking, state: Position, seat: Seat) -> list[Keep]:
    """Every choice of them, the largest first; alike ones once."""
    seen = [first_copy(card) for card in sorted(step.cards)]
    twins = len(set(seen)) < len(seen)
    seen_faces = faces(seen)
    found: list[Keep] = []
    for size in range(min(step.keep, len(seen)), -1, -1):
        if twins:
            found += [Keep(faces(way)) for way in dict.fromkeys(itertools.combinations(seen, size))]
        else:
            found += map(Keep, itertools.combinations(seen_faces, size))
    return found


def can_be_kept(step: Looking, state: Position, seat: Seat, action: Keep) -> Refusal | None:
    """Not more than may be kept, and only of these."""
    if len(action.cards) > step.keep:
        return refuse("no-more-to-keep", "8.2", most=step.keep)
    seen = iter(sorted(step.cards))  # in their order: each is searched for behind the one before
    for kept in action.cards:
        for card in seen:
            if face(card).id == kept.id:
                break
        else:
            return refuse("no-such-cards", "8.2")
    return None


def keep(step: Looking, state: Position, seat: Seat, action: Keep) -> list[Event]:
    """They go their way, the others to the Graveyard."""
    kept = [take(step.cards, card) for card in action.cards]
    player = state.players[seat]
    (player.hand if step.to is Pile.HAND else player.discard).extend(kept)
    left = len(step.cards)
    bury(state, step.cards)
    step.cards = []
    kept_names = names(kept)
    where = "did-keep-hand" if step.to is Pile.HAND else "did-keep"
    events = [news(where, seat, cards=len(kept), rest=left)]
    return [*events, secretly(seat, "did-keep-these", reveal=False, cards=kept_names)] if kept else events


Looking.deeds = {Keep: Deed(possible_keeps, (can_be_kept,), keep, sure=True)}


@dataclass(slots=True)
class Arranging(OfOneSeat):
    """A seat puts these top cards of the main pile, the next one first, back in any order."""

    seat: Seat
    cards: list[CardId]
    step: Literal["arranging"] = "arranging"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat is asked for the order."""
        return ask(self.seat, "ask-rearrange", "12")

    def waits(self, state: Position) -> bool:
        """Always, while there are cards."""
        return bool(self.cards)

    def proceed(self, state: Position) -> list[Event]:
        """It is over."""
        state.steps.pop()
        return []


def possible_orders(step: Arranging, state: Position, seat: Seat) -> list[Rearrange]:
    """Every order, the present one first."""
    return [Rearrange(way) for way in dict.fromkeys(itertools.permutations(faces(step.cards)))]


def is_an_order(step: Arranging, state: Position, seat: Seat, action: Rearrange) -> Refusal | None:
    """All of them, each once."""
    return None if action in possible_orders(step, state, seat) else refuse("no-such-cards", "12")


def rearrange(step: Arranging, state: Position, seat: Seat, action: Rearrange) -> list[Event]:
    """Back on the pile."""
    order = [take(step.cards, card) for card in action.order]
    state.main += reversed(order)
    return [tell("did-rearrange", who=who(seat), cards=len(order))]


Arranging.deeds = {Rearrange: Deed(possible_orders, (is_an_order,), rearrange, sure=True)}
