"""What keeps the playground from starting is said in one plain line. How it is played in: tests/play/test_page.py."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

DAMAGED = ("{{{", "[]", '{"x": "table"}', "\x00")


def refused(*arguments: str) -> str:
    """The last line of a playground that does not start."""
    command = [sys.executable, "-m", "bot.playground", "--port", "0", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    return ended.stderr.splitlines()[-1]


@pytest.mark.parametrize("port", ["-1", "65536", "99999999999999999999", "x"])
def test_a_port_that_is_none(port: str) -> None:
    assert "there is no port" in refused(f"--port={port}")


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be opened (File exists)" in refused("--data", str(tmp_path / "file"))


@pytest.mark.parametrize("text", DAMAGED)
def test_a_damaged_memory_of_threads(tmp_path: Path, text: str) -> None:
    memory = tmp_path / "threads.json"
    memory.write_text(text)
    assert refused("--data", str(tmp_path)).startswith(f"The file {memory} cannot be read")
    assert memory.read_text() == text
