"""Hand-made positions of Zoar that read like a table, played through the real engine.

The land is the fixed layout:

      A B C D E F G H        C capital  A altar  . desert
    1 C A f . . f . C        f grassland  m rock  ~ lake
    2 . . . . . ~ . A
    3 . ~ ~ . f . m .        Tiles (north-west field):
    4 f . . f . f . .        C1: 1   E1: 2
    5 f . m . . m . ~        A3: 3   C3: 4   E3: 5   G3: 6
    6 . m . f ~ . . m        A5: 7   C5: 8   E5: 9   G5: 10
    7 A . m . . . . .        C7: 11  E7: 12
    8 C . . m m ~ A C
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import pytest

from rules.codec import dump_state
from rules.dice import scripted
from rules.game import Action, Event, Illegal, Seat
from rules.words import Message
from rules.zoar import GAME
from rules.zoar.board import YIELD
from rules.zoar.build import Building
from rules.zoar.fight import Fighting
from rules.zoar.intervention import Rolling
from rules.zoar.move import LEADER_STEPS, Moving
from rules.zoar.printed import GOODS
from rules.zoar.state import Camp, Piece, Stock, Unit
from rules.zoar.turn import AnyStep, ZoarState
from rules.zoar.view import FOOD, METAL, Phase

CARRIERS: Mapping[str, Literal["army", "leader"]] = {"army": "army", "leader": "leader"}
LISTS = {"army": "armies", "city": "cities", "temple": "temples", "ruin": "ruins"}


def table(*, turn: str = "red", phase: str = "move", goods: str = "", dice: Any = (), **more: Any) -> ZoarState:
    """A position. Tribes are named with what they have, in the order of their seats; the rest are options.

    `red="leader D3; armies D4 D4; cities E5; relic D4 army; store 2 food 1 metal; ruins B2; destroyed 1"`.
    What is not said is as at the start of a game, but the stores are empty. `goods` are the fields with a resource.
    A tribe alone is given red or blue to play with.
    """
    camps = {name: more.pop(name) for name in list(more) if name in GAME.tribes}
    if len(camps) < 2:
        camps |= {name: "" for name in ("red", "blue") if name not in camps}
    state = GAME.setup(tuple(camps), GAME.options(layout="fixed", **more), scripted(1, *dice))
    state.turn = list(camps).index(turn)
    state.goods = {at: YIELD[state.land.terrain[at]] for at in goods.split()}
    for camp, written in zip(state.camps, camps.values(), strict=True):
        camp.store = Stock()
        for part in filter(None, (part.strip() for part in written.split(";"))):
            write(camp, part)
        camp.armies.sort()
    state.supply = Stock(*(GOODS[good] - used(state, good) for good in (FOOD, METAL)))
    begin(state, phase)
    assert GAME.faults(state) == ()
    return state


def write(camp: Camp, part: str) -> None:
    """One part of what a tribe has."""
    name, *words = part.split()
    if name in ("leader", "relic"):
        setattr(camp, name, words[0])
        camp.carried_by = CARRIERS[words[1]] if words[1:] else camp.carried_by
    elif name in ("store", "transit"):
        setattr(camp, name, Stock(**dict(zip(words[1::2], map(int, words[::2]), strict=True))))
    elif name == "destroyed":
        camp.destroyed = int(words[0])
    else:
        setattr(camp, LISTS.get(name, name), words)


def used(state: ZoarState, good: Any) -> int:
    """How much of a good is not in the supply."""
    stores = sum(camp.store.of(good) + camp.transit.of(good) for camp in state.camps)
    return stores + list(state.goods.values()).count(good)


def begin(state: ZoarState, phase: str) -> None:
    """The named phase, as it opens."""
    camp = state.camps[state.turn]
    state.phase = Phase(phase)
    state.last, state.struck = [], None
    leader = LEADER_STEPS + state.has_ability(state.turn, "red")
    moving = Moving(leader=leader, carrier=camp.carried_by == "army", rested=list(camp.plain_armies()))
    openings: dict[str, AnyStep] = {
        "move": moving,
        "fight": Fighting(),
        "build": Building(),
        "intervention": Rolling(),
    }
    state.steps = [openings[phase]]


def does(state: ZoarState, *actions: Action, seat: str | None = None) -> list[str]:
    """These actions, one after the other, by the seat that is asked (or the named one); the ids of what happened."""
    happened: list[str] = []
    for action in actions:
        happened += [event.what.id for event in events(state, action, seat)]
    return happened


def events(state: ZoarState, action: Action, seat: str | None = None) -> list[Event]:
    """What happens, and that the position is still a possible one."""
    who = asked(state, seat)
    assert action in GAME.legal(state, who), (GAME.explain(state, who, action), GAME.legal(state, who))
    happened = GAME.apply(state, who, action)
    assert GAME.faults(state) == ()
    return happened


def refused(state: ZoarState, action: Action, seat: str | None = None) -> str:
    """The id of the refusal with its section, as in `no-lake 2.2`; nothing has changed."""
    who = asked(state, seat)
    refusal = GAME.explain(state, who, action)
    assert refusal is not None, f"{action} is legal"
    assert action not in GAME.legal(state, who)
    before = dump_state(GAME, state)
    with pytest.raises(Illegal) as caught:
        GAME.apply(state, who, action)
    assert caught.value.refusal == refusal
    assert dump_state(GAME, state) == before
    return f"{refusal.why.id} {refusal.section}"


def can(state: ZoarState, action: Action, seat: str | None = None) -> bool:
    """Whether the action is legal."""
    who = asked(state, seat)
    legal = GAME.explain(state, who, action) is None
    assert legal == (action in GAME.legal(state, who))
    return legal


def asked(state: ZoarState, name: str | None) -> Seat:
    """The named seat, or the only one that is asked."""
    if name is not None:
        return state.tribes.index(name)
    (prompt,) = GAME.awaited(state)
    return prompt.seat


def waits_for(state: ZoarState) -> list[str]:
    """Who is asked what, as in `red ask-move`."""
    return [f"{state.tribes[prompt.seat]} {prompt.ask.id}" for prompt in GAME.awaited(state)]


def camp(state: ZoarState, name: str) -> Camp:
    """The camp of a tribe."""
    found: Camp = state.camps[state.tribes.index(name)]
    return found


def stores(state: ZoarState, name: str) -> tuple[int, int, int, int]:
    """Food and metal in the collection store, then in the transit store."""
    has = camp(state, name)
    return has.store.food, has.store.metal, has.transit.food, has.transit.metal


def leader(at: str) -> Unit:
    """The leader there."""
    return Unit(Piece.LEADER, at)


def army(at: str) -> Unit:
    """A plain army there."""
    return Unit(Piece.ARMY, at)


def carrier(at: str) -> Unit:
    """The army there that carries the relic."""
    return Unit(Piece.CARRIER, at)


def city(at: str) -> Unit:
    """The city there."""
    return Unit(Piece.CITY, at)


def said(happened: list[Event], message: str) -> Message:
    """The one event with this id."""
    (found,) = [event.what for event in happened if event.what.id == message]
    return found
