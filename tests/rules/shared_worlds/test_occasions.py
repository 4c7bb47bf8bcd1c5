"""The question of a response window says what there is to answer, by what everybody sees."""

from __future__ import annotations

import pytest

from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Block
from rules.shared_worlds.pieces import Moment, Standing
from rules.shared_worlds.table import SharedWorldsState
from rules.shared_worlds.windows import Window
from rules.words import Speaker
from tests.rules.shared_worlds.table import at, attack, does, side, table, there, unanswered
from tests.rules.shared_worlds.windows import fight


def question(state: SharedWorldsState, locale: str = "en") -> str:
    """What is asked now, in words."""
    return Speaker(locale, (GAME.package,), ["Anna", "Ben"]).say(GAME.awaited(state)[0].ask)


def before_blocks() -> SharedWorldsState:
    """Red attacks from two lanes; blue, who could answer, has a unit to block with."""
    red = side("wood_yard fire_pit", left="combat cub power=2", right="combat gatherer power=1")
    blue = side("stone_mine 1 leather_workshop 1", left="combat spear_bearer power=1", hand="cub oru")
    return table(red=red, blue=blue)


def test_who_begins_a_combat() -> None:
    state = fight()
    assert question(state) == "Anna begins a combat. Do you answer?"
    assert question(state, "de") == "Anna beginnt einen Kampf. Antwortest du?"


def test_who_attacks_whom() -> None:
    state = before_blocks()
    attack(state, "left", "right")
    assert question(state) == "Anna attacks: Cub against Ben and Gatherer against Ben. Do you answer?"


def test_who_stands_before_whom() -> None:
    state = before_blocks()
    attack(state, "left", "right")
    unanswered(state, "ask-block")
    does(state, Block(at(state, "blue", "left"), at(state, "red", "left")))
    while GAME.awaited(state)[0].ask.id != "ask-answer":
        does(state, GAME.legal(state, GAME.awaited(state)[0].seat)[-1])
    asked = "Before the blows fall: Spear Bearer before Cub; Gatherer against Ben, unblocked. Do you answer?"
    assert question(state) == asked


@pytest.mark.parametrize("moment", Moment)
def test_every_window_says_what_it_is_about(moment: Moment) -> None:
    """Also when nothing is left of it: an answer has stopped the attack, or saved the unit."""
    state = table(red=side(left="combat cub"), blue=side(hand="oru", standing=Standing.ALWAYS))
    state.steps.append(Window(moment, 1))
    for locale in ("en", "de"):
        assert "?" in question(state, locale)
        assert "{" not in question(state, locale)


def test_who_is_without_life() -> None:
    state = table(red=side(left="combat cub"), blue=side(hand="oru"))
    there(state, "red", "left").life = 0
    state.steps.append(Window(Moment.SAVE_UNIT, 0))
    assert question(state) == "Without Life: Cub (Anna, left). Do you answer?"
