"""A question that is asked of who can do nothing as well: one press lets it pass, or Elder does, and says so."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.panels import ids
from bot.panels.decision import decision_panel
from bot.panels.seating import Seating
from bot.table import Table
from bot.table.timing import Alarm, Answering, People, Ring
from rules.shared_worlds import GAME
from tests.bot.panels.fits import menus, pressable, words_of
from tests.bot.positions import table_at
from tests.rules.shared_worlds.table import side, table

IN_A_MOMENT = "🤫 Elder lets this pass for you in a moment."
HANDS = pytest.mark.parametrize("hand", ["cub", "called_to_council"])
"""With which Ben can do nothing, and with which he can answer."""


def asked(hand: str, said: Answering | None = None) -> Table:
    """Ben is asked in a window; where he has `said` how, Elder has not looked at it yet."""
    red = side(left="oru", center="torv", right="hadra")
    state = table(at="window", red=red, blue=side("stone_mine 1 wood_yard 1", hand=hand))
    shown = table_at(GAME, state)
    if said is None:
        return shown
    alarm = Alarm(datetime(2030, 1, 1, tzinfo=UTC), Ring.ANSWER, 1)
    return replace(shown, people=People(answers={1: {"answer": said}}), alarms=(alarm,))


@HANDS
def test_one_press_passes_whatever_is_held(hand: str) -> None:
    buttons = pressable(decision_panel(Seating(asked(hand), 1, "en")))
    press = ids.read(buttons["Pass"])
    assert press is not None
    assert press.word == "do"
    assert "Pass for this turn" in buttons


@pytest.mark.parametrize(
    ("hand", "said", "told"),
    [
        ("cub", Answering.COULD, True),
        ("called_to_council", Answering.COULD, False),
        ("cub", Answering.TURN, True),
        ("called_to_council", Answering.TURN, True),
        ("cub", Answering.ALWAYS, False),
    ],
)
def test_what_elder_lets_pass_in_a_moment_is_not_asked(hand: str, said: Answering, told: bool) -> None:
    panel = decision_panel(Seating(asked(hand, said), 1, "en"))
    assert (IN_A_MOMENT in words_of(panel)) is told
    assert ("Pass" not in pressable(panel)) is told
    assert len(menus(panel)) == 1, "how to be asked can be said anew"


def test_to_be_asked_after_all_shows_the_question_again() -> None:
    """The pause is not over: its end must tell nothing."""
    shown = asked("cub", Answering.TURN)
    changed = replace(shown, people=People())
    assert changed.hushed == {1}
    assert "Pass" in pressable(decision_panel(Seating(changed, 1, "en")))
