"""The recorded playthrough of every game, compared line by line. To write them anew: see tests/rules/playthrough.py."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from rules import games
from tests.rules.playthrough import FOLDER, lines


@pytest.mark.parametrize("key", list(games()))
def test_the_game_goes_as_it_was_recorded(key: str) -> None:
    recorded = (FOLDER / f"{key}.txt").read_text(encoding="utf-8").splitlines()
    for number, (line, expected) in enumerate(zip_longest(lines(games()[key]), recorded), start=1):
        assert line == expected, f"line {number}; written anew with: python -m tests.rules.playthrough"


def test_every_recorded_game_is_still_there() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(games())
