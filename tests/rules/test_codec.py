"""The border: what comes back from JSON is what went in, and what is malformed is refused with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from rules import games
from rules.codec import (
    Malformed,
    clone,
    dump_action,
    dump_events,
    dump_state,
    dump_view,
    load_action,
    load_events,
    load_state,
)
from rules.dice import Dice
from rules.game import Event, State
from rules.words import Message, Who

GAME = games()["zoar"]


@pytest.fixture
def state() -> State:
    position: State = GAME.setup(("red", "yellow"), GAME.options(), Dice("codec"))
    return position


def test_a_position_comes_back_as_it_was(state: State) -> None:
    text = dump_state(GAME, state)
    assert "\n" not in text
    assert json.loads(text)["schema"] == GAME.state.SCHEMA
    assert load_state(GAME, text) == state


def test_a_copy_shares_nothing_with_its_original(state: State) -> None:
    before = dump_state(GAME, state)
    copy = clone(state)
    assert copy == state
    seat = GAME.awaited(copy)[0].seat
    GAME.apply(copy, seat, GAME.legal(copy, seat)[0])
    assert dump_state(GAME, state) == before


def _without(key: str) -> Callable[[dict[str, Any]], Any]:
    return lambda body: {name: value for name, value in body.items() if name != key}


def _with(**values: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda body: {**body, **values}


MALFORMED_STATES: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "not an object": (lambda body: [body], "a JSON object is expected"),
    "no schema": (_without("schema"), "schema is None, this edition of zoar reads 1"),
    "another schema": (_with(schema=99), "schema is 99, this edition of zoar reads 1"),
    "a missing key": (_without("turn"), "turn: Field required"),
    "an unknown key": (_with(colour="mauve"), "colour: Unexpected keyword argument (here: 'mauve')"),
    "a number as text": (_with(round="3"), "round: Input should be a valid integer (here: '3')"),
    "a truth as number": (_with(round=True), "round: Input should be a valid integer (here: True)"),
    "no such member": (_with(phase="siesta"), "phase: Input should be"),
    "a fault deep inside": (
        lambda body: {**body, "dice": {**body["dice"], "script": [1, "two"]}},
        "dice.script.1: Input should be a valid integer (here: 'two')",
    ),
}


@pytest.mark.parametrize("fault", MALFORMED_STATES)
def test_a_malformed_position_is_refused_with_its_place(fault: str, state: State) -> None:
    change, message = MALFORMED_STATES[fault]
    text = json.dumps(change(json.loads(dump_state(GAME, state))))
    with pytest.raises(Malformed) as caught:
        load_state(GAME, text)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("text", ["", "{", "nonsense", "[" * 100_000, "1" * 5_000, '{"a": 1} trailing'])
def test_what_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match=r"^(not JSON|a JSON object is expected)"):
        load_state(GAME, text)
    with pytest.raises(Malformed, match=r"^(not JSON|a JSON object is expected)"):
        load_action(GAME, text)


def test_every_legal_action_comes_back_as_it_was(state: State) -> None:
    seat = GAME.awaited(state)[0].seat
    for action in GAME.legal(state, seat):
        text = dump_action(action)
        assert json.loads(text)["action"] == action.kind
        assert load_action(GAME, text) == action


MALFORMED_ACTIONS = {
    "no kind": ('{"to": "A1"}', "action is None; zoar knows: move, "),
    "an unknown kind": ('{"action": "castle"}', "action is 'castle'; zoar knows: move, "),
    "a kind that is no text": ('{"action": ["move"]}', "action is ['move']; zoar knows: move, "),
    "a missing field": ('{"action": "attack", "source": "A1"}', "target: "),
    "an unknown field": ('{"action": "roll", "twice": true}', "twice: Unexpected keyword argument (here: True)"),
    "a number as text": (
        '{"action": "offer-metal", "metal": "1"}',
        "metal: Input should be a valid integer (here: '1')",
    ),
    "a fault deep inside": (
        '{"action": "move", "unit": {"piece": "dragon", "at": "A1"}, "to": "A2"}',
        "unit.piece: Input should be",
    ),
}


@pytest.mark.parametrize("fault", MALFORMED_ACTIONS)
def test_a_malformed_action_is_refused_with_its_place(fault: str) -> None:
    text, message = MALFORMED_ACTIONS[fault]
    with pytest.raises(Malformed) as caught:
        load_action(GAME, text)
    assert str(caught.value).startswith(message)


def test_events_come_back_as_they_were() -> None:
    events = [
        Event(Message("did-something", {"who": Who(1), "count": 2, "what": Message("good-food"), "none": None})),
        Event(Message("did-see", {"fields": ("A1", "B2"), "both": (Who(0), Message("x", {"n": 1}))}), to=(0, 2)),
        Event(Message("did-roll"), reveal=True),
    ]
    assert load_events(dump_events(events)) == events


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("{}", "Input should be a valid array"),
        ("[{}]", "0.what: "),
        ('[{"what": {"id": 3}}]', "0.what.id: "),
        ("", "Inv"),
    ],
)
def test_malformed_events_are_refused_with_their_place(text: str, place: str) -> None:
    with pytest.raises(Malformed) as caught:
        load_events(text)
    assert str(caught.value).startswith(place)


def test_a_view_can_be_read_as_json(state: State) -> None:
    view = json.loads(dump_view(GAME.view(state, 0)))
    assert view["viewer"] == 0
    assert view["tribes"] == ["red", "yellow"]
