"""Cards on their way between hand, Deck, Discard pile, main pile and Graveyard. Handbook 2.2, 8.2 and 8.4."""

from __future__ import annotations

from collections.abc import Iterable

from rules.game import Event, Seat
from rules.shared_worlds.news import news
from rules.shared_worlds.pieces import Face
from rules.shared_worlds.state import CardId, Position, face, named
from rules.steps import tell
from rules.words import Message


def draw(state: Position, seat: Seat, count: int) -> list[Event]:
    """So many cards from the own Deck; the Discard pile becomes the Deck when that is empty. How many lie in each,
    everybody sees: also that nothing is left.
    """
    player = state.players[seat]
    drawn: list[CardId] = []
    while len(drawn) < count:
        if not player.deck:
            if not player.discard:
                break
            player.deck, player.discard = state.dice.shuffled(player.discard), []
        drawn.append(player.deck.pop())
    player.hand += drawn
    if not drawn:
        return [news("did-find-nothing", seat)] if count else []
    return [
        news("did-draw", seat, reveal=True, cards=len(drawn)),
        secretly(seat, "did-draw-these", cards=names(drawn)),
    ]


def look(state: Position, count: int) -> tuple[list[CardId], list[Event]]:
    """So many cards from the top of the main pile; the Graveyard becomes the main pile when that is empty."""
    seen: list[CardId] = []
    events: list[Event] = []
    if 0 < count <= len(state.main):
        seen = state.main[: -count - 1 : -1]
        del state.main[-count:]
    while len(seen) < count:
        if not state.main:
            if not state.graveyard:
                break
            state.main, state.graveyard = state.dice.shuffled(state.graveyard), []
            events.append(tell("did-reshuffle", reveal=True, cards=len(state.main)))
        seen.append(state.main.pop())
    return seen, events


def secretly(seat: Seat, message: str, reveal: bool = True, **params: int | tuple[Message, ...]) -> Event:
    """News for this seat alone."""
    return Event(Message(message, params), (seat,), reveal)


def faces(cards: Iterable[CardId]) -> tuple[Face, ...]:
    """What is printed on each of them."""
    return tuple(map(face, cards))


def names(cards: Iterable[CardId]) -> tuple[Message, ...]:
    """The name of each of them."""
    return tuple(map(named, cards))


def take(cards: list[CardId], wanted: Face) -> CardId:
    """Take the first of these cards that is like that. Raises LookupError."""
    for place, card in enumerate(cards):
        if face(card).id == wanted.id:
            return cards.pop(place)
    raise LookupError(wanted.id)


def bury(state: Position, cards: list[CardId]) -> None:
    """These go face-down onto the Graveyard."""
    state.graveyard += cards
