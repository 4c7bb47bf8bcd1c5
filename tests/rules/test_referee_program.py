"""`python -m rules` as a program of its own: its streams, its environment, its help."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rules import __main__ as referee
from tests.rules.refereeing import Capture, file

__all__ = ["file"]


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
