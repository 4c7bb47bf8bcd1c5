"""`python -m rules`: every kind of bad input: one line, exit code 2, nothing changed."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from rules import games
from tests.rules.refereeing import Capture, do, edit, file, refused, run

__all__ = ["file"]

BAD_ARGUMENTS: dict[str, tuple[list[str], str]] = {
    "nothing": ([], "the following arguments are required: COMMAND (see python -m rules --help)"),
    "an unknown command": (["castle"], "argument COMMAND: invalid choice: 'castle'"),
    "an unknown game": (["new", "chess"], f"game: there is no 'chess'; there are: {', '.join(games())}"),
    "an unknown flag": (["new", "zoar", "--colour", "mauve"], "unrecognized arguments: --colour mauve"),
    "too many seats": (["new", "zoar", "--seats", "9"], "seats: zoar is for 2 to 4"),
    "seats that are no number": (["new", "zoar", "--seats", "two"], "argument --seats: invalid int value: 'two'"),
    "seats and tribes that differ": (["new", "zoar", "--seats", "3", "--tribes", "red,blue"], "seats: zoar is for"),
    "an unknown tribe": (["new", "zoar", "--tribes", "red,mauve"], "set-up: There is no tribe mauve."),
    "an unknown option": (["new", "zoar", "--option", "rain=on"], "options: zoar has no 'rain'; it has: layout, "),
    "an option that cannot be": (
        ["new", "zoar", "--option", "layout=odd"],
        "options, layout: Input should be 'random'",
    ),
    "an option without a value": (
        ["new", "zoar", "--option", "layout"],
        "argument --option: 'layout' is not of the form",
    ),
    "a script that is none": (
        ["new", "zoar", "--script", "1;2"],
        "argument --script: '1;2' is no list of faces like 3,1,6",
    ),
    "a script too short": (["new", "zoar", "--script", "1"], "set-up: throw 2 is not in the script of 1"),
    "a face that is not there": (["new", "zoar", "--script", "13"], "set-up: throw 1 of the script is 13, but the die"),
    "a seed that is no text": (["new", "zoar", "--seed", "\udcff"], "argument --seed: is not UTF-8"),
    "no games to fuzz": (["fuzz", "zoar", "--games", "0"], "argument --games: '0' is no number of games"),
    "a file that is not there": (["show", "/nowhere/game.json"], "/nowhere/game.json: cannot be read: No such file"),
    "a folder": (["show", "/"], "/: cannot be read: Is a directory"),
}


@pytest.mark.parametrize("fault", BAD_ARGUMENTS)
def test_bad_arguments_are_refused_in_one_line(fault: str, capsys: Capture) -> None:
    arguments, message = BAD_ARGUMENTS[fault]
    assert refused(capsys, *arguments).startswith(message)


BAD_FILES: dict[str, tuple[dict[str, Any], str]] = {
    "a malformed record": ({"version": "1"}, "version: Input should be a valid integer (here: '1')"),
    "an unknown key": ({"weather": "fine"}, "weather: Extra inputs are not permitted (here: 'fine')"),
    "a false commitment": (
        {"script": ..., "seed": "s", "commitment": "00"},
        "commitment: this is not the SHA-256 of the",
    ),
    "other tribes in the state": ({"tribes": ["red", "blue", "green"]}, "state: tribes: "),
    "other options in the state": (
        {"options": {"layout": "fixed", "collect": "by-choice"}},
        "state: options: not the same",
    ),
    "a malformed state": ({"state__turn": "red"}, "state: turn: Input should be a valid integer (here: 'red')"),
    "an unknown key in the state": ({"state__rain": 1}, "state: rain: Unexpected keyword argument (here: 1)"),
    "another schema": ({"state__schema": 99}, "state: schema is 99, this edition of zoar reads 1"),
    "an impossible state": ({"state__turn": 3}, "state: "),
    "a log that cannot be": ({"state": ..., "log": [[0, {"action": "roll"}]]}, "log, entry 1: It is not your decision"),
}


@pytest.mark.parametrize("fault", BAD_FILES)
@pytest.mark.parametrize("command", ["show", "legal", "replay", "apply"])
def test_bad_files_are_refused_in_one_line_and_stay_as_they_are(
    fault: str, command: str, capsys: Capture, file: Path
) -> None:
    values, message = BAD_FILES[fault]
    edit(file, **values)
    before = file.read_text()
    rest = {"legal": ["--seat", "1"], "apply": ["--seat", "1", '{"action": "end-moving"}', "--write"]}
    assert refused(capsys, command, str(file), *rest.get(command, [])).startswith(message)
    assert file.read_text() == before


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000])
def test_what_is_no_file_of_ours_is_refused(text: bytes, capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(text)
    assert refused(capsys, "show", str(path))


BAD_ACTIONS = {
    "an illegal action": ('{"action": "roll"}', "not legal: “"),
    "a place that is not there": (
        '{"action": "move", "unit": {"piece": "leader", "at": "H1"}, "to": "Z9"}',
        "not legal: ",
    ),
    "an unknown action": ('{"action": "castle"}', "action: action is 'castle'; zoar knows: move, "),
    "an action that is no JSON": ("roll", "action: not JSON: "),
    "an action without its fields": ('{"action": "attack"}', "action: source: "),
}


@pytest.mark.parametrize("fault", BAD_ACTIONS)
def test_bad_actions_are_refused_with_the_reason_and_nothing_changes(fault: str, capsys: Capture, file: Path) -> None:
    action, message = BAD_ACTIONS[fault]
    before = file.read_text()
    assert refused(capsys, "apply", str(file), "--seat", "1", action, "--write").startswith(message)
    assert file.read_text() == before


def test_an_illegal_action_is_refused_with_its_section(capsys: Capture, file: Path) -> None:
    assert refused(capsys, "apply", str(file), "--seat", "0", '{"action": "end-moving"}').endswith("(zoar 2)")


@pytest.mark.parametrize("seat", ["-1", "3", "99"])
def test_a_seat_that_is_not_there_is_refused(seat: str, capsys: Capture, file: Path) -> None:
    assert refused(capsys, "legal", str(file), f"--seat={seat}") == f"seat: there is no {seat}; this table has 0 to 2"


def test_a_throw_that_is_not_in_the_script_is_named_and_nothing_changes(capsys: Capture, file: Path) -> None:
    edit(file, state__dice={"seed": "", "count": 0, "script": []})
    do(capsys, file, 1, action="end-moving")
    while json.loads(file.read_text())["state"]["phase"] != "intervention":
        do(capsys, file, 1, **run(capsys, "legal", str(file), "--seat", "1")[-1])
    before = file.read_text()
    told = refused(capsys, "apply", str(file), "--seat", "1", '{"action": "roll"}', "--write")
    assert told == "throw 1 is not in the script of 0"
    assert file.read_text() == before


def test_standard_input_cannot_be_written_to(capsys: Capture, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(file.read_text()))
    told = refused(capsys, "apply", "-", "--seat", "1", '{"action": "end-moving"}', "--write")
    assert told == "--write: standard input cannot be written to"
