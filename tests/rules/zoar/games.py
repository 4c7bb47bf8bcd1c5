"""Random games of Zoar that see a lot: all options, all numbers of players, seats that are rich and aggressive."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rules.dice import Dice
from rules.game import Action
from rules.options import choices
from rules.zoar import GAME
from rules.zoar.move import Moving
from rules.zoar.state import Stock, ZoarOptions
from rules.zoar.turn import ZoarState

DULL = {"end-moving", "end-fighting", "end-building", "end-turn", "leave-relic"}


def random_options(luck: Random) -> ZoarOptions:
    """Any table; the round limit is low, so that games are short."""
    drawn: dict[str, Any] = {
        name: luck.choice(values) for name, values in choices(ZoarOptions).items() if not isinstance(values, range)
    }
    return ZoarOptions(**drawn, round_limit=luck.randrange(6, 14))


def new_game(luck: Random) -> ZoarState:
    """A game in which everybody begins with armies in the middle of the board and full stores, so that they meet."""
    tribes = luck.sample(GAME.tribes, luck.choice([2, 3, 4]))
    state = GAME.setup(tribes, random_options(luck), Dice(str(luck.random())))
    middle = [at for place in ("D4", "E4", "D5", "E5", "C4", "F5") for at in state.land.ways[place]]
    for seat, camp in enumerate(state.camps):
        free = [at for at in middle if at not in state.closed_to(seat) and state.holder(at) in (None, seat)]
        camp.armies = sorted(luck.choice(free) for _ in range(2))
        rich = Stock(luck.randrange(2, 4), luck.randrange(2, 4))
        state.supply.food += camp.store.food - rich.food
        state.supply.metal += camp.store.metal - rich.metal
        camp.store = rich
        if luck.random() < 0.5:
            camp.relic = luck.choice(free)
            camp.carried_by = "army" if camp.relic in camp.armies else None
    (moving,) = state.steps
    assert isinstance(moving, Moving)
    moving.rested = list(state.camps[state.turn].plain_armies())
    moving.carrier = state.camps[state.turn].carried_by == "army"
    assert GAME.faults(state) == ()
    return state


def lively(luck: Random, legal: list[Action]) -> Action:
    """A random action; those that only end something are taken seldom."""
    bold = [action for action in legal if action.kind not in DULL]
    return luck.choice(bold) if bold and luck.random() < 0.85 else luck.choice(legal)


def positions(luck: Random) -> Iterator[ZoarState]:
    """Every position of one random game, to be looked at and not to be changed."""
    state = new_game(luck)
    while True:
        yield state
        asked = GAME.awaited(state)
        if not asked:
            return
        seat = luck.choice(asked).seat
        GAME.apply(state, seat, lively(luck, GAME.legal(state, seat)))
