"""Custom ids are written and read in one place, and never too long."""

from __future__ import annotations

import pytest

from bot.panels import ids
from bot.panels.dispatch import HANDLERS
from bot.panels.ids import Press

BIG = 9_000_000_000_000_000_000


@pytest.mark.parametrize("word", sorted(HANDLERS))
def test_what_is_written_is_read(word: str) -> None:
    assert ids.read(ids.write(7, 12, word, "a_b", 3)) == Press(7, 12, word, ("a_b", "3"))
    assert ids.read(ids.write(BIG, BIG, word)) == Press(BIG, BIG, word)


@pytest.mark.parametrize(
    "foreign", ["", "el:", "el:1:2", "el:1:2:", "x:1:2:turn", "el:1:2:TURN", "el:-1:2:turn", "el:1:2:turn\n"]
)
def test_foreign_ids_are_not_ours(foreign: str) -> None:
    assert ids.read(foreign) is None


def test_what_could_not_be_read_is_not_written() -> None:
    with pytest.raises(ValueError, match="no custom id"):
        ids.write(1, 2, "pick", "x" * 100)
    with pytest.raises(ValueError, match="no custom id"):
        ids.write(1, 2, "two words")
