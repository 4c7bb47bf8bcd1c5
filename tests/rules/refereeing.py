"""A game in a file, and what the referee says about it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules import __main__ as referee

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str) -> list[Any]:
    """The documents that a good command prints."""
    code = referee.main(arguments)
    printed = capsys.readouterr()
    assert (code, printed.err) == (0, "")
    return [json.loads(line) for line in printed.out.splitlines()]


def refused(capsys: Capture, *arguments: str) -> str:
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
    path.write_text(json.dumps(run(capsys, *made)[0]))
    return path


def edit(file: Path, **values: Any) -> None:
    """Change the file by hand: keys of the document, or of its state after `state__`."""
    body = json.loads(file.read_text())
    for key, value in values.items():
        where, name = (body["state"], key.removeprefix("state__")) if key.startswith("state__") else (body, key)
        where[name] = value
        if value is ...:
            del where[name]
    file.write_text(json.dumps(body))


def do(capsys: Capture, file: Path, seat: int, **action: Any) -> list[Any]:
    """This seat does it, and the file is changed; what happened."""
    return run(capsys, "apply", str(file), "--seat", str(seat), json.dumps(action), "--write")
