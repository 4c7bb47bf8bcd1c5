"""`python -m rules`: every subcommand, and every kind of bad input: one line, exit code 2, nothing changed."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules import __main__ as referee
from rules import games
from rules.dice import commitment

Capture = pytest.CaptureFixture[str]


def _run(capsys: Capture, *arguments: str) -> list[Any]:
    """The documents that a good command prints."""
    code = referee.main(arguments)
    printed = capsys.readouterr()
    assert (code, printed.err) == (0, "")
    return [json.loads(line) for line in printed.out.splitlines()]


def _refused(capsys: Capture, *arguments: str) -> str:
    """The one line that a bad command prints."""
    code = referee.main(arguments)
    printed = capsys.readouterr()
    assert (code, printed.out) == (2, "")
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    return printed.err.strip()


@pytest.fixture
def file(tmp_path: Path, capsys: Capture) -> Path:
    """A game of three that has just begun: fixed tiles, seat 1 begins, then 7 and 12 are thrown."""
    path = tmp_path / "game.json"
    made = ("new", "zoar", "--seats", "3", "--option", "layout=fixed", "--script", "2,7,12")
    path.write_text(json.dumps(_run(capsys, *made)[0]))
    return path


def _edit(file: Path, **values: Any) -> None:
    """Change the file by hand: keys of the document, or of its state after `state__`."""
    body = json.loads(file.read_text())
    for key, value in values.items():
        where, name = (body["state"], key.removeprefix("state__")) if key.startswith("state__") else (body, key)
        where[name] = value
        if value is ...:
            del where[name]
    file.write_text(json.dumps(body))


def _do(capsys: Capture, file: Path, seat: int, **action: Any) -> list[Any]:
    return _run(capsys, "apply", str(file), "--seat", str(seat), json.dumps(action), "--write")


def test_new_prints_the_file_of_a_new_game(capsys: Capture) -> None:
    (body,) = _run(capsys, "new", "zoar", "--seats", "2", "--seed", "s", "--option", "round_limit=9")
    assert (body["game"], body["tribes"], body["seed"], body["log"]) == ("zoar", ["red", "blue"], "s", [])
    assert body["options"]["round_limit"] == 9
    assert body["commitment"] == commitment("s")
    assert body["state"]["dice"]["seed"] == "s"


def test_new_takes_tribes_instead_of_seats_and_makes_a_seed(capsys: Capture) -> None:
    first, second = (_run(capsys, "new", "zoar", "--tribes", "green,yellow,red")[0] for _ in range(2))
    assert first["tribes"] == ["green", "yellow", "red"]
    assert first["seed"] != second["seed"]


def test_legal_prints_one_action_a_line_and_none_for_who_is_not_asked(capsys: Capture, file: Path) -> None:
    actions = _run(capsys, "legal", str(file), "--seat", "1")
    assert {"action": "end-moving"} in actions
    assert {"action": "move", "unit": {"piece": "leader", "at": "H1"}, "to": "G1"} in actions
    assert _run(capsys, "legal", str(file), "--seat", "0") == []


def test_apply_prints_the_next_file_and_leaves_the_old_one_alone(capsys: Capture, file: Path) -> None:
    before = file.read_text()
    action = {"action": "move", "unit": {"piece": "leader", "at": "H1"}, "to": "G1"}
    (body,) = _run(capsys, "apply", str(file), "--seat", "1", json.dumps(action))
    assert body["log"] == [[1, action]]
    assert body["state"]["camps"][1]["leader"] == "G1"
    assert file.read_text() == before


def test_apply_can_write_the_file_and_then_prints_the_events(capsys: Capture, file: Path) -> None:
    mode = file.stat().st_mode
    (events,) = _do(capsys, file, 1, action="end-moving")
    assert isinstance(events, list)
    assert json.loads(file.read_text())["log"] == [[1, {"action": "end-moving"}]]
    assert file.stat().st_mode == mode
    assert list(file.parent.iterdir()) == [file]


def test_show_prints_a_view_and_its_words(capsys: Capture, file: Path) -> None:
    (shown,) = _run(capsys, "show", str(file), "--seat", "2")
    assert shown["view"]["viewer"] == 2
    assert len(shown["says"]) == 2
    assert shown["says"][1].startswith("Seat 1: ")
    (german,) = _run(capsys, "show", str(file), "--locale", "de")
    assert german["view"]["viewer"] is None
    assert german["says"] != shown["says"]


def test_show_tells_how_a_game_ended(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "over.json"
    path.write_text(json.dumps(_run(capsys, "play", "zoar", "--seed", "s")[0]))
    (shown,) = _run(capsys, "show", str(path))
    assert shown["view"]["outcome"]["ranks"]
    assert len(shown["says"]) == 4


def test_a_played_game_replays(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "over.json"
    (body,) = _run(capsys, "play", "zoar", "--seats", "4", "--seed", "s")
    path.write_text(json.dumps(body))
    assert _run(capsys, "replay", str(path)) == [{"replayed": "zoar", "actions": len(body["log"]), "over": True}]


def test_a_file_without_state_is_where_its_log_leads(capsys: Capture, file: Path) -> None:
    _do(capsys, file, 1, action="end-moving")
    with_state = _run(capsys, "show", str(file))
    _edit(file, state=...)
    assert _run(capsys, "show", str(file)) == with_state


def test_a_position_can_be_set_up_by_hand(capsys: Capture, file: Path) -> None:
    camps = json.loads(file.read_text())["state"]["camps"]
    camps[1] |= {"leader": "D1", "armies": ["D1"]}
    moving = {"step": "moving", "leader": 2, "carrier": False, "rested": ["D1"], "bought": 0}
    _edit(file, state__camps=camps, state__steps=[moving])
    units = [action["unit"]["piece"] for action in _run(capsys, "legal", str(file), "--seat", "1") if "unit" in action]
    assert {"leader", "army"} == set(units)
    assert "state.camps.1" in _refused(capsys, "replay", str(file))


def test_scripted_dice_fall_as_written(capsys: Capture, file: Path) -> None:
    _do(capsys, file, 1, action="end-moving")
    body = json.loads(file.read_text())
    while body["state"]["phase"] != "intervention":
        _do(capsys, file, 1, **_run(capsys, "legal", str(file), "--seat", "1")[-1])
        body = json.loads(file.read_text())
    (events,) = _do(capsys, file, 1, action="roll")
    assert events[0]["what"] == {"id": "did-roll", "params": {"who": {"seat": 1}, "number": 7}}


def test_a_file_can_come_from_standard_input(capsys: Capture, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(file.read_text()))
    assert _run(capsys, "replay", "-") == [{"replayed": "zoar", "actions": 0, "over": False}]


def test_fuzz_prints_what_it_saw(capsys: Capture) -> None:
    (seen,) = _run(capsys, "fuzz", "zoar", "--games", "2", "--seed", "s", "--thorough", "0")
    assert (seen["fuzzed"], seen["games"], seen["faults"]) == ("zoar", 2, 0)
    assert seen["actions"] >= seen["longest"] > 0


def test_fuzz_hands_over_the_record_of_a_fault(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("rules.fuzz.ENDLESS", 5)
    assert referee.main(["fuzz", "zoar", "--games", "1"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert "no end after 5 actions" in found["fault"]
    path = tmp_path / "fault.json"
    path.write_text(json.dumps(found["record"]))
    assert _run(capsys, "replay", str(path))[0]["actions"] == 5


def test_bench_counts_actions(capsys: Capture) -> None:
    (figure,) = _run(capsys, "bench", "zoar", "--seconds", "0")
    assert figure["bench"] == "zoar"


def test_without_a_game_all_are_fuzzed(capsys: Capture) -> None:
    assert [seen["fuzzed"] for seen in _run(capsys, "fuzz", "--games", "1", "--thorough", "0")] == list(games())


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
    assert _refused(capsys, *arguments).startswith(message)


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
    _edit(file, **values)
    before = file.read_text()
    rest = {"legal": ["--seat", "1"], "apply": ["--seat", "1", '{"action": "end-moving"}', "--write"]}
    assert _refused(capsys, command, str(file), *rest.get(command, [])).startswith(message)
    assert file.read_text() == before


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000])
def test_what_is_no_file_of_ours_is_refused(text: bytes, capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(text)
    assert _refused(capsys, "show", str(path))


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
    assert _refused(capsys, "apply", str(file), "--seat", "1", action, "--write").startswith(message)
    assert file.read_text() == before


def test_an_illegal_action_is_refused_with_its_section(capsys: Capture, file: Path) -> None:
    assert _refused(capsys, "apply", str(file), "--seat", "0", '{"action": "end-moving"}').endswith("(zoar 2)")


@pytest.mark.parametrize("seat", ["-1", "3", "99"])
def test_a_seat_that_is_not_there_is_refused(seat: str, capsys: Capture, file: Path) -> None:
    assert _refused(capsys, "legal", str(file), f"--seat={seat}") == f"seat: there is no {seat}; this table has 0 to 2"


def test_a_throw_that_is_not_in_the_script_is_named_and_nothing_changes(capsys: Capture, file: Path) -> None:
    _edit(file, state__dice={"seed": "", "count": 0, "script": []})
    _do(capsys, file, 1, action="end-moving")
    while json.loads(file.read_text())["state"]["phase"] != "intervention":
        _do(capsys, file, 1, **_run(capsys, "legal", str(file), "--seat", "1")[-1])
    before = file.read_text()
    refused = _refused(capsys, "apply", str(file), "--seat", "1", '{"action": "roll"}', "--write")
    assert refused == "throw 1 is not in the script of 0"
    assert file.read_text() == before


def test_standard_input_cannot_be_written_to(capsys: Capture, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(file.read_text()))
    refused = _refused(capsys, "apply", "-", "--seat", "1", '{"action": "end-moving"}', "--write")
    assert refused == "--write: standard input cannot be written to"


def test_a_broken_edition_is_refused_by_the_real_program(tmp_path: Path) -> None:
    (tmp_path / "zoar").mkdir()
    (tmp_path / "zoar" / "tiles.toml").write_text("[[tiles]]\nnumber = 77\n")
    program = [sys.executable, "-m", "rules", "new", "zoar"]
    own = {**os.environ, "ELDER_EDITIONS": str(tmp_path)}
    bad = subprocess.run(program, capture_output=True, text=True, check=False, env=own)
    assert (bad.returncode, bad.stdout, bad.stderr.count("\n")) == (2, "", 1)
    assert "tiles.toml: tiles, row 1 (number = 77), " in bad.stderr


def test_as_a_real_program() -> None:
    made = subprocess.run([sys.executable, "-m", "rules", "new", "zoar"], capture_output=True, text=True, check=True)
    arguments = [sys.executable, "-m", "rules", "show", "-"]
    shown = subprocess.run(arguments, input=made.stdout, capture_output=True, text=True, check=True)
    assert json.loads(shown.stdout)["view"]["viewer"] is None
    bad = subprocess.run(arguments, input="{", capture_output=True, text=True, check=False)
    assert (bad.returncode, bad.stdout, bad.stderr.count("\n")) == (2, "", 1)


NARROW = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


@pytest.mark.parametrize("variables", [NARROW, {"PYTHONIOENCODING": "ascii"}])
def test_it_reads_and_prints_utf8_whatever_the_terminal_is_set_to(file: Path, variables: dict[str, str]) -> None:
    arguments = [sys.executable, "-m", "rules", "show", "-", "--locale", "de"]
    own = {**os.environ, **variables}
    shown = subprocess.run(arguments, input=file.read_bytes(), capture_output=True, check=True, env=own)
    assert "Runde 1 · " in json.loads(shown.stdout.decode())["says"][0]
    bad = subprocess.run(arguments, input=b'{"game": "\xff"}', capture_output=True, check=False, env=own)
    assert (bad.returncode, bad.stderr.decode().strip()) == (2, "-: is not UTF-8")


@pytest.mark.parametrize(
    ("ending", "says"),
    [("> /dev/full", "nothing more can be printed: No space left on device"), ("<&-", "-: standard input is closed")],
)
def test_where_nothing_can_be_read_or_printed_it_says_so(file: Path, ending: str, says: str) -> None:
    program = f"{sys.executable} -m rules show {file if 'full' in ending else '-'} {ending}"
    bad = subprocess.run(program, shell=True, capture_output=True, text=True, check=False)
    assert (bad.returncode, bad.stdout, bad.stderr) == (2, "", f"{says}\n")


def test_help_explains_the_file(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as caught:
        referee.main(["--help"])
    assert caught.value.code == 0
    assert "Edit `state` to set up any position" in capsys.readouterr().out
