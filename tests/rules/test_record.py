"""Records: a whole game as JSON, played again to the same position, refused where it cannot have happened."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from rules import games
from rules.codec import Malformed
from rules.record import Record, begin, dump_record, load_record, replay
from rules.referee import played_out

GAME = games()["zoar"]
FRESH = Record(game=GAME, tribes=("red", "blue", "green"), options=GAME.options(), seed="record")


@pytest.fixture(scope="module")
def whole() -> Record:
    return played_out(FRESH).record


def test_a_record_replays_to_the_same_position(whole: Record) -> None:
    assert replay(whole) == played_out(FRESH).state
    assert replay(FRESH) == begin(FRESH)


def test_a_record_comes_back_from_json_as_it_was(whole: Record) -> None:
    text = dump_record(whole)
    assert "\n" not in text
    assert load_record(text) == whole


def test_a_record_with_scripted_dice_holds_its_faces() -> None:
    record = dataclasses.replace(FRESH, seed="", script=(2,), options=GAME.options(layout="fixed"))
    assert "seed" not in json.loads(dump_record(record))
    assert load_record(dump_record(record)) == record
    assert begin(record).dice.count == 1


def test_options_that_are_not_named_have_their_default() -> None:
    body = json.loads(dump_record(FRESH))
    body["options"] = {"layout": "fixed"}
    assert load_record(json.dumps(body)).options == GAME.options(layout="fixed")


def _changed(record: Record, **values: Any) -> str:
    body = json.loads(dump_record(record))
    return json.dumps({key: value for key, value in {**body, **values}.items() if value is not ...})


MALFORMED: dict[str, tuple[dict[str, Any], str]] = {
    "no game": ({"game": ...}, "game: Field required"),
    "an unknown game": ({"game": "chess"}, f"game: there is no 'chess'; there are: {', '.join(games())}"),
    "another version": ({"version": 0}, "version: made by version 0 of zoar; this is version 1"),
    "an unknown key": ({"winner": "red"}, "winner: Extra inputs are not permitted (here: 'red')"),
    "no dice": ({"seed": ...}, "seed: give either a seed or a script, and not both"),
    "two kinds of dice": ({"script": [1]}, "seed: give either a seed or a script, and not both"),
    "a script of something else": ({"seed": ..., "script": [1, "x"]}, "script.1: Input should be a valid integer"),
    "an unknown option": ({"options": {"rain": True}}, "options: zoar has no 'rain'; it has: layout, "),
    "an option that cannot be": (
        {"options": {"layout": "upside-down"}},
        "options, layout: Input should be 'random' or",
    ),
    "tribes that are no list": ({"tribes": "red"}, "tribes: Input should be a valid array"),
    "a log that is no list": ({"log": {}}, "log: Input should be a valid array"),
    "an entry without a seat": ({"log": [[{"action": "roll"}]]}, "log.0."),
    "an unknown action": ({"log": [[0, {"action": "castle"}]]}, "log, entry 1: action is 'castle'; zoar knows: "),
    "an action without its fields": ({"log": [[0, {"action": "attack"}]]}, "log, entry 1: source: "),
}


@pytest.mark.parametrize("fault", MALFORMED)
def test_a_malformed_record_is_refused_with_its_place(fault: str) -> None:
    values, message = MALFORMED[fault]
    with pytest.raises(Malformed) as caught:
        load_record(_changed(FRESH, **values))
    assert str(caught.value).startswith(message)


def test_a_record_that_is_no_json_is_refused() -> None:
    with pytest.raises(Malformed, match="not JSON"):
        load_record("{")


def test_a_record_that_says_something_twice_is_refused() -> None:
    text = dump_record(FRESH)
    with pytest.raises(Malformed, match="seed: stands there twice"):
        load_record(text.replace('"seed":', '"seed":"another","seed":', 1))


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "too few seats": ({"tribes": ["red"]}, "set-up: "),
    "an unknown tribe": ({"tribes": ["red", "mauve"]}, "set-up: There is no tribe mauve."),
    "a script that ends too soon": ({"seed": ..., "script": [1, 2]}, "set-up: throw 3 is not in the script of 2"),
    "a face that is not there": (
        {"seed": ..., "script": [99]},
        "set-up: throw 1 of the script is 99, but the die has 12",
    ),
    "a seat that is not there": ({"log": [[7, {"action": "roll"}]]}, "log, entry 1: It is not your decision now."),
}


@pytest.mark.parametrize("fault", IMPOSSIBLE)
def test_a_record_that_cannot_have_happened_is_refused(fault: str) -> None:
    values, message = IMPOSSIBLE[fault]
    with pytest.raises(Malformed) as caught:
        replay(load_record(_changed(FRESH, **values)))
    assert str(caught.value).startswith(message)


def test_an_entry_that_was_not_legal_is_named_with_the_rule(whole: Record) -> None:
    doubled = dataclasses.replace(whole, log=(*whole.log[:9], (99, whole.log[9][1]), *whole.log[9:]))
    with pytest.raises(Malformed, match=r"log, entry 10: .* \(zoar \d"):
        replay(doubled)


def test_an_action_after_the_end_is_named(whole: Record) -> None:
    longer = dataclasses.replace(whole, log=(*whole.log, whole.log[-1]))
    with pytest.raises(Malformed, match=rf"log, entry {len(longer.log)}: The game is over\. \(zoar 0\)"):
        replay(longer)
