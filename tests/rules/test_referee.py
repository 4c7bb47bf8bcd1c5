"""`python -m rules`: every subcommand, and what it prints."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from rules import __main__ as referee
from rules import games
from rules.codec import Malformed
from rules.dice import commitment
from rules.referee import led_to, load_position
from tests.rules.refereeing import Capture, do, edit, file, refused, run

__all__ = ["file"]


def test_new_prints_the_file_of_a_new_game(capsys: Capture) -> None:
    (body,) = run(capsys, "new", "zoar", "--seats", "2", "--seed", "s", "--option", "round_limit=9")
    assert (body["game"], body["tribes"], body["seed"], body["log"]) == ("zoar", ["red", "blue"], "s", [])
    assert body["options"]["round_limit"] == 9
    assert body["commitment"] == commitment("s")
    assert body["state"]["dice"]["seed"] == "s"


def test_new_takes_tribes_instead_of_seats_and_makes_a_seed(capsys: Capture) -> None:
    first, second = (run(capsys, "new", "zoar", "--tribes", "green,yellow,red")[0] for _ in range(2))
    assert first["tribes"] == ["green", "yellow", "red"]
    assert first["seed"] != second["seed"]


def test_legal_prints_one_action_a_line_and_none_for_who_is_not_asked(capsys: Capture, file: Path) -> None:
    actions = run(capsys, "legal", str(file), "--seat", "1")
    assert {"action": "end-moving"} in actions
    assert {"action": "move", "unit": {"piece": "leader", "at": "H1"}, "to": "G1"} in actions
    assert run(capsys, "legal", str(file), "--seat", "0") == []


def test_apply_prints_the_next_file_and_leaves_the_old_one_alone(capsys: Capture, file: Path) -> None:
    before = file.read_text()
    action = {"action": "move", "unit": {"piece": "leader", "at": "H1"}, "to": "G1"}
    (body,) = run(capsys, "apply", str(file), "--seat", "1", json.dumps(action))
    assert body["log"] == [[1, action]]
    assert body["state"]["camps"][1]["leader"] == "G1"
    assert file.read_text() == before


def test_apply_can_write_the_file_and_then_prints_the_events(capsys: Capture, file: Path) -> None:
    mode = file.stat().st_mode
    (events,) = do(capsys, file, 1, action="end-moving")
    assert isinstance(events, list)
    assert json.loads(file.read_text())["log"] == [[1, {"action": "end-moving"}]]
    assert file.stat().st_mode == mode
    assert list(file.parent.iterdir()) == [file]


def test_show_prints_a_view_and_its_words(capsys: Capture, file: Path) -> None:
    (shown,) = run(capsys, "show", str(file), "--seat", "2")
    assert shown["view"]["viewer"] == 2
    assert len(shown["says"]) == 2
    assert shown["says"][1].startswith("Seat 1: ")
    (german,) = run(capsys, "show", str(file), "--locale", "de")
    assert german["view"]["viewer"] is None
    assert german["says"] != shown["says"]


def test_show_tells_how_a_game_ended(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "over.json"
    path.write_text(json.dumps(run(capsys, "play", "zoar", "--seed", "s")[0]))
    (shown,) = run(capsys, "show", str(path))
    assert shown["view"]["outcome"]["ranks"]
    assert len(shown["says"]) == 4


@pytest.mark.parametrize(("game", "seats"), [(key, seats) for key, game in games().items() for seats in game.seats])
def test_a_played_game_replays(game: str, seats: int, capsys: Capture, tmp_path: Path) -> None:
    (body,) = run(capsys, "play", game, "--seats", str(seats), "--seed", "s")
    path = tmp_path / "played.json"
    path.write_text(json.dumps(body))
    assert run(capsys, "replay", str(path)) == [{"replayed": game, "actions": len(body["log"]), "over": True}]


def test_a_file_without_state_is_where_its_log_leads(capsys: Capture, file: Path) -> None:
    do(capsys, file, 1, action="end-moving")
    with_state = run(capsys, "show", str(file))
    edit(file, state=...)
    assert run(capsys, "show", str(file)) == with_state


def test_a_position_can_be_set_up_by_hand(capsys: Capture, file: Path) -> None:
    camps = json.loads(file.read_text())["state"]["camps"]
    camps[1] |= {"leader": "D1", "armies": ["D1"]}
    moving = {"step": "moving", "leader": 2, "carrier": False, "rested": ["D1"], "bought": 0}
    edit(file, state__camps=camps, state__steps=[moving])
    units = [action["unit"]["piece"] for action in run(capsys, "legal", str(file), "--seat", "1") if "unit" in action]
    assert {"leader", "army"} == set(units)
    assert "state.camps.1" in refused(capsys, "replay", str(file))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"leader": "D1"}, 'state.camps.1.leader: "D1" in the file, but the log leads to "H1"'),
        ({"leader": ...}, 'state.camps.1.leader: nothing in the file, but the log leads to "H1"'),
        ({"leader": None}, 'state.camps.1.leader: null in the file, but the log leads to "H1"'),
        ({"cub": None}, "state.camps.1.cub: null in the file, but the log leads to nothing"),
        ({"armies": ["D1"]}, 'state.camps.1.armies.0: "D1" in the file, but the log leads to nothing'),
        ({"ä": "b" * 99}, f'state.camps.1.ä: "{"b" * 78}… in the file, but the log leads to nothing'),
    ],
    ids=["another value", "a key too few", "null", "a key too many", "an item too many", "a long value"],
)
def test_the_first_thing_to_which_the_log_does_not_lead_is_named_with_its_path(
    change: dict[str, Any], fault: str, file: Path
) -> None:
    position = load_position(file.read_text())
    written = json.loads(file.read_text())["state"]
    written["camps"][1] = {key: value for key, value in (written["camps"][1] | change).items() if value is not ...}
    with pytest.raises(Malformed) as refusal:
        led_to(position.game, position.state, written)
    assert str(refusal.value) == fault


def test_scripted_dice_fall_as_written(capsys: Capture, file: Path) -> None:
    do(capsys, file, 1, action="end-moving")
    body = json.loads(file.read_text())
    while body["state"]["phase"] != "intervention":
        do(capsys, file, 1, **run(capsys, "legal", str(file), "--seat", "1")[-1])
        body = json.loads(file.read_text())
    (events,) = do(capsys, file, 1, action="roll")
    assert events[0]["what"] == {"id": "did-roll", "params": {"who": {"seat": 1}, "number": 7}}


def test_a_file_can_come_from_standard_input(capsys: Capture, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(file.read_text()))
    assert run(capsys, "replay", "-") == [{"replayed": "zoar", "actions": 0, "over": False}]


def test_fuzz_prints_what_it_saw(capsys: Capture) -> None:
    (seen,) = run(capsys, "fuzz", "zoar", "--games", "2", "--seed", "s", "--thorough", "0")
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
    assert run(capsys, "replay", str(path))[0]["actions"] == 5


def test_bench_counts_actions(capsys: Capture) -> None:
    (figure,) = run(capsys, "bench", "zoar", "--seconds", "0")
    assert figure["bench"] == "zoar"


def test_without_a_game_all_are_fuzzed(capsys: Capture) -> None:
    assert [seen["fuzzed"] for seen in run(capsys, "fuzz", "--games", "1", "--thorough", "0")] == list(games())
