"""The laws of what nobody may know: the dice to come, and what somebody else has answered in secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from rules.codec import clone
from rules.game import AnyGame, Event, Seat, State, View
from rules.law import demand, seats, some, viewers
from rules.strange import Strange


def nobody_knows_the_dice(game: AnyGame, state: State, luck: Random, strange: Strange) -> None:
    """With other dice to come, every view, legal action, foretelling and stand-in stay the same."""
    other = clone(state)
    other.dice.seed = f"{state.dice.seed} or another"
    for viewer in viewers(state):
        _knows_the_same(game, viewer, state, other)


def secrets_are_kept(game: AnyGame, state: State, luck: Random, strange: Strange) -> None:
    """Nobody learns what somebody else answered while others still owe their answer to the same question."""
    for viewer, one, other in secret_twins(game, state, luck):
        _knows_the_same(game, viewer, one, other)


def secret_twins(game: AnyGame, state: State, luck: Random) -> Iterator[tuple[Seat | None, State, State]]:
    """Pairs of positions that differ only in an answer that the viewer may not know yet.

    Only what several owe at the same time is hidden; what somebody may say besides (`optional`) is open.
    """
    asked = _owing(game, state)
    for seat in asked if len(asked) > 1 else ():
        one, other = (clone(state) for _ in range(2))
        first, second = (some(game.legal(state, seat), luck, 2) * 2)[:2]
        demand(first == second or type(first).secret, f"{first} is hidden, but its type is not secret")
        told = [game.apply(copy, seat, action) for copy, action in ((one, first), (other, second))]
        others = _owing(game, one)
        if others != [waiting for waiting in asked if waiting != seat]:
            continue
        for viewer in viewers(state):
            if viewer != seat:
                demand(_heard(told[0], viewer) == _heard(told[1], viewer), f"{viewer} hears the answer of {seat}")
                yield viewer, one, other


def _owing(game: AnyGame, state: State) -> list[Seat]:
    return [prompt.seat for prompt in game.awaited(state) if not prompt.optional]


def _knows_the_same(game: AnyGame, viewer: Seat | None, one: State, other: State) -> None:
    view: View = game.view(one, viewer)
    demand(view == game.view(other, viewer), f"viewer {viewer} sees what may not be known")
    demand(game.turn(one) == game.turn(other), "the name of the turn tells what may not be known")
    for seat in seats(one):
        if seat == viewer or viewer is None:
            demand(
                game.quiet(one, seat) == game.quiet(other, seat), f"the small question of seat {seat} tells a secret"
            )
    if viewer is None or all(prompt.seat != viewer for prompt in view.awaited):
        return
    actions = game.legal(one, viewer)
    demand(actions == game.legal(other, viewer), f"seat {viewer} can read it from the legal actions")
    for action in actions:
        told = game.foretell(one, viewer, action)
        demand(told == game.foretell(other, viewer, action), f"seat {viewer} can read it from what {action} brings")
    for answer in (game.stand_in, game.late):
        demand(answer(one, viewer) == answer(other, viewer), f"the stand-in of seat {viewer} peeks")


def _heard(events: Sequence[Event], viewer: Seat | None) -> list[Event]:
    return [event for event in events if event.to is None or viewer in event.to]
