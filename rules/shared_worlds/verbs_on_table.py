"""What the verbs about resources, cards and players do. Handbook 12."""

from __future__ import annotations

from rules.game import Event, Seat
from rules.shared_worlds import cubes, piles
from rules.shared_worlds.cards import verbs
from rules.shared_worlds.cubing import Cubing
from rules.shared_worlds.giving import Giving, Removing
from rules.shared_worlds.looking import Arranging, Looking
from rules.shared_worlds.news import news
from rules.shared_worlds.pieces import Pile
from rules.shared_worlds.piles import secretly
from rules.shared_worlds.resolving import Resolving, place_named, player_named, verb
from rules.shared_worlds.state import LIFE, Position, site, who
from rules.steps import tell

# Resources.


@verb(verbs.GainResource)
def gain_resource(step: Resolving, state: Position, effect: verbs.GainResource) -> list[Event]:
    """From the supply to the used pool."""
    seat = player_named(step, state, effect.who)
    return [] if seat is None else cubes.gain(state, seat, effect.amount)


@verb(verbs.Refresh)
def refresh(step: Resolving, state: Position, effect: verbs.Refresh) -> list[Event]:
    """Used cubes are available again."""
    seat = player_named(step, state, effect.who)
    if seat is None:
        return []
    if not state.players[seat].used:
        return [tell("did-refresh-none", who=who(seat))]
    state.steps.append(Cubing(seat, "refresh", effect.amount))
    return []


@verb(verbs.Steal)
def steal(step: Resolving, state: Position, effect: verbs.Steal) -> list[Event]:
    """An opponent's cubes become own ones; Workers come under the building."""
    found = place_named(step, state, effect.building)
    if found is None:
        return []
    amount = min(effect.amount, found[1].cubes)
    building = found[1].building
    if not amount:
        return [tell("did-steal-none", who=who(step.seat), source=site(building).said())]
    state.steps.append(Cubing(step.seat, "steal", amount, building=building))
    if effect.workers:
        workers = effect.workers * amount
        state.steps.append(Giving(step.seat, workers, buildings=[building] * (workers // 2 + workers % 2)))
    return []


@verb(verbs.Borrow)
def borrow(step: Resolving, state: Position, effect: verbs.Borrow) -> list[Event]:
    """Cubes of a player, to be used in this phase."""
    seat = player_named(step, state, effect.player)
    if seat is not None:
        state.steps.append(Cubing(step.seat, "borrow", effect.amount, other=seat))
    return []


@verb(verbs.Lend)
def lend(step: Resolving, state: Position, effect: verbs.Lend) -> list[Event]:
    """Own cubes onto a building of another player."""
    seat = player_named(step, state, effect.to)
    if seat is not None:
        state.steps.append(Cubing(step.seat, "lend", effect.amount, other=seat))
    return []


# Cards.


@verb(verbs.Draw)
def draw(step: Resolving, state: Position, effect: verbs.Draw) -> list[Event]:
    """From the own Deck."""
    seat = player_named(step, state, effect.who)
    return [] if seat is None else piles.draw(state, seat, effect.amount)


@verb(verbs.DrawKeep)
def draw_keep(step: Resolving, state: Position, effect: verbs.DrawKeep) -> list[Event]:
    """From the main pile."""
    return look(state, step.seat, effect.draw, effect.keep, Pile(effect.to))


def look(state: Position, seat: Seat, count: int, keep: int, to: Pile) -> list[Event]:
    """The seat looks at so many cards of the main pile, to keep some of them."""
    seen, events = piles.look(state, count)
    if not seen:
        return [*events, tell("did-find-nothing", who=who(seat))]
    state.steps.append(Looking(seat, seen, keep, to))
    return [
        *events,
        news("did-look", seat, reveal=True, cards=len(seen)),
        secretly(seat, "did-look-these", cards=piles.names(seen)),
    ]


@verb(verbs.Rearrange)
def rearrange(step: Resolving, state: Position, effect: verbs.Rearrange) -> list[Event]:
    """The top cards of the main pile; it is never filled up for this."""
    seen = [state.main.pop() for _ in range(min(effect.amount, len(state.main)))]
    if not seen:
        return [tell("did-find-nothing", who=who(step.seat))]
    state.steps.append(Arranging(step.seat, seen))
    return [
        news("did-look", step.seat, reveal=True, cards=len(seen)),
        secretly(step.seat, "did-look-these", cards=piles.names(seen)),
    ]


@verb(verbs.Peek)
def peek(step: Resolving, state: Position, effect: verbs.Peek) -> list[Event]:
    """A look at a hand."""
    seat = player_named(step, state, effect.player)
    if seat is None:
        return []
    hand = piles.names(state.players[seat].hand)
    event = tell("did-peek", reveal=bool(hand), who=who(step.seat), of=who(seat))
    return [event, secretly(step.seat, "did-peek-these", cards=hand)] if hand else [event]


@verb(verbs.RemoveFromDeck)
def remove_from_deck(step: Resolving, state: Position, effect: verbs.RemoveFromDeck) -> list[Event]:
    """Own cards into the Graveyard."""
    state.steps.append(Removing(step.seat, effect.amount, tuple(Pile(pile) for pile in effect.piles)))
    return []


@verb(verbs.Discard)
def discard(step: Resolving, state: Position, effect: verbs.Discard) -> list[Event]:
    """Hand cards into the Graveyard."""
    seat = player_named(step, state, effect.who)
    if seat is not None:
        state.steps.append(Giving(seat, effect.amount))
    return []


# Players.


@verb(verbs.GainLife)
def gain_life(step: Resolving, state: Position, effect: verbs.GainLife) -> list[Event]:
    """Life up, at most to what everybody starts with."""
    seat = player_named(step, state, effect.who)
    if seat is None:
        return []
    player = state.players[seat]
    gained = max(0, min(effect.amount, LIFE - player.life))
    player.life += gained
    state.calm = state.calm and not gained
    return [tell("did-gain-life", who=who(seat), life=gained)]


@verb(verbs.LoseLife)
def lose_life(step: Resolving, state: Position, effect: verbs.LoseLife) -> list[Event]:
    """Life down; nothing prevents it."""
    seat = player_named(step, state, effect.who)
    return [] if seat is None else take_life(state, seat, effect.amount, "did-lose-life")


def take_life(state: Position, seat: Seat, amount: int, message: str) -> list[Event]:
    """So much Life less, at least 0."""
    player = state.players[seat]
    lost = min(amount, player.life)
    player.life -= lost
    state.calm = state.calm and not lost
    return [tell(message, who=who(seat), life=lost, left=player.life)]


@verb(verbs.PreventElimination)
def prevent_elimination(step: Resolving, state: Position, effect: verbs.PreventElimination) -> list[Event]:
    """A dying player has so much Life, and stays."""
    seat = player_named(step, state, effect.who)
    if seat is None or state.players[seat].life > 0:
        return []
    state.players[seat].life = effect.amount
    state.calm = False
    return [tell("did-save-player", who=who(seat), life=effect.amount)]
