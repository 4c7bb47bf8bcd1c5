"""What a newcomer reads first."""

from __future__ import annotations

import pytest

from rules.sapiens import GAME
from rules.words import LOCALES, Message, Speaker


@pytest.mark.parametrize("locale", LOCALES)
def test_words_the_introduction_is_at_most_eight_lines(locale: str) -> None:
    lines = Speaker(locale, (GAME.package,)).say(Message("game.intro")).splitlines()
    assert 5 <= len(lines) <= 8
    assert all(line.strip() and line.rstrip()[-1] in ".!" for line in lines)
