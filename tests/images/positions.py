"""Positions to depict: out of real games, and one made by hand that holds as much as a board can."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from rules.dice import Dice, scripted
from rules.game import Outcome, Prompt
from rules.words import Message
from rules.zoar import GAME
from rules.zoar.turn import ZoarState
from rules.zoar.view import FieldView, FightView, Goods, Phase, Terrain, ZoarView

NAMES = ("Anna", "Berta", "Cem", "Dora")
LONG_NAMES = tuple(f"{name} of the House with the Longest Name" for name in NAMES)


def state(seats: int, seed: str, actions: int = 0, **options: Any) -> ZoarState:
    """A game after so many actions: mostly sensible ones, sometimes any legal one."""
    position = GAME.setup(GAME.tribes[:seats], GAME.options(**options), Dice(seed))
    luck = Random(seed)
    for _ in range(actions):
        awaited = GAME.awaited(position)
        if not awaited:
            break
        seat = awaited[0].seat
        wild = luck.random() < 0.3
        GAME.apply(position, seat, luck.choice(GAME.legal(position, seat)) if wild else GAME.stand_in(position, seat))
    return position


def view(seats: int, seed: str, actions: int = 0, **options: Any) -> ZoarView:
    """Such a position as somebody without a seat sees it."""
    seen = GAME.view(state(seats, seed, actions, **options), None)
    assert isinstance(seen, ZoarView)
    return seen


def many_views() -> Iterator[ZoarView]:
    """Positions of all kinds."""
    for seats in (2, 3, 4):
        for number in range(6):
            yield view(seats, f"many {number}", 40 * number, relic_carrier="army-or-leader")


def offering() -> ZoarState:
    """A fight in which both sides still have to offer metal."""
    for number in range(100):
        position = state(3, f"offer {number}")
        luck = Random(number)
        for _ in range(300):
            awaited = GAME.awaited(position)
            if len(awaited) != 1:
                break
            legal = GAME.legal(position, awaited[0].seat)
            fights = [action for action in legal if action.kind == "attack"]
            wild = luck.choice(legal) if luck.random() < 0.3 else GAME.stand_in(position, awaited[0].seat)
            GAME.apply(position, awaited[0].seat, fights[0] if fights else wild)
        if GAME.awaited(position):
            return position
    raise LookupError("no fight in which both sides have metal")


def saving() -> ZoarState:
    """Lightning strikes armies of two seats, and both still have to say which ones they save."""
    position = state(3, "saving", layout="fixed")
    while (prompt := GAME.awaited(position)[0]).ask.id != "ask-roll":
        GAME.apply(position, prompt.seat, GAME.stand_in(position, prompt.seat))
    seen = GAME.view(position, None)
    assert isinstance(seen, ZoarView)
    struck = [field.name for field in seen.fields if field.tile == 1 and field.terrain is Terrain.DESERT]
    victims = [seat for seat in range(3) if seat != position.turn]
    for seat, at in zip(victims, struck, strict=False):
        position.camps[seat].armies.append(at)
        position.camps[seat].store.metal = 1
    position.dice = scripted(1)
    GAME.apply(position, prompt.seat, GAME.legal(position, prompt.seat)[0])
    return position


def opening(seats: int = 4) -> ZoarView:
    """The start of a game on the fixed layout, seat 0 on turn."""
    return replace(view(seats, "opening", layout="fixed"), turn=0, headline=Message("round", {"round": 1}))


def full(seats: int = 4, **changes: Any) -> ZoarView:
    """A board with everything on it, and more than a game can have."""
    start = opening(seats)
    last = seats - 1
    crowds: dict[str, dict[str, Any]] = {
        "A1": {"leaders": (0,), "armies_of": 0, "armies": 2},
        "D4": {"good": None, "city": 1, "armies_of": 1, "armies": 3, "leaders": (1,)},
        "E4": {"armies_of": 0, "armies": 4, "carrier": True},
        "A2": {"city": 0, "armies_of": 0, "armies": 1},
        "F5": {"temple": last, "leaders": (last,), "carrying_leaders": (last,)},
        "G6": {"city": last, "armies_of": last, "armies": 2},
        "E5": {"ruin": True},
        "B4": {"temple_ruin": True, "armies_of": 1, "armies": 1},
        "C6": {"relics": (1,), "leaders": (1,)},
        "F3": {
            "leaders": tuple(range(seats)),
            "relics": tuple(range(seats)),
            "armies_of": 0,
            "armies": 3,
            "temple": 0,
            "temple_ruin": True,
            "ruin": True,
        },
    }
    fields = tuple(_crowded(field, crowds) for field in start.fields)
    tribes = tuple(
        replace(
            tribe, store=Goods(3 - seat % 2, 2), transit=Goods(seat % 3, 3), destroyed=seat % 3, temples_destroyed=1
        )
        for seat, tribe in enumerate(start.seats)
    )
    return replace(start, **{"fields": fields, "seats": tribes, "round": 7, "last": ("C6", "C7"), **changes})


def fighting(seats: int = 4) -> ZoarView:
    """The full board while two seats fight and a third was struck by lightning."""
    return full(
        seats,
        phase=Phase.FIGHT,
        fight=FightView(0, 1, "E4", "D4", (1,), None),
        last=("E4", "D4"),
        struck=3,
        bought_steps=2,
        steps=(("leader", 2), ("carrier E4", 1), ("army E4", 1)),
        awaited=(Prompt(0, Message("ask-offer"), "3.2"),),
    )


def ended(seats: int = 2) -> ZoarView:
    """The full board when all is over; the last seat has won."""
    ranks = (*range(2, seats + 1), 1)
    score = Message("round", {"round": 7})
    outcome = Outcome(ranks, tuple(score for _ in ranks), score)
    return full(seats, phase=Phase.OVER, outcome=outcome, awaited=(), last=())


def _crowded(field: FieldView, crowds: dict[str, dict[str, Any]]) -> FieldView:
    return replace(field, **crowds.get(field.name, {}))
