"""A position as JSON that people can read and write by hand, and what is refused of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rules.codec import Malformed, clone, dump_state, load_state
from rules.zoar import GAME
from rules.zoar.fight import Attack, Fighting
from rules.zoar.intervention import Roll
from rules.zoar.lightning import Save
from rules.zoar.move import EndMoving, Move
from rules.zoar.turn import ZoarState
from tests.rules.zoar.games import positions
from tests.rules.zoar.table import army, does, leader, table

Body = dict[str, Any]


def body_of(state: ZoarState) -> Body:
    body: Body = json.loads(dump_state(GAME, state))
    return body


def test_state_json_names_fields_and_tiles() -> None:
    body = body_of(table(red="leader D3; armies D4 E5; relic D4 army", goods="C5"))
    assert body["land"]["C1"] == "1 FD/DD"
    assert body["goods"] == {"C5": "metal"}
    assert body["camps"][0]["leader"] == "D3"
    assert body["camps"][0]["armies"] == ["D4", "E5"]
    assert (body["camps"][0]["relic"], body["camps"][0]["carried_by"]) == ("D4", "army")
    assert body["steps"] == [{"step": "moving", "leader": 3, "carrier": True, "rested": ["E5"], "bought": 0}]


def test_state_json_can_be_edited_by_hand() -> None:
    body = body_of(table(red="leader D3; army D4"))
    body["camps"][0]["armies"] = ["E4", "D2"]
    body["steps"][0]["rested"] = ["E4"]
    state = load_state(GAME, json.dumps(body))
    assert isinstance(state, ZoarState)
    does(state, Move(army("E4"), "E3"))
    assert state.camps[0].armies == ["D2", "E3"]


def test_state_json_there_and_back_at_every_step() -> None:
    luck = Random(8)
    for _ in range(4):
        for state in positions(luck):
            text = dump_state(GAME, state)
            restored = load_state(GAME, text)
            assert restored == state
            assert dump_state(GAME, restored) == text


def test_state_a_copy_shares_nothing_that_changes() -> None:
    state = table(red="leader D3; army D4")
    before = dump_state(GAME, state)
    other = clone(state)
    does(other, Move(leader("D3"), "D2"), Move(army("D4"), "C4"))
    assert dump_state(GAME, state) == before
    assert other.land is state.land


def spoilt(change: Callable[[Body], object], **more: Any) -> str:
    """Why the position is refused after this change."""
    body = body_of(table(**more))
    change(body)
    with pytest.raises(Malformed) as caught:
        load_state(GAME, json.dumps(body))
    return str(caught.value)


RED = "leader D3; armies D4 E5; city C5; relic D4 army; store 1 food"
CHANGES: list[tuple[str, Callable[[Body], object]]] = [
    ("red: there is no field 'J9'", lambda body: body["camps"][0].update(leader="J9")),
    ("red: nobody can be on C3, a lake or a foreign capital", lambda body: body["camps"][0].update(leader="C3")),
    ("red: nobody can be on H8, a lake or a foreign capital", lambda body: body["camps"][0].update(leader="H8")),
    ("red: 5 armies; there are 4", lambda body: body["camps"][0].update(armies=["D4"] * 5)),
    ("red: 3 cities and 0 ruins; there are 2 cities", lambda body: body["camps"][0].update(cities=["C5", "D2", "D1"])),
    ("red: nothing can be built on B1, altar", lambda body: body["camps"][0].update(cities=["B1"])),
    ("2 cities, temples or ruins of cities on C5", lambda body: body["camps"][0].update(cities=["C5", "C5"])),
    ("2 tribes hold D4", lambda body: body["camps"][1].update(armies=["D4"])),
    ("blue: has temples, which only yellow builds", lambda body: body["camps"][1].update(temples=["D2"])),
    ("red: the relic is carried on D3, where no army is", lambda body: body["camps"][0].update(relic="D3")),
    ("red: leaders carry no relics", lambda body: body["camps"][0].update(relic="D3", carried_by="leader")),
    (
        "blue: the relic is carried on B1, where the leader is not",
        lambda body: body["camps"][1].update(carried_by="leader"),
    ),
    ("red: its home is A1, not H1", lambda body: body["camps"][0].update(home="H1")),
    ("21 food in all; there are 20", lambda body: body["supply"].update(food=20)),
    ("red: store has 4 food; 0 to 3 is possible", lambda body: body["camps"][0]["store"].update(food=4)),
    ("supply has -1 metal", lambda body: body["supply"].update(metal=-1)),
    ("food on D5, which is desert", lambda body: body["goods"].update(D5="food")),
    ("metal on D4, which is grassland", lambda body: body["goods"].update(D4="metal")),
    ("blue: goods in the transit store", lambda body: body["camps"][1]["transit"].update(food=1)),
    ("red: 1 foreign cities destroyed, but others have 0 ruins", lambda body: body["camps"][0].update(destroyed=1)),
    ("0 cities destroyed, but 1 ruins", lambda body: body["camps"][1].update(ruins=["D1"])),
    ("more ruins of temples than temples destroyed", lambda body: body["camps"][0].update(temple_ruins=["D1"])),
    ("turn is 2; the seats are 0 to 1", lambda body: body.update(turn=2)),
    ("starter is -1", lambda body: body.update(starter=-1)),
    ("round 61 of 60", lambda body: body.update(round=61)),
    ("round 0 of 60", lambda body: body.update(round=0)),
    ("struck is 13; tiles are 1 to 12", lambda body: body.update(struck=13)),
    ("3 camps for 2 tribes", lambda body: body["camps"].append(body["camps"][0])),
    ("red, red with 0 cities to win: unfit-twice", lambda body: body.update(tribes=["red", "red"])),
    ("red has won already", lambda body: body["camps"][0].update(relic="A1", carried_by=None)),
    ("the game is over, but nobody has won", lambda body: body.update(phase="over", steps=[])),
    ("the steps of phase fight are [fighting]", lambda body: body.update(phase="fight")),
    ("the steps of phase move are [moving]", lambda body: body.update(steps=[])),
    ("the leader has 4 free steps", lambda body: body["steps"][0].update(leader=4)),
    ("rested armies on D5", lambda body: body["steps"][0].update(rested=["D5"])),
    ("7 bought steps, with 1 food left", lambda body: body["steps"][0].update(bought=7)),
    ("each of the tiles 1 to 12", lambda body: body["land"].update(C1="2 FD/DD")),
    ("C1: '1 FDDD' is no tile", lambda body: body["land"].update(C1="1 FDDD")),
    ("the twelve land tiles lie at", lambda body: body["land"].pop("C1")),
    ("write the tiles by place", lambda body: body.update(land=[1, 2, 3])),
    ("schema is 2", lambda body: body.update(schema=2)),
]


@pytest.mark.parametrize(("fault", "change"), CHANGES, ids=[fault for fault, _ in CHANGES])
def test_state_that_cannot_be_is_refused_with_the_reason(fault: str, change: Callable[[Body], object]) -> None:
    assert fault in spoilt(change, red=RED)


def test_state_that_cannot_be_no_carrier() -> None:
    assert "a carrier has a free step" in spoilt(lambda body: body["steps"][0].update(carrier=True), red="army D4")


def step_of(state: ZoarState, **changes: Any) -> tuple[str, ...]:
    """The faults after these changes of the topmost step."""
    for name, value in changes.items():
        setattr(state.steps[-1], name, value)
    return GAME.faults(state)


def offering() -> ZoarState:
    state = table(phase="fight", red="army D4; store 1 metal", blue="army D5; store 2 metal")
    does(state, Attack("D4", "D5"))
    return state


def test_state_that_cannot_be_in_a_fight() -> None:
    assert step_of(offering(), source="E4") == ("no army can attack D5 from E4",)
    assert step_of(offering(), target="C4") == ("there is nobody to attack on C4",)
    assert step_of(offering(), attacker_offer=2) == ("red offers 2 of 1 metal",)
    assert step_of(offering(), attacker_offer=1, defender_offer=2) == (
        "both offers are made, so that the fight is over",
    )
    poor = table(phase="fight", red="army D4; store 1 metal", blue="army D5")
    does(poor, Attack("D4", "D5"))
    assert step_of(poor, defender_offer=None) == ("blue has no metal, so that its offer is 0",)
    state = offering()
    fighting = state.steps[0]
    assert isinstance(fighting, Fighting)
    fighting.fought = []
    assert GAME.faults(state) == ("D4 fights and is not among those that have fought",)
    state = table(phase="fight")
    assert step_of(state, fought=["D4", "D4"]) == ("D4 has fought 2 times",)


def test_state_that_cannot_be_when_lightning_strikes() -> None:
    def saving() -> ZoarState:
        state = table(turn="blue", red="army D5; store 1 metal", phase="intervention", dice=(8,))
        does(state, Roll())
        return state

    assert step_of(saving(), refilled=["A5"]) == ("nothing has grown on A5",)
    assert step_of(saving(), waiting=[]) == ("nobody is asked what to save",)
    assert step_of(saving(), waiting=[1]) == ("seat 1 has nothing to decide about the lightning, or twice",)
    assert step_of(saving(), waiting=[0, 0]) == ("seat 0 has nothing to decide about the lightning, or twice",)
    tribes = {"red": "army D5; store 1 metal", "blue": "", "yellow": "army C6; store 1 metal"}
    state = table(turn="blue", phase="intervention", dice=(8,), **tribes)
    does(state, Roll())
    does(state, Save(()), seat="yellow")
    assert step_of(state, saved={2: [army("D3")]}) == ("seat 2 saves what is not in danger, or more than it can pay",)
    state = saving()
    state.struck = None
    assert "no tile is struck" in GAME.faults(state)


def test_state_that_cannot_be_in_other_steps() -> None:
    green = table(turn="green", red="", green="", phase="intervention", dice=(5,))
    does(green, Roll())
    assert step_of(green, rolled=13) == ("13 was rolled with a d12",)
    green.tribes = ("red", "blue")
    assert GAME.faults(green) == ("only green shifts its roll", "13 was rolled with a d12")
    full = table(red="transit 1 food; store 3 food")
    does(full, EndMoving())
    full.steps.pop()
    assert GAME.faults(full) == ("the goods of the transit store are stored before building",)
