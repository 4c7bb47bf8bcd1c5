"""The same game is the same in every process, to the byte: what is stored by one is compared by another."""

from __future__ import annotations

import os
import subprocess
import sys

from rules import games


def digests(seed: str) -> dict[str, str]:
    """What a process of its own makes of one random game of each game, with Python's sets in another order."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.rules.digests"],
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(line.split() for line in done.stdout.splitlines())


def test_a_game_is_the_same_in_every_process() -> None:
    first = digests("1")
    assert list(first) == list(games())
    assert first == digests("2")
